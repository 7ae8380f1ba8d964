//! Problems at the entry desk.

use model::problem::problems;

problems! {
    // The entry desk
    warning "fee-odd" NoMoney { amount: String }:
        "{amount} is no amount of money, so it was not counted."
        => "Write 0 or more, with two decimals at most.";

    warning "entry-not-present" NotPresent { names: String }:
        "Not present, but drawn in round 1: {names}."
        => "Are they coming? If not, write “withdrawn after 0” or “drop-in 2” under Status, or 1 under Byes; if they are here, yes under Present. Nobody is left out without that.";
}
