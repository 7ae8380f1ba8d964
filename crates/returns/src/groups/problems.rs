//! Problems of the sheets `Groups` and `Prizes`: limits that nobody can meet, strata out of order,
//! amounts that are no money, and columns that might have limited a group and were not read.

use model::problem::{Phrase, SentenceValue, did_you_mean_text, problems};

problems! {
    // Groups
    error "group-bounds" "Limits of a group swapped" GroupBounds { what: Phrase }:
        "Nobody can be in this group, because the limits for {what} are the wrong way round; the row was left out."
        => "Swap the two limits, or clear one.";

    error "rating-bound" "Limit that is not a rating" RatingBound { text: String, column: &'static str }:
        "{text} is not a rating, so “{column}” has no effect; the row was left out."
        => "Type a whole number of 0 or more, or clear the cell.";

    error "group-twice" "Group listed twice" GroupTwice { what: Phrase, name: String, first: String }:
        "The {what} “{name}” is already listed at {first}, so this row was left out."
        => "Delete one of the two rows, or rename it.";

    error "stratum-label" "Stratum label not usable" StratumLabel { label: String }:
        "“{label}” cannot be a stratum: all strata have single letters, or all have whole numbers."
        => "Write B, C … or 2, 3 … under Stratum, the lowest last. A name such as Silver belongs under Group.";

    error "stratum-unbounded" "Stratum without limits" StratumUnbounded { label: String }:
        "Stratum {label} has no limits, so everybody would be in it, and in every stratum above it."
        => "Fill in a limit for it, such as Masterpoints to.";

    error "stratum-order" "Strata out of order" StratumOrder { label: String, higher: String }:
        "Stratum {label} is below stratum {higher}, but its limits let in contestants as strong as those of {higher}, or stronger."
        => "The last letter or number is the lowest stratum: swap the two labels, or correct the limits.";

    warning "groups-unread" "Sheet without groups" GroupsUnread:
        "This sheet looks like some other list, not a list of groups of contestants, so no groups were read from it."
        => "No action needed if that is right; otherwise head one column Group and the others Category, Rating to, Masterpoints to and so on, and keep players off this sheet.";

    warning "group-column" "Groups: unknown column" GroupColumnUnread { name: String }:
        "The column {name} does not belong on the Groups sheet, so it was not read and has no effect on any group."
        => "Correct the heading (palmares new lists them), or delete the column.";

    error "stratum-column" "Strata: unknown column" StratumColumn { name: String }:
        "The column {name} does not belong on the Groups sheet, so it was not read; it may say who is in a stratum."
        => "Correct the heading (palmares new lists them), or delete the column.";

    error "groups-too-many" "Too many groups" TooManyGroups { most: usize }:
        "An event can have at most {most} groups, and there are more here; this row was left out."
        => "Move rows that are not groups to another sheet.";

    error "group-key" "Group by an unknown column" GroupKey { key: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "There is no column “{key}” for a group, so this group was left out."
        => "{meant}Use the column headings of the Groups sheet, except Event.";

    // Prizes
    warning "prize-amount" "Amount of a prize" PrizeAmount { text: String }:
        "“{text}” is not an amount of money, so no prizes were worked out for this event."
        => "Write a positive number with at most two decimals, such as 80 or 80 EUR.";

    warning "prize-amount" "Amount of a prize" PrizeCurrencyContradicts { text: String, currency: String }:
        "“{text}” is not in {currency}, which stands under Currency, so no prizes were worked out for this event."
        => "Write the same currency in both cells, or in one only.";

    warning "prize-place" "Prize for place 0" PrizePlace:
        "There cannot be a prize for place 0, so no prizes were worked out for this event."
        => "Places start at 1 in each group.";

    warning "prize-bounds" "Limits of a prize swapped" PrizeBounds { what: Phrase }:
        "Nobody can get this prize, because the limits for {what} are the wrong way round; no prizes were worked out for this event."
        => "Swap the two limits, or clear one.";

    warning "prize-column" "Prizes: unknown column" PrizeColumnUnread { name: String }:
        "The column “{name}” may say who can win a prize, but does not belong on the Prizes sheet, so no prizes were worked out."
        => "Write the heading as in a blank return: Rating from, Rating to, Born from, Born to, Masterpoints from or Masterpoints to, both limits included.";

    warning "prizes-too-many" "Too many prizes" TooManyPrizes { most: usize }:
        "An event can have at most {most} prizes, and there are more here; none was worked out."
        => "Move rows that are not prizes to another sheet.";

    warning "prize-group" "Prize for an unknown group" PrizeGroup { name: String, nearest: Option<String>, place: SentenceValue }:
        let meant = did_you_mean_text(nearest.as_deref());
        "There is no group “{name}” in {place} for this event, and no entry has that category, so no prizes were worked out for it."
        => "{meant}Write the name of a group as it is there, or fill in the limits here.";
}
