//! What cannot be known from a kind of sheet and is asked.

use super::facts::Told;
use super::{Fact, FactKind, SheetKind, Sureness};

/// Completes what was told by what has to be asked, in the order in which it is asked.
pub(super) fn asked(
    kind: SheetKind,
    game: Option<&'static str>,
    told: Told,
    knows: &Knows,
) -> Vec<Fact> {
    let mut facts = told.facts;
    let mut questions: Vec<FactKind> =
        vec![FactKind::Title, FactKind::Date, FactKind::Organiser, FactKind::Rules];
    match game {
        Some(game) => facts.push(Fact {
            kind: FactKind::Game,
            value: Some(game.to_string()),
            at: None,
            sure: Sureness::Certain,
            evidence: "headings, cells or a line above tell the game".to_string(),
        }),
        None => questions.push(FactKind::Game),
    }
    let bridge = game == Some("bridge");
    let untold =
        matches!(
            kind,
            SheetKind::Entries
                | SheetKind::Matches
                | SheetKind::GameResults
                | SheetKind::PrizeList
                | SheetKind::Register
        ) || matches!(kind, SheetKind::LeagueTable | SheetKind::TeamsMatches | SheetKind::Ladder)
            && game.is_none();
    if untold {
        questions.push(FactKind::Format);
    }
    if bridge {
        questions.extend([FactKind::Boards, FactKind::Movement, FactKind::Status]);
    }
    if bridge && kind == SheetKind::Entries
        || matches!(kind, SheetKind::DiplomacyScores | SheetKind::Ladder)
    {
        questions.push(FactKind::Scoring);
    }
    if matches!(
        kind,
        SheetKind::LeagueTable
            | SheetKind::TeamsMatches
            | SheetKind::DiplomacyScores
            | SheetKind::TeamsMatrix
            | SheetKind::TeamsResults
    ) && !bridge
    {
        questions.push(FactKind::Boards);
    }
    if bridge
        && matches!(
            kind,
            SheetKind::TeamsMatrix | SheetKind::TeamsMatches | SheetKind::TeamsResults
        )
    {
        questions.push(FactKind::Scale);
    }
    if kind == SheetKind::CentreCounts {
        questions.push(FactKind::Ending);
    }
    if kind == SheetKind::Ladder {
        questions.push(FactKind::ResultsCounted);
    }
    let rounds = matches!(
        kind,
        SheetKind::Entries | SheetKind::SwissRanking | SheetKind::Pairings | SheetKind::PrizeList
    );
    if rounds && !bridge {
        questions.push(FactKind::Rounds);
    }
    if kind == SheetKind::Pairings {
        questions.push(FactKind::Round);
    }
    questions.retain(|question| !(knows.dates && *question == FactKind::Date));
    for kind in questions {
        if !facts.iter().any(|fact| fact.kind == kind) {
            facts.push(Fact {
                kind,
                value: None,
                at: None,
                sure: Sureness::Asked,
                evidence: "the sheet does not say it".to_string(),
            });
        }
    }
    facts
}

/// What the tables tell that would be asked otherwise.
#[derive(Default)]
pub(super) struct Knows {
    /// Each match or game has its day, with the year.
    pub(super) dates: bool,
}
