//! Problems of the Galway Congress.

use model::problem::problems;

problems! {
    warning "sections-unknown" SectionsUnknown { clause: String }:
        "No titles: the players' sections are unknown ({clause}), because the event has neither rounds nor a column Section."
        => "Fill in Section on the sheet Entries, or use Format swiss and include the matches.";
}
