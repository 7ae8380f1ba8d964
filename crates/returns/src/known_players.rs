//! Lists that say who stands behind numbers and users' names: the club's list of members, or the users
//! of a platform beside an extract.

use workbook::ParallelJoin;

use super::register;
use super::scoring_pads::text_files::{FieldHeadings, decode_text_beginning, split_fields};
use adopt::Layouts;
use model::KnownPlayers;
use model::name_comparison::folded_name;

/// The headings of a list of users.
const USER: [&str; 6] = ["User", "User name", "Login", "Nickname", "BBO", "BBO name"];
const NAME: [&str; 4] = ["Name", "Player", "Player name", "Real name"];
const FORENAME: [&str; 3] = ["Forename", "First name", "First"];
const SURNAME: [&str; 3] = ["Surname", "Last name", "Last"];
const NUMBER: [&str; 6] = ["Number", "No", "Member no", "Membership", "Membership no", "ID"];
const RANK: [&str; 2] = ["Rank", "Grade"];
/// A longer line of headings is none.
const MOST_HEADINGS: usize = 1_000;

/// Reads such a list; the error says what it is instead.
pub fn read_known_players(
    bytes: &[u8],
    identity: u128,
    join: ParallelJoin,
    layouts: &Layouts,
) -> Result<KnownPlayers, String> {
    let known = match table(bytes, identity) {
        Some(known) => known,
        None => members(bytes, identity, join, layouts)?,
    };
    if known.is_empty() { Err("nobody is listed in it".to_string()) } else { Ok(known) }
}

/// The players of a text with headings of users, or of numbers and names; `None` for anything else.
fn table(bytes: &[u8], identity: u128) -> Option<KnownPlayers> {
    if bytes.starts_with(b"PK") || bytes.contains(&0) {
        return None;
    }
    let text = decode_text_beginning(bytes);
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next().filter(|line| line.len() < MOST_HEADINGS)?;
    let separator = [';', '\t', ','].into_iter().find(|sign| first.contains(*sign))?;
    let headings = FieldHeadings::parse(&split_fields(first, separator));
    let has = |names: &[&str]| {
        let headings = split_fields(first, separator);
        headings
            .iter()
            .any(|heading| names.iter().any(|name| folded_name(name) == folded_name(heading)))
    };
    let has_name = has(&NAME) || has(&SURNAME);
    if !(has(&USER) || has(&NUMBER) && has_name) {
        return None;
    }
    let mut known = KnownPlayers::new(identity);
    for line in lines {
        let fields = split_fields(line, separator);
        let parts = [headings.field(&fields, &FORENAME), headings.field(&fields, &SURNAME)];
        let name = match (headings.field(&fields, &NAME), parts) {
            (None, [Some(forename), Some(surname)]) => Some(format!("{forename} {surname}")),
            (name, _) => name.map(str::to_string),
        };
        let number = headings.field(&fields, &NUMBER);
        if let Some(user) = headings.field(&fields, &USER) {
            known.add_user(user, name.as_deref(), number);
        }
        if let Some((number, name)) = number.zip(name.as_deref()) {
            known.add_member(number, name);
        }
        if let Some((number, rank)) = number.zip(headings.field(&fields, &RANK)) {
            known.add_rank(number, rank);
        }
    }
    Some(known)
}

/// The members of a register, or of a club's own list. Another name of a member that is one word is
/// taken for a user's.
fn members(
    bytes: &[u8],
    identity: u128,
    join: ParallelJoin,
    layouts: &Layouts,
) -> Result<KnownPlayers, String> {
    let reading = register::read_register(bytes, join, layouts);
    let Some(register) = reading.register else {
        return Err("it is not a list of members with names and numbers".to_string());
    };
    let mut known = KnownPlayers::new(identity);
    for member in &register.members {
        known.add_member(&member.number, &member.name);
        if !member.rank.is_empty() {
            known.add_rank(&member.number, &member.rank);
        }
    }
    for alias in &register.aliases {
        if let Some(user) = alias.known_as.as_deref().filter(|name| !name.trim().contains(' ')) {
            known.add_user(user.trim(), None, Some(&alias.number));
        }
    }
    Ok(known)
}
