//! Writes an event as a USEBIO 1.2 file with its awards, for upload.
//!
//! Numbers have two decimals, shared places an equals sign, and awards are in hundredths of
//! a master point. Data without a USEBIO element is written as remarks that only palmares
//! reads ([`remark`]), so that the file, read again, gives the same standings and awards.

mod corrected;
mod plays;

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesPI, BytesText, Event as Xml};

use crate::engine::awards::Outcome;
use crate::engine::scoring::{MatchScore, Method, boards_of_event};
use crate::model::form::{AdjustmentColumn as Adjust, EntryColumn, FormColumn, Key, ResultColumn};
use crate::model::{AwardKind, Entry, EventKind, Exact, Format, Unit, remark};

use corrected::LOCAL;

pub use corrected::{Corrected, PointsChange, check_corrected, corrected};

type Out = Writer<Vec<u8>>;

/// The bytes of the file; `None` for an event without a USEBIO type.
pub fn file(outcome: &Outcome) -> io::Result<Option<Vec<u8>>> {
    let Some(event_type) = event_type(outcome) else {
        return Ok(None);
    };
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 2);
    out.write_event(Xml::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let export = Export { outcome, event_type };
    out.create_element("USEBIO")
        .with_attribute(("Version", "1.2"))
        .write_inner_content(|out| export.write(out))?;
    let mut bytes = out.into_inner();
    bytes.push(b'\n');
    Ok(Some(bytes))
}

/// The USEBIO type of an event; `None` for events that are not bridge.
fn event_type(outcome: &Outcome) -> Option<&'static str> {
    let method = outcome.scores.worked().map(|worked| worked.plan.method);
    Some(match outcome.event.format()? {
        Format::Pairs => match (method, outcome.scores.unit) {
            (Some(Method::Butler), _) => "BUTLER_PAIRS",
            (Some(Method::CrossImps), _) => "CROSS_IMP",
            (Some(Method::Aggregate), _) | (None, Unit::Points) => "AGGREGATE",
            (None, Unit::Imps) => "BUTLER_PAIRS",
            _ => "MP_PAIRS",
        },
        Format::Individual => "INDIVIDUAL",
        Format::SwissPairs => match method {
            Some(Method::Butler) => "SWISS_PAIRS_BUTLER_IMPS",
            Some(Method::CrossImps) => "SWISS_PAIRS_CROSS_IMPS",
            _ => "SWISS_PAIRS",
        },
        Format::SwissTeams => "SWISS_TEAMS",
        Format::Teams | Format::MultipleTeams | Format::League => "TEAMS",
        Format::RoundRobin if outcome.event.is_of_teams() => "SWISS_TEAMS",
        Format::RoundRobin => "SWISS_PAIRS",
        Format::KnockoutTeams | Format::DoubleKnockoutTeams => "KO_TEAMS",
        Format::KnockoutPairs => "KO_PAIRS",
        Format::LadderPairs => "LADDER_PAIRS",
        Format::LadderTeams => "LADDER_TEAMS",
        Format::LadderIndividual => "LADDER_INDIVIDUAL",
        _ => return None,
    })
}

/// Text without characters that XML forbids.
fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')).collect()
}

fn put(out: &mut Out, name: &str, text: &str) -> io::Result<()> {
    out.create_element(name).write_text_content(BytesText::new(&clean(text)))?;
    Ok(())
}

fn put_some(out: &mut Out, name: &str, text: Option<&str>) -> io::Result<()> {
    text.map_or(Ok(()), |text| put(out, name, text))
}

/// Writes a remark of cells, if there are any.
fn put_remark(out: &mut Out, sheet: &str, cells: Vec<(&str, String)>) -> io::Result<()> {
    if cells.is_empty() {
        return Ok(());
    }
    let content = format!("{} {}", remark::TARGET, remark::write(sheet, cells));
    out.write_event(Xml::PI(BytesPI::new(content)))
}

/// A part of the event with its own boards: a session, a section.
type Part<'a> = (Option<&'a str>, Option<&'a str>);

struct Export<'a> {
    outcome: &'a Outcome,
    event_type: &'static str,
}

impl Export<'_> {
    fn write(&self, out: &mut Out) -> io::Result<()> {
        let event = &self.outcome.event;
        out.create_element("CLUB").write_inner_content(|out| {
            put(out, "CLUB_NAME", event.text(Key::Organiser).unwrap_or_default())?;
            put_some(out, "CLUB_ID_NUMBER", event.text(Key::OrganiserNo))
        })?;
        out.create_element("EVENT")
            .with_attribute(("EVENT_TYPE", self.event_type))
            .write_inner_content(|out| self.write_event(out))?;
        let parts = self.parts();
        let sessions: BTreeSet<Option<&str>> = parts.keys().map(|part| part.0).collect();
        self.write_hands(out, |deal| deal.session.is_none() || sessions.len() < 2)
    }

    fn write_event(&self, out: &mut Out) -> io::Result<()> {
        let (event, scores) = (&self.outcome.event, &self.outcome.scores);
        let day = |day: jiff::civil::Date| {
            format!("{:02}/{:02}/{:04}", day.day(), day.month(), day.year())
        };
        put(out, "EVENT_IDENTIFIER", &event.id)?;
        put(out, "EVENT_DESCRIPTION", event.title())?;
        put(out, "PROGRAM_NAME", env!("CARGO_PKG_NAME"))?;
        put(out, "PROGRAM_VERSION", env!("CARGO_PKG_VERSION"))?;
        put(out, "WINNER_TYPE", &event.winners().to_string())?;
        put_some(out, "DATE", event.date().map(day).as_deref())?;
        put_some(out, "VENUE", event.text(Key::Venue))?;
        put(out, "MASTER_POINT_SCALE", event.status().word())?;
        put(out, "MASTER_POINT_TYPE", LOCAL)?;
        let awarded = !self.outcome.awarded.awards.is_empty();
        put(out, "MPS_AWARDED_FLAG", if awarded { "Y" } else { "N" })?;
        let parts = self.parts();
        let count = |side: fn(&Part<'_>) -> Option<String>| {
            parts.keys().filter_map(side).collect::<BTreeSet<_>>().len().max(1).to_string()
        };
        put(out, "SESSION_COUNT", &count(|part| part.0.map(str::to_string)))?;
        put(out, "SECTION_COUNT", &count(|part| part.1.map(str::to_string)))?;
        let boards = boards_of_event(event).map(|boards| boards.to_string());
        put_some(out, "BOARDS_PLAYED", boards.as_deref())?;
        let method = match scores.unit {
            Unit::Percent | Unit::Matchpoints => "MATCH_POINTS",
            Unit::Imps => "IMPS",
            Unit::Vps => "VPS",
            Unit::Points => "AGGREGATE",
        };
        let name = if event.is_of_matches() || event.kind() == EventKind::Other {
            "MATCH_SCORING_METHOD"
        } else {
            "SCORING_METHOD"
        };
        put(out, name, method)?;
        self.write_answers(out)?;
        self.write_adjustments(out)?;
        self.write_results(out)?;
        self.write_parts(out, &parts)?;
        self.write_matches(out)
    }

    /// Writes the answers of the event as remarks, also the format, since USEBIO types are
    /// coarser.
    fn write_answers(&self, out: &mut Out) -> io::Result<()> {
        const ELEMENTS: [Key; 6] =
            [Key::Event, Key::Title, Key::Date, Key::Organiser, Key::OrganiserNo, Key::Venue];
        let event = &self.outcome.event;
        let answers = event.answers.cells().filter(|(key, _, _)| !ELEMENTS.contains(key));
        let mut cells: Vec<(&str, String)> =
            answers.map(|(key, _, cell)| (key.column().name, cell.value.to_string())).collect();
        if event.unanswered(Key::Rules) {
            let rules = event.rules.map(|rules| (Key::Rules.column().name, rules.id.to_string()));
            cells.extend(rules);
        }
        if event.unanswered(Key::Scoring) {
            // An empty cell: the unit follows from the format and the boards.
            let by_results = self.outcome.scores.worked().is_none();
            let unit = if by_results { self.outcome.scores.unit.word() } else { "" };
            cells.push((Key::Scoring.column().name, unit.to_string()));
        }
        put_remark(out, Key::FORM.name, cells)
    }

    fn write_adjustments(&self, out: &mut Out) -> io::Result<()> {
        let event = &self.outcome.event;
        for adjustment in &event.adjustments {
            let name = |column: Adjust| column.column().name;
            let label = event.entries[adjustment.entry].label.clone();
            let mut cells = vec![(name(Adjust::Entry), label)];
            let decimal = |number: Option<Exact>| number.map(|number| number.to_decimal());
            let more = [
                (Adjust::Round, adjustment.round.clone()),
                (Adjust::Kind, adjustment.kind.typed().map(|kind| kind.to_string())),
                (Adjust::Amount, decimal(adjustment.amount.map(|amount| amount.value))),
                (Adjust::Offence, adjustment.offence.map(|offence| offence.to_string())),
                (Adjust::Minutes, decimal(adjustment.minutes)),
                (Adjust::Boards, adjustment.boards.map(|boards| boards.to_string())),
                (Adjust::Reason, adjustment.reason.clone()),
            ];
            cells.extend(more.into_iter().filter_map(|(column, text)| Some((name(column), text?))));
            put_remark(out, Adjust::FORM.name, cells)?;
        }
        Ok(())
    }

    /// Writes the results of an event without boards, with all decimals.
    fn write_results(&self, out: &mut Out) -> io::Result<()> {
        if self.outcome.scores.worked().is_some() {
            // The scores of participants follow from boards and matches.
            let nothing = format!("{} {}", remark::TARGET, ResultColumn::FORM.name);
            return out.write_event(Xml::PI(BytesPI::new(nothing)));
        }
        let name = |column: ResultColumn| column.column().name;
        for result in &self.outcome.event.results {
            let entry = &self.outcome.event.entries[result.entry];
            let mut cells = vec![(name(ResultColumn::Entry), entry.label.clone())];
            let numbers = [
                (ResultColumn::Score, result.score),
                (ResultColumn::MaxScore, result.max),
                (ResultColumn::HandicapScore, result.handicap),
            ];
            for (column, number) in numbers {
                cells.extend(number.map(|number| (name(column), number.value.to_decimal())));
            }
            let session = result.session.clone();
            cells.extend(session.map(|session| (name(ResultColumn::Session), session)));
            put_remark(out, ResultColumn::FORM.name, cells)?;
        }
        Ok(())
    }

    /// The sessions and sections with their lines; a single one has no name. Boards of
    /// matches are written in their matches.
    fn parts(&self) -> BTreeMap<Part<'_>, Vec<usize>> {
        let event = &self.outcome.event;
        let mut parts: BTreeMap<Part<'_>, Vec<usize>> = BTreeMap::new();
        let in_matches = self.in_matches();
        for (index, line) in event.boards.iter().enumerate().filter(|_| !in_matches) {
            let section = event.entries[line.north_south.first].section.as_deref();
            parts.entry((line.session.as_deref(), section)).or_default().push(index);
        }
        for entry in &event.entries {
            if !parts.keys().any(|part| part.1 == entry.section.as_deref()) {
                parts.insert((None, entry.section.as_deref()), Vec::new());
            }
        }
        parts
    }

    /// Whether boards belong to matches.
    fn in_matches(&self) -> bool {
        self.matches().is_some_and(|matches| !matches.is_empty())
    }

    fn matches(&self) -> Option<&[MatchScore]> {
        self.outcome.scores.worked().map(|worked| worked.matches.as_slice())
    }

    fn write_parts(&self, out: &mut Out, parts: &BTreeMap<Part<'_>, Vec<usize>>) -> io::Result<()> {
        let sessions: BTreeSet<Option<&str>> = parts.keys().map(|part| part.0).collect();
        let sections: BTreeSet<Option<&str>> = parts.keys().map(|part| part.1).collect();
        let of_section = |section: Option<&str>| -> Vec<usize> {
            let entries = self.outcome.event.entries.iter().enumerate();
            let fits = |entry: &Entry| sections.len() < 2 || entry.section.as_deref() == section;
            entries.filter(|(_, entry)| fits(entry)).map(|(index, _)| index).collect()
        };
        if sections.len() < 2 {
            self.write_participants(out, &of_section(None))?;
        }
        for (number, session) in (1..).zip(&sessions) {
            let inside = parts.iter().filter(|(part, _)| part.0 == *session);
            let write_sections = |out: &mut Out| -> io::Result<()> {
                for ((_, section), lines) in inside {
                    if sections.len() < 2 {
                        self.write_boards(out, lines)?;
                        continue;
                    }
                    out.create_element("SECTION")
                        .with_attribute(("SECTION_ID", clean(section.unwrap_or_default()).as_str()))
                        .write_inner_content(|out| {
                            self.write_participants(out, &of_section(*section))?;
                            self.write_boards(out, lines)
                        })?;
                }
                Ok(())
            };
            if sessions.len() < 2 {
                write_sections(out)?;
            } else {
                let name = session.map_or_else(|| number.to_string(), clean);
                out.create_element("SESSION")
                    .with_attribute(("SESSION_ID", name.as_str()))
                    .write_inner_content(|out| {
                        write_sections(out)?;
                        self.write_hands(out, |deal| {
                            deal.session.is_some() && deal.session.as_deref() == *session
                        })
                    })?;
            }
        }
        Ok(())
    }

    fn write_participants(&self, out: &mut Out, entries: &[usize]) -> io::Result<()> {
        out.create_element("PARTICIPANTS")
            .with_attribute(("EVENT_TYPE", self.event_type))
            .write_inner_content(|out| {
                entries.iter().try_for_each(|entry| self.write_participant(out, *entry))
            })?;
        Ok(())
    }

    fn write_participant(&self, out: &mut Out, index: usize) -> io::Result<()> {
        let (event, scores) = (&self.outcome.event, &self.outcome.scores);
        let entry = &event.entries[index];
        let standing = self.outcome.lists.iter().find_map(|list| list.of_entry(index));
        let number = self.number(index);
        let total = scores.factored(index).or(scores.of_entry[index].as_ref().map(|s| s.total));
        let common = |out: &mut Out| -> io::Result<()> {
            put_some(out, "DIRECTION", entry.direction.map(|direction| direction.word()))?;
            put_some(out, "TOTAL_SCORE", total.map(|total| total.to_fixed(2)).as_deref())?;
            if let Some(standing) = standing {
                if scores.unit == Unit::Percent {
                    put(out, "PERCENTAGE", &standing.score.to_fixed(2))?;
                }
                let shared = if standing.tied > 1 { "=" } else { "" };
                put(out, "PLACE", &format!("{}{shared}", standing.place))?;
            }
            let awards = points_of(self.outcome, index);
            let most = awards.iter().flatten().max().copied().unwrap_or(Exact::ZERO);
            put(out, "MASTER_POINTS_AWARDED", &most.to_decimal())?;
            put(out, "MASTER_POINT_TYPE", LOCAL)
        };
        let players = |out: &mut Out| -> io::Result<()> {
            let each = entry.players.iter().zip(points_of(self.outcome, index));
            each.into_iter().try_for_each(|(player, points)| {
                out.create_element("PLAYER").write_inner_content(|out| {
                    put(out, "PLAYER_NAME", &player.name)?;
                    put_some(out, "NATIONAL_ID_NUMBER", player.number.as_deref())?;
                    let boards = player.boards.map(|boards| boards.value.to_decimal());
                    put_some(out, "BOARDS_PLAYED", boards.as_deref())?;
                    let points = points.map(|points| points.to_decimal());
                    put_some(out, "MASTER_POINTS_AWARDED", points.as_deref())
                })?;
                Ok(())
            })
        };
        let individual = event.kind() == EventKind::Individual;
        if individual {
            let player = entry.players.first();
            out.create_element("PLAYER").write_inner_content(|out| {
                put(out, "PLAYER_NUMBER", number)?;
                put_some(out, "PLAYER_NAME", player.map(|player| player.name.as_str()))?;
                put_some(out, "NATIONAL_ID_NUMBER", player.and_then(|p| p.number.as_deref()))?;
                common(out)
            })?;
        } else if event.is_of_teams() || entry.players.len() > 2 {
            out.create_element("TEAM")
                .with_attribute(("TEAM_ID", clean(number).as_str()))
                .with_attribute(("TEAM_NAME", clean(&entry.title()).as_str()))
                .write_inner_content(|out| common(out).and_then(|()| players(out)))?;
        } else {
            out.create_element("PAIR").write_inner_content(|out| {
                put(out, "PAIR_NUMBER", number)?;
                common(out)?;
                players(out)
            })?;
        }
        Ok(())
    }

    /// The number of a contestant as typed.
    fn number(&self, entry: usize) -> &str {
        let entry = &self.outcome.event.entries[entry];
        entry.record.text(EntryColumn::Entry).map_or(&*entry.label, |cell| cell.value)
    }
}

/// The points of each player of an entry, in hundredths of a master point; a Local
/// Point is one hundredth (WBU 1.4.1(b)).
fn points_of(outcome: &Outcome, entry: usize) -> Vec<Option<Exact>> {
    let mut points = vec![None; outcome.event.entries[entry].players.len()];
    for award in outcome.awarded.awards.iter().filter(|award| award.entry == entry) {
        let hundredths = match award.kind {
            AwardKind::Local => award.points,
            AwardKind::Green => award.points * Exact::whole(100),
            // Gold Points are not master points (WBU 1.5.2); qualifying points, titles
            // and prizes are not points.
            AwardKind::Gold | AwardKind::Pqp | AwardKind::Title | AwardKind::Prize => continue,
        };
        points[award.player] = Some(points[award.player].unwrap_or(Exact::ZERO) + hundredths);
    }
    points
}
