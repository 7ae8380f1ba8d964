//! Pages: Tera templates over documented contexts.
//!
//! tera is known in this folder only. Each page has a file with the context of its
//! template: formatted strings and integers. Templates are compiled in; a user's file of
//! the same name overrides ours, which remains available as `palmares/<name>`, so that most
//! changes need one block and not a copy.

mod board_page_parts;
mod board_prizes;
mod bracket;
mod cards;
mod certificates;
mod chart;
mod charts;
mod club;
mod competitions;
mod contestants;
mod counts;
mod desk;
mod diplomacy;
mod draw;
mod event;
mod events_by_month;
mod games;
mod games_bracket;
mod groups;
mod hall;
mod hands;
mod hide_addresses;
mod index;
mod leaders;
mod lists;
mod markup;
mod matches;
mod norm_forms;
mod paging;
mod pairing_cards;
#[cfg(feature = "pdf")]
mod pdf;
mod place_cards;
mod play_links;
mod player;
mod points_race;
mod prizes;
mod ratings;
mod register;
mod remarks;
mod render_watchdog;
mod search;
mod season;
mod season_records;
mod secretary;
mod shown_event;
mod single_file;
mod standings;
mod templates_by_language;
mod travellers;
mod whole_lists;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::Hash;
use std::path::Path;

use serde::Serialize;
use tera::{Context, Value};
use xxhash_rust::xxh3::Xxh3;

use ::register::{EventRecord, Season, SeasonPlayers, SpellingId, StandingRecord};
use engine::awards::ComputedEvent;
use model::file_names::NativePathText;
use model::{Language, State, name_capitals};

pub use certificates::{CertificateLooksByReturn, CertificateRenderer};
pub use norm_forms::norm_forms_page;
pub use season::SeasonPagesWriter;

pub use crate::words::group_thousands;
use board_page_parts::BoardScoredEvent;
use render_watchdog::{LimitedPageBuffer, TemplatesBeingRendered, page_too_large_text};
pub use standings::format_score;

pub(crate) use counts::count_with_noun;
use counts::{
    kinds_with_points, point_texts, points_cells, season_title, table_count_text, winner_names_text,
};
use templates_by_language::TemplatesByLanguage;

use super::language::{
    self, LanguageTexts, PAGE_CATALOGUES, TextEscape, fill_template_texts,
    language_of_catalogue_file, translate_page_context,
};
use super::output_parts::{OutputPart, OutputParts};
use super::publish::OutputError;

/// The asset of certificates only.
const CERTIFICATES_STYLE: &str = "certificates.css";
/// The asset of the search, which certificates have not.
const SEARCH: &str = "search.js";

/// The prefix under which our own templates remain available.
const OURS: &str = "palmares/";

/// Our templates and assets, by name.
const TEMPLATES: [(&str, &str); 41] = [
    ("base.html", template!("base.html")),
    ("chart.html", template!("chart.html")),
    ("index.html", template!("index.html")),
    ("search.html", template!("search.html")),
    ("leaders.html", template!("leaders.html")),
    ("leader_table.html", template!("leader_table.html")),
    ("players.html", template!("players.html")),
    ("events.html", template!("events.html")),
    ("clubs.html", template!("clubs.html")),
    ("clubs_table.html", template!("clubs_table.html")),
    ("secretary.html", template!("secretary.html")),
    ("returns.html", template!("returns.html")),
    ("returns_table.html", template!("returns_table.html")),
    ("event.html", template!("event.html")),
    ("boards.html", template!("boards.html")),
    ("cards.html", template!("cards.html")),
    ("draw.html", template!("draw.html")),
    ("drawn.html", template!("drawn.html")),
    ("pairing_cards.html", template!("pairing_cards.html")),
    ("place_cards.html", template!("place_cards.html")),
    ("desk.html", template!("desk.html")),
    ("hall.html", template!("hall.html")),
    ("find.html", template!("find.html")),
    ("receipts.html", template!("receipts.html")),
    ("pages.html", template!("pages.html")),
    ("list.html", template!("list.html")),
    ("promotions.html", template!("promotions.html")),
    ("lists.html", template!("lists.html")),
    ("player.html", template!("player.html")),
    ("competition.html", template!("competition.html")),
    ("club.html", template!("club.html")),
    ("certificates.html", template!("certificates.html")),
    ("classic.svg", template!("classic.svg")),
    ("modern.svg", template!("modern.svg")),
    ("plain.svg", template!("plain.svg")),
    (LETTER, template!("letter.txt")),
    (PLAYER_LETTER, template!("player_letter.txt")),
    (CERTIFICATES_STYLE, template!("certificates.css")),
    ("palmares.css", template!("palmares.css")),
    ("palmares.js", template!("palmares.js")),
    (SEARCH, template!("search.js")),
];

/// Our templates, assets and catalogues, by name.
pub fn builtin_templates() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEMPLATES.into_iter().chain(PAGE_CATALOGUES)
}

/// For whom pages are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SiteAudience {
    /// The secretary, who sees everything.
    Secretary,
    /// Everybody: no rejected events, no problems, notes and quotas, no e-mail addresses.
    Public,
    /// The same for an event whose page stands alone: no links to other pages.
    Single,
}

/// A page, or the knowledge that it is one that was made before.
pub struct RenderedOrKnownPage {
    /// A hash of everything that the template is given.
    pub identity: u128,
    /// The page; `None` if the known one has this identity.
    pub bytes: Option<Vec<u8>>,
}

/// The templates and assets of a run.
pub struct Site {
    templates: TemplatesByLanguage,
    /// The language of the pages of the season as a whole, and of players.
    language: Language,
    /// A hash of the templates and assets.
    sources: u128,
    /// Whether all pages leave out places, scores and awards.
    pub embargo: bool,
    edition: SiteAudience,
    parts: OutputParts,
    assets: Vec<(&'static str, String)>,
    watch: TemplatesBeingRendered,
}

/// The template of letters, a text.
const LETTER: &str = "letter.txt";
/// That of letters to players.
const PLAYER_LETTER: &str = "player_letter.txt";
/// The relative path to the folder of `index.html` from a folder below it.
const BELOW: &str = "../";
/// The same from the folder of `index.html`.
const TOP: &str = "";

impl Site {
    /// Our templates, overridden by those of `folder`. The error lists all causes.
    pub fn new(folder: Option<&Path>) -> Result<Site, String> {
        let mut sources = Vec::new();
        let mut catalogues = BTreeMap::new();
        for (name, text) in TEMPLATES.iter().filter(|(name, _)| is_template(name)) {
            sources.push((format!("{OURS}{name}"), (*text).to_string()));
        }
        let mut assets: Vec<(&'static str, String)> = TEMPLATES
            .iter()
            .filter(|(name, _)| !is_template(name))
            .map(|(name, text)| (*name, (*text).to_string()))
            .collect();
        if let Some(folder) = folder {
            for (name, text) in files_of(folder)? {
                match assets.iter_mut().find(|(asset, _)| *asset == name) {
                    Some((_, ours)) => *ours = text,
                    None if is_template(&name) => sources.push((name, text)),
                    None => {
                        let Some(language) = language_of_catalogue_file(&name) else { continue };
                        let text = text.trim_start_matches('\u{feff}');
                        language::check_catalogue(&name, text)?;
                        catalogues.insert(language, text.to_string());
                    }
                }
            }
        }
        let mut hash = Xxh3::new();
        (&sources, &assets, &catalogues).hash(&mut hash);
        let templates = TemplatesByLanguage::new(sources, catalogues)?;
        let sources = hash.digest128();
        let (edition, watch) = (SiteAudience::Secretary, TemplatesBeingRendered::default());
        let (parts, language) = (OutputParts::ALL, Language::English);
        Ok(Site { templates, language, sources, embargo: false, edition, parts, assets, watch }
            .for_audience(edition))
    }

    /// The same templates with pages of the season and of players in a language. The pages of clubs
    /// and events, and certificates, are in those of their returns.
    pub fn in_language(mut self, language: Language) -> Site {
        self.language = language;
        self
    }

    /// The language of the pages of the season and of players.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The texts of the pages of the season and of players.
    pub(crate) fn texts(&self) -> &LanguageTexts {
        self.texts_in_language(self.language)
    }

    /// The texts of a language.
    pub(crate) fn texts_in_language(&self, language: Language) -> &LanguageTexts {
        self.templates.texts(language)
    }

    /// The same templates for an edition.
    pub fn for_audience(mut self, edition: SiteAudience) -> Site {
        self.edition = edition;
        self.tell_single();
        self
    }

    /// The same templates for an output with some parts only: nothing links to the others.
    pub fn with_parts(mut self, parts: OutputParts) -> Site {
        self.parts = parts;
        self.tell_single();
        self
    }

    /// Tells templates whether a page has no others to lead to.
    fn tell_single(&mut self) {
        let single = self.edition == SiteAudience::Single || !self.parts.has(OutputPart::Pages);
        self.templates.set_single_page(single);
    }

    /// Whether the output has a part. A public site has neither workbooks nor data.
    pub fn has_part(&self, part: OutputPart) -> bool {
        let for_everybody = matches!(part, OutputPart::Pages | OutputPart::Certificates);
        self.parts.has(part) && (for_everybody || !self.is_public())
    }

    /// A hash of everything that the site adds to the content of pages.
    pub fn templates_and_audience_hash(&self) -> u128 {
        let mut hash = Xxh3::new();
        (self.sources, self.embargo, self.edition, self.parts).hash(&mut hash);
        hash.digest128()
    }

    /// Whether everybody may read the pages.
    pub fn is_public(&self) -> bool {
        self.edition != SiteAudience::Secretary
    }

    /// Whether an event has pages.
    pub fn shows_event(&self, event: &EventRecord) -> bool {
        !self.is_public() || event.state != State::Rejected
    }

    /// The season that the pages tell of; `None` if it is all of it.
    pub fn visible_season(&self, season: &Season) -> Option<Season> {
        let standing = if self.is_public() { season.without_rejected_events() } else { None };
        match self.embargo {
            true => Some(standing.as_ref().unwrap_or(season).embargoed()),
            false => standing,
        }
    }

    /// All assets with the texts of a language, by name.
    fn assets_in(&self, language: Language) -> impl Iterator<Item = (&'static str, String)> {
        let texts = self.texts_in_language(language);
        let written = |name: &str, text: &str| match name.ends_with(".js") {
            true => fill_template_texts(text, texts, TextEscape::Script),
            false => text.to_string(),
        };
        self.assets.iter().map(move |(name, text)| (*name, written(name, text)))
    }

    /// The assets that the pages of the output refer to, by name.
    pub fn assets(&self) -> impl Iterator<Item = (&'static str, String)> {
        let assets = self.assets_in(self.language);
        assets.filter(|(name, _)| match *name {
            CERTIFICATES_STYLE => self.has_part(OutputPart::Certificates),
            SEARCH => self.has_part(OutputPart::Pages),
            _ => self.has_part(OutputPart::Pages) || self.has_part(OutputPart::Certificates),
        })
    }

    /// The pages of travellers and score cards, with their paths; empty for an event that
    /// was not scored from boards.
    pub fn traveller_and_card_pages(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Vec<(String, Vec<u8>)>, OutputError> {
        if event.embargoed {
            return Ok(Vec::new());
        }
        let Some(played) =
            BoardScoredEvent::new(self.texts_in_language(event.language), event, outcome)
        else {
            return Ok(Vec::new());
        };
        let mut pages = self.traveller_pages(&played)?;
        pages.extend(self.score_card_pages(people, &played)?);
        let named = |(name, page)| (format!("events/{}/{name}", event.key), page);
        Ok(pages.into_iter().map(named).collect())
    }

    /// Renders a template with the context `page` and the global `version`.
    fn render(&self, template: &str, page: &impl Serialize) -> Result<Vec<u8>, OutputError> {
        self.render_in(self.language, template, page)
    }

    /// The same in a language.
    fn render_in(
        &self,
        language: Language,
        template: &str,
        page: &impl Serialize,
    ) -> Result<Vec<u8>, OutputError> {
        self.render_as(language, "page", template, page)
    }

    /// The same with a context of another name.
    fn render_as(
        &self,
        language: Language,
        name: &str,
        template: &str,
        page: &impl Serialize,
    ) -> Result<Vec<u8>, OutputError> {
        let failed = |why: tera::Error| OutputError::Page(template.to_string(), chain(&why));
        let unusable = |why: String| OutputError::Page(template.to_string(), why);
        let tera = self.templates.tera(language).map_err(unusable)?;
        let mut context = Context::new();
        context.insert_value(name.to_string(), self.context(language, page).map_err(failed)?);
        let mut page = LimitedPageBuffer { bytes: Vec::with_capacity(8 << 10), is_full: false };
        let making = self.watch.begin_page(template);
        let made = tera.render_to(template, &context, &mut page);
        drop(making);
        if page.is_full {
            return Err(OutputError::Page(template.to_string(), page_too_large_text()));
        }
        made.map(|()| page.bytes).map_err(failed)
    }

    /// What a template is given, with numbers and fixed words in the language; the public editions
    /// have no e-mail addresses.
    fn context(&self, language: Language, page: &impl Serialize) -> Result<Value, tera::Error> {
        let is_english = language == Language::English;
        if !self.is_public() && is_english {
            return Value::try_from_serializable(page);
        }
        let mut page = serde_json::to_value(page).map_err(tera::Error::message)?;
        if self.is_public() {
            hide_addresses::hide_email_addresses(&mut page);
        }
        if !is_english {
            translate_page_context(&mut page, self.texts_in_language(language));
        }
        Value::try_from_serializable(&page)
    }

    /// The same, unless the page is known: then there is no need to render it.
    fn render_unless(
        &self,
        language: Language,
        template: &str,
        page: &impl Serialize,
        known: Option<u128>,
    ) -> Result<RenderedOrKnownPage, OutputError> {
        let mut hash = Xxh3::new();
        language.hash(&mut hash);
        serde_json::to_writer(&mut hash, page)
            .map_err(|why| OutputError::Page(template.to_string(), why.to_string()))?;
        let identity = hash.digest128();
        let bytes = match known == Some(identity) {
            true => None,
            false => Some(self.render_in(language, template, page)?),
        };
        Ok(RenderedOrKnownPage { identity, bytes })
    }

    /// A letter to a club, by the template `letter.txt`.
    ///
    /// # Errors
    ///
    /// If the template fails.
    pub(crate) fn render_club_letter(
        &self,
        language: Language,
        letter: &impl Serialize,
    ) -> Result<Vec<u8>, OutputError> {
        self.render_as(language, "letter", LETTER, letter)
    }

    /// A letter to a player, by the template `player_letter.txt`.
    ///
    /// # Errors
    ///
    /// If the template fails.
    pub(crate) fn render_player_letter(
        &self,
        letter: &impl Serialize,
    ) -> Result<Vec<u8>, OutputError> {
        self.render_as(self.language, "letter", PLAYER_LETTER, letter)
    }

    /// The template of a page that has been rendering for longer than `limit`.
    pub fn slow_template(&self, limit: std::time::Duration) -> Option<String> {
        self.watch.template_slower_than(limit)
    }
}

fn is_template(name: &str) -> bool {
    name.ends_with(".html") || name.ends_with(".svg") || [LETTER, PLAYER_LETTER].contains(&name)
}

/// The files of a folder of templates, by name.
fn files_of(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let told = |why: std::io::Error| format!("{}: {why}", folder.native_path_text());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        if let Some(name) = name.filter(|_| path.is_file()) {
            let text = std::fs::read_to_string(&path)
                .map_err(|why| format!("{}: {why}", path.native_path_text()))?;
            files.push((name, text));
        }
    }
    files.sort();
    Ok(files)
}

/// An error with all its causes.
fn chain(error: &dyn std::error::Error) -> String {
    let mut told = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        told.push_str(": ");
        told.push_str(&cause.to_string());
        source = cause.source();
    }
    told
}

/// A link to a player's page.
#[derive(Serialize)]
struct PlayerLink<'a> {
    /// The name, with small letters if it was typed in capitals.
    name: Cow<'a, str>,
    /// The key of the player's page.
    key: &'a str,
}

impl<'a> PlayerLink<'a> {
    /// The link to a player by a spelling of the name.
    fn to(people: &'a SeasonPlayers, id: SpellingId) -> PlayerLink<'a> {
        PlayerLink {
            name: name_capitals::name_in_mixed_case(&people.spelling(id).name),
            key: people.person_key_of_spelling(id),
        }
    }

    /// The links to the players of a contestant.
    fn all(people: &'a SeasonPlayers, event: &EventRecord, standing: &StandingRecord) -> Vec<Self> {
        event.players_of_standing(standing).iter().map(|id| PlayerLink::to(people, *id)).collect()
    }

    /// The link to the first player of a contestant, by its position among the standings.
    fn first(
        people: &'a SeasonPlayers,
        event: &EventRecord,
        standing: u32,
    ) -> Option<PlayerLink<'a>> {
        let players = event.players_of_standing(&event.rankings.standings[standing as usize]);
        players.first().map(|id| PlayerLink::to(people, *id))
    }
}

/// A link to one of several pages of a kind.
#[derive(Serialize, Clone)]
struct PageLink {
    /// Its file name, or a place on the page.
    href: String,
    /// Its content in words.
    text: String,
    /// Whether it is this one.
    here: bool,
}

/// A problem on a page.
#[derive(Serialize)]
struct ProblemLine<'a> {
    severity: &'static str,
    place: String,
    message: Cow<'a, str>,
    hint: Cow<'a, str>,
}

/// A path as part of a link.
fn link(path: &str) -> String {
    use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
    const KEPT: &AsciiSet =
        &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');
    utf8_percent_encode(path, KEPT).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_through_blanks_and_accents() {
        assert_eq!(link("a b/\u{e9}#1.xlsx"), "a%20b/%C3%A9%231.xlsx");
    }

    #[test]
    fn every_template_of_ours_can_be_read() {
        assert!(Site::new(None).is_ok());
    }

    #[test]
    fn a_template_that_never_ends_is_noticed() {
        use std::time::Duration;
        let nested = |body: &str| {
            let open = "{% for a in range(end=90000) %}".repeat(3);
            format!("{open}{body}{}", "{% endfor %}".repeat(3))
        };
        let folder = tempfile::tempdir().expect("a folder");
        let page = |body: &str| {
            std::fs::write(folder.path().join("club.html"), nested(body)).expect("written");
            Site::new(Some(folder.path())).expect("a template")
        };
        let made = page(&"x".repeat(1000)).render("club.html", &());
        assert!(made.is_err_and(|why| why.to_string().contains("may never finish")));
        // A template that writes nothing runs until the process ends.
        let site: &'static Site = Box::leak(Box::new(page("")));
        assert_eq!(site.slow_template(Duration::ZERO), None);
        std::thread::spawn(|| site.render("club.html", &()));
        let limit = Duration::from_millis(20);
        let noticed = (0..1000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            site.slow_template(limit).is_some()
        });
        assert!(noticed);
    }

    #[test]
    fn a_folder_of_templates_that_is_missing_says_so() {
        assert!(Site::new(Some(Path::new("no/such/folder"))).is_err());
    }
}
