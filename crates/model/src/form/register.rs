//! The sheets of a register, and of the workbook of decisions: for each column its synonyms, kind
//! of content, help and example. `returns` has the sheets of a return.

use crate::kinds::{MemberStatus, OrganiserKind};

use super::columns::ColumnKind::*;
use super::columns::{ColumnDefinition, ColumnIndicesByName, FormColumn, SheetForm, sheet};

sheet! {
    /// The columns of the sheet `Members` of a register.
    MemberColumn = "Members", "The register: one row per member.";
    Number "Number" ["No", "Member no", "Member number", "Membership no", "Membership number", "Mem no", "Member ID", "ID", "Reg no", "Registration no", "Registration number", "WBU no", "WBU number", "EBU no", "EBU number", "SBU no", "NIBU no", "CBAI no", "ABF no", "ABF number"]: MemberNumber, "Member number; leading zeros are kept.", "012345";
    Name "Name" ["Member", "Player", "Full name"]: Text, "Name, forename first.", "Carys Lorimer";
    Surname "Surname" ["Last name", "Family name"]: Text, "Surname, if the name has two columns.", "Lorimer";
    Forename "Forename" ["First name", "Forenames", "Given name", "Christian name"]: Text, "Forename, if the name has two columns.", "Carys";
    Club "Club": Text, "Club.", "Riverside Bridge Club";
    Area "Area": Text, "Area that the member plays for.", "East";
    Email "E-mail" ["Email", "E-mail address", "Email address", "Mail"]: Text, "E-mail address; palmares never changes it.", "carys@example.org";
    Telephone "Telephone" ["Phone", "Tel", "Mobile", "Phone number", "Telephone number"]: Text, "Telephone number; palmares never changes it.", "";
    Status "Status": Choice(MemberStatus::WORDS), "active, lapsed or deceased; active when blank.", "active";
    Joined "Joined" ["Date joined", "Member since"]: Date, "Date of joining; the latest, if there were several.", "2019-04-01";
    Local "Local points" ["Local"]: Number, "Total Local Points.", "4344";
    Green "Green points" ["Green", "B points"]: Number, "Total Green Points, in steps of a quarter: 7.25.", "7.25";
    Red "Red points" ["Red"]: Number, "Total Red Points, for unions that award them.", "";
    Gold "Gold points" ["Gold", "A points"]: Number, "Gold Points on the day of the last reconciliation.", "1.05";
    Other "Points" ["C points"]: Number, "Total points, for rule books without colours.", "";
    Rank "Rank": Text, "Rank.", "Master";
    Registered "Registered to" ["Registered"]: Date, "Date of the last reconciliation.", "2026-04-01";
}

sheet! {
    /// The columns of the sheet `Aliases` of a register.
    AliasColumn = "Aliases", "Members' other names and old numbers: one row each.";
    Number "Number" ["No", "Member no", "Member number"]: MemberNumber, "The member.", "012345";
    KnownAs "Also known as" ["Alias", "Other name", "Known as", "Former name", "Previous name", "Maiden name"]: Text, "Another name, such as a maiden name.", "Carys Penrhos";
    OldNumber "Old number" ["Old no", "Former number", "Former no", "Previous number", "Previous no"]: MemberNumber, "A former number of the member.", "000123";
    Check "Check": Text, "Check code for the row; palmares fills it in. If you change a row, clear this cell.", "";
}

sheet! {
    /// The columns of the sheet `Gold` of a register.
    GoldColumn = "Gold", "Awards of Gold Points in full, before they fade: one row each.";
    Number "Number" ["No", "Member no", "Member number"]: MemberNumber, "The member.", "012345";
    Date "Date": Date, "Date of the award.", "2024-06-02";
    Points "Points" ["Gold points", "Gold"]: Number, "Gold Points as awarded.", "1.05";
}

sheet! {
    /// The columns of the sheet `Certificates` of a register.
    CertificateColumn = "Certificates", "Certificates that members sent in on paper: one row each.";
    Certificate "Certificate" ["Certificate no", "Certificate number"]: Label, "Number of the certificate; each counts once.", "A 40017";
    Number "Number" ["No", "Member no", "Member number"]: MemberNumber, "The member.", "012345";
    Name "Name" ["Player", "Holder", "Member name"]: Text, "The member's name; optional, but checked against the number.", "";
    Date "Date" ["Issued"]: Date, "Date of issue.", "2026-01-12";
    Issuer "Issuer" ["Issued by", "Issuing union", "Union"]: Text, "Abbreviation of the union that issued it.", "WBU";
    Event "Event" ["Congress", "Competition", "Event or congress", "Won in"]: Text, "The event it was won in.", "Monday Pairs";
    Expires "Expires" ["Expiry", "Expiry date", "Expires on", "Valid until", "Valid to"]: Date, "Last date on which it can be registered.", "";
    Local "Local points" ["Local"]: Number, "Local Points; minus on a row that reverses an earlier one.", "40";
    Green "Green points" ["Green"]: Number, "Green Points; minus on a row that reverses an earlier one.", "";
    Registered "Registered": Date, "Date of the reconciliation that counted or refused it; palmares fills it in.", "";
}

sheet! {
    /// The columns of the sheet `Organisers` of a register.
    OrganiserColumn = "Organisers", "Who runs events: one row each.";
    Number "Number" ["No", "Organiser no", "Club no"]: MemberNumber, "Number of the organiser.", "R14";
    Name "Name" ["Organiser", "Club"]: Text, "Name of the organiser.", "Riverside Bridge Club";
    Kind "Kind": Choice(OrganiserKind::WORDS), "club, area, congress or national.", "club";
    Area "Area": Text, "Area that it belongs to.", "East";
    Districts "Districts": Whole, "Number of districts that the area may have.", "";
    Computer "Computer certificates": YesNo, "Whether it may print certificates by computer.", "yes";
}

sheet! {
    /// The columns of the sheet `Credited` of a register.
    CreditedColumn = "Credited", "What was credited, so that nothing counts twice: one row per event, or several for many players. Kept by palmares.";
    Date "Date": Date, "Date of the event.", "2026-01-12";
    Event "Event" ["Key"]: Text, "The event's id in the files that palmares run writes.", "riverside-january-1";
    Title "Title": Text, "Name of the event.", "Monday Pairs";
    Organiser "Organiser": Text, "Organiser.", "Riverside Bridge Club";
    Registered "Registered": Date, "Date of the reconciliation.", "2026-04-01";
    Members "Members": Text, "Each member's number and points; Local Points unless another kind is named. How the member was found is in angle brackets.", "012345: 40; 023456: 40, 0.25 green";
    Content "Content": Text, "A code made from the return, by which palmares recognises the event again.", "";
    Check "Check": Text, "Check code, which shows whether the row was changed.", "";
}

sheet! {
    /// The columns of the sheet `Ledger` of a register.
    LedgerColumn = "Ledger", "One row per reconciliation, with check codes for the rows it wrote and for the row before. Kept by palmares.";
    Registered "Registered": Date, "Date of the reconciliation.", "2026-04-01";
    Credited "Credited rows": Whole, "Number of rows on the Credited sheet; palmares fills it in.", "120";
    CreditedCheck "Credited check": Text, "Check code for all these rows together.", "";
    Balances "Balances rows": Whole, "Number of rows on the Balances sheet; palmares fills it in.", "300";
    BalancesCheck "Balances check": Text, "Check code for all these rows together.", "";
    Pending "Pending rows": Whole, "Number of rows on the Pending sheet; palmares fills it in.", "12";
    PendingCheck "Pending check": Text, "Check code for all these rows together.", "";
    Decisions "Decisions rows": Whole, "Number of rows on the Decisions sheet; palmares fills it in.", "4";
    DecisionsCheck "Decisions check": Text, "Check code for all these rows together.", "";
    Before "Before": Text, "The check code (Seal) of the row above.", "";
    Seal "Seal": Text, "Check code for this row.", "";
}

sheet! {
    /// The columns of the sheet `Balances` of a register.
    BalanceColumn = "Balances", "What each member had after the last reconciliation: one row per member. Kept by palmares.";
    Number "Number": MemberNumber, "Member number.", "012345";
    Name "Name": Text, "Name.", "Carys Lorimer";
    Local "Local points": Number, "Local Points.", "4344";
    Green "Green points": Number, "Green Points.", "7.25";
    Red "Red points": Number, "Red Points.", "";
    Gold "Gold points": Number, "Gold Points.", "1.05";
    Other "Points": Number, "Points, for rule books without colours.", "";
    Status "Status": Choice(MemberStatus::WORDS), "Status.", "active";
    Certificates "Certificates": Text, "Paper certificates counted so far, with their points.", "A 40017: 40";
    Club "Club": Text, "Club.", "Llanfair Bridge Club";
    Details "Details": Text, "Check codes of the member's other cells and rows, by which columns that were sorted alone are noticed.", "rank 5d1c2c29; joined 7a0e0d2f";
}

sheet! {
    /// The columns of the sheet `Pending` of a register.
    PendingColumn = "Pending", "Points waiting for a decision: one row each. Kept by palmares.";
    Date "Date": Date, "Date of the event.", "2026-01-12";
    Event "Event" ["Key"]: Text, "The event's id in the files that palmares run writes.", "riverside-january-1";
    Title "Title": Text, "Name of the event.", "Monday Pairs";
    Organiser "Organiser": Text, "Organiser.", "Riverside Bridge Club";
    Number "Number" ["No", "Member no"]: MemberNumber, "Number as in the return.", "";
    Name "Name": Text, "Name as in the return.", "C Lorimer";
    Club "Club": Text, "Club of a player without a number.", "Riverside Bridge Club";
    Kind "Kind": Choice(&["local", "green", "red", "gold", "points"]), "What was awarded.", "local";
    Points "Points": Number, "How many points.", "40";
    Why "Why": Text, "Why it was not credited.", "";
    WaitsFor "Waits for": Text, "What this waits for: a case of the same event to be decided first, or the date of the award to come.", "";
    Certificates "Certificates": Text, "Numbers of its certificates.", "";
    Content "Content": Text, "A code made from the return, by which palmares recognises the event again.", "";
    Check "Check": Text, "Check code, which shows whether Why was changed.", "";
}

sheet! {
    /// The columns of the sheet `Decisions`, of a register and of the workbook of
    /// decisions.
    DecisionColumn = "Decisions", "Doubtful cases: one row each. Fill in Decision and use the workbook with --decisions.";
    Case "Case": Label, "Reference of the case; do not change it.", "";
    Kind "Kind": Text, "What is in doubt.", "";
    Number "Number" ["No"]: MemberNumber, "Number as in the return.", "";
    Name "Name": Text, "Name as in the return.", "";
    Club "Club": Text, "Club, or who ran the event.", "";
    Evidence "Evidence": Text, "Reasons for and against.", "";
    Local "Local points" ["Local"]: Number, "Local Points on hold.", "";
    Green "Green points" ["Green"]: Number, "Green Points on hold.", "";
    Gold "Gold points" ["Gold"]: Number, "Gold Points on hold.", "";
    Suggestion "Suggestion": Text, "What palmares suggests.", "";
    Suggested "Suggested member": MemberNumber, "The member that palmares suggests.", "";
    Score "Score": Whole, "How sure palmares is, out of 100.", "";
    Reasons "Reasons": Text, "Why.", "";
    Decision "Decision": Text, "same person, new member, not a member, ignore, or the number of another member.", "";
    Member "Member": MemberNumber, "The member chosen; for a new member, the number to give.", "";
    Status "Status": Choice(MemberStatus::WORDS), "That member's status at the time; palmares fills it in.", "";
    Check "Check": Text, "Check code, which shows whether cells were moved or changed.", "";
}

/// The sheets of a register: first those that people fill in, then those that palmares keeps.
pub const REGISTER_SHEET_FORMS: &[&SheetForm] = &[
    MemberColumn::FORM,
    AliasColumn::FORM,
    GoldColumn::FORM,
    CertificateColumn::FORM,
    OrganiserColumn::FORM,
    CreditedColumn::FORM,
    LedgerColumn::FORM,
    BalanceColumn::FORM,
    PendingColumn::FORM,
    DecisionColumn::FORM,
];
