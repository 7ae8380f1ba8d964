//! The members of whom the last reconciliation kept a balance, each with its row of `Members`.

use std::collections::HashMap;

use model::names::folded;
use model::register::{Balance, Member, Register};

/// A member whose balance was kept by the last reconciliation.
#[derive(Clone, Copy)]
pub(super) struct KeptMember<'a> {
    pub was: &'a Balance,
    pub is: &'a Member,
}

/// Each balance with its member. Of a number on several rows, which is an error of its own, names
/// tell which row is whose.
pub(super) fn kept_members(register: &Register) -> Vec<KeptMember<'_>> {
    let mut rows: HashMap<&str, Vec<&Member>> = HashMap::new();
    for member in &register.members {
        rows.entry(&*member.number).or_default().push(member);
    }
    let mut kept = Vec::new();
    let mut renamed: HashMap<&str, Vec<&Balance>> = HashMap::new();
    for balance in &register.balances {
        let Some(rows) = rows.get_mut(&*balance.number) else { continue };
        match rows.iter().position(|member| folded(&member.name) == folded(&balance.name)) {
            Some(at) => kept.push(KeptMember { was: balance, is: rows.remove(at) }),
            None => renamed.entry(&*balance.number).or_default().push(balance),
        }
    }
    for balance in &register.balances {
        let number = &*balance.number;
        if let (Some([one]), Some([member])) =
            (renamed.get(number).map(Vec::as_slice), rows.get(number).map(Vec::as_slice))
            && std::ptr::eq(*one, balance)
        {
            kept.push(KeptMember { was: balance, is: member });
        }
    }
    kept
}
