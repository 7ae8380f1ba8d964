//! What a body would refuse, and what is wrong with the ledger of uploads.

use model::problem::problems;

problems! {
    // Before an upload
    error "upload-needs" NeededAnswer { body: String, key: &'static str }:
        let folder = match key {
            "Event" => "",
            _ => ", or in palmares.toml for all events of a folder",
        };
        "{body} takes no event without {key}, and this one has none."
        => "Fill in {key} on the sheet Event{folder}.";

    /// `typed`: the code that it does not know.
    error "upload-charge" UnknownCharge { body: String, typed: Option<String>, codes: String }:
        let typed = match typed {
            Some(typed) => format!("does not know the charge code {typed}"),
            None => "charges by a code, and this event has none".to_string(),
        };
        "{body} {typed}."
        => "Fill in Charge code on the sheet Event: {codes}.";

    error "upload-charge-unfit" UnfitCharge { body: String, code: String, what: String, lacks: &'static str }:
        "The charge code {code} of {body} is for {what}, and this event has {lacks}."
        => "Correct Charge code, or what the sheet Event says of the event.";

    error "upload-number" UnsoundNumber { body: String, name: String, typed: String, form: &'static str }:
        "{body} would refuse the number {typed} of {name}: a number is {form}."
        => "Correct the number on the sheet Entries.";

    error "upload-without-number" NumberNeeded { body: String, name: String }:
        "{body} takes no results without the number of each player, and {name} has none."
        => "Fill in No on the sheet Entries.";

    warning "upload-unpaid" Unpaid { body: String, name: String }:
        "{name} has no number, so {body} can credit nothing."
        => "Fill in No on the sheet Entries, unless the player is no member.";

    error "upload-number-twice" NumberTwice { body: String, number: String, name: String, other: String }:
        "{name} has the number {number}, which {other} has too; {body} would take them for one player."
        => "Correct one of the numbers on the sheet Entries.";

    error "upload-name" UnfitName { body: String, name: String, why: &'static str }:
        "{body} would not know who {name} is: {why}."
        => "Write forename and surname on the sheet Entries, such as Carys Lorimer.";

    error "upload-points" UnfitPoints { body: String, name: String, points: String }:
        "{body} takes points in whole hundredths up to 9999.99, and {name} has {points}."
        => "Check the rule book of the event, and the adjustments.";

    error "upload-provisional" ProvisionalUpload { body: String }:
        "The event is provisional, so nothing of it goes to {body}."
        => "palmares explain says what is missing; send the event when it is final.";

    error "upload-time-control" UnfitTimeControl { body: String, typed: String }:
        "{body} takes the time for a game in minutes, and “{typed}” does not give them."
        => "Write Time control as minutes, and the seconds for each move behind a plus: 90+30.";

    /// `trouble`: what the game has.
    error "upload-game" UnfitGame { body: String, white: String, black: String, round: usize, trouble: &'static str }:
        "{white} against {black} in round {round} has {trouble}, and {body} takes no such game."
        => "Correct the result on the sheet Matches; a game that was not played is +--, --+ or ---.";

    error "upload-address" AddressNeeded { body: String, key: &'static str, typed: String }:
        "{body} wants an address for {key}, and “{typed}” has none."
        => "Write it behind a comma: Jo Lark, jo@club.example.";

    error "upload-nothing" NothingToSend { body: String }:
        "No event here is one that {body} takes, so nothing was written."
        => "Check the folder, and the body behind --to; palmares send --help lists them.";

    // The ledger of uploads
    error "upload-ledger-damaged" LedgerDamaged { why: String }:
        "The ledger of uploads cannot be read: {why}. Nothing was written."
        => "Take uploads.csv from a backup. Without one, move it and the files beside it away; palmares begins a new one, which knows nothing of earlier uploads.";

    error "upload-ledger-contradiction" LedgerContradiction { why: String }:
        "The ledger of uploads contradicts itself: {why}. Nothing was written."
        => "Undo what was changed in uploads.csv, or take it from a backup; only its column note is for you to fill in.";

    error "upload-not-written" AnswerUnknown { file: String }:
        "{file} was not written for this body, so there is nothing to be accepted or refused. Nothing was written."
        => "Give the name of a file as the column file of uploads.csv has it, and the body that it went to.";

    error "upload-file-changed" FileChanged { file: String }:
        "{file} is not as palmares wrote it, so it was not replaced. Nothing was written."
        => "Use a folder of its own for each body; or move the file away, or give --overwrite to replace it.";

    error "upload-adds-twice" AddsTwice { body: String, file: String }:
        "{file} was accepted and would have other points now; {body} would credit it on top of what it has. Nothing was written."
        => "Send the returns that are new by themselves, with --name; tell the body of what changed in those that it has.";

    warning "upload-refused" StillRefused { file: String }:
        "{file} was refused and is still the same."
        => "Correct the return as the body says. Send it again as it is if the fault was not yours.";
}
