//! Problems with groups of contestants: groups without members, and contestants of whom the return
//! does not say whether they belong to one.

use model::problem::{Phrase, problems};

problems! {
    // Groups
    warning "group-unknown-players" "Players who may belong to a group" GroupUnknown { many: usize, what: Phrase, group: String }:
        let who = if many == 1 { "1 contestant has".to_string() } else { format!("{many} contestants have") };
        "{who} no {what}, so they are not ranked in this group ({group})."
        => "If they belong to it, fill that in on the Entries sheet; ranks are on the Members sheet or in the member list.";

    note "group-empty" "Group without members" GroupEmpty { group: String }:
        "Nobody is in this group ({group})."
        => "No action needed if that is right; otherwise compare its limits with the Entries sheet.";
}
