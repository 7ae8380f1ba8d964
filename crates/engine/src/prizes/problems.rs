//! Problems with prizes: amounts and ways of sharing that contradict each other, prizes without a
//! ranking, and prizes that nobody wins.

use model::problem::{Phrase, problems};

problems! {
    // Prizes
    warning "prize-twice" "Two prizes for one place" PrizeTwice { place: u32, group: String, first: String }:
        "Place {place} ({group}) already has a prize at {first}, so no prizes were worked out for this event."
        => "Correct Place, or put both amounts in one row. To pay both prizes, write yes under Beside others.";

    warning "prize-rises" "Prize larger than the one above" PrizeRises { place: u32, group: String }:
        "Place {place} ({group}) gets more than the place above."
        => "Correct the amounts if that is not intended. Prizes are paid as written.";

    warning "prize-list" "Prize without a ranking" PrizeList { lists: String }:
        "The event has several rankings ({lists}), but this prize does not say which, so no prizes were worked out."
        => "Fill in Section or Direction.";

    warning "prize-currencies" "Prizes in different currencies" PrizeCurrencies { one: String, other: String }:
        "Prizes in {one} and in {other} cannot be compared, so none was worked out."
        => "Use one currency for all amounts of an event.";

    warning "prize-sharing" "Sharing of prizes not stated" PrizeSharing { group: String, many: usize, points: String, prizes: usize }:
        let prizes = if prizes == 1 { "a prize".to_string() } else { format!("{prizes} prizes") };
        "{many} contestants with {points} points share {prizes} ({group}), but Sharing is blank; they share equally."
        => "Fill in Sharing: average, hort or place.";

    warning "prize-sharing-differs" "Prizes of a group shared in two ways" PrizeSharingDiffers { group: String, first: String }:
        "The prizes of one group ({group}) are shared in two ways, here and at {first}, so none was worked out for this event."
        => "Write the same under Sharing on all rows of a group.";

    warning "prize-unknown-players" "Players who may be in line for a prize" PrizeUnknown { many: usize, what: Phrase, group: String }:
        let who = if many == 1 { "1 contestant has".to_string() } else { format!("{many} contestants have") };
        "{who} no {what}, so they cannot win the prizes of this group ({group})."
        => "If they can win them, fill that in on the Entries sheet.";

    warning "prize-unclaimed" "Prize not won" PrizeCategoryOfNobody { name: String, category: String }:
        "Nobody gets {name}: nobody has the category “{category}”."
        => "Type the same word under Category on the Entries sheet for those who can win it. If everybody can, clear the cell here.";

    note "prize-unclaimed" "Prize not won" PrizeUnclaimed { name: String }:
        "Nobody gets {name}: too few contestants qualify, or they have a better prize."
        => "No action needed. It counts as left over in the prize total.";
}
