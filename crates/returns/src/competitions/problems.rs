//! What is wrong with a competition over many events, as it is asked for in `palmares.toml` or on
//! the sheet `Competitions`. A competition with an error is left out.

use model::problem::{did_you_mean_text, problems};

problems! {
    error "competition-twice" "Competition listed twice" CompetitionTwice { id: String, first: String }:
        "The competition {id} is already listed at {first}; this one was left out."
        => "Give each competition a short name of its own.";

    error "competition-days" "Competition ends before it begins" CompetitionDays { from: &'static str, to: &'static str }:
        "{from} is later than {to}, so no event could count; the competition was left out."
        => "Swap the two dates, or correct one of them.";

    error "competition-comparison" "Competition without an earlier period" CompetitionComparison:
        "An improvement needs an earlier period to compare with; the competition was left out."
        => "Fill in Compare from and Compare to, such as 2025-09-01 and 2026-05-31.";

    error "competition-place-points" "Competition: place points" CompetitionPlacePoints { text: String }:
        "“{text}” under “Place points” is not a number; the competition was left out."
        => "Write the points for first place, second place and so on: 10,8,6,5,4,3,2,1.";

    error "competition-best" "Competition: best of none" CompetitionBest:
        "“Best” is 0, so no result could count; the competition was left out."
        => "Write how many of the best results count, or leave it blank if all do.";

    error "competition-group" "Competition: group not known" CompetitionGroup { text: String }:
        "“{text}” under “Open to” is not a group; the competition was left out."
        => "Write all, newcomers, or rank, category or club followed by a name: category women, club Riverside.";

    error "competition-handicap" "Competition: handicap not understood" CompetitionHandicap { text: String }:
        "The handicap “{text}” was not understood; the competition was left out."
        => "Write one of these: “none”; “by rank: Novice 6, Master 2”; “by average: 45 5, 50 2” (5 for an average below 45, 2 for one below 50); or, for percentages, just “by average”, which gives each player the difference between last year's average and 50.";

    warning "competition-key" "Competition: unknown column" CompetitionKey { key: String, nearest: Option<&'static str> }:
        let meant = did_you_mean_text(nearest);
        "There is no column “{key}” for a competition, so its value was not used."
        => "{meant}Use the column headings of the Competitions sheet.";
}
