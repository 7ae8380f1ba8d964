//! Who stands behind a member's number or a user's name.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::Player;

/// A list of members or of the users of a platform.
#[derive(Debug, Clone, Default)]
pub struct KnownPlayers {
    /// A hash of the list it was read from.
    identity: u128,
    /// The names by number.
    names: BTreeMap<Box<str>, Arc<str>>,
    /// The same by number without noughts before it; `None` if several have it.
    bare: BTreeMap<Box<str>, Option<Arc<str>>>,
    /// The ranks by number.
    ranks: BTreeMap<Box<str>, Box<str>>,
    /// Name and number by the user's name in lower case.
    users: BTreeMap<Box<str>, User>,
}

/// Who a user is, as far as the list says it.
#[derive(Debug, Clone)]
struct User {
    name: Option<Arc<str>>,
    number: Option<Box<str>>,
}

impl KnownPlayers {
    /// An empty list of some identity.
    pub fn new(identity: u128) -> KnownPlayers {
        KnownPlayers { identity, ..KnownPlayers::default() }
    }

    /// Whether it has nobody.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.users.is_empty()
    }

    /// Adds a member; a number without its leading zeros finds the member too, if only one has it.
    pub fn add_member(&mut self, number: &str, name: &str) {
        let name: Arc<str> = name.into();
        self.names.insert(number.into(), name.clone());
        let bare = number.trim_start_matches('0');
        self.bare.entry(bare.into()).and_modify(|known| *known = None).or_insert(Some(name));
    }

    /// Adds the rank of a member.
    pub fn add_rank(&mut self, number: &str, rank: &str) {
        self.ranks.insert(number.into(), rank.into());
    }

    /// The ranks by number.
    pub fn ranks(&self) -> impl Iterator<Item = (&str, &str)> {
        self.ranks.iter().map(|(number, rank)| (&**number, &**rank))
    }

    /// Adds a user of a platform, with the name and the member number that the list gives.
    pub fn add_user(&mut self, user: &str, name: Option<&str>, number: Option<&str>) {
        let known = User { name: name.map(Into::into), number: number.map(Into::into) };
        self.users.insert(user.to_lowercase().into(), known);
    }

    /// Gives a player the name of the number, or name and number of the user. Returns whether the
    /// player is known, or needs no list.
    pub fn complete_player(&self, player: &mut Player) -> bool {
        if let Some(User { name, number }) = self.users.get(&*player.name.to_lowercase()) {
            player.number = player.number.take().or(number.as_deref().map(str::to_string));
            let listed = || number.as_ref().and_then(|number| self.names.get(number));
            if let Some(name) = name.as_ref().or_else(listed) {
                player.name = name.to_string();
            }
            return true;
        }
        match &player.number {
            None => self.users.is_empty(),
            Some(number) if player.name != *number => true,
            Some(number) => {
                let bare = || self.bare.get(number.trim_start_matches('0'))?.clone();
                let name = self.names.get(&**number).cloned().or_else(bare);
                let is_known = name.is_some();
                player.name = name.map_or_else(|| number.clone(), |name| name.to_string());
                is_known
            }
        }
    }
}

/// Equal lists have equal identities.
impl Hash for KnownPlayers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CellAddress;

    #[test]
    fn numbers_and_users_get_their_names() {
        let mut known = KnownPlayers::new(1);
        known.add_member("0042", "Ann Ash");
        known.add_member("77", "Bob Birch");
        known.add_member("077", "Cy Cedar");
        known.add_user("DeeDee", Some("Dee Elm"), Some("99"));
        known.add_user("ann1", None, Some("0042"));
        for (name, number, made) in [
            ("0042", Some("0042"), Some(("Ann Ash", Some("0042")))),
            ("42", Some("42"), Some(("Ann Ash", Some("42")))),
            ("77", Some("77"), Some(("Bob Birch", Some("77")))),
            ("0077", Some("0077"), None),
            ("5", Some("5"), None),
            ("A. Ash", Some("0042"), Some(("A. Ash", Some("0042")))),
            ("deedee", None, Some(("Dee Elm", Some("99")))),
            ("deedee", Some("5"), Some(("Dee Elm", Some("5")))),
            ("ann1", None, Some(("Ann Ash", Some("0042")))),
            ("nobody", None, None),
        ] {
            let at = CellAddress { sheet: 0, row: 0, column: 0 };
            let number = number.map(str::to_string);
            let mut player = Player { name: name.to_string(), number, boards: None, at };
            let is_known = known.complete_player(&mut player);
            let now = (player.name.as_str(), player.number.as_deref());
            assert_eq!(is_known.then_some(now), made, "{name}");
        }
    }
}
