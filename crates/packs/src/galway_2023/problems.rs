//! Problems of the Galway Congress: there is one of its own; the engine raises those of the draw.

use model::problem::problems;

problems! {
    warning "sections-unknown" "Sections of the players missing" SectionsUnknown { clause: String }:
        "No titles: the players' sections are unknown ({clause}), because the event has neither rounds nor a Section column."
        => "Fill in Section on the Entries sheet, or use Format swiss and include the matches.";
}
