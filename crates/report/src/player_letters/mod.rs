//! `letters/players/`: a letter to each player, and the list of all of them for a mail merge.
//!
//! The list is given back with a word under `sent` for each letter that went out. The next letters
//! then tell what changed since, and go to those for whom something did, or who had none. palmares
//! sends nothing.

mod of_register;
mod of_season;
pub mod problems;
mod sent;

use std::collections::HashSet;

use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64;

use model::names::alphabetical;
use model::{AwardKind, PointsByKind, StableSort};

use super::award_texts;
use super::html::Site;
use super::publish::OutputError;

pub use of_register::{CertificateOwner, RegisterMail, of_register};
pub use of_season::of_season;
pub use sent::{ListTrouble, SentLetters};
use sent::{SentLetter, identity};

/// The folder of the letters.
const FOLDER: &str = "letters/players";

/// The kinds of points of the list, in the order of its columns.
pub(crate) const KINDS: [(AwardKind, &str, &str); 6] = [
    (AwardKind::Local, "local_points", "Local points"),
    (AwardKind::Green, "green_points", "Green points"),
    (AwardKind::Red, "red_points", "Red points"),
    (AwardKind::Gold, "gold_points", "Gold points"),
    (AwardKind::Pqp, "pqp", "PQP"),
    (AwardKind::Points, "points", "Points"),
];

/// What is told to a player: the context of the template `player_letter.txt`. Texts are in one line
/// and may be empty.
#[derive(Debug, Default, Serialize)]
struct PlayerLetter {
    name: String,
    /// The member number.
    number: String,
    club: String,
    /// The last day that counts, in words.
    up_to: String,
    rank: String,
    /// Why the rank is a new one.
    promotion: String,
    /// The next rank, and what it still takes.
    next_rank: String,
    /// All points: `123 Local, 4.5 Green`.
    points: String,
    /// The points since the last letter.
    since: String,
    /// The events with points or titles.
    events: Vec<LetterEvent>,
    /// The points that wait, with the reason.
    waiting: Vec<LetterEvent>,
    /// The files of the player's certificates.
    certificates: Vec<String>,
}

/// An event in a letter.
#[derive(Debug, Default, Clone, Serialize)]
struct LetterEvent {
    title: String,
    /// The day in words.
    day: String,
    place: String,
    /// The points or titles: `12 Local`.
    points: String,
    /// The clauses, or why points wait.
    why: String,
}

/// A player with a letter, before it is known what was told earlier.
#[derive(Debug, Default)]
pub struct PlayerMail {
    letter: PlayerLetter,
    /// The name of the file of the letter.
    key: String,
    e_mail: String,
    /// The register's own columns, as typed.
    own: Vec<String>,
    points: PointsByKind,
    /// The points before, for a player who never had a letter.
    before: PointsByKind,
    /// The files to attach.
    attachments: Vec<String>,
    /// Whether there is something to tell even to a player who never had a letter.
    news: bool,
}

/// A row of the list of players.
#[derive(Debug, Default)]
pub struct PlayerRow {
    pub name: String,
    pub number: String,
    pub club: String,
    pub e_mail: String,
    /// The register's own columns.
    pub own: Vec<String>,
    pub rank: String,
    pub promotion: String,
    pub points: PointsByKind,
    /// The points since the last letter that was sent: `12 Local`.
    pub since: String,
    /// How many events the letter tells.
    pub events: usize,
    /// The points that wait: `5 Local`.
    pub waiting: String,
    /// The file of the letter; empty for a player who knows everything.
    pub letter: String,
    /// The files of the player's certificates.
    pub certificates: Vec<String>,
    pub attachments: Vec<String>,
    /// Whether an earlier letter was not sent.
    pub owed: bool,
    /// What was typed of the letter that told everything; empty beside a new letter.
    pub sent: String,
    /// What the row says, so that it can be given back: see [`SentLetters`].
    pub mark: String,
}

/// The letters to players.
#[derive(Debug, Default)]
pub struct PlayerLetters {
    /// The letters by file.
    pub files: Vec<(String, Vec<u8>)>,
    /// The rows of the list.
    pub rows: Vec<PlayerRow>,
    /// The headings of the register's own columns.
    pub own_headings: Vec<String>,
}

/// The letters to players and a row for each, in their order. Letters are for those for whom something
/// changed since the letters that were sent, or whose letter was not; others keep their row.
///
/// # Errors
///
/// If the template fails.
pub fn player_letters(
    mails: Vec<PlayerMail>,
    own_headings: Vec<String>,
    sent: &SentLetters,
    site: &Site,
) -> Result<PlayerLetters, OutputError> {
    let mut letters = PlayerLetters { own_headings, ..PlayerLetters::default() };
    let mut files: HashSet<String> = HashSet::new();
    for mut mail in mails {
        let earlier = sent.of(&mail.letter.identity());
        let contents = mail.letter.contents();
        let before = earlier.map_or(mail.before, SentLetter::told);
        let known = earlier.filter(|earlier| earlier.is_sent() && earlier.contents == contents);
        if known.is_none() && earlier.is_none() && !mail.news {
            continue;
        }
        mail.letter.since = difference(&mail.points, &before);
        let mut file = String::new();
        if known.is_none() {
            let mut names = (1u32..).map(|nth| match nth {
                1 => format!("{FOLDER}/{}.txt", mail.key),
                nth => format!("{FOLDER}/{}-{nth}.txt", mail.key),
            });
            file = names.find(|name| files.insert(name.clone())).unwrap_or_default();
            letters.files.push((file.clone(), site.player_letter(&mail.letter)?));
        }
        let owed = earlier.is_some_and(|earlier| !earlier.is_sent());
        let mut row = PlayerRow { letter: file, owed, ..mail.into_row() };
        row.sent = known.map(|earlier| earlier.sent.clone()).unwrap_or_default();
        row.mark = sent::mark_of(&row, contents, &before);
        letters.rows.push(row);
    }
    Ok(letters)
}

impl PlayerMail {
    /// Its row, without what depends on earlier letters.
    fn into_row(self) -> PlayerRow {
        let PlayerMail { letter, e_mail, own, points, attachments, .. } = self;
        let waiting: Vec<&str> = letter.waiting.iter().map(|own| own.points.as_str()).collect();
        PlayerRow {
            waiting: waiting.join("; "),
            events: letter.events.len(),
            name: letter.name,
            number: letter.number,
            club: letter.club,
            e_mail,
            own,
            rank: letter.rank,
            promotion: letter.promotion,
            points,
            since: letter.since,
            certificates: letter.certificates,
            attachments,
            ..PlayerRow::default()
        }
    }
}

/// Puts players in order of club and name.
fn arrange(mails: &mut [PlayerMail]) {
    mails.arrange_by_key(|mail| {
        let PlayerLetter { club, name, number, .. } = &mail.letter;
        (club.to_lowercase(), alphabetical(name), number.clone())
    });
}

impl PlayerLetter {
    fn identity(&self) -> String {
        identity(&self.number, &self.name, &self.club)
    }

    /// A digest of what it tells, apart from what it told before.
    fn contents(&self) -> u64 {
        let PlayerLetter { name, number, club, rank, promotion, points, .. } = self;
        let mut text = [name, number, club, rank, promotion, points].map(String::as_str).join("\0");
        for event in self.events.iter().chain(&self.waiting) {
            let LetterEvent { title, day, place, points, why } = event;
            text.push_str(&[title, day, place, points, why].map(|own| format!("\0{own}")).concat());
        }
        self.certificates.iter().for_each(|file| text.push_str(&format!("\0{file}")));
        xxh3_64(text.as_bytes())
    }
}

/// The points of one holding that another has not: `12 Local, -1 Green`; empty if there are none.
fn difference(now: &PointsByKind, before: &PointsByKind) -> String {
    let kinds = KINDS.map(|(kind, ..)| (kind, now.points(kind) - before.points(kind)));
    let some: Vec<_> = kinds.into_iter().filter(|(_, points)| !points.is_zero()).collect();
    if some.is_empty() { String::new() } else { award_texts::award_with_kind(some) }
}

/// All points in words.
fn in_words(points: &PointsByKind) -> String {
    award_texts::award_with_kind(points.kinds().into_iter().map(|kind| (kind, points.points(kind))))
}
