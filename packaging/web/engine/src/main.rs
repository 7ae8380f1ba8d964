//! palmares for a page in a browser: a WASI program. It reads a request from `/request.json`, reads
//! and writes files in memory, and prints lines of JSON: how far it is, and at last the answer.

mod adoption;
mod reconciliation;
mod round;
mod season_view;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use palmares::{Progress, Returns, rule_books};
use serde::Deserialize;
use serde_json::{Value, json};

/// The folder of the returns.
const RETURNS: &str = "/in";
/// The folder of the output.
const OUTPUT: &str = "/out";

/// What the page asks for.
#[derive(Deserialize, Debug)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Request {
    /// The rule books, to choose from.
    Rules,
    /// A season: everything under `/in` computed, and written to `/out`.
    Run {
        /// Answers for what returns leave out: `Boards=24`.
        settings: Vec<String>,
    },
    /// The questions of a club's own sheets, and the returns made of them as far as they are answered.
    Adopt(adoption::Request),
    /// A reconciliation of the returns with a register.
    Reconcile(reconciliation::Request),
    /// The drawn round of an event, written into its workbook under `/in`.
    Round(round::Request),
    /// What changes would do to that round; nothing is written.
    Rehearse(round::Request),
}

fn main() -> ExitCode {
    let answer = asked().and_then(answered);
    let (status, line) = match answer {
        Ok(answer) => (ExitCode::SUCCESS, json!({ "answer": answer })),
        Err(why) => (ExitCode::FAILURE, json!({ "refused": why })),
    };
    told(&line);
    status
}

/// The request.
fn asked() -> Result<Request, String> {
    let text = std::fs::read_to_string("/request.json").map_err(|why| why.to_string())?;
    serde_json::from_str(&text).map_err(|why| why.to_string())
}

fn answered(request: Request) -> Result<Value, String> {
    match request {
        Request::Rules => Ok(rules()),
        Request::Run { settings } => run(&settings),
        Request::Adopt(request) => adoption::adopted(&request),
        Request::Reconcile(request) => reconciliation::reconciled(&request),
        Request::Round(request) => round::written(&request),
        Request::Rehearse(request) => round::rehearsed(&request),
    }
}

/// Prints a line for the page. A page that does not listen any more is no fault.
fn told(line: &Value) {
    let _ = writeln!(io::stdout(), "{line}");
}

fn rules() -> Value {
    let book = |book: palmares::RuleBook| json!({ "id": book.id(), "title": book.title(), "body": book.body() });
    rule_books().map(book).collect()
}

fn run(settings: &[String]) -> Result<Value, String> {
    let returns = Returns::under([RETURNS]).with_settings(settings.iter().map(String::as_str))?;
    let written = returns.write_with(Path::new(OUTPUT), &Told::default());
    written.map(|season| season_view::of(&season)).map_err(|why| why.to_string())
}

/// Tells the page how far a run is, at most a hundred times for each of its two halves.
#[derive(Default, Debug)]
struct Told {
    all: AtomicUsize,
    done: AtomicUsize,
}

impl Told {
    fn begin(&self, all: usize) {
        self.all.store(all, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
    }

    fn step(&self, what: &str) {
        let all = self.all.load(Ordering::Relaxed);
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(all.div_ceil(100).max(1)) {
            told(&json!({ "progress": what, "done": done, "of": all }));
        }
    }
}

impl Progress for Told {
    fn begin(&self, returns: usize) {
        Told::begin(self, returns);
    }

    fn doing(&self, _: &str) {}

    fn done(&self) {
        self.step("returns");
    }

    fn gathering(&self) {
        told(&json!({ "progress": "gathering" }));
    }

    fn writing(&self, pages: usize) {
        Told::begin(self, pages);
    }

    fn written(&self) {
        self.step("pages");
    }

    fn publishing(&self) {
        told(&json!({ "progress": "publishing" }));
    }
}
