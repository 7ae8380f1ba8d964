//! One list of contestants in an event without a workbook, for tables with many cells.

use engine::awards::competition::CompetitionStages;
use engine::awards::{ComputedEvent, compute_event};
use engine::scoring::ResultsFromOtherEvents;
use model::form::{ColumnKind, FormColumn, Key};
use model::problem::Problem;
use model::{
    Cell, CellAddress, Direction, Entry, EntryStatus, Event, Exact, Player, ResultsRow, TypedRow,
    TypedValue,
};

const AT: CellAddress = CellAddress { sheet: 0, row: 0, column: 0 };

/// An event with the data that a rule needs.
#[derive(Clone, Debug)]
pub struct Field {
    pub format: &'static str,
    pub winners: u32,
    pub status: String,
    pub boards: u32,
    pub tables: Exact,
    pub team_size: u32,
    pub major: bool,
    /// The scores of one list, best first; if empty, there are no ties.
    pub scores: Vec<u32>,
}

impl Field {
    /// A Club event with full tables and no ties.
    pub fn new(format: &'static str, winners: u32, tables: u32, boards: u32) -> Field {
        let status = "club".to_string();
        let tables = Exact::whole(tables);
        let (team_size, major, scores) = (4, false, Vec::new());
        Field { format, winners, status, boards, tables, team_size, major, scores }
    }

    pub fn at(mut self, status: &str) -> Field {
        self.status = status.to_string();
        self
    }

    /// The outcome of palmares.
    pub fn outcome(&self) -> ComputedEvent {
        self.outcome_with(&mut Vec::new())
    }

    fn outcome_with(&self, problems: &mut Vec<Problem>) -> ComputedEvent {
        let event = self.event();
        let competition = CompetitionStages::for_single_event(&event);
        compute_event(event, None, &ResultsFromOtherEvents::default(), &competition, problems)
    }

    /// The codes of its problems.
    pub fn problems(&self) -> Vec<&'static str> {
        let mut problems = Vec::new();
        self.outcome_with(&mut problems);
        problems.iter().map(|problem| problem.trouble.code()).collect()
    }

    /// The awards of the list, by place.
    pub fn awards(&self) -> Vec<u32> {
        let points = |points: Exact| u32::try_from(points.numerator()).unwrap();
        self.outcome().awarded.awards.iter().map(|award| points(award.points)).collect()
    }

    /// Contestants of one list.
    pub fn contestants(&self) -> u32 {
        let per_table = match (self.format, self.winners) {
            ("pairs", 1) => 2,
            ("individual", 1) => 4,
            _ => 1,
        };
        u32::try_from((self.tables * Exact::whole(per_table)).ceil()).unwrap()
    }

    fn event(&self) -> Event {
        let mut answers = TypedRow::new(AT);
        let winners = self.winners.to_string();
        for (key, word) in [
            (Key::Format, self.format),
            (Key::Winners, winners.as_str()),
            (Key::Status, self.status.as_str()),
        ] {
            answers.add_cell(key, 1, Cell::new(choice(key, word), AT));
        }
        if self.major {
            answers.add_cell(
                Key::Championship,
                1,
                Cell::new(choice(Key::Championship, "major"), AT),
            );
        }
        for (key, number) in [
            (Key::Boards, Exact::whole(self.boards)),
            (Key::TeamSize, Exact::whole(self.team_size)),
            (Key::Tables, self.tables),
        ] {
            answers.add_cell(key, 1, Cell::new(TypedValue::Number(number), AT));
        }
        let mut event = Event::new("1".to_string(), answers, Vec::new());
        event.rules = packs::find_rule_book("wbu-2003");
        event.shelf = packs::rule_books();
        for index in 0..self.contestants() {
            event.entries.push(self.entry(index));
            event.results.push(self.result(index));
        }
        event
    }

    fn entry(&self, index: u32) -> Entry {
        let label = (index + 1).to_string();
        let name = format!("Player {label}");
        Entry {
            at: AT,
            number: label.clone(),
            section: None,
            direction: match self.winners {
                2 => Some(Direction::NorthSouth),
                4 => Some(Direction::North),
                _ => None,
            },
            name: None,
            players: vec![Player { name, number: Some(label.clone()), boards: None, at: AT }],
            club: None,
            status: EntryStatus::Playing,
            label,
            record: TypedRow::new(AT),
        }
    }

    fn result(&self, index: u32) -> ResultsRow {
        let best_first = self.contestants() - index;
        let score = self.scores.get(index as usize).copied().unwrap_or(best_first);
        ResultsRow {
            at: AT,
            entry: index as usize,
            session: None,
            score: Some(Cell::new(Exact::whole(score), AT)),
            max: None,
            handicap: None,
            place: None,
        }
    }
}

/// A word of a key's closed list.
fn choice(key: Key, word: &str) -> TypedValue {
    let ColumnKind::Choice(words) = key.definition().kind else {
        panic!("{key:?} has no closed list")
    };
    TypedValue::Choice(words.iter().find(|known| **known == word).unwrap())
}
