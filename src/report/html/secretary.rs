//! `secretary.html`: what the secretary of a season works through. Problems by kind, with what
//! they could move; quotas; control totals; the returns with links to their annotated copies.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::model::{AwardKind, Exact, Holding, State};
use crate::problem::{Severity, Told};
use crate::register::{ReturnRecord, Season};
use crate::report::parts::Part;
use crate::report::publish::OutputError;

use super::all::Named;
use super::club::points_of;
use super::lists::ListPart;
use super::paging::{file_of, links_from, pages_of};
use super::{PageLink, Site, TOP, counted, grouped, link, points_told};
use crate::report::lines::place_of;

/// Most problems of a kind on the page, if the workbook or the CSV file has all.
const MOST_OF_KIND: usize = 20;
/// Most returns on the page; `returns.html` has all.
const MOST_RETURNS: usize = 50;
/// About the markup of a return without its texts.
const ROW_BYTES: usize = 240;

/// The context of the template `secretary.html`.
#[derive(Serialize)]
struct SecretaryPage<'a> {
    title: &'static str,
    root: &'static str,
    facts: String,
    groups: Vec<Group<'a>>,
    quotas: Option<ListPart>,
    totals: Vec<Total>,
    /// Whether there are `data/problems.csv` and the workbook of the season.
    data: bool,
    workbook: bool,
    returns: &'a [ReturnRow<'a>],
    /// `All 1,204 returns`; empty if these are all.
    all_returns: String,
}

/// The problems of a kind.
#[derive(Serialize)]
struct Group<'a> {
    code: &'a str,
    severity: &'static str,
    count: String,
    files: String,
    /// The awards in their events.
    stake: String,
    rows: Vec<ProblemRow<'a>>,
    left: String,
}

#[derive(Serialize)]
struct ProblemRow<'a> {
    path: &'a str,
    href: String,
    place: String,
    message: &'a str,
    hint: &'a str,
    stake: String,
}

/// The points of a kind, added up in three ways.
#[derive(Serialize)]
struct Total {
    kind: &'static str,
    by_event: String,
    by_player: String,
    by_club: String,
    agrees: bool,
}

/// The context of the template `returns.html`.
#[derive(Serialize)]
struct ReturnsPage<'a> {
    title: &'static str,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    returns: &'a [ReturnRow<'a>],
}

#[derive(Serialize)]
struct ReturnRow<'a> {
    path: &'a str,
    href: String,
    events: Vec<(&'a str, &'a str, &'static str)>,
    state: &'static str,
    errors: usize,
    warnings: usize,
    notes: usize,
    points: String,
}

/// The events that a problem concerns, as (return, event).
type Concerned = BTreeSet<(usize, usize)>;

impl Site {
    /// The secretary's pages, with their paths.
    pub(super) fn secretary_pages(&self, season: &Season) -> Result<Vec<Named>, OutputError> {
        let mut rows: Vec<ReturnRow<'_>> = season.returns.iter().map(return_row).collect();
        let facts = facts(season);
        let pages = pages_of(rows.iter().collect(), |row: &&ReturnRow<'_>| row.bytes());
        let mut made = Vec::new();
        if rows.len() > MOST_RETURNS {
            let mut from = 0;
            let spans = pages.iter().map(|page| {
                from += page.len();
                (from - page.len(), page.len())
            });
            made = self.returns_pages(&rows, &facts, &spans.collect::<Vec<_>>())?;
        }
        // Returns with errors first, then with warnings.
        rows.sort_by_key(|row| std::cmp::Reverse((row.errors > 0, row.warnings > 0)));
        let all = counted(rows.len(), "return", "returns");
        let (data, workbook) = (self.has(Part::Data), self.has(Part::Workbooks));
        let most = if data || workbook { MOST_OF_KIND } else { usize::MAX };
        let page = SecretaryPage {
            title: "For the secretary",
            root: TOP,
            facts,
            groups: groups_of(season, most),
            quotas: self.quotas_part(season, None),
            totals: totals_of(season),
            data,
            workbook,
            returns: &rows[..rows.len().min(MOST_RETURNS)],
            all_returns: if made.is_empty() { String::new() } else { format!("All {all}") },
        };
        made.push(("secretary.html".to_string(), self.render("secretary.html", &page)?));
        Ok(made)
    }

    /// The pages of all returns, each a span of the rows: its start and its length.
    fn returns_pages(
        &self,
        rows: &[ReturnRow<'_>],
        facts: &str,
        spans: &[(usize, usize)],
    ) -> Result<Vec<Named>, OutputError> {
        let link = |(at, (from, count)): (usize, &(usize, usize))| PageLink {
            href: file_of("returns", at),
            text: format!("{} \u{2013} {}", from + 1, from + count),
            here: false,
        };
        let links: Vec<PageLink> = spans.iter().enumerate().map(link).collect();
        let page = |(at, (from, count)): (usize, &(usize, usize))| {
            let file = file_of("returns", at);
            let page = ReturnsPage {
                title: "Returns",
                root: TOP,
                facts: facts.to_string(),
                pages: links_from(&links, &file),
                returns: &rows[*from..from + count],
            };
            Ok((file, self.render("returns.html", &page)?))
        };
        spans.iter().enumerate().map(page).collect()
    }
}

/// `12 returns · 14 events: 12 final, 1 provisional, 1 rejected · 3 errors, …`.
fn facts(season: &Season) -> String {
    let of_state = |state: &State| {
        let count = season.events().filter(|(_, event)| event.state == *state).count();
        (count > 0).then(|| format!("{count} {}", state.word()))
    };
    let states: Vec<String> = State::ALL.iter().filter_map(of_state).collect();
    let problems = [
        counted(season.count(Severity::Error), "error", "errors"),
        counted(season.count(Severity::Warning), "warning", "warnings"),
        counted(season.count(Severity::Note), "note", "notes"),
    ];
    let mut events = counted(season.events().count(), "event", "events");
    if !states.is_empty() {
        events = format!("{events}: {}", states.join(", "));
    }
    let returns = counted(season.returns.len(), "return", "returns");
    [returns, events, problems.join(", ")].join(" \u{b7} ")
}

/// The problems by kind: errors first, then by how many there are; at most so many of a kind.
fn groups_of(season: &Season, most: usize) -> Vec<Group<'_>> {
    let at: BTreeMap<&str, usize> =
        season.returns.iter().enumerate().map(|(at, ret)| (ret.path.as_str(), at)).collect();
    let mut kinds: BTreeMap<(Severity, &str), Vec<(&str, &Told)>> = BTreeMap::new();
    for problem in season.all_problems() {
        let kind = (problem.told.severity, &*problem.told.code);
        kinds.entry(kind).or_default().push((problem.path, problem.told));
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by(|((a, code_a), of_a), ((b, code_b), of_b)| {
        b.cmp(a).then(of_b.len().cmp(&of_a.len())).then(code_a.cmp(code_b))
    });
    let made = kinds.into_iter().map(|((severity, code), problems)| {
        let concerned = |(path, told): &(&str, &Told)| concerned(season, at.get(path), told);
        let all: Concerned = problems.iter().flat_map(concerned).collect();
        let paths: BTreeSet<&str> = problems.iter().map(|(path, _)| *path).collect();
        let shown = problems.iter().take(most);
        Group {
            code,
            severity: severity.id(),
            count: grouped(&problems.len().to_string()),
            files: grouped(&paths.len().to_string()),
            stake: stake(season, &all),
            rows: shown
                .map(|(path, told)| ProblemRow {
                    path,
                    href: at.get(path).map(|at| href_of(&season.returns[*at])).unwrap_or_default(),
                    place: place_of(told),
                    message: &told.message,
                    hint: &told.hint,
                    stake: stake(season, &concerned(&(path, told))),
                })
                .collect(),
            left: match problems.len().saturating_sub(most) {
                0 => String::new(),
                left => format!("{} more", grouped(&left.to_string())),
            },
        }
    });
    made.collect()
}

/// The events that a problem concerns: its own, or all of its return.
fn concerned(season: &Season, ret: Option<&usize>, told: &Told) -> Concerned {
    let Some(ret) = ret.copied() else { return Concerned::new() };
    let events = season.returns[ret].events.iter().enumerate();
    let own = events.filter(|(_, event)| told.event.is_empty() || event.id == told.event);
    own.map(|(index, _)| (ret, index)).collect()
}

/// What stands in events: their points, and how many have no awards yet.
fn stake(season: &Season, events: &Concerned) -> String {
    let mut points = Holding::default();
    let mut open = 0;
    for (ret, index) in events {
        let event = &season.returns[*ret].events[*index];
        points.join(&event.points());
        open += usize::from(event.state != State::Final);
    }
    let mut told = match points == Holding::default() {
        true => Vec::new(),
        false => points_told(&points),
    };
    if open > 0 {
        told.push(format!("{} without awards", counted(open, "event", "events")));
    }
    told.join(", ")
}

/// The points of each kind by event, by player and by club; the three are equal.
fn totals_of(season: &Season) -> Vec<Total> {
    let mut by_event = Holding::default();
    let mut by_club = Holding::default();
    for (_, event) in season.events() {
        by_event.join(&event.points());
        if event.organiser.is_empty() {
            by_club.join(&event.points());
        }
    }
    season.clubs.iter().for_each(|club| by_club.join(&points_of(season, club)));
    let by_player = season.points();
    let total = |kind: AwardKind| {
        let sums = [&by_event, &by_player, &by_club].map(|points| points.of(kind));
        let [event, player, club] = sums.map(|sum: Exact| grouped(&sum.to_decimal()));
        let agrees = sums.iter().all(|sum| *sum == sums[0]);
        Total { kind: kind.title(), by_event: event, by_player: player, by_club: club, agrees }
    };
    by_event.kinds().into_iter().map(total).collect()
}

/// The link to the annotated copy of a return; empty without one.
fn href_of(ret: &ReturnRecord) -> String {
    let annotated = ret.annotated.as_deref();
    annotated.map(|path| format!("returns/{}", link(path))).unwrap_or_default()
}

fn return_row(ret: &ReturnRecord) -> ReturnRow<'_> {
    let count = |severity| ret.problems.iter().filter(|told| told.severity == severity).count();
    let mut points = Holding::default();
    ret.events.iter().for_each(|event| points.join(&event.points()));
    let worst = ret.events.iter().map(|event| event.state).max();
    ReturnRow {
        path: &ret.path,
        href: href_of(ret),
        events: ret
            .events
            .iter()
            .map(|event| (&*event.key, &*event.title, event.state.word()))
            .collect(),
        state: worst.map_or("no event", State::word),
        errors: count(Severity::Error),
        warnings: count(Severity::Warning),
        notes: count(Severity::Note),
        points: match points == Holding::default() {
            true => String::new(),
            false => points_told(&points).join(", "),
        },
    }
}

impl ReturnRow<'_> {
    fn bytes(&self) -> usize {
        let events: usize =
            self.events.iter().map(|(key, title, _)| key.len() + title.len() + 60).sum();
        ROW_BYTES + 2 * self.path.len() + events + self.points.len()
    }
}
