//! What differs between two runs: events, places, awards and members, each with
//! its reason, and the amendment that leads from the one to the other.
//!
//! Events are the same by their key, or, where a return was renamed, by all that
//! they say of themselves. Awards are compared player by player, by member number
//! where there is one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::model::Exact;
use crate::model::names::name_key;

use super::past_run::{PastAward, PastEvent, PastRun, PastStanding};

/// A cell that somebody typed otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedChange {
    /// The return.
    pub path: String,
    /// The sheet.
    pub sheet: String,
    /// The cell as Excel writes it, or `row 7` for a row that came or went.
    pub cell: String,
    /// The id of the event that its row names; empty where it names none.
    pub event: String,
    /// What stood there.
    pub old: String,
    /// What stands there now.
    pub new: String,
}

impl TypedChange {
    /// `Results › D7: 62 → 58`.
    pub fn told(&self) -> String {
        let shown = |text: &str| if text.is_empty() { "nothing" } else { text }.to_string();
        let (old, new) = (shown(&self.old), shown(&self.new));
        format!("{} \u{203a} {}: {old} \u{2192} {new}", self.sheet, self.cell)
    }
}

/// Changed cells by the return of the new run.
pub type TypedChanges = BTreeMap<String, Vec<TypedChange>>;

/// An event that differs.
#[derive(Debug)]
pub struct EventChange {
    /// Its key, in the new run where it is there.
    pub key: String,
    /// Its return.
    pub path: String,
    /// Its name.
    pub title: String,
    /// Its first day.
    pub date: String,
    /// Who ran it.
    pub organiser: String,
    /// What differs in its facts: `state: final → provisional`.
    pub facts: String,
    /// Places that differ.
    pub places: usize,
    /// Awards that differ.
    pub awards: usize,
    /// Why.
    pub reason: String,
}

/// A contestant whose place, score or name differs.
#[derive(Debug)]
pub struct PlaceChange {
    /// The event's key.
    pub key: String,
    /// The event's name.
    pub title: String,
    /// Section and direction, where there are any.
    pub list: String,
    /// The contestant's label.
    pub entry: String,
    /// Its name, or `old → new`.
    pub name: String,
    /// Its place before and now; empty without one.
    pub place: [String; 2],
    /// Its score before and now.
    pub score: [String; 2],
    /// Why.
    pub reason: String,
}

/// A player's award that differs.
#[derive(Debug)]
pub struct AwardChange {
    /// The event's key.
    pub key: String,
    /// The event's name.
    pub title: String,
    /// The contestant's label.
    pub entry: String,
    /// The member number; empty without one.
    pub number: String,
    /// The player.
    pub player: String,
    /// The kind.
    pub kind: String,
    /// The places that earned it.
    pub place: [String; 2],
    /// The points; none where there was no award.
    pub points: [Option<Exact>; 2],
    /// The arithmetic before and now.
    pub basis: [String; 2],
    /// What becomes of a certificate that was issued (WBU 1.11.1).
    pub certificate: &'static str,
    /// Why.
    pub reason: String,
}

/// A player whose points differ.
#[derive(Debug)]
pub struct MemberChange {
    /// The member number; empty without one.
    pub number: String,
    /// The name.
    pub player: String,
    /// The kind of points.
    pub kind: String,
    /// The points in all of the old and of the new run.
    pub points: [Exact; 2],
    /// The events that it is due to.
    pub events: String,
}

/// A row of the amendment: an award taken back, or given.
#[derive(Debug)]
pub struct AmendmentRow {
    /// The award.
    pub award: PastAward,
    /// The award's points, or minus as many.
    pub points: Exact,
    /// The event's first day, name and organiser, by which a register knows it.
    pub event: [String; 3],
    /// Why.
    pub reason: String,
}

/// The points of one kind in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmendedTotal {
    /// The kind.
    pub kind: String,
    /// In the old run.
    pub old: Exact,
    /// What the amendment takes back; not above nought.
    pub taken_back: Exact,
    /// What it gives.
    pub given: Exact,
    /// In the new run.
    pub new: Exact,
}

impl AmendedTotal {
    /// Whether old, amendment and new agree; they always do.
    pub fn balances(&self) -> bool {
        self.old + self.taken_back + self.given == self.new
    }
}

/// What differs between two runs.
#[derive(Debug, Default)]
pub struct Difference {
    /// Cells that were typed otherwise.
    pub cells: Vec<TypedChange>,
    /// Events, in order of the new run, then those that are gone.
    pub events: Vec<EventChange>,
    /// Places of events that both runs have.
    pub places: Vec<PlaceChange>,
    /// Awards.
    pub awards: Vec<AwardChange>,
    /// Players, by number and name.
    pub members: Vec<MemberChange>,
    /// What leads from the old awards to the new ones.
    pub amendment: Vec<AmendmentRow>,
    /// The points in all, by kind.
    pub totals: Vec<AmendedTotal>,
}

impl Difference {
    /// Whether both runs say the same.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.cells.is_empty()
    }
}

/// Two runs, their events brought together.
pub struct Comparison<'a> {
    old: &'a PastRun,
    new: &'a PastRun,
    pairs: Vec<(Option<&'a PastEvent>, Option<&'a PastEvent>)>,
}

/// What an event says of itself, whatever its return is called.
fn itself(event: &PastEvent) -> [&str; 5] {
    [&event.event, &event.title, &event.date, &event.organiser, &event.format]
}

impl<'a> Comparison<'a> {
    /// Brings the events of two runs together.
    pub fn new(old: &'a PastRun, new: &'a PastRun) -> Comparison<'a> {
        let before: HashMap<&str, &PastEvent> =
            old.events.iter().map(|event| (event.event_key.as_str(), event)).collect();
        let now: BTreeSet<&str> = new.events.iter().map(|event| event.event_key.as_str()).collect();
        // Events of renamed returns, where only one event can be meant.
        let mut renamed: HashMap<[&str; 5], Vec<&PastEvent>> = HashMap::new();
        for event in old.events.iter().filter(|event| !now.contains(event.event_key.as_str())) {
            renamed.entry(itself(event)).or_default().push(event);
        }
        let mut gone: BTreeSet<&str> = before.keys().copied().collect();
        let mut pairs = Vec::with_capacity(new.events.len());
        for event in &new.events {
            let same = before.get(event.event_key.as_str()).copied();
            let was = same.or_else(|| match renamed.remove(&itself(event)).as_deref() {
                Some([only]) => Some(*only),
                _ => None,
            });
            if let Some(was) = was {
                gone.remove(was.event_key.as_str());
            }
            pairs.push((was, Some(event)));
        }
        let left = old.events.iter().filter(|event| gone.contains(event.event_key.as_str()));
        pairs.extend(left.map(|event| (Some(event), None)));
        Comparison { old, new, pairs }
    }

    /// The returns whose cells are to be compared: paths in the old and in the new
    /// run.
    pub fn returns(&self) -> BTreeSet<(&'a str, &'a str)> {
        let both = self.pairs.iter().filter_map(|(old, new)| Some(((*old)?, (*new)?)));
        both.map(|(old, new)| (old.r#return.as_str(), new.r#return.as_str())).collect()
    }

    /// What differs. `typed` are the cells that differ in the returns.
    pub fn difference(&self, typed: &TypedChanges) -> Difference {
        let mut difference = Difference {
            cells: typed.values().flatten().cloned().collect(),
            ..Difference::default()
        };
        let causes = Causes::of(self, typed);
        let (old_awards, new_awards) = (by_event(&self.old.awards), by_event(&self.new.awards));
        let (old_places, new_places) =
            (places_by_event(&self.old.standings), places_by_event(&self.new.standings));
        for (old, new) in &self.pairs {
            let reason = causes.of_event(*old, *new);
            let of = |event: &Option<&'a PastEvent>| event.map_or("", |event| &event.event_key);
            let (old_key, new_key) = (of(old), of(new));
            let awards = [
                old_awards.get(old_key).map_or(&[][..], Vec::as_slice),
                new_awards.get(new_key).map_or(&[][..], Vec::as_slice),
            ];
            let Some(event) = new.or(*old) else { continue };
            let awards = awards_between(event, awards, &reason, &mut difference.amendment);
            let places = match (old, new) {
                (Some(_), Some(_)) => places_between(
                    event,
                    [old_places.get(old_key), new_places.get(new_key)]
                        .map(|rows| rows.map_or(&[][..], Vec::as_slice)),
                    &reason,
                ),
                _ => Vec::new(),
            };
            let facts = facts_between(*old, *new);
            if !facts.is_empty() || !awards.is_empty() || !places.is_empty() {
                difference.events.push(EventChange {
                    key: event.event_key.clone(),
                    path: event.r#return.clone(),
                    title: event.title.clone(),
                    date: event.date.clone(),
                    organiser: event.organiser.clone(),
                    facts,
                    places: places.len(),
                    awards: awards.len(),
                    reason,
                });
            }
            difference.awards.extend(awards);
            difference.places.extend(places);
        }
        difference.members = members_between(self.old, self.new, &difference.awards);
        difference.totals = totals_between(self.old, self.new, &difference.amendment);
        difference
    }
}

/// What can be the reason of a difference.
struct Causes<'a> {
    typed: &'a TypedChanges,
    old_returns: BTreeSet<&'a str>,
    new_returns: BTreeSet<&'a str>,
    /// Returns that came, went or hold changed cells.
    touched: Vec<String>,
}

/// Cells that a reason names; all of them stand in a table of their own.
const CELLS_NAMED: usize = 3;
/// Returns that a reason names.
const RETURNS_NAMED: usize = 3;

impl<'a> Causes<'a> {
    fn of(comparison: &Comparison<'a>, typed: &'a TypedChanges) -> Causes<'a> {
        let returns =
            |run: &'a PastRun| run.events.iter().map(|event| event.r#return.as_str()).collect();
        let old_returns: BTreeSet<&str> = returns(comparison.old);
        let new_returns: BTreeSet<&str> = returns(comparison.new);
        let renamed: BTreeSet<&str> = comparison
            .returns()
            .into_iter()
            .filter(|(old, new)| old != new)
            .flat_map(|(old, new)| [old, new])
            .collect();
        let changed = typed.iter().filter(|(_, cells)| !cells.is_empty());
        let mut touched: Vec<String> = changed.map(|(path, _)| path.clone()).collect();
        let came_or_went = new_returns.symmetric_difference(&old_returns);
        touched.extend(came_or_went.filter(|path| !renamed.contains(*path)).map(|path| {
            let word = if new_returns.contains(path) { "new" } else { "gone" };
            format!("{path} ({word})")
        }));
        Causes { typed, old_returns, new_returns, touched }
    }

    /// Why an event differs, if it does.
    fn of_event(&self, old: Option<&PastEvent>, new: Option<&PastEvent>) -> String {
        let (old, new) = match (old, new) {
            (Some(old), Some(new)) => (old, new),
            (None, Some(new)) if !self.old_returns.contains(new.r#return.as_str()) => {
                return "a new return".to_string();
            }
            (None, Some(_)) => return "a new event in its return".to_string(),
            (Some(old), None) if !self.new_returns.contains(old.r#return.as_str()) => {
                return "its return is gone".to_string();
            }
            _ => return "the event is gone from its return".to_string(),
        };
        let mut reasons = Vec::new();
        if old.rules != new.rules {
            reasons.push(format!("another rule set: {} \u{2192} {}", old.rules, new.rules));
        }
        if old.r#return != new.r#return {
            reasons.push(format!(
                "the return was renamed: {} \u{2192} {}",
                old.r#return, new.r#return
            ));
        }
        reasons.extend(self.cells_of(new));
        if reasons.is_empty() { self.beyond() } else { reasons.join("; ") }
    }

    /// The changed cells that concern an event.
    fn cells_of(&self, event: &PastEvent) -> Option<String> {
        let own = |id: &str| id.trim().eq_ignore_ascii_case(event.event.trim());
        let cells = self.typed.get(&event.r#return)?;
        let mut cells: Vec<&TypedChange> =
            cells.iter().filter(|cell| cell.event.is_empty() || own(&cell.event)).collect();
        // An event can go by others of its return.
        if cells.is_empty() {
            cells = self.typed[&event.r#return].iter().collect();
        }
        if cells.is_empty() {
            return None;
        }
        let mut told: Vec<String> =
            cells.iter().take(CELLS_NAMED).map(|cell| cell.told()).collect();
        if cells.len() > CELLS_NAMED {
            told.push(format!("{} more", cells.len() - CELLS_NAMED));
        }
        let noun = if cells.len() == 1 { "a changed cell" } else { "changed cells" };
        Some(format!("{noun}: {}", told.join(", ")))
    }

    /// The reason of what no cell of its own return explains.
    fn beyond(&self) -> String {
        if self.touched.is_empty() {
            return "no return changed: another version of palmares, or other options".to_string();
        }
        let mut named: Vec<&str> =
            self.touched.iter().take(RETURNS_NAMED).map(String::as_str).collect();
        let more = self.touched.len().saturating_sub(RETURNS_NAMED).to_string() + " more";
        if self.touched.len() > RETURNS_NAMED {
            named.push(&more);
        }
        format!(
            "nothing typed in its return changed; it goes by other returns: {}",
            named.join(", ")
        )
    }
}

/// The facts of an event that differ.
fn facts_between(old: Option<&PastEvent>, new: Option<&PastEvent>) -> String {
    let (old, new) = match (old, new) {
        (Some(old), Some(new)) => (old, new),
        (None, _) => return "new".to_string(),
        (_, None) => return "gone".to_string(),
    };
    let facts: [(&str, &str, &str); 12] = [
        ("return", &old.r#return, &new.r#return),
        ("title", &old.title, &new.title),
        ("date", &old.date, &new.date),
        ("organiser", &old.organiser, &new.organiser),
        ("rules", &old.rules, &new.rules),
        ("format", &old.format, &new.format),
        ("status", &old.status, &new.status),
        ("stage", &old.stage, &new.stage),
        ("contestants", &old.contestants, &new.contestants),
        ("tables", &old.tables, &new.tables),
        ("boards", &old.boards, &new.boards),
        ("state", &old.state, &new.state),
    ];
    let differ = facts.iter().filter(|(_, old, new)| old != new);
    let told = differ.map(|(name, old, new)| format!("{name}: {old} \u{2192} {new}"));
    told.collect::<Vec<_>>().join("; ")
}

fn by_event(awards: &[PastAward]) -> HashMap<&str, Vec<&PastAward>> {
    let mut by_event: HashMap<&str, Vec<&PastAward>> = HashMap::new();
    for award in awards {
        by_event.entry(&award.event_key).or_default().push(award);
    }
    by_event
}

fn places_by_event(rows: &[PastStanding]) -> HashMap<&str, Vec<&PastStanding>> {
    let mut by_event: HashMap<&str, Vec<&PastStanding>> = HashMap::new();
    for row in rows {
        by_event.entry(&row.event_key).or_default().push(row);
    }
    by_event
}

/// Who an award belongs to: a member number, or a name without one.
fn player_of(award: &PastAward) -> (String, String) {
    let name = if award.number.is_empty() { name_key(&award.player) } else { String::new() };
    (award.number.clone(), name)
}

/// The awards of an event that differ; what they take is entered in the amendment.
fn awards_between(
    event: &PastEvent,
    [old, new]: [&[&PastAward]; 2],
    reason: &str,
    amendment: &mut Vec<AmendmentRow>,
) -> Vec<AwardChange> {
    type Sides<'a> = [Vec<&'a PastAward>; 2];
    let mut players: BTreeMap<((String, String), &str), Sides<'_>> = BTreeMap::new();
    for (side, awards) in [old, new].into_iter().enumerate() {
        for award in awards {
            let sides = players.entry((player_of(award), &*award.kind)).or_default();
            sides[side].push(award);
        }
    }
    let mut changes = Vec::new();
    for [mut old, mut new] in players.into_values() {
        for side in [&mut old, &mut new] {
            side.sort_by(|a, b| {
                (&a.entry, a.points, &a.place).cmp(&(&b.entry, b.points, &b.place))
            });
        }
        for at in 0..old.len().max(new.len()) {
            let (old, new) = (old.get(at).copied(), new.get(at).copied());
            if let Some(change) = award_between(event, old, new, reason) {
                amend(event, [old, new], &change, amendment);
                changes.push(change);
            }
        }
    }
    changes
}

/// The difference of an award, where there is one.
fn award_between(
    event: &PastEvent,
    old: Option<&PastAward>,
    new: Option<&PastAward>,
    reason: &str,
) -> Option<AwardChange> {
    let same = |one: &PastAward, other: &PastAward| {
        (one.points, &one.entry, &one.place, &one.basis, &one.clauses)
            == (other.points, &other.entry, &other.place, &other.basis, &other.clauses)
    };
    if let (Some(old), Some(new)) = (old, new)
        && same(old, new)
    {
        return None;
    }
    let shown = new.or(old)?;
    let place = |award: Option<&PastAward>| award.map(|a| a.place.clone()).unwrap_or_default();
    let basis = |award: Option<&PastAward>| award.map(|a| a.basis.to_string()).unwrap_or_default();
    let points = [old, new].map(|award| award.map(|award| award.points));
    Some(AwardChange {
        key: event.event_key.clone(),
        title: event.title.clone(),
        entry: shown.entry.clone(),
        number: shown.number.clone(),
        player: shown.player.clone(),
        kind: shown.kind.to_string(),
        place: [place(old), place(new)],
        points,
        basis: [basis(old), basis(new)],
        certificate: match points {
            [Some(_), None] => "recover",
            [None, Some(_)] => "issue",
            [Some(old), Some(new)] if old != new => "recover and amend",
            _ => "stands",
        },
        reason: reason.to_string(),
    })
}

/// Enters a change as a balanced pair: the old award taken back, the new one given
/// (WBU 1.11.1). What brings the same points needs no row.
fn amend(
    event: &PastEvent,
    [old, new]: [Option<&PastAward>; 2],
    change: &AwardChange,
    amendment: &mut Vec<AmendmentRow>,
) {
    if change.points[0].unwrap_or(Exact::ZERO) == change.points[1].unwrap_or(Exact::ZERO) {
        return;
    }
    let sides = [
        old.map(|award| (award, Exact::ZERO - award.points)),
        new.map(|award| (award, award.points)),
    ];
    for (award, points) in sides.into_iter().flatten().filter(|(_, points)| !points.is_zero()) {
        let reason = change.reason.clone();
        let event = [&event.date, &event.title, &event.organiser].map(String::clone);
        amendment.push(AmendmentRow { award: award.clone(), points, event, reason });
    }
}

/// The places of an event that differ.
fn places_between(
    event: &PastEvent,
    [old, new]: [&[&PastStanding]; 2],
    reason: &str,
) -> Vec<PlaceChange> {
    type Sides<'a> = [Option<&'a PastStanding>; 2];
    let mut entries: BTreeMap<[&str; 3], Sides<'_>> = BTreeMap::new();
    for (side, rows) in [old, new].into_iter().enumerate() {
        for row in rows {
            entries.entry([&row.section, &row.direction, &row.entry]).or_default()[side] =
                Some(row);
        }
    }
    let mut changes = Vec::new();
    for ([section, direction, entry], sides) in entries {
        let said = |row: Option<&PastStanding>| {
            row.map(|row| {
                (row.place.clone(), row.tied.clone(), row.score.clone(), row.name.clone())
            })
        };
        if said(sides[0]) == said(sides[1]) {
            continue;
        }
        let [old, new] = sides.map(|row| row.map_or("", |row| &row.name));
        let name = match (old, new) {
            (old, new) if old == new || old.is_empty() => new.to_string(),
            (old, "") => old.to_string(),
            (old, new) => format!("{old} \u{2192} {new}"),
        };
        let list = [section, direction].into_iter().filter(|part| !part.is_empty());
        changes.push(PlaceChange {
            key: event.event_key.clone(),
            title: event.title.clone(),
            list: list.collect::<Vec<_>>().join(" "),
            entry: entry.to_string(),
            name,
            place: sides.map(|row| row.map(shown_place).unwrap_or_default()),
            score: sides.map(|row| row.map(|row| row.score.clone()).unwrap_or_default()),
            reason: reason.to_string(),
        });
    }
    changes.sort_by_key(|change| {
        let place = |text: &str| text.trim_end_matches('=').parse().unwrap_or(u32::MAX);
        (change.list.clone(), place(&change.place[1]), place(&change.place[0]))
    });
    changes
}

/// A place as people write it: `3=` where it is shared.
fn shown_place(row: &PastStanding) -> String {
    match row.tied.as_str() {
        "" | "1" => row.place.clone(),
        _ => format!("{}=", row.place),
    }
}

/// The players whose points differ, kind by kind.
fn members_between(old: &PastRun, new: &PastRun, changes: &[AwardChange]) -> Vec<MemberChange> {
    #[derive(Default)]
    struct Sum<'a> {
        player: &'a str,
        points: [Exact; 2],
        events: BTreeSet<&'a str>,
    }
    type Who = ((String, String), String);
    let mut sums: BTreeMap<Who, Sum<'_>> = BTreeMap::new();
    // Only those whom a change touches can differ.
    for change in changes {
        let name = if change.number.is_empty() { name_key(&change.player) } else { String::new() };
        let who = ((change.number.clone(), name), change.kind.clone());
        sums.entry(who).or_default().events.insert(&change.title);
    }
    for (side, run) in [old, new].into_iter().enumerate() {
        for award in &run.awards {
            let who = (player_of(award), award.kind.to_string());
            if let Some(sum) = sums.get_mut(&who) {
                sum.points[side] = sum.points[side] + award.points;
                sum.player = &award.player;
            }
        }
    }
    let differ = sums.into_iter().filter(|(_, sum)| sum.points[0] != sum.points[1]);
    differ
        .map(|(((number, _), kind), sum)| MemberChange {
            number,
            player: sum.player.to_string(),
            kind,
            points: sum.points,
            events: sum.events.into_iter().collect::<Vec<_>>().join("; "),
        })
        .collect()
}

/// The points in all, by kind, with what the amendment does.
fn totals_between(old: &PastRun, new: &PastRun, amendment: &[AmendmentRow]) -> Vec<AmendedTotal> {
    let mut totals: BTreeMap<&str, AmendedTotal> = BTreeMap::new();
    fn total<'t, 'a>(
        totals: &'t mut BTreeMap<&'a str, AmendedTotal>,
        award: &'a PastAward,
    ) -> &'t mut AmendedTotal {
        totals.entry(&award.kind).or_insert_with(|| AmendedTotal {
            kind: award.kind.to_string(),
            old: Exact::ZERO,
            taken_back: Exact::ZERO,
            given: Exact::ZERO,
            new: Exact::ZERO,
        })
    }
    for award in &old.awards {
        let total = total(&mut totals, award);
        total.old = total.old + award.points;
    }
    for award in &new.awards {
        let total = total(&mut totals, award);
        total.new = total.new + award.points;
    }
    for row in amendment {
        let total = total(&mut totals, &row.award);
        let sum = if row.points < Exact::ZERO { &mut total.taken_back } else { &mut total.given };
        *sum = *sum + row.points;
    }
    let with_points = |total: &AmendedTotal| !total.old.is_zero() || !total.new.is_zero();
    totals.into_values().filter(with_points).collect()
}
