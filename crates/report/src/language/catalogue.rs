//! A catalogue of Fluent, read when it is first needed.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use model::Language;

/// The catalogues in a folder of `templates/languages`, by language; English has none.
macro_rules! catalogues_in {
    ($folder:literal) => {
        catalogues_in!($folder: Welsh "cy", Irish "ga", Maori "mi", French "fr", German "de",
            Spanish "es", Polish "pl", Dutch "nl")
    };
    ($folder:literal: $($language:ident $code:literal),*) => {
        &[$((
            model::Language::$language,
            include_str!(concat!(
                env!("PALMARES_TEMPLATES"), "/languages/", $folder, "/", $code, ".ftl"
            )),
        )),*]
    };
}
pub(super) use catalogues_in;

/// The catalogues of one kind, by language; English has none.
pub(super) struct CataloguesByLanguage {
    sources: &'static [(Language, &'static str)],
    read: [OnceLock<Option<TextCatalogue>>; Language::ALL.len()],
}

impl CataloguesByLanguage {
    /// Catalogues by their languages.
    pub(super) const fn new(sources: &'static [(Language, &'static str)]) -> CataloguesByLanguage {
        CataloguesByLanguage { sources, read: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// That of a language, if there is one.
    pub(super) fn get(&self, language: Language) -> Option<&TextCatalogue> {
        let source = || self.sources.iter().find(|(own, _)| *own == language);
        let read =
            || source().map(|(_, source)| TextCatalogue(build_fluent_bundle(language, [*source])));
        self.read[language as usize].get_or_init(read).as_ref()
    }
}

/// The texts of a language by key.
pub(super) struct TextCatalogue(FluentBundle<FluentResource>);

impl TextCatalogue {
    /// A text, or an attribute of it, with its blanks filled; `None` if it is not there or asks for
    /// another blank.
    pub(super) fn text(
        &self,
        key: &str,
        attribute: Option<&str>,
        blanks: &FluentArgs<'_>,
    ) -> Option<String> {
        let message = self.0.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut wrong = Vec::new();
        let text = self.0.format_pattern(pattern, Some(blanks), &mut wrong);
        wrong.is_empty().then(|| text.into_owned())
    }
}

/// Texts in a language; the later source goes before the earlier.
pub(super) fn build_fluent_bundle<'a>(
    language: Language,
    sources: impl IntoIterator<Item = &'a str>,
) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.word().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = match FluentResource::try_new(source.to_string()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}
