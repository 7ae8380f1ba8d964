//! 3.2.6, 3.6.3: which events can be major championships: pairs and teams of 36 boards in all
//! stages, open to all members, unlicensed. An event that claims it and cannot be one keeps its
//! usual status.

use model::Stage;
use model::form::Key;
use model::problem::{Phrase, phrase};

use super::award_case::AwardCase;

/// Why an event cannot be a major championship, with the clause. Boards of all stages count.
pub(super) fn reason_against_major(case: &AwardCase<'_>) -> Option<(Phrase, &'static str)> {
    let (event, major) = (case.event, &case.handbook.major);
    if event.answers.get(Key::Licence).is_some() {
        return Some((phrase!("a licensed event is never a championship"), &major.licensed_clause));
    }
    let ladder = case.facts.is_ladder() || case.competition.ladder_of_final(case.facts).is_some();
    let why = if ladder {
        return Some((phrase!("a ladder cannot be one"), &major.ladder_clause));
    } else if !is_long_enough(case) {
        phrase!("it has fewer than 36 boards")
    } else if !major.kinds.contains(&event.contestant_kind()) {
        phrase!("only pairs and teams events can be nominated")
    } else if event
        .answer_text(Key::Category)
        .is_some_and(|category| !major.categories.iter().any(|open| open == category))
    {
        phrase!("it is not open to all members")
    } else if event.answer_whole_number(Key::Divisions).is_some_and(|divisions| divisions > 1) {
        phrase!("members outside the first division cannot win it")
    } else {
        return None;
    };
    Some((why, &major.clause))
}

/// Whether all stages together have the boards of a major championship. Unknown stages count
/// in its favour.
fn is_long_enough(case: &AwardCase<'_>) -> bool {
    let (own, least) = (case.facts, case.handbook.major.least_boards);
    let knock_out = own.is_knockout();
    let before: u32 =
        case.competition.stages_before(own).filter_map(|stage| stage.size.boards).sum();
    let after: u32 =
        case.competition.stages_after(own).filter_map(|stage| stage.size.boards).max().unwrap_or(0);
    let unknown = own.stage != Stage::Single && before + after == 0;
    unknown || knock_out || own.size.boards.is_none_or(|boards| before + boards + after >= least)
}
