//! What forms explain, in the language of whoever fills them in.
//!
//! Names of sheets, columns and values are the same in every language, so that any office can read a
//! return. The English explanations are those of the form (`model::form`) and of the blank workbook
//! (`xlsx::blank`); a catalogue `templates/languages/forms/<code>.ftl` has others by key.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;

use model::Language;
use model::form::{ColumnDefinition, SheetForm};

use super::catalogue::{CataloguesByLanguage, catalogues_in};

/// The catalogues of forms by language.
pub const FORM_CATALOGUES: &[(Language, &str)] = catalogues_in!("forms");

static CATALOGUES: CataloguesByLanguage = CataloguesByLanguage::new(FORM_CATALOGUES);

/// The explanations of forms in a language.
#[derive(Clone, Copy)]
pub struct FormTexts(pub Language);

impl FormTexts {
    /// A sentence of a blank workbook, by key and in English.
    pub fn sentence(self, key: &str, english: &'static str) -> Cow<'static, str> {
        let catalogue = CATALOGUES.get(self.0);
        let own = catalogue.and_then(|own| own.text(key, None, &FluentArgs::new()));
        own.map_or(Cow::Borrowed(english), Cow::Owned)
    }

    /// What one row of a sheet holds.
    pub(crate) fn sheet_explanation(self, sheet: &SheetForm) -> Cow<'static, str> {
        self.sentence(&form_text_key(sheet.name), sheet.about)
    }

    /// What a column of a sheet holds.
    pub(crate) fn column_explanation(
        self,
        sheet: &SheetForm,
        column: &ColumnDefinition,
    ) -> Cow<'static, str> {
        let key = format!("{}-{}", form_text_key(sheet.name), form_text_key(column.name));
        self.sentence(&key, column.help)
    }
}

/// A name of the form as a key: `Home %` is `home-percent`.
pub fn form_text_key(name: &str) -> String {
    let name = name.to_lowercase().replace('%', "percent").replace('+', "plus");
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}
