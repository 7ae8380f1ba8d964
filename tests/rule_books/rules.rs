//! Compares palmares with the rule books, row by row.
//!
//! The tables under `tests/rules/<id>/` are either copied from a rule book
//! (`scale_*`, `table_*`, `limits`, `minimum_entries`, and `errata` with the
//! cells that depart from their own rule) or cases of ours, each with its clause
//! and its arithmetic; two large ones come from a script beside them. Expected values never come from running palmares.
//!
//! | file | what it holds |
//! |---|---|
//! | `bases` | how awards explain themselves, and every sum that a basis states |
//! | `scales` | every printed cell, against the library |
//! | `cases` | worked examples and cases through whole runs |
//! | `green` | heats, Green and Gold Points |
//! | `contests` | matches, leagues, sections of differing status through whole runs |
//! | `boards` | scores of contracts and IMPs, against the Laws |
//! | `vps` | victory point scales and average plus, against what is printed |
//! | `certificates` | how many certificates, of which kind, and what stands on them |
//! | `clauses` | every clause of the handbook has its state, and is cited |
//! | `match_length` | the boards of a match, by which its IMPs become victory points |
//! | `knockouts` | knock-outs, round by round |
//! | `conventions` | how boards are scored, by rule set |
//! | `competitions` | stages of one competition, also in several returns |
//! | `ladders` | ladders, by what is typed and by their games |
//! | `quotas` | what an organisation may hold in a year |
//! | `register` | the register of members: certificates, ranks, direct credits |
//! | `drawn` | events drawn by lot, against a second reading of the handbook |
//! | `tie_breaks` | FIDE tie-breaks, against the exercises and the program of its commission |
//! | `laws` | what holds for any event |
//! | `shipped` | the rule files themselves |

mod bases;
mod boards;
mod cases;
mod certificates;
mod clauses;
mod competitions;
mod contests;
mod conventions;
mod drawn;
mod field;
mod green;
mod knockouts;
mod ladders;
mod laws;
mod match_length;
mod quotas;
mod register;
mod scales;
mod shipped;
mod vps;

use crate::support::{self, Row};

/// A table by its folder and name.
fn table(name: &str) -> Vec<Row> {
    let path = support::project().join("tests/rules").join(name).with_extension("csv");
    support::rows(&std::fs::read_to_string(&path).unwrap())
}

/// A table of the handbook of the Welsh Bridge Union.
fn wbu(name: &str) -> Vec<Row> {
    table(&format!("wbu-2003/{name}"))
}
