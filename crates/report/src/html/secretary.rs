//! `secretary.html`: what the secretary of a season works through. Problems by kind, with what
//! they could move; quotas; control totals; the returns with links to their annotated copies.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::award_texts::problem_location_text;
use crate::language::{LanguageTexts, problem_heading, problem_hint, problem_message};
use crate::output_parts::OutputPart;
use crate::publish::{OutputError, Publication, SpillFile};
use model::problem::Severity;
use model::{AwardKind, Exact, PointsByKind, StableSort, State};
use register::{
    AffectedPoints, EventRecord, LocatedProblem, ProblemsByKind, ProblemsOfKind, ReturnRecord,
    Season,
};

use super::lists::ListOnPage;
use super::paging::{PageFiller, page_file_name, page_navigation_links};
use super::whole_lists::PageSink;
use super::{PageLink, Site, TOP, group_thousands, kinds_with_points, link};

/// Most problems of a kind on the page, if the workbook or the CSV file has all.
const MOST_OF_KIND: usize = 20;
/// Most returns on the page; `returns.html` has all.
const MOST_RETURNS: usize = 50;
/// So many bytes of returns are held in memory.
const MOST_HELD: usize = 512 << 10;
/// About the markup of a return without its texts.
const ROW_BYTES: usize = 240;

/// The context of the template `secretary.html`.
#[derive(Serialize)]
struct SecretaryPage<'a> {
    title: String,
    root: &'static str,
    facts: String,
    groups: Vec<Group<'a>>,
    quotas: Option<ListOnPage>,
    /// `3 questions for the clubs`; empty without any.
    questions: String,
    totals: Vec<Total>,
    /// Whether there are `data/problems.csv` and the workbook of the season.
    data: bool,
    workbook: bool,
    returns: &'a [&'a ReturnRow],
    /// `All 1,204 returns`; empty if these are all.
    all_returns: String,
}

/// The problems of a kind.
#[derive(Serialize)]
struct Group<'a> {
    code: &'a str,
    heading: Cow<'a, str>,
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
    message: Cow<'a, str>,
    hint: Cow<'a, str>,
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
    title: String,
    root: &'static str,
    facts: String,
    pages: Vec<PageLink>,
    returns: &'a [ReturnRow],
}

#[derive(Clone, Serialize, Deserialize)]
struct ReturnRow {
    path: String,
    href: String,
    events: Vec<(String, String, String)>,
    state: String,
    errors: usize,
    warnings: usize,
    notes: usize,
    points: String,
}

/// The returns of a season for lists, so that not all of them need to be in memory.
pub(super) struct ListedReturns {
    pages: SpillFile<usize>,
    filling: PageFiller,
    /// How many are on each page.
    counts: Vec<usize>,
    /// The first of those with errors and warnings, errors, warnings, neither.
    first: [Vec<ReturnRow>; 4],
}

impl ListedReturns {
    pub(super) fn new(publication: &Publication) -> ListedReturns {
        ListedReturns {
            pages: publication.spill_file("returns", MOST_HELD),
            filling: PageFiller::default(),
            counts: Vec::new(),
            first: Default::default(),
        }
    }

    /// Adds the returns at hand.
    pub(super) fn add_returns(
        &mut self,
        texts: &LanguageTexts,
        season: &Season,
    ) -> Result<(), OutputError> {
        season.returns.iter().map(|ret| return_row(texts, ret)).try_for_each(|row| {
            let page = self.filling.add_row(row.bytes());
            self.counts.resize(page + 1, 0);
            self.counts[page] += 1;
            self.pages.add_row(&page, &row)?;
            let first = match (row.errors > 0, row.warnings > 0) {
                (true, true) => 0,
                (true, false) => 1,
                (false, true) => 2,
                (false, false) => 3,
            };
            if self.first[first].len() < MOST_RETURNS {
                self.first[first].push(row);
            }
            Ok(())
        })
    }
}

impl Site {
    /// Writes the secretary's pages.
    pub(super) fn write_secretary_pages(
        &self,
        season: &Season,
        returns: &ListedReturns,
        troubles: &ProblemsByKind,
        to: PageSink<'_>,
    ) -> Result<(), OutputError> {
        let texts = self.texts();
        let facts = facts(texts, season, troubles);
        let has_more = season.counts.returns > MOST_RETURNS;
        if has_more {
            self.write_returns_pages(returns, &facts, to)?;
        }
        // Returns with errors first, then with warnings.
        let rows: Vec<&ReturnRow> = returns.first.iter().flatten().take(MOST_RETURNS).collect();
        let (data, workbook) =
            (self.has_part(OutputPart::Data), self.has_part(OutputPart::Workbooks));
        let page = SecretaryPage {
            title: texts.text("link-secretary"),
            root: TOP,
            facts,
            groups: groups_of(texts, troubles, self.max_problems_per_kind()),
            quotas: self.quota_list(texts, season, None),
            questions: match season.missing.len() + season.odd.len() {
                0 => String::new(),
                count => texts.text_for_count("count-questions", count),
            },
            totals: totals_of(season),
            data,
            workbook,
            returns: &rows,
            all_returns: match has_more {
                true => texts.text_for_count("office-all-returns", season.counts.returns),
                false => String::new(),
            },
        };
        to("secretary.html", &self.render("secretary.html", &page)?)
    }

    /// So many problems of a kind are on the secretary's page.
    pub fn max_problems_per_kind(&self) -> usize {
        match self.has_part(OutputPart::Data) || self.has_part(OutputPart::Workbooks) {
            true => MOST_OF_KIND,
            false => usize::MAX,
        }
    }

    /// Writes the pages of all returns.
    fn write_returns_pages(
        &self,
        returns: &ListedReturns,
        facts: &str,
        to: PageSink<'_>,
    ) -> Result<(), OutputError> {
        let mut from = 0;
        let link = |(at, count): (usize, &usize)| {
            from += count;
            let text = format!("{} \u{2013} {from}", from - count + 1);
            PageLink { href: page_file_name("returns", at), text, here: false }
        };
        let links: Vec<PageLink> = returns.counts.iter().enumerate().map(link).collect();
        for at in 0..returns.counts.len() {
            let file = page_file_name("returns", at);
            let rows: Vec<ReturnRow> = returns.pages.rows_of_set(&at)?;
            let page = ReturnsPage {
                title: self.texts().text("office-returns"),
                root: TOP,
                facts: facts.to_string(),
                pages: page_navigation_links(&links, &file),
                returns: &rows,
            };
            to(&file, &self.render("returns.html", &page)?)?;
        }
        Ok(())
    }
}

/// `12 returns · 14 events: 12 final, 1 provisional, 1 rejected · 3 errors, …`.
fn facts(texts: &LanguageTexts, season: &Season, troubles: &ProblemsByKind) -> String {
    let of_state = |state: &State| {
        let count = season.counts.count_in_state(*state);
        (count > 0).then(|| format!("{count} {}", texts.translate_fixed_word(state.word())))
    };
    let states: Vec<String> = State::ALL.iter().filter_map(of_state).collect();
    let problems = [
        texts.text_for_count("count-errors", troubles.count_of_severity(Severity::Error)),
        texts.text_for_count("count-warnings", troubles.count_of_severity(Severity::Warning)),
        texts.text_for_count("count-notes", troubles.count_of_severity(Severity::Note)),
    ];
    let mut events = texts.text_for_count("count-events", season.counts.event_count());
    if !states.is_empty() {
        events = format!("{events}: {}", states.join(", "));
    }
    let returns = texts.text_for_count("count-returns", season.counts.returns);
    [returns, events, problems.join(", ")].join(" \u{b7} ")
}

/// The problems by kind: errors first, then by how many there are; at most so many of a kind.
fn groups_of<'a>(
    texts: &LanguageTexts,
    troubles: &'a ProblemsByKind,
    most: usize,
) -> Vec<Group<'a>> {
    let mut kinds: Vec<&ProblemsOfKind> = troubles.kinds().iter().collect();
    kinds.arrange_by(|a, b| {
        let own = |kind: &ProblemsOfKind| (kind.severity, kind.count);
        own(b).cmp(&own(a)).then_with(|| a.code.cmp(&b.code))
    });
    kinds.into_iter().map(|kind| group_of(texts, kind, most)).collect()
}

fn group_of<'a>(texts: &LanguageTexts, kind: &'a ProblemsOfKind, most: usize) -> Group<'a> {
    Group {
        code: &kind.code,
        heading: problem_heading(texts.language(), &kind.code, &kind.heading),
        severity: kind.severity.id(),
        count: texts.localise_number(&group_thousands(&kind.count.to_string())).into_owned(),
        files: texts.localise_number(&group_thousands(&kind.files.to_string())).into_owned(),
        stake: affected_in_words(texts, &kind.affected),
        rows: kind.first.iter().take(most).map(|trouble| problem_row(texts, trouble)).collect(),
        left: match kind.count.saturating_sub(most) {
            0 => String::new(),
            left => texts.text_for_count("count-more", left),
        },
    }
}

fn problem_row<'a>(texts: &LanguageTexts, trouble: &'a LocatedProblem) -> ProblemRow<'a> {
    let language = texts.language();
    ProblemRow {
        path: &trouble.path,
        href: href_of(trouble.annotated.as_deref()),
        place: problem_location_text(&trouble.told),
        message: problem_message(language, &trouble.told),
        hint: problem_hint(language, &trouble.told),
        stake: affected_in_words(texts, &trouble.affected),
    }
}

/// What stands in events: their points, and how many have no awards yet.
fn affected_in_words(texts: &LanguageTexts, stake: &AffectedPoints) -> String {
    let mut told = match stake.points == PointsByKind::default() {
        true => Vec::new(),
        false => points_told(texts, &stake.points),
    };
    if stake.open > 0 {
        let events = texts.text_for_count("count-events", stake.open);
        told.push(texts.fill("office-without-awards", &[("events", &*events)]));
    }
    told.join(", ")
}

/// Non-zero points by kind: `1,204 Local Points`.
fn points_told(texts: &LanguageTexts, points: &PointsByKind) -> Vec<String> {
    let told = |kind: AwardKind| {
        let number = group_thousands(&points.points(kind).to_decimal());
        format!(
            "{} {}",
            texts.localise_number(&number),
            texts.translate_fixed_word(kind.full_name())
        )
    };
    kinds_with_points(points).into_iter().map(told).collect()
}

/// The points of each kind by event, by player and by club; the three are equal.
fn totals_of(season: &Season) -> Vec<Total> {
    let by_event = season.counts.points;
    let mut by_club = season.counts.points_of_none;
    season.clubs.iter().for_each(|club| by_club.add_all(&club.points));
    let by_player = season.total_points();
    let total = |kind: AwardKind| {
        let sums = [&by_event, &by_player, &by_club].map(|points| points.points(kind));
        let [event, player, club] = sums.map(|sum: Exact| group_thousands(&sum.to_decimal()));
        let agrees = sums.iter().all(|sum| *sum == sums[0]);
        Total { kind: kind.full_name(), by_event: event, by_player: player, by_club: club, agrees }
    };
    by_event.kinds_or_local().into_iter().map(total).collect()
}

/// The link to the annotated copy of a return; empty without one.
fn href_of(annotated: Option<&str>) -> String {
    annotated.map(|path| format!("returns/{}", link(path))).unwrap_or_default()
}

fn return_row(texts: &LanguageTexts, ret: &ReturnRecord) -> ReturnRow {
    let count = |severity| ret.problems.iter().filter(|told| told.severity == severity).count();
    let mut points = PointsByKind::default();
    ret.events.iter().for_each(|event| points.add_all(&event.total_points()));
    let worst = ret.events.iter().map(|event| event.state).max();
    let event = |event: &EventRecord| {
        let state = texts.translate_fixed_word(event.state.word()).to_string();
        let state = if event.state == State::Final { String::new() } else { state };
        (event.key.clone(), event.identity.title.clone(), state)
    };
    ReturnRow {
        path: ret.path.clone(),
        href: href_of(ret.annotated.as_deref()),
        events: ret.events.iter().map(event).collect(),
        state: texts.translate_fixed_word(worst.map_or("no event", State::word)).to_string(),
        errors: count(Severity::Error),
        warnings: count(Severity::Warning),
        notes: count(Severity::Note),
        points: match points == PointsByKind::default() {
            true => String::new(),
            false => points_told(texts, &points).join(", "),
        },
    }
}

impl ReturnRow {
    fn bytes(&self) -> usize {
        let events: usize =
            self.events.iter().map(|(key, title, _)| key.len() + title.len() + 60).sum();
        ROW_BYTES + 2 * self.path.len() + events + self.points.len()
    }
}
