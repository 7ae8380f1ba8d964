//! What a sheet says of the event, and what has to be asked.

use std::collections::HashSet;

use super::days::{
    FIRST_RESULTS_YEAR, FoundDay, day_without_year_in_text, first_day_in_text,
    impossible_day_in_text, names_days_years_apart, second_day_in_text,
};
use super::headings::{HeadingMeaning, heading_meanings, squeeze_heading};
use super::lines::LineOutsideTables;
use super::words::{fact_words, line_tokens, names_organising_body};
use super::{EventFact, FactKind, Sureness};
use model::{CellAddress, Movement};

/// What lines tell; a kind of fact once, the first that says it.
#[derive(Default)]
pub(super) struct FoundFacts {
    pub(super) facts: Vec<EventFact>,
    /// Cells that are a label or its value.
    pub(super) values: HashSet<CellAddress>,
}

impl FoundFacts {
    pub(super) fn add_fact(
        &mut self,
        kind: FactKind,
        value: String,
        at: CellAddress,
        sure: Sureness,
        evidence: &str,
    ) {
        let Some(known) = self.facts.iter_mut().find(|fact| fact.kind == kind) else {
            let (value, at, evidence) = (Some(value), Some(at), evidence.to_string());
            self.facts.push(EventFact { kind, value, at, sure, answered: false, evidence });
            return;
        };
        // Of two days, or two numbers of boards, nobody knows which one is meant.
        let counts = matches!(kind, FactKind::Date | FactKind::Boards);
        let same_sheet = known.at.is_some_and(|known| known.sheet == at.sheet);
        if counts && same_sheet && known.value.as_ref() != Some(&value) {
            known.sure = Sureness::Asked;
            known.evidence = format!("{}; another line says {value}", known.evidence);
        }
    }

    /// Asks for the day, of which a cell says what cannot be.
    fn doubt_day(&mut self, at: CellAddress, why: String) {
        match self.facts.iter_mut().find(|fact| fact.kind == FactKind::Date) {
            Some(known) => {
                known.sure = Sureness::Asked;
                known.evidence = format!("{}; {why}", known.evidence);
            }
            None => {
                let asked = EventFact::unanswered(FactKind::Date);
                self.facts.push(EventFact { at: Some(at), evidence: why, ..asked });
            }
        }
    }
}

/// Reads all lines of a sheet. `ranking` tells that a round named after `after` is the last.
/// `year` completes days without one.
pub(super) fn read_facts_from_lines(
    lines: &[LineOutsideTables],
    ranking: bool,
    year: Option<i16>,
) -> FoundFacts {
    let mut told = FoundFacts::default();
    let mut values: HashSet<CellAddress> = HashSet::new();
    for line in lines {
        if let Some(value) = labelled(line, &mut told) {
            values.insert(value);
            values.insert(line.at);
        }
    }
    for line in lines.iter().filter(|line| !values.contains(&line.at)) {
        if line.above {
            dated(line, year, &mut told);
        }
        counted(line, ranking, &mut told);
    }
    settle_days(lines, &mut told);
    doubt_boards(lines, &mut told);
    doubt_few_boards(lines, &mut told);
    doubt_lines_of_boards(lines, &mut told);
    doubt_weekday(lines, &mut told);
    told.values = values;
    told
}

/// Asks for the boards where sessions or rounds beside them leave open whether all are meant.
fn doubt_boards(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    // No session has more.
    const MOST_OF_A_SESSION: u16 = 36;
    let texts = || lines.iter().map(|line| &*line.text).filter(|text| !is_about_another_time(text));
    let count = |kind| {
        let fact = told.facts.iter().find(|fact| fact.kind == kind && fact.sure != Sureness::Asked);
        fact?.value.as_deref()?.parse::<u16>().ok().filter(|count| *count > 0)
    };
    let (Some(boards), rounds) = (count(FactKind::Boards), count(FactKind::Rounds)) else { return };
    let multiplied = texts().any(|text| super::phrases::parse_boards_phrase(text).is_some());
    let sittings = texts().find_map(super::phrases::session_count_in_text);
    let sittings = sittings.filter(|_| !multiplied && boards <= MOST_OF_A_SESSION);
    let uneven = rounds.filter(|rounds| boards % rounds != 0);
    let why = match (sittings, uneven) {
        (Some(sittings), _) => {
            format!("there are {sittings} sessions, and it may be that number in each")
        }
        (None, Some(rounds)) => format!("{rounds} rounds of equal length cannot make that number"),
        (None, None) => return,
    };
    for fact in told.facts.iter_mut().filter(|fact| fact.kind == FactKind::Boards) {
        fact.sure = Sureness::Asked;
        fact.evidence = format!("{}; {why}", fact.evidence);
    }
}

/// Asks for boards that are too few for an event, where no phrase multiplies them: `tours de 3 \u{e9}tuis`.
/// They are no proposal.
fn doubt_few_boards(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    const FEWEST: u16 = 8;
    let multiplied =
        lines.iter().any(|line| super::phrases::parse_boards_phrase(&line.text).is_some());
    let few = |fact: &&mut EventFact| {
        let boards = fact.value.as_deref().and_then(|value| value.parse::<u16>().ok());
        fact.kind == FactKind::Boards && boards.is_some_and(|boards| boards < FEWEST)
    };
    for fact in told.facts.iter_mut().filter(|_| !multiplied).filter(few) {
        fact.sure = Sureness::Asked;
        fact.value = None;
        fact.evidence = format!("{}, which is low for an event", fact.evidence);
    }
}

/// Takes the one of two readings of a day, `12/01/2026`, that a day of the week in a line above goes with.
fn settle_days(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    let dates = told.facts.iter_mut().filter(|fact| fact.kind == FactKind::Date);
    for fact in dates.filter(|fact| fact.sure == Sureness::Asked) {
        let own = lines.iter().find(|line| Some(line.at) == fact.at);
        let own = own.filter(|line| !names_week(&line.text));
        let day =
            own.and_then(|line| first_day_in_text(&line.text)).filter(|day| day.is_ambiguous());
        let Some(day) = day else { continue };
        let turned = day.alternative_day();
        let fits = |line: &LineOutsideTables| {
            let against = [day, turned].map(|day| day.weekday_conflict(&line.text).is_some());
            (line.above && against[0] != against[1]).then_some(against[1])
        };
        let fits: HashSet<bool> = lines.iter().filter_map(fits).collect();
        let open = lines.iter().filter_map(|line| first_day_in_text(&line.text));
        let one = open.map(FoundDay::to_iso).collect::<HashSet<_>>().len() == 1;
        if let ([own], true) = (&fits.into_iter().collect::<Vec<_>>()[..], one) {
            fact.value = Some(if *own { day.to_iso() } else { turned.to_iso() });
            fact.sure = Sureness::Likely;
            fact.evidence = format!("{}, and a line gives the day of the week", fact.evidence);
        }
    }
}

/// Asks for the boards where their own line leaves it open how many each contestant played.
fn doubt_lines_of_boards(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    let boards = told.facts.iter_mut().filter(|fact| fact.kind == FactKind::Boards);
    for fact in boards {
        let line = lines.iter().find(|line| Some(line.at) == fact.at);
        let open = line.is_some_and(|line| super::phrases::leaves_boards_open(&line.text));
        if open && fact.sure != Sureness::Asked {
            fact.sure = Sureness::Asked;
            fact.evidence = format!("{}; not everybody may have played that many", fact.evidence);
        }
    }
}

/// Asks for the day where the day of the week in its row is another one.
fn doubt_weekday(lines: &[LineOutsideTables], told: &mut FoundFacts) {
    let dates = told.facts.iter_mut().filter(|fact| fact.kind == FactKind::Date);
    for fact in dates {
        let (Some(at), Some(day)) = (fact.at, fact.value.as_deref().and_then(first_day_in_text))
        else {
            continue;
        };
        let beside = |line: &&LineOutsideTables| (line.at.sheet, line.at.row) == (at.sheet, at.row);
        let row: Vec<&str> = lines.iter().filter(beside).map(|line| &*line.text).collect();
        if let Some(why) = day.weekday_conflict(&row.join(" ")) {
            fact.sure = Sureness::Asked;
            fact.evidence = format!("{}; {why}", fact.evidence);
        }
    }
}

/// A label with its value behind a colon or in the next cell; gives where the value stands.
fn labelled(line: &LineOutsideTables, told: &mut FoundFacts) -> Option<CellAddress> {
    let words = fact_words();
    let (label, value, at) =
        match line.text.split_once(':').filter(|(_, value)| !value.trim().is_empty()) {
            Some((label, value)) => (label, value.trim().to_string(), line.at),
            None => {
                let (at, value) = line.beside.clone()?;
                // Headings that stand again below their table.
                let is_heading =
                    |text: &str| heading_meanings(text).iter().any(HeadingMeaning::is_likely);
                if !line.above && is_heading(&line.text) && is_heading(&value) {
                    return None;
                }
                (line.text.as_str(), value, at)
            }
        };
    let kind = (*words.labels.get(&squeeze_heading(label, true).text)?)?;
    let value = match kind {
        FactKind::Date => {
            let Some(day) = first_day_in_text(&value) else {
                return unclear_day(&value, at, told);
            };
            let sure = if day.is_ambiguous() { Sureness::Asked } else { Sureness::Certain };
            told.add_fact(kind, day.to_iso(), at, sure, "it is labelled as the date");
            return Some(at);
        }
        FactKind::Rounds | FactKind::Round | FactKind::Boards => value
            .split(|c: char| !c.is_ascii_digit())
            .find(|digits| !digits.is_empty())?
            .to_string(),
        FactKind::Organiser => without_people(&value).to_string(),
        FactKind::Format => match words.formats.get(&squeeze_heading(&value, true).text) {
            Some(format) => format.word().to_string(),
            None => value,
        },
        FactKind::Movement => match Movement::parse_lenient(&value) {
            Some(movement) => movement.word().to_string(),
            None => return Some(at),
        },
        FactKind::Rules | FactKind::Status | FactKind::Scale => return Some(at),
        // `Event | 1` counts events.
        FactKind::Title if !value.chars().any(char::is_alphabetic) => return Some(at),
        _ => value,
    };
    told.add_fact(kind, value, at, Sureness::Certain, "a label says so");
    Some(at)
}

/// A label of a day with what is none: `1-1`, `31 February 2026`. A day without its year is read with the
/// lines.
fn unclear_day(value: &str, at: CellAddress, told: &mut FoundFacts) -> Option<CellAddress> {
    let figures = value.bytes().any(|byte| byte.is_ascii_digit());
    let whole =
        day_without_year_in_text(value).is_none() || impossible_day_in_text(value).is_some();
    (figures && whole).then(|| {
        told.doubt_day(at, format!("“{value}” is not a date"));
        at
    })
}

/// A body without the person in brackets behind it: `Weiden Chess Circle (IO Ann Ash, 1712001)`.
fn without_people(value: &str) -> &str {
    let open = value.strip_suffix(')').and_then(|open| open.rsplit_once('('));
    match open {
        Some((body, person))
            if !body.trim().is_empty() && person.bytes().any(|b| b.is_ascii_digit()) =>
        {
            body.trim()
        }
        _ => value,
    }
}

/// A day in a line that is not of something else.
fn dated(line: &LineOutsideTables, year: Option<i16>, told: &mut FoundFacts) {
    let whole =
        first_day_in_text(&line.text).map(|day| (day, "the line above the table has this date"));
    let completed = || {
        let day = day_without_year_in_text(&line.text)?.proved_in_year(year?)?;
        Some((day, "the line above the table has this date; another line has the year"))
    };
    let impossible =
        || impossible_day_in_text(&line.text).filter(|_| !is_about_another_time(&line.text));
    if let Some(wrong) = whole.is_none().then(impossible).flatten() {
        told.doubt_day(line.at, format!("there is no “{wrong}”"));
        return;
    }
    let Some((day, evidence)) = whole.or_else(completed) else { return };
    // `1 March 1950 - 3 April 2020` are the years of a life.
    if names_days_years_apart(&line.text) {
        return;
    }
    // `Bridge Club, 12 May 1987` was founded then.
    let founded = day.year < FIRST_RESULTS_YEAR && names_organising_body(&line.text);
    let is_other =
        line_tokens(&line.text).iter().any(|word| fact_words().no_day_of_play.contains(word));
    if is_about_another_time(&line.text) || founded || is_other {
        return;
    }
    let open = day.is_ambiguous() || names_week(&line.text);
    let sure = if open { Sureness::Asked } else { Sureness::Likely };
    told.add_fact(FactKind::Date, day.to_iso(), line.at, sure, evidence);
    if let Some(second) = second_day_in_text(&line.text) {
        told.add_fact(FactKind::Date, second.to_iso(), line.at, sure, evidence);
    }
}

/// Whether a line names the week of a day, rather than the day: `week commencing 4 May 2026`.
fn names_week(text: &str) -> bool {
    const WEEKS: [&str; 7] =
        ["weekcomm", "weekbeg", "weekof", "weekvan", "wocheab", "wochevom", "semainedu"];
    const SHORT: [&str; 4] = ["w/c", "wc ", "w/b", "w/e"];
    let (lower, said) = (text.to_lowercase(), squeeze_heading(text, true).text);
    SHORT.iter().any(|mark| lower.contains(mark)) || WEEKS.iter().any(|week| said.contains(week))
}

/// Whether a line tells of another time than that of the event: `Next event`, `Printed`.
pub(super) fn is_about_another_time(text: &str) -> bool {
    let tokens = line_tokens(text);
    // `4 maj`, not `mis \u{e0} jour`.
    let is_month = |at: usize| {
        let day = at.checked_sub(1).and_then(|before| tokens[before].parse::<u8>().ok());
        day.is_some() && super::months::month_from_name(&tokens[at]).is_some()
    };
    (0..tokens.len()).any(|at| fact_words().stale.contains(&tokens[at]) && !is_month(at))
}

/// Numbers of boards and rounds, results that count.
fn counted(line: &LineOutsideTables, ranking: bool, told: &mut FoundFacts) {
    // `nach der letzten Runde` tells of this event, `Next week: Howell` does not.
    if is_about_another_time(&line.text) && !(ranking && line.above) {
        return;
    }
    several_labels(&line.text, line.at, told);
    moved(line, told);
    let words = fact_words();
    let tokens = line_tokens(&line.text);
    let number = |at: usize| tokens.get(at).and_then(|token| number_of(token));
    if let Some(phrase) = super::phrases::parse_boards_phrase(&line.text) {
        product(phrase, line, told);
        // `24 boards, 9 rounds of 2 boards`
        let beside = (1..tokens.len()).filter(|at| words.boards.contains(&tokens[*at]));
        let beside = beside.filter_map(|at| number(at - 1));
        for other in beside.filter(|other| *other != phrase.each && phrase.boards != Some(*other)) {
            let evidence = "a line gives the number of boards";
            told.add_fact(FactKind::Boards, other.to_string(), line.at, Sureness::Likely, evidence);
        }
        return;
    }
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).and_then(number);
        let mut tell = |kind, count: u16, evidence| {
            told.add_fact(kind, count.to_string(), line.at, Sureness::Likely, evidence);
        };
        if let Some(count) = before.filter(|count| *count > 1 && words.boards.contains(token)) {
            tell(FactKind::Boards, count, "a line gives the number of boards");
        }
        let few = |count: &u16| *count <= 40;
        if words.round.contains(token) {
            if let Some(round) = number(at + 1).filter(few).or(before.filter(few)) {
                tell(FactKind::Round, round, "a line names the round");
                // `nach der 5. Runde`, `6. Tur Sonunda`.
                let after = tokens[..at].iter().rev().take(4).chain(tokens.get(at + 1));
                let after = after.into_iter().any(|token| words.after.contains(token));
                if ranking && after && line.above {
                    let rounds = of_rounds(&tokens[at..]).filter(|of| (round..=40).contains(of));
                    tell(
                        FactKind::Rounds,
                        rounds.unwrap_or(round),
                        "the ranking is after this round",
                    );
                }
            }
        } else if let Some(count) =
            before.filter(|count| few(count) && words.rounds.contains(token))
        {
            tell(FactKind::Rounds, count, "a line gives the number of rounds");
        }
        best_of(&tokens, at, line, told);
    }
}

/// How the pairs moved, where a part of a line says nothing else: `3 table Howell`. Of a Mitchell it is
/// asked, as there may be two winners or one.
fn moved(line: &LineOutsideTables, told: &mut FoundFacts) {
    for part in line.text.split([',', ';', '(', ')', ':', '-', '\u{2013}']) {
        let tokens = line_tokens(part);
        let beside = |word: &&String| {
            word.bytes().all(|b| b.is_ascii_digit())
                || word.starts_with("table")
                || ["movement", "bewegung", "mouvement", "full", "a"].contains(&word.as_str())
        };
        let named: Vec<&str> =
            tokens.iter().filter(|word| !beside(word)).map(String::as_str).collect();
        if let Some(movement) = Movement::parse_lenient(&named.join(" ")) {
            let sure = match movement {
                Movement::Howell => Sureness::Likely,
                _ => Sureness::Asked,
            };
            let word = movement.word().to_string();
            told.add_fact(FactKind::Movement, word, line.at, sure, "a line names it");
        }
    }
}

/// Several labels in one line, each with its number behind a colon: `Tables: 8  Boards: 26`.
fn several_labels(text: &str, at: CellAddress, told: &mut FoundFacts) {
    if text.matches(':').count() < 2 {
        return;
    }
    for part in text.split_inclusive(|c: char| c.is_ascii_digit()) {
        let Some((label, _)) = part.rsplit_once(':') else { continue };
        let label =
            squeeze_heading(label.trim_start_matches(|c: char| !c.is_alphabetic()), true).text;
        let Some(Some(kind @ (FactKind::Boards | FactKind::Rounds))) =
            fact_words().labels.get(&label)
        else {
            continue;
        };
        let begins = part.as_ptr() as usize - text.as_ptr() as usize + part.len() - 1;
        let digits: String = text[begins..].chars().take_while(char::is_ascii_digit).collect();
        told.add_fact(*kind, digits, at, Sureness::Certain, "a label says so");
    }
}

/// Boards and rounds of a phrase that multiplies. Boards of a part alone leave it open how many the
/// event had.
fn product(phrase: super::phrases::BoardsPhrase, line: &LineOutsideTables, told: &mut FoundFacts) {
    let mut tell = |kind, count: Option<u16>, sure, evidence| {
        if let Some(count) = count {
            told.add_fact(kind, count.to_string(), line.at, sure, evidence);
        }
    };
    let evidence = "a line gives the parts of the event and the boards in each";
    tell(FactKind::Boards, phrase.boards, Sureness::Likely, evidence);
    tell(FactKind::Rounds, phrase.rounds, Sureness::Likely, evidence);
    if phrase.boards.is_none() {
        let evidence = "a line gives the boards in one part, but not how many parts there were";
        tell(FactKind::Boards, Some(phrase.each), Sureness::Asked, evidence);
    }
}

/// A number from 1 to 400, perhaps with letters behind: `4th`.
fn number_of(token: &str) -> Option<u16> {
    let digits = token.trim_end_matches(|c: char| c.is_ascii_lowercase());
    digits.parse().ok().filter(|number| (1..=400).contains(number))
}

/// The number of rounds in `of 7`.
fn of_rounds(tokens: &[String]) -> Option<u16> {
    const OF: [&str; 9] = ["of", "von", "de", "di", "van", "z", "av", "sur", "o"];
    let of = |pair: &&[String]| OF.contains(&pair[0].as_str());
    tokens.windows(2).filter(of).find_map(|pair| pair[1].parse().ok())
}

/// How many results count: `best 5 of 8`.
fn best_of(tokens: &[String], at: usize, line: &LineOutsideTables, told: &mut FoundFacts) {
    const BEST: [&str; 10] = [
        "best",
        "beste",
        "mejores",
        "migliori",
        "meilleurs",
        "melhores",
        "basta",
        "najlepszych",
        "gorau",
        "bedste",
    ];
    // `Top 25` is a title of a list, `top 5 of 8` counts results.
    let top = tokens[at] == "top" && of_rounds(&tokens[at..]).is_some();
    if !BEST.contains(&tokens[at].as_str()) && !top {
        return;
    }
    // `Top: 14` is a label of something else.
    if line.text.matches(':').count() > 1 {
        return;
    }
    let number = |at: usize| tokens.get(at).and_then(|token| token.parse::<u16>().ok());
    let count = number(at + 1)
        .or_else(|| fact_words().numbers.get(tokens.get(at + 1)?).copied())
        .or_else(|| number(at.checked_sub(1)?));
    if let Some(count) = count.filter(|count| (1..=60).contains(count)) {
        let evidence = "a line says how many results count";
        told.add_fact(
            FactKind::ResultsCounted,
            count.to_string(),
            line.at,
            Sureness::Likely,
            evidence,
        );
    }
}
