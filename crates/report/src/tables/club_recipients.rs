//! The table of recipients of letters to clubs (`letters/recipients.csv`), for a mail merge with
//! attachments.

use crate::club_letters::ClubLetterRecipient;

use super::{Table, TableDraft};

/// Between the files of a cell. No name of a file holds it on Windows.
pub(super) const FILE_NAME_SEPARATOR: &str = "|";

/// The recipients, for a mail merge.
pub fn club_recipients_table(recipients: &[ClubLetterRecipient]) -> Table<'_> {
    TableDraft::from_rows(
        "letters/recipients.csv",
        "Recipients",
        "One row per letter; file names start from the output folder.",
        recipients,
    )
    .text("club", "Club", 28.0, |own: &ClubLetterRecipient| &own.club)
    .text("number", "Number", 11.0, |own| &own.number)
    .text("e_mail", "E-mail", 28.0, |own| &own.mail)
    .text("subject", "Subject", 40.0, |own| &own.subject)
    .text("letter", "Letter", 28.0, |own| &own.letter)
    .text("attachments", "Attachments", 40.0, |own| own.attachments.join(FILE_NAME_SEPARATOR))
    .build()
}
