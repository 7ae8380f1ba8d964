//! The files under `data/`: for other programs, exact to the last decimal.
//!
//! UTF-8, a heading row, RFC 4180 quoting, `\n`. A text that a spreadsheet would
//! take for a formula gets an apostrophe in front.

mod listing;

use std::borrow::Cow;
use std::io::{BufWriter, Write};

use crate::model::crosstable::Colour;
use crate::model::{AwardKind, Exact, Format};
use crate::register::{EventRecord, ListRecord, Season, StandingRecord};

use super::lines;
use super::publish::{OutputError, Publication, Writing};

pub use listing::write as write_listing;

/// Writes the rows of one file.
pub type Fill = fn(&Season, &mut Table) -> csv::Result<()>;

/// The files, each with its writer.
pub const FILES: [(&str, Fill); 5] = [
    ("data/events.csv", events),
    ("data/standings.csv", standings),
    ("data/draws.csv", draws),
    ("data/awards.csv", awards),
    ("data/problems.csv", problems),
];

/// A file while it is written.
pub struct Table {
    writer: csv::Writer<BufWriter<Writing>>,
}

/// A score: the exact decimal, or nine decimals where none is exact. They tell
/// apart whatever stands at different places.
fn exact(score: Exact) -> String {
    score.rounded(9).to_decimal()
}

/// Writes one of the files.
pub fn write(
    publication: &Publication,
    season: &Season,
    (name, fill): (&str, Fill),
) -> Result<(), OutputError> {
    write_with(publication, name, |table| fill(season, table))
}

/// Writes a file of the output with what fills it.
fn write_with(
    publication: &Publication,
    name: &str,
    fill: impl FnOnce(&mut Table) -> csv::Result<()>,
) -> Result<(), OutputError> {
    let file = publication.create(name)?;
    let path = file.path().to_path_buf();
    filled(file, fill).map_err(OutputError::at(&path))
}

fn filled(file: Writing, fill: impl FnOnce(&mut Table) -> csv::Result<()>) -> std::io::Result<()> {
    let file = BufWriter::with_capacity(1 << 16, file);
    let writer =
        csv::WriterBuilder::new().terminator(csv::Terminator::Any(b'\n')).from_writer(file);
    let mut table = Table { writer };
    fill(&mut table).map_err(std::io::Error::from)?;
    table.writer.into_inner().map_err(|why| why.into_error())?.flush()
}

impl Table {
    fn headings(&mut self, headings: &[&str]) -> csv::Result<()> {
        self.writer.write_record(headings)
    }

    fn row<const N: usize>(&mut self, cells: [Cow<'_, str>; N]) -> csv::Result<()> {
        self.fields(cells.into_iter())
    }

    fn fields<'a>(&mut self, cells: impl Iterator<Item = Cow<'a, str>>) -> csv::Result<()> {
        for cell in cells {
            self.writer.write_field(safe(cell).as_bytes())?;
        }
        self.writer.write_record(None::<&[u8]>)
    }
}

/// Takes from a text the power to be a formula. Numbers keep their minus, and
/// line ends inside a text are those of the file.
fn safe(text: Cow<'_, str>) -> Cow<'_, str> {
    let first = text.as_bytes().first();
    let disarmed =
        matches!(first, Some(b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r')) && !is_number(&text);
    let text = if memchr::memchr(b'\r', text.as_bytes()).is_some() {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        text
    };
    if disarmed { Cow::Owned(format!("'{text}")) } else { text }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.')
}

fn borrowed(text: &str) -> Cow<'_, str> {
    Cow::Borrowed(text)
}

fn events(season: &Season, table: &mut Table) -> csv::Result<()> {
    table.headings(&[
        "event_key",
        "return",
        "event",
        "title",
        "date",
        "organiser",
        "rules",
        "format",
        "status",
        "stage",
        "contestants",
        "tables",
        "boards",
        "state",
    ])?;
    for (ret, event) in season.events() {
        table.row([
            borrowed(&event.key),
            borrowed(&ret.path),
            borrowed(&event.id),
            borrowed(&event.title),
            event.date.map(|date| date.to_string()).unwrap_or_default().into(),
            borrowed(&event.organiser),
            borrowed(event.rules),
            borrowed(event.format.map_or("", Format::word)),
            borrowed(event.status.word()),
            borrowed(event.stage.word()),
            event.contestants.to_string().into(),
            event.tables.map(|tables| tables.to_decimal()).unwrap_or_default().into(),
            event.boards.map(|boards| boards.to_string()).unwrap_or_default().into(),
            borrowed(event.state.word()),
        ])?;
    }
    Ok(())
}

fn standings(season: &Season, table: &mut Table) -> csv::Result<()> {
    table.headings(&[
        "event_key",
        "section",
        "direction",
        "place",
        "tied",
        "entry",
        "name",
        "score",
        "unit",
        "played",
        "won",
        "drawn",
        "lost",
        "tiebreaks",
    ])?;
    for (_, event) in season.events() {
        for list in &event.lists {
            for index in list.standings.clone() {
                let standing = &event.standings[index as usize];
                let section = section_of(list, standing);
                table.row(standing_row(season, event, list, section, (index, standing.place)))?;
            }
        }
        // The lists of categories are parts of those above.
        for category in &event.categories {
            let list = &event.lists[category.list as usize];
            for (index, place) in &category.members {
                let placed = (*index, Some(*place));
                table.row(standing_row(season, event, list, &category.category, placed))?;
            }
        }
    }
    Ok(())
}

/// A contestant's row in a list, with the place there.
fn standing_row<'a>(
    season: &'a Season,
    event: &'a EventRecord,
    list: &'a ListRecord,
    section: &'a str,
    (index, place): (u32, Option<(u32, u32)>),
) -> [Cow<'a, str>; 14] {
    let standing = &event.standings[index as usize];
    let (place, tied) = place.unzip();
    [
        borrowed(&event.key),
        borrowed(section),
        borrowed(list.direction.map_or("", |direction| direction.word())),
        place.map(|place| place.to_string()).unwrap_or_default().into(),
        tied.map(|tied| tied.to_string()).unwrap_or_default().into(),
        borrowed(&standing.entry),
        lines::names(&season.people, event, standing).into(),
        standing.score.map(exact).unwrap_or_default().into(),
        borrowed(event.unit.word()),
        standing.played.to_string().into(),
        matches(standing, 0),
        matches(standing, 1),
        matches(standing, 2),
        tie_breaks(standing).into(),
    ]
}

/// The section that a contestant is told with.
fn section_of<'a>(list: &'a ListRecord, standing: &'a StandingRecord) -> &'a str {
    let part = || standing.part.as_ref().map(|part| &*part.section);
    list.section.as_deref().or_else(part).unwrap_or_default()
}

/// How many matches a contestant won (0), drew (1) or lost (2).
fn matches(standing: &StandingRecord, which: usize) -> Cow<'static, str> {
    standing.matches.as_ref().map(|record| record[which].to_string()).unwrap_or_default().into()
}

/// What stands beside the score, each with its name: the score without handicap,
/// the play-offs won, and the tie-breaks in the order in which they are applied, by
/// their codes; one that was not needed has no value.
fn tie_breaks(standing: &StandingRecord) -> String {
    let scratch = standing.scratch.as_deref().map(|scratch| format!("scratch={}", exact(*scratch)));
    let play_offs = standing.play_off.iter().map(|won| format!("play-off={won}"));
    let broken = standing.tie_breaks.iter();
    let broken =
        broken.map(|(by, value)| format!("{}={}", by.code(), value.map(exact).unwrap_or_default()));
    let measures = standing.measures.iter().map(|measure| {
        format!("{}={}", measure.name, measure.value.map(exact).unwrap_or_default())
    });
    scratch
        .into_iter()
        .chain(play_offs)
        .chain(broken)
        .chain(measures)
        .collect::<Vec<String>>()
        .join(";")
}

fn draws(season: &Season, table: &mut Table) -> csv::Result<()> {
    table.headings(&[
        "event_key",
        "round",
        "table",
        "a",
        "b",
        "a_name",
        "b_name",
        "a_colour",
        "note",
    ])?;
    for (_, event) in season.events() {
        let Some(draw) = event.draw.as_deref() else { continue };
        for pairing in &draw.pairings {
            let [label, name] = &pairing.first;
            let other = |which: usize| {
                borrowed(pairing.second.as_ref().map_or("", |second| &second[which]))
            };
            // A bye has no colour.
            let coloured = draw.coloured && pairing.second.is_some();
            let what = match pairing.power {
                Some(power) => format!("power={}", power.name()),
                None if pairing.is_bye() => "bye".to_string(),
                None => String::new(),
            };
            let note = [&*what, &*pairing.reason].into_iter().filter(|part| !part.is_empty());
            table.row([
                borrowed(&event.key),
                borrowed(&draw.round),
                borrowed(&pairing.table),
                borrowed(label),
                other(0),
                borrowed(name),
                other(1),
                borrowed(if coloured { Colour::White.id() } else { "" }),
                note.collect::<Vec<&str>>().join("; ").into(),
            ])?;
        }
    }
    Ok(())
}

fn awards(season: &Season, table: &mut Table) -> csv::Result<()> {
    table.headings(&[
        "event_key",
        "entry",
        "place",
        "player_no",
        "player",
        "kind",
        "points",
        "clauses",
        "basis",
    ])?;
    for (_, event) in season.events() {
        for award in &event.awards {
            let player = season.people.spelling(award.player);
            table.row([
                borrowed(&event.key),
                borrowed(&event.standings[award.standing as usize].entry),
                award.place.0.to_string().into(),
                borrowed(player.number.as_deref().unwrap_or_default()),
                borrowed(&player.name),
                borrowed(award.kind.id()),
                // Shares of Playoff Qualifying Points are shown to two decimals (ANC 22.4).
                match award.kind {
                    AwardKind::Pqp => award.points.rounded(2).to_decimal().into(),
                    _ => award.points.to_decimal().into(),
                },
                award.basis.clauses().into(),
                award.basis.sentence().into(),
            ])?;
        }
    }
    Ok(())
}

fn problems(season: &Season, table: &mut Table) -> csv::Result<()> {
    table.headings(&["severity", "code", "return", "sheet", "cell", "event", "message", "hint"])?;
    for problem in season.all_problems() {
        let told = problem.told;
        table.row([
            borrowed(told.severity.id()),
            borrowed(&told.code),
            borrowed(problem.path),
            borrowed(&told.sheet),
            borrowed(&told.cell),
            borrowed(&told.event),
            borrowed(&told.message),
            borrowed(&told.hint),
        ])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_run_is_disarmed() {
        for (text, written) in [
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("+44 1", "'+44 1"),
            ("-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"),
            ("@SUM(1)", "'@SUM(1)"),
            ("\tx", "'\tx"),
            ("-2.5", "-2.5"),
            ("57.25", "57.25"),
            ("O'Rourke", "O'Rourke"),
            ("a\r\nb", "a\nb"),
        ] {
            assert_eq!(safe(text.into()), written);
        }
    }
}
