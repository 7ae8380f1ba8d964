//! The words by which lines outside of tables tell something: `facts.toml`.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::OnceLock;

use serde::Deserialize;

use super::FactKind;
use super::headings::squeezed;

/// The words of `facts.toml`.
#[derive(Deserialize)]
struct Written {
    label: BTreeMap<String, String>,
    organiser: BTreeMap<String, String>,
    event: BTreeMap<String, String>,
    count: BTreeMap<String, String>,
    word: BTreeMap<String, String>,
    list: BTreeMap<String, String>,
    game: BTreeMap<String, String>,
}

/// The same, squeezed.
#[derive(Default)]
pub(super) struct Words {
    /// A label, and what it is of; none for labels of nothing that is looked for.
    pub(super) labels: HashMap<String, Option<FactKind>>,
    pub(super) organiser: HashSet<String>,
    pub(super) organiser_inside: Vec<String>,
    pub(super) event: HashSet<String>,
    pub(super) boards: HashSet<String>,
    pub(super) rounds: HashSet<String>,
    /// Words for sessions, where boards are counted in them.
    pub(super) sessions: HashSet<String>,
    /// What stands between a number of parts and the boards of each.
    pub(super) times: HashSet<String>,
    /// What stands between boards and the part that has so many.
    pub(super) each: HashSet<String>,
    pub(super) after: HashSet<String>,
    pub(super) round: HashSet<String>,
    pub(super) stale: HashSet<String>,
    /// Words for the opponent of a round.
    pub(super) opponent: HashSet<String>,
    pub(super) weekday: HashSet<String>,
    pub(super) list: HashSet<String>,
    /// Headings of the partner's name.
    pub(super) partner: HashSet<String>,
    /// A word, and the game that it tells.
    pub(super) games: HashMap<String, &'static str>,
}

pub(super) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let written: Option<Written> = toml::from_str(include_str!("facts.toml")).ok();
        written.map(squeezed_words).unwrap_or_default()
    })
}

fn squeezed_words(written: Written) -> Words {
    let list = |text: Option<&String>| -> Vec<String> {
        let words = text.map(String::as_str).unwrap_or_default().split(',');
        words.map(|word| squeezed(word, false).text).filter(|word| !word.is_empty()).collect()
    };
    let set =
        |table: &BTreeMap<String, String>, key: &str| list(table.get(key)).into_iter().collect();
    let mut labels = HashMap::new();
    for (kind, words) in &written.label {
        for word in list(Some(words)) {
            labels.entry(word).or_insert(FactKind::named(kind));
        }
    }
    let mut games = HashMap::new();
    for game in ["bridge", "chess", "diplomacy"] {
        games.extend(list(written.game.get(game)).into_iter().map(|word| (word, game)));
    }
    Words {
        labels,
        organiser: set(&written.organiser, "words"),
        organiser_inside: list(written.organiser.get("inside")),
        event: set(&written.event, "words"),
        boards: set(&written.count, "boards"),
        rounds: set(&written.count, "rounds"),
        sessions: set(&written.count, "sessions"),
        times: set(&written.count, "times"),
        each: set(&written.count, "each"),
        after: set(&written.word, "after"),
        round: set(&written.word, "round"),
        stale: set(&written.word, "stale"),
        opponent: set(&written.word, "opponent"),
        weekday: set(&written.word, "weekday"),
        list: set(&written.list, "words"),
        partner: set(&written.word, "partner"),
        games,
    }
}

/// The words of a line, squeezed, numbers as they stand.
pub(super) fn tokens(text: &str) -> Vec<String> {
    let parted = text.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’' && c != '½');
    let mut tokens = Vec::new();
    for word in parted.filter(|word| !word.is_empty()) {
        // Of `4th` and `3ª` the number.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && word[digits..].chars().count() <= 2 {
            tokens.push(word[..digits].to_string());
        } else {
            tokens.push(squeezed(word, true).text);
        }
    }
    tokens
}

/// The game that a text names by a word.
pub(super) fn game_in(text: &str) -> Option<&'static str> {
    let words = words();
    tokens(text).iter().find_map(|token| {
        words.games.get(token).copied().or_else(|| {
            let inside = |(word, game): (&String, &&'static str)| {
                (word.len() >= 5 && token.starts_with(word.as_str())).then_some(*game)
            };
            words.games.iter().filter_map(inside).min()
        })
    })
}

/// Whether a text names a club, a union or another body that runs events.
pub(super) fn names_body(text: &str) -> bool {
    let words = words();
    // `B.C.` and `e. V.` are words too.
    let undotted = [text.replace('.', ""), text.replace(". ", "").replace('.', "")];
    let undotted = undotted.iter().flat_map(|text| tokens(text));
    tokens(text).into_iter().chain(undotted).any(|token| {
        words.organiser.contains(&token)
            || words.organiser_inside.iter().any(|word| token.contains(word.as_str()))
    })
}
