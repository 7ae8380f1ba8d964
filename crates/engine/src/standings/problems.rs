//! Problems with places, teams and tie-breaks: places of the organiser that the scores contradict,
//! teams that are too large, and tie-breaks that cannot be applied.

use model::problem::{did_you_mean_text, problems};

problems! {
    // Results
    error "entry-without-result" "Entry without a result" EntryWithoutResult { label: String }:
        "Entry {label} has no result, so it has no place."
        => "Enter its score on the Results sheet, or write “withdrawn after N” under Status.";

    warning "place-disagrees" "Place does not match the score" PlaceDisagrees { label: String, typed: u32, place: String, score: String }:
        "The return gives entry {label} place {typed}, but its score of {score} makes it place {place}."
        => "Check its score and its neighbours' scores. Places and awards follow the scores.";

    note "tie-broken" "Tied places given in order" TieBroken { label: String, typed: u32, place: u32, tied: u32 }:
        let last = place + tied - 1;
        "The return gives entry {label} place {typed}, but it shares places {place} to {last}."
        => "No action needed; tied contestants share awards.";

    // The tournament
    error "team-too-large" "Too many players in a team" FourthMember { team: String, label: String, most: usize }:
        "A team has at most {most} players, so entry {label} was left out of {team}."
        => "Correct Team.";

    error "second-team" "Player in two teams" SecondTeam { label: String, team: String, other: String }:
        "Entry {label} is already in {other}, so it does not count for {team}."
        => "Correct Team. A player can be in only one team.";

    error "tie-break-unknown" "Unknown tie-break" UnknownTieBreak { name: String, nearest: Option<String> }:
        let meant = did_you_mean_text(nearest.as_deref());
        "“{name}” is not a tie-break, so ties were broken without it and the standings are provisional."
        => "{meant}Write codes or names of tie-breaks, such as BH-C1 or Buchholz Cut 1, with commas between them.";

    warning "tie-break-of-teams" "Tie-break for teams" TieBreakOfTeams { title: String }:
        "{title} is a tie-break for teams; it was skipped."
        => "Remove it from Tie-breaks.";

    warning "tie-break-without-ratings" "Tie-break without ratings" TieBreakWithoutRatings { title: String, unrated: usize, clause: String }:
        let players = if unrated == 1 { "player has" } else { "players have" };
        "{title} was skipped, because {unrated} {players} no rating. Rating tie-breaks need everybody's rating ({clause})."
        => "Fill in Rating for everybody on the Entries sheet, or choose another tie-break.";

    warning "board-prizes-lack" "Board prizes incomplete" BoardPrizesLack { matches: usize, nameless: usize }:
        let of_matches = match matches { 1 => "1 match".to_string(), many => format!("{many} matches") };
        let of_games = match nameless { 1 => "1 player".to_string(), many => format!("{many} players") };
        "Not counted for the board prizes: {of_matches} without board results, and {of_games} not named in any row."
        => "Write a row for each board on the Matches sheet, and the players of each team on Entries.";

    warning "tie-breaks-not-applied" "Tie-breaks in a format without any" TieBreaksNotApplied { format: &'static str }:
        "“Tie-breaks” is filled in, but the format {format} has none."
        => "Contestants with the same score share a place. Clear Tie-breaks, or correct Format.";
}
