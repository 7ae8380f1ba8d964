//! Events as CSV for the web sites of clubs, read back before they are given out.

use std::collections::BTreeMap;
use std::io;

use super::problems::CsvUnfit;
use super::read::compute_return_from_bytes;
use engine::awards::{ComputedEvent, SeasonContext};
use model::problem::{RenderedProblem, phrase};
use model::{AwardKind, Exact};
use report::uploads::club_site_upload::{self, UnfitEventReason};
use returns::settings::Settings;

/// The file of an event; or the problem why there is none.
///
/// # Errors
///
/// Errors of the writer.
pub fn club_site_csv(
    outcome: &ComputedEvent,
    settings: &Settings,
) -> io::Result<Result<Vec<u8>, Box<RenderedProblem>>> {
    let unfit = |UnfitEventReason { why, instead }: UnfitEventReason| {
        let event = outcome.event.id.clone();
        Ok(Err(Box::new(RenderedProblem::for_file(CsvUnfit { event, why, instead }))))
    };
    if let Err(why) = club_site_upload::check_event_fits_club_site(outcome) {
        return unfit(why);
    }
    let bytes = club_site_upload::club_site_session_file(outcome)?;
    let again = compute_return_from_bytes(&bytes, settings, &SeasonContext::default()).outcomes;
    match again.as_slice() {
        [again] if places_and_awards(again) == places_and_awards(outcome) => Ok(Ok(bytes)),
        _ => {
            let why = phrase!("read again, it would not have the same places and awards");
            unfit(UnfitEventReason { why, instead: Some("usebio") })
        }
    }
}

/// The place of a contestant, how many share it, and its score.
type ContestantPlace = (u32, u32, Exact);
/// A player of a contestant with an award and its title.
type AwardOfPlayer = (String, usize, AwardKind, String);

/// What a file must say again: places and awards.
fn places_and_awards(
    outcome: &ComputedEvent,
) -> (BTreeMap<&str, ContestantPlace>, BTreeMap<AwardOfPlayer, Exact>) {
    let label = |entry: usize| outcome.event.entries[entry].label.as_str();
    let standings = outcome.lists.iter().flat_map(|list| &list.standings);
    let placed =
        standings.map(|one| (label(one.entry), (one.place, one.tied, one.score))).collect();
    let awards = outcome.awarded.awards.iter().map(|award| {
        let to =
            (label(award.entry).to_string(), award.player, award.kind, award.title.to_string());
        (to, award.points)
    });
    (placed, awards.collect())
}
