//! A fault becomes a value: work whose panic is caught and told in words.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static CAUGHT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Does work that must not stop the program. A panic in it, ours or a
/// library's, is returned in words instead of being printed.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            if GUARDED.get() {
                CAUGHT.set(Some(info.to_string()));
            } else {
                usual(info);
            }
        }));
    });
    let before = GUARDED.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(before);
    done.map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_string());
        text.or_else(|| panic.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "no reason was given".to_string())
    })
}

/// The last panic that was caught on this thread, with its place in the source; once.
/// No input may cause one: for tests and fuzzing each is a fault to mend.
pub fn caught() -> Option<String> {
    CAUGHT.take()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_returned_in_words() {
        assert_eq!(guarded(|| 7), Ok(7));
        let empty: Vec<u8> = Vec::new();
        assert!(guarded(|| empty[3]).is_err_and(|why| why.contains("out of bounds")));
        assert!(caught().is_some_and(|fault| fault.contains("guard.rs")));
        assert_eq!(caught(), None);
    }
}
