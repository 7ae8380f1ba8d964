//! One certificate, and its texts by the slots of a design.

use jiff::civil::Date;

use model::certificate_signature::CertificateStatement;
use model::certificate_text::transliterate_for_certificate;
use model::{AwardKind, Exact, Language, name_capitals};

use super::sentences::{Achievement, Occasion};
use crate::language::LanguageTexts;
use crate::{award_texts, words};

/// The heading of a certificate of a rank.
pub(super) const RANK_CERTIFICATE_HEADING: &str = "Certificate of Rank";

/// One certificate with everything that its design shows.
#[derive(Debug, Clone, Default)]
pub struct Certificate<'a> {
    /// The return of its event; of the last one for a congress.
    pub ret: u32,
    /// The language of its event; `None` for that of the season.
    pub language: Option<Language>,
    /// The name of the union in whose name it is issued.
    pub body: &'a str,
    /// What it is: `Master Point Certificate`.
    pub heading: &'static str,
    pub name: &'a str,
    /// The member number; may be empty.
    pub member: &'a str,
    /// Points of each kind.
    pub(super) points: Vec<PointsInFiguresAndWords>,
    /// What was won: `Shared fifth place`.
    pub(super) achievement: Achievement,
    pub(super) title: &'a str,
    /// The part of the event, if it has its own certificate.
    pub(super) part: String,
    /// The organiser and the day.
    pub(super) occasion: Occasion<'a>,
    /// The events of a congress, a line each.
    pub(super) events: Vec<CongressEvent<'a>>,
    /// The day of issue.
    pub issued: Option<Date>,
    pub number: String,
    pub(super) officer: &'a str,
    /// The arithmetic and the closing words.
    pub(super) reasons: String,
    /// The clauses, and the title of their rule book.
    pub(super) clauses: (String, &'a str),
    pub(super) closing: String,
}

/// An event of a congress.
#[derive(Debug, Clone)]
pub(super) struct CongressEvent<'a> {
    pub(super) title: &'a str,
    pub(super) date: Option<Date>,
    pub(super) achievement: Achievement,
    /// The points, with their kind if they are not Local.
    pub(super) award: String,
}

/// Points in figures and words.
#[derive(Debug, Clone)]
pub(super) struct PointsInFiguresAndWords {
    pub(super) kind: AwardKind,
    pub(super) figure: String,
    pub(super) points: Exact,
}

/// A row of the list of issued certificates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedCertificate {
    pub number: String,
    /// The club that hands it out.
    pub club: String,
    pub player: String,
    /// The member number; may be empty.
    pub member: String,
    /// The event or congress, with its part.
    pub event: String,
    /// The day of issue in words.
    pub issued: String,
    /// The points: `40 Local Points, 0.25 Green Points`.
    pub points: String,
}

impl Certificate<'_> {
    /// Whether it is of a rank that a member reached.
    pub(crate) fn is_rank_certificate(&self) -> bool {
        self.heading == RANK_CERTIFICATE_HEADING
    }

    /// Its row in the list of issued certificates; one of a rank is the member's own club's.
    pub fn to_issued_list_row(&self, club: &str) -> IssuedCertificate {
        let (club, event) = match self.is_rank_certificate() {
            true => (self.title.to_string(), "Rank".to_string()),
            false => (club.to_string(), self.event_and_part_text()),
        };
        IssuedCertificate {
            number: self.number.clone(),
            club,
            player: self.name.to_string(),
            member: self.member.to_string(),
            event,
            issued: self.issued.map(words::day_text).unwrap_or_default(),
            points: self.points_text(),
        }
    }

    /// What its code states.
    pub(crate) fn code_statement(&self) -> CertificateStatement {
        CertificateStatement {
            number: self.number.clone(),
            name: transliterate_for_certificate(&name_capitals::name_in_mixed_case(self.name)).text,
            issued: self.issued.map(|day| day.to_string()).unwrap_or_default(),
            points: self.points_text(),
            clauses: self.cited(None),
        }
    }

    /// `40 Local Points, 0.25 Green Points`, or the name of a title.
    pub(crate) fn points_text(&self) -> String {
        let points = self.points.iter().map(|amount| match amount.kind {
            AwardKind::Title | AwardKind::Prize => amount.figure.clone(),
            kind => format!("{} {}", amount.figure, kind.full_name()),
        });
        points.collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn event_and_part_text(&self) -> String {
        let part = if self.part.is_empty() { String::new() } else { format!(", {}", self.part) };
        format!("{}{part}", self.title)
    }

    /// The clauses in a sentence, in English without a language.
    fn cited(&self, texts: Option<&LanguageTexts>) -> String {
        let (clauses, book) = (&*self.clauses.0, self.clauses.1);
        match texts {
            _ if clauses.is_empty() && book.is_empty() => String::new(),
            None => format!("Clauses {clauses} of the {book}."),
            Some(texts) => {
                texts.fill("certificate-clauses", &[("clauses", clauses), ("book", book)])
            }
        }
    }

    /// The text of a slot of a design; `None` for a name that no slot has.
    pub(crate) fn slot_text(&self, slot: &str, texts: &LanguageTexts) -> Option<String> {
        Some(match slot {
            "name" => name_capitals::name_in_mixed_case(self.name).into_owned(),
            // A title needs none.
            "member" if self.member.is_empty() => match self.points_only().next() {
                Some(_) => texts.text("certificate-no-member-number"),
                None => String::new(),
            },
            "member" => texts.fill("certificate-member-number", &[("number", self.member)]),
            "achievement" => words::with_capital_letter(&self.achievement.in_language(texts)),
            "event" => self.event_and_part_text(),
            "occasion" => self.occasion.in_language(texts),
            "points" => listed(texts, self.points_only().map(|amount| amount.text(texts))),
            "words" => match self.points_only().count() {
                0 => String::new(),
                1 => {
                    in_words(texts, self.points_only().map(|own| texts.points_in_words(own.points)))
                }
                _ => in_words(texts, self.points_only().map(|own| own.words_with_kind(texts))),
            },
            "events" => {
                let lines = self.events.iter().map(|event| event.line(texts));
                lines.collect::<Vec<_>>().join("\n")
            }
            "issued" => self.issued.map(|day| texts.day_text(day)).unwrap_or_default(),
            "number" => texts.fill("certificate-number", &[("number", &self.number)]),
            "officer" if self.officer.is_empty() => texts.text("certificate-issuing-officer"),
            "officer" => texts.fill("certificate-officer", &[("name", self.officer)]),
            "print" => {
                let reasons = match self.events.is_empty() {
                    true => self.reasons.clone(),
                    false => texts.text("certificate-congress-reasons"),
                };
                let parts =
                    [reasons, self.cited(Some(texts)), texts.translate_fixed_words(&self.closing)];
                let parts = parts.into_iter().filter(|part| !part.is_empty());
                parts.collect::<Vec<_>>().join(" ")
            }
            "clauses" => self.cited(Some(texts)),
            _ => return None,
        })
    }

    /// The amounts that are points; a title is an achievement.
    fn points_only(&self) -> impl Iterator<Item = &PointsInFiguresAndWords> {
        self.points.iter().filter(|amount| amount.kind.is_points())
    }
}

impl PointsInFiguresAndWords {
    pub(super) fn new(kind: AwardKind, points: Exact) -> PointsInFiguresAndWords {
        // 1.5.1: Gold Points have two decimals.
        let figure = match kind {
            AwardKind::Gold => points.to_fixed(2),
            // ANC 22.4: shares are shown to two decimals.
            AwardKind::Pqp => points.rounded(2).to_decimal(),
            AwardKind::Local
            | AwardKind::Green
            | AwardKind::Red
            | AwardKind::Points
            | AwardKind::Title
            | AwardKind::Prize => points.to_decimal(),
        };
        PointsInFiguresAndWords { kind, figure, points }
    }

    /// The amount in figures: `150 Local Points`.
    fn text(&self, texts: &LanguageTexts) -> String {
        let title = self.kind.full_name();
        let title = if self.figure == "1" { title.trim_end_matches('s') } else { title };
        format!("{} {title}", texts.localise_number(&self.figure))
    }

    /// `one hundred and fifty Local`.
    fn words_with_kind(&self, texts: &LanguageTexts) -> String {
        format!("{} {}", texts.points_in_words(self.points), self.kind.short_name())
    }
}

impl CongressEvent<'_> {
    /// The event in a line.
    fn line(&self, texts: &LanguageTexts) -> String {
        let date = self.date.map(|date| format!(", {}", texts.day_text(date)));
        let place = match self.achievement.in_language(texts) {
            place if place.is_empty() => String::new(),
            place => format!("{place}, "),
        };
        let award = texts.localise_numbers_in(&self.award);
        format!("{}{}: {place}{award}", self.title, date.unwrap_or_default())
    }
}

/// `a, b and c`.
fn listed(texts: &LanguageTexts, parts: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<String> = parts.collect();
    let last = parts.pop().unwrap_or_default();
    match parts.is_empty() {
        true => last,
        false => texts.fill("list-and", &[("first", &parts.join(", ")), ("last", &last)]),
    }
}

/// The amounts in words, as on a cheque: `in words: six`.
fn in_words(texts: &LanguageTexts, parts: impl Iterator<Item = String>) -> String {
    texts.fill("certificate-in-words", &[("words", &listed(texts, parts))])
}

/// Clauses of a rule book, each once, with its title.
pub(super) fn clauses_with_book_title<'a, 't>(
    cited: impl IntoIterator<Item = &'a str>,
    title: &'t str,
) -> (String, &'t str) {
    (award_texts::distinct_clauses_text(cited), title)
}
