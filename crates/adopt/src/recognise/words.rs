//! The words by which lines outside of tables tell something: `facts.toml`.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::OnceLock;

use jiff::civil::Weekday;
use serde::Deserialize;

use super::FactKind;
use super::headings::squeeze_heading;
use engine::rules::parse_figures;
use model::Format;

/// Who plays in an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EventContestantKind {
    /// Each for himself.
    Individuals,
    /// Two together.
    Pairs,
    /// Four and more.
    Teams,
}

impl EventContestantKind {
    /// The word for them.
    pub(crate) fn word(self) -> &'static str {
        match self {
            EventContestantKind::Individuals => "individuals",
            EventContestantKind::Pairs => "pairs",
            EventContestantKind::Teams => "teams",
        }
    }
}

/// The words of `facts.toml`.
#[derive(Deserialize)]
struct Written {
    label: BTreeMap<String, String>,
    organiser: BTreeMap<String, String>,
    event: BTreeMap<String, String>,
    count: BTreeMap<String, String>,
    word: BTreeMap<String, String>,
    weekday: BTreeMap<String, String>,
    contestants: BTreeMap<String, String>,
    matches: BTreeMap<String, String>,
    members: BTreeMap<String, String>,
    list: BTreeMap<String, String>,
    format: BTreeMap<String, String>,
    number: BTreeMap<String, String>,
    winners: BTreeMap<String, String>,
    bears: BTreeMap<String, String>,
    ticks: BTreeMap<String, String>,
    totals: BTreeMap<String, String>,
    courtesy: BTreeMap<String, String>,
    titles: BTreeMap<String, String>,
    game: BTreeMap<String, String>,
}

/// The same, squeezed.
#[derive(Default)]
pub(super) struct FactWords {
    /// A label, and what it is of; none for labels of nothing that is looked for.
    pub(super) labels: HashMap<String, Option<FactKind>>,
    pub(super) organiser: HashSet<String>,
    pub(super) organiser_inside: Vec<String>,
    /// Words with which a line begins that names another body.
    pub(super) other_bodies: HashSet<String>,
    pub(super) event: HashSet<String>,
    pub(super) boards: HashSet<String>,
    pub(super) rounds: HashSet<String>,
    /// Words for sessions and matches, where boards are counted in them.
    pub(super) sessions: HashSet<String>,
    /// Words for sessions alone.
    pub(super) sittings: HashSet<String>,
    /// What stands between a number of parts and the boards of each.
    pub(super) times: HashSet<String>,
    /// What stands between boards and the part that has so many.
    pub(super) each: HashSet<String>,
    /// The same where no part stands behind it.
    pub(super) apiece: HashSet<String>,
    /// Words beside which a number of boards may not be what each contestant played.
    pub(super) open: HashSet<String>,
    /// Numbers as words.
    pub(super) numbers: HashMap<String, u16>,
    /// Words for those who win.
    pub(super) winners: HashSet<String>,
    /// Beginnings of words, and phrases, that bear on results.
    pub(super) bears: Vec<String>,
    pub(super) bears_phrases: Vec<String>,
    /// Those of players, who are none in a heading, and those of headings alone.
    pub(super) bears_players: HashSet<String>,
    pub(super) bears_headings: Vec<String>,
    /// What people put beside a row that they have dealt with: words, and signs.
    pub(super) ticks: HashSet<String>,
    pub(super) tick_signs: HashSet<String>,
    /// Headings of who has paid, and what stands there of somebody who has not.
    pub(super) paid: HashSet<String>,
    pub(super) unpaid: HashSet<String>,
    /// Words of totals and averages, of extremes, those of other sheets, and what is counted.
    pub(super) totals: HashSet<String>,
    pub(super) extremes: HashSet<String>,
    pub(super) footers: HashSet<String>,
    pub(super) counted: HashSet<String>,
    /// How lines of courtesy begin, their labels, and words that no such line has.
    pub(super) courtesy: HashSet<String>,
    pub(super) courtesy_labels: HashSet<String>,
    pub(super) printed: HashSet<String>,
    pub(super) pages: HashSet<String>,
    pub(super) no_courtesy: HashSet<String>,
    /// What a title says of results that may change, anywhere and by itself.
    pub(super) title_remarks: Vec<String>,
    pub(super) title_remarks_alone: HashSet<String>,
    /// What may be called by such a word alone.
    pub(super) trophies: HashSet<String>,
    /// Words that are months and nothing else, and words beside which they are none.
    pub(super) clear_months: HashSet<String>,
    pub(super) no_month: HashSet<String>,
    pub(super) after: HashSet<String>,
    pub(super) round: HashSet<String>,
    pub(super) stale: HashSet<String>,
    /// Words of a line whose day is not that of play.
    pub(super) no_day_of_play: HashSet<String>,
    /// Words between the first and the last day of an event.
    pub(super) between_days: HashSet<String>,
    /// Words for the opponent of a round.
    pub(super) opponent: HashSet<String>,
    /// A word for a day of the week, or one that stands beside such a word.
    pub(super) weekdays: HashMap<String, Option<Weekday>>,
    /// Those of them that a title can have as other words.
    pub(super) no_weekday: HashSet<String>,
    /// A word of a title, and the contestants that it tells of.
    pub(super) contestants: HashMap<String, EventContestantKind>,
    /// Words for events of matches with victory points.
    pub(super) matches: HashSet<String>,
    /// Words for members, and those beside which they name no list of members.
    pub(super) members: HashSet<String>,
    pub(super) no_members: HashSet<String>,
    pub(super) list: HashSet<String>,
    /// Headings of the partner's name.
    pub(super) partner: HashSet<String>,
    /// The words of chess servers for the system of an event, and the format that each is.
    pub(super) formats: HashMap<String, Format>,
    /// A word, and the game that it tells.
    pub(super) games: HashMap<String, &'static str>,
}

pub(super) fn fact_words() -> &'static FactWords {
    static WORDS: OnceLock<FactWords> = OnceLock::new();
    WORDS.get_or_init(|| {
        let written: Option<Written> = parse_figures(include_str!("facts.toml")).ok();
        written.map(squeezed_words).unwrap_or_default()
    })
}

/// The words of a key, squeezed.
fn list(table: &BTreeMap<String, String>, key: &str) -> Vec<String> {
    table.get(key).map(|text| words_of(text)).unwrap_or_default()
}

fn set(table: &BTreeMap<String, String>, key: &str) -> HashSet<String> {
    list(table, key).into_iter().collect()
}

fn of_both(table: &BTreeMap<String, String>, one: &str, other: &str) -> HashSet<String> {
    [one, other].into_iter().flat_map(|key| list(table, key)).collect()
}

/// Words of what people add to a list, below and beside it, and to a title.
fn words_of_additions(written: &Written) -> FactWords {
    FactWords {
        bears: list(&written.bears, "words"),
        bears_phrases: list(&written.bears, "phrases"),
        bears_players: set(&written.bears, "players"),
        bears_headings: list(&written.bears, "headings"),
        ticks: set(&written.ticks, "words"),
        tick_signs: set(&written.ticks, "signs"),
        paid: set(&written.ticks, "paid"),
        unpaid: set(&written.ticks, "unpaid"),
        totals: of_both(&written.totals, "words", "own"),
        extremes: set(&written.totals, "extremes"),
        footers: of_both(&written.totals, "words", "others"),
        counted: set(&written.totals, "counted"),
        courtesy: set(&written.courtesy, "begins"),
        courtesy_labels: set(&written.courtesy, "labels"),
        printed: set(&written.courtesy, "printed"),
        pages: set(&written.courtesy, "pages"),
        no_courtesy: set(&written.courtesy, "but"),
        title_remarks: list(&written.titles, "remarks"),
        title_remarks_alone: set(&written.titles, "alone"),
        trophies: set(&written.titles, "trophies"),
        clear_months: set(&written.titles, "months"),
        no_month: set(&written.titles, "no month"),
        ..FactWords::default()
    }
}

fn squeezed_words(written: Written) -> FactWords {
    let mut labels = HashMap::new();
    for (kind, words) in &written.label {
        for word in words_of(words) {
            labels.entry(word).or_insert(FactKind::named(kind));
        }
    }
    let mut games = HashMap::new();
    for game in ["bridge", "chess", "diplomacy"] {
        games.extend(list(&written.game, game).into_iter().map(|word| (word, game)));
    }
    FactWords {
        labels,
        formats: formats(&written.format),
        organiser: set(&written.organiser, "words"),
        organiser_inside: list(&written.organiser, "inside"),
        other_bodies: set(&written.organiser, "others"),
        event: set(&written.event, "words"),
        boards: set(&written.count, "boards"),
        rounds: set(&written.count, "rounds"),
        sessions: of_both(&written.count, "sittings", "sessions"),
        sittings: set(&written.count, "sittings"),
        times: set(&written.count, "times"),
        each: set(&written.count, "each"),
        apiece: set(&written.count, "apiece"),
        open: set(&written.count, "open"),
        numbers: numbers(&written.number),
        winners: set(&written.winners, "words"),
        after: set(&written.word, "after"),
        round: set(&written.word, "round"),
        stale: set(&written.word, "stale"),
        no_day_of_play: set(&written.word, "no day of play"),
        between_days: set(&written.word, "between days"),
        opponent: set(&written.word, "opponent"),
        weekdays: weekdays(&written.weekday),
        no_weekday: set(&written.word, "no weekday"),
        contestants: contestants(&written.contestants),
        matches: set(&written.matches, "words"),
        members: set(&written.members, "words"),
        no_members: set(&written.members, "but"),
        list: set(&written.list, "words"),
        partner: set(&written.word, "partner"),
        games,
        ..words_of_additions(&written)
    }
}

/// The words of a list with commas, squeezed.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(',').map(|word| squeeze_heading(word, false).text);
    words.filter(|word| !word.is_empty()).collect()
}

fn formats(written: &BTreeMap<String, String>) -> HashMap<String, Format> {
    let known = [Format::Swiss, Format::RoundRobin].into_iter();
    let named = known.filter_map(|format| Some((format, written.get(format.word())?)));
    named
        .flat_map(|(format, words)| words_of(words).into_iter().map(move |word| (word, format)))
        .collect()
}

fn contestants(written: &BTreeMap<String, String>) -> HashMap<String, EventContestantKind> {
    use EventContestantKind::{Individuals, Pairs, Teams};
    let known = [Individuals, Pairs, Teams];
    let of =
        |sort: EventContestantKind| written.get(sort.word()).map(|words| (sort, words_of(words)));
    let named = known.into_iter().filter_map(of);
    named.flat_map(|(sort, words)| words.into_iter().map(move |word| (word, sort))).collect()
}

fn numbers(written: &BTreeMap<String, String>) -> HashMap<String, u16> {
    let named = written.iter().filter_map(|(number, words)| Some((number.parse().ok()?, words)));
    named
        .flat_map(|(number, words): (u16, _)| {
            words_of(words).into_iter().map(move |word| (word, number))
        })
        .collect()
}

fn weekdays(written: &BTreeMap<String, String>) -> HashMap<String, Option<Weekday>> {
    let day = |name: &str| {
        Some(match name {
            "monday" => Weekday::Monday,
            "tuesday" => Weekday::Tuesday,
            "wednesday" => Weekday::Wednesday,
            "thursday" => Weekday::Thursday,
            "friday" => Weekday::Friday,
            "saturday" => Weekday::Saturday,
            "sunday" => Weekday::Sunday,
            _ => return None,
        })
    };
    let named = written
        .iter()
        .flat_map(|(name, words)| words_of(words).into_iter().map(move |word| (word, day(name))));
    named.collect()
}

/// The words of a line, squeezed, numbers as they stand.
pub(super) fn line_tokens(text: &str) -> Vec<String> {
    let parted = text.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’' && c != '½');
    let mut tokens = Vec::new();
    for word in parted.filter(|word| !word.is_empty()) {
        // Of `4th` and `3ª` the number.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && word[digits..].chars().count() <= 2 {
            tokens.push(word[..digits].to_string());
        } else {
            tokens.push(squeeze_heading(word, true).text);
        }
    }
    tokens
}

/// How many contestants a text says that there are, where it says nothing else: `12 pairs`, `Pairs: 12`.
pub(crate) fn contestant_count_in_text(text: &str) -> Option<(EventContestantKind, usize)> {
    let (known, tokens) = (&fact_words().contestants, line_tokens(text));
    let (number, word) = match &tokens[..] {
        [number, word] if known.contains_key(word) => (number, word),
        [word, number] if text.contains(':') => (number, word),
        _ => return None,
    };
    Some((*known.get(word)?, number.parse().ok()?))
}

/// Whether a text says that there are two winners.
pub(crate) fn says_two_winners(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let two = |word: &String| word == "2" || words.numbers.get(word) == Some(&2);
    tokens.windows(2).any(|pair| {
        two(&pair[0]) && words.winners.contains(&pair[1])
            || words.winners.contains(&pair[0]) && two(&pair[1])
    })
}

/// Whether a text names an event of matches with victory points.
pub(super) fn names_match_event(text: &str) -> bool {
    line_tokens(text).iter().any(|token| fact_words().matches.contains(token))
}

/// Whether a text names a list of members, and no event.
pub(super) fn names_member_list(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let event = |token: &String| words.event.contains(token) || words.no_members.contains(token);
    tokens.iter().any(|token| words.members.contains(token)) && !tokens.iter().any(event)
}

/// Who plays by the words of a title; none where it does not say or names several.
pub(crate) fn contestants_of_title(title: &str) -> Option<EventContestantKind> {
    let known = &fact_words().contestants;
    let mut named = line_tokens(title).into_iter().filter_map(|token| known.get(&token).copied());
    let first = named.next()?;
    named.all(|other| other == first).then_some(first)
}

/// The game that a text names by a word.
pub(super) fn game_named_in_text(text: &str) -> Option<&'static str> {
    let words = fact_words();
    line_tokens(text).iter().find_map(|token| {
        words.games.get(token).copied().or_else(|| {
            let inside = |(word, game): (&String, &&'static str)| {
                (word.len() >= 5 && token.starts_with(word.as_str())).then_some(*game)
            };
            words.games.iter().filter_map(inside).min()
        })
    })
}

/// Whether a text names a club, a union or another body that runs events.
pub(super) fn names_organising_body(text: &str) -> bool {
    let words = fact_words();
    // `B.C.` and `e. V.` are words too.
    let undotted = [text.replace('.', ""), text.replace(". ", "").replace('.', "")];
    let undotted = undotted.iter().flat_map(|text| line_tokens(text));
    line_tokens(text).into_iter().chain(undotted).any(|token| {
        words.organiser.contains(&token)
            || words.organiser_inside.iter().any(|word| token.contains(word.as_str()))
    })
}
