//! The settings of a season that are no keys of an event.

use super::columns::ColumnKind::*;
use super::columns::{Column, ColumnNames, FormColumn, SheetForm, sheet};
use crate::model::certificate_look::{DESIGN_WORDS, PAPER_WORDS};

/// How names stand on the sheets, as [`SettingKey::Names`] says it.
pub const SURNAME_FIRST: &str = "Surname, Forename";

sheet! {
    /// The keys of `palmares.toml` that hold for all events. Every key of the sheet `Event`
    /// can stand there as well, see [`Key`](super::Key).
    SettingKey = "palmares.toml", "What holds for all returns of a folder.";
    Names "Names" ["Spelling of names", "Name order"]: Choice(&["Forename Surname", SURNAME_FIRST]), "How names of players stand on the sheets. With “Surname, Forename” they are turned round at the comma.", "Forename Surname";
    FirstDay "First day" ["First day of the season", "Season begins", "Season", "Season start"]: Date, "First day of the season, which lasts a year; an event outside it gets a warning.", "2026-09-01";
    CertificateDesign "Certificate design" ["Design"]: Choice(DESIGN_WORDS), "The design of certificates.", "classic";
    CertificatePaper "Certificate paper" ["Paper"]: Choice(PAPER_WORDS), "The paper of certificates. Four small ones share a sheet.", "A4";
    UnionCrest "Union crest" ["Crest"]: Text, "A PNG, JPEG or SVG file with the crest of the union, in or below the folder of palmares.toml.", "crest.svg";
    ClubCrest "Club crest" ["Club logo"]: Text, "The same with the crest of the club.", "club.png";
    Signature "Signature" []: Text, "The same with the signature of the issuing officer.", "signature.png";
    SigningKey "Signing key" []: Text, "The file of the union's secret key, made by palmares key. Each certificate then has a QR code that palmares verify verifies.", "union.key";
    Mail "E-mail" ["Email", "Mail"]: Text, "The e-mail address of the club, for the list of letters.", "secretary@club.example";
    MemberList "Member list" ["List of members"]: Text, "A list of members with numbers and names, or of users with their names, in or below the folder of palmares.toml: players get their names from it.", "members.xlsx";
    OddAverage "Odd average" []: YesNo, "Whether it is asked about percentages that do not average 50.", "yes";
    OddCopied "Odd copied" []: YesNo, "The same of a list of results that was sent before.", "yes";
    OddOrder "Odd order" []: YesNo, "The same of results in the order of the alphabet.", "yes";
    OddHabit "Odd habit" []: YesNo, "The same of a result far from what the player has otherwise.", "yes";
    OddTop "Odd top" []: YesNo, "The same of a maximum that the tables cannot give.", "yes";
    OddPlace "Odd place" []: YesNo, "The same of places that contradict the scores.", "yes";
    UploadColumns "Upload columns" []: Text, "The columns of palmares export members: each a heading, = and what it holds, with ; between them.", "Member No = number; Name = name; Points = local";
}

/// The settings that name a picture.
pub const PICTURES: [SettingKey; 3] =
    [SettingKey::UnionCrest, SettingKey::ClubCrest, SettingKey::Signature];
