//! The languages of pages, certificates, letters, problems and forms. Their texts are under
//! `templates/languages`; English is the language of the code.

use crate::words;

words! {
    /// A language that palmares writes, by its code.
    Language {
        English = "en",
        Welsh = "cy",
        Irish = "ga",
        Maori = "mi",
        French = "fr",
        German = "de",
        Spanish = "es",
        Polish = "pl",
        Dutch = "nl",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro of closed lists has no default value")]
impl Default for Language {
    fn default() -> Language {
        Language::English
    }
}
