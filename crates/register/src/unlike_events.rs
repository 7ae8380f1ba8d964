//! Events that differ from all others of their organiser as a slip makes them differ: boards with the
//! two figures exchanged, a status that was filled down over all events of a return.

use std::collections::BTreeMap;

use xxhash_rust::xxh3::xxh3_64;

use model::name_comparison::event_title_key;
use model::problem::RenderedProblem;
use model::swap_digits;
use model::{Format, Status};

use super::doubtful::ReturnLookup;
use super::problems::{BoardsAlone, BoardsUnlike, StatusAlone, StatusUnlike};
use super::record::EventRecord;

/// Fewer events of other returns show no custom.
const LEAST_OTHERS: usize = 5;
/// Fewer events of a return are not filled down.
const LEAST_FILLED: usize = 3;

/// An event as far as it is compared with others of its organiser.
#[derive(Debug, Clone)]
pub(super) struct ComparedClubEvent {
    ret: u32,
    index: u32,
    format: Option<Format>,
    boards: Option<u32>,
    status: Status,
    /// A hash of its title without numbers.
    title: u64,
}

impl ComparedClubEvent {
    /// The event of a return, with both positions.
    pub(super) fn from_event(ret: u32, index: u32, event: &EventRecord) -> ComparedClubEvent {
        let title = event_title_key(&event.identity.title);
        let words = title.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
        ComparedClubEvent {
            ret,
            index,
            format: event.format,
            // What travellers show needs no comparison.
            boards: event.facts.size.boards.filter(|_| !event.play.from_boards),
            status: event.status,
            title: xxh3_64(words.collect::<Vec<_>>().join(" ").as_bytes()),
        }
    }

    fn told(&self, look: ReturnLookup<'_, '_>, told: RenderedProblem) -> (u32, RenderedProblem) {
        let record = look(self.ret);
        let events = record.as_ref().map(|record| &record.events[..]).unwrap_or_default();
        let event = events.get(self.index as usize);
        (
            self.ret,
            RenderedProblem {
                event: event.map(|event| event.identity.id.clone()).unwrap_or_default(),
                ..told
            },
        )
    }
}

/// What events are compared by: boards of one format, or the status of one title and format.
type Custom<W> = (Option<Format>, u64, W);

/// How often the events of one organiser have something, in all and in each return.
struct Counted<W> {
    all: BTreeMap<Custom<W>, usize>,
    of_return: BTreeMap<(u32, Custom<W>), usize>,
}

impl<W: Copy + Ord> Counted<W> {
    /// Counts what `custom` gives for each event.
    fn of(events: &[ComparedClubEvent], custom: impl Fn(&ComparedClubEvent) -> Custom<W>) -> Self {
        let mut counted = Counted { all: BTreeMap::new(), of_return: BTreeMap::new() };
        for event in events {
            let custom = custom(event);
            *counted.all.entry(custom).or_default() += 1;
            *counted.of_return.entry((event.ret, custom)).or_default() += 1;
        }
        counted
    }

    /// How often the events of other returns have it.
    fn elsewhere(&self, ret: u32, custom: Custom<W>) -> usize {
        let all = self.all.get(&custom).copied().unwrap_or_default();
        all - self.of_return.get(&(ret, custom)).copied().unwrap_or_default()
    }
}

/// What is told of the events of one organiser, which are in order of return.
pub(super) fn unlike_event_problems(
    events: &[ComparedClubEvent],
    look: ReturnLookup<'_, '_>,
) -> Vec<(u32, RenderedProblem)> {
    let mut found = boards(events, look);
    found.extend(statuses(events, look));
    found.extend(status_alone(events, look));
    found.extend(boards_alone(events, look));
    found
}

/// The one event with a status above those of areas, where all others of the organiser have another one,
/// some of them under its title.
fn status_alone(
    events: &[ComparedClubEvent],
    look: ReturnLookup<'_, '_>,
) -> Option<(u32, RenderedProblem)> {
    let status = |event: &ComparedClubEvent| event.status;
    let (odd, usual) = alone(events, status)?;
    let has_title = events.iter().filter(|event| event.title == odd.title).count() > 1;
    let is_high = !matches!(odd.status, Status::Club | Status::District | Status::Area);
    (has_title && is_high).then(|| {
        let (status, usual) = (odd.status.word(), usual.word());
        let trouble = StatusAlone { status, usual, count: events.len() - 1 };
        odd.told(look, RenderedProblem::for_file(trouble))
    })
}

/// Events with half as many boards more or a third fewer than all others of the title and format.
fn boards_alone(
    events: &[ComparedClubEvent],
    look: ReturnLookup<'_, '_>,
) -> Vec<(u32, RenderedProblem)> {
    let mut of_title: BTreeMap<(Option<Format>, u64), Vec<ComparedClubEvent>> = BTreeMap::new();
    for event in events.iter().filter(|event| event.boards.is_some()) {
        of_title.entry((event.format, event.title)).or_default().push(event.clone());
    }
    let odd = of_title.values().filter_map(|events| {
        let (odd, usual) = alone(events, |event| event.boards)?;
        let (boards, usual) = odd.boards.zip(usual)?;
        let is_unlike = boards * 2 >= usual * 3 || boards * 3 <= usual * 2;
        let meant_otherwise = swap_digits(boards) == Some(usual);
        (is_unlike && !meant_otherwise).then(|| {
            let trouble = BoardsAlone { boards, usual, count: events.len() - 1 };
            odd.told(look, RenderedProblem::for_file(trouble))
        })
    });
    odd.collect()
}

/// The only one of many events that has something else than all others, and what they have.
fn alone<W: PartialEq>(
    events: &[ComparedClubEvent],
    has: impl Fn(&ComparedClubEvent) -> W,
) -> Option<(&ComparedClubEvent, W)> {
    /// Fewer others show no custom.
    const LEAST: usize = 8;
    let [first, second, third, ..] = events else { return None };
    // Of three, two have what all others have.
    let usual = if has(first) == has(second) { has(first) } else { has(third) };
    let mut others = events.iter().filter(|event| has(event) != usual);
    let odd = others.next()?;
    (others.next().is_none() && events.len() > LEAST).then_some((odd, usual))
}

/// Boards that are those of all events of the format in other returns with their figures exchanged.
fn boards(events: &[ComparedClubEvent], look: ReturnLookup<'_, '_>) -> Vec<(u32, RenderedProblem)> {
    let all = Counted::of(events, |event| (event.format, 0, ()));
    let with = Counted::of(events, |event| (event.format, 0, event.boards));
    let odd = events.iter().filter_map(|event| {
        let boards = event.boards?;
        let meant = swap_digits(boards)?;
        let count = all.elsewhere(event.ret, (event.format, 0, ()));
        let alike = with.elsewhere(event.ret, (event.format, 0, Some(meant))) == count;
        (count >= LEAST_OTHERS && alike).then(|| {
            let trouble = BoardsUnlike { boards, meant, count };
            event.told(look, RenderedProblem::for_file(trouble))
        })
    });
    odd.collect()
}

/// Returns of which all events have one status, where in other returns every event of the same titles
/// has another one.
fn statuses(
    events: &[ComparedClubEvent],
    look: ReturnLookup<'_, '_>,
) -> Vec<(u32, RenderedProblem)> {
    let all = Counted::of(events, |event| (event.format, event.title, ()));
    let with = Counted::of(events, |event| (event.format, event.title, event.status));
    let usual = |event: &ComparedClubEvent| {
        let count = all.elsewhere(event.ret, (event.format, event.title, ()));
        let mut others = Status::ALL.iter().copied().filter(|status| *status != event.status);
        others.find(|status| {
            let alike = with.elsewhere(event.ret, (event.format, event.title, *status));
            count >= LEAST_OTHERS && alike == count
        })
    };
    let filled = events.chunk_by(|one, other| one.ret == other.ret).filter_map(|own| {
        let first = own.first().filter(|_| own.len() >= LEAST_FILLED)?;
        let alike = own.iter().all(|event| event.status == first.status);
        let was =
            usual(first).filter(|was| alike && own.iter().all(|own| usual(own) == Some(*was)))?;
        let trouble =
            StatusUnlike { count: own.len(), status: first.status.word(), usual: was.word() };
        Some(first.told(look, RenderedProblem::for_file(trouble)))
    });
    filled.collect()
}
