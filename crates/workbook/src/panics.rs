//! Turns panics of libraries into values, so that a hostile file stops nothing else.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::{Mutex, Once, PoisonError};

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    /// The place of the last guarded panic.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

static CAUGHT: Mutex<CaughtPanics> = Mutex::new(CaughtPanics { panics: 0, last: String::new() });

/// The panics caught so far, on all threads. Each is a fault in the code; tests and fuzzing allow
/// none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaughtPanics {
    /// How many there were.
    pub panics: usize,
    /// The last one in words, with its place in the source.
    pub last: String,
}

/// The panics caught so far.
pub fn caught_panics() -> CaughtPanics {
    CAUGHT.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Runs work that must not stop the program. Returns a panic in it, ours or a library's, in words
/// with its place in the code, instead of printing it.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |info| {
            if GUARDED.get() {
                let place = info.location().map(ToString::to_string).unwrap_or_default();
                PLACE.replace(place);
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
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        let text = text.unwrap_or_else(|| "no reason was given".to_string());
        let told = match PLACE.take() {
            place if place.is_empty() => text,
            place => format!("{text} ({place})"),
        };
        let mut caught = CAUGHT.lock().unwrap_or_else(PoisonError::into_inner);
        caught.panics += 1;
        caught.last.clone_from(&told);
        told
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_returned_in_words() {
        assert_eq!(catch_panic(|| 7), Ok(7));
        let empty: Vec<u8> = Vec::new();
        assert!(
            catch_panic(|| empty[3])
                .is_err_and(|why| why.contains("out of bounds") && why.contains("panics.rs"))
        );
        let caught = caught_panics();
        assert!(caught.panics > 0 && caught.last.contains("panics.rs"), "{caught:?}");
    }
}
