//! A session as the upload file of a club's web site: CSV in sections that begin with `#`.
//!
//! Data without a place in the layout stands in lines `#PALMARES`, which only palmares reads
//! ([`embedded_form_cells`]): of the event at the end, of a contestant or a result below its line. So the file, read
//! again, gives the same standings and awards.

use model::problem::{Phrase, phrase};
use std::io;

use crate::remarks::{self, FormRowCells};
use crate::usebio;
use engine::awards::ComputedEvent;
use engine::scoring::ScoringMethod;
use model::form::{AdjustmentColumn, BoardColumn, EntryColumn, FormColumn, Key, ResultColumn};
use model::{
    AuctionResult, BoardLine, Direction, Entry, Format, StableSort, Unit, embedded_form_cells,
};

/// The players of a contestant that the layout has columns for.
const PLAYERS: usize = 4;
/// Pairs have so many players at least.
const PAIR: usize = 2;

/// Why an event does not fit, as the end of a sentence, and the form that holds it.
#[derive(Debug)]
pub struct UnfitEventReason {
    pub why: Phrase,
    /// The form of `palmares export`.
    pub instead: Option<&'static str>,
}

/// Whether the layout has a place for an event.
///
/// # Errors
///
/// Why not.
pub fn check_event_fits_club_site(outcome: &ComputedEvent) -> Result<(), UnfitEventReason> {
    let event = &outcome.event;
    let why = match event.format() {
        _ if !event.games.is_empty() => {
            return Err(UnfitEventReason {
                why: phrase!("it has games of Diplomacy or board games"),
                instead: Some("wdd"),
            });
        }
        Some(Format::Pairs | Format::Individual) if !event.lineups.is_empty() => {
            phrase!("its layout cannot hold line-ups")
        }
        Some(Format::Pairs | Format::Individual) if event.matches.is_empty() => return Ok(()),
        _ if outcome.table.is_some() => {
            return Err(UnfitEventReason {
                why: phrase!("it has games between two players"),
                instead: Some("trf"),
            });
        }
        _ => phrase!("its layout has only pairs and individuals, without matches"),
    };
    Err(UnfitEventReason {
        why,
        instead: usebio::usebio_has_type_for_event(outcome).then_some("usebio"),
    })
}

/// The bytes of the file.
///
/// # Errors
///
/// Errors of the writer.
pub fn club_site_session_file(outcome: &ComputedEvent) -> io::Result<Vec<u8>> {
    let mut upload = Upload { outcome, numbers: numbers(outcome), rows: Vec::new() };
    upload.add_head();
    upload.add_rankings();
    upload.add_travellers();
    upload.add_remarks_of_event();
    let mut writer = csv::WriterBuilder::new()
        .flexible(true)
        .terminator(csv::Terminator::CRLF)
        .from_writer(Vec::new());
    upload.rows.iter().try_for_each(|row| writer.write_record(super::safe(row)))?;
    writer.into_inner().map_err(|why| io::Error::other(why.to_string()))
}

/// The numbers of the contestants, unique in their ranking.
fn numbers(outcome: &ComputedEvent) -> Vec<String> {
    let event = &outcome.event;
    let two = event.ranking_list_count() > 1;
    let key = |entry: &Entry| (entry.direction.filter(|_| two), entry.number.clone());
    let mut seen = std::collections::HashSet::new();
    let unique = event.entries.iter().all(|entry| seen.insert(key(entry)));
    let number = |entry: &Entry| if unique { &entry.number } else { &entry.label }.clone();
    event.entries.iter().map(number).collect()
}

/// Text that one line of the file holds as it is.
fn plain(text: &str) -> String {
    let kept = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(kept).collect::<String>().trim_start_matches('\'').trim().to_string()
}

struct Upload<'a> {
    outcome: &'a ComputedEvent,
    numbers: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Upload<'_> {
    fn add(&mut self, cells: &[&str]) {
        self.rows.push(cells.iter().map(|cell| (*cell).to_string()).collect());
    }

    fn add_remark(&mut self, sheet: &str, cells: FormRowCells) {
        let tag = format!("#{}", embedded_form_cells::INSTRUCTION_TARGET.to_uppercase());
        self.rows.push(vec![tag, embedded_form_cells::embedded_form_row_text(sheet, cells)]);
    }

    fn two_winners(&self) -> bool {
        self.outcome.event.ranking_list_count() > 1
    }

    fn add_head(&mut self) {
        let event = &self.outcome.event;
        let title = plain(event.title());
        let day = event
            .date()
            .map(|day| format!("{:02}/{:02}/{:04}", day.day(), day.month(), day.year()));
        self.add(&["#VERSION", concat!("palmares ", env!("CARGO_PKG_VERSION"))]);
        if let Some(day) = day {
            self.add(&["#DATE", &day]);
        }
        self.add(&["#TITLE", &title]);
        self.add(&["#WINNERS", &event.ranking_list_count().to_string()]);
    }

    fn add_rankings(&mut self) {
        let lists: &[Option<Direction>] = match self.two_winners() {
            true => &[Some(Direction::NorthSouth), Some(Direction::EastWest)],
            false => &[None],
        };
        for direction in lists {
            match direction {
                Some(Direction::NorthSouth) => self.add(&["#SCORES", "North/South"]),
                Some(_) => self.add(&["#SCORES", "East/West"]),
                None => self.add(&["#SCORES"]),
            }
            self.add_ranking(*direction);
        }
    }

    fn add_ranking(&mut self, direction: Option<Direction>) {
        let entries = &self.outcome.event.entries;
        let scores = &self.outcome.scores;
        let place = |entry: usize| {
            let standing = self.outcome.lists.iter().find_map(|list| list.standing_of_entry(entry));
            standing.map_or(u32::MAX, |standing| standing.place)
        };
        let mut listed: Vec<usize> = (0..entries.len())
            .filter(|entry| direction.is_none() || entries[*entry].direction == direction)
            .collect();
        listed.arrange_by_key(|entry| (place(*entry), *entry));
        let most = entries.iter().map(|entry| entry.players.len()).max().unwrap_or_default();
        let most = most.clamp(PAIR, PLAYERS);
        let mut headings = vec!["Position".to_string(), "Pair".to_string()];
        headings.extend((1..=most).flat_map(|nth| [format!("Name{nth}"), format!("ID{nth}")]));
        let method = scores.board_scoring().map(|worked| worked.plan.method);
        let heading = match (scores.unit, method) {
            (Unit::Percent, _) => "Percent",
            (_, Some(ScoringMethod::Butler)) => "Butler",
            (_, Some(ScoringMethod::CrossImps)) => "XIMPs",
            (_, _) => "Score",
        };
        headings.push(heading.to_string());
        self.rows.push(headings);
        for entry in listed {
            let row = self.ranked(entry, most);
            self.rows.push(row);
            let cells = self.cells_of_entry(entry);
            if !cells.is_empty() {
                self.add_remark(EntryColumn::FORM.name, cells);
            }
        }
    }

    /// A contestant's row of the ranking.
    fn ranked(&self, index: usize, most: usize) -> Vec<String> {
        let entry = &self.outcome.event.entries[index];
        let standing = self.outcome.lists.iter().find_map(|list| list.standing_of_entry(index));
        let place = standing.map(|standing| {
            format!("{}{}", standing.place, if standing.tied > 1 { "=" } else { "" })
        });
        let mut row = vec![place.unwrap_or_default(), self.numbers[index].clone()];
        for nth in 0..most {
            let player = entry.players.get(nth);
            let number = player.and_then(|player| player.number.as_deref());
            // Without a name the number stands for it.
            let name = player.map(|player| &*player.name).filter(|name| Some(*name) != number);
            row.extend([plain(name.unwrap_or_default()), plain(number.unwrap_or_default())]);
        }
        row.push(standing.map(|standing| standing.score.to_fixed(2)).unwrap_or_default());
        row
    }

    /// What the ranking does not say of a contestant.
    fn cells_of_entry(&self, index: usize) -> FormRowCells {
        use EntryColumn as E;
        let (event, shown) = (&self.outcome.event, &self.numbers[index]);
        let entry = &event.entries[index];
        let mut cells = FormRowCells::new();
        let typed = remarks::typed_contestant_number(event, index);
        if *shown != entry.number || (!self.two_winners() && typed != shown) {
            cells.push((E::Entry.definition().name.into(), typed.to_string()));
        }
        for (nth, player) in entry.players.iter().enumerate() {
            let number = player.number.clone().unwrap_or_default();
            let named = player.name != number;
            if named && (nth >= PLAYERS || plain(&player.name) != player.name) {
                cells.push((heading(E::Player, nth), player.name.clone()));
            }
            if nth >= PLAYERS || plain(&number) != number {
                cells.push((heading(E::Number, nth), number));
            }
        }
        let elsewhere = [E::Event, E::Entry, E::Player, E::Number, E::Names, E::Numbers];
        for (column, nth, cell) in entry.record.cells() {
            let told = elsewhere.contains(&column)
                || (column == E::Direction && self.two_winners())
                || (column.definition().times > 1 && entry.player_index_at_position(nth).is_none());
            if !told {
                let player = entry.player_index_at_position(nth).unwrap_or_default();
                cells.push((heading(column, player), cell.value.to_string()));
            }
        }
        cells
    }

    fn add_travellers(&mut self) {
        let event = &self.outcome.event;
        if event.boards.is_empty() {
            return;
        }
        let mut lines: Vec<usize> = (0..event.boards.len()).collect();
        lines.arrange_by_key(|line| event.boards[*line].board);
        let ending = match self.outcome.scores.board_scoring().map(|worked| worked.plan.method) {
            Some(ScoringMethod::Butler) => "IMPs",
            Some(ScoringMethod::CrossImps) => "XIMPs",
            _ => "MPs",
        };
        let points = ["NS", "EW"].map(|side| format!("{side} {ending}"));
        self.add(&["#BOARDFORMAT", "Board"]);
        self.add(&["#TRAVELLERS"]);
        let columns = ["NS", "EW", "Contract", "By", "Lead", "Tricks", "Score"];
        self.add(&[&columns[..], &[&points[0], &points[1], "Round"]].concat());
        let mut board = None;
        for index in lines {
            let line = &event.boards[index];
            if board.replace(line.board) != Some(line.board) {
                self.add(&["#BOARD", &line.board.to_string()]);
            }
            let row = self.played(index, line);
            self.rows.push(row);
            let cells = self.cells_of_line(line);
            if !cells.is_empty() {
                self.add_remark(BoardColumn::FORM.name, cells);
            }
        }
    }

    fn played(&self, index: usize, line: &BoardLine) -> Vec<String> {
        let worked = self.outcome.scores.board_scoring();
        let points = worked.map(|worked| worked.points[index]).unwrap_or_default();
        let points = points.map(|points| {
            points.map(|points| points.value.rounded(2).to_decimal()).unwrap_or_default()
        });
        let contract = line.bid.map(|bid| match bid {
            AuctionResult::PassedOut => "Pass".to_string(),
            AuctionResult::Contract(contract) => contract.to_string(),
        });
        let sides = line.sides().map(|side| {
            let numbers = side.contestants().map(|entry| &*self.numbers[entry]);
            numbers.collect::<Vec<_>>().join("&")
        });
        let cells = [
            contract,
            line.by.map(|by| by.letter().to_string()),
            line.lead.as_deref().map(plain),
            line.tricks.map(|tricks| tricks.to_string()),
            Some(remarks::north_south_score_text(&line.score)),
        ];
        let round = line.round.as_deref().map(plain).unwrap_or_default();
        let cells = cells.into_iter().map(Option::unwrap_or_default);
        sides.into_iter().chain(cells).chain(points).chain([round]).collect()
    }

    /// What the row of a result does not say.
    fn cells_of_line(&self, line: &BoardLine) -> FormRowCells {
        use BoardColumn as B;
        let name = |column: B| column.definition().name.into();
        let mut cells = FormRowCells::new();
        let sides = [
            (B::NorthSouth, line.north_south, Direction::NorthSouth),
            (B::EastWest, line.east_west, Direction::EastWest),
        ];
        for (column, side, direction) in sides {
            let entry = &self.outcome.event.entries[side.first];
            let sat = !self.two_winners() || entry.direction == Some(direction);
            if side.second.is_none() && (self.numbers[side.first] != entry.number || !sat) {
                cells.push((name(column), entry.label.clone()));
            }
        }
        if let Some([north_south, east_west]) = remarks::differing_side_scores(&line.score) {
            cells.push((name(B::Score), String::new()));
            cells.push((name(B::NorthSouthScore), north_south.to_string()));
            cells.push((name(B::EastWestScore), east_west.to_string()));
        }
        let more = [
            (B::Adjusted, remarks::ruling_text(&line.score)),
            (B::Session, line.session.clone()),
            (B::Version, line.version.map(str::to_string)),
            (B::Play, line.play.as_deref().map(str::to_string)),
        ];
        cells.extend(more.into_iter().filter_map(|(column, text)| Some((name(column), text?))));
        cells
    }

    fn add_remarks_of_event(&mut self) {
        let event = &self.outcome.event;
        let mut elsewhere = Vec::new();
        if event.answer_text(Key::Title).is_some_and(|title| plain(title) == title) {
            elsewhere.push(Key::Title);
        }
        if event.date().is_some() {
            elsewhere.push(Key::Date);
        }
        let mut cells = remarks::event_answer_cells(self.outcome, &elsewhere);
        // Empty cells, where the layout says more than the return.
        let blank =
            [Key::Title, Key::Movement].into_iter().filter(|key| event.is_key_unanswered(*key));
        cells.extend(blank.map(|key| (key.definition().name.into(), String::new())));
        self.add_remark(Key::FORM.name, cells);
        for cells in remarks::result_rows(self.outcome) {
            self.add_remark(ResultColumn::FORM.name, cells);
        }
        for cells in remarks::adjustment_rows(event) {
            self.add_remark(AdjustmentColumn::FORM.name, cells);
        }
    }
}

/// The heading of a column, of the player with this index if it repeats.
fn heading(column: EntryColumn, player: usize) -> std::borrow::Cow<'static, str> {
    let form = column.definition();
    match form.times {
        1 => form.name.into(),
        _ => format!("{} {}", form.name, player + 1).into(),
    }
}
