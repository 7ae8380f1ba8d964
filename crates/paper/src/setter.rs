//! Setting the texts of many certificates: texts that were set before are not set again.

use std::collections::HashMap;

use crate::design::Design;
use crate::flow;
use crate::slot::{Set, Slot};

/// Sets texts into designs, and remembers them.
#[derive(Debug, Default)]
pub struct Setter<'a> {
    /// By the first slot of a group of texts, and what stands in its slots.
    known: HashMap<(usize, Vec<Option<String>>), Vec<Set<'a>>>,
}

impl<'a> Setter<'a> {
    /// Sets all texts of a design: `text_of` gives the text of a slot, `\n` between the lines of
    /// a paragraph; a slot without one keeps the words of the design. Texts must be clean
    /// ([`crate::clean()`]).
    pub fn set(
        &mut self,
        design: &'a Design,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Vec<Set<'a>> {
        let together = |one: &Slot, other: &Slot| one.flow.is_some() && one.flow == other.flow;
        let mut sets = Vec::with_capacity(design.slots.len());
        for slots in design.slots.chunk_by(together) {
            let texts: Vec<Option<String>> = slots.iter().map(|slot| text_of(&slot.name)).collect();
            let key = (slots.as_ptr() as usize, texts);
            if let Some(known) = self.known.get(&key) {
                sets.extend(known.iter().cloned());
                continue;
            }
            let set = match slots {
                [slot] if slot.flow.is_none() => vec![slot.set(key.1[0].as_deref())],
                _ => flow::set(slots, &key.1),
            };
            sets.extend(set.iter().cloned());
            self.known.insert(key, set);
        }
        sets
    }
}
