//! Problems with prizes.

use crate::problem::problems;

problems! {
    // Prizes
    warning "prize-twice" PrizeTwice { place: u32, group: String, first: String }:
        "Place {place} ({group}) has a prize at {first} already, so no prizes of this event were worked out."
        => "Correct Place, or add the two amounts; with “yes” under Beside others both are paid.";

    warning "prize-rises" PrizeRises { place: u32, group: String }:
        "Place {place} ({group}) gets more than the place before."
        => "Correct the amounts, if that is not meant. Prizes are paid as written.";

    warning "prize-list" PrizeList { lists: String }:
        "The event has several rankings ({lists}) and this prize names none, so no prizes were worked out."
        => "Fill in Section or Direction.";

    warning "prize-currencies" PrizeCurrencies { one: String, other: String }:
        "The prizes are in {one} and in {other}, which cannot be compared; none was worked out."
        => "Write all amounts of an event in one currency.";

    warning "prize-sharing" PrizeSharing { group: String, many: usize, points: String, prizes: usize }:
        let prizes = if prizes == 1 { "a prize".to_string() } else { format!("{prizes} prizes") };
        "{many} contestants with {points} points meet at {prizes} ({group}), and Sharing does not say how they share; they share equally."
        => "Fill in Sharing: average, hort or place.";

    warning "prize-sharing-differs" PrizeSharingDiffers { group: String, first: String }:
        "The prizes of one group ({group}) are shared in two ways, here and at {first}; none of the event was worked out."
        => "Write the same under Sharing on all rows of a group.";

    warning "prize-unknown-players" PrizeUnknown { many: usize, what: &'static str, group: String }:
        let who = if many == 1 { "1 contestant has".to_string() } else { format!("{many} contestants have") };
        "{who} no {what}, so they cannot get the prizes of this group ({group})."
        => "Fill it in on the sheet Entries, if they can.";

    note "prize-unclaimed" PrizeUnclaimed { name: String }:
        "Nobody gets {name}: too few contestants can, or they have a better prize."
        => "No action needed. The total of the prizes counts it as left over.";
}
