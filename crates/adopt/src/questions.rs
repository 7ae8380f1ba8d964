//! What a sheet does not say is asked: once for each layout, and of each sheet what differs from
//! one to the next.

use super::layout::{fact_kind_varies_by_sheet, replace_fact};
use super::recognise::{conflicting_day, first_day_in_text_as_iso, split_events};
use super::recognised::{
    ColumnMeaning, EventFact, FactKind, MeaningEvidence, RecognisedColumn, RecognisedTable,
    RecognisedWorkbook, SheetKind, Sign, Sureness, What,
};
use super::translate::{ForeignWorkbookCells, event_key_for_fact};
use model::form::{ColumnKind, FormColumn};
use model::name_comparison::folded_name;
use model::{Format, GameEnding, Movement, StableSort, Status, WorkbookCopy, typed_dates};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum QuestionSubject {
    /// A fact about the event.
    Fact(FactKind),
    /// The meaning of a column: the table by its position, the column.
    Column(usize, u16),
}

/// A question to the organiser.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What it is about.
    pub subject: QuestionSubject,
    /// In a sentence.
    pub words: String,
    /// What is known of it, and why it is asked.
    pub why: String,
    /// The answers that there are; empty where anything may be answered.
    pub choices: Vec<String>,
    pub proposed: Option<String>,
    /// Whether taking the proposal cannot change a place or an award.
    pub harmless: bool,
    /// Whether the event cannot be worked out without an answer.
    pub needed: bool,
}

/// More questions than this are not put to somebody at a terminal.
pub const MAX_TERMINAL_QUESTIONS: usize = 5;

/// The games that a sheet can be of.
const GAMES: [&str; 4] = ["bridge", "chess", "diplomacy", "board games"];

/// What stands for a column that is to be left alone.
pub(crate) const IGNORE_COLUMN_ANSWER: &str = "nothing";

/// The meanings of columns that scores and names hang on.
const WEIGHTY: [What; 12] = [
    What::Name,
    What::Names,
    What::Team,
    What::Number,
    What::Percent,
    What::Score,
    What::Points,
    What::Vps,
    What::Imps,
    What::Total,
    What::Best,
    What::Result,
];

/// What has to be asked of a workbook, what is needed most first. `file` is its name without the
/// ending.
pub fn open_questions(found: &RecognisedWorkbook, file: &str) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    let of_event = found.kind != SheetKind::Register;
    for (at, table) in found.tables.iter().enumerate().filter(|(_, table)| !table.repeats) {
        let asked = table.columns.iter().filter(|column| column.sure == Sureness::Asked);
        let weighty = asked.filter(|column| WEIGHTY.contains(&column.meaning.what));
        questions.extend(weighty.map(|column| of_column(at, table, column)));
    }
    let asked = found.facts.iter().filter(|fact| fact.sure == Sureness::Asked && of_event);
    questions.extend(asked.filter_map(|fact| of_fact(found, fact, file)));
    for kind in [FactKind::Rules, FactKind::Format, FactKind::Rounds] {
        let known = found.fact(kind).is_some();
        let certain = match kind {
            FactKind::Format => usual_format(found.kind).is_some(),
            FactKind::Rounds => !asks_rounds(found),
            _ => false,
        };
        if of_event && !known && !certain {
            questions.extend(of_fact(found, &EventFact::unanswered(kind), file));
        }
    }
    questions.arrange_by_key(|question| (!question.needed, rank(question.subject)));
    questions
}

/// The question that was answered before, by a layout, so that another answer can be given; none if
/// it was not asked. `about` is its word, `file` the name of the sheet without the ending.
pub fn answered_question(found: &RecognisedWorkbook, about: &str, file: &str) -> Option<Question> {
    let facts = found.facts.iter().filter(|fact| fact.answered);
    let facts = facts.filter_map(|fact| of_fact(found, &EventFact::unanswered(fact.kind), file));
    let tables = found.tables.iter().enumerate();
    let columns = tables.flat_map(|(at, table)| {
        let learned = |column: &&RecognisedColumn| {
            column.evidence.iter().any(|evidence| evidence.sign == Sign::Layout)
        };
        table.columns.iter().filter(learned).map(move |column| of_column(at, table, column))
    });
    facts.chain(columns).find(|question| question_subject_key(question.subject) == about)
}

/// The order in which questions are put.
fn rank(subject: QuestionSubject) -> usize {
    use FactKind as F;
    const ORDER: [FactKind; 11] = [
        F::Game,
        F::Rules,
        F::Format,
        F::Date,
        F::Boards,
        F::Rounds,
        F::Title,
        F::Scoring,
        F::Round,
        F::Movement,
        F::Organiser,
    ];
    match subject {
        QuestionSubject::Column(..) => 0,
        QuestionSubject::Fact(kind) => {
            1 + ORDER.iter().position(|known| *known == kind).unwrap_or(ORDER.len())
        }
    }
}

fn of_column(at: usize, table: &RecognisedTable, column: &RecognisedColumn) -> Question {
    let letters = workbook::column_letters(column.column);
    let mut choices = vec![column.meaning.to_string()];
    let others = WEIGHTY.iter().map(|what| ColumnMeaning::new(*what)).filter(|meaning| {
        *meaning != column.meaning
            && table.column(*meaning).is_none_or(|known| known.sure == Sureness::Asked)
    });
    choices.extend(others.map(|meaning| meaning.to_string()));
    choices.push(IGNORE_COLUMN_ANSWER.to_string());
    let why: Vec<&str> = column.evidence.iter().map(|evidence| evidence.words.as_str()).collect();
    Question {
        subject: QuestionSubject::Column(at, column.column),
        words: match &*column.heading {
            "" => format!("What is in column {letters}?"),
            heading => format!("What is in column {letters}, “{heading}”,?"),
        },
        why: why.join("; "),
        choices,
        proposed: Some(column.meaning.to_string()),
        harmless: false,
        needed: true,
    }
}

/// The question for a fact; none for one that no answer would change anything of.
fn of_fact(found: &RecognisedWorkbook, fact: &EventFact, file: &str) -> Option<Question> {
    use FactKind as F;
    let cards = matches!(
        found.kind,
        SheetKind::PairsResults
            | SheetKind::TeamsResults
            | SheetKind::TeamsMatches
            | SheetKind::TeamsMatrix
    );
    let kind = fact.kind;
    if kind == F::Movement && is_of_singles(found) {
        return None;
    }
    let proposed = fact.value.clone().or_else(|| match kind {
        // A title is no number.
        F::Title if file.contains(char::is_alphabetic) => Some(title_of(file)),
        F::Title => Some(kind_and_day(found)),
        F::Date => date_of(file),
        F::Format => usual_format(found.kind).map(|format| format.word().to_string()),
        F::Rules => usual_rules(found).map(str::to_string),
        F::Status => Some(Status::Club.word().to_string()),
        F::Rounds => rounds_shown(found).map(|rounds| rounds.to_string()),
        _ => None,
    });
    let needed = match kind {
        F::Rules | F::Format | F::Date => true,
        F::Boards => cards,
        F::Scoring => found.kind == SheetKind::CentreCounts,
        F::Round => found.kind == SheetKind::Pairings,
        F::Rounds => asks_rounds(found),
        F::Title => true,
        _ => false,
    };
    Some(Question {
        subject: QuestionSubject::Fact(kind),
        words: question_of(kind).to_string(),
        why: match kind {
            F::Rounds if asks_rounds(found) => "awards are given after the last round".to_string(),
            F::Status => {
                "the answer applies to all sheets; if one club differs, add a row with one of its files"
                    .to_string()
            }
            _ => fact.evidence.clone(),
        },
        choices: choices_of(kind),
        proposed,
        harmless: matches!(kind, F::Title),
        needed,
    })
}

/// The question about a fact.
fn question_of(kind: FactKind) -> &'static str {
    use FactKind as F;
    match kind {
        F::Title => "What is the event called?",
        F::Date => "Date (first day, if several)",
        F::Organiser => "Who ran it?",
        F::Place => "Where was it played?",
        F::Rounds => "How many rounds does the event have?",
        F::Round => "Which round is on the sheet?",
        F::Boards => "How many boards did each contestant play?",
        F::ResultsCounted => "How many results count for each contestant?",
        F::Game => "Which game was played?",
        F::Rules => "Which rule book applies?",
        F::Format => "What kind of event is it?",
        F::Scoring => "What are the scores?",
        F::Status => "What is the organiser's status?",
        F::Movement => "How did the pairs move?",
        F::Scale => "Which scale turns IMPs into victory points?",
        F::Ending => "How did the games end?",
    }
}

/// Whether one person stands in each row of the results: nobody asks how the pairs moved.
fn is_of_singles(found: &RecognisedWorkbook) -> bool {
    let columns = || found.tables.iter().flat_map(|table| &table.columns);
    let has = |what| columns().any(|column| column.meaning.what == what);
    has(What::Name) && ![What::Names, What::Player, What::PartnerSurname].into_iter().any(has)
}

/// The answers that a fact can have; empty where anything may be answered.
fn choices_of(kind: FactKind) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect();
    match kind {
        FactKind::Game => owned(&GAMES),
        FactKind::Rules => owned(packs::rule_book_ids()),
        FactKind::Movement => owned(Movement::WORDS),
        FactKind::Ending => owned(GameEnding::WORDS),
        _ => match event_key_for_fact(kind, false).map(|key| key.definition().kind) {
            Some(ColumnKind::Choice(words)) => owned(words),
            _ => Vec::new(),
        },
    }
}

/// Whether awards wait for the last round of such an event.
fn asks_rounds(found: &RecognisedWorkbook) -> bool {
    match found.kind {
        SheetKind::CentreCounts => true,
        SheetKind::Crosstable | SheetKind::DiplomacyScores => rounds_shown(found).is_some(),
        _ => false,
    }
}

/// The last round that a sheet shows, where it is clear.
fn rounds_shown(found: &RecognisedWorkbook) -> Option<u16> {
    let columns = found.tables.iter().flat_map(|table| &table.columns);
    let rounds = columns.filter(|column| column.meaning.what == What::Round);
    let last = rounds.filter_map(|column| column.meaning.number).max();
    let mut sheets = found.tables.iter().map(|table| table.sheet);
    let first = sheets.next();
    let fact = found.fact(FactKind::Round).filter(|_| sheets.all(|sheet| Some(sheet) == first));
    last.or_else(|| fact?.value.as_deref()?.parse().ok())
}

/// The title that the name of a file suggests.
fn title_of(file: &str) -> String {
    let words: Vec<&str> = file.split(['_', '-', ' ']).filter(|word| !word.is_empty()).collect();
    let title = words.join(" ");
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The title of an event of which no name is known: `Pairs 2024-03-05`.
fn kind_and_day(found: &RecognisedWorkbook) -> String {
    let kind = match found.kind {
        SheetKind::PairsResults if is_of_singles(found) => Format::Individual.word(),
        kind => usual_format(kind).map_or(kind.word(), |format| format.word()),
    };
    let day = found.fact(FactKind::Date).and_then(|date| date.value.as_deref()).unwrap_or_default();
    format!("{} {day}", title_of(kind)).trim().to_string()
}

/// Takes the day that the name of a file tells, where the sheet of one event has none; of two days
/// neither. `file` is the name without the ending.
pub fn take_date_from_file_name(found: &mut RecognisedWorkbook, copy: &WorkbookCopy, file: &str) {
    if !split_events(copy, found).is_empty() {
        return;
    }
    doubt_date(found, copy, file);
    let Some(day) = date_of(file) else { return };
    let open = |fact: &&mut EventFact| fact.kind == FactKind::Date && fact.sure == Sureness::Asked;
    if let Some(date) = found.facts.iter_mut().find(open).filter(|date| date.value.is_none()) {
        (date.value, date.sure) = (Some(day), Sureness::Likely);
        date.evidence = "the file name has this date".to_string();
    }
}

/// Asks for the day where the name of the file has another one than the sheet.
fn doubt_date(found: &mut RecognisedWorkbook, copy: &WorkbookCopy, file: &str) {
    let told = |fact: &&mut EventFact| fact.kind == FactKind::Date && !fact.answered;
    let Some(date) = found.facts.iter_mut().find(told) else { return };
    let text = date.at.map(|at| ForeignWorkbookCells::new(copy).text(at)).unwrap_or_default();
    let day = date.value.as_deref().filter(|_| date.sure != Sureness::Asked);
    if let Some(other) = day.and_then(|day| conflicting_day(&file.replace('_', "-"), day, &text)) {
        date.sure = Sureness::Asked;
        date.evidence = format!("{}; the file name says {other}", date.evidence);
    }
}

/// Whether a question is put once for all sheets, of whatever club.
pub fn is_asked_once_for_all(question: &Question) -> bool {
    question.subject == QuestionSubject::Fact(FactKind::Status)
}

/// The day that the name of a file tells: `2024-03-05 pairs`.
fn date_of(file: &str) -> Option<String> {
    const LENGTH: usize = 10;
    let starts = file.char_indices().map(|(at, _)| at);
    let day = |at: usize| file.get(at..at + LENGTH).filter(|part| part.as_bytes()[4] == b'-');
    let mut days = starts.into_iter().filter_map(day);
    let day = days.find_map(|part| Some(typed_dates::parse_event_date(part).ok()?.to_string()))?;
    // `Pairs 5 May 2026 saved 2026-05-09`
    first_day_in_text_as_iso(&file.replace('_', "-"))
        .is_none_or(|first| first == day)
        .then_some(day)
}

/// The format of a workbook of a kind, where only one can be meant.
fn usual_format(kind: SheetKind) -> Option<Format> {
    Some(match kind {
        SheetKind::PairsResults | SheetKind::Travellers => Format::Pairs,
        SheetKind::TeamsResults => Format::Teams,
        SheetKind::SwissRanking | SheetKind::Crosstable | SheetKind::Pairings => Format::Swiss,
        SheetKind::CentreCounts => Format::Diplomacy,
        SheetKind::GameResults => Format::BoardGames,
        _ => return None,
    })
}

/// The rule set that events of that format usually have.
fn usual_rules(found: &RecognisedWorkbook) -> Option<&'static str> {
    let told = found.fact(FactKind::Format).and_then(|fact| fact.value.as_deref());
    let format = told.and_then(Format::parse_lenient).or(usual_format(found.kind))?;
    packs::default_rule_book_of_format(format)
}

/// Puts an answer into what was recognised; an error says why it is none. An empty answer
/// leaves the question open.
pub fn apply_answer(
    found: &mut RecognisedWorkbook,
    question: &Question,
    text: &str,
) -> Result<(), String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(());
    }
    let text = match question.choices.as_slice() {
        [] => text,
        choices => choices
            .iter()
            .find(|choice| folded_name(choice) == folded_name(text))
            .ok_or_else(|| format!("choose from {}", choices.join(", ")))?,
    };
    match question.subject {
        QuestionSubject::Column(table, column) => answer_column(found, table, column, text),
        QuestionSubject::Fact(kind) => {
            let value = value_of(kind, text)?;
            let (value, sure) = (Some(value), Sureness::Certain);
            replace_fact(
                found,
                EventFact {
                    kind,
                    value,
                    at: None,
                    sure,
                    answered: true,
                    evidence: "Your answer".to_string(),
                },
            );
            Ok(())
        }
    }
}

fn answer_column(
    found: &mut RecognisedWorkbook,
    table: usize,
    at: u16,
    text: &str,
) -> Result<(), String> {
    let Some(table) = found.tables.get_mut(table) else { return Ok(()) };
    if text == IGNORE_COLUMN_ANSWER {
        table.columns.retain(|column| column.column != at);
        return Ok(());
    }
    let meaning = ColumnMeaning::parse(text).ok_or("a column cannot hold that")?;
    let other = table.columns.iter().find(|column| {
        column.column != at && column.meaning == meaning && column.sure != Sureness::Asked
    });
    if let Some(other) = other {
        return Err(format!("“{}” is {meaning} already", other.heading));
    }
    for column in table.columns.iter_mut().filter(|column| column.column == at) {
        (column.meaning, column.sure) = (meaning, Sureness::Certain);
        column.evidence =
            vec![MeaningEvidence { sign: Sign::Answer, words: "your answer".to_string() }];
    }
    Ok(())
}

/// An answer in the form's own spelling.
fn value_of(kind: FactKind, text: &str) -> Result<String, String> {
    match kind {
        FactKind::Date => {
            let day = typed_dates::parse_event_date(text);
            let day = day.map_err(|_| "type the date as 2026-05-31".to_string())?;
            Ok(day.to_string())
        }
        FactKind::Boards | FactKind::Rounds | FactKind::ResultsCounted => {
            let sound = text.parse::<f64>().is_ok_and(|number| number > 0.0 && number < 10_000.0);
            sound.then(|| text.to_string()).ok_or_else(|| "that is not a number".to_string())
        }
        _ => Ok(text.to_string()),
    }
}

/// Whether an answer holds for all sheets of a layout.
pub fn answer_holds_for_layout(question: &Question) -> bool {
    match question.subject {
        QuestionSubject::Fact(kind) => !fact_kind_varies_by_sheet(kind),
        QuestionSubject::Column(..) => true,
    }
}

/// A question by the word that files of questions know it by.
pub fn question_subject_key(subject: QuestionSubject) -> String {
    match subject {
        QuestionSubject::Fact(kind) => kind.word().to_string(),
        QuestionSubject::Column(table, column) => {
            format!("column {} of table {}", workbook::column_letters(column), table + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(kind: SheetKind, asked: &[FactKind]) -> RecognisedWorkbook {
        let facts = asked.iter().map(|kind| EventFact::unanswered(*kind)).collect();
        RecognisedWorkbook { kind, sure: Sureness::Certain, tables: Vec::new(), facts }
    }

    #[test]
    fn what_is_needed_is_asked_first() {
        use FactKind as F;
        let found = found(
            SheetKind::PairsResults,
            &[F::Organiser, F::Status, F::Boards, F::Date, F::Rules],
        );
        let asked: Vec<QuestionSubject> =
            open_questions(&found, "2024-03-05_pairs").iter().map(|one| one.subject).collect();
        let order =
            [F::Rules, F::Date, F::Boards, F::Organiser, F::Status].map(QuestionSubject::Fact);
        assert_eq!(asked, order);
    }

    #[test]
    fn the_name_of_a_file_proposes_title_and_day() {
        let found = found(SheetKind::SwissRanking, &[FactKind::Title, FactKind::Date]);
        let proposed: Vec<_> = open_questions(&found, "club_open 2024-03-05")
            .into_iter()
            .map(|one| one.proposed)
            .collect();
        let proposed: Vec<&str> = proposed.iter().flatten().map(String::as_str).collect();
        assert!(proposed.contains(&"2024-03-05"), "{proposed:?}");
        assert!(proposed.contains(&"Club open 2024 03 05"), "{proposed:?}");
        assert_eq!(date_of("12345-67-89x"), None);
        assert_eq!(date_of("caf\u{e9}-\u{e9}-2024"), None);
    }

    #[test]
    fn an_answer_is_checked_before_it_is_taken() {
        let mut found =
            found(SheetKind::PairsResults, &[FactKind::Date, FactKind::Boards, FactKind::Rules]);
        let all = open_questions(&found, "x");
        let of = |kind| all.iter().find(|one| one.subject == QuestionSubject::Fact(kind)).cloned();
        for (kind, text, taken) in [
            (FactKind::Date, "5 March 2024", Some("2024-03-05")),
            (FactKind::Date, "soon", None),
            (FactKind::Boards, "24", Some("24")),
            (FactKind::Boards, "many", None),
            (FactKind::Rules, "no-such-book", None),
        ] {
            let Some(question) = of(kind) else { continue };
            let told = apply_answer(&mut found, &question, text);
            assert_eq!(told.is_ok(), taken.is_some(), "{text}");
            if taken.is_some() {
                assert_eq!(found.fact(kind).and_then(|fact| fact.value.as_deref()), taken);
            }
        }
    }
}
