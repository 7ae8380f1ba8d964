//! Problems of the Galway Congress.

use crate::problem::problems;

problems! {
    warning "sections-unknown" SectionsUnknown { clause: String }:
        "No titles: it is not known who is in which section ({clause}), since the event holds no rounds and no column Section."
        => "Fill in Section on the sheet Entries, or send the event with Format swiss and its matches.";
}
