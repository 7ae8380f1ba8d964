//! A field of pairs that a text file numbers, section by section.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::problems;
use super::scoring_pad_words::NoContractReason;
use super::session::{
    BoardHands, EmbeddedFormRows, PadBoardLine, PadEntry, PadPlayer, PadSession, PublishedScore,
    SessionProblemPlace, direction_of_side, has_two_winners,
};
use crate::remarks::EmbeddedFormCells;
use model::form::{AdjustmentColumn, BoardColumn, EntryColumn, FormColumn, Key, ResultColumn};
use model::problem::{ProblemDetail, phrase};
use model::{Direction, Format, Scoring, embedded_form_cells};

/// What a file says of all its sections.
#[derive(Debug, Default)]
pub(super) struct PadSessionsBuilder {
    pub title: Option<String>,
    pub day: Option<i32>,
    pub organiser: Option<String>,
    pub scoring: Option<Scoring>,
    /// The number of winners, if the file gives it.
    pub winners: Option<u32>,
    sections: BTreeMap<String, Section>,
    /// The hands, of all sections.
    pub deals: Vec<BoardHands>,
    remarks: EmbeddedFormRows,
    pub troubles: Vec<ProblemDetail>,
}

#[derive(Debug, Default)]
struct Section {
    lines: Vec<PadBoardLine>,
    names: Vec<ContestantInFile>,
    /// The lines without a result of which a problem tells.
    awaited: Vec<usize>,
    troubles: Vec<(SessionProblemPlace, ProblemDetail)>,
}

/// What a file says of a contestant.
#[derive(Debug, Default, Clone)]
pub(super) struct ContestantInFile {
    pub number: String,
    /// Its direction, if it is told.
    pub direction: Option<Direction>,
    pub players: Vec<PadPlayer>,
    /// Its score, whether that is a percentage, and its place.
    pub score: Option<(String, bool)>,
    pub place: Option<String>,
    /// Further cells of its row.
    pub remark: EmbeddedFormCells,
}

impl PadSessionsBuilder {
    /// Adds a line, and what is wrong with it.
    pub(super) fn add_line(
        &mut self,
        section: &str,
        mut line: PadBoardLine,
        mut troubles: Vec<ProblemDetail>,
    ) {
        let section = self.sections.entry(section.to_string()).or_default();
        let at = SessionProblemPlace::Line(section.lines.len());
        if let Some(meant) = line.contract.as_deref().and_then(NoContractReason::parse) {
            (line.contract, line.by, line.lead) = (None, None, None);
            (line.tricks, line.result) = (None, None);
            match meant {
                NoContractReason::PassedOut => line.contract = Some("PASS".to_string()),
                NoContractReason::Ruled(form) => {
                    line.adjusted = line.adjusted.take().or(Some(form))
                }
                NoContractReason::Untold if line.adjusted.is_none() && line.score.is_none() => {
                    let row = phrase!("board {board}", board = line.board.to_string());
                    section.awaited.push(section.lines.len());
                    troubles.push(problems::PadUndecided { row }.into());
                }
                NoContractReason::Untold => {}
            }
            if line.adjusted.is_some() {
                line.score = None;
            }
        }
        section.troubles.extend(troubles.into_iter().map(|trouble| (at, trouble)));
        section.lines.push(line);
    }

    /// Adds what is said of a contestant. Further players of one that is known join it.
    pub(super) fn add_contestant(&mut self, section: &str, named: ContestantInFile) {
        let names = &mut self.sections.entry(section.to_string()).or_default().names;
        let same = |known: &&mut ContestantInFile| {
            known.number == named.number && known.direction == named.direction
        };
        match names.iter_mut().find(same) {
            Some(known) => {
                known.players.extend(named.players);
                known.score = known.score.take().or(named.score);
                known.place = known.place.take().or(named.place);
            }
            None => names.push(named),
        }
    }

    /// Adds the players of a contestant, unless more is said of it.
    pub(super) fn add_contestant_if_unknown(&mut self, section: &str, named: ContestantInFile) {
        let names = &mut self.sections.entry(section.to_string()).or_default().names;
        let known = |known: &ContestantInFile| {
            known.number == named.number && known.direction == named.direction
        };
        if !names.iter().any(known) {
            names.push(named);
        }
    }

    /// Enters how many boards the players of a contestant played, by their names.
    pub(super) fn set_boards_played(
        &mut self,
        section: &str,
        number: &str,
        direction: Option<Direction>,
        boards: impl Fn(&str) -> Option<usize>,
    ) {
        let names =
            self.sections.get_mut(section).map_or(&mut [][..], |section| &mut section.names);
        for named in
            names.iter_mut().filter(|named| named.number == number && named.direction == direction)
        {
            for player in &mut named.players {
                let played = player.name.as_deref().and_then(&boards);
                player.boards = played.or(player.boards);
            }
        }
    }

    /// Takes what palmares wrote: of the event, or of the contestant or line above it in a section.
    pub(super) fn apply_embedded_form_row(&mut self, section: &str, remark: &str) {
        let (sheet, cells) = embedded_form_cells::parse_embedded_form_row(remark);
        let own = self.sections.get_mut(section);
        let remarks = &mut self.remarks;
        if sheet == Key::FORM.name {
            remarks.event.extend(cells);
        } else if sheet == ResultColumn::FORM.name {
            let rows = remarks.results.get_or_insert_default();
            rows.extend(Some(cells).filter(|cells| !cells.is_empty()));
        } else if sheet == AdjustmentColumn::FORM.name {
            remarks.adjustments.push(cells);
        } else if sheet == EntryColumn::FORM.name {
            let named = own.and_then(|section| section.names.last_mut());
            named.into_iter().for_each(|named| named.remark = cells.clone());
        } else if sheet == BoardColumn::FORM.name {
            let line = own.and_then(|section| section.lines.last_mut());
            line.into_iter().for_each(|line| line.remark = cells.clone());
        }
    }

    /// Whether it holds no result.
    pub(super) fn has_no_results(&self) -> bool {
        !self.remarks.have_results()
            && self.sections.values().all(|section| section.lines.is_empty())
    }

    pub(super) fn into_sessions(mut self) -> Vec<PadSession> {
        let whole = self.remarks.have_results();
        self.sections.retain(|_, section| whole || !section.lines.is_empty());
        let several = self.sections.len() > 1;
        let sections = std::mem::take(&mut self.sections);
        let mut sessions: Vec<PadSession> = sections
            .into_iter()
            .map(|(letter, section)| self.session(&letter, section, several))
            .collect();
        if let [first, ..] = &mut sessions[..] {
            first.troubles.extend(
                self.troubles.into_iter().map(|trouble| (SessionProblemPlace::Session, trouble)),
            );
        }
        sessions
    }

    fn session(&self, letter: &str, section: Section, several: bool) -> PadSession {
        let Section { mut lines, names, awaited, troubles } = section;
        let individual =
            lines.iter().any(|line| line.sides.iter().flatten().any(|side| side.contains('&')));
        let two = !individual
            && self.winners.map_or_else(|| two_by(&lines, &names), |winners| winners == 2);
        let lists = Lists::from_lines(&lines, &names, two);
        let is_seat = ["N", "E", "S", "W"].contains(&letter.to_uppercase().as_str());
        let prefix = if several && !is_seat { letter } else { "" };
        for line in &mut lines {
            let turned = two && lists.are_turned(line);
            for (side, number) in line.sides.iter_mut().enumerate() {
                let behind = if turned { direction_of_side(1 - side).word() } else { "" };
                let numbers = number
                    .as_deref()
                    .map(|text| text.split('&').map(str::trim).collect::<Vec<_>>());
                *number = numbers.map(|all| {
                    let labels: Vec<String> =
                        all.iter().map(|n| format!("{prefix}{n}{behind}")).collect();
                    labels.join(" & ")
                });
            }
        }
        let entries = lists.entries(&names, prefix);
        let title = self.title.clone();
        PadSession {
            id: if several { letter.to_string() } else { "1".to_string() },
            title: title.map(|title| if several { format!("{title} {letter}") } else { title }),
            day: self.day,
            organiser: self.organiser.clone(),
            format: Some(if individual { Format::Individual } else { Format::Pairs }),
            scoring: self.scoring,
            two_winners: two,
            published: names.iter().filter_map(|named| lists.published(named, prefix)).collect(),
            entries,
            lines,
            deals: self.deals.clone(),
            remarks: self.remarks.clone(),
            awaited,
            troubles,
        }
    }
}

/// Whether each direction has a winner, by what was played and who is listed.
fn two_by(lines: &[PadBoardLine], names: &[ContestantInFile]) -> bool {
    let mut boards: BTreeMap<&str, [Vec<&str>; 2]> = BTreeMap::new();
    for line in lines {
        let group = boards.entry(&line.board).or_default();
        for (numbers, side) in group.iter_mut().zip(&line.sides) {
            numbers.extend(side.as_deref());
        }
    }
    let listed = |wanted| names.iter().any(|named| named.direction == Some(wanted));
    let groups: Vec<[Vec<&str>; 2]> = boards.into_values().collect();
    (listed(Direction::NorthSouth) && listed(Direction::EastWest)) || has_two_winners(&groups)
}

/// The numbers of contestants: one list, or one for each direction.
struct Lists {
    two: bool,
    numbers: [BTreeSet<(u64, String)>; 2],
}

impl Lists {
    fn from_lines(lines: &[PadBoardLine], names: &[ContestantInFile], two: bool) -> Lists {
        let mut lists = Lists { two, numbers: Default::default() };
        let sides =
            |line: &PadBoardLine| line.sides.clone().into_iter().enumerate().collect::<Vec<_>>();
        let typed = names.iter().filter(|named| named.direction.is_some());
        let known: HashMap<&str, usize> =
            typed.clone().map(|named| (named.number.as_str(), 0)).collect();
        for named in names {
            match named.direction {
                Some(direction) if two => {
                    lists.put(usize::from(direction != Direction::NorthSouth), &named.number)
                }
                None if two => {}
                _ => lists.put(0, &named.number),
            }
        }
        for (side, numbers) in lines.iter().flat_map(sides) {
            for number in numbers.iter().flat_map(|text| text.split('&')).map(str::trim) {
                if !known.contains_key(number) {
                    lists.put(if two { side } else { 0 }, number);
                }
            }
        }
        lists
    }

    fn put(&mut self, list: usize, number: &str) {
        if !number.is_empty() {
            let value = number.parse().unwrap_or(u64::MAX);
            self.numbers[list].insert((value, number.to_string()));
        }
    }

    fn has(&self, list: usize, number: &str) -> bool {
        let value = number.parse().unwrap_or(u64::MAX);
        self.numbers[list].contains(&(value, number.to_string()))
    }

    /// Whether both pairs of a line sit in the other direction than they are listed.
    fn are_turned(&self, line: &PadBoardLine) -> bool {
        (0..2).all(|side| {
            let number = line.sides[side].as_deref().unwrap_or_default();
            self.has(1 - side, number) && !self.has(side, number)
        })
    }

    fn entries(&self, names: &[ContestantInFile], prefix: &str) -> Vec<PadEntry> {
        let mut entries = Vec::new();
        for list in 0..2 {
            for (_, number) in &self.numbers[list] {
                let direction = self.two.then(|| direction_of_side(list));
                let of = |named: &&ContestantInFile| {
                    named.number == *number && self.is_listed(named, list)
                };
                let own: Vec<&ContestantInFile> = names.iter().filter(of).collect();
                entries.push(PadEntry {
                    number: format!("{prefix}{number}"),
                    direction,
                    name: None,
                    players: own.iter().flat_map(|named| named.players.clone()).collect(),
                    remark: own.iter().flat_map(|named| named.remark.clone()).collect(),
                });
            }
        }
        entries
    }

    /// Whether what is said of a contestant is of one in this list. Where the direction is not told,
    /// the number must be in one list only.
    fn is_listed(&self, named: &ContestantInFile, list: usize) -> bool {
        match named.direction {
            Some(direction) if self.two => direction == direction_of_side(list),
            None if self.two => !self.has(1 - list, &named.number),
            _ => true,
        }
    }

    fn published(&self, named: &ContestantInFile, prefix: &str) -> Option<PublishedScore> {
        let list =
            (0..2).find(|list| self.has(*list, &named.number) && self.is_listed(named, *list))?;
        let (score, is_percentage) = named.score.clone()?;
        Some(PublishedScore {
            number: format!("{prefix}{}", named.number),
            direction: self.two.then(|| direction_of_side(list)),
            score,
            is_percentage,
            place: named.place.clone(),
        })
    }
}
