//! Leaves e-mail addresses out of what everybody reads. Every text of a public page passes here,
//! since people type addresses into any cell.

use std::borrow::Cow;

use serde_json::Value;

/// What stands in place of an address.
const LEFT_OUT: &str = "(e-mail address)";

/// Replaces the addresses in all texts of a context.
pub(super) fn hide_email_addresses(context: &mut Value) {
    match context {
        Value::String(text) => {
            if let Cow::Owned(without) = without_email_addresses(text) {
                *text = without;
            }
        }
        Value::Array(values) => values.iter_mut().for_each(hide_email_addresses),
        Value::Object(fields) => fields.values_mut().for_each(hide_email_addresses),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A text with its addresses replaced: a local part, `@`, and a host with a dot.
pub(super) fn without_email_addresses(text: &str) -> Cow<'_, str> {
    let mut replaced = String::new();
    let mut copied = 0;
    for (at, _) in text.match_indices('@') {
        let local = text[copied..at].chars().rev().take_while(|c| is_of_local(*c));
        let start = at - local.map(char::len_utf8).sum::<usize>();
        let host = &text[at + 1..];
        let end = host.find(|c| !is_of_host(c)).unwrap_or(host.len());
        let host = host[..end].trim_end_matches(['.', '-']);
        if start == at || !host.contains('.') {
            continue;
        }
        replaced.push_str(&text[copied..start]);
        replaced.push_str(LEFT_OUT);
        copied = at + 1 + host.len();
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    replaced.push_str(&text[copied..]);
    Cow::Owned(replaced)
}

fn is_of_local(c: char) -> bool {
    c.is_alphanumeric() || "!#$%&*+-/=?^_`{|}~.".contains(c)
}

fn is_of_host(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '.'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_left_out_and_nothing_else() {
        for (text, expected) in [
            ("ann@club.example", "(e-mail address)"),
            ("Riverside (ann.lee+x@club.example).", "Riverside ((e-mail address))."),
            ("ann@club.example, bob@club.example", "(e-mail address), (e-mail address)"),
            ("a@b.cc@d.ee", "(e-mail address)@d.ee"),
            ("\u{e9}va@m\u{fc}ller.example", "(e-mail address)"),
            ("pairs @ 7.30", "pairs @ 7.30"),
            ("board 3 @table", "board 3 @table"),
            ("ann@localhost", "ann@localhost"),
            ("@club.example", "@club.example"),
        ] {
            assert_eq!(without_email_addresses(text), expected, "{text}");
        }
    }

    #[test]
    fn every_text_of_a_context_is_looked_at() {
        let mut context = serde_json::json!({"a": [{"b": "x@y.example"}, 3, null], "c": "d"});
        hide_email_addresses(&mut context);
        assert_eq!(
            context,
            serde_json::json!({"a": [{"b": "(e-mail address)"}, 3, null], "c": "d"})
        );
    }
}
