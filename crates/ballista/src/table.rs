//! The table function `returns`, whose partitions are the parts of a season.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use datafusion::arrow::array::{Int64Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::memory::MemorySourceConfig;
use datafusion::catalog::{Session, TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::plan_err;
use datafusion::error::{DataFusionError, Result};
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::scalar::ScalarValue;
use season::parts::PartPlan;
use season::{NoProgress, SeasonOptions};
use serde::{Deserialize, Serialize};

use crate::part::Work;
use crate::rows::Rows;
use crate::scan::PartsExec;

/// `returns('DIR', parts => N, out => 'DIR', rows => 'awards')`, or the same in this order: the rows
/// of a season, computed in N parts.
///
/// When a statement is planned, so are the parts; the plan is written into the folder `out`, which
/// all executors must see, as they must see the returns.
#[derive(Debug)]
pub struct ReturnsFunction {
    /// The folder if none is given.
    pub out: Option<PathBuf>,
}

/// The names of the arguments, in their order.
pub const ARGUMENTS: [&str; 4] = ["returns", "parts", "out", "rows"];

impl TableFunctionImpl for ReturnsFunction {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let given = |at: usize| args.exprs().get(at).map_or(Ok(None), |expr| literal(at, expr));
        let text = |at| -> Result<Option<String>> {
            match given(at)? {
                None => Ok(None),
                Some(ScalarValue::Utf8(text) | ScalarValue::Utf8View(text)) => Ok(text),
                Some(other) => plan_err!("{} is a text, not {other}", ARGUMENTS[at]),
            }
        };
        let parts = match given(1)? {
            Some(ScalarValue::Int64(Some(parts))) => {
                u32::try_from(parts).ok().and_then(NonZeroU32::new)
            }
            _ => None,
        };
        if args.exprs().len() > ARGUMENTS.len() {
            return plan_err!("returns takes {}", ARGUMENTS.join(", "));
        }
        let (Some(returns), Some(parts)) = (text(0)?, parts) else {
            return plan_err!(
                "returns needs a folder and a number of parts: returns('DIR', parts => 8)"
            );
        };
        let Some(out) = text(2)?.map(PathBuf::from).or_else(|| self.out.clone()) else {
            return plan_err!("returns needs a folder to write the parts to: out => 'DIR'");
        };
        let rows = text(3)?.map_or(Ok(Rows::Awards), |name| name.parse());
        let rows = rows.map_err(DataFusionError::Plan)?;
        Ok(Arc::new(ReturnsTable::plan(Path::new(&returns), parts, &out, rows)?))
    }
}

/// An argument.
fn literal(at: usize, expr: &Expr) -> Result<Option<ScalarValue>> {
    match expr {
        Expr::Literal(value, _) => Ok((!value.is_null()).then(|| value.clone())),
        other => plan_err!("{} is a literal, not {other}", ARGUMENTS[at]),
    }
}

/// The rows of a season in parts.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ReturnsTable {
    work: Work,
    parts: NonZeroU32,
}

impl ReturnsTable {
    /// Plans the parts of a season, and writes the plan.
    fn plan(returns: &Path, parts: NonZeroU32, out: &Path, rows: Rows) -> Result<ReturnsTable> {
        // Executors run in other folders.
        let returns = returns
            .canonicalize()
            .map_err(|why| DataFusionError::Plan(format!("{}: {why}", returns.display())))?;
        let work = Work::in_folder(out, rows)?;
        let options = SeasonOptions { inputs: vec![returns], ..SeasonOptions::default() };
        let (found, _) = season::find_returns(&options.inputs, Some(out), &options.settings);
        let (plan, _) = PartPlan::new(&options, found, parts, &NoProgress);
        let file = work.plan();
        if file.exists()
            && let Err(why) = PartPlan::read(&file)
        {
            return plan_err!("{why}; it was not overwritten");
        }
        // Executors of a query before read the plan while it changes.
        let mut beside = tempfile::NamedTempFile::new_in(out)?;
        plan.write(&mut beside)?;
        beside.persist(&file).map_err(|why| why.error)?;
        Ok(ReturnsTable { work, parts })
    }
}

#[async_trait::async_trait]
impl TableProvider for ReturnsTable {
    fn schema(&self) -> SchemaRef {
        self.work.rows.schema()
    }

    fn table_type(&self) -> TableType {
        TableType::Base
    }

    async fn scan(
        &self,
        _: &dyn Session,
        projection: Option<&Vec<usize>>,
        _: &[Expr],
        _: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        // Ballista gives each task some partitions of the leaves that it knows. So the leaf is a
        // table in memory whose partitions have the number of a part each, and the node above it
        // computes the parts whose numbers it reads.
        let schema = Arc::new(Schema::new(vec![Field::new("part", DataType::Int64, false)]));
        let numbers = (1..=self.parts.get()).map(|part| {
            let number = Arc::new(Int64Array::from(vec![i64::from(part)]));
            Ok(vec![RecordBatch::try_new(schema.clone(), vec![number])?])
        });
        let numbers = numbers.collect::<Result<Vec<_>>>()?;
        let numbers = MemorySourceConfig::try_new_exec(&numbers, schema, None)?;
        Ok(Arc::new(PartsExec::new(self.work.clone(), projection.cloned(), numbers)?))
    }
}
