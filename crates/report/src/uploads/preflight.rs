//! What a body takes of an event, and what it would refuse, each at its cell.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io;

use engine::awards::ComputedEvent;
use engine::scoring::diplomacy::is_house_player;
use model::form::{EntryColumn, FormColumn, Key};
use model::name_comparison::name_key;
use model::problem::{Phrase, Problem, phrase};
use model::surname::split_name;
use model::{CellAddress, Event, Exact, Player, State, Status};

use super::receiving_bodies::{ChargeCode, MissingNumberPolicy, ReceivingBody, UploadFormat};
use super::{ecf, problems, wdd};
use crate::trf::{self, player_number_cell};
use crate::usebio;

/// The files of an event by their endings.
pub type EventFilesByEnding = Vec<(Cow<'static, str>, Vec<u8>)>;

/// Whether an event is one that a body takes.
pub fn body_accepts_event(body: &ReceivingBody, outcome: &ComputedEvent) -> bool {
    let rated = || !outcome.event.is_unrated();
    match body.layout {
        UploadFormat::Usebio | UploadFormat::Members => usebio::usebio_has_type_for_event(outcome),
        UploadFormat::Trf => rated() && trf::tournament_report_of_event(outcome).is_some(),
        UploadFormat::Ecf => rated() && ecf::report_of_single_players(outcome).is_some(),
        UploadFormat::Wdd => outcome.scores.diplomacy_games().is_some(),
        // What is not final may have points yet.
        UploadFormat::Credits => {
            let waits = outcome.event.state == State::Provisional;
            usebio::usebio_has_type_for_event(outcome)
                && (waits || !players(body, outcome).is_empty())
        }
    }
}

/// The files of an event; none for a body that takes the points of a season.
///
/// # Errors
///
/// Errors of the writers.
pub fn upload_files_of_event(
    body: &ReceivingBody,
    outcome: &ComputedEvent,
) -> io::Result<EventFilesByEnding> {
    let one = |ending, file: Option<Vec<u8>>| file.map(|file| (Cow::Borrowed(ending), file));
    let files = match body.layout {
        UploadFormat::Usebio => {
            let charge = charge(body, &outcome.event).unwrap_or_default();
            vec![one(".xml", usebio::usebio_file_with_charge_code(outcome, charge)?)]
        }
        UploadFormat::Trf => {
            let months = trf::rating_period_report_files(outcome);
            match months.is_empty() {
                true => vec![one(".trf", trf::tournament_report_file(outcome))],
                false => {
                    let named = |(month, file)| Some((Cow::Owned(format!("-{month}.trf")), file));
                    months.into_iter().map(named).collect()
                }
            }
        }
        UploadFormat::Ecf => vec![one(".txt", ecf::ecf_results_file(outcome))],
        UploadFormat::Wdd => vec![
            one("-classification.csv", wdd::wdd_classification_csv(outcome)?),
            one("-boards.csv", wdd::wdd_boards_csv(outcome)?),
        ],
        UploadFormat::Credits | UploadFormat::Members => Vec::new(),
    };
    Ok(files.into_iter().flatten().collect())
}

/// What a body would refuse of an event that it takes, and who would get nothing.
pub fn upload_problems(body: &ReceivingBody, outcome: &ComputedEvent) -> Vec<Problem> {
    let event = &outcome.event;
    let mut found = Vec::new();
    if event.state == State::Provisional {
        let trouble = problems::ProvisionalUpload { body: body.name.clone() };
        found.push(event.problem(trouble, event.at));
    }
    for key in body.required_keys().filter(|key| event.is_key_unanswered(*key)) {
        let trouble =
            problems::NeededAnswer { body: body.name.clone(), key: key.definition().name };
        found.push(event.problem(trouble, key));
    }
    found.extend(charge(body, event).err());
    let players = players(body, outcome);
    found.extend(unfit_numbers(body, event, &players));
    if body.full_names {
        found.extend(unfit_names(body, event, &players));
    }
    match body.layout {
        UploadFormat::Trf => {
            found.extend(trf::missing_trf_field_problems(outcome));
            found.extend(trf::unfinished_match_problems(outcome));
        }
        UploadFormat::Ecf => found.extend(ecf::ecf_upload_problems(outcome, &body.name)),
        UploadFormat::Credits => found.extend(unfit_points(body, outcome)),
        UploadFormat::Usebio | UploadFormat::Wdd | UploadFormat::Members => {}
    }
    found
}

/// The code for what a body charges: as typed, else that of a club's own session.
fn charge<'a>(body: &'a ReceivingBody, event: &'a Event) -> Result<Option<&'a str>, Problem> {
    let typed = event.answer_text(Key::ChargeCode);
    if body.charges.is_empty() {
        return Ok(typed);
    }
    let plain = |code: &str| code.trim_start_matches('0').to_string();
    let known = match typed {
        Some(typed) => body.charges.iter().find(|known| plain(&known.code) == plain(typed)),
        None => body.charges.iter().find(|known| known.default && is_of_club(event)),
    };
    let Some(known) = known else {
        let named = |ChargeCode { code, what, .. }: &ChargeCode| format!("{code} is {what}");
        let codes: Vec<String> = body.charges.iter().map(named).collect();
        let (typed, codes) = (typed.map(str::to_string), codes.join(", "));
        let trouble = problems::UnknownCharge { body: body.name.clone(), typed, codes };
        return Err(event.problem(trouble, Key::ChargeCode));
    };
    let lacks = match known {
        ChargeCode { several: true, .. } if !has_sessions(event) => phrase!("one session"),
        ChargeCode { licensed: true, .. } if event.is_key_unanswered(Key::Licence) => {
            phrase!("no Licence")
        }
        _ => return Ok(Some(&known.code)),
    };
    let (code, what) = (known.code.clone(), known.what.clone());
    let trouble = problems::UnfitCharge { body: body.name.clone(), code, what, lacks };
    Err(event.problem(trouble, Key::ChargeCode))
}

/// Whether an event is a single session of a club without a licence.
fn is_of_club(event: &Event) -> bool {
    let plain =
        [Key::Licence, Key::GreenPoints].into_iter().all(|key| event.is_key_unanswered(key));
    plain && event.organiser_status() == Status::Club && !has_sessions(event)
}

/// Whether an event has more than one session, of its own or of events before it.
fn has_sessions(event: &Event) -> bool {
    let named = event.results.iter().filter_map(|row| row.session.as_deref());
    let named = named.chain(event.boards.iter().filter_map(|line| line.session.as_deref()));
    let before = [Key::Qualifier, Key::CarryOverFrom, Key::Ladder];
    event.answer_whole_number(Key::Sessions).is_some_and(|sessions| sessions > 1)
        || named.collect::<BTreeSet<_>>().len() > 1
        || before.into_iter().any(|key| !event.is_key_unanswered(key))
}

/// A player of an event: the entry, the position in it.
type Place = (usize, usize);

/// The players that a body looks at: all, or those whom it credits.
fn players(body: &ReceivingBody, outcome: &ComputedEvent) -> BTreeSet<Place> {
    if body.layout == UploadFormat::Credits {
        return credited(body, outcome).into_keys().collect();
    }
    let entries = outcome.event.entries.iter().enumerate();
    let wanted = entries.filter(|(_, entry)| !is_house_player(entry));
    wanted.flat_map(|(at, entry)| (0..entry.players.len()).map(move |nth| (at, nth))).collect()
}

/// The points that a body credits, by player.
fn credited(body: &ReceivingBody, outcome: &ComputedEvent) -> BTreeMap<Place, Exact> {
    let colours = body.colours_by_kind();
    let mut points: BTreeMap<Place, Exact> = BTreeMap::new();
    for award in outcome.awarded.awards.iter().filter(|award| colours.contains_key(award.kind.id()))
    {
        let sum = points.entry((award.entry, award.player)).or_insert(Exact::ZERO);
        *sum = *sum + award.points;
    }
    points.retain(|_, points| !points.is_zero());
    points
}

/// Players whose number is absent, unsound or that of somebody else.
fn unfit_numbers(body: &ReceivingBody, event: &Event, players: &BTreeSet<Place>) -> Vec<Problem> {
    let Some(numbers) = body.numbers else { return Vec::new() };
    let mut known: BTreeMap<&str, &Player> = BTreeMap::new();
    let mut found = Vec::new();
    for (player, at) in placed(event, players) {
        let (body, name) = (body.name.clone(), player.name.clone());
        let typed = player.number.as_deref().map(str::trim).unwrap_or_default();
        let problem = match (typed.is_empty(), numbers.without) {
            (true, MissingNumberPolicy::Refused) => {
                event.problem(problems::NumberNeeded { body, name }, at)
            }
            (true, MissingNumberPolicy::Unpaid) => {
                event.problem(problems::Unpaid { body, name }, at)
            }
            (false, _) if !numbers.form.fits(typed) => {
                let (typed, form) = (typed.to_string(), Phrase::new(numbers.form.description()));
                event.problem(problems::UnsoundNumber { body, name, typed, form }, at)
            }
            (false, _) => {
                let other = *known.entry(typed.trim_start_matches('0')).or_insert(player);
                if name_key(&other.name) == name_key(&name) {
                    continue;
                }
                let (number, other) = (typed.to_string(), other.name.clone());
                event.problem(problems::NumberTwice { body, number, name, other }, at)
            }
        };
        found.push(problem);
    }
    found
}

/// Players whose name does not tell who they are.
fn unfit_names(body: &ReceivingBody, event: &Event, players: &BTreeSet<Place>) -> Vec<Problem> {
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    for (player, at) in placed(event, players) {
        let (forename, surname) = split_name(&player.name);
        let alone = player.number.is_none() || body.numbers.is_none();
        let why = match alone && !known.insert(name_key(&player.name)) {
            true => phrase!("another player has this name"),
            false if forename.is_empty() || surname.is_empty() => phrase!("it is only one name"),
            false => continue,
        };
        let (body, name) = (body.name.clone(), player.name.clone());
        found.push(event.problem(problems::UnfitName { body, name, why }, at));
    }
    found
}

/// Players and where their number stands or belongs.
fn placed<'a>(
    event: &'a Event,
    players: &'a BTreeSet<Place>,
) -> impl Iterator<Item = (&'a Player, CellAddress)> {
    players.iter().filter_map(|(entry, nth)| {
        let player = event.entries.get(*entry)?.players.get(*nth)?;
        Some((player, player_number_cell(event, *entry, *nth)))
    })
}

/// Players with points that a line of digits cannot hold.
fn unfit_points(body: &ReceivingBody, outcome: &ComputedEvent) -> Vec<Problem> {
    let event = &outcome.event;
    let (hundred, most) = (Exact::whole(100), Exact::whole(1_000_000));
    let fits = |points: &Exact| {
        let hundredths = *points * hundred;
        hundredths.is_whole() && hundredths >= Exact::ZERO && hundredths < most
    };
    let unfit = credited(body, outcome).into_iter().filter(|(_, points)| !fits(points));
    let told = unfit.filter_map(|((entry, nth), points)| {
        let name = event.entries.get(entry)?.players.get(nth)?.name.clone();
        let (body, points) = (body.name.clone(), points.to_decimal());
        let at = event.entries[entry].player_cell(EntryColumn::Player, nth).map(|cell| cell.at);
        let trouble = problems::UnfitPoints { body, name, points };
        Some(event.problem(trouble, at.unwrap_or(event.entries[entry].at)))
    });
    told.collect()
}
