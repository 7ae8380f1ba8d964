//! `letters/`: what each club must answer, what was credited, which files are for it, and a list of
//! recipients and attachments for a mail merge. palmares sends nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use model::problem::Severity;
use model::{Language, name_capitals};
use register::page_keys::club_key;
use register::{AwardRecord, EventRecord, Person, ReturnRecord, Season};

use super::award_texts;
use super::certificates::{
    PLAYERS_WITHOUT_CLUB, certificate_holders_by_club, club_from_first_event,
};
use super::html::Site;
use super::language::{LanguageTexts, problem_hint, problem_message};
use super::publish::OutputError;

/// The folder of the letters.
const FOLDER: &str = "letters";

/// The PDF files of certificates that there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CertificatePdfs {
    None,
    /// One of each club.
    Club,
    /// One of each player.
    Player,
}

/// A letter to a club: the context of the template `letter.txt`.
#[derive(Debug, Serialize)]
struct Letter<'a> {
    club: String,
    /// Its number; may be empty.
    number: &'a str,
    /// What it must answer: errors and warnings.
    questions: Vec<Question>,
    /// What its habit expects and what is odd: questions, no faults.
    unusual: Vec<Unusual>,
    /// How many remarks need no answer.
    notes: usize,
    /// Its events with what was credited, by date.
    events: Vec<CreditedEvent<'a>>,
    /// The files for it.
    copies: Vec<String>,
    certificates: Vec<CertificatePage>,
    pdfs: Vec<String>,
}

/// The page with a player's certificates.
#[derive(Debug, Serialize)]
struct CertificatePage {
    file: String,
    name: String,
}

/// A problem of a return.
#[derive(Debug, Serialize)]
struct Question {
    severity: &'static str,
    code: String,
    /// The path of the return below the given folders.
    path: String,
    /// Sheet and cell; may be empty.
    place: String,
    message: String,
    hint: String,
}

/// A question of `missing.csv` or `odd.csv`.
#[derive(Debug, Serialize)]
struct Unusual {
    /// The day in words, or the path of the return; may be empty.
    about: String,
    /// Why it is asked, one sentence.
    evidence: String,
}

/// An event with its awards.
#[derive(Debug, Serialize)]
struct CreditedEvent<'a> {
    title: String,
    /// The first day in words; may be empty.
    day: String,
    /// The word of its state, and that in the language.
    state: &'a str,
    shown_state: &'a str,
    awards: Vec<CreditedAward<'a>>,
}

/// What a player was credited for an event.
#[derive(Debug, Serialize)]
struct CreditedAward<'a> {
    name: String,
    /// The member number; may be empty.
    number: &'a str,
    place: String,
    /// The points with their kind: `12 Local`.
    points: String,
    /// The clauses, `4.1.1, 2.5.1`.
    clauses: String,
}

/// A row of the list of recipients.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubLetterRecipient {
    pub club: String,
    /// Its number; may be empty.
    pub number: String,
    /// Its e-mail address; may be empty.
    pub mail: String,
    /// A subject for the message.
    pub subject: String,
    /// The file of its letter.
    pub letter: String,
    /// The files to attach.
    pub attachments: Vec<String>,
}

/// The letters of a season.
#[derive(Debug, Default)]
pub struct ClubLetters {
    /// The letters by file.
    pub files: Vec<(String, Vec<u8>)>,
    /// The rows of `recipients.csv`, for a mail merge.
    pub recipients: Vec<ClubLetterRecipient>,
}

/// What a club sent in and hands out, by positions in the season.
#[derive(Default)]
struct ClubReturns<'a> {
    name: &'a str,
    returns: BTreeSet<u32>,
    events: Vec<(u32, u32)>,
    persons: Vec<&'a Person>,
}

/// The letters of a season as files, and the list of their recipients. `mails` are the addresses
/// that the settings give for the returns.
///
/// # Errors
///
/// If the template fails.
pub fn letters_to_clubs(
    season: &Season,
    site: &Site,
    pdf: CertificatePdfs,
    mails: &[Option<String>],
) -> Result<ClubLetters, OutputError> {
    let mail_of = |ret: &u32| mails.get(*ret as usize).cloned().flatten();
    let mut letters = ClubLetters::default();
    for (key, part) in parts_of(season) {
        let first = part.events.first().map(|(ret, event)| season.event(*ret, *event));
        let language = first.map_or(site.language(), |event| event.language);
        let letter = letter_of(site.texts_in_language(language), season, &key, &part, pdf);
        let file = format!("{FOLDER}/{key}.txt");
        let attachments = [letter.copies.as_slice(), &letter.pdfs].concat();
        letters.recipients.push(ClubLetterRecipient {
            club: letter.club.clone(),
            number: letter.number.to_string(),
            mail: part.returns.iter().find_map(mail_of).unwrap_or_default(),
            subject: subject(&letter),
            letter: file.clone(),
            attachments,
        });
        letters.files.push((file, site.render_club_letter(language, &letter)?));
    }
    Ok(letters)
}

/// `Results of Riverside Bridge Club: 3 questions`.
fn subject(letter: &Letter<'_>) -> String {
    let questions = match letter.questions.len() + letter.unusual.len() {
        0 => String::new(),
        1 => ": 1 question".to_string(),
        more => format!(": {more} questions"),
    };
    format!("Results of {}{questions}", letter.club)
}

/// The clubs by key.
fn parts_of(season: &Season) -> BTreeMap<String, ClubReturns<'_>> {
    let mut parts: BTreeMap<String, ClubReturns<'_>> = BTreeMap::new();
    for club in season.clubs.iter() {
        let part = parts.entry(club.key.clone()).or_default();
        part.name = &club.name;
        part.events.extend(&club.events);
        part.returns.extend(club.events.iter().map(|(ret, _)| *ret));
    }
    for (ret, key) in returns_without_organiser(season) {
        parts.entry(key).or_default().returns.insert(ret);
    }
    for (club, persons) in
        certificate_holders_by_club(season, &|person| club_from_first_event(season, person))
    {
        let name = if club.is_empty() { PLAYERS_WITHOUT_CLUB } else { &club };
        parts.entry(club_key(name)).or_default().persons.extend(persons);
    }
    parts
}

/// Returns of which no event names an organiser, each with the key of the club whose returns lie in
/// the same folder, or that of none.
fn returns_without_organiser(season: &Season) -> Vec<(u32, String)> {
    let folder = |record: &ReturnRecord| {
        record.path.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_string())
    };
    let mut of_folder: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for (ret, record) in (0u32..).zip(&season.returns) {
        let organisers = record.events.iter().map(|event| &event.organiser.name);
        let keys: BTreeSet<String> =
            organisers.filter(|name| !name.is_empty()).map(|name| club_key(name)).collect();
        if keys.is_empty() {
            without.push((ret, folder(record)));
        } else {
            of_folder.entry(folder(record)).or_default().extend(keys);
        }
    }
    let key_in = |folder: &String| match of_folder.get(folder) {
        Some(keys) if keys.len() == 1 => keys.first().cloned(),
        _ => None,
    };
    without
        .into_iter()
        .map(|(ret, folder)| {
            (ret, key_in(&folder).unwrap_or_else(|| club_key(PLAYERS_WITHOUT_CLUB)))
        })
        .collect()
}

fn letter_of<'a>(
    texts: &'a LanguageTexts,
    season: &'a Season,
    key: &str,
    part: &ClubReturns<'a>,
    pdf: CertificatePdfs,
) -> Letter<'a> {
    let records = || part.returns.iter().map(|ret| &season.returns[*ret as usize]);
    let events = || part.events.iter().map(|(ret, event)| season.event(*ret, *event));
    let file_of = |person: &Person, ending: &str| {
        format!("certificates/{}.{ending}", season.people.person_key(person.id))
    };
    let page_of = |person: &&Person| CertificatePage {
        file: file_of(person, "html"),
        name: in_one_line(&name_capitals::name_in_mixed_case(&person.name)),
    };
    let problems = || records().flat_map(|record| &record.problems);
    let is_note = |severity: Severity| severity == Severity::Note;
    Letter {
        club: in_one_line(if part.name.is_empty() { PLAYERS_WITHOUT_CLUB } else { part.name }),
        number: events()
            .map(|event| &*event.organiser.number)
            .find(|no| !no.is_empty())
            .unwrap_or_default(),
        questions: records().flat_map(|record| questions_of(texts.language(), record)).collect(),
        unusual: unusual(texts, season, key, part),
        notes: problems().filter(|told| is_note(told.severity)).count(),
        events: events().map(|event| credited(texts, season, event)).collect(),
        copies: records()
            .filter_map(|record| Some(format!("returns/{}", record.annotated.as_deref()?)))
            .collect(),
        pdfs: match pdf {
            CertificatePdfs::Club if !part.persons.is_empty() => {
                vec![format!("certificates/{key}.pdf")]
            }
            CertificatePdfs::Player => {
                part.persons.iter().map(|person| file_of(person, "pdf")).collect()
            }
            CertificatePdfs::None | CertificatePdfs::Club => Vec::new(),
        },
        certificates: part.persons.iter().map(page_of).collect(),
    }
}

/// What is missing of a club, and what is odd in its returns.
fn unusual(
    texts: &LanguageTexts,
    season: &Season,
    key: &str,
    part: &ClubReturns<'_>,
) -> Vec<Unusual> {
    let missing = season.missing.iter().filter(|row| club_key(&row.club) == key);
    let missing = missing.map(|row| Unusual {
        about: row.date.map(|date| texts.day_text(date)).unwrap_or_default(),
        evidence: in_one_line(&row.evidence),
    });
    let records = || part.returns.iter().map(|ret| &season.returns[*ret as usize]);
    let odd = season.odd.iter().filter_map(|row| {
        let record = records().find(|record| record.path == row.path)?;
        // What is a problem too is said as such.
        let told = record.problems.iter().find(|told| told.message == row.evidence);
        let told = told.map(|told| problem_message(texts.language(), told));
        let evidence = in_one_line(told.as_deref().unwrap_or(&row.evidence));
        Some(Unusual { about: in_one_line(&row.path), evidence })
    });
    missing.chain(odd).collect()
}

/// The errors and warnings of a return, in a language.
fn questions_of(language: Language, record: &ReturnRecord) -> impl Iterator<Item = Question> {
    let asked = record.problems.iter().filter(|told| told.severity != Severity::Note);
    asked.map(move |told| Question {
        severity: told.severity.id(),
        code: told.code.to_string(),
        path: in_one_line(&record.path),
        place: in_one_line(&award_texts::problem_location_text(told)),
        message: in_one_line(&problem_message(language, told)),
        hint: in_one_line(&problem_hint(language, told)),
    })
}

/// An event with the awards of its players, by place.
fn credited<'a>(
    texts: &'a LanguageTexts,
    season: &'a Season,
    event: &'a EventRecord,
) -> CreditedEvent<'a> {
    let same = |one: &AwardRecord, other: &AwardRecord| {
        (one.standing, one.player) == (other.standing, other.player)
    };
    let award = |awards: &'a [AwardRecord]| {
        let first = awards.first()?;
        let player = season.people.spelling(first.player);
        Some(CreditedAward {
            name: in_one_line(&name_capitals::name_in_mixed_case(&player.name)),
            number: player.number.as_deref().unwrap_or_default(),
            place: first.place.to_string(),
            points: in_one_line(&award_texts::titles_or_points_text(awards)),
            clauses: award_texts::distinct_clauses_text(
                awards.iter().flat_map(|award| award.basis.cited_clauses()),
            ),
        })
    };
    CreditedEvent {
        title: in_one_line(&event.identity.title),
        day: event.identity.date.map(|date| texts.day_text(date)).unwrap_or_default(),
        state: event.state.word(),
        shown_state: texts.translate_fixed_word(event.state.word()),
        awards: event.awards.chunk_by(same).filter_map(award).collect(),
    }
}

/// A text in one line, without control characters.
pub(crate) fn in_one_line(text: &str) -> String {
    let blank = |c: char| c.is_whitespace() || c.is_control();
    text.split(blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
