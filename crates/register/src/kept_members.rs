//! The members of whom the last reconciliation kept a balance, each with its row of `Members`.

use std::collections::HashMap;

use model::name_comparison::folded_name;
use model::register::{Member, MemberBalance, Register};

/// A member whose balance was kept by the last reconciliation.
#[derive(Clone, Copy)]
pub(super) struct MemberWithBalance<'a> {
    pub was: &'a MemberBalance,
    pub is: &'a Member,
}

/// Each balance with its member. Of a number on several rows, which is an error of its own, names
/// tell which row is whose.
pub(super) fn members_with_balances(register: &Register) -> Vec<MemberWithBalance<'_>> {
    let mut rows: HashMap<&str, Vec<&Member>> = HashMap::new();
    for member in &register.members {
        rows.entry(&*member.number).or_default().push(member);
    }
    let mut kept = Vec::new();
    let mut renamed: HashMap<&str, Vec<&MemberBalance>> = HashMap::new();
    for balance in &register.balances {
        let Some(rows) = rows.get_mut(&*balance.number) else { continue };
        match rows.iter().position(|member| folded_name(&member.name) == folded_name(&balance.name))
        {
            Some(at) => kept.push(MemberWithBalance { was: balance, is: rows.remove(at) }),
            None => renamed.entry(&*balance.number).or_default().push(balance),
        }
    }
    for balance in &register.balances {
        let number = &*balance.number;
        if let (Some([one]), Some([member])) =
            (renamed.get(number).map(Vec::as_slice), rows.get(number).map(Vec::as_slice))
            && std::ptr::eq(*one, balance)
        {
            kept.push(MemberWithBalance { was: balance, is: member });
        }
    }
    kept
}
