//! An independent account of a season: it sees each event once, as returned last, every
//! certificate and the final decisions, and works out everybody's points by the handbook
//! and the manual.

use std::collections::{BTreeMap, BTreeSet};

use model::MemberStatus;
use register::page_keys::slug;
use register::reconcile::AcceptanceThreshold;

use super::deciding::What;
use super::members::Row;
use super::office::Done;
use super::world::{AS_OF, Award, Kind, Paper, PaperOf, Truth, World, decimal};

/// The member behind a player, and how certain that is: accepted as likely, decided,
/// certain.
#[derive(Clone, Debug, PartialEq)]
enum Who {
    Row(usize, u8),
    New(String),
    NotTold,
    Refused,
}

/// A member's points: Local Points, quarters of Green Points, hundredths of Gold Points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Held {
    pub local: i64,
    pub green: i64,
    pub gold: i64,
}

pub struct Account<'a> {
    world: &'a World,
    decided: &'a BTreeMap<String, What>,
    /// The row kept for each merged row.
    stands: BTreeMap<usize, usize>,
    /// The points of the rows that were not merged into others.
    pub rows: Vec<Held>,
    /// The points of new members, by the keys of their cases.
    pub new: BTreeMap<String, Held>,
    /// Rows that have awards of Gold Points with a day.
    with_gold: BTreeSet<usize>,
    /// Local Points credited.
    pub credited: i64,
    pub pending: i64,
}

impl<'a> Account<'a> {
    /// `decided` are the final decisions.
    pub fn of(world: &'a World, decided: &'a BTreeMap<String, What>) -> Account<'a> {
        let held =
            |row: &Row| Held { local: i64::from(row.local), green: i64::from(row.green), gold: 0 };
        let mut account = Account {
            world,
            decided,
            stands: BTreeMap::new(),
            rows: world.rows.iter().map(held).collect(),
            new: BTreeMap::new(),
            with_gold: BTreeSet::new(),
            credited: 0,
            pending: 0,
        };
        account.merge();
        account.old_gold();
        for event in 0..world.events.len() {
            account.event(event);
        }
        for paper in &world.papers {
            account.paper(paper);
        }
        account
    }

    fn standing(&self, row: usize) -> usize {
        self.stands.get(&row).copied().unwrap_or(row)
    }

    /// Merges rows by decision: the points of both go to the active member, or to the row
    /// with more.
    fn merge(&mut self) {
        for one in 0..self.world.rows.len() {
            for other in one + 1..self.world.rows.len() {
                let (a, b) = (&self.world.rows[one], &self.world.rows[other]);
                let mut numbers = [&a.number, &b.number];
                numbers.sort();
                let key = format!("rows {} {}", numbers[0], numbers[1]);
                if a.name != b.name || self.decided.get(&key) != Some(&What::Same) {
                    continue;
                }
                // Invalid points are not moved.
                if !a.sound || !b.sound {
                    continue;
                }
                let worth = |at: usize| {
                    let row = &self.world.rows[at];
                    let points = i64::from(row.local) + 25 * i64::from(row.green);
                    (row.status, std::cmp::Reverse(points), at)
                };
                let [keep, gone] =
                    if worth(one) <= worth(other) { [one, other] } else { [other, one] };
                let gone_held = std::mem::take(&mut self.rows[gone]);
                self.rows[keep].local += gone_held.local;
                self.rows[keep].green += gone_held.green;
                self.stands.insert(gone, keep);
            }
        }
    }

    /// Whether a row's number is on several rows of different persons.
    fn is_ambiguous(&self, row: usize) -> bool {
        let rows = self.world.with_number(&self.world.rows[row].number);
        rows.iter().any(|other| self.standing(*other) != self.standing(row))
    }

    /// Gold Points of the sheet `Gold`.
    fn old_gold(&mut self) {
        for row in 0..self.world.rows.len() {
            for (year, fifths) in &self.world.rows[row].gold {
                if !self.is_ambiguous(row) {
                    let day = jiff::civil::date(*year, 6, 1);
                    self.add_gold(self.standing(row), i64::from(*fifths) * 20, day);
                }
            }
        }
    }

    fn add_gold(&mut self, row: usize, hundredths: i64, day: jiff::civil::Date) {
        self.with_gold.insert(row);
        self.rows[row].gold += faded(hundredths, day);
    }

    fn decision(&self, key: &str) -> Option<&What> {
        self.decided.get(key)
    }

    fn is_alive(&self, row: usize) -> bool {
        self.world.rows[row].status != MemberStatus::Deceased
    }

    fn with_number(&self, number: &str) -> Option<usize> {
        let row = *self.world.with_number(number).first()?;
        (!self.is_ambiguous(row)).then(|| self.standing(row))
    }

    fn who(&self, spelling: usize) -> Who {
        let typed = &self.world.spellings[spelling];
        let certain = match typed.truth {
            Truth::Certain(row) => Some(row),
            Truth::OnSeveralRows(row) if !self.is_ambiguous(row) => Some(row),
            _ => None,
        };
        let certain = certain.map(|row| self.standing(row)).filter(|row| self.is_alive(*row));
        let sure = |row: usize| if certain == Some(row) { 2 } else { 1 };
        let key = typed.key();
        // A decision overrides number and name.
        match self.decision(&key) {
            Some(What::Same) => {
                let suggested = &self.world.decisions[&key].suggested;
                let row = self.with_number(suggested).unwrap();
                Who::Row(row, sure(row))
            }
            Some(What::Number(number)) => {
                let row = self.with_number(number).unwrap();
                Who::Row(row, sure(row))
            }
            Some(What::New) => Who::New(key),
            Some(What::NotAMember | What::Ignore) => Who::Refused,
            Some(What::Count) => unreachable!("no decision about a player"),
            None => match (certain, typed.truth) {
                (Some(row), _) => Who::Row(row, 2),
                (None, Truth::Likely(row)) if self.world.accept == AcceptanceThreshold::Likely => {
                    let row = self.standing(row);
                    if self.is_alive(row) { Who::Row(row, 0) } else { Who::NotTold }
                }
                _ => Who::NotTold,
            },
        }
    }

    /// Whether points of a row are credited; else they are pending.
    fn may_register(&self, row: usize) -> bool {
        self.world.rows[row].sound && self.world.rows[row].status != MemberStatus::Lapsed
    }

    /// The awards of an event that count, in two files those of the chosen one; and the
    /// pending Local Points of the others.
    fn counting(&self, event: usize) -> (Vec<Award>, i64) {
        let own = &self.world.events[event];
        let Some(rival) = &own.rival else { return (own.last().awards.clone(), 0) };
        let sides = [&own.last().awards, rival];
        let agreed: Vec<Award> =
            sides[0].iter().copied().filter(|award| sides[1].contains(award)).collect();
        let rest = sides.map(|side| -> Vec<Award> {
            side.iter().copied().filter(|award| !agreed.contains(award)).collect()
        });
        let keys = &self.world.versions[&event];
        let decided = [0, 1].map(|side: usize| self.decision(&keys[side]).cloned());
        let (count, ignore) = (Some(What::Count), Some(What::Ignore));
        let chosen = match decided {
            [ref one, ref other] if *one == count && *other == count => None,
            [ref one, _] if *one == count => Some(0),
            [_, ref other] if *other == count => Some(1),
            [ref one, ref other] if *one == ignore && *other == ignore => return (agreed, 0),
            [ref one, _] if *one == ignore => Some(1),
            [_, ref other] if *other == ignore => Some(0),
            _ => None,
        };
        match chosen {
            Some(side) => (agreed.into_iter().chain(rest[side].iter().copied()).collect(), 0),
            None => {
                let waits = rest.iter().flatten().filter(|award| award.kind == Kind::Local);
                let waits = waits.map(|award| i64::from(award.points)).sum();
                (agreed, waits)
            }
        }
    }

    fn event(&mut self, event: usize) {
        let (awards, waits) = self.counting(event);
        self.pending += waits;
        let mut claims: Vec<(Who, Award)> =
            awards.into_iter().map(|award| (self.who(award.spelling), award)).collect();
        // The surest first, then by player and points.
        let spelt = |award: &Award| {
            let own = &self.world.spellings[award.spelling];
            (own.number.clone(), own.name.clone(), own.club.clone())
        };
        let sure = |who: &Who| match who {
            Who::Row(_, sure) => *sure,
            Who::New(_) => 1,
            _ => 0,
        };
        claims.sort_by(|a, b| {
            let order = |c: &(Who, Award)| (std::cmp::Reverse(sure(&c.0)), spelt(&c.1), c.1.points);
            order(a).cmp(&order(b))
        });
        let mut of_member: BTreeMap<(String, Kind), Vec<(Who, Award)>> = BTreeMap::new();
        for (who, award) in claims {
            match &who {
                Who::NotTold => self.wait(event, award),
                Who::Refused => {}
                Who::Row(row, _) => {
                    let own = of_member.entry((format!("{row:04}"), award.kind)).or_default();
                    own.push((who, award));
                }
                Who::New(key) => {
                    let own = of_member.entry((key.clone(), award.kind)).or_default();
                    own.push((who, award));
                }
            }
        }
        for own in of_member.into_values() {
            self.of_member(event, own, sure);
        }
    }

    /// A member's awards of one kind for an event, the surest first: a player has one.
    fn of_member(&mut self, event: usize, own: Vec<(Who, Award)>, sure: impl Fn(&Who) -> u8) {
        let mut different: Vec<(Who, Award)> = Vec::new();
        for (who, award) in own {
            if different.iter().all(|(_, known)| known.points != award.points) {
                different.push((who, award));
            }
        }
        // Ignored awards are no rivals.
        if different.len() > 1 {
            let left_out =
                |own: &(Who, Award)| self.beside(event, &own.0, own.1) == Some(&What::Ignore);
            different.retain(|own| !left_out(own));
        }
        let Some((first, _)) = different.first() else { return };
        let top = sure(first);
        let surest = different.iter().filter(|(who, _)| sure(who) == top).count();
        for (nth, (who, award)) in different.into_iter().enumerate() {
            let counts = surest == 1 && nth == 0;
            let decided = if counts { Some(&What::Count) } else { self.beside(event, &who, award) };
            match decided {
                Some(What::Count) => self.credit(event, &who, award),
                Some(_) => {}
                None => self.wait(event, award),
            }
        }
    }

    /// The decision on an additional award.
    fn beside(&self, event: usize, who: &Who, award: Award) -> Option<&What> {
        let Who::Row(row, _) = who else { return None };
        let own = &self.world.events[event];
        let (kind, points) = match award.kind {
            Kind::Local => ("local", award.points.to_string()),
            Kind::Green => ("green", decimal(i64::from(award.points) * 25)),
            Kind::Gold => ("gold", decimal(i64::from(award.points))),
        };
        let key = format!(
            "awards {} {}/{} {} {} {kind} {points}",
            own.last().day,
            slug(own.body),
            slug(&own.title),
            self.world.rows[*row].number,
            slug(&self.world.spellings[award.spelling].name),
        );
        self.decision(&key)
    }

    fn wait(&mut self, event: usize, award: Award) {
        if award.kind == Kind::Local && !self.is_sent_in(event, award) {
            self.pending += i64::from(award.points);
        }
    }

    /// Whether an award that was not credited is on a certificate that counts.
    fn is_sent_in(&self, event: usize, award: Award) -> bool {
        self.world.papers.iter().any(|paper| {
            let own = PaperOf::Award { event, spelling: award.spelling };
            paper.of == own && self.may_count(paper)
        })
    }

    fn credit(&mut self, event: usize, who: &Who, award: Award) {
        let day = self.world.events[event].last().day;
        let points = i64::from(award.points);
        match who {
            Who::Row(row, _) if !self.may_register(*row) => return self.wait(event, award),
            Who::Row(row, _) => match award.kind {
                Kind::Local => self.rows[*row].local += points,
                Kind::Green => self.rows[*row].green += points,
                Kind::Gold => self.add_gold(*row, points, day),
            },
            Who::New(key) => {
                let held = self.new.entry(key.clone()).or_default();
                match award.kind {
                    Kind::Local => held.local += points,
                    Kind::Green => held.green += points,
                    Kind::Gold => held.gold += faded(points, day),
                }
            }
            _ => unreachable!("credited to nobody"),
        }
        if award.kind == Kind::Local {
            self.credited += points;
        }
    }

    /// Whether a certificate is recognised and its member may register it.
    fn may_count(&self, paper: &Paper) -> bool {
        let row = self.standing(paper.row);
        !paper.expired
            && paper.issuer == "WBU"
            && !self.is_ambiguous(paper.row)
            && self.may_register(row)
            && self.is_alive(row)
    }

    /// A certificate counts once: it or the award that it holds.
    fn paper(&mut self, paper: &Paper) {
        if !self.may_count(paper) {
            return;
        }
        let row = self.standing(paper.row);
        match paper.of {
            PaperOf::Else => {}
            PaperOf::Award { spelling, .. } => match self.who(spelling) {
                Who::NotTold | Who::Refused => {}
                _ => return,
            },
            PaperOf::SameDay { .. } => {
                let key = format!(
                    "certificate {} {}",
                    paper.certificate, self.world.rows[paper.row].number
                );
                if self.decision(&key) != Some(&What::Count) {
                    return;
                }
            }
        }
        self.rows[row].local += i64::from(paper.local);
        self.rows[row].green += i64::from(paper.green);
        if paper.green >= 20 {
            self.add_gold(row, i64::from(paper.green) * 5, paper.day);
        }
    }

    /// The possible Gold Points of a row: those only in the column fade once others come,
    /// or the row is merged.
    fn gold_may_be(&self, row: usize) -> Vec<i64> {
        let sum = self.rows[row].gold;
        let day = jiff::civil::date(2024, 12, 31);
        let alone = |at: usize| i64::from(self.world.rows[at].gold_alone) * 20;
        let gone: Vec<usize> =
            self.stands.iter().filter(|(_, keep)| **keep == row).map(|(at, _)| *at).collect();
        let moved: i64 = gone.iter().map(|at| faded(alone(*at), day)).sum();
        let own = alone(row);
        match (own, moved > 0 || self.with_gold.contains(&row)) {
            (0, _) => vec![sum + moved],
            (_, true) => vec![sum + moved + faded(own, day)],
            // Awards taken back again leave them entered.
            (_, false) => vec![own, faded(own, day)],
        }
    }

    /// Compares the members of a register with the account.
    pub fn holds(&self, done: &Done, what: &str) {
        let members = &done.book.register.members;
        for (row, (own, member)) in self.world.rows.iter().zip(members).enumerate() {
            if !own.sound {
                assert!(!member.sound, "{what}: row {row}, {} can be read", own.number);
                continue;
            }
            let points = &member.points;
            let found = [points.local, points.green, points.gold].map(|points| points.to_decimal());
            let merged = self.stands.contains_key(&row);
            let gold = if merged { vec![0] } else { self.gold_may_be(row) };
            let (local, green) = (self.rows[row].local, self.rows[row].green * 25);
            let expected = [local * 100, green].map(decimal);
            assert_eq!(
                found[..2],
                expected,
                "{what}: row {row}, member {} {}",
                own.number,
                own.name
            );
            if !self.is_ambiguous(row) {
                let gold: Vec<String> = gold.into_iter().map(decimal).collect();
                assert!(
                    gold.contains(&found[2]),
                    "{what}: row {row}, member {} {}: {} Gold, not {gold:?}",
                    own.number,
                    own.name,
                    found[2]
                );
            }
        }
        self.new_members_hold(done, what);
    }

    /// Compares new members by name; one whose decision was withdrawn holds nothing.
    fn new_members_hold(&self, done: &Done, what: &str) {
        let mut expected: Vec<(String, Held)> = self
            .new
            .iter()
            .map(|(key, held)| (self.world.decisions[key].name.clone(), *held))
            .filter(|(_, held)| *held != Held::default())
            .collect();
        let hundredths = |points: model::Exact, parts: i64| -> i64 {
            let text = (points * model::Exact::whole(parts)).to_decimal();
            text.parse().unwrap()
        };
        let new = done.book.register.members[self.world.rows.len()..].iter();
        let mut found: Vec<(String, Held)> = new
            .map(|member| {
                let points = &member.points;
                let held = Held {
                    local: hundredths(points.local, 1),
                    green: hundredths(points.green, 4),
                    gold: hundredths(points.gold, 100),
                };
                (member.name.to_string(), held)
            })
            .filter(|(_, held)| *held != Held::default())
            .collect();
        let order = |a: &(String, Held), b: &(String, Held)| {
            let key = |own: &(String, Held)| (own.0.clone(), own.1.local, own.1.green, own.1.gold);
            key(a).cmp(&key(b))
        };
        expected.sort_by(order);
        found.sort_by(order);
        assert_eq!(found, expected, "{what}: new members");
    }
}

/// 1.5.1: what is left of Gold Points, which lose a fifth of their original value each
/// whole year.
fn faded(hundredths: i64, day: jiff::civil::Date) -> i64 {
    let mut years = i64::from(AS_OF.year() - day.year());
    if (AS_OF.month(), AS_OF.day()) < (day.month(), day.day()) {
        years -= 1;
    }
    let parts = hundredths * (5 - years.clamp(0, 5));
    // To the nearest hundredth, halves up.
    (parts * 2 + 5) / 10
}
