//! A USEBIO file of a scoring program with the points of our rule set in place of its own: all else
//! stays as it was typed.

use std::collections::BTreeMap;

use super::points_of;
use engine::awards::ComputedEvent;
use model::usebio_points::{TextChange, UsebioContestantInList, UsebioElementPoints, UsebioPoints};
use model::{Exact, State};

/// The type of points in hundredths of a master point.
pub(super) const USEBIO_LOCAL_POINTS_TYPE: &str = "LOCAL";
const AWARDED: &str = "MASTER_POINTS_AWARDED";

/// A USEBIO file whose points are those of our rule set; all else stays as it was.
#[derive(Debug, Default)]
pub struct CorrectedUsebioFile {
    /// Its text; `None` if all was right.
    pub text: Option<String>,
    /// The number of players in it.
    pub players: usize,
    /// Those whose points differ, in the order of the file.
    pub changes: Vec<UsebioPointsChange>,
}

/// A player who has other points by our rule set than by the file. Points are in hundredths of a
/// master point.
#[derive(Debug)]
pub struct UsebioPointsChange {
    /// The path of the file.
    pub path: String,
    /// The title of the event.
    pub title: String,
    /// The label of the contestant.
    pub entry: String,
    /// The player's number; may be empty.
    pub number: String,
    pub player: String,
    /// The place by the file, and by the boards or results; empty without one.
    pub places: [String; 2],
    /// The points by the file, as it has them; empty if it names none.
    pub told: String,
    /// The points by our rule set.
    pub points: Exact,
    /// The difference, if the file names a number.
    pub difference: Option<Exact>,
    /// The clauses of our award, or of why there is none.
    pub clauses: String,
    /// The same in words.
    pub basis: String,
}

/// Corrects the points of a file whose events were computed. `path` names the file in the changes.
///
/// # Errors
///
/// Why it cannot be corrected, as the end of a sentence that begins with the file.
pub fn correct_usebio_points(
    path: &str,
    points: &UsebioPoints,
    outcomes: &[ComputedEvent],
) -> Result<CorrectedUsebioFile, String> {
    let own = contestants(points, outcomes)?;
    let mut made = CorrectedUsebioFile::default();
    let mut edits: Vec<TextChange> = Vec::new();
    for (contestant, (outcome, index)) in points.contestants.iter().zip(own) {
        let ours = ours(outcome, index);
        let told: Vec<FilePointsOfPlayer> = (0..ours.len())
            .map(|player| FilePointsOfPlayer::from_lists(&contestant.lists, player))
            .collect();
        made.players += ours.len();
        let differs = |player: usize| told[player].sum.unwrap_or_default() != ours[player];
        let changed: Vec<usize> = (0..ours.len()).filter(|player| differs(*player)).collect();
        if !changed.is_empty() {
            edits.extend(edits_of(points, &contestant.lists, &ours));
        }
        let place = contestant.lists.first().and_then(|list| list.place.as_deref());
        let change = |player: usize| {
            change(path, outcome, index, player, &told[player], place, ours[player])
        };
        made.changes.extend(changed.into_iter().map(change));
    }
    let awarded = outcomes.iter().any(|outcome| !outcome.awarded.awards.is_empty());
    let flag = if awarded { "Y" } else { "N" };
    for (spots, text) in [(&points.types, USEBIO_LOCAL_POINTS_TYPE), (&points.flags, flag)] {
        let others = spots.iter().filter(|spot| spot.text != text);
        edits.extend(others.map(|spot| points.text_replacement(spot, text)));
    }
    made.text = (!edits.is_empty()).then(|| points.apply_changes(edits));
    Ok(made)
}

/// Checks a corrected file: each player must have the points that we gave.
///
/// # Errors
///
/// Whose points it does not have, as the end of a sentence that begins with the file.
pub fn check_corrected_usebio(
    points: &UsebioPoints,
    outcomes: &[ComputedEvent],
) -> Result<(), String> {
    for (contestant, (outcome, index)) in
        points.contestants.iter().zip(contestants(points, outcomes)?)
    {
        for (player, ours) in ours(outcome, index).into_iter().enumerate() {
            if FilePointsOfPlayer::from_lists(&contestant.lists, player).sum.unwrap_or_default()
                != ours
            {
                let label = &outcome.event.entries[index].label;
                return Err(format!("the points of {label} cannot be written into it"));
            }
        }
    }
    Ok(())
}

/// The entry of each contestant of a file.
fn contestants<'a>(
    points: &UsebioPoints,
    outcomes: &'a [ComputedEvent],
) -> Result<Vec<(&'a ComputedEvent, usize)>, String> {
    let mut own: BTreeMap<usize, (&ComputedEvent, usize)> = BTreeMap::new();
    for outcome in outcomes {
        if outcome.event.state != State::Final {
            let (id, state) = (&outcome.event.id, outcome.event.state.word());
            return Err(format!("event {id} is {state}, so its points were not corrected"));
        }
        for (index, entry) in outcome.event.entries.iter().enumerate() {
            // Row 0 has the headings.
            own.insert((entry.at.row as usize).saturating_sub(1), (outcome, index));
        }
    }
    if let Some(line) = points.elsewhere {
        return Err(format!(
            "the points in line {line} are of a match or of a pair in a team, and were not corrected"
        ));
    }
    let mut found = Vec::with_capacity(points.contestants.len());
    for (row, contestant) in points.contestants.iter().enumerate() {
        let Some((outcome, index)) = own.get(&row).copied() else {
            return Err(format!("its contestant {} is not in any event", row + 1));
        };
        let entry = &outcome.event.entries[index];
        if entry.players.len() != contestant.players {
            return Err(format!("the players of {} cannot be told apart in it", entry.label));
        }
        found.push((outcome, index));
    }
    Ok(found)
}

/// The points of each player of an entry by our rule set.
fn ours(outcome: &ComputedEvent, index: usize) -> Vec<Exact> {
    points_of(outcome, index).into_iter().map(Option::unwrap_or_default).collect()
}

/// What a file says of the points of a player.
struct FilePointsOfPlayer {
    /// As it stands there.
    text: String,
    /// The sum, if it is one.
    sum: Option<Exact>,
}

impl FilePointsOfPlayer {
    /// The points of the event, or the sum of those of its sessions.
    fn from_lists(lists: &[UsebioContestantInList], player: usize) -> FilePointsOfPlayer {
        let of_event = lists.first().is_some_and(|list| !list.of_session);
        let counted = if of_event { &lists[..1] } else { lists };
        let mut texts = Vec::new();
        for list in counted.iter().rev() {
            let own = list.players.get(player).and_then(Option::as_ref);
            // In an individual the contestant is the player.
            if own.is_none() && list.players.iter().any(Option::is_some) {
                continue;
            }
            let named = own.filter(|own| own.has_points()).unwrap_or(&list.own);
            texts.extend(named.points.iter().map(|spot| spot.text.as_str()));
        }
        texts.retain(|text| !text.is_empty());
        let sum = texts.iter().map(|text| Exact::parse_decimal(text)).sum::<Option<Exact>>();
        FilePointsOfPlayer { text: texts.join(" + "), sum: sum.filter(|_| !texts.is_empty()) }
    }
}

/// The changes that give a contestant our points: in the list of the event, else in the last one;
/// other lists have none.
fn edits_of(
    file: &UsebioPoints,
    lists: &[UsebioContestantInList],
    ours: &[Exact],
) -> Vec<TextChange> {
    let mut edits = Vec::new();
    let most = ours.iter().max().copied().unwrap_or_default();
    let mut done = vec![false; ours.len()];
    for (nth, list) in lists.iter().enumerate() {
        let told = list.players.iter().flatten().any(|player| !player.points.is_empty());
        let own = if nth == 0 { most } else { Exact::ZERO };
        edits.extend(edit(file, &list.own, own, own > Exact::ZERO && !told));
        for (player, named) in list.players.iter().enumerate() {
            let Some(named) = named else { continue };
            let first = !std::mem::replace(&mut done[player], true);
            let points = if first { ours[player] } else { Exact::ZERO };
            edits.extend(edit(file, named, points, first && (told || points != own)));
        }
    }
    edits
}

/// The changes that give an element its points; of several types of points the first has them.
/// `add`: where it names none, it gets an element for them.
fn edit(
    file: &UsebioPoints,
    named: &UsebioElementPoints,
    points: Exact,
    add: bool,
) -> Vec<TextChange> {
    let mut edits = Vec::new();
    for (nth, spot) in named.points.iter().enumerate() {
        let points = if nth == 0 { points } else { Exact::ZERO };
        if Exact::parse_decimal(&spot.text) != Some(points) {
            edits.push(file.text_replacement(spot, &points.to_decimal()));
        }
    }
    if let Some(before) = named.before.filter(|_| add && named.points.is_empty()) {
        edits.push(file.element_insertion(before, AWARDED, &points.to_decimal()));
    }
    edits
}

fn change(
    path: &str,
    outcome: &ComputedEvent,
    index: usize,
    player: usize,
    told: &FilePointsOfPlayer,
    place: Option<&str>,
    points: Exact,
) -> UsebioPointsChange {
    let entry = &outcome.event.entries[index];
    let person = &entry.players[player];
    let standing = outcome.lists.iter().find_map(|list| list.standing_of_entry(index));
    let place_of_ours = standing
        .map(|standing| format!("{}{}", standing.place, if standing.tied > 1 { "=" } else { "" }));
    let awarded = &outcome.awarded;
    let award = awarded.awards.iter().find(|award| award.entry == index && award.player == player);
    let ground = &awarded.ground;
    let (clauses, basis) = match (award, awarded.without.get(&index)) {
        (Some(award), _) => (award.basis.clauses_text(), award.basis.sentence()),
        (None, None) => (ground.clauses_text(), ground.sentence()),
        (None, Some(why)) => {
            (ground.clauses_text(), format!("{}; {}", ground.sentence(), why.sentence()))
        }
    };
    UsebioPointsChange {
        path: path.to_string(),
        title: outcome.event.title().to_string(),
        entry: entry.label.clone(),
        number: person.number.clone().unwrap_or_default(),
        player: person.name.clone(),
        places: [place.unwrap_or_default().to_string(), place_of_ours.unwrap_or_default()],
        difference: told.sum.map(|sum| points - sum),
        told: told.text.clone(),
        points,
        clauses,
        basis,
    }
}
