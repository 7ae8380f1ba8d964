//! What a slot remembers: certificates of a run say much the same, so each text is fitted once.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use crate::fit::FittedText;

/// A slot remembers no more texts; a new one takes the place of an old one.
const MOST: u64 = 4_096;

/// The texts that were fitted into a slot. What is remembered never changes how a text is fitted.
#[derive(Default, Debug)]
pub(crate) struct FitCache(Mutex<HashMap<u64, Fit>>);

/// A text, at a part of the size that its slot wants.
#[derive(Debug)]
struct Fit {
    text: Box<str>,
    part: f32,
    fitted: Arc<FittedText>,
}

impl Clone for FitCache {
    /// A copy that remembers nothing.
    fn clone(&self) -> FitCache {
        FitCache::default()
    }
}

impl FitCache {
    /// A text fitted at a part of the size; `fit` fits one that is not remembered.
    pub fn get_or_fit(
        &self,
        text: &str,
        part: f32,
        fit: impl FnOnce() -> FittedText,
    ) -> Arc<FittedText> {
        let mut hasher = DefaultHasher::new();
        (text, part.to_bits()).hash(&mut hasher);
        let place = hasher.finish() % MOST;
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known().get(&place)
            && known.part == part
            && *known.text == *text
        {
            return Arc::clone(&known.fitted);
        }
        let fitted = Arc::new(fit());
        known().insert(place, Fit { text: text.into(), part, fitted: Arc::clone(&fitted) });
        fitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(size: f32) -> FittedText {
        FittedText { size, lines: Vec::new() }
    }

    #[test]
    fn a_text_is_fitted_once_at_each_size() {
        let fits = FitCache::default();
        for (part, size) in [(1.0, 9.0), (0.5, 4.0)] {
            assert_eq!(fits.get_or_fit("Ann", part, || fitted(size)).size, size);
            assert_eq!(fits.get_or_fit("Ann", part, || unreachable!()).size, size);
        }
    }

    #[test]
    fn so_many_texts_are_remembered_and_no_more() {
        let fits = FitCache::default();
        for number in 0..3 * MOST {
            let size = fits.get_or_fit(&number.to_string(), 1.0, || fitted(number as f32)).size;
            assert_eq!(size, number as f32);
        }
        let count = fits.0.lock().unwrap().len() as u64;
        assert!((MOST / 2..=MOST).contains(&count), "{count}");
    }
}
