//! Problems of the sheets `Groups` and `Prizes`.

use model::problem::{meant, problems};

problems! {
    // Groups
    error "group-bounds" GroupBounds { what: &'static str }:
        "Nobody can be in this group, because {what} end before they begin; the row was left out."
        => "Swap the two bounds, or clear one.";

    error "group-twice" GroupTwice { what: &'static str, name: String, first: String }:
        "The {what} “{name}” is already at {first}, so this row was left out."
        => "Delete one of the two rows, or rename it.";

    error "groups-too-many" TooManyGroups { most: usize }:
        "An event can have at most {most} groups, and there are more here; this row was left out."
        => "Move rows that are not groups to another sheet.";

    warning "group-key" GroupKey { key: String, nearest: Option<&'static str> }:
        let meant = meant(nearest);
        "A group has no key “{key}”, so its value was not used."
        => "{meant}Keys are the columns of the sheet Groups, except Event.";

    // Prizes
    warning "prize-amount" PrizeAmount { text: String }:
        "“{text}” is not an amount of money, so no prizes were worked out for this event."
        => "Write a positive number with at most two decimals, such as 80 or 80 EUR.";

    warning "prize-place" PrizePlace:
        "There is no place 0 to give a prize for, so no prizes were worked out for this event."
        => "Places start at 1 in each group.";

    warning "prize-bounds" PrizeBounds { what: &'static str }:
        "Nobody can get this prize, because {what} end before they begin; no prizes were worked out for this event."
        => "Swap the two bounds, or clear one.";

    warning "prizes-too-many" TooManyPrizes { most: usize }:
        "An event can have at most {most} prizes, and there are more here; none was worked out."
        => "Move rows that are not prizes to another sheet.";

    warning "prize-group" PrizeGroup { name: String, nearest: Option<String> }:
        let meant = meant(nearest.as_deref());
        "The sheet Groups has no group “{name}” for this event, so no prizes were worked out for it."
        => "{meant}Write the name of a group as on that sheet, or the bounds themselves.";
}
