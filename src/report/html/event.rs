//! `events/<key>.html`: the standings of an event, its awards and why.

use serde::Serialize;

use crate::engine::awards::Outcome;
use crate::engine::draw::chosen_format;
use crate::engine::rules::RuleSet;
use crate::engine::standings::tie_breaks::Broken;
use crate::engine::standings::{Measure, RankingList};
use crate::model::{Exact, Format, State};
use crate::problem::Told;
use crate::register::keys::club_key;
use crate::register::{EventRecord, ListRecord, PartRecord, People};
use crate::report::publish::OutputError;
use crate::report::{lines, words};

use super::bracket::{Bracket, bracket_of};
use super::charts::{self, Chart};
use super::diplomacy::{Diplomacy, diplomacy_of};
use super::games::{Games, games_of};
use super::knockout_of_two::{KnockoutOfTwo, picture_of};
use super::matches::{Matches, matches_of};
use super::played::{card_href, entries_in_order, number};
use super::{BELOW, PlayerLink, ProblemLine, Site, counted, link, place_of};

/// What the template `event.html` is given.
#[derive(Serialize)]
struct EventPage<'a> {
    title: &'a str,
    root: &'static str,
    organiser: &'a str,
    club_href: String,
    facts: String,
    /// The format that was chosen for a Swiss by its numbers, with its clauses; empty for
    /// any other event.
    chosen: String,
    state: &'static str,
    state_title: &'static str,
    state_text: &'static str,
    entry_heading: &'static str,
    unit: &'static str,
    /// The folder of its boards and score cards; empty where it has none.
    boards_folder: String,
    /// The page of its next round; empty where none is drawn.
    draw_href: String,
    /// What a link to it says.
    draw_text: String,
    /// What matchpoints of all boards are out of; empty where there are none.
    factored_of: String,
    lists: Vec<List<'a>>,
    bracket: Option<Bracket>,
    /// The picture of a knock-out of two players.
    knockout: Option<KnockoutOfTwo>,
    matches: Option<Matches>,
    games: Option<Games>,
    diplomacy: Option<Diplomacy<'a>>,
    ground: String,
    clauses: String,
    rules_title: &'a str,
    problems: Vec<ProblemLine<'a>>,
    annotated_href: String,
}

#[derive(Serialize)]
struct List<'a> {
    title: String,
    /// Whether the scores without handicap are shown as well.
    scratch: bool,
    /// Whether the section is shown, as a part of the list.
    parts: bool,
    /// The tie-breaks, in the order in which they are applied.
    tie_breaks: Vec<TieBreakHeading>,
    rows: Vec<Row<'a>>,
    chart: Option<Chart>,
}

#[derive(Serialize)]
struct TieBreakHeading {
    code: String,
    title: String,
}

#[derive(Serialize, Default)]
struct TieBreakCell {
    value: String,
    why: String,
}

#[derive(Serialize)]
struct Row<'a> {
    place: String,
    entry: &'a str,
    card_href: String,
    team: &'a str,
    /// Whether the organiser put it in to make the numbers even.
    house: bool,
    players: Vec<PlayerLink<'a>>,
    /// The section that is a part of the list, and the place within it.
    part: String,
    score: String,
    /// Matchpoints as if all boards had been played.
    factored: String,
    scratch: String,
    tie_breaks: Vec<TieBreakCell>,
    adjusted: String,
    award: String,
    why: String,
}

impl Site {
    /// The page of an event with what was worked out of it. `problems` are those
    /// of its return.
    pub fn event_page(
        &self,
        people: &People,
        event: &EventRecord,
        outcome: &Outcome,
        annotated: Option<&str>,
        problems: &[Told],
    ) -> Result<Vec<u8>, OutputError> {
        let rules = RuleSet::find(event.rules);
        let (state_title, state_text) = match event.embargoed {
            true => EMBARGO,
            false => state_words(event.state),
        };
        let shows_draw = !event.embargoed || outcome.table.is_none();
        let open = Some(outcome).filter(|_| !event.embargoed);
        let has_club = !event.organiser.is_empty();
        let factored = Factored::of(event, outcome);
        let page = EventPage {
            title: &event.title,
            root: BELOW,
            organiser: &event.organiser,
            club_href: if has_club {
                format!("../clubs/{}.html", club_key(&event.organiser))
            } else {
                String::new()
            },
            facts: facts(event),
            chosen: chosen_format(&outcome.event, &outcome.scores)
                .map(|basis| match basis.cited().join(", ") {
                    clauses if clauses.is_empty() => words::stopped(&basis.sentence()),
                    clauses => words::stopped(&format!("{} ({clauses})", basis.sentence())),
                })
                .unwrap_or_default(),
            state: if event.embargoed { "provisional" } else { event.state.word() },
            state_title,
            state_text,
            entry_heading: if event.format == Some(Format::Teams) { "Team" } else { "No" },
            unit: if is_knockout(event) { "Rounds" } else { event.unit.title() },
            boards_folder: if event.of_boards { event.key.clone() } else { String::new() },
            draw_href: match outcome.draw.as_ref().filter(|_| shows_draw) {
                Some(_) => format!("{}/draw.html", event.key),
                None => String::new(),
            },
            draw_text: match outcome.draw.as_ref().filter(|_| shows_draw) {
                Some(draw) => format!("Round {}", draw.round_name()),
                None => String::new(),
            },
            factored_of: factored.of.clone(),
            lists: lists_of(people, event, outcome, &factored.each),
            bracket: open.and_then(bracket_of),
            knockout: open.and_then(picture_of),
            // What a crosstable says, a list of matches need not.
            matches: open
                .filter(|outcome| outcome.table.is_none())
                .and_then(|outcome| matches_of(event, outcome)),
            games: open.and_then(|outcome| games_of(people, event, outcome)),
            diplomacy: diplomacy_of(people, event),
            ground: words::stopped(&event.ground.sentence()),
            clauses: event.ground.cited().join(", "),
            rules_title: rules.map(|rules| rules.source().title.as_str()).unwrap_or_default(),
            problems: problems
                .iter()
                .filter(|told| told.event == event.id && !event.embargoed)
                .map(|told| ProblemLine {
                    severity: told.severity.id(),
                    place: place_of(told),
                    message: &told.message,
                    hint: &told.hint,
                })
                .collect(),
            annotated_href: annotated
                .map(|path| format!("../returns/{}", link(path)))
                .unwrap_or_default(),
        };
        self.render("event.html", &page)
    }
}

/// Matchpoints of contestants as if all had played all boards.
#[derive(Default)]
struct Factored {
    /// The most that could be scored.
    of: String,
    /// What each standing has; empty where scores are no shares of matchpoints.
    each: Vec<String>,
}

impl Factored {
    fn of(event: &EventRecord, outcome: &Outcome) -> Factored {
        let Some(full) = outcome.scores.full_maximum().filter(|_| event.of_boards) else {
            return Factored::default();
        };
        let factored = |entry| outcome.scores.factored_to(entry, full).map(number);
        let each: Vec<Option<String>> =
            entries_in_order(outcome).into_iter().map(factored).collect();
        if each.iter().all(Option::is_none) {
            return Factored::default();
        }
        let each = each.into_iter().map(Option::unwrap_or_default).collect();
        Factored { of: number(full), each }
    }
}

/// A contestant in a list: its position among the event's standings, with its place.
type Member = (u32, Option<(u32, u32)>);

/// The lists of an event, and those of its categories behind them.
fn lists_of<'a>(
    people: &'a People,
    event: &'a EventRecord,
    outcome: &Outcome,
    factored: &[String],
) -> Vec<List<'a>> {
    let whole = event.lists.iter().zip(&outcome.lists).map(|(list, ranked)| {
        let place = |index: u32| (index, event.standings[index as usize].place);
        let members: Vec<Member> = list.standings.clone().map(place).collect();
        list_of(people, event, (list, ranked, list.title()), &members, factored)
    });
    let of_category = event.categories.iter().map(|category| {
        let at = category.list as usize;
        let (list, ranked) = (&event.lists[at], &outcome.lists[at]);
        let members = category.members.iter().map(|(index, place)| (*index, Some(*place)));
        let members: Vec<Member> = members.collect();
        list_of(people, event, (list, ranked, category.title.to_string()), &members, factored)
    });
    whole.chain(of_category).collect()
}

fn list_of<'a>(
    people: &'a People,
    event: &'a EventRecord,
    (list, ranked, title): (&ListRecord, &RankingList, String),
    members: &[Member],
    factored: &[String],
) -> List<'a> {
    let broken = |index: u32| {
        let nth = (index - list.standings.start) as usize;
        let standing = ranked.standings.get(nth).filter(|_| !event.embargoed);
        standing.map(|standing| &standing.tie_breaks[..]).unwrap_or_default()
    };
    // Not everybody needed every one: each has a column, and a blank where it was none's.
    let mut compared: Vec<&Broken> = Vec::new();
    let most = ranked.standings.iter().max_by_key(|standing| standing.tie_breaks.len());
    for one in most
        .into_iter()
        .chain(&ranked.standings)
        .filter(|_| !event.embargoed)
        .flat_map(|own| &own.tie_breaks)
    {
        if !compared.iter().any(|known| known.by == one.by) {
            compared.push(one);
        }
    }
    let cells = |index: u32| -> Vec<TieBreakCell> {
        let own = broken(index);
        let cell = |column: &&Broken| {
            own.iter().find(|one| one.by == column.by).map(tie_break_cell).unwrap_or_default()
        };
        compared.iter().map(cell).collect()
    };
    let mut rows = Vec::with_capacity(members.len());
    let mut scores = Vec::with_capacity(members.len());
    for (index, place) in members.iter().copied() {
        let standing = &event.standings[index as usize];
        let awards = || event.awards_of(index);
        scores.extend(standing.score.map(|score| (score, awards().next().is_some())));
        rows.push(Row {
            place: place.map(lines::place).unwrap_or_default(),
            entry: &standing.entry,
            card_href: if event.of_boards {
                format!("{}/{}", event.key, card_href(event, index))
            } else {
                String::new()
            },
            team: standing.name.as_deref().unwrap_or_default(),
            house: standing.house,
            players: event
                .players_of(standing)
                .iter()
                .map(|id| PlayerLink { name: &people.spelling(*id).name, key: people.key_of(*id) })
                .collect(),
            part: standing.part.as_deref().map(part_told).unwrap_or_default(),
            score: standing.score.map(|score| lines::score(score, event.unit)).unwrap_or_default(),
            factored: factored.get(index as usize).cloned().unwrap_or_default(),
            adjusted: standing
                .adjusted
                .as_deref()
                .map(|amount| format!("adjusted by {}", lines::signed(*amount, event.unit)))
                .unwrap_or_default(),
            scratch: standing
                .scratch
                .as_deref()
                .map(|score| lines::score(*score, event.unit))
                .unwrap_or_default(),
            tie_breaks: cells(index)
                .into_iter()
                .chain(standing.measures.iter().map(measure_cell))
                .collect(),
            award: lines::award(awards().map(|award| (award.kind, award.points))),
            why: lines::reasons(awards().map(|award| {
                (award.kind, &*people.spelling(award.player).name, award.basis.own_sentence())
            })),
        });
    }
    let told = if title.is_empty() {
        "Spread of the scores".to_string()
    } else {
        format!("Spread of the scores, {title}")
    };
    // How far everybody came, the bracket shows.
    let chart = match is_knockout(event) {
        true => None,
        false => charts::spread(&told, event.unit.title(), &scores),
    };
    let scratch = rows.iter().any(|row| !row.scratch.is_empty());
    let parts = rows.iter().any(|row| !row.part.is_empty());
    let heading = |one: &Broken| TieBreakHeading { code: one.by.code(), title: one.by.to_string() };
    let first = ranked.standings.first().filter(|_| !event.embargoed);
    let measures = first.map(|first| &first.measures[..]).unwrap_or_default();
    let tie_breaks = compared
        .iter()
        .map(|one| heading(one))
        .chain(measures.iter().map(measure_heading))
        .collect();
    List { title, scratch, parts, tie_breaks, rows, chart }
}

/// `A, 2=`.
fn part_told(part: &PartRecord) -> String {
    let place = part.place.map(|place| format!(", {}", lines::place(place)));
    format!("{}{}", part.section, place.unwrap_or_default())
}

/// What heads the column of a measure of games.
fn measure_heading(measure: &Measure) -> TieBreakHeading {
    let title = match measure.name {
        "wins" => "Games won",
        "draws" => "Drawn games in which the player was included",
        "best" => "Score of the best game",
        "second" => "Score of the second best game",
        _ => "Score of the third best game",
    };
    TieBreakHeading { code: measure.name.to_string(), title: title.to_string() }
}

/// What games say of a contestant.
fn measure_cell(measure: &Measure) -> TieBreakCell {
    let value = measure.value.map(Exact::to_decimal).unwrap_or_default();
    TieBreakCell { value, why: String::new() }
}

/// What a tie-break says of a contestant; the reason is opened by its value.
fn tie_break_cell(broken: &Broken) -> TieBreakCell {
    let clauses = broken.basis.cited().join(", ");
    let why = match broken.basis.sentence() {
        sentence if sentence.is_empty() => sentence,
        sentence => format!("{sentence} ({clauses})."),
    };
    TieBreakCell { value: lines::tie_break(broken.value), why }
}

/// The line below the title.
fn facts(event: &EventRecord) -> String {
    let mut facts = Vec::new();
    facts.extend(event.date.map(words::day));
    if !event.organiser.is_empty() {
        facts.push(event.organiser.clone());
    }
    facts.extend(event.format.map(|format| format.to_string()));
    facts.push(counted(event.contestants as usize, "contestant", "contestants"));
    facts.extend(event.tables.map(|tables| format!("{} tables", tables.to_decimal())));
    facts.extend(event.boards.map(|boards| counted(boards as usize, "board", "boards")));
    facts.push(format!("{} status", event.status.word()));
    facts.join(" \u{b7} ")
}

/// What is said of an event whose results are secret.
const EMBARGO: (&str, &str) = (
    "Not yet released",
    "Places, scores and awards are kept secret until the director releases them.",
);

fn state_words(state: State) -> (&'static str, &'static str) {
    match state {
        State::Final => ("", ""),
        State::Provisional => (
            "Provisional",
            "Rounds are still to be played, or something in the return could not be read: the places may change, and there are no awards yet.",
        ),
        State::Rejected => ("Rejected", "There is nothing to rank; the problems below say why."),
    }
}

/// Whether it is a knock-out, of many or of two.
fn is_knockout(event: &EventRecord) -> bool {
    event.format.is_some_and(|format| format.is_knockout() || format == Format::TwoPlayer)
}
