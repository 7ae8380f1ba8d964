//! What a sheet says of the event, and what has to be asked.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::OnceLock;

use serde::Deserialize;

use super::days::day_in;
use super::headings::squeezed;
use super::lines::Line;
use super::{Fact, FactKind, Sureness};
use crate::model::Address;

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
    labels: HashMap<String, Option<FactKind>>,
    organiser: HashSet<String>,
    organiser_inside: Vec<String>,
    event: HashSet<String>,
    boards: HashSet<String>,
    rounds: HashSet<String>,
    after: HashSet<String>,
    round: HashSet<String>,
    stale: HashSet<String>,
    list: HashSet<String>,
    /// A word, and the game that it tells.
    games: HashMap<String, &'static str>,
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
        after: set(&written.word, "after"),
        round: set(&written.word, "round"),
        stale: set(&written.word, "stale"),
        list: set(&written.list, "words"),
        games,
    }
}

/// The words of a line, squeezed, numbers as they stand.
fn tokens(text: &str) -> Vec<String> {
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

/// What lines tell; a kind of fact once, the first that says it.
#[derive(Default)]
pub(super) struct Told {
    pub(super) facts: Vec<Fact>,
}

impl Told {
    fn tell(&mut self, kind: FactKind, value: String, at: Address, sure: Sureness, evidence: &str) {
        if !self.facts.iter().any(|fact| fact.kind == kind) {
            self.facts.push(Fact {
                kind,
                value: Some(value),
                at: Some(at),
                sure,
                evidence: evidence.to_string(),
            });
        }
    }
}

/// Reads all lines of a sheet. `ranking` tells that a round named after `after` is the last.
pub(super) fn told(lines: &[Line], ranking: bool) -> Told {
    let mut told = Told::default();
    let mut values: HashSet<Address> = HashSet::new();
    for line in lines {
        if let Some(value) = labelled(line, &mut told) {
            values.insert(value);
            values.insert(line.at);
        }
    }
    for line in lines.iter().filter(|line| !values.contains(&line.at)) {
        if line.above {
            dated(line, &mut told);
        }
        counted(line, ranking, &mut told);
    }
    let titles: Vec<&Line> =
        lines.iter().filter(|line| line.above && !values.contains(&line.at)).collect();
    titled(&titles, &mut told);
    told
}

/// A label with its value behind a colon or in the next cell; gives where the value stands.
fn labelled(line: &Line, told: &mut Told) -> Option<Address> {
    let words = words();
    let (label, value, at) =
        match line.text.split_once(':').filter(|(_, value)| !value.trim().is_empty()) {
            Some((label, value)) => (label, value.trim().to_string(), line.at),
            None => {
                let (at, value) = line.beside.clone()?;
                (line.text.as_str(), value, at)
            }
        };
    let kind = (*words.labels.get(&squeezed(label, true).text)?)?;
    let value = match kind {
        FactKind::Date => {
            let day = day_in(&value)?;
            let sure = if day.ambiguous { Sureness::Asked } else { Sureness::Certain };
            told.tell(kind, day.iso(), at, sure, "a label says that it is the date");
            return Some(at);
        }
        FactKind::Rounds | FactKind::Round | FactKind::Boards => value
            .split(|c: char| !c.is_ascii_digit())
            .find(|digits| !digits.is_empty())?
            .to_string(),
        FactKind::Rules | FactKind::Status | FactKind::Movement | FactKind::Scale => {
            return Some(at);
        }
        _ => value,
    };
    told.tell(kind, value, at, Sureness::Certain, "a label says so");
    Some(at)
}

/// A day in a line that is not of something else.
fn dated(line: &Line, told: &mut Told) {
    let Some(day) = day_in(&line.text) else { return };
    let stale = tokens(&line.text).iter().any(|token| words().stale.contains(token));
    if stale {
        return;
    }
    let sure = if day.ambiguous { Sureness::Asked } else { Sureness::Likely };
    told.tell(FactKind::Date, day.iso(), line.at, sure, "the line above the table has this day");
}

/// Numbers of boards and rounds, results that count.
fn counted(line: &Line, ranking: bool, told: &mut Told) {
    let words = words();
    let tokens = tokens(&line.text);
    let number = |at: usize| {
        tokens
            .get(at)
            .and_then(|token: &String| {
                token.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse::<u16>().ok()
            })
            .filter(|number| (1..=400).contains(number))
    };
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).and_then(number);
        let plural = |set: &HashSet<String>| set.contains(token);
        if let Some(count) = before.filter(|count| plural(&words.boards) && *count > 1) {
            told.tell(
                FactKind::Boards,
                count.to_string(),
                line.at,
                Sureness::Likely,
                "a line tells the number of boards",
            );
        }
        let after = tokens[..at].iter().rev().take(4).any(|token| words.after.contains(token));
        if let Some(count) = before
            .filter(|count| plural(&words.rounds) && !words.round.contains(token) && *count <= 40)
        {
            told.tell(
                FactKind::Rounds,
                count.to_string(),
                line.at,
                Sureness::Likely,
                "a line tells the number of rounds",
            );
        } else if words.round.contains(token) {
            let ordinal = before.filter(|count| *count <= 40);
            let Some(round) = number(at + 1).filter(|round| *round <= 40).or(ordinal) else {
                continue;
            };
            told.tell(
                FactKind::Round,
                round.to_string(),
                line.at,
                Sureness::Likely,
                "a line names the round",
            );
            if ranking && after {
                let of = tokens[at..].windows(2).find_map(|pair| {
                    (matches!(
                        pair[0].as_str(),
                        "of" | "von" | "de" | "di" | "van" | "z" | "av" | "sur" | "o"
                    ))
                    .then(|| pair[1].parse::<u16>().ok())
                    .flatten()
                });
                let rounds = of.filter(|of| *of >= round && *of <= 40).unwrap_or(round);
                told.tell(
                    FactKind::Rounds,
                    rounds.to_string(),
                    line.at,
                    Sureness::Likely,
                    "the ranking is after this round",
                );
            }
        }
        if matches!(
            token.as_str(),
            "best"
                | "beste"
                | "mejores"
                | "migliori"
                | "meilleurs"
                | "melhores"
                | "basta"
                | "najlepszych"
                | "gorau"
                | "bedste"
                | "top"
        ) {
            let count = number(at + 1).or_else(|| written_number(tokens.get(at + 1)?)).or(before);
            if let Some(count) = count.filter(|count| *count <= 60) {
                told.tell(
                    FactKind::ResultsCounted,
                    count.to_string(),
                    line.at,
                    Sureness::Likely,
                    "a line tells how many results count",
                );
            }
        }
    }
}

fn written_number(word: &String) -> Option<u16> {
    const WORDS: &[&str] = &[
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    (1..).zip(WORDS).find(|(_, known)| **known == word.as_str()).map(|(number, _)| number)
}

/// The title and the organiser among the lines above the first table.
fn titled(lines: &[&Line], told: &mut Told) {
    let words = words();
    let title_like = |line: &&&Line| {
        let letters = line.text.chars().filter(|c| c.is_alphabetic()).count();
        let day = super::days::is_day(&line.text).is_some();
        let label = squeezed(line.text.split(':').next().unwrap_or_default(), true).text;
        let aside = line.text.contains(':') && words.labels.contains_key(&label);
        let stale = words.stale.contains(tokens(&line.text).first().map_or("", String::as_str));
        let address =
            line.text.contains('@') || line.text.contains("http") || line.text.contains("www.");
        let plain = tokens(&line.text);
        let of_list = |token: &String| {
            words.list.contains(token) || token.bytes().any(|b| b.is_ascii_digit())
        };
        let list = plain.iter().all(of_list) || line.text.to_lowercase().contains("server");
        letters >= 4 && !list && !day && !aside && !stale && !address
    };
    let candidates: Vec<&&Line> = lines.iter().filter(title_like).collect();
    let organiser = |line: &&Line| {
        let tokens = tokens(&line.text);
        let inside = tokens
            .iter()
            .any(|token| words.organiser_inside.iter().any(|word| token.contains(word.as_str())));
        let dotted = line.text.replace(['.', ' '], "").to_lowercase();
        inside
            || tokens.iter().any(|token| words.organiser.contains(token))
            || dotted.starts_with("bc") && line.text.contains("B.C.")
            || dotted.ends_with("ev") && line.text.contains("V.")
    };
    let event = |line: &&Line| {
        tokens(&line.text).iter().any(|token| {
            words.event.contains(token)
                || words.event.iter().any(|word| word.len() >= 6 && token.contains(word.as_str()))
        })
    };
    let counts_only = |line: &&Line| {
        told.facts.iter().any(|fact| {
            fact.at == Some(line.at)
                && matches!(fact.kind, FactKind::Boards | FactKind::Rounds | FactKind::Round)
        }) && !event(line)
    };
    let body =
        candidates.iter().find(|line| organiser(line) && !(event(line) && candidates.len() == 1));
    let rest: Vec<&&&Line> =
        candidates.iter().filter(|line| Some(line.at) != body.map(|body| body.at)).collect();
    let title = rest
        .iter()
        .find(|line| event(line) && !is_about_table(line))
        .or_else(|| rest.iter().find(|line| !counts_only(line) && !is_about_table(line)));
    if let Some(body) =
        body.filter(|_| title.is_some() || !rest.is_empty() || !candidates.is_empty())
    {
        told.tell(
            FactKind::Organiser,
            body.text.clone(),
            body.at,
            Sureness::Likely,
            "a line above the table names a club or union",
        );
    }
    if let Some(title) = title {
        told.tell(
            FactKind::Title,
            title_of(&title.text),
            title.at,
            Sureness::Likely,
            "it is the heading of the sheet",
        );
    }
}

/// Whether a line is about one table rather than the event: `Group B`, `Board 1`, `A-lijn`.
fn is_about_table(line: &Line) -> bool {
    let tokens = tokens(&line.text);
    tokens.len() <= 3
        && super::headings::readings(&line.text).iter().any(|reading| reading.weight >= 60)
        || super::content::Shapes::of(&super::grid::Cell {
            column: 0,
            value: super::grid::Value::Text,
            text: line.text.clone(),
        })
        .has(super::content::Shape::Direction)
}

/// A title without the day that stands behind it.
fn title_of(text: &str) -> String {
    let parts = text.split(" - ").filter(|part| day_in(part).is_none());
    let joined = parts.collect::<Vec<_>>().join(" - ");
    let kept = if joined.trim().is_empty() { text.to_string() } else { joined };
    kept.trim().trim_end_matches([',', '-', '–']).trim().to_string()
}

/// Whether a text names a club, a union or another body that runs events.
pub(super) fn names_body(text: &str) -> bool {
    let words = words();
    tokens(text).iter().any(|token| {
        words.organiser.contains(token)
            || words.organiser_inside.iter().any(|word| token.contains(word.as_str()))
    })
}
