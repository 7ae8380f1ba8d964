//! `letters/players/`: a letter to each player, and the list of all of them for a mail merge.
//!
//! The list is given back with a word under `sent` for each letter that went out. The next letters
//! then tell what changed since, and go to those for whom something did, or who had none. palmares
//! sends nothing.

mod letter_mark;
mod own_columns;
pub mod problems;
mod register_letters;
mod season_letters;
mod sent;

use serde::Serialize;

use jiff::civil::Date;
use model::name_comparison::name_sort_key;
use model::{PointsByKind, StableSort};

use super::award_texts;
use super::html::Site;
use super::language::LanguageTexts;
use super::publish::OutputError;

pub(crate) use letter_mark::LETTER_POINT_COLUMNS;
use letter_mark::LetterContent;
pub use letter_mark::LetterSubject;
pub use register_letters::{RegisterLetterSource, register_letter_drafts};
pub use season_letters::season_letter_drafts;
pub use sent::EarlierLetters;

/// The folder of the letters.
const FOLDER: &str = "letters/players";

/// What is told to a player: the context of the template `player_letter.txt`. Texts are in one line
/// and may be empty.
#[derive(Debug, Default, Clone, Serialize)]
struct PlayerLetter {
    name: String,
    /// The member number.
    number: String,
    club: String,
    /// The last day that counts, in words.
    up_to: String,
    #[serde(skip)]
    last_day: Option<Date>,
    rank: String,
    /// Why the rank is a new one.
    promotion: String,
    /// The next rank, and what it still takes.
    next_rank: String,
    /// What it still needs: `60 master points and 5 Gold Points`.
    needs: String,
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
    #[serde(skip)]
    date: Option<Date>,
    place: String,
    /// The place alone: `3=`.
    #[serde(skip)]
    number: String,
    /// The points or titles: `12 Local`.
    points: String,
    /// The clauses, or why points wait.
    why: String,
}

/// A player, before it is known what was told earlier.
#[derive(Debug, Default)]
pub(crate) struct PlayerLetterDraft {
    letter: PlayerLetter,
    /// What tells the player from others: the name of the letter's file.
    key: String,
    /// The keys that the player had before.
    former: Vec<String>,
    e_mail: String,
    /// The register's own columns, as typed.
    own: Vec<String>,
    points: PointsByKind,
    /// The points before, for a player who never had a letter.
    before: PointsByKind,
    /// The files to attach.
    attachments: Vec<String>,
    /// A digest of what there is to tell.
    contents: u64,
    /// Whether there is something to tell to a player who never had a letter, or who knows the rest.
    news: bool,
    /// The day of `before`, and the rank on it.
    before_day: Option<Date>,
    before_rank: String,
}

/// Players, and what is the same for all of them.
#[derive(Debug, Default)]
pub struct PlayerLetterDrafts {
    kind: LetterSubject,
    /// The first and the last day that count.
    days: [Option<Date>; 2],
    /// The headings of the register's own columns.
    own_headings: Vec<String>,
    players: Vec<PlayerLetterDraft>,
}

/// A row of the list of players.
#[derive(Debug, Default)]
pub struct PlayerLetterRow {
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
    /// The file of the letter; empty for a player who knows everything, or who is not here any more.
    pub letter: String,
    /// The files of the player's certificates.
    pub certificates: Vec<String>,
    pub attachments: Vec<String>,
    /// Whether an earlier letter was not sent.
    pub owed: bool,
    /// What was typed of the letter that told everything; empty beside a new letter.
    pub sent: String,
    /// What the row says, so that it can be given back.
    pub mark: String,
}

/// The letters to players.
#[derive(Debug, Default)]
pub struct PlayerLetters {
    /// The letters by file.
    pub files: Vec<(String, Vec<u8>)>,
    /// The rows of the list.
    pub rows: Vec<PlayerLetterRow>,
    /// The headings of the register's own columns.
    pub own_headings: Vec<String>,
}

/// The letters to players and a row for each, in their order. Letters are for those for whom something
/// changed since the letters that were sent, or whose letter was not; others keep their row. Rows of
/// players who are not here any more come last, as they were.
///
/// # Errors
///
/// If the template fails.
pub fn player_letters(
    mails: PlayerLetterDrafts,
    sent: &EarlierLetters,
    site: &Site,
) -> Result<PlayerLetters, OutputError> {
    let PlayerLetterDrafts { kind, days, own_headings, players } = mails;
    let mut letters = PlayerLetters { own_headings, ..PlayerLetters::default() };
    let mut left = sent.clone();
    for mut mail in players {
        let mut keys = std::iter::once(&mail.key).chain(&mail.former);
        let earlier = keys.find_map(|key| left.take_letter(key));
        // Of another season nothing was told.
        let earlier = earlier.filter(|earlier| earlier.told.is_about_season(days));
        let knows = |told: &LetterContent| told.contents == mail.contents;
        let moved = kind == LetterSubject::Register && mail.news;
        let known = earlier.as_ref().filter(|own| own.is_sent() && knows(&own.told) && !moved);
        if earlier.is_none() && !mail.news {
            continue;
        }
        let (before, before_day, before_rank) = match &earlier {
            Some(earlier) => earlier.known_to_player(),
            None => (mail.before, mail.before_day, &*mail.before_rank),
        };
        let told = LetterContent {
            kind,
            key: mail.key.clone(),
            contents: mail.contents,
            days,
            rank: mail.letter.rank.clone(),
            before,
            before_day,
            before_rank: before_rank.to_string(),
        };
        mail.letter.since = difference(&mail.points, &told.before);
        let owed = earlier.as_ref().is_some_and(|earlier| !earlier.is_sent());
        let mut file = String::new();
        if known.is_none() {
            file = format!("{FOLDER}/{}.txt", mail.key);
            letters.files.push((
                file.clone(),
                site.render_player_letter(&mail.letter.in_language(site.texts()))?,
            ));
        }
        let mut row = PlayerLetterRow { letter: file, owed, ..mail.into_row() };
        row.sent = known.map(|earlier| earlier.sent.clone()).unwrap_or_default();
        row.mark = told.to_row_mark(&row);
        letters.rows.push(row);
    }
    letters.rows.extend(left.into_rows());
    Ok(letters)
}

impl PlayerLetter {
    /// The same with days and places in a language; a digest of what is told has them in English.
    fn in_language(&self, texts: &LanguageTexts) -> PlayerLetter {
        let mut letter = self.clone();
        let day = |date: Option<Date>| date.map(|date| texts.day_text(date)).unwrap_or_default();
        letter.up_to = day(self.last_day);
        for event in letter.events.iter_mut().chain(&mut letter.waiting) {
            event.day = day(event.date);
            if !event.place.is_empty() {
                event.place = texts.fill("letter-place", &[("place", &event.number)]);
            }
            event.points = texts.localise_numbers_in(&event.points);
        }
        let needs = |part| {
            texts
                .translate_words_with_numbers(part)
                .unwrap_or_else(|| texts.localise_numbers_in(part))
        };
        let and = |first: String, last: String| {
            texts.fill("list-and", &[("first", &*first), ("last", &*last)])
        };
        letter.needs = self.needs.split(" and ").map(needs).reduce(and).unwrap_or_default();
        letter.points = texts.localise_numbers_in(&self.points);
        letter.since = texts.localise_numbers_in(&self.since);
        letter
    }
}

impl PlayerLetterDraft {
    /// Its row, without what depends on earlier letters.
    fn into_row(self) -> PlayerLetterRow {
        let PlayerLetterDraft { letter, e_mail, own, points, attachments, .. } = self;
        let waiting: Vec<&str> = letter.waiting.iter().map(|own| own.points.as_str()).collect();
        PlayerLetterRow {
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
            ..PlayerLetterRow::default()
        }
    }
}

/// Puts players in order of club and name.
fn arrange(mails: &mut [PlayerLetterDraft]) {
    mails.arrange_by_key(|mail| {
        let PlayerLetter { club, name, number, .. } = &mail.letter;
        (club.to_lowercase(), name_sort_key(name), number.clone())
    });
}

/// The texts of events, for a digest.
fn texts_of(events: &[LetterEvent]) -> String {
    let text = |own: &LetterEvent| {
        let LetterEvent { title, day, place, points, why, .. } = own;
        [title, day, place, points, why].map(|own| format!("{own}\0")).concat()
    };
    events.iter().map(text).collect()
}

/// The points of one holding that another has not: `12 Local, -1 Green`; empty if there are none.
fn difference(now: &PointsByKind, before: &PointsByKind) -> String {
    let kinds =
        LETTER_POINT_COLUMNS.map(|(kind, ..)| (kind, now.points(kind) - before.points(kind)));
    let some: Vec<_> = kinds.into_iter().filter(|(_, points)| !points.is_zero()).collect();
    if some.is_empty() { String::new() } else { award_texts::award_text_with_kind(some) }
}

/// All points in words.
fn in_words(points: &PointsByKind) -> String {
    award_texts::award_text_with_kind(
        points.kinds_or_local().into_iter().map(|kind| (kind, points.points(kind))),
    )
}
