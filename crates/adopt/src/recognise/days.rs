//! Days as people write them: `30-01-2024`, `June 5 2024`, `17.02.2024`.

use deunicode::deunicode;
use jiff::civil::{Date, Weekday};

use super::months::month_from_name;

/// A day found in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FoundDay {
    pub(super) year: i16,
    pub(super) month: u8,
    pub(super) day: u8,
    /// In which order day and month stand.
    pub(super) order: DayOrder,
}

/// In which order a day in figures names day and month.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DayOrder {
    /// A name, a year in front or a kind of writing leaves no doubt.
    Clear,
    /// The first figure can only be a day: `17/1/2024`.
    DayFirst,
    /// The second figure can only be a day: `1/17/2024`.
    MonthFirst,
    /// Either: `5/6/2024`, taken with the day first.
    Open,
    /// The first or the last figure is the year: `24-03-05`, taken with the day first.
    OpenYear,
}

impl FoundDay {
    /// Whether another day could be meant.
    pub(super) fn is_ambiguous(self) -> bool {
        matches!(self.order, DayOrder::Open | DayOrder::OpenYear)
    }

    /// The same in the order in which other days of the workbook stand.
    pub(super) fn with_order(self, order: DayOrder) -> FoundDay {
        match (self.order, order) {
            (DayOrder::Open, DayOrder::MonthFirst) => {
                FoundDay { month: self.day, day: self.month, order, ..self }
            }
            (DayOrder::Open, DayOrder::DayFirst) => FoundDay { order, ..self },
            _ => self,
        }
    }

    /// What a text says against the day, if it names a day of the week, and none of them is that of the
    /// day.
    pub(super) fn weekday_conflict(self, text: &str) -> Option<String> {
        let date = Date::new(self.year, self.month as i8, self.day as i8).ok()?;
        let words = super::words::fact_words();
        // `16 Mawrth 2024` is of March, and no Tuesday.
        let named = super::words::line_tokens(text)
            .into_iter()
            .filter(|word| month_from_name(word) != Some(self.month))
            .filter_map(|word| *words.weekdays.get(&word)?);
        let named: Vec<Weekday> = named.collect();
        let other = named.first().filter(|_| !named.contains(&date.weekday()))?;
        Some(format!("{} is a {:?}, not a {other:?}", self.to_iso(), date.weekday()))
    }

    /// The other day that could be meant: day and month, or day and year, the other way round.
    pub(super) fn alternative_day(self) -> FoundDay {
        match (self.order, u8::try_from(self.year % 100)) {
            (DayOrder::OpenYear, Ok(day)) => {
                FoundDay { year: 2000 + i16::from(self.day), day, ..self }
            }
            _ => FoundDay { month: self.day, day: self.month, ..self },
        }
    }

    /// As the form writes it.
    pub(super) fn to_iso(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The words of a text: runs of letters, runs of digits, with what parts them before each.
fn tokens(text: &str) -> Vec<(char, &str)> {
    let mut tokens = Vec::new();
    let mut start = None;
    let (mut before, mut gap) = (' ', ' ');
    let mut kind = false;
    for (at, c) in text.char_indices().chain([(text.len(), '\0')]) {
        let inside = c.is_alphanumeric();
        if let Some(from) = start
            && (!inside || c.is_numeric() != kind)
        {
            tokens.push((before, &text[from..at]));
            start = None;
            gap = if inside { '~' } else { c };
        } else if start.is_none() && !inside && c != '\0' && (gap == ' ' || gap == '~' || c != ' ')
        {
            gap = c;
        }
        if inside && start.is_none() {
            (start, before, kind) = (Some(at), gap, c.is_numeric());
            gap = ' ';
        }
        if tokens.len() > 60 {
            break;
        }
    }
    tokens
}

/// A day that a text names without its year: `Dienstag, 5 März`, `January 18th`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DayWithoutYear {
    pub(super) month: u8,
    pub(super) day: u8,
    /// The day of the week that stands beside it: it proves a year that another line names.
    pub(super) weekday: Option<Weekday>,
}

impl DayWithoutYear {
    /// The day in a year that another line names, where the day of the week proves it.
    pub(super) fn proved_in_year(self, year: i16) -> Option<FoundDay> {
        let weekday = self.weekday?;
        let date = Date::new(year, self.month as i8, self.day as i8).ok()?;
        let DayWithoutYear { month, day, .. } = self;
        (date.weekday() == weekday).then_some(FoundDay { year, month, day, order: DayOrder::Clear })
    }
}

/// The first day of a text that names its month and no year.
pub(super) fn day_without_year_in_text(text: &str) -> Option<DayWithoutYear> {
    if !has_digits(text) || first_day_in_text(text).is_some() {
        return None;
    }
    let tokens = tokens(text);
    let day = |at: usize| {
        let (_, token) = tokens.get(at)?;
        token.parse::<u8>().ok().filter(|day| (1..=31).contains(day))
    };
    // `Mawrth 2 Ebrill` begins with a day of the week, whatever month has its name.
    let before_a_day = |at: usize| {
        let next = tokens.get(at + 2).filter(|(mark, _)| *mark == ' ');
        day(at + 1).is_some() && next.is_some_and(|(_, word)| month_from_name(word).is_some())
    };
    (0..tokens.len()).filter(|at| !before_a_day(*at)).find_map(|at| {
        let month = month_from_name(tokens[at].1)?;
        let before = at.checked_sub(1).and_then(|before| match is_suffix(tokens[before].1) {
            true => day(before.checked_sub(1)?),
            false => day(before),
        });
        let day = before.or_else(|| day(at + 1))?;
        let known = &super::words::fact_words().weekdays;
        let others = tokens.iter().enumerate().filter(|(other, _)| *other != at);
        let weekday = others
            .filter_map(|(_, (_, word))| known.get(&deunicode(word).to_lowercase()))
            .find_map(|weekday| *weekday);
        Some(DayWithoutYear { month, day, weekday })
    })
}

/// Results in a workbook are of this year or later.
pub(super) const FIRST_RESULTS_YEAR: i16 = 1990;

/// The one year that some texts name; none where they name several. Behind the name of a body a year
/// before 2000 is that in which it was founded.
pub(super) fn only_year_in_texts<'a>(texts: impl Iterator<Item = &'a str>) -> Option<i16> {
    let years_of = |text: &'a str| {
        let first =
            if super::words::names_organising_body(text) { 2000 } else { FIRST_RESULTS_YEAR };
        let figures = tokens(text).into_iter().filter(|(_, token)| token.len() == 4);
        figures
            .filter_map(|(_, token)| token.parse().ok())
            .filter(move |year| (first..=2100).contains(year))
    };
    let years: std::collections::BTreeSet<i16> = texts.flat_map(years_of).collect();
    years.first().copied().filter(|_| years.len() == 1)
}

/// Whether a word only follows the number of a day: `5th`, `1er`.
fn is_suffix(word: &str) -> bool {
    const SUFFIXES: [&str; 13] =
        ["st", "nd", "rd", "th", "er", "de", "ain", "af", "ail", "ydd", "fed", "ed", "eg"];
    SUFFIXES.contains(&word.to_lowercase().as_str())
}

/// The second whole day of a text that is no end of the first: `5 March 2024, put off to 12 March 2024`.
pub(super) fn second_day_in_text(text: &str) -> Option<FoundDay> {
    let tokens = tokens(text);
    let [(at, first), (next, second)] = two_days(&tokens)?;
    let words = super::words::fact_words();
    let joins = |(_, word): &(char, &str)| {
        let plain = deunicode(word).to_lowercase();
        is_suffix(word)
            || words.between_days.contains(&plain)
            || words.weekdays.contains_key(&plain)
    };
    let range = tokens[at + SHORTEST..next].iter().all(joins) && first.to_iso() < second.to_iso();
    (!range && first != second).then_some(second)
}

/// A whole day has three words at least.
const SHORTEST: usize = 3;

/// The first two whole days of a text, each with where it begins.
fn two_days(tokens: &[(char, &str)]) -> Option<[(usize, FoundDay); 2]> {
    let day = |from: usize| (from..tokens.len()).find_map(|at| Some((at, day_at(&tokens[at..])?)));
    let first = day(0)?;
    Some([first, day(first.0 + SHORTEST)?])
}

/// Whether a text names two days that are more than a year apart: `1 March 1950 - 3 April 2020`.
pub(super) fn names_days_years_apart(text: &str) -> bool {
    two_days(&tokens(text)).is_some_and(|[(_, first), (_, second)]| second.year > first.year + 1)
}

/// The last of two days of a text, or its one day.
pub(super) fn last_day_in_text(text: &str) -> Option<FoundDay> {
    let tokens = tokens(text);
    (0..tokens.len()).find_map(|at| day_at(&tokens[at..]))
}

/// Whether a text may name a day: the day of a month is always written in figures.
fn has_digits(text: &str) -> bool {
    text.bytes().any(|b| b.is_ascii_digit())
}

/// The first whole day in a text; of `23-24 March 2024` and `2./3. Mai 2026` the first of the two.
pub(super) fn first_day_in_text(text: &str) -> Option<FoundDay> {
    if !has_digits(text) {
        return None;
    }
    let tokens = tokens(text);
    let (at, day) = (0..tokens.len()).find_map(|at| Some((at, day_at(&tokens[at..])?)))?;
    Some(first_of_two(&tokens[..at], tokens[at].0, day).unwrap_or(day))
}

/// A day of a text that no month has, as it stands there: `31 February`, `45/13/2026`.
pub(super) fn impossible_day_in_text(text: &str) -> Option<String> {
    let tokens = tokens(text);
    let number = |at: usize| tokens.get(at).and_then(|(_, token)| token.parse::<i16>().ok());
    let mark = |at: usize| tokens.get(at).map_or(' ', |(before, _)| *before);
    let short = |at: usize| tokens.get(at).is_some_and(|(_, token)| token.len() <= 2);
    // In a leap year, February has its most days.
    let exists = |month: i16, day: i16| {
        i8::try_from(month)
            .ok()
            .zip(i8::try_from(day).ok())
            .is_some_and(|(month, day)| Date::new(2024, month, day).is_ok())
    };
    (0..tokens.len()).find_map(|at| {
        let month = |at: usize| tokens.get(at).and_then(|(_, token)| month_from_name(token));
        let year = |at: usize| number(at).is_some_and(|year| (1900..=2100).contains(&year));
        let shown = |end: usize| {
            let words: Vec<&str> = tokens[at..=end].iter().map(|(_, token)| *token).collect();
            words.join(" ")
        };
        let behind = at + 1 + usize::from(tokens.get(at + 1).is_some_and(|(_, w)| is_suffix(w)));
        if let (Some(day), Some(month), true) = (number(at), month(behind), short(at)) {
            return (!exists(month.into(), day)).then(|| shown(behind));
        }
        let figures = short(at) && short(at + 1) && mark(at + 1) == mark(at + 2);
        let (one, other) = (number(at)?, number(at + 1)?);
        let written = figures && "/-.".contains(mark(at + 1)) && year(at + 2);
        let neither = !exists(other, one) && !exists(one, other);
        (written && neither).then(|| shown(at + 2))
    })
}

/// What stands in front of the words and marks that join two days; none where nothing joins them.
fn strip_joining_words<'a, 'b>(
    mut before: &'a [(char, &'b str)],
    mark: char,
) -> Option<&'a [(char, &'b str)]> {
    const JOINING_MARKS: &str = "-\u{2013}\u{2014}/&+";
    let words = super::words::fact_words();
    let mut joined = JOINING_MARKS.contains(mark);
    while let Some(((part, word), rest)) = before.split_last() {
        let known = deunicode(word).to_lowercase();
        if words.between_days.contains(&known) {
            joined = true;
        } else if !words.weekdays.contains_key(&known) && !is_suffix(word) {
            break;
        }
        joined |= JOINING_MARKS.contains(*part);
        before = rest;
    }
    joined.then_some(before)
}

/// The first of two days, of which the second is known with its year: a day of the same month, or
/// of the month that stands with it. `before` is what stands in front of the second, `mark` what
/// parts them.
fn first_of_two(before: &[(char, &str)], mark: char, second: FoundDay) -> Option<FoundDay> {
    let before = strip_joining_words(before, mark)?;
    let token = |back: usize| before.len().checked_sub(back).and_then(|at| before.get(at));
    let number = |back: usize| token(back).and_then(|(_, token)| token.parse::<u8>().ok());
    let part = |back: usize| token(back).map_or(' ', |(part, _)| *part);
    // `Round 2 - 3 March 2024`, `Board 2/3 March`
    let counted = |back: usize| {
        token(back).is_some_and(|(_, word)| {
            let words = super::words::fact_words();
            let word = deunicode(word).to_lowercase();
            [&words.round, &words.rounds, &words.boards, &words.sessions]
                .iter()
                .any(|known| known.contains(&word))
        })
    };
    let fits = |month: u8, day: u8| (1..=12).contains(&month) && (1..=31).contains(&day);
    let in_year = |month: u8, day: u8, back: usize| {
        let earlier = (month, day) < (second.month, second.day);
        (earlier && fits(month, day) && !counted(back + 1)).then_some(FoundDay {
            month,
            day,
            ..second
        })
    };
    // `30 June - 2 July 2024`, `30 December and 6 January 2026`
    if let Some((month, day)) = token(1).and_then(|(_, word)| month_from_name(word)).zip(number(2))
    {
        let before = i16::from(month == 12 && second.month == 1);
        let year = second.year - before;
        let earlier = before == 1 || (month, day) < (second.month, second.day);
        return (earlier && fits(month, day)).then_some(FoundDay { year, month, day, ..second });
    }
    // `02.05. - 03.05.2026`
    if let (Some(month), Some(day), '.' | '/') = (number(1), number(2), part(1)) {
        return in_year(month, day, 2);
    }
    let mut first = in_year(second.month, number(1)?, 1)?;
    // `4, 11 and 18 May 2026`
    let mut back = 1;
    while part(back) == ','
        && let Some(day) = number(back + 1)
        && let Some(earlier) = in_year(second.month, day, back + 1)
        && earlier.day < first.day
    {
        (first, back) = (earlier, back + 1);
    }
    Some(first)
}

fn day_at(tokens: &[(char, &str)]) -> Option<FoundDay> {
    let digits = |at: usize| tokens.get(at).and_then(|(_, token)| token.parse::<i16>().ok());
    let length = |at: usize| tokens.get(at).map_or(0, |(_, token)| token.len());
    let mark = |at: usize| tokens.get(at).map_or(' ', |(before, _)| *before);
    let month = |at: usize| tokens.get(at).and_then(|(_, token)| month_from_name(token));
    let year = |at: usize, named: bool| {
        let year = digits(at)?;
        match length(at) {
            4 if (1900..=2100).contains(&year) => Some(year),
            2 if is_no_year(tokens, at, named) => None,
            2 if year < 70 => Some(2000 + year),
            2 => Some(1900 + year),
            _ => None,
        }
    };
    // A suffix such as `5th` is a token of its own.
    let suffix = |at: usize| usize::from(tokens.get(at).is_some_and(|(_, word)| is_suffix(word)));
    use DayOrder::Clear;
    if let (Some(one), Some(two), true) =
        (digits(0), digits(1), "-/. ".contains(mark(1)) && mark(1) == mark(2))
    {
        if length(0) == 4 && mark(1) != ' ' {
            return made(year(0, false)?, two, digits(2)?, Clear);
        }
        let numeric = mark(1) != ' ' && length(0) <= 2 && length(1) <= 2;
        if let Some(year) = year(2, false).filter(|_| numeric) {
            let last = digits(2).filter(|_| length(2) == 2);
            return in_figures([one, two], year, last, mark(1));
        }
    }
    if let Some(one) = digits(0).filter(|_| length(0) <= 2) {
        let at = 1 + suffix(1);
        let at = at + suffix(at);
        if let Some(month) = month(at) {
            let after = at + 1 + suffix(at + 1);
            return made(year(after, true)?, month.into(), one, Clear);
        }
    }
    // `2026. január 14.`
    if let (4, Some(month), Some(day)) = (length(0), month(1), digits(2))
        && length(2) <= 2
    {
        return made(year(0, true)?, month.into(), day, Clear);
    }
    if let (Some(month), Some(day)) = (month(0), digits(1).filter(|_| length(1) <= 2)) {
        let range = matches!(mark(2), '-' | '–') && length(2) <= 2 && year(3, true).is_some();
        let at = if range { 3 } else { 2 + suffix(2) };
        return made(year(at, true)?, month.into(), day, Clear);
    }
    None
}

/// The day of two figures and a year behind them; `last` is the year where it has two digits.
fn in_figures([one, two]: [i16; 2], year: i16, last: Option<i16>, mark: char) -> Option<FoundDay> {
    use DayOrder::{Clear, DayFirst, MonthFirst, Open, OpenYear};
    // `24-03-05` is of 2024 or of 2005.
    let last = last.filter(|_| mark == '-');
    let is_of_two_years = last.is_some_and(|day| made(2000 + one, two, day, Clear).is_some());
    match (one, two) {
        (13.., _) if is_of_two_years => made(year, two, one, OpenYear),
        (13.., _) => made(year, two, one, DayFirst),
        (_, 13..) => made(year, one, two, MonthFirst),
        _ if (mark == '/' || last.is_some()) && one != two => made(year, two, one, Open),
        _ => made(year, two, one, Clear),
    }
}

/// A day that exists.
fn made(year: i16, month: i16, day: i16, order: DayOrder) -> Option<FoundDay> {
    let fits = (1..=12).contains(&month) && (1..=31).contains(&day);
    let exists = Date::new(year, month as i8, day as i8).is_ok();
    (fits && exists).then_some(FoundDay { year, month: month as u8, day: day as u8, order })
}

/// Whether a figure of two digits behind a day is no year: a count (`6 May, 24 boards`, `14. Januar, 18
/// Paare`), a time (`14 Jan 19:30`), another day. `named`: the month has its name, so that nothing but an
/// apostrophe, a bracket or the end tells a year from a count.
fn is_no_year(tokens: &[(char, &str)], at: usize, named: bool) -> bool {
    let words = super::words::fact_words();
    let before = tokens.get(at).map_or(' ', |(before, _)| *before);
    let figure = |at: usize| tokens.get(at).is_some_and(|(_, word)| word.parse::<u16>().is_ok());
    // `14. Jan. 26` is a day, `Jan 7.30` a time.
    let parted = before == ',' || ".:".contains(before) && at > 0 && figure(at - 1);
    let Some((mark, next)) = tokens.get(at + 1) else { return named && parted };
    let plain = deunicode(next).to_lowercase();
    let counted = words.boards.contains(&plain)
        || words.rounds.contains(&plain)
        || words.contestants.contains_key(&plain)
        || words.labels.contains_key(&plain);
    if counted && " ~".contains(*mark) && !words.between_days.contains(&plain) {
        return true;
    }
    let is_word = next.starts_with(char::is_alphabetic);
    let of_days = words.weekdays.contains_key(&plain) || words.between_days.contains(&plain);
    let goes_on = if is_word { " ~".contains(*mark) && !of_days } else { ".:".contains(*mark) };
    named && (goes_on || parted || "-\u{2013}".contains(before) && is_word)
}

/// The positions of texts such as `4.3`, `11.3`, `18.3` that are days one after the other: three
/// or more, with the day in front.
pub(super) fn longest_run_of_ascending_days<'a>(
    texts: impl Iterator<Item = &'a str>,
) -> std::ops::Range<usize> {
    let mut best = 0..0;
    let mut run = 0..0;
    let mut last: Option<(u8, u8)> = None;
    for (at, text) in texts.enumerate() {
        let day = day_and_month(text);
        let follows = last.zip(day).is_some_and(|(last, day)| day > last);
        run = match day {
            Some(_) if follows => run.start..at + 1,
            Some(_) => at..at + 1,
            None => at + 1..at + 1,
        };
        last = day;
        if run.len() > best.len() {
            best = run.clone();
        }
    }
    if best.len() >= 3 { best } else { 0..0 }
}

/// Month and day of `4.3`, `04.03.`, `4/3`.
fn day_and_month(text: &str) -> Option<(u8, u8)> {
    let plain = text.trim().trim_end_matches('.');
    let (day, month) = plain.split_once(['.', '/', '-'])?;
    let number = |part: &str| part.parse::<u8>().ok().filter(|_| part.len() <= 2);
    let (day, month) = (number(day)?, number(month)?);
    ((1..=31).contains(&day) && (1..=12).contains(&month)).then_some((month, day))
}

/// Whether a text is a day and nothing else, perhaps without a year or with the name of the
/// day; then whether a time stands with it.
pub(super) fn lone_day_has_time(text: &str) -> Option<bool> {
    if text.len() > 40 || !has_digits(text) {
        return None;
    }
    let tokens = tokens(text);
    let words: Vec<&str> = tokens
        .iter()
        .map(|(_, token)| *token)
        .filter(|token| !token.as_bytes()[0].is_ascii_digit())
        .collect();
    let numbers = tokens.len() - words.len();
    let time = text.contains(':');
    let clock =
        |word: &&str| matches!(word.to_lowercase().as_str(), "am" | "pm" | "uhr" | "t" | "z");
    let strange =
        words.iter().filter(|word| !clock(word) && month_from_name(word).is_none()).count();
    let named = words.iter().any(|word| month_from_name(word).is_some());
    let whole = first_day_in_text(text).is_some();
    if whole {
        let moment = time && numbers >= 5;
        let range = numbers <= 6;
        return (strange <= 1 && (numbers == 3 || named || moment || range)).then_some(moment);
    }
    let day = |at: usize| {
        tokens
            .get(at)
            .and_then(|(_, token)| token.parse::<u8>().ok())
            .filter(|day| (1..=31).contains(day))
    };
    if named && numbers == 1 && strange <= 1 && words.len() <= 2 && !time {
        return tokens
            .iter()
            .any(|(_, token)| token.parse::<u8>().is_ok_and(|day| (1..=31).contains(&day)))
            .then_some(false);
    }
    // `27/11`, `10.1.`
    let marks = text.chars().filter(|c| !c.is_alphanumeric());
    let short = numbers == 2
        && words.is_empty()
        && (text.contains('/') || text.ends_with('.') && text.matches('.').count() == 2);
    (short
        && marks.clone().all(|c| "/. ".contains(c))
        && day(0).is_some()
        && day(1).is_some_and(|month| month <= 31))
    .then_some(false)
}

/// The month that a text names, perhaps with a year, and nothing else.
pub(super) fn lone_month_in_text(text: &str) -> Option<u8> {
    let tokens = tokens(text);
    let alone =
        tokens.len() <= 2 && tokens.get(1).is_none_or(|(_, year)| year.parse::<u16>().is_ok());
    tokens.first().filter(|_| alone).and_then(|(_, word)| month_from_name(word))
}
