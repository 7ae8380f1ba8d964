//! `name => value` in the arguments of `returns`, which the planner of DataFusion takes by position
//! alone.

use std::ops::ControlFlow;

use datafusion::common::plan_err;
use datafusion::error::{DataFusionError, Result};
use datafusion::sql::parser::{CopyToSource, Statement};
use datafusion::sql::sqlparser::ast::{
    Expr, FunctionArg, FunctionArgExpr, TableFactor, Value, VisitMut, VisitorMut,
};

use crate::table::ARGUMENTS;

/// Puts the arguments of `returns` in a statement into their order.
///
/// # Errors
///
/// If an argument has no name that is known, or is given twice.
pub fn in_order(statement: &mut Statement) -> Result<()> {
    let found = match statement {
        Statement::Statement(own) => own.visit(&mut Orders),
        Statement::CopyTo(copy) => match &mut copy.source {
            CopyToSource::Query(query) => query.visit(&mut Orders),
            CopyToSource::Relation(_) => ControlFlow::Continue(()),
        },
        Statement::Explain(explain) => return in_order(&mut explain.statement),
        _ => ControlFlow::Continue(()),
    };
    match found {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(why) => Err(why),
    }
}

struct Orders;

impl VisitorMut for Orders {
    type Break = DataFusionError;

    fn pre_visit_table_factor(&mut self, table: &mut TableFactor) -> ControlFlow<Self::Break> {
        let TableFactor::Table { name, args: Some(args), .. } = table else {
            return ControlFlow::Continue(());
        };
        if !name.to_string().eq_ignore_ascii_case("returns") {
            return ControlFlow::Continue(());
        }
        match ordered(&args.args) {
            Ok(ordered) => {
                args.args = ordered;
                ControlFlow::Continue(())
            }
            Err(why) => ControlFlow::Break(why),
        }
    }
}

fn ordered(args: &[FunctionArg]) -> Result<Vec<FunctionArg>> {
    let mut ordered: [Option<FunctionArgExpr>; ARGUMENTS.len()] = Default::default();
    for (nth, arg) in args.iter().enumerate() {
        let (at, value) = match arg {
            FunctionArg::Named { name, arg, .. } => {
                let name = name.value.to_ascii_lowercase();
                (ARGUMENTS.iter().position(|own| *own == name), arg)
            }
            FunctionArg::Unnamed(arg) => (Some(nth), arg),
            FunctionArg::ExprNamed { arg, .. } => (None, arg),
        };
        let Some(place) = at.and_then(|at| ordered.get_mut(at)) else {
            return plan_err!("returns takes {}, not {arg}", ARGUMENTS.join(", "));
        };
        if place.replace(value.clone()).is_some() {
            return plan_err!("{arg} is given twice to returns");
        }
    }
    let nothing = || FunctionArgExpr::Expr(Expr::Value(Value::Null.into()));
    Ok(ordered.into_iter().map(|arg| FunctionArg::Unnamed(arg.unwrap_or_else(nothing))).collect())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use datafusion::sql::parser::DFParser;

    fn ordered_in(sql: &str) -> Result<String> {
        let mut statement = DFParser::parse_sql(sql).unwrap().pop_front().unwrap();
        in_order(&mut statement).map(|()| statement.to_string())
    }

    #[test]
    fn arguments_go_by_name_or_by_place() {
        for (given, expected) in [
            ("'d', parts => 4", "'d', 4, NULL, NULL"),
            ("'d', 4", "'d', 4, NULL, NULL"),
            ("rows => 'events', parts => 4, returns => 'd'", "'d', 4, NULL, 'events'"),
            ("'d', OUT => 'o', parts => 4", "'d', 4, 'o', NULL"),
        ] {
            let of = |args: &str| format!("SELECT * FROM returns({args})");
            assert_eq!(ordered_in(&of(given)).unwrap(), of(expected));
            let copy = format!("COPY ({}) TO 'x.csv'", of(given));
            assert!(ordered_in(&copy).unwrap().contains(expected));
        }
        for wrong in ["'d', part => 4", "'d', 4, parts => 4", "1, 2, 3, 4, 5"] {
            assert!(ordered_in(&format!("SELECT * FROM returns({wrong})")).is_err(), "{wrong}");
        }
        let others = "SELECT * FROM series(1, x => 2)";
        assert_eq!(ordered_in(others).unwrap(), others);
    }
}
