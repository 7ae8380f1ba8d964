//! What a heading can mean, by the synonyms in `headings.toml`.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::OnceLock;

use deunicode::deunicode_char;

use super::What;
use super::grid::GridCell;
use super::weights::{HeadingWeights, weights};
use engine::rules::parse_figures;
use model::misspelt_names::is_one_slip_away;

/// A meaning that a heading can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HeadingMeaning {
    pub(super) what: What,
    /// The number in the heading: the round, the tie-break.
    pub(super) number: Option<u16>,
    /// How much the heading says for it, from 0 to 100.
    pub(super) weight: i32,
    /// The language of the word; `any` for abbreviations of programs.
    pub(super) language: &'static str,
}

/// A word as it stands in the data file.
#[derive(Clone, Copy)]
struct Known {
    what: What,
    language: &'static str,
    thin: bool,
    /// The number that the word stands for.
    number: Option<u16>,
}

impl HeadingMeaning {
    /// Whether the heading says the meaning so that it may be taken.
    pub(super) fn is_likely(&self) -> bool {
        self.weight >= weights().sureness.likely
    }

    /// Whether the whole heading says it.
    pub(super) fn is_whole_heading(&self) -> bool {
        self.weight >= weights().heading.turned
    }
}

/// The words of `headings.toml`.
#[derive(Default)]
struct Lexicon {
    words: HashMap<String, Vec<Known>>,
    /// The letters of each word, in any order.
    letters: HashSet<u64>,
    /// Words that say nothing in front of a heading: `Your name`.
    ignored: HashSet<String>,
}

/// What the letters of a squeezed text add up to, whatever their order; digits and signs left out.
fn sum_of_letters(text: &str) -> u64 {
    // An odd factor parts the sums of other letters.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let letters = text.bytes().filter(u8::is_ascii_lowercase);
    letters.fold(0, |sum, letter| {
        sum.wrapping_add(FACTOR.rotate_left(u32::from(letter)).wrapping_mul(u64::from(letter)))
    })
}

fn lexicon() -> &'static Lexicon {
    static LEXICON: OnceLock<Lexicon> = OnceLock::new();
    LEXICON.get_or_init(|| {
        static TEXT: &str = include_str!("headings.toml");
        let parsed: BTreeMap<String, BTreeMap<String, String>> =
            parse_figures(TEXT).unwrap_or_default();
        let parsed: &'static _ = Box::leak(Box::new(parsed));
        let mut lexicon = Lexicon::default();
        for (what, languages) in parsed.iter() {
            let Some(what) = What::named(what) else {
                let words = languages.values().flat_map(|words| words.split(','));
                lexicon.ignored.extend(words.map(|word| squeeze_heading(word, false).text));
                continue;
            };
            for (language, words) in languages {
                for word in words.split(',').map(str::trim) {
                    let (word, thin) =
                        word.strip_suffix('?').map_or((word, false), |word| (word, true));
                    let (word, number) = match word.rsplit_once('=') {
                        Some((word, number)) => (word, number.parse().ok()),
                        None => (word, None),
                    };
                    let text = squeeze_heading(word, false).text;
                    // Letters such as `P W D L` need the other columns.
                    let counts =
                        matches!(what, What::Played | What::Won | What::Drawn | What::Lost);
                    let thin = thin || counts && text.len() <= 2 || text.len() == 1 && text != "%";
                    lexicon.letters.insert(sum_of_letters(&text));
                    let entry = lexicon.words.entry(text).or_default();
                    if !entry.iter().any(|known| known.what == what && known.language == language) {
                        entry.push(Known { what, language, thin, number });
                    }
                }
            }
        }
        lexicon
    })
}

/// A heading without case, accents, blanks and punctuation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct SqueezedHeading {
    /// Its letters, `#` for each run of digits, and the signs `%`, `+`, `-` where they tell.
    pub(super) text: String,
    /// The first number in it.
    pub(super) number: Option<u16>,
}

/// Squeezes a heading; in one of a sheet `#` is a word, in the data file a number.
pub(super) fn squeeze_heading(heading: &str, of_sheet: bool) -> SqueezedHeading {
    let mut squeezed = SqueezedHeading::default();
    let mut digits = String::new();
    let trimmed = heading.trim();
    if trimmed.starts_with(['+', '±']) {
        let plain: String = trimmed.chars().filter(|c| !c.is_whitespace()).collect();
        if matches!(plain.as_str(), "+/-" | "+-" | "±") {
            return SqueezedHeading { text: "+/-".to_string(), number: None };
        }
    }
    squeezed.text.reserve(trimmed.len());
    let last = trimmed.chars().count().saturating_sub(1);
    let mut chars = trimmed.chars().enumerate().peekable();
    while let Some((at, c)) = chars.next() {
        if c.is_ascii_digit() {
            digits.push(c);
            if chars.peek().is_none_or(|(_, next)| !next.is_ascii_digit()) {
                squeezed.number = squeezed.number.or_else(|| digits.parse().ok());
                squeezed.text.push('#');
                digits.clear();
            }
            continue;
        }
        match c {
            'a'..='z' => squeezed.text.push(c),
            'A'..='Z' => squeezed.text.push(c.to_ascii_lowercase()),
            '%' | '=' => squeezed.text.push(c),
            '#' if !of_sheet => squeezed.text.push('#'),
            '#' if chars.peek().is_none_or(|(_, next)| !next.is_ascii_digit()) => {
                squeezed.text.push_str("hash")
            }
            '+' | '-' if at == 0 || at == last => squeezed.text.push(c),
            '½' => squeezed.text.push_str("half"),
            '№' => squeezed.text.push_str("no"),
            '°' | 'º' => squeezed.text.push('o'),
            'ø' | 'Ø' if last == 0 => squeezed.text.push_str("average"),
            _ if c.is_alphanumeric() => {
                let plain = deunicode_char(c).unwrap_or_default();
                squeezed.text.extend(
                    plain
                        .chars()
                        .filter(char::is_ascii_alphanumeric)
                        .map(|c| c.to_ascii_lowercase()),
                );
            }
            _ => {}
        }
    }
    squeezed
}

/// What a heading can mean, the best first; empty where no word of it is known.
pub(super) fn heading_meanings(heading: &str) -> Vec<HeadingMeaning> {
    let mut found = exact_heading_meanings(heading);
    if found.is_empty() {
        found = inside(heading);
    }
    if found.is_empty() {
        found = alike(&squeeze_heading(heading, true));
    }
    found
}

impl GridCell {
    /// What the cell means as a heading, by its words alone.
    pub(super) fn heading_meanings(&self) -> Vec<HeadingMeaning> {
        exact_heading_meanings(&self.text)
    }
}

/// The same without words inside of others and without misprints, which take longer to find:
/// what tells a row of headings from others.
pub(super) fn exact_heading_meanings(heading: &str) -> Vec<HeadingMeaning> {
    if heading.len() > 120 {
        return Vec::new();
    }
    let whole = known(&squeeze_heading(heading, true), weights().heading.whole);
    if !whole.is_empty() {
        return whole;
    }
    let turned = turned(heading);
    if !turned.is_empty() {
        return turned;
    }
    if let Some(rest) = without_ignored(heading) {
        return exact_heading_meanings(rest);
    }
    if let Some(rest) = without_unit(heading) {
        return exact_heading_meanings(rest);
    }
    let mut found: Vec<HeadingMeaning> = Vec::new();
    for part in parts(heading) {
        for reading in known(&squeeze_heading(part, true), weights().heading.part) {
            add(&mut found, reading);
        }
    }
    found
}

/// A heading without a first word that says nothing: `Your EBU number`.
fn without_ignored(heading: &str) -> Option<&str> {
    let (first, rest) = heading.trim().split_once(char::is_whitespace)?;
    lexicon().ignored.contains(&squeeze_heading(first, true).text).then(|| rest.trim_start())
}

/// A heading of several words without the unit at its end: `Zitting 1 %`, `Total VP`.
fn without_unit(heading: &str) -> Option<&str> {
    let (rest, unit) = heading.trim().rsplit_once(char::is_whitespace)?;
    let known = known(&squeeze_heading(unit, true), 1);
    let unit = known.iter().any(|reading| {
        matches!(reading.what, What::Percent | What::Vps | What::Imps | What::Score)
    });
    unit.then_some(rest.trim_end())
}

/// Whether a heading is a synonym as it stands: what most headings are and few other cells.
pub(super) fn is_heading_synonym(heading: &str) -> bool {
    heading.len() <= 60 && lexicon().words.contains_key(&squeeze_heading(heading, true).text)
}

/// Synonyms in another order (`No Pair`), or with a number of its own (`EBU No 2`).
fn turned(heading: &str) -> Vec<HeadingMeaning> {
    let words: Vec<&str> = heading
        .split(|c: char| !c.is_alphanumeric() && c != '%' && c != '#' && c != '°' && c != 'º')
        .filter(|word| !word.is_empty())
        .collect();
    if !(2..=4).contains(&words.len()) || !has_letters_of_a_word(&words.join(" ")) {
        return Vec::new();
    }
    let mut orders: Vec<Vec<&str>> = (1..words.len())
        .map(|by| words[by..].iter().chain(&words[..by]).copied().collect())
        .collect();
    let number = |word: &&str| word.bytes().all(|b| b.is_ascii_digit());
    let own = words.iter().copied().find(number).and_then(|word| word.parse().ok());
    if own.is_some() {
        orders.push(words.iter().copied().filter(|word| !number(word)).collect());
    }
    let mut found = Vec::new();
    for order in orders {
        for mut reading in known(&squeeze_heading(&order.join(" "), true), weights().heading.turned)
        {
            reading.number = reading.number.or(own);
            add(&mut found, reading);
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// Whether a synonym has the letters of a text in some order, perhaps without an s: few texts do, and only
/// such can be a synonym with its words in another order.
fn has_letters_of_a_word(text: &str) -> bool {
    let sum = sum_of_letters(&squeeze_heading(text, true).text);
    let letters = &lexicon().letters;
    letters.contains(&sum) || letters.contains(&sum.wrapping_sub(sum_of_letters("s")))
}

/// The number of a heading that is a number alone.
pub(super) fn parse_bare_number(heading: &str) -> Option<u16> {
    let plain = heading.trim().trim_end_matches('.');
    (plain.len() <= 4 && !plain.is_empty() && plain.bytes().all(|b| b.is_ascii_digit()))
        .then(|| plain.parse().ok())
        .flatten()
}

fn add(found: &mut Vec<HeadingMeaning>, reading: HeadingMeaning) {
    match found.iter_mut().find(|known| known.what == reading.what) {
        Some(known) => known.weight = known.weight.max(reading.weight),
        None => found.push(reading),
    }
}

fn known(heading: &SqueezedHeading, weight: i32) -> Vec<HeadingMeaning> {
    let words = &lexicon().words;
    // Many languages add an s to one: `EBU nos`, `licences`.
    let one = || words.get(heading.text.strip_suffix('s')?);
    let mut found = Vec::new();
    for known in words.get(&heading.text).or_else(one).into_iter().flatten() {
        let weight = if known.thin { weight - weights().heading.thin } else { weight };
        let number = heading.number.filter(|_| heading.text.contains('#')).or(known.number);
        add(
            &mut found,
            HeadingMeaning { what: known.what, number, weight, language: known.language },
        );
    }
    found
}

/// The parts of a heading that may be a heading each: `Enw / Name`, `Name (in capitals)`.
fn parts(heading: &str) -> Vec<&str> {
    let outside = heading.split(['(', '[', '/', '|', '\n', ';', ':', ',']);
    let mut parts: Vec<&str> =
        outside.map(|part| part.trim_matches([' ', ')', ']', '?', '*', '.'])).collect();
    parts.retain(|part| part.chars().filter(|c| c.is_alphanumeric()).count() > 1);
    if parts.len() == 1 && parts[0].len() == heading.trim().len() {
        parts.clear();
    }
    parts
}

/// Synonyms of two words or of at least five letters inside of a longer heading.
fn inside(heading: &str) -> Vec<HeadingMeaning> {
    let words: Vec<&str> = heading
        .split(|c: char| !c.is_alphanumeric() && c != '%')
        .filter(|word| !word.is_empty())
        .collect();
    let HeadingWeights { inside, word, .. } = weights().heading;
    let mut found = Vec::new();
    for length in (1..=4.min(words.len().saturating_sub(1))).rev() {
        for run in words.windows(length) {
            let part = squeeze_heading(&run.join(" "), true);
            if part.text.len() < 5 {
                continue;
            }
            for reading in known(&part, inside + word * length as i32) {
                add(&mut found, reading);
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// The synonyms by their length.
fn by_length() -> &'static HashMap<usize, Vec<&'static String>> {
    static BY_LENGTH: OnceLock<HashMap<usize, Vec<&'static String>>> = OnceLock::new();
    BY_LENGTH.get_or_init(|| {
        let mut lists: HashMap<usize, Vec<&'static String>> = HashMap::new();
        for word in lexicon().words.keys() {
            lists.entry(word.len()).or_default().push(word);
        }
        lists
    })
}

/// Synonyms that differ by one letter.
fn alike(heading: &SqueezedHeading) -> Vec<HeadingMeaning> {
    let length = heading.text.len();
    if !(6..=24).contains(&length) {
        return Vec::new();
    }
    let near = (length - 1..=length + 1).filter_map(|length| by_length().get(&length)).flatten();
    // What one letter changes is the same before it or behind it.
    let half = (length - 3) / 2;
    let text = heading.text.as_bytes();
    let begins_or_ends = |word: &&&String| {
        let word = word.as_bytes();
        word.starts_with(&text[..half]) || word.ends_with(&text[length - half..])
    };
    let mut words: Vec<&String> = near
        .filter(|word| word.len() >= 6 && begins_or_ends(word))
        .filter(|word| is_one_slip_away(word, &heading.text))
        .copied()
        .collect();
    words.sort();
    let mut found = Vec::new();
    for word in words {
        let near = SqueezedHeading { text: word.clone(), number: heading.number };
        for reading in known(&near, weights().heading.alike) {
            add(&mut found, reading);
        }
    }
    found
}

/// The round or session that the name of a sheet tells, or a line that says no more: `Round 2`.
pub(crate) fn round_number_in_name(text: &str) -> Option<u16> {
    const MOST: usize = 3;
    if text.split_whitespace().count() > MOST {
        return None;
    }
    exact_heading_meanings(text).into_iter().find(|reading| reading.what == What::Round)?.number
}

/// Whether a text is a round or session with its number and no more: `Round 2`.
pub(super) fn is_numbered_round(text: &str) -> bool {
    text.split_whitespace().count() == 2 && round_number_in_name(text).is_some()
}
