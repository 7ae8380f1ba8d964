//! What a program sees of a season: events, lists, standings, rounds, awards, players and problems.

use std::borrow::Cow;

use jiff::civil::Date;
use model::problem::Severity;
use model::{AwardKind, Exact, Language, State, Unit};
use register::record::{DrawRecord, PairingRecord, RankingListRecord};
use register::{AwardRecord, EventRecord, Person, StandingRecord};
use report::{problem_hint, problem_message};

/// An event of a season.
#[derive(Clone, Copy)]
pub struct Event<'a> {
    pub(super) season: &'a register::Season,
    pub(super) path: &'a str,
    pub(super) record: &'a EventRecord,
}

impl<'a> Event<'a> {
    /// Its key, unique in the season; the name of its page.
    pub fn key(&self) -> &'a str {
        &self.record.key
    }

    /// Its short name in its return, such as `A`.
    pub fn id(&self) -> &'a str {
        &self.record.identity.id
    }

    /// Its title as returned.
    pub fn title(&self) -> &'a str {
        &self.record.identity.title
    }

    /// The first day of the event, if its return says it.
    pub fn date(&self) -> Option<Date> {
        self.record.identity.date
    }

    /// The path of its return below the given folder.
    pub fn path(&self) -> &'a str {
        self.path
    }

    /// The id of its rule book; empty without one.
    pub fn rules(&self) -> &'a str {
        self.record.rules
    }

    /// Its state. Only a final event has awards.
    pub fn state(&self) -> State {
        self.record.state
    }

    /// Its contestants, by ranking list and place.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'a>> + use<'a> {
        let event = *self;
        self.record.rankings.standings.iter().map(move |record| Standing { event, record })
    }

    /// Its awards, each to one player.
    pub fn awards(&self) -> impl Iterator<Item = Award<'a>> + use<'a> {
        let event = *self;
        self.record.awards.iter().map(move |record| Award { event, record })
    }

    /// The unit of its scores.
    pub fn unit(&self) -> Unit {
        self.record.play.unit
    }

    /// Its ranking lists: one, or one of each section and direction that are ranked apart.
    pub fn lists(&self) -> impl Iterator<Item = RankingList<'a>> + use<'a> {
        let event = *self;
        self.record.rankings.lists.iter().map(move |record| RankingList { event, record })
    }

    /// The next round, or the one that was drawn last, of an event that draws its rounds.
    pub fn drawn_round(&self) -> Option<Round<'a>> {
        self.record.draw.as_deref().map(|record| Round { record })
    }
}

/// A ranking list of an event.
#[derive(Clone, Copy)]
pub struct RankingList<'a> {
    pub(super) event: Event<'a>,
    pub(super) record: &'a RankingListRecord,
}

impl<'a> RankingList<'a> {
    /// Its title, such as `Section A, North-South`; empty if it is the only list.
    pub fn title(&self) -> String {
        self.record.title()
    }

    /// Its contestants by place; those without a score come last.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'a>> + use<'a> {
        let (event, range) = (self.event, &self.record.standings);
        let (first, count) = (range.start as usize, range.len());
        let records = event.record.rankings.standings.iter().skip(first).take(count);
        records.map(move |record| Standing { event, record })
    }
}

/// A round that was drawn.
#[derive(Clone, Copy)]
pub struct Round<'a> {
    pub(super) record: &'a DrawRecord,
}

impl<'a> Round<'a> {
    /// The round as a word: `3`, `Q1`.
    pub fn name(&self) -> &'a str {
        &self.record.round
    }

    /// Whether it stands in the return already; else it is a proposal.
    pub fn stands_in_return(&self) -> bool {
        self.record.stands
    }

    /// Whether the first of two has White.
    pub fn has_colours(&self) -> bool {
        self.record.coloured
    }

    /// Its pairings in the order of tables, or the seats of its boards.
    pub fn pairings(&self) -> impl Iterator<Item = Pairing<'a>> + use<'a> {
        self.record.pairings.iter().map(|record| Pairing { record })
    }
}

/// Two contestants who meet, one who has a bye, or one at a board of many.
#[derive(Clone, Copy)]
pub struct Pairing<'a> {
    pub(super) record: &'a PairingRecord,
}

impl<'a> Pairing<'a> {
    /// The number of the table, or the name of the board.
    pub fn table(&self) -> &'a str {
        &self.record.table
    }

    /// The label of the first contestant on the sheet `Entries`, and the name.
    pub fn first(&self) -> (&'a str, &'a str) {
        let [label, name] = &self.record.first;
        (label, name)
    }

    /// The label and the name of the second; `None` for a bye, or at a board of many.
    pub fn second(&self) -> Option<(&'a str, &'a str)> {
        self.record.second.as_ref().map(|[label, name]| (&**label, &**name))
    }

    /// The power that the first plays, at a board of many.
    pub fn power(&self) -> Option<&'static str> {
        self.record.power.map(|power| power.name())
    }

    /// Why: clauses and what they asked for, in a sentence.
    pub fn reason(&self) -> &'a str {
        &self.record.reason
    }
}

/// A contestant of an event with its place.
#[derive(Clone, Copy)]
pub struct Standing<'a> {
    pub(super) event: Event<'a>,
    pub(super) record: &'a StandingRecord,
}

impl<'a> Standing<'a> {
    /// Its label on the sheet `Entries`.
    pub fn entry(&self) -> &'a str {
        &self.record.entry
    }

    /// Its place; `None` without a score. Tied contestants share one.
    pub fn place(&self) -> Option<u32> {
        self.record.place.map(|place| place.number)
    }

    /// How many share its place; 1 if nobody else.
    pub fn shared_by(&self) -> Option<u32> {
        self.record.place.map(|place| place.tied)
    }

    /// The tie-breaks of the event with their codes and values, in order; `None` for one that was
    /// not needed.
    pub fn tie_breaks(&self) -> impl Iterator<Item = (String, Option<Exact>)> + use<'a> {
        self.record.tie_breaks.iter().map(|(rule, value)| (rule.code(), *value))
    }

    /// Its ranking score, in the unit of the event; `None` if it was not ranked.
    pub fn score(&self) -> Option<Exact> {
        self.record.score
    }

    /// The names of its players.
    pub fn players(&self) -> Vec<&'a str> {
        let people = &self.event.season.people;
        let players = self.event.record.players_of_standing(self.record).iter();
        players.map(|player| &*people.spelling(*player).name).collect()
    }
}

/// An award of a player in an event.
#[derive(Clone, Copy)]
pub struct Award<'a> {
    pub(super) event: Event<'a>,
    pub(super) record: &'a AwardRecord,
}

impl<'a> Award<'a> {
    /// The player's name as returned.
    pub fn player(&self) -> &'a str {
        &self.event.season.people.spelling(self.record.player).name
    }

    /// The player's member number.
    pub fn member_number(&self) -> Option<&'a str> {
        self.event.season.people.spelling(self.record.player).number.as_deref()
    }

    /// The kind: points, a title or a prize.
    pub fn kind(&self) -> AwardKind {
        self.record.kind
    }

    /// The points; 0 for a title or prize.
    pub fn points(&self) -> Exact {
        self.record.points
    }

    /// The clauses of the rule book that the basis cites, in order.
    pub fn clauses(&self) -> Vec<&'a str> {
        self.record.basis.cited_clauses()
    }

    /// The basis: clauses and arithmetic, in a sentence.
    pub fn basis(&self) -> String {
        self.record.basis.sentence()
    }
}

/// A player of a contestant, as its return names it.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    pub(super) person: &'a Person,
}

impl<'a> Player<'a> {
    /// The name, in its most frequent spelling.
    pub fn name(&self) -> &'a str {
        &self.person.name
    }

    /// The number in the register of the union, if the return or a list of members says it.
    pub fn member_number(&self) -> Option<&'a str> {
        self.person.number.as_deref()
    }

    /// The points of a kind won in the season.
    pub fn points(&self, kind: AwardKind) -> Exact {
        self.person.points.points(kind)
    }
}

/// A problem of a return.
#[derive(Clone, Copy)]
pub struct Problem<'a> {
    pub(super) path: &'a str,
    pub(super) told: &'a model::problem::RenderedProblem,
    pub(super) language: Language,
}

impl<'a> Problem<'a> {
    /// The path of the return.
    pub fn path(&self) -> &'a str {
        self.path
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.told.severity
    }

    /// Whether it prevents something from being read or awarded.
    pub fn is_error(&self) -> bool {
        self.told.severity == Severity::Error
    }

    /// Its stable code, such as `unknown-entry`.
    pub fn code(&self) -> &str {
        &self.told.code
    }

    /// The sheet; empty for the whole file.
    pub fn sheet(&self) -> &'a str {
        &self.told.sheet
    }

    /// The cell as Excel writes it, or the line of a text file; empty for a whole sheet.
    pub fn cell(&self) -> &'a str {
        &self.told.cell
    }

    /// What is wrong, in a sentence, in the language of the season.
    pub fn message(&self) -> Cow<'a, str> {
        problem_message(self.language, self.told)
    }

    /// What to do about it, in the language of the season.
    pub fn hint(&self) -> Cow<'a, str> {
        problem_hint(self.language, self.told)
    }
}
