//! What a body would refuse, and what is wrong with the ledger of uploads.

use model::problem::{Phrase, problems};

problems! {
    // Before an upload
    error "upload-needs" "Upload: details missing" NeededAnswer { body: String, key: &'static str }:
        let the_body = with_article(&body);
        let folder = match key {
            "Event" => "",
            _ => ", or in palmares.toml for all events of a folder",
        };
        "This event has no {key}, but {the_body} does not accept events without it."
        => "Fill in {key} on the Event sheet{folder}.";

    /// `typed`: the code that it does not know.
    error "upload-charge" "Upload: charge code" UnknownCharge { body: String, typed: Option<String>, codes: String }:
        let the_body = with_article(&body);
        let typed = match typed {
            Some(typed) => format!("does not know the charge code {typed}"),
            None => "charges by a code, and this event has none".to_string(),
        };
        "The event cannot be sent: {the_body} {typed}."
        => "Fill in Charge code on the Event sheet: {codes}.";

    error "upload-charge-unfit" "Upload: charge code does not fit" UnfitCharge { body: String, code: String, what: String, lacks: Phrase }:
        let the_body = with_article(&body);
        "The charge code {code} of {the_body} is for {what}, but this event has {lacks}."
        => "Correct Charge code, or the details of the event on the Event sheet.";

    error "upload-number" "Upload: number would be refused" UnsoundNumber { body: String, name: String, typed: String, form: Phrase }:
        let the_body = with_article(&body);
        "The number {typed} of {name} would be refused by {the_body}: a number must be {form}."
        => "Correct the number on the Entries sheet.";

    error "upload-without-number" "Upload: player without a number" NumberNeeded { body: String, name: String }:
        let the_body = with_article(&body);
        "{name} has no number, but {the_body} does not accept results unless every player has one."
        => "Type the member number under “No” on the Entries sheet.";

    warning "upload-unpaid" "Upload: player who gets no points" Unpaid { body: String, name: String }:
        let the_body = with_article(&body);
        "{name} has no number, so {the_body} cannot credit any points."
        => "Type the member number under “No” on the Entries sheet, unless the player is not a member.";

    error "upload-number-twice" "Upload: two players with one number" NumberTwice { body: String, number: String, name: String, other: String }:
        let the_body = with_article(&body);
        "{name} and {other} both have the number {number}; {the_body} would take them for one player."
        => "Correct one of the numbers on the Entries sheet.";

    error "upload-name" "Upload: name unclear" UnfitName { body: String, name: String, why: Phrase }:
        let the_body = with_article(&body);
        "From the name {name}, {the_body} cannot tell who the player is: {why}."
        => "Write forename and surname on the Entries sheet, such as Carys Lorimer.";

    error "upload-points" "Upload: points too large or too exact" UnfitPoints { body: String, name: String, points: String }:
        let the_body = with_article(&body);
        "{name} has {points} points, but {the_body} accepts at most two decimals, and points up to 9999.99."
        => "Check the rule book of the event, and the adjustments.";

    error "upload-provisional" "Upload: event is provisional" ProvisionalUpload { body: String }:
        let the_body = with_article(&body);
        "The event is provisional, so nothing from it is sent to {the_body}."
        => "Run palmares explain to see what is missing, and send the event when it is final.";

    error "upload-time-control" "Upload: time control" UnfitTimeControl { body: String, typed: String }:
        let the_body = with_article(&body);
        "“{typed}” does not give the time for a game in minutes, which {the_body} needs."
        => "Write Time control as minutes, then a plus sign and the seconds for each move: 90+30.";

    /// `trouble`: what the game has.
    error "upload-game" "Upload: game not accepted" UnfitGame { body: String, white: String, black: String, round: usize, trouble: Phrase }:
        let the_body = with_article(&body);
        "{white} against {black} in round {round} has {trouble}, and {the_body} does not accept such a game."
        => "Correct the result on the Matches sheet; a game that was not played is +--, --+ or ---.";

    error "upload-address" "Upload: e-mail address missing" AddressNeeded { body: String, key: &'static str, typed: String }:
        let the_body = with_article(&body);
        "“{key}” is “{typed}”, but {the_body} needs an e-mail address with it."
        => "Write it after a comma: Jo Lark, jo@club.example.";

    error "upload-nothing" "Upload: nothing to send" NothingToSend { body: String }:
        let the_body = with_article(&body);
        "None of the events here can be sent to {the_body}, so nothing was written."
        => "Check the folder, and the body named after --to; palmares send --help lists them.";

    // The ledger of uploads
    error "upload-ledger-damaged" "Upload: ledger not readable" LedgerDamaged { why: String }:
        "The ledger of uploads cannot be read: {why}. Nothing was written."
        => "Take uploads.csv from a backup. If you have no backup, move uploads.csv and the files beside it somewhere else; palmares then starts a new one, which does not know about earlier uploads.";

    error "upload-ledger-contradiction" "Upload: ledger contradicts itself" LedgerContradiction { why: String }:
        "The ledger of uploads contradicts itself: {why}. Nothing was written."
        => "Undo what was changed in uploads.csv, or take it from a backup; only its “note” column is for you to fill in.";

    error "upload-not-written" "Upload: answer to an unknown file" AnswerUnknown { file: String }:
        "{file} was not written for this body, so it cannot have been accepted or refused. No answer was recorded."
        => "Give the file name as in the “file” column of uploads.csv, and the body that it went to.";

    error "upload-file-changed" "Upload: file changed by hand" FileChanged { file: String }:
        "{file} is not as palmares wrote it, so it was not replaced. Nothing was written."
        => "Use a separate folder for each body; or move the file away, or use --overwrite to replace it.";

    error "upload-adds-twice" "Upload: points would count twice" AddsTwice { body: String, file: String }:
        let the_body = with_article(&body);
        "{file} was accepted, but its points have changed since; {the_body} would add them to those already credited. Nothing was written."
        => "Send only the new returns, in a file of their own (--name); tell the body what has changed in the returns it already has.";

    warning "upload-refused" "Upload: refused file unchanged" StillRefused { file: String }:
        "{file} was refused and is still the same."
        => "Correct the return as the union or federation asked. Send it again as it is if the fault was not yours.";
}

/// The name of a body inside a sentence: `the English Bridge Union`, `FIDE`.
fn with_article(body: &str) -> String {
    match body {
        "FIDE" | "New Zealand Bridge" => body.to_string(),
        _ => format!("the {body}"),
    }
}
