//! Writes an event as a USEBIO 1.2 file with its awards, for upload.
//!
//! Numbers have two decimals, shared places an equals sign, and awards are in hundredths of
//! a master point. Data without a USEBIO element is written as remarks that only palmares
//! reads ([`embedded_form_cells`]), so that the file, read again, gives the same standings and awards.

mod corrected;
mod plays;

use std::collections::{BTreeMap, BTreeSet};
use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesPI, BytesText, Event as Xml};

use engine::awards::ComputedEvent;
use engine::scoring::{MatchScore, ScoringMethod, boards_per_contestant};
use model::form::{AdjustmentColumn, EntryColumn, FormColumn, Key, ResultColumn};
use model::{Entry, EventKind, Exact, Format, TypedValue, Unit, embedded_form_cells};

use super::remarks;
use corrected::USEBIO_LOCAL_POINTS_TYPE;

pub use corrected::{
    CorrectedUsebioFile, UsebioPointsChange, check_corrected_usebio, correct_usebio_points,
};

type XmlOutput = Writer<Vec<u8>>;

/// The bytes of the file; `None` for an event without a USEBIO type.
pub fn usebio_file(outcome: &ComputedEvent) -> io::Result<Option<Vec<u8>>> {
    usebio_file_with_charge_code(outcome, outcome.event.answer_text(Key::ChargeCode))
}

/// The same with a code for what the union charges.
pub(crate) fn usebio_file_with_charge_code(
    outcome: &ComputedEvent,
    charge: Option<&str>,
) -> io::Result<Option<Vec<u8>>> {
    let Some(event_type) = event_type(outcome) else {
        return Ok(None);
    };
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 2);
    out.write_event(Xml::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    let export = Export { outcome, event_type, charge };
    out.create_element("USEBIO")
        .with_attribute(("Version", "1.2"))
        .write_inner_content(|out| export.write(out))?;
    let mut bytes = out.into_inner();
    bytes.push(b'\n');
    Ok(Some(bytes))
}

/// Whether USEBIO has a type for an event.
pub(crate) fn usebio_has_type_for_event(outcome: &ComputedEvent) -> bool {
    event_type(outcome).is_some()
}

/// The USEBIO type of an event; `None` for events that are not bridge.
fn event_type(outcome: &ComputedEvent) -> Option<&'static str> {
    let method = outcome.scores.board_scoring().map(|worked| worked.plan.method);
    Some(match outcome.event.format()? {
        Format::Pairs => match (method, outcome.scores.unit) {
            (Some(ScoringMethod::Butler), _) => "BUTLER_PAIRS",
            (Some(ScoringMethod::CrossImps), _) => "CROSS_IMP",
            (Some(ScoringMethod::Aggregate), _) | (None, Unit::Points) => "AGGREGATE",
            (None, Unit::Imps) => "BUTLER_PAIRS",
            _ => "MP_PAIRS",
        },
        Format::Individual => "INDIVIDUAL",
        Format::SwissPairs => match method {
            Some(ScoringMethod::Butler) => "SWISS_PAIRS_BUTLER_IMPS",
            Some(ScoringMethod::CrossImps) => "SWISS_PAIRS_CROSS_IMPS",
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

fn put(out: &mut XmlOutput, name: &str, text: &str) -> io::Result<()> {
    out.create_element(name).write_text_content(BytesText::new(&clean(text)))?;
    Ok(())
}

fn put_some(out: &mut XmlOutput, name: &str, text: Option<&str>) -> io::Result<()> {
    text.map_or(Ok(()), |text| put(out, name, text))
}

/// Writes a remark of cells, if there are any.
fn put_remark<C: AsRef<str>>(
    out: &mut XmlOutput,
    sheet: &str,
    cells: Vec<(C, String)>,
) -> io::Result<()> {
    if cells.is_empty() {
        return Ok(());
    }
    write_remark(out, sheet, cells)
}

fn write_remark<C: AsRef<str>>(
    out: &mut XmlOutput,
    sheet: &str,
    cells: Vec<(C, String)>,
) -> io::Result<()> {
    let content = format!(
        "{} {}",
        embedded_form_cells::INSTRUCTION_TARGET,
        embedded_form_cells::embedded_form_row_text(sheet, cells)
    );
    out.write_event(Xml::PI(BytesPI::new(content)))
}

/// A part of the event with its own boards: a session, a section.
type Part<'a> = (Option<&'a str>, Option<&'a str>);

struct Export<'a> {
    outcome: &'a ComputedEvent,
    event_type: &'static str,
    charge: Option<&'a str>,
}

impl Export<'_> {
    fn write(&self, out: &mut XmlOutput) -> io::Result<()> {
        let event = &self.outcome.event;
        out.create_element("CLUB").write_inner_content(|out| {
            put(out, "CLUB_NAME", event.answer_text(Key::Organiser).unwrap_or_default())?;
            put_some(out, "CLUB_ID_NUMBER", event.answer_text(Key::OrganiserNo))
        })?;
        out.create_element("EVENT")
            .with_attribute(("EVENT_TYPE", self.event_type))
            .write_inner_content(|out| self.write_event(out))?;
        let parts = self.parts();
        let sessions: BTreeSet<Option<&str>> = parts.keys().map(|part| part.0).collect();
        self.write_hands(out, |deal| deal.session.is_none() || sessions.len() < 2)
    }

    fn write_event(&self, out: &mut XmlOutput) -> io::Result<()> {
        let (event, scores) = (&self.outcome.event, &self.outcome.scores);
        let day = |day: jiff::civil::Date| {
            format!("{:02}/{:02}/{:04}", day.day(), day.month(), day.year())
        };
        put(out, "EVENT_IDENTIFIER", &event.id)?;
        put(out, "EVENT_DESCRIPTION", event.title())?;
        put(out, "PROGRAM_NAME", env!("CARGO_PKG_NAME"))?;
        put(out, "PROGRAM_VERSION", env!("CARGO_PKG_VERSION"))?;
        put(out, "WINNER_TYPE", &event.ranking_list_count().to_string())?;
        put_some(out, "DATE", event.date().map(day).as_deref())?;
        put_some(out, "VENUE", event.answer_text(Key::Venue))?;
        put(out, "MASTER_POINT_SCALE", event.organiser_status().word())?;
        put(out, "MASTER_POINT_TYPE", USEBIO_LOCAL_POINTS_TYPE)?;
        let awarded = !self.outcome.awarded.awards.is_empty();
        put(out, "MPS_AWARDED_FLAG", if awarded { "Y" } else { "N" })?;
        let parts = self.parts();
        let count = |side: fn(&Part<'_>) -> Option<String>| {
            parts.keys().filter_map(side).collect::<BTreeSet<_>>().len().max(1).to_string()
        };
        put(out, "SESSION_COUNT", &count(|part| part.0.map(str::to_string)))?;
        put(out, "SECTION_COUNT", &count(|part| part.1.map(str::to_string)))?;
        put_some(out, "P2P_CHARGE_RATE", self.charge)?;
        let boards = boards_per_contestant(event).map(|boards| boards.to_string());
        put_some(out, "BOARDS_PLAYED", boards.as_deref())?;
        let method = match scores.unit {
            Unit::Percent | Unit::Matchpoints => "MATCH_POINTS",
            Unit::Imps => "IMPS",
            Unit::Vps => "VPS",
            Unit::Points => "AGGREGATE",
        };
        let name = if event.is_of_matches() || event.contestant_kind() == EventKind::Other {
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
    fn write_answers(&self, out: &mut XmlOutput) -> io::Result<()> {
        const ELEMENTS: [Key; 7] = [
            Key::Event,
            Key::Title,
            Key::Date,
            Key::Organiser,
            Key::OrganiserNo,
            Key::Venue,
            Key::ChargeCode,
        ];
        put_remark(out, Key::FORM.name, remarks::event_answer_cells(self.outcome, &ELEMENTS))
    }

    fn write_adjustments(&self, out: &mut XmlOutput) -> io::Result<()> {
        let mut rows = remarks::adjustment_rows(&self.outcome.event);
        rows.try_for_each(|cells| put_remark(out, AdjustmentColumn::FORM.name, cells))
    }

    fn write_results(&self, out: &mut XmlOutput) -> io::Result<()> {
        let mut rows = remarks::result_rows(self.outcome).into_iter();
        rows.try_for_each(|cells| write_remark(out, ResultColumn::FORM.name, cells))
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
        self.outcome.scores.board_scoring().map(|worked| worked.matches.as_slice())
    }

    fn write_parts(
        &self,
        out: &mut XmlOutput,
        parts: &BTreeMap<Part<'_>, Vec<usize>>,
    ) -> io::Result<()> {
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
            let write_sections = |out: &mut XmlOutput| -> io::Result<()> {
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

    fn write_participants(&self, out: &mut XmlOutput, entries: &[usize]) -> io::Result<()> {
        out.create_element("PARTICIPANTS")
            .with_attribute(("EVENT_TYPE", self.event_type))
            .write_inner_content(|out| {
                entries.iter().try_for_each(|entry| self.write_participant(out, *entry))
            })?;
        Ok(())
    }

    fn write_participant(&self, out: &mut XmlOutput, index: usize) -> io::Result<()> {
        let (event, scores) = (&self.outcome.event, &self.outcome.scores);
        let entry = &event.entries[index];
        let standing = self.outcome.lists.iter().find_map(|list| list.standing_of_entry(index));
        let number = self.number(index);
        let total = scores
            .matchpoints_scaled_to_all_boards(index)
            .or(scores.of_entry[index].as_ref().map(|s| s.total));
        let common = |out: &mut XmlOutput| -> io::Result<()> {
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
            put(out, "MASTER_POINT_TYPE", USEBIO_LOCAL_POINTS_TYPE)
        };
        let individual = event.contestant_kind() == EventKind::Individual;
        if individual {
            let player = entry.players.first();
            out.create_element("PLAYER").write_inner_content(|out| {
                put(out, "PLAYER_NUMBER", number)?;
                put_some(out, "PLAYER_NAME", player.map(|player| player.name.as_str()))?;
                put_some(out, "NATIONAL_ID_NUMBER", player.and_then(|p| p.number.as_deref()))?;
                put_some(out, "CLUB_ID_NUMBER", club_number(entry, 0))?;
                common(out)
            })?;
        } else if event.is_of_teams() || entry.players.len() > 2 {
            out.create_element("TEAM")
                .with_attribute(("TEAM_ID", clean(number).as_str()))
                .with_attribute(("TEAM_NAME", clean(&entry.display_name()).as_str()))
                .write_inner_content(|out| {
                    common(out).and_then(|()| self.write_players(out, index))
                })?;
        } else {
            out.create_element("PAIR").write_inner_content(|out| {
                put(out, "PAIR_NUMBER", number)?;
                common(out)?;
                self.write_players(out, index)
            })?;
        }
        Ok(())
    }

    /// Writes the players of a pair or team, each with the own points.
    fn write_players(&self, out: &mut XmlOutput, index: usize) -> io::Result<()> {
        let entry = &self.outcome.event.entries[index];
        let each = entry.players.iter().zip(points_of(self.outcome, index));
        each.into_iter().enumerate().try_for_each(|(nth, (player, points))| {
            out.create_element("PLAYER").write_inner_content(|out| {
                put(out, "PLAYER_NAME", &player.name)?;
                put_some(out, "NATIONAL_ID_NUMBER", player.number.as_deref())?;
                put_some(out, "CLUB_ID_NUMBER", club_number(entry, nth))?;
                let boards = player.boards.map(|boards| boards.value.to_decimal());
                put_some(out, "BOARDS_PLAYED", boards.as_deref())?;
                let points = points.map(|points| points.to_decimal());
                put_some(out, "MASTER_POINTS_AWARDED", points.as_deref())
            })?;
            Ok(())
        })
    }

    fn number(&self, entry: usize) -> &str {
        remarks::typed_contestant_number(&self.outcome.event, entry)
    }
}

/// The number of the club of a player.
fn club_number(entry: &Entry, player: usize) -> Option<&str> {
    match entry.player_cell(EntryColumn::ClubNumber, player)?.value {
        TypedValue::Text(number) => Some(number),
        _ => None,
    }
}

/// The points of each player of an entry, in hundredths of a master point, by what the rule book says
/// that a point of each kind is worth (WBU 1.4.1).
fn points_of(outcome: &ComputedEvent, entry: usize) -> Vec<Option<Exact>> {
    let worth =
        &packs::membership_rules_of_book(outcome.event.rules.map(|rules| rules.id), None).worth;
    let mut points = vec![None; outcome.event.entries[entry].players.len()];
    for award in outcome.awarded.awards.iter().filter(|award| award.entry == entry) {
        let worth = worth.value_per_point(award.kind);
        if worth.is_zero() {
            continue;
        }
        let hundredths = award.points * worth * Exact::whole(100);
        points[award.player] = Some(points[award.player].unwrap_or(Exact::ZERO) + hundredths);
    }
    points
}
