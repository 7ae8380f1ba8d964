//! What is told of the event, and what is left open, as the sheet `Event`.

use super::super::recognise::{EventContestantKind, contestants_of_title};
use super::super::recognised::{EventFact, FactKind, RecognisedWorkbook, SheetKind, Sureness};
use super::super::return_sheets::{CellContent, parse_plain_number};
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::roster::ContestantKind;
use super::view::first_whole_number;
use model::form::Key;
use model::{Format, Movement, Scoring, serial_from_day, typed_dates};

/// The key of the form that a fact answers; none for one that other sheets tell.
pub fn event_key_for_fact(fact: FactKind, ladder: bool) -> Option<Key> {
    Some(match fact {
        FactKind::Title => Key::Title,
        FactKind::Date => Key::Date,
        FactKind::Organiser => Key::Organiser,
        FactKind::Place => Key::Venue,
        FactKind::Rounds => Key::Rounds,
        FactKind::Boards => Key::Boards,
        FactKind::ResultsCounted if ladder => Key::ResultsCounted,
        FactKind::ResultsCounted => Key::BestOf,
        FactKind::Rules => Key::Rules,
        FactKind::Format => Key::Format,
        FactKind::Scoring => Key::Scoring,
        FactKind::Status => Key::Status,
        FactKind::Movement => Key::Movement,
        FactKind::Scale => Key::VpScale,
        FactKind::Round | FactKind::Game | FactKind::Ending => return None,
    })
}

/// What the tables say of the event.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventShapeFromTables {
    /// What contestants are.
    pub sort: ContestantKind,
    /// Whether its matches are of stages of a knock-out.
    pub stages: bool,
    /// What the scores are, where their column says so.
    pub scoring: Option<Scoring>,
    /// Whether there are two ranking lists, one for each direction.
    pub two_winners: bool,
    /// Whether each section has a ranking of its own.
    pub sections_apart: bool,
}

/// Fills the sheet `Event`.
pub(super) fn fill_event_sheet(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    shape: EventShapeFromTables,
) {
    for fact in &found.facts {
        if let Some(key) = event_key_for_fact(fact.kind, found.kind == SheetKind::Ladder) {
            let answer = match key {
                Key::Format => system(draft, found, fact, shape.sort),
                Key::Scoring => scoring(fact, shape),
                _ => answer(key, fact),
            };
            // What the totals of a ladder prove stands already.
            if draft.event.iter().any(|put| put.is_same_column(&answer)) {
                continue;
            }
            draft.event.push(answer);
        }
    }
    let told = |draft: &ReturnDraft, key| {
        draft
            .event
            .iter()
            .any(|put| put.is_same_column(&DraftCell::new(key, CellContent::Blank, None)))
    };
    if !told(draft, Key::Rules) {
        let words = "Rule book: not given on the sheet.";
        draft.event.push(
            DraftCell::new(Key::Rules, CellContent::Blank, None)
                .with_remark(Some(CellRemark::unresolved(words))),
        );
    }
    if !told(draft, Key::Format) {
        draft.event.push(format(found, shape));
    }
    let scoring = shape.scoring.map(|scoring| titled(found, scoring));
    if let Some(scoring) = scoring.filter(|_| !told(draft, Key::Scoring)) {
        draft.event.push(DraftCell::new(Key::Scoring, CellContent::text(scoring.word()), None));
    }
    if shape.two_winners {
        let words = "The sheet ranks North-South and East-West separately.";
        let two = DraftCell::new(Key::Winners, CellContent::Number(2.0), None);
        draft.event.push(two.with_remark(Some(CellRemark::likely(words))));
    }
    if shape.sections_apart {
        let words = "Each section on the sheet has its own places.";
        let no = DraftCell::new(Key::ScoredAcross, CellContent::text("no"), None);
        draft.event.push(no.with_remark(Some(CellRemark::likely(words))));
    }
}

/// The kind of IMPs of pairs that a title names: `Butler`, `Cross-IMPs`.
fn titled(found: &RecognisedWorkbook, scoring: Scoring) -> Scoring {
    let title = found.fact(FactKind::Title).and_then(|fact| fact.value.as_deref());
    let title = title.unwrap_or_default().to_lowercase();
    match scoring {
        Scoring::Imps if found.kind != SheetKind::PairsResults => scoring,
        Scoring::Imps if title.contains("butler") => Scoring::Butler,
        Scoring::Imps if title.contains("cross") && title.contains("imp") => Scoring::CrossImps,
        _ => scoring,
    }
}

/// What the scores are: of matchpoints that stand as percentages the column says it; where line and
/// column contradict each other, it is asked.
fn scoring(fact: &EventFact, shape: EventShapeFromTables) -> DraftCell<Key> {
    let said = fact.value.as_deref().and_then(|value| Scoring::named(&value.to_lowercase()));
    let both = said.zip(shape.scoring).filter(|_| !fact.answered);
    let Some((said, shown)) = both.filter(|(said, shown)| said.unit() != shown.unit()) else {
        return answer(Key::Scoring, fact);
    };
    if said.is_share_of_top() && shown.is_share_of_top() {
        return DraftCell::new(Key::Scoring, CellContent::text(shown.word()), None);
    }
    let words =
        format!("A line says {}, but the column of scores says {}.", said.word(), shown.word());
    DraftCell::new(Key::Scoring, CellContent::Blank, fact.at)
        .with_remark(Some(CellRemark::unresolved(words)))
}

/// The format that a sheet calls `swiss` or `round robin`, by who plays. Players of whom
/// everybody meets everybody are a Swiss with that movement.
fn system(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    fact: &EventFact,
    sort: ContestantKind,
) -> DraftCell<Key> {
    let said = answer(Key::Format, fact);
    let value = fact.value.as_deref().filter(|_| fact.sure != Sureness::Asked);
    let chess = found.fact(FactKind::Game).and_then(|fact| fact.value.as_deref()) == Some("chess");
    let all = value.and_then(Format::parse_lenient) == Some(Format::RoundRobin);
    let format = match (value.and_then(Format::parse_lenient), sort) {
        (Some(Format::RoundRobin), ContestantKind::Players) => Format::Swiss,
        (Some(Format::Swiss | Format::RoundRobin), ContestantKind::Teams) if chess => {
            Format::ChessTeams
        }
        (Some(Format::Swiss), ContestantKind::Teams) => Format::SwissTeams,
        (Some(Format::Swiss), ContestantKind::Pairs) => Format::SwissPairs,
        _ => return said,
    };
    if all {
        let word = CellContent::text(Movement::AllPlayAll.word());
        answer_once(draft, DraftCell::new(Key::Movement, word, fact.at));
    }
    DraftCell::new(Key::Format, CellContent::text(format.word()), fact.at)
}

/// Answers a key of the event, unless the sheet or the organiser said it.
pub(super) fn answer_key_unless_said(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    put: DraftCell<Key>,
) {
    let said = found.facts.iter().any(|fact| {
        let key = event_key_for_fact(fact.kind, false);
        let same = key
            .is_some_and(|key| put.is_same_column(&DraftCell::new(key, CellContent::Blank, None)));
        same && fact.value.is_some() && fact.sure != Sureness::Asked
    });
    if !said {
        answer_once(draft, put);
    }
}

/// Adds an answer, unless another one of its key stands already.
fn answer_once(draft: &mut ReturnDraft, put: DraftCell<Key>) {
    if !draft.event.iter().any(|own| own.is_same_column(&put)) {
        draft.event.push(put);
    }
}

/// The answer that a fact gives; blank where it is left to the organiser.
fn answer(key: Key, fact: &EventFact) -> DraftCell<Key> {
    let value = fact.value.as_deref().filter(|_| fact.sure != Sureness::Asked);
    let filled = value.map_or(CellContent::Blank, |value| filled(key, value));
    let remark = match fact.sure {
        Sureness::Certain => None,
        Sureness::Likely => {
            Some(CellRemark::likely(sentence(&fact.evidence, "Probably right; please check.")))
        }
        Sureness::Asked => Some(CellRemark::unresolved(sentence(
            &fact.evidence,
            "Not given on the sheet; please fill it in.",
        ))),
    };
    DraftCell::new(key, filled, fact.at).with_remark(remark)
}

fn sentence(evidence: &str, otherwise: &str) -> String {
    match evidence.trim() {
        "" => otherwise.to_string(),
        text if text.ends_with('.') => format!("{text} {otherwise}"),
        text => format!("{text}. {otherwise}"),
    }
}

/// A value in the kind that its key asks for.
fn filled(key: Key, value: &str) -> CellContent {
    match key {
        Key::Date => {
            let day = typed_dates::parse_event_date(value).ok().and_then(serial_from_day);
            day.map_or_else(|| CellContent::text(value), CellContent::Day)
        }
        Key::Boards | Key::Rounds | Key::BestOf | Key::ResultsCounted => {
            let number =
                parse_plain_number(value).or_else(|| first_whole_number(value)?.parse().ok());
            number.map_or_else(|| CellContent::text(value), CellContent::Number)
        }
        _ => CellContent::text(value),
    }
}

/// The format that the kind of the tables means; left open where several would do.
fn format(found: &RecognisedWorkbook, shape: EventShapeFromTables) -> DraftCell<Key> {
    use SheetKind as K;
    let kind = found.kind;
    let value = |fact| found.fact(fact).and_then(|fact| fact.value.as_deref());
    let titled = value(FactKind::Title).and_then(contestants_of_title);
    let format = match (kind, shape.sort) {
        (K::SwissRanking, ContestantKind::Players)
            if titled == Some(EventContestantKind::Individuals) =>
        {
            Some(Format::Individual)
        }
        // Single players of bridge meet in many ways.
        (K::SwissRanking, ContestantKind::Players) if value(FactKind::Game) == Some("bridge") => {
            None
        }
        (K::PairsResults, ContestantKind::Players) => Some(Format::Individual),
        (K::PairsResults | K::Travellers, _) => Some(Format::Pairs),
        (K::TeamsResults, _) => Some(Format::Teams),
        (K::SwissRanking, ContestantKind::Players) => Some(Format::Swiss),
        (K::Crosstable | K::Pairings, ContestantKind::Players) => Some(Format::Swiss),
        (K::SwissRounds, ContestantKind::Players) => Some(Format::Swiss),
        (K::SwissRanking | K::SwissRounds | K::Crosstable | K::Pairings, ContestantKind::Pairs) => {
            Some(Format::SwissPairs)
        }
        (K::SwissRanking | K::SwissRounds | K::Crosstable | K::Pairings, ContestantKind::Teams) => {
            Some(Format::SwissTeams)
        }
        (K::TeamsMatrix, _) => Some(Format::RoundRobin),
        (K::TeamsMatches, _) if shape.stages => Some(Format::KnockoutTeams),
        (K::TeamsMatches | K::LeagueTable, _) => Some(Format::League),
        (K::KnockOut, ContestantKind::Pairs) => Some(Format::KnockoutPairs),
        (K::KnockOut, _) => Some(Format::KnockoutTeams),
        (K::Ladder, ContestantKind::Pairs) => Some(Format::LadderPairs),
        (K::Ladder, ContestantKind::Teams) => Some(Format::LadderTeams),
        (K::Ladder, ContestantKind::Players) => Some(Format::LadderIndividual),
        (K::CentreCounts, _) => Some(Format::Diplomacy),
        (K::DiplomacyScores, _) => Some(Format::Individual),
        (K::GameResults, _) => Some(Format::BoardGames),
        (K::Entries | K::PrizeList | K::Matches | K::Register | K::None, _) => None,
    };
    match format {
        Some(format) => {
            let words = format!("The sheet is {}; please check the format.", kind.word());
            DraftCell::new(Key::Format, CellContent::text(format.word()), None)
                .with_remark(Some(CellRemark::likely(words)))
        }
        None => {
            let words = "Kind of event: not given on the sheet.";
            DraftCell::new(Key::Format, CellContent::Blank, None)
                .with_remark(Some(CellRemark::unresolved(words)))
        }
    }
}
