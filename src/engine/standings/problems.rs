//! Problems with places, teams and tie-breaks.

use crate::problem::{meant, problems};

problems! {
    // Results
    error "entry-without-result" EntryWithoutResult { label: String }:
        "Entry {label} has no result, so it cannot be ranked."
        => "Give its score on the sheet Results, or write “withdrawn after N” under Status.";

    warning "place-disagrees" PlaceDisagrees { label: String, typed: u32, place: String, score: String }:
        "The return says place {typed} for entry {label}, but its score of {score} makes it place {place}."
        => "Check its score and those of its neighbours. Places and awards go by the scores.";

    note "tie-broken" TieBroken { label: String, typed: u32, place: u32, tied: u32 }:
        let last = place + tied - 1;
        "The return says place {typed} for entry {label}, which shares places {place} to {last}."
        => "Ties are not broken for awards, so nothing needs to be done.";

    // The tournament
    error "team-too-large" FourthMember { team: String, label: String, most: usize }:
        "A team has at most {most} players (26), so entry {label} was left out of {team}."
        => "Correct Team.";

    error "second-team" SecondTeam { label: String, team: String, other: String }:
        "Entry {label} is in {other} already, so it does not count for {team} (26)."
        => "A player is in one team only; correct Team.";

    error "tie-break-unknown" UnknownTieBreak { name: String, nearest: Option<String> }:
        let meant = meant(nearest.as_deref());
        "“{name}” is no tie-break, so ties were broken without it and the standings are provisional."
        => "{meant}Use the names of palmares rules fide-2026, such as BH-C1 or Buchholz Cut 1, with commas between them.";

    warning "tie-break-without-ratings" TieBreakWithoutRatings { title: String, unrated: usize, clause: String }:
        let players = if unrated == 1 { "player has" } else { "players have" };
        "{title} was left out, because {unrated} {players} no rating: tie-breaks by ratings need everybody's rating ({clause})."
        => "Fill in Rating for everybody on the sheet Entries, or ask for another tie-break.";

    warning "tie-breaks-not-applied" TieBreaksNotApplied { format: &'static str }:
        "Tie-breaks are asked for, and this version applies none to an event of the format {format}."
        => "Contestants with the same score share their place. Clear Tie-breaks, or correct Format.";
}
