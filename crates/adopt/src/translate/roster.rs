//! The contestants of an event, gathered from all tables that name them.

use std::collections::{HashMap, HashSet};

use super::super::people::{self, ParsedPerson};
use super::super::return_sheets::CellContent;
use super::draft::{CellRemark, DraftCell, DraftRows};
use model::CellAddress;
use model::form::EntryColumn;
use model::name_comparison::name_key;

/// A value with the cell it was taken from.
pub(super) type ValueWithAddress<T> = (T, Option<CellAddress>);

/// What contestants are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ContestantKind {
    /// Single players.
    Players,
    Pairs,
    Teams,
}

/// One contestant as a table names it.
#[derive(Clone, Debug, Default)]
pub(super) struct RosterContestant {
    /// Its number in the event, where the sheet gives one.
    pub number: Option<ValueWithAddress<String>>,
    pub section: Option<ValueWithAddress<String>>,
    pub direction: Option<ValueWithAddress<&'static str>>,
    /// The name of a team.
    pub team: Option<ValueWithAddress<String>>,
    pub players: Vec<(ParsedPerson, CellAddress)>,
    /// Other cells of its row.
    pub others: Vec<DraftCell<EntryColumn>>,
    /// Its e-mail address.
    pub mail: Option<String>,
    /// What the organiser should know of it.
    pub remark: Option<CellRemark>,
}

impl RosterContestant {
    /// A contestant that has only a name.
    pub(super) fn from_name(name: &str, at: CellAddress, sort: ContestantKind) -> RosterContestant {
        let persons = match sort {
            ContestantKind::Teams => {
                let team = Some((people::without_footnote_marks(name).to_string(), Some(at)));
                return RosterContestant { team, ..RosterContestant::default() };
            }
            ContestantKind::Players => vec![people::parse_person(name)],
            ContestantKind::Pairs => people::parse_persons(name),
        };
        let players = persons.into_iter().map(|one| (one, at)).collect();
        RosterContestant { players, ..RosterContestant::default() }
    }

    /// What it is known by.
    pub(super) fn identity_key(&self) -> String {
        match &self.team {
            Some((team, _)) => name_key(team),
            None => {
                let mut names: Vec<String> =
                    self.players.iter().map(|(person, _)| name_key(&person.name)).collect();
                names.sort();
                names.join(" & ")
            }
        }
    }

    /// Whether nothing is known of it.
    pub(super) fn is_blank(&self) -> bool {
        self.team.is_none() && self.players.is_empty()
    }

    fn list(&self) -> (Option<&str>, Option<&'static str>) {
        let section = self.section.as_ref().map(|(section, _)| section.as_str());
        (section, self.direction.map(|(direction, _)| direction))
    }
}

/// The contestants in the order in which they were found.
#[derive(Debug, Default)]
pub(super) struct Roster {
    entered: Vec<RosterContestant>,
    /// By what they are known by.
    by_key: HashMap<String, Vec<usize>>,
}

impl Roster {
    /// Enters a contestant of a row, or finds the one that another row has named. What the row
    /// adds is kept.
    pub(super) fn enter(&mut self, new: RosterContestant) -> usize {
        let key = new.identity_key();
        let known = self.by_key.get(&key).into_iter().flatten().copied();
        let same = known.into_iter().find(|known| may_be_one(&self.entered[*known], &new));
        match same {
            Some(index) => {
                complete(&mut self.entered[index], new);
                index
            }
            None => {
                self.entered.push(new);
                self.by_key.entry(key).or_default().push(self.entered.len() - 1);
                self.entered.len() - 1
            }
        }
    }

    /// Forgets the sections of all.
    pub(super) fn forget_sections(&mut self) {
        self.entered.iter_mut().for_each(|one| one.section = None);
    }

    /// The contestant with a number, in the list of another one.
    pub(super) fn find_by_number(&self, number: &str, beside: usize) -> Option<usize> {
        let list = self.entered.get(beside).map(RosterContestant::list);
        let found = |one: &RosterContestant| {
            one.number.as_ref().is_some_and(|(own, _)| own == number) && Some(one.list()) == list
        };
        self.entered.iter().position(found)
    }

    /// The names of a contestant, for people.
    pub(super) fn name_of(&self, index: usize) -> String {
        let Some(one) = self.entered.get(index) else { return String::new() };
        match &one.team {
            Some((team, _)) => team.clone(),
            None => {
                let names = one.players.iter().map(|(person, _)| person.name.as_str());
                names.collect::<Vec<_>>().join(" & ")
            }
        }
    }

    /// Whether the sheet gives a contestant a number.
    pub(super) fn has_number(&self, index: usize) -> bool {
        self.entered.get(index).is_some_and(|one| one.number.is_some())
    }

    /// The name by which results name each: its number, or a running one where numbers are
    /// missing or do not tell contestants apart.
    pub(super) fn labels(&self) -> Vec<String> {
        let mut seen = HashSet::new();
        let apart = self.entered.iter().all(|one| match &one.number {
            Some((number, _)) => seen.insert((number.clone(), one.list())),
            None => true,
        });
        let taken: HashSet<&str> = seen.iter().map(|(number, _)| number.as_str()).collect();
        let mut running = 0;
        let mut labels = Vec::with_capacity(self.entered.len());
        for one in &self.entered {
            let label = match one.number.as_ref().filter(|_| apart) {
                Some((number, _)) => number.clone(),
                None => loop {
                    running += 1;
                    let free = running.to_string();
                    if !apart || !taken.contains(free.as_str()) {
                        break free;
                    }
                },
            };
            labels.push(label);
        }
        labels
    }

    /// What names a contestant alone in a list of results: its label, and its section and
    /// direction.
    pub(super) fn section_and_direction(
        &self,
        index: usize,
    ) -> (Option<ValueWithAddress<String>>, Option<ValueWithAddress<&'static str>>) {
        let one = &self.entered[index];
        (one.section.clone(), one.direction)
    }

    /// Adds what other tables say of a contestant.
    pub(super) fn add_cell(&mut self, index: usize, put: DraftCell<EntryColumn>) {
        if let Some(one) = self.entered.get_mut(index) {
            one.others.push(put);
        }
    }

    /// The sheet `Entries`.
    pub(super) fn into_entry_rows(self, labels: &[String]) -> DraftRows<EntryColumn> {
        let mut rows = DraftRows::default();
        for (one, label) in self.entered.into_iter().zip(labels) {
            rows.add(row_of(one, label));
        }
        rows
    }
}

/// Whether two rows of one name can be one contestant: nothing that both say differs.
fn may_be_one(one: &RosterContestant, other: &RosterContestant) -> bool {
    let differs = |one: &Option<ValueWithAddress<String>>,
                   other: &Option<ValueWithAddress<String>>| match (one, other) {
        (Some((one, _)), Some((other, _))) => one != other,
        _ => false,
    };
    let directions = match (one.direction, other.direction) {
        (Some((one, _)), Some((other, _))) => one == other,
        _ => true,
    };
    let mail = one.mail.is_some() && one.mail == other.mail;
    let ids = mail
        || one.players.iter().zip(&other.players).all(|((one, _), (other, _))| {
            one.number.is_none() || other.number.is_none() || one.number == other.number
        });
    directions
        && ids
        && !differs(&one.number, &other.number)
        && !differs(&one.section, &other.section)
}

/// Adds what a second row says of a contestant.
fn complete(known: &mut RosterContestant, new: RosterContestant) {
    known.number = known.number.take().or(new.number);
    known.section = known.section.take().or(new.section);
    known.direction = known.direction.or(new.direction);
    known.team = known.team.take().or(new.team);
    if known.players.is_empty() {
        known.players = new.players;
    } else {
        for ((known, _), (new, _)) in known.players.iter_mut().zip(new.players) {
            if known.number.is_none() {
                (known.number, known.number_at) = (new.number, new.number_at);
            }
            known.rating = known.rating.take().or(new.rating);
            known.title = known.title.take().or(new.title);
        }
    }
    for put in new.others {
        if !known.others.iter().any(|own| own.is_same_column(&put)) {
            known.others.push(put);
        }
    }
}

/// A row of the sheet `Entries`.
fn row_of(one: RosterContestant, label: &str) -> Vec<DraftCell<EntryColumn>> {
    use EntryColumn as E;
    let first = one.players.first().map(|(_, at)| *at);
    let from = one.number.as_ref().and_then(|(_, from)| *from);
    let from = from.or(one.team.as_ref().and_then(|(_, from)| *from)).or(first);
    let mut row =
        vec![DraftCell::new(E::Entry, CellContent::text(label), from).with_remark(one.remark)];
    let mut put = |column, text: Option<(String, Option<CellAddress>)>| {
        row.extend(text.map(|(text, from)| DraftCell::new(column, CellContent::Text(text), from)));
    };
    put(E::Section, one.section);
    put(E::Direction, one.direction.map(|(word, from)| (word.to_string(), from)));
    put(E::Name, one.team);
    let alone = one.players.len() == 1;
    for (nth, (person, at)) in (1u8..=16).zip(one.players) {
        row.push(
            DraftCell::new(E::Player, CellContent::Text(person.name), Some(at))
                .in_numbered_column(nth),
        );
        let number = person.number.map(CellContent::Text);
        let from = person.number_at.or(Some(at));
        row.extend(
            number.map(|filled| DraftCell::new(E::Number, filled, from).in_numbered_column(nth)),
        );
        if alone {
            let rating = person.rating.filter(|rating| rating.bytes().any(|digit| digit != b'0'));
            let rating = rating.map(|rating| CellContent::number_or_text(&rating));
            row.extend(rating.map(|filled| DraftCell::new(E::Rating, filled, Some(at))));
            let title = person.title.map(CellContent::Text);
            row.extend(title.map(|filled| DraftCell::new(E::Title, filled, Some(at))));
        }
    }
    for put in one.others {
        if !row.iter().any(|own| own.is_same_column(&put)) {
            row.push(put);
        }
    }
    row
}
