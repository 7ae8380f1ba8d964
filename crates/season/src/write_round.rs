//! The drawn round in the organiser's own workbook: computed, added to a copy, read back and
//! compared with the draw, and only then put in place, with a backup beside it. `report::xlsx` adds
//! the rows.

use std::path::{Path, PathBuf};

use workbook::Limits;
use workbook::patch::{AdditionRefusal, Package};

use super::problems;
use super::read::{ComputedReturn, OriginalWorkbook, compute_bytes_drawing_round};
use engine::awards::ComputedEvent;
use engine::draw::Draw;
use model::StableSort;
use model::problem::{InternalFault, ProblemDetail, catch_panic};
use report::file_replacement::{FileReplaceError, replace_with_backup};
use report::publish::Disk;
use report::xlsx::{AnnotationInput, WorkbookWithRound, add_next_round};
use returns::settings::Settings;

/// Why a round was not written.
#[derive(Debug)]
pub enum RoundWriteError {
    /// Nothing can be added to a file of this kind.
    Kind,
    /// Nothing can be added to the workbook.
    Refused(AdditionRefusal),
    /// Its sheets cannot hold the round: it would be read otherwise than it was drawn.
    ReadOtherwise { event: String },
    /// A fault of palmares, in words.
    Fault(String),
    /// The file was not replaced.
    Replaced(FileReplaceError),
}

/// The problem of it; a fault of palmares is one too.
impl From<RoundWriteError> for ProblemDetail {
    fn from(why: RoundWriteError) -> ProblemDetail {
        match why {
            RoundWriteError::Kind => problems::RoundKind.into(),
            RoundWriteError::Refused(why) => problems::RoundRefused { why: why.to_string() }.into(),
            RoundWriteError::ReadOtherwise { event } => {
                problems::RoundReadOtherwise { event }.into()
            }
            RoundWriteError::Fault(why) => InternalFault { why }.into(),
            RoundWriteError::Replaced(why) => {
                problems::RoundNotReplaced { why: why.to_string() }.into()
            }
        }
    }
}

/// The rows that the organiser's workbook got, and where its backup is.
#[derive(Debug)]
pub struct WrittenRound {
    /// The sheets that got rows, with the number of them.
    pub places: Vec<(String, u32)>,
    /// The file as it was before.
    pub backup: PathBuf,
}

/// The drawn rounds of a return that its workbook does not have yet.
fn missing_rounds<'a>(
    computed: &'a ComputedReturn,
    wanted: &'a dyn Fn(&ComputedEvent) -> bool,
) -> impl Iterator<Item = (&'a str, &'a Draw)> {
    let outcomes = computed.outcomes.iter().filter(|outcome| wanted(outcome));
    let drawn = outcomes.filter_map(|own| Some((own.event.id.as_str(), own.draw.as_ref()?)));
    drawn.filter(|(_, draw)| !draw.stands)
}

/// The workbook of a return with the drawn round of the `wanted` events, computed with `round`
/// asked for; `None` if every such round stands there already. The round is read back from it.
///
/// # Errors
///
/// Why there is none.
pub fn workbook_with_round(
    file: &Path,
    computed: &ComputedReturn,
    settings: &Settings,
    round: Option<u16>,
    wanted: &dyn Fn(&ComputedEvent) -> bool,
) -> Result<Option<WorkbookWithRound>, RoundWriteError> {
    if missing_rounds(computed, wanted).next().is_none() {
        return Ok(None);
    }
    let original = computed.original.as_ref().ok_or(RoundWriteError::Kind)?;
    let added = catch_panic(|| add(computed, original, settings, wanted))
        .map_err(|InternalFault { why }| RoundWriteError::Fault(why))?;
    let Some(added) = added.map_err(RoundWriteError::Refused)? else { return Ok(None) };
    let (again, _) = compute_bytes_drawing_round(&added.bytes, file, settings, round);
    for (event, draw) in missing_rounds(computed, wanted) {
        let read = again.outcomes.iter().find(|own| own.event.id == event);
        let read = read.and_then(|own| own.draw.as_ref()).filter(|read| read.stands);
        if read.is_none_or(|read| !is_same(read, draw)) {
            return Err(RoundWriteError::ReadOtherwise { event: event.to_string() });
        }
    }
    Ok(Some(added))
}

/// Replaces the file of a return by its [`workbook_with_round`], with a backup beside it.
///
/// # Errors
///
/// Why the file is as it was.
pub fn write_round(
    file: &Path,
    computed: &ComputedReturn,
    settings: &Settings,
    round: Option<u16>,
    wanted: &dyn Fn(&ComputedEvent) -> bool,
) -> Result<Option<WrittenRound>, RoundWriteError> {
    let Some(WorkbookWithRound { bytes, places }) =
        workbook_with_round(file, computed, settings, round, wanted)?
    else {
        return Ok(None);
    };
    let original = computed.original.as_ref().ok_or(RoundWriteError::Kind)?;
    let rounds: Vec<&Draw> = missing_rounds(computed, wanted).map(|(_, draw)| draw).collect();
    let occasion = match rounds[..] {
        [round] => format!("round {}", round.round_name()),
        _ => "draws".to_string(),
    };
    let backup = replace_with_backup(&Disk::default(), file, &original.bytes, &bytes, &occasion)
        .map_err(RoundWriteError::Replaced)?;
    Ok(Some(WrittenRound { places, backup }))
}

fn add(
    computed: &ComputedReturn,
    original: &OriginalWorkbook,
    settings: &Settings,
    wanted: &dyn Fn(&ComputedEvent) -> bool,
) -> Result<Option<WorkbookWithRound>, AdditionRefusal> {
    let Some(workbook_copy) = computed.workbook_copy.as_ref() else { return Ok(None) };
    let annotation = AnnotationInput {
        path: "",
        workbook_copy,
        outcomes: &computed.outcomes,
        problems: &[],
        language: settings.language().unwrap_or_default(),
    };
    add_next_round(&annotation, Package::open(&original.bytes, Limits::default())?, wanted)
}

/// Whether two draws pair the same contestants in the same round, with the same seats.
fn is_same(one: &Draw, other: &Draw) -> bool {
    let pairs = |draw: &Draw| -> Vec<(usize, Option<usize>)> {
        let mut numbered: Vec<_> = draw.numbered_pairings().collect();
        numbered.arrange_by_key(|(number, _)| *number);
        numbered.into_iter().map(|(_, pairing)| (pairing.first, pairing.second)).collect()
    };
    let seats = |draw: &Draw| -> Vec<(String, &'static str, usize)> {
        let boards = draw.boards.iter();
        let seats = boards.flat_map(|board| board.seats.iter().map(|seat| (&board.label, seat)));
        seats.map(|(board, seat)| (board.clone(), seat.power.name(), seat.who)).collect()
    };
    one.round_name() == other.round_name()
        && pairs(one) == pairs(other)
        && seats(one) == seats(other)
}
