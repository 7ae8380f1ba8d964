//! 3.2 to 3.6, 4.11: the events that each organisation held in a year, compared with its quotas.
//!
//! No award depends on this. Stages, divisions and sections of a competition count once; licensed
//! events do not count (3.2.8).

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use crate::wbu_2003::figures::MasterPointHandbook;
use engine::awards::competition::StageFacts;
use engine::awards::quotas::{
    KnownOrganisations, OrganiserQuotaLine, OrganiserQuotaLineWithEvents, QuotaEvent,
};
use model::OrganiserKind;
use model::name_comparison::name_key;
use model::{
    Category, Championship, EventKind, Exact, Format, Licensor, StableSort, Stage, Status,
};

/// The quota lines by organisation, year and kind of event.
pub(super) fn quota_lines(
    handbook: &'static MasterPointHandbook,
    held: &[QuotaEvent<'_>],
    known: &KnownOrganisations<'_>,
) -> Vec<OrganiserQuotaLineWithEvents> {
    let mut lines = Vec::new();
    for body in bodies(held, known) {
        for (year, competitions) in body.years(held) {
            let mut sheet =
                Sheet { handbook, held, body: &body, year, competitions, lines: Vec::new() };
            sheet.fill();
            lines.extend(sheet.lines);
        }
    }
    lines
}

/// An organisation with its events.
struct Body {
    name: String,
    kind: OrganiserKind,
    /// Districts it is entitled to, if the register says so.
    districts: Option<u32>,
    /// Its competitions, as indices of their events.
    competitions: Vec<Vec<usize>>,
}

fn bodies(held: &[QuotaEvent<'_>], known: &KnownOrganisations<'_>) -> Vec<Body> {
    let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, event) in
        held.iter().enumerate().filter(|(_, e)| !e.facts.identity.organiser.is_empty())
    {
        by_name.entry(&event.facts.identity.organiser).or_default().push(at);
    }
    let of_name = by_name.into_iter().map(|(name, events)| {
        let is_named_as_area = known.areas.contains(name);
        let known = known.organisers.iter().find(|organiser| name_key(&organiser.name) == name);
        let kind = known.and_then(|organiser| organiser.kind);
        Body {
            name: usual(events.iter().map(|at| held[*at].organiser)),
            kind: kind.unwrap_or_else(|| kind_of(held, &events, is_named_as_area)),
            districts: known.and_then(|organiser| organiser.districts),
            competitions: competitions(held, &events),
        }
    });
    of_name.collect()
}

/// The most frequent spelling.
fn usual<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    names.for_each(|name| *counts.entry(name).or_default() += 1);
    let most = counts.iter().max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)));
    most.map_or_else(String::new, |(name, _)| (*name).to_string())
}

/// The kind of an organisation, judged by its events.
fn kind_of(held: &[QuotaEvent<'_>], events: &[usize], named_as_area: bool) -> OrganiserKind {
    let own = |at: &&usize| {
        let asked = &held[**at].facts.entitlement;
        asked.licence.is_none() && asked.special.is_none()
    };
    let status = |wanted: Status| {
        events.iter().filter(own).filter(|at| held[**at].facts.status == wanted).count()
    };
    let all = events.iter().filter(own).count();
    let by_union = |at: &usize| held[*at].facts.entitlement.licensed_by != Some(Licensor::Area);
    if named_as_area || 2 * status(Status::Area) > all {
        OrganiserKind::Area
    } else if 2 * status(Status::National) > all {
        OrganiserKind::National
    } else if all == 0
        && events.iter().all(by_union)
        && !events.is_empty()
        && licensed(held, events)
    {
        OrganiserKind::Congress
    } else {
        OrganiserKind::Club
    }
}

fn licensed(held: &[QuotaEvent<'_>], events: &[usize]) -> bool {
    events.iter().all(|at| held[*at].facts.entitlement.licence.is_some())
}

/// Groups an organisation's events into competitions of stages, divisions and sections, by date.
fn competitions(held: &[QuotaEvent<'_>], events: &[usize]) -> Vec<Vec<usize>> {
    let qualifiers = events.iter().flat_map(|at| &held[*at].facts.links.qualifiers);
    let asked: BTreeSet<&str> = qualifiers.map(String::as_str).collect();
    let (tied, alone): (Vec<usize>, Vec<usize>) =
        events.iter().partition(|at| can_be_tied(held[**at].facts, &asked));
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for at in &tied {
        let (belong, mut others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| {
            group.iter().any(|other| is_one(held[*at].facts, held[*other].facts))
        });
        let mut group: Vec<usize> = belong.into_iter().flatten().collect();
        group.push(*at);
        group.arrange_by_key(|at| (held[*at].facts.identity.date, *at));
        others.push(group);
        groups = others;
    }
    groups.extend(alone.into_iter().map(|at| vec![at]));
    groups.arrange_by_key(|group| group.first().map(|at| (held[*at].facts.identity.date, *at)));
    groups
}

/// Whether an event can belong to one competition with another: nearly all regular games cannot, and
/// need not be compared. `asked` are the stages that events of its organiser name.
fn can_be_tied(facts: &StageFacts, asked: &BTreeSet<&str>) -> bool {
    facts.is_ladder()
        || facts.ladder.name.is_some()
        || facts.identity.part_of.is_some()
        || !facts.links.qualifiers.is_empty()
        || facts.league.divisions.is_some_and(|divisions| divisions > 1)
        || asked.iter().any(|id| facts.is_meant_by_id(id))
}

/// Whether two events belong to one competition.
fn is_one(one: &StageFacts, other: &StageFacts) -> bool {
    let ladders = [one, other].map(|facts| facts.is_ladder());
    let finals = [one, other].map(|facts| facts.stage == Stage::Final);
    // Games of a ladder are regular games; only the final is part of the ladder.
    if ladders != [false, false] {
        let same = one.ladder.name.is_some() && one.ladder.name == other.ladder.name;
        let part = one.identity.part_of.is_some() && one.identity.part_of == other.identity.part_of;
        return match ladders {
            [true, true] => same || part,
            [true, false] => finals[1] && (same || is_final_of(other, one)),
            _ => finals[0] && (same || is_final_of(one, other)),
        };
    }
    if one.identity.part_of.is_some() || other.identity.part_of.is_some() {
        return one.identity.part_of == other.identity.part_of;
    }
    follows(one, other) || follows(other, one) || are_divisions(one, other)
}

fn is_final_of(last: &StageFacts, ladder: &StageFacts) -> bool {
    last.links.qualifiers.iter().any(|id| ladder.is_ladder_with_id(id))
}

/// Whether an event names another as its earlier stage.
fn follows(one: &StageFacts, other: &StageFacts) -> bool {
    let in_order = one.identity.date.is_none()
        || other.identity.date.is_none()
        || other.identity.date <= one.identity.date;
    in_order
        && one.ladder.name.is_none()
        && one.links.qualifiers.iter().any(|id| other.is_meant_by_id(id))
}

/// Whether two events are divisions of one league, or sections of one event.
fn are_divisions(one: &StageFacts, other: &StageFacts) -> bool {
    let several = one.league.divisions.is_some_and(|divisions| divisions > 1);
    let year = |facts: &StageFacts| facts.identity.date.map(Date::year);
    several
        && one.league.divisions == other.league.divisions
        && one.league.division != other.league.division
        && one.format == other.format
        && year(one) == year(other)
}

impl Body {
    /// Its competitions by year.
    fn years(&self, held: &[QuotaEvent<'_>]) -> BTreeMap<Option<i16>, Vec<Vec<usize>>> {
        let mut years: BTreeMap<Option<i16>, Vec<Vec<usize>>> = BTreeMap::new();
        for competition in &self.competitions {
            let first = competition.iter().filter_map(|at| held[*at].facts.identity.date).min();
            years.entry(first.map(Date::year)).or_default().push(competition.clone());
        }
        years
    }
}

/// The quota that a competition uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quota {
    Licensed,
    Heat,
    Special(usize),
    Ladder,
    Agm,
    Major(EventKind),
    Minor,
    Regular,
}

/// The lines of an organisation and a year.
struct Sheet<'a> {
    handbook: &'static MasterPointHandbook,
    held: &'a [QuotaEvent<'a>],
    body: &'a Body,
    year: Option<i16>,
    competitions: Vec<Vec<usize>>,
    lines: Vec<OrganiserQuotaLineWithEvents>,
}

impl Sheet<'_> {
    fn facts(&self, competition: &[usize]) -> impl Iterator<Item = &StageFacts> {
        competition.iter().map(|at| self.held[*at].facts)
    }

    fn fill(&mut self) {
        let rules = &self.handbook.quotas;
        let sorted: Vec<(Quota, Vec<usize>)> =
            self.competitions.iter().map(|c| (self.quota_of(c), c.clone())).collect();
        let of = |wanted: &dyn Fn(Quota) -> bool| -> Vec<Vec<usize>> {
            let some = sorted.iter().filter(|(quota, _)| wanted(*quota));
            some.map(|(_, competition)| competition.clone()).collect()
        };
        let minor = of(&|quota| quota == Quota::Minor);
        let (minor, paired) = self.paired(minor);
        // An invitation event of the area also uses the area's quota.
        let regular = of(&|quota| quota == Quota::Regular);
        self.regular_and_minor(regular, &minor, &paired);
        let leagues = minor.iter().filter(|c| self.facts(c).any(is_league)).cloned().collect();
        let league_clause = &rules.leagues.clause;
        self.add("teams leagues", league_clause, leagues, Some(rules.leagues.allowed), "");
        self.alike(&minor);
        let ladders = of(&|quota| quota == Quota::Ladder);
        let note = self.ladder_note(&ladders);
        self.add("ladders", &rules.ladders.clause, ladders, Some(rules.ladders.allowed), &note);
        for block in &rules.major {
            let major = of(&|quota| quota == Quota::Major(block.kind));
            let none = self.body.kind == OrganiserKind::Congress;
            let allowed = if none { 0 } else { block.allowed };
            self.add(&block.title, &block.clause, major, Some(allowed), "");
        }
        let agm = of(&|quota| quota == Quota::Agm);
        self.add("AGM events", &rules.agm.clause, agm, Some(rules.agm.allowed), "");
        for (at, block) in rules.special.iter().enumerate() {
            let special = of(&|quota| quota == Quota::Special(at));
            self.add(&block.title, &block.clause, special, block.allowed, "");
        }
        let between = of(&|quota| matches!(quota, Quota::Regular | Quota::Minor));
        let between: Vec<Vec<usize>> = between
            .into_iter()
            .filter(|c| self.facts(c).any(|f| f.entitlement.special == Some("inter-club")))
            .collect();
        let note = "counted among the regular games and minor championships";
        self.add("inter-club events", &rules.inter_club_clause, between, None, note);
        let heats = of(&|quota| quota == Quota::Heat);
        self.add("heats of other competitions", &rules.heats_clause, heats, None, "");
        let licensed = of(&|quota| quota == Quota::Licensed);
        let note = self.sessions_told(&licensed);
        let clause = format!("{};{}", rules.licensed_clause, rules.session_clause);
        self.add("licensed events", &clause, licensed, None, &note);
    }

    /// The quota that a competition uses: its first event decides, with the boards of all stages.
    fn quota_of(&self, competition: &[usize]) -> Quota {
        let rules = &self.handbook.quotas;
        let asked = || self.facts(competition).map(|facts| &facts.entitlement);
        if asked().any(|asked| asked.licence.is_some()) {
            return Quota::Licensed;
        }
        if asked().any(|asked| asked.heat) {
            return Quota::Heat;
        }
        if self.facts(competition).any(|facts| facts.is_ladder()) {
            return Quota::Ladder;
        }
        let green = || self.facts(competition).filter_map(|facts| facts.green_points);
        if green().any(|green| green.starts_with("agm")) {
            return Quota::Agm;
        }
        let special = asked().find_map(|asked| asked.special);
        let block = rules.special.iter().position(|block| Some(block.special.as_str()) == special);
        if let (Some(block), OrganiserKind::Area) = (block, self.body.kind) {
            return Quota::Special(block);
        }
        // 5.2.1: an area's Green Point events are its major championships.
        if self.boards(competition) < rules.regular.below {
            return Quota::Regular;
        }
        let major = asked().any(|asked| asked.championship == Some(Championship::Major))
            || green().any(|green| matches!(green, "area teams" | "area pairs"));
        let kind = self.facts(competition).map(|facts| facts.kind).next();
        match (major, kind) {
            (true, Some(kind @ (EventKind::Pairs | EventKind::Teams))) => Quota::Major(kind),
            _ => Quota::Minor,
        }
    }

    /// The boards of all stages. Stages played in parallel, like final and consolation, count
    /// once; matches without a number of boards count as long.
    fn boards(&self, competition: &[usize]) -> u32 {
        let mut stages: BTreeMap<u8, u32> = BTreeMap::new();
        for facts in self.facts(competition) {
            let unknown = if facts.format.is_some_and(is_match_format) { u32::MAX / 8 } else { 0 };
            let boards = stages.entry(stage_of(facts.stage)).or_default();
            *boards = (*boards).max(facts.size.boards.unwrap_or(unknown));
        }
        stages.values().sum()
    }

    /// Pairs championships of complementary categories, each pair counting once (3.2.5(b)).
    fn paired(&self, mut minor: Vec<Vec<usize>>) -> (Vec<Vec<usize>>, Vec<String>) {
        let mut told = Vec::new();
        for [one, other] in &self.handbook.quotas.paired.categories {
            while let Some((first, second)) = self.complementary(&minor, *one, *other) {
                let title = |at: usize| self.held[minor[at][0]].facts.identity.title.clone();
                told.push(format!("{} and {} count as one", title(first), title(second)));
                let (low, high) = (first.min(second), first.max(second));
                let joined = minor.remove(high);
                minor[low].extend(joined);
            }
        }
        for competition in minor.iter().filter(|competition| competition.len() > 1) {
            let consolation =
                self.facts(competition).find(|facts| facts.stage == Stage::Consolation);
            told.extend(consolation.map(|facts| {
                format!("{} and its premier contest count as one", facts.identity.title)
            }));
        }
        (minor, told)
    }

    fn complementary(
        &self,
        minor: &[Vec<usize>],
        one: Category,
        other: Category,
    ) -> Option<(usize, usize)> {
        let find = |category: Category, with: Option<&StageFacts>| {
            minor.iter().position(|competition| {
                let mut facts = self.facts(competition);
                let all = self.facts(competition).all(|f| f.entitlement.category == Some(category));
                all && with.is_none_or(|with| {
                    facts.next().is_some_and(|f| f.format == with.format && f.kind == with.kind)
                })
            })
        };
        (0..minor.len()).find_map(|first| {
            let mut own = self.facts(&minor[first]);
            let facts = own.next()?;
            let fits = facts.entitlement.category == Some(one)
                && own.all(|facts| facts.entitlement.category == Some(one));
            let second = find(other, Some(facts)).filter(|_| fits)?;
            Some((first, second))
        })
    }

    /// Regular games and minor championships: an area has a quota of each, plus events of either
    /// kind for its districts (3.2.4(b)).
    fn regular_and_minor(
        &mut self,
        regular: Vec<Vec<usize>>,
        minor: &[Vec<usize>],
        paired: &[String],
    ) {
        let rules = &self.handbook.quotas;
        let (regular_rules, minor_rules) = (&rules.regular, &rules.minor);
        let mut notes: Vec<String> = paired.to_vec();
        if !paired.is_empty() {
            notes.push(format!("({})", rules.paired.clause));
        }
        if self.body.kind != OrganiserKind::Area {
            let (clause, minor_clause) = match self.body.kind {
                OrganiserKind::Club => {
                    (&regular_rules.club_clause, format!("{}(a)", minor_rules.clause))
                }
                _ => (&regular_rules.clause, minor_rules.clause.clone()),
            };
            let championships = (self.body.kind == OrganiserKind::Congress).then_some(0);
            let clause = clause.clone();
            self.add("regular games", &clause, regular, None, "");
            let note = notes.join("; ");
            self.add("minor championships", &minor_clause, minor.to_vec(), championships, &note);
            return;
        }
        let extra = self.body.districts.unwrap_or(0) * minor_rules.per_district;
        let used = (minor.len() as u32).saturating_sub(minor_rules.area).min(extra);
        let left = extra - used;
        let districts = match self.body.districts {
            Some(districts) => {
                format!("{} and {extra} for {districts} districts", minor_rules.area)
            }
            None => format!(
                "{} and {} for each district, which the register does not mention",
                minor_rules.area, minor_rules.per_district
            ),
        };
        notes.push(districts);
        let venues: BTreeSet<&str> = regular
            .iter()
            .flat_map(|c| self.facts(c))
            .map(|facts| facts.entitlement.venue.as_str())
            .filter(|venue| !venue.is_empty())
            .collect();
        let mut regular_note = "one a week, or the equivalent".to_string();
        if left > 0 {
            regular_note.push_str(&format!(", and {left} that are left for districts"));
        }
        match venues.len() {
            0 => {}
            1 => regular_note.push_str("; at one venue"),
            many => regular_note.push_str(&format!("; at {many} venues")),
        }
        let clause = format!("{};{}", regular_rules.clause, regular_rules.area_clause);
        self.add("regular games", &clause, regular, Some(regular_rules.area + left), &regular_note);
        let clause = format!("{};{}", minor_rules.clause, minor_rules.area_clause);
        let allowed = Some(minor_rules.area + extra);
        self.add("minor championships", &clause, minor.to_vec(), allowed, &notes.join("; "));
    }

    /// Minor championships with equal entry and format (3.2.5(c)).
    fn alike(&mut self, minor: &[Vec<usize>]) {
        type Form<'a> = (&'a str, &'a str, bool, bool);
        let mut forms: BTreeMap<Form<'_>, Vec<Vec<usize>>> = BTreeMap::new();
        for competition in minor {
            let Some(last) = self.facts(competition).last() else { continue };
            let category = last.entitlement.category.map_or("open", Category::word);
            let staged = self.facts(competition).any(|facts| stage_of(facts.stage) < LAST_STAGE);
            let form = (last.format.map_or("", Format::word), category, staged, last.handicap);
            forms.entry(form).or_default().push(competition.clone());
        }
        let alike: Vec<Vec<usize>> =
            forms.into_values().filter(|group| group.len() > 1).flatten().collect();
        let note = "to be looked at: each is to differ from the others in entry or format";
        let clause = &self.handbook.quotas.alike_clause;
        self.add("minor championships of the same entry and format", clause, alike, None, note);
    }

    fn ladder_note(&self, ladders: &[Vec<usize>]) -> String {
        let rules = &self.handbook.quotas.ladders;
        let mut notes = Vec::new();
        let several = |c: &&Vec<usize>| self.facts(c).filter(|f| f.is_ladder()).count() > 1;
        if ladders.iter().any(|c| several(&c)) {
            notes.push(format!("ladders of sections count as one ({})", rules.sections_clause));
        }
        if ladders.iter().any(|c| self.facts(c).any(|facts| !facts.is_ladder())) {
            notes.push(format!("finals are part of their ladder ({})", rules.final_clause));
        }
        notes.join("; ")
    }

    /// The sessions and tables that decide the fees of licences (3.5.4).
    fn sessions_told(&self, licensed: &[Vec<usize>]) -> String {
        let mut all = Exact::ZERO;
        let each = licensed.iter().flatten().map(|at| {
            let facts = self.held[*at].facts;
            let tables = facts.size.tables * Exact::whole(i128::from(facts.size.sessions));
            all = all + tables;
            let sessions = if facts.size.sessions == 1 {
                "1 session".to_string()
            } else {
                format!("{} sessions", facts.size.sessions)
            };
            format!(
                "{}: {sessions}, {} tables",
                facts.identity.title,
                facts.size.tables.to_decimal()
            )
        });
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            return String::new();
        }
        format!("{}; table-sessions in all: {}", each.join("; "), all.to_decimal())
    }

    fn add(
        &mut self,
        what: &str,
        clause: &str,
        mut events: Vec<Vec<usize>>,
        allowed: Option<u32>,
        note: &str,
    ) {
        if events.is_empty() {
            return;
        }
        events.arrange_by_key(|events| {
            events.first().map(|at| (self.held[*at].facts.identity.date, *at))
        });
        // The union has no quota.
        let allowed = allowed.filter(|_| self.body.kind != OrganiserKind::National);
        let line = OrganiserQuotaLine {
            organiser: self.body.name.clone(),
            kind: self.body.kind,
            year: self.year,
            what: what.to_string(),
            clause: clause.to_string(),
            held: events.len() as u32,
            allowed,
            note: note.to_string(),
        };
        self.lines.push(OrganiserQuotaLineWithEvents { line, events });
    }
}

fn is_league(facts: &StageFacts) -> bool {
    facts.kind == EventKind::Teams
        && matches!(facts.format, Some(Format::League | Format::RoundRobin))
}

/// Match formats, which count as long if their boards are unknown.
fn is_match_format(format: Format) -> bool {
    matches!(format, Format::League | Format::RoundRobin) || format.is_knockout()
}

/// The position of the last stages.
const LAST_STAGE: u8 = 3;

/// The order of a stage; equal values are played in parallel.
fn stage_of(stage: Stage) -> u8 {
    match stage {
        Stage::Qualifying => 0,
        Stage::SecondQualifying | Stage::Repechage => 1,
        _ => LAST_STAGE,
    }
}

/// The events that each area licensed, by status (3.6.4).
pub(super) fn area_licence_quota_lines(
    handbook: &'static MasterPointHandbook,
    held: &[QuotaEvent<'_>],
) -> Vec<OrganiserQuotaLineWithEvents> {
    let rules = &handbook.quotas;
    let mut areas: BTreeMap<(&str, Option<i16>), Vec<usize>> = BTreeMap::new();
    for (at, event) in held.iter().enumerate() {
        let facts = event.facts;
        if facts.is_licensed_by_area() {
            areas
                .entry((&facts.identity.area, facts.identity.date.map(Date::year)))
                .or_default()
                .push(at);
        }
    }
    let mut lines = Vec::new();
    for ((_, year), events) in areas {
        for block in &rules.by_area {
            let of_status: Vec<usize> = events
                .iter()
                .copied()
                .filter(|at| held[*at].facts.status == block.status)
                .collect();
            let competitions = competitions(held, &of_status);
            if competitions.is_empty() {
                continue;
            }
            let line = OrganiserQuotaLine {
                organiser: usual(events.iter().map(|at| held[*at].area)),
                kind: OrganiserKind::Area,
                year,
                what: block.title.clone(),
                clause: rules.by_area_clause.clone(),
                held: competitions.len() as u32,
                allowed: block.allowed,
                note: "granted to organisers of the area".to_string(),
            };
            lines.push(OrganiserQuotaLineWithEvents { line, events: competitions });
        }
    }
    lines
}
