//! Keys: the names of pages. A key consists of `a-z0-9-`, is unique, and depends only on
//! what it names, never on the order of reading.
//!
//! If a readable key would be ambiguous, or a name that Windows reserves, a short hash of the full
//! name is appended: `4th-jan-x7k2m9qa`, `con-x0d5zqk1b`.

use std::borrow::Cow;

use deunicode::deunicode;
use xxhash_rust::xxh3::{xxh3_64, xxh3_128};

use model::file_names::is_unusable_windows_name;

/// The characters of a hash: no vowels, so that no words appear.
const DIGITS: &[u8; 31] = b"0123456789bcdfghjklmnpqrstvwxyz";
const BASE: u64 = DIGITS.len() as u64;
/// Characters of a hash in a key.
const HASH_LENGTH: usize = 8;
/// The longest readable part of a key; file systems allow 255 bytes in a name.
const LONGEST: usize = 100;

/// Text in lower case, without accents, words joined by hyphens.
pub fn slug(text: &str) -> String {
    let plain = deunicode(text).to_lowercase();
    let mut slug = String::with_capacity(plain.len());
    for word in plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        if slug.len() + word.len() >= LONGEST {
            break;
        }
        if !slug.is_empty() {
            slug.push('-');
        }
        slug.push_str(word);
    }
    slug
}

/// A hash of text for use in keys: `x` and eight characters.
fn hash(text: &str) -> String {
    let mut rest = xxh3_64(text.as_bytes());
    let mut digits = String::from("x");
    for _ in 0..HASH_LENGTH {
        digits.push(char::from(DIGITS[(rest % BASE) as usize]));
        rest /= BASE;
    }
    digits
}

/// A name that every system accepts: the name itself, else one with a hash of what it names.
pub fn portable_file_name<'a>(name: &'a str, named: &str) -> Cow<'a, str> {
    match is_unusable_windows_name(name) {
        false => Cow::Borrowed(name),
        true => Cow::Owned(
            format!("{}-{}", slug(name), hash(named)).trim_start_matches('-').to_string(),
        ),
    }
}

/// A slug unique to the text: the text itself if it is one plain word, else with a hash.
fn exact_slug(text: &str) -> String {
    let slug = slug(text);
    let plain = !slug.is_empty() && slug == text && !slug.contains('-') && !looks_hashed(&slug);
    let plain = plain && !is_unusable_windows_name(&slug);
    match (plain, slug.is_empty()) {
        (true, _) => slug,
        (false, true) => hash(text),
        (false, false) => format!("{slug}-{}", hash(text)),
    }
}

fn looks_hashed(word: &str) -> bool {
    word.len() == HASH_LENGTH + 1 && word.starts_with('x')
}

/// The keys of returns, from their relative paths. Paths with equal slugs get a hash.
pub fn return_keys<'a>(paths: impl Iterator<Item = &'a str> + Clone) -> Vec<String> {
    let mut slugs: Vec<String> = paths.clone().map(|path| slug(without_ending(path))).collect();
    let mut marks: Vec<u128> = slugs.iter().map(|slug| xxh3_128(slug.as_bytes())).collect();
    marks.sort_unstable();
    let is_shared = |slug: &str| {
        let first = marks.partition_point(|mark| *mark < xxh3_128(slug.as_bytes()));
        marks.get(first + 1).is_some_and(|next| *next == marks[first])
    };
    for (slug, path) in slugs.iter_mut().zip(paths) {
        if slug.is_empty() {
            *slug = hash(path);
        } else if is_shared(slug) || is_unusable_windows_name(slug) {
            *slug = format!("{slug}-{}", hash(path));
        }
    }
    slugs
}

fn without_ending(path: &str) -> &str {
    match path.rsplit_once('.') {
        Some((stem, ending)) if !ending.contains('/') && !stem.is_empty() => stem,
        _ => path,
    }
}

/// The key of an event: the key of its return and its id.
pub fn event_key(return_key: &str, id: &str) -> String {
    format!("{return_key}-{}", exact_slug(&id.to_lowercase()))
}

/// The key of a player: the member number, else the name and club.
pub fn player_key(number: Option<&str>, name: &str, club: &str) -> String {
    match number {
        Some(number) => exact_slug(&number.to_lowercase()),
        None => {
            let person = format!("{}|{}", model::name_comparison::name_key(name), slug(club));
            let slug = slug(name);
            let hash = hash(&person);
            if slug.is_empty() { format!("player-{hash}") } else { format!("{slug}-{hash}") }
        }
    }
}

/// Whether [`player_key`] made a key from a name and a club.
pub(crate) fn is_name_based_player_key(key: &str) -> bool {
    key.rsplit('-').next().is_some_and(looks_hashed)
}

/// The key of a competition over many events: its id, with a hash of the file that asks for it where
/// another competition has that id.
pub(crate) fn competition_key(id: &str, file: &str, is_shared: bool) -> String {
    let slug = slug(id);
    match is_shared || slug.is_empty() || is_unusable_windows_name(&slug) {
        true => format!("{slug}-{}", hash(&format!("{file}|{id}"))).trim_start_matches('-').into(),
        false => slug,
    }
}

/// The key of a club. Spellings with equal slugs are one club.
pub fn club_key(name: &str) -> String {
    match slug(name) {
        slug if slug.is_empty() => hash(name),
        slug => portable_file_name(&slug, &slug).into_owned(),
    }
}

/// The number of a certificate: unique to player, event and part, and the same at every
/// printing.
pub fn certificate_number(event_key: &str, entry: &str, player_key: &str, part: &str) -> String {
    let text = format!("{event_key}|{entry}|{player_key}|{part}");
    let mut rest = xxh3_64(text.as_bytes());
    let mut number = String::with_capacity(14);
    for group in 0..3 {
        if group > 0 {
            number.push('-');
        }
        for _ in 0..4 {
            number.push(char::from(DIGITS[(rest % BASE) as usize]).to_ascii_uppercase());
            rest /= BASE;
        }
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_plain_words() {
        assert_eq!(
            slug("East/Ashdown 1 Bridge Club/2025-01"),
            "east-ashdown-1-bridge-club-2025-01"
        );
        assert_eq!(slug("Si\u{e2}n O'Rourke"), "sian-o-rourke");
        assert_eq!(slug("\u{1f642}!"), "slight-smile");
        assert_eq!(slug("..--.."), "");
        assert_eq!(event_key("july", "2"), "july-2");
        assert_eq!(player_key(Some("012345"), "Carys", "Riverside"), "012345");
    }

    #[test]
    fn what_reads_alike_is_told_apart() {
        assert_ne!(event_key("july", "4-1"), event_key("july", "4 1"));
        assert_ne!(event_key("july", "A"), event_key("july", "\u{c1}"));
        assert_eq!(event_key("july", "A"), event_key("july", "a"));
        assert_ne!(event_key("a-b", "1-2"), event_key("a-b-1", "2"));
        assert_ne!(
            player_key(None, "Carys Hollis", "Riverside"),
            player_key(None, "Carys Hollis", "Hillside")
        );
        let keys = return_keys(["a b.xlsx", "a-b.xlsx", "c.xlsx"].into_iter());
        assert_ne!(keys[0], keys[1]);
        assert_eq!(keys[2], "c");
    }

    #[test]
    fn no_key_is_a_name_that_windows_reserves() {
        let number = player_key(Some("AUX"), "Ann", "");
        assert!(number.starts_with("aux-x") && is_name_based_player_key(&number), "{number}");
        for club in ["CON", "con.", "C\u{f3}n"] {
            assert_eq!(club_key(club), club_key("con"));
            assert!(club_key(club).starts_with("con-x"), "{}", club_key(club));
        }
        assert_eq!(club_key("Connaught"), "connaught");
        let keys = return_keys(["nul.xlsx", "con/may.xlsx", "com10.csv"].into_iter());
        assert!(keys[0].starts_with("nul-x"), "{keys:?}");
        assert_eq!(keys[1..], ["con-may", "com10"]);
        for (name, safe_name) in [("con.july", "con-july-x"), ("july.", "july-x"), (". ", "x")] {
            let own = portable_file_name(name, name);
            assert!(own.starts_with(safe_name) && !is_unusable_windows_name(&own), "{own}");
        }
        assert_eq!(portable_file_name("caf\u{e9} 1", "1"), "caf\u{e9} 1");
    }

    #[test]
    fn long_names_give_keys_that_fit_a_file_system() {
        let long = "word ".repeat(200);
        assert!(player_key(None, &long, "").len() < 140);
        let unbroken = "w".repeat(300);
        assert!(slug(&unbroken).len() <= LONGEST);
    }
}
