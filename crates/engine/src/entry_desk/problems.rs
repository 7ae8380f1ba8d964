//! Problems at the entry desk: fees, presence and times of arrival that cannot be read, and
//! contestants who are in the draw but not in the room.

use model::problem::problems;

problems! {
    // The entry desk
    warning "fee-odd" "Fee that cannot be read" NoMoney { names: String }:
        "The entry-desk totals leave out amounts that cannot be read: {names}."
        => "Write an amount such as 20 or £7.50, all in one currency, or waived.";

    warning "present-odd" "“Present” is neither yes nor no" PresentUnclear { names: String }:
        "“Present” is neither yes nor no for {names}."
        => "Write yes or no, or leave the cell blank.";

    warning "arrives-odd" "Unclear times of arrival" ArrivesUnclear { names: String }:
        "“Arrives” is neither a round nor a time for {names}."
        => "Write round 3, or a time such as 10:30.";

    warning "entry-arrives-late" "Drawn before arriving" ArrivesLate { round: usize, names: String }:
        "Drawn in round {round}, but arriving later: {names}."
        => "For a player who comes in for round 3, write “drop-in 3” under Status, or the rounds missed under Byes: a player known to be absent is not paired and scores nothing (C.04.2, 2.4 and 3.3). “Arrives” does not affect the draw.";

    warning "entry-not-present" "Drawn but not present" NotPresent { names: String }:
        "Not present, but drawn in round 1: {names}."
        => "If they are here, write yes under Present. If they will not come, write “withdrawn after 0” under Status; if they will come for round 2, write “drop-in 2” there, or 1 under Byes. Until then they stay in the draw.";
}
