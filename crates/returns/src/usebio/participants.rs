//! Participants and their published results, as rows of the sheets `Entries` and `Results`. A
//! contestant of several sessions is one entry, with the players of all of them.

use std::collections::HashMap;

use workbook::UsedLimits;

use model::form::{EntryColumn, ResultColumn};
use model::problem::ProblemDetail;
use model::{Format, Scoring};

use super::kind::UsebioEventKind;
use super::scope::{RefCountedName, UsebioEventPart};
use super::tree::UsebioElement;
use adopt::return_sheets::{CellContent, ReturnSheetRow, ReturnSheetRows, parse_plain_number};

/// Maximum players per entry that are imported. The reader reports those without a column.
const MOST_PLAYERS: usize = 64;

/// The participants of an event.
pub(super) struct UsebioParticipants<'a> {
    /// The contestants, in file order.
    pub entries: Vec<UsebioEntry<'a>>,
    by_number: HashMap<String, usize>,
    published: Vec<Published<'a>>,
}

/// A contestant of the file: a pair, a team or a player.
pub(super) struct UsebioEntry<'a> {
    section: RefCountedName,
    /// Its direction in the form's notation, or as typed.
    direction: Option<String>,
    pub number: String,
    name: Option<String>,
    pub players: Vec<UsebioPlayer<'a>>,
    /// The pairs of a team: their number, and their players by position.
    pub pairs: Vec<(String, Vec<usize>)>,
}

/// A player of a contestant.
pub(super) struct UsebioPlayer<'a> {
    name: Option<String>,
    number: Option<String>,
    club: Option<String>,
    boards: Option<String>,
    /// Its elements, one for each list that names it.
    pub elements: Vec<&'a UsebioElement>,
}

impl UsebioEntry<'_> {
    /// The number of players.
    pub(super) fn player_count(&self) -> usize {
        self.players.len()
    }
}

/// The identity of a contestant: section, direction, number.
type Identity = (RefCountedName, Option<String>, String);

/// A published result of a contestant.
struct Published<'a> {
    element: &'a UsebioElement,
    entry: usize,
    session: RefCountedName,
    /// Whether it belongs to a session, not to the whole event.
    of_session: bool,
}

impl<'a> UsebioParticipants<'a> {
    /// The participants of an event. A contestant of several sessions is one entry; duplicate
    /// numbers in a list stay, so that the reader reports them.
    pub(super) fn new(
        scopes: &[UsebioEventPart<'a>],
        kind: UsebioEventKind,
    ) -> UsebioParticipants<'a> {
        let mut found = UsebioParticipants {
            entries: Vec::new(),
            by_number: HashMap::new(),
            published: Vec::new(),
        };
        let mut known: HashMap<(Identity, u32), usize> = HashMap::new();
        for scope in scopes {
            let mut times: HashMap<Identity, u32> = HashMap::new();
            let lists =
                scope.element.children_named("PARTICIPANTS").flat_map(|list| &list.children);
            for element in lists {
                let Some(entry) = entry_of(element, scope, kind, found.entries.len() + 1) else {
                    continue;
                };
                let number = entry.number.to_lowercase();
                let identity = (entry.section.clone(), entry.direction.clone(), number);
                let time = times.entry(identity.clone()).or_default();
                *time += 1;
                let at = *known.entry((identity, *time)).or_insert(found.entries.len());
                match found.entries.get_mut(at) {
                    Some(first) => first.join(entry),
                    None => {
                        found.by_number.entry(entry.number.clone()).or_insert(at);
                        found.entries.push(entry);
                    }
                }
                let session = scope.session_and_section(element).0;
                let of_session = session.is_some();
                found.published.push(Published { element, entry: at, session, of_session });
            }
        }
        found
    }

    /// The elements of the contestants: each with the index of its contestant, and whether it stands
    /// in the list of a session.
    pub(super) fn contestant_elements(
        &self,
    ) -> impl Iterator<Item = (&'a UsebioElement, usize, bool)> {
        self.published.iter().map(|of| (of.element, of.entry, of.of_session))
    }

    /// The first contestant with a number.
    pub(super) fn entry_by_number(&self, number: &str) -> Option<&UsebioEntry<'a>> {
        self.by_number.get(number).map(|index| &self.entries[*index])
    }

    /// Their rows of the sheet `Entries`.
    pub(super) fn push_entry_rows(
        &self,
        event: &[(EntryColumn, u8, CellContent)],
        rows: &mut ReturnSheetRows<EntryColumn>,
        used: &mut UsedLimits,
    ) -> Result<(), ProblemDetail> {
        use EntryColumn as E;
        for entry in &self.entries {
            let mut row: ReturnSheetRow<E> = event.to_vec();
            row.extend(numbered(entry).map(|number| (E::Entry, 1, number)));
            let texts = [
                (E::Section, entry.section.as_deref()),
                (E::Direction, entry.direction.as_deref()),
                (E::Name, entry.name.as_deref()),
            ];
            for (column, text) in texts {
                row.extend(text.map(|text| (column, 1, CellContent::text(text))));
            }
            for (nth, player) in (1u8..).zip(&entry.players) {
                let texts = [
                    (E::Player, &player.name),
                    (E::Number, &player.number),
                    (E::ClubNumber, &player.club),
                ];
                for (column, text) in texts {
                    row.extend(text.as_deref().map(|text| (column, nth, CellContent::text(text))));
                }
                let boards = player.boards.as_deref();
                row.extend(
                    boards.map(|boards| (E::Boards, nth, CellContent::number_or_text(boards))),
                );
            }
            rows.push(row, used)?;
        }
        Ok(())
    }

    /// Whether percentages were published.
    pub(super) fn have_percentages(&self) -> bool {
        self.published.iter().any(|of| percentage(of.element).is_some())
    }

    /// The largest number of boards of a contestant.
    pub(super) fn most_boards(&self) -> Option<f64> {
        let players = self.entries.iter().flat_map(|entry| &entry.players);
        players.filter_map(|player| parse_plain_number(player.boards.as_deref()?)).reduce(f64::max)
    }

    /// Marks published results as read, for a file with better data.
    pub(super) fn mark_results_read(&self) {
        for of in &self.published {
            ["TOTAL_SCORE", "PERCENTAGE", "PLACE"].iter().for_each(|name| {
                of.element.child_text(name);
            });
        }
    }

    /// The rows of the sheet `Results`. Totals of the event, if given, include the sessions.
    pub(super) fn push_result_rows(
        &self,
        kind: UsebioEventKind,
        event: &[(ResultColumn, u8, CellContent)],
        rows: &mut ReturnSheetRows<ResultColumn>,
        used: &mut UsedLimits,
    ) -> Result<(), ProblemDetail> {
        use ResultColumn as R;
        let percentages =
            kind.scoring.is_some_and(Scoring::is_share_of_top) && self.have_percentages();
        let score_of = |element: &UsebioElement| {
            if percentages {
                let percent = percentage(element)?;
                Some(
                    parse_plain_number(percent)
                        .map_or_else(|| CellContent::text(percent), CellContent::Percent),
                )
            } else {
                element.child_text("TOTAL_SCORE").map(CellContent::number_or_text)
            }
        };
        let has_score = |of: &&Published<'_>| {
            ["TOTAL_SCORE", "PERCENTAGE"]
                .iter()
                .any(|name| of.element.peek_child_text(name).is_some())
        };
        let total = self.published.iter().filter(|of| !of.of_session).any(|of| has_score(&of));
        let mut sessions: Vec<&RefCountedName> =
            self.published.iter().map(|of| &of.session).collect();
        sessions.sort();
        sessions.dedup();
        for of in self.published.iter().filter(|of| of.of_session != total) {
            let Some(score) = score_of(of.element) else { continue };
            // With percentages, matchpoints are redundant.
            of.element.child_text("TOTAL_SCORE").filter(|_| percentages);
            let entry = &self.entries[of.entry];
            let mut row: ReturnSheetRow<R> = event.to_vec();
            row.extend(numbered(entry).map(|number| (R::Entry, 1, number)));
            let texts = [
                (R::Section, entry.section.as_deref()),
                (R::Direction, entry.direction.as_deref()),
                (R::Session, of.session.as_deref().filter(|_| !total)),
            ];
            for (column, text) in texts {
                row.extend(text.map(|text| (column, 1, CellContent::text(text))));
            }
            row.push((R::Score, 1, score));
            // A place in one of several sessions is not a place in the event.
            let place = of.element.child_text("PLACE").filter(|_| total || sessions.len() < 2);
            row.extend(place.map(|place| (R::Place, 1, CellContent::number_or_text(place))));
            rows.push(row, used)?;
        }
        // The totals include these.
        for of in self.published.iter().filter(|of| total && of.of_session) {
            ["TOTAL_SCORE", "PERCENTAGE", "PLACE"].iter().for_each(|name| {
                of.element.child_text(name);
            });
        }
        Ok(())
    }
}

/// The cell of a number; blank if absent, so that the reader reports it.
fn numbered(entry: &UsebioEntry<'_>) -> Option<CellContent> {
    (!entry.number.is_empty()).then(|| CellContent::text(&entry.number))
}

/// A published percentage; programs write `-` for none.
fn percentage(element: &UsebioElement) -> Option<&str> {
    let text = element.child_text("PERCENTAGE")?.trim_end_matches('%').trim_end();
    (text != "-").then_some(text)
}

/// The contestant of an element; `None` for any other element.
fn entry_of<'a>(
    element: &'a UsebioElement,
    scope: &UsebioEventPart<'_>,
    kind: UsebioEventKind,
    position: usize,
) -> Option<UsebioEntry<'a>> {
    let section = scope.session_and_section(element).1;
    let own = |name: &str| element.child_text(name).map(str::to_string);
    let mut entry = UsebioEntry {
        section,
        direction: None,
        number: String::new(),
        name: None,
        players: Vec::new(),
        pairs: Vec::new(),
    };
    match &*element.name {
        "PAIR" => {
            entry.number = own("PAIR_NUMBER").unwrap_or_default();
            let boards = own("BOARDS_PLAYED");
            entry.players = players_of(element, boards.as_deref());
        }
        "TEAM" => {
            entry.name = own("TEAM_NAME");
            entry.number = own("TEAM_ID")
                .or_else(|| own("TEAM_NUMBER"))
                .or(entry.name.clone())
                .unwrap_or_default();
            for pair in element.children_named("PAIR").take(MOST_PLAYERS) {
                let first = entry.players.len();
                entry.players.extend(players_of(pair, pair.child_text("BOARDS_PLAYED")));
                let players = (first..entry.players.len().min(MOST_PLAYERS)).collect();
                entry
                    .pairs
                    .extend(pair.child_text("PAIR_NUMBER").map(|n| (n.to_string(), players)));
            }
            entry.players.extend(players_of(element, None));
        }
        "PLAYER" => {
            entry.number = own("PLAYER_NUMBER").unwrap_or_else(|| position.to_string());
            entry.players = player_of(element, None).into_iter().collect();
        }
        _ => return None,
    }
    entry.players.truncate(MOST_PLAYERS);
    entry.direction = own("DIRECTION").map(|typed| direction(&typed, kind));
    Some(entry)
}

impl<'a> UsebioEntry<'a> {
    /// Merges the same contestant from another session, with its new players.
    fn join(&mut self, other: UsebioEntry<'a>) {
        for player in other.players {
            let same = |known: &&mut UsebioPlayer<'a>| match (&known.number, &player.number) {
                (Some(known), Some(number)) => known == number,
                _ => known.name == player.name,
            };
            if let Some(known) = self.players.iter_mut().find(same) {
                known.elements.extend(player.elements);
                known.club = known.club.take().or(player.club);
            } else if self.players.len() < MOST_PLAYERS {
                self.players.push(player);
            }
        }
        self.name = self.name.take().or(other.name);
    }
}

fn players_of<'a>(element: &'a UsebioElement, boards: Option<&str>) -> Vec<UsebioPlayer<'a>> {
    element
        .children_named("PLAYER")
        .take(MOST_PLAYERS)
        .filter_map(|player| player_of(player, boards))
        .collect()
}

fn player_of<'a>(element: &'a UsebioElement, boards: Option<&str>) -> Option<UsebioPlayer<'a>> {
    let own = |name: &str| element.child_text(name).map(str::to_string);
    let (name, number) = (own("PLAYER_NAME"), own("NATIONAL_ID_NUMBER"));
    let club = own("CLUB_ID_NUMBER");
    let boards = own("BOARDS_PLAYED").or_else(|| boards.map(str::to_string));
    let elements = vec![element];
    (name.is_some() || number.is_some()).then_some(UsebioPlayer {
        name,
        number,
        club,
        boards,
        elements,
    })
}

/// A direction in the form's notation: `NS` or `EW` for pairs, one seat for players.
fn direction(typed: &str, kind: UsebioEventKind) -> String {
    let upper = typed.to_ascii_uppercase().replace(['-', '/', ' '], "");
    let pairs = kind.format != Some(Format::Individual);
    let known = match upper.as_str() {
        "NS" | "NORTHSOUTH" => "NS",
        "EW" | "EASTWEST" => "EW",
        "N" | "NORTH" if pairs => "NS",
        "E" | "EAST" if pairs => "EW",
        "N" | "NORTH" => "N",
        "S" | "SOUTH" => "S",
        "E" | "EAST" => "E",
        "W" | "WEST" => "W",
        _ => return typed.to_string(),
    };
    known.to_string()
}
