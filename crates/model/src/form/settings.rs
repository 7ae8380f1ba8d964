//! The settings of a season that are no keys of an event.

use super::columns::ColumnKind::*;
use super::columns::{ColumnDefinition, ColumnIndicesByName, FormColumn, SheetForm, sheet};
use crate::Language;
use crate::certificate_look::{CERTIFICATE_DESIGN_WORDS, CERTIFICATE_PAPER_WORDS};

/// How names stand on the sheets, as [`SettingKey::Names`] says it.
pub const SURNAME_FIRST_CHOICE: &str = "Surname, Forename";

sheet! {
    /// The keys of `palmares.toml` that hold for all events. Every key of the sheet `Event`
    /// can stand there as well, see [`Key`](super::Key).
    SettingKey = "palmares.toml", "Settings for all returns in a folder.";
    Names "Names" ["Spelling of names", "Name order"]: Choice(&["Forename Surname", SURNAME_FIRST_CHOICE]), "How players' names are written on the sheets. With “Surname, Forename” they are turned round at the comma.", "Forename Surname";
    FirstDay "First day" ["First day of the season", "Season begins", "Season", "Season start"]: Date, "First day of the season. A season lasts a year; events outside it get a warning.", "2026-09-01";
    Language "Language" ["Language of pages", "Pages in"]: Choice(Language::WORDS), "Language of pages, certificates, letters and problems: en, cy (Welsh), ga (Irish), mi (Māori), fr, de, es, pl or nl.", "en";
    CertificateDesign "Certificate design" ["Design"]: Choice(CERTIFICATE_DESIGN_WORDS), "Design of the certificates.", "classic";
    CertificatePaper "Certificate paper" ["Paper"]: Choice(CERTIFICATE_PAPER_WORDS), "Paper for certificates. Four small ones fit on a sheet.", "A4";
    UnionCrest "Union crest" ["Crest"]: Text, "PNG, JPEG or SVG file with the union's crest, in the folder of palmares.toml or a folder inside it.", "crest.svg";
    ClubCrest "Club crest" ["Club logo"]: Text, "PNG, JPEG or SVG file with the club's crest, in the folder of palmares.toml or a folder inside it.", "club.png";
    Signature "Signature" []: Text, "PNG, JPEG or SVG file with the issuing officer's signature, in the folder of palmares.toml or a folder inside it.", "signature.png";
    SigningKey "Signing key" []: Text, "The union's secret key file, made by palmares key. Certificates then carry a QR code that palmares verify checks.", "union.key";
    Mail "E-mail" ["Email", "Mail"]: Text, "The club's e-mail address, for the list of letters.", "secretary@club.example";
    MemberList "Member list" ["List of members"]: Text, "A list of member numbers and names, or of user names and names, in the folder of palmares.toml or a folder inside it. It supplies players' names.", "members.xlsx";
    OddAverage "Odd average" []: YesNo, "Whether to ask about percentages that do not average 50.", "yes";
    OddCopied "Odd copied" []: YesNo, "Whether to ask about a list of results that was sent before.", "yes";
    OddOrder "Odd order" []: YesNo, "Whether to ask about results in alphabetical order.", "yes";
    OddHabit "Odd habit" []: YesNo, "Whether to ask about a result far from the player's usual ones.", "yes";
    OddTop "Odd top" []: YesNo, "Whether to ask about a maximum that is too high for the tables.", "yes";
    OddPlace "Odd place" []: YesNo, "Whether to ask about places that do not match the scores.", "yes";
    UploadColumns "Upload columns" []: Text, "Columns for palmares export members: heading = contents, separated by semicolons.", "Member No = number; Name = name; Points = local";
}

/// The settings that name a picture.
pub const PICTURE_SETTING_KEYS: [SettingKey; 3] =
    [SettingKey::UnionCrest, SettingKey::ClubCrest, SettingKey::Signature];
