//! The templates of a site with the texts of each language, made when a page first needs them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use model::Language;
use tera::Tera;

use super::{OURS, chain};
use crate::language::{LanguageTexts, TextEscape, fill_template_texts};

/// The number of languages.
const LANGUAGES: usize = Language::ALL.len();

/// The templates of a site in every language.
pub(super) struct TemplatesByLanguage {
    /// The templates by name, with the keys of their texts.
    sources: Vec<(String, String)>,
    /// The catalogues of the user.
    catalogues: BTreeMap<Language, String>,
    /// Whether a page has no others to lead to.
    is_single: bool,
    texts: [OnceLock<LanguageTexts>; LANGUAGES],
    teras: [OnceLock<Result<Tera, String>>; LANGUAGES],
}

impl TemplatesByLanguage {
    /// Templates and the catalogues of the user. The error lists all causes.
    pub(super) fn new(
        sources: Vec<(String, String)>,
        catalogues: BTreeMap<Language, String>,
    ) -> Result<TemplatesByLanguage, String> {
        let (texts, teras) = Default::default();
        let made = TemplatesByLanguage { sources, catalogues, is_single: false, texts, teras };
        made.tera(Language::English)?;
        Ok(made)
    }

    /// Tells templates whether a page has no others to lead to.
    pub(super) fn set_single_page(&mut self, is_single: bool) {
        self.is_single = is_single;
        for tera in self.teras.iter_mut().filter_map(OnceLock::get_mut).flatten() {
            tera.global_context().insert("single", &is_single);
        }
    }

    /// The texts of a language.
    pub(super) fn texts(&self, language: Language) -> &LanguageTexts {
        let own = self.catalogues.get(&language).map(String::as_str);
        self.texts[language as usize].get_or_init(|| LanguageTexts::new(language, own))
    }

    /// The templates in a language.
    pub(super) fn tera(&self, language: Language) -> Result<&Tera, String> {
        let made = self.teras[language as usize].get_or_init(|| self.made(language));
        made.as_ref().map_err(String::clone)
    }

    fn made(&self, language: Language) -> Result<Tera, String> {
        let texts = self.texts(language);
        let mut tera = Tera::default();
        tera.set_fallback_prefixes([OURS]).map_err(|why| chain(&why))?;
        tera.autoescape_on([".html", ".svg"]);
        tera.global_context().insert("version", env!("CARGO_PKG_VERSION"));
        tera.global_context().insert("language", language.word());
        tera.global_context().insert("single", &self.is_single);
        let with_texts = |(name, text): &(String, String)| {
            let escape = if name.ends_with(".txt") { TextEscape::None } else { TextEscape::Markup };
            (name.clone(), fill_template_texts(text, texts, escape))
        };
        let sources: Vec<(String, String)> = self.sources.iter().map(with_texts).collect();
        tera.add_raw_templates(sources).map_err(|why| chain(&why))?;
        Ok(tera)
    }
}
