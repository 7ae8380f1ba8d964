//! A reconciliation of the returns with a register.

use std::path::{Path, PathBuf};

use palmares::Severity;
use register::ledger_chain::LedgerOverride;
use register::reconcile::AcceptanceThreshold;
use report::{Publication, Site};
use season::reconcile::{
    ReconcileError, ReconcileInputs, ReconciledRegister, reconcile_register as read_and_reconciled,
};
use season::{NoProgress, RunOutput};
use serde::Deserialize;
use serde_json::{Value, json};

use model::problem::RenderedProblem;

/// The folder of the new register and the decisions.
const OUTPUT: &str = "/reconciled";

/// What the page asks for.
#[derive(Deserialize, Debug)]
pub(super) struct Request {
    settings: Vec<String>,
    /// The register, below `/register`.
    register: String,
    /// A workbook of decisions, below `/register`.
    decisions: Option<String>,
    /// The day; by default the last day of the season.
    as_of: Option<String>,
    /// Whether nothing was ever credited to this register.
    first: bool,
}

/// Reconciles, and writes everything to `/reconciled`.
pub(super) fn reconciled(request: &Request) -> Result<Value, String> {
    let day = request.as_of.as_deref().filter(|day| !day.is_empty());
    let as_of =
        day.map(|day| day.parse().map_err(|_| format!("{day} is no date such as 2026-04-01")));
    let below = |name: &String| Path::new("/register").join(name);
    let inputs = ReconcileInputs {
        register: below(&request.register),
        inputs: vec![PathBuf::from(super::RETURNS)],
        settings: season::command_line_settings(request.settings.iter().map(String::as_str))?,
        as_of: as_of.transpose()?,
        decisions: request.decisions.as_ref().map(below),
        ledger: None,
        trust: if request.first { LedgerOverride::First } else { LedgerOverride::Sealed },
        accept: AcceptanceThreshold::Exact,
        duplicates: false,
        out: Some(PathBuf::from(OUTPUT)),
    };
    let publication =
        Publication::begin_reconciling(Path::new(OUTPUT)).map_err(|why| why.to_string())?;
    let site = Site::new(None).map_err(|why| why.to_string())?;
    let mut done = read_and_reconciled(&inputs, &NoProgress).map_err(refused)?;
    season::write_reconciliation(&mut done, false, RunOutput::new(publication, &site))
        .map_err(|why| why.to_string())?;
    Ok(view(&done))
}

fn view(done: &ReconciledRegister) -> Value {
    let reconciliation = &done.reconciliation;
    let open = reconciliation.cases.iter().filter(|case| case.decided.is_none());
    json!({
        "members": reconciliation.members.len(),
        "awards": reconciliation.claims.awards.len(),
        "promotions": reconciliation.promotions.len(),
        "to_decide": open.count(),
        "problems": done.problems.iter().map(problem).collect::<Vec<_>>(),
    })
}

fn problem((path, told): &(String, RenderedProblem)) -> Value {
    json!({
        "path": path,
        "severity": told.severity.id(),
        "code": told.code,
        "sheet": told.sheet,
        "cell": told.cell,
        "message": told.message,
        "hint": told.hint,
    })
}

/// Why nothing was reconciled, with the errors that are behind it.
fn refused(failure: ReconcileError) -> String {
    let with = |why: &str, problems: &[(String, RenderedProblem)]| {
        let errors = problems.iter().filter(|(_, told)| told.severity == Severity::Error);
        let lines = errors.map(|(path, told)| {
            format!("{path} {} {}: {} {}", told.sheet, told.cell, told.message, told.hint)
        });
        std::iter::once(why.to_string()).chain(lines).collect::<Vec<_>>().join("\n")
    };
    match failure {
        ReconcileError::Register(problems) => with("The register cannot be used.", &problems),
        ReconcileError::NoDay { problems, .. } => {
            with("No event has a date: give the day of reconciliation.", &problems)
        }
        ReconcileError::NothingFound => "There is no return.".to_string(),
        ReconcileError::Season(why) => why.to_string(),
        ReconcileError::Run(path, why) | ReconcileError::Amendment(path, why) => {
            format!("{}: {why}", path.display())
        }
        ReconcileError::Overwrites(path, _) => {
            format!("{} has points that the register lacks.", path.display())
        }
        ReconcileError::LosesDecisions(path, _) => {
            format!("{} has decisions that the register lacks.", path.display())
        }
    }
}
