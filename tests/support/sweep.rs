//! Sweeps: laws that hold for every case, tried with many made-up ones. A plain `cargo test` tries a
//! few, to be quick. `PALMARES_SWEEPS=full cargo test` tries all, as `.ci/run sweeps` does, and
//! `PALMARES_SWEEPS=1000..9000` the cases of other seeds; `… cargo test NAME -- --nocapture` prints what
//! was counted.

use std::ops::Range;

/// What the environment asks for.
fn asked() -> Option<String> {
    std::env::var("PALMARES_SWEEPS").ok()
}

/// The seeds to try: a few, all, or those that were asked for.
pub fn seeds(few: Range<u64>, all: Range<u64>) -> Range<u64> {
    match asked().as_deref() {
        None => few,
        Some("full") => all,
        Some(asked) => {
            let (first, end) = asked.split_once("..").expect("PALMARES_SWEEPS is full or 1..100");
            first.parse().unwrap()..end.parse().unwrap()
        }
    }
}

/// The step through a list of cases: each, or one in `many` of a quick run.
pub fn step(many: usize) -> usize {
    if asked().is_some() { 1 } else { many }
}
