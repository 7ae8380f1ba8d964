//! What is wrong with a competition over many events.

use crate::problem::{meant, problems};

problems! {
    error "competition-twice" CompetitionTwice { id: String, first: String }:
        "The competition {id} stands at {first} already; this one was left out."
        => "Give each competition a short name of its own.";

    error "competition-days" CompetitionDays { from: &'static str, to: &'static str }:
        "{from} is later than {to}, so no event could count; the competition was left out."
        => "Exchange the two days, or correct one of them.";

    error "competition-comparison" CompetitionComparison:
        "An improvement needs the time that it compares with; the competition was left out."
        => "Fill in Compare from and Compare to, such as 2025-09-01 and 2026-05-31.";

    error "competition-place-points" CompetitionPlacePoints { text: String }:
        "“{text}” under Place points is no number; the competition was left out."
        => "Write the points for first place, second place and so on: 10,8,6,5,4,3,2,1.";

    error "competition-group" CompetitionGroup { text: String }:
        "“{text}” under Open to is no group; the competition was left out."
        => "Write all, newcomers, or rank, category or club with a name behind it: category women, club Riverside.";

    error "competition-handicap" CompetitionHandicap { text: String }:
        "The handicap “{text}” was not understood; the competition was left out."
        => "Write none; by rank: Novice 6, Master 2; by average: 45 5, 50 2; or, for percentages, by average alone: what last year’s average lacks of 50.";

    warning "competition-key" CompetitionKey { key: String, nearest: Option<&'static str> }:
        let meant = meant(nearest);
        "“{key}” is not a key of a competition, so its value was not used."
        => "{meant}Keys are the columns of the sheet Competitions.";
}
