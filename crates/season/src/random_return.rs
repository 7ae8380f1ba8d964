//! Returns of random tournaments, to try palmares on: the crate `swiss` makes the tournament, the
//! reader of Tournament Report Files lays it out.

use swiss::random::RandomTournamentPlan;

use model::WorkbookCopy;

/// The sheets of a random tournament, with `rules` filled in.
pub fn random_return(wish: &RandomTournamentPlan, rules: Option<&'static str>) -> WorkbookCopy {
    returns::sheets_from_trf(&wish.report(), rules)
}
