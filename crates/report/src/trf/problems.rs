//! Problems of an event that becomes a Tournament Report File.

use model::problem::problems;

problems! {
    error "report-record" MissingRecord { record: &'static str, key: &'static str, what: &'static str }:
        "A report for ratings needs {what} (record {record}), and the event has no {key}."
        => "Fill in {key} on the sheet Event. palmares export trf --draft writes the file without it, Rated no says that nobody is rated.";

    /// `rounds` with their verb: `rounds 2 and 3 have`.
    error "report-days" MissingDays { rounds: String }:
        "A report for ratings needs the day of each round (record 132), and {rounds} none."
        => "Fill in Round dates on the sheet Event: the days of all rounds in order, such as 2026-05-02, 2026-05-02, 2026-05-03. palmares export trf --draft writes the file without them.";

    error "report-number" MissingNumber { name: String }:
        "A report for ratings needs the FIDE number of each player, and {name} has none."
        => "Fill in No on the sheet Entries with figures alone. palmares export trf --draft writes the file without it, Rated no says that nobody is rated.";
}
