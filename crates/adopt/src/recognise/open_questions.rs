//! What cannot be known from a kind of sheet and is asked.

use super::facts::FoundFacts;
use super::{EventFact, FactKind, SheetKind, Sureness};

/// Completes what was told by what has to be asked, in the order in which it is asked.
pub(super) fn add_open_questions(
    kind: SheetKind,
    game: Option<&'static str>,
    told: FoundFacts,
    knows: &FactsToldByTables,
) -> Vec<EventFact> {
    let mut facts = told.facts;
    let mut questions: Vec<FactKind> =
        vec![FactKind::Title, FactKind::Date, FactKind::Organiser, FactKind::Rules];
    match game {
        Some(game) => facts.push(EventFact {
            kind: FactKind::Game,
            value: Some(game.to_string()),
            at: None,
            sure: Sureness::Certain,
            answered: false,
            evidence: "the headings, the cells or a line above name the game".to_string(),
        }),
        None => questions.push(FactKind::Game),
    }
    questions.extend(of_kind(kind, game));
    questions.retain(|question| {
        !(knows.dates && *question == FactKind::Date
            || knows.rounds && *question == FactKind::Round)
    });
    for kind in questions {
        if !facts.iter().any(|fact| fact.kind == kind) {
            facts.push(EventFact {
                evidence: "not given on the sheet".to_string(),
                ..EventFact::unanswered(kind)
            });
        }
    }
    facts
}

/// What the tables tell that would be asked otherwise.
#[derive(Default)]
pub(super) struct FactsToldByTables {
    /// Each match or game has its day, with the year.
    pub(super) dates: bool,
    /// Each game has its round.
    pub(super) rounds: bool,
}

/// What a kind of sheet leaves open beside its title, day, organiser and rules.
fn of_kind(kind: SheetKind, game: Option<&str>) -> Vec<FactKind> {
    use SheetKind::{
        CentreCounts, DiplomacyScores, Entries, GameResults, Ladder, LeagueTable, Matches,
        Pairings, PairsResults, PrizeList, Register, SwissRanking, TeamsMatches, TeamsMatrix,
        TeamsResults, Travellers,
    };
    let bridge = game == Some("bridge");
    let is = |kinds: &[SheetKind]| kinds.contains(&kind);
    let format = is(&[Entries, Matches, GameResults, PrizeList, Register])
        || game.is_none() && is(&[LeagueTable, TeamsMatches, Ladder]);
    let scoring = bridge && is(&[Entries]) || is(&[DiplomacyScores, Ladder]);
    let boards = is(&[LeagueTable, TeamsMatches, DiplomacyScores, TeamsMatrix, TeamsResults]);
    let open = [
        (FactKind::Format, format),
        (FactKind::Boards, bridge || boards),
        (FactKind::Movement, bridge && is(&[PairsResults, Travellers])),
        (FactKind::Status, bridge),
        (FactKind::Scoring, scoring),
        (FactKind::Scale, bridge && is(&[TeamsMatrix, TeamsMatches, TeamsResults])),
        (FactKind::Ending, is(&[CentreCounts])),
        (FactKind::ResultsCounted, is(&[Ladder])),
        (FactKind::Rounds, !bridge && is(&[Entries, SwissRanking, Pairings, PrizeList])),
        (FactKind::Round, is(&[Pairings])),
    ];
    open.into_iter().filter(|(_, open)| *open).map(|(fact, _)| fact).collect()
}
