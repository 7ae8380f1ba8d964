//! `certificates/<key>.html`: certificates on sheets of paper, by a design.
//!
//! A design is a template `<design>.svg`: Tera fills in what belongs to a kind of certificate
//! (sizes, crests, union), the crate `paper` sets the texts of each certificate into its slots.
//! Pages and PDF files take the places of the same lines.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use paper::{
    CertificateDesign, EmbeddedFont, PageAsset, PaperSheet, Picture, PlacedDesign, QrPattern,
};
use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64;

use crate::certificates::{
    Certificate, CertificateDesignKey, CertificatesToHandOut, all_player_certificates,
    design_key_per_certificate,
};
use crate::language::LanguageTexts;
use crate::output_parts::OutputPart;
use crate::publish::OutputError;
use model::Language;
use model::certificate_look::{CertificateArea, CertificateLook};
use model::certificate_text::transliterate_for_certificate;
use register::{Person, Season};

use super::{BELOW, Site};

/// The context of the template `certificates.html`.
#[derive(Serialize)]
struct CertificatesPage<'a> {
    title: &'a str,
    root: &'static str,
    name: &'a str,
    /// Empty without a page of the player.
    player_href: String,
    count_text: String,
    /// Width and height of the paper in millimetres.
    width: f32,
    height: f32,
    /// The sheets as SVG.
    sheets: Vec<String>,
}

/// The context of a design: what belongs to a kind of certificate.
#[derive(Serialize)]
struct KindOfCertificate<'a> {
    /// Width and height of the drawing.
    width: f32,
    height: f32,
    /// From its edge to its frame.
    edge: f32,
    landscape: bool,
    /// Whether four share a sheet.
    small: bool,
    /// Whether each has a QR code.
    code: bool,
    union: &'a str,
    heading: &'a str,
    /// Pictures as addresses that contain them; empty without one.
    crest: String,
    club_crest: String,
    signature: String,
}

/// The look of the certificates of each return.
#[derive(Debug, Default)]
pub struct CertificateLooksByReturn {
    all: Vec<CertificateLook>,
    /// The look of each return, by its position in `all`.
    of_return: Vec<usize>,
}

impl CertificateLooksByReturn {
    /// The looks of returns, in their order.
    pub fn new(looks: impl IntoIterator<Item = CertificateLook>) -> CertificateLooksByReturn {
        let mut found = CertificateLooksByReturn::default();
        for look in looks {
            let known = found.all.iter().position(|known| *known == look);
            found.of_return.push(known.unwrap_or_else(|| {
                found.all.push(look);
                found.all.len() - 1
            }));
        }
        found
    }

    /// The position of the look of a return; that of the first for one that is not known.
    fn position(&self, ret: u32) -> usize {
        self.of_return.get(ret as usize).copied().unwrap_or_default()
    }

    fn at(&self, position: usize) -> CertificateLook {
        self.all.get(position).cloned().unwrap_or_default()
    }
}

/// A kind of certificate: the position of its look, its language, its union, its heading.
type KindDesign = (usize, Language, String, &'static str);

/// A design with what belongs to a kind of certificate.
struct PreparedDesign {
    design: CertificateDesign,
    /// The file of its backdrop beside the certificates.
    file: String,
    /// The styles of its usual certificates, and their file there.
    style: String,
    style_file: String,
}

/// Sets the certificates of a run.
pub struct CertificateRenderer<'a> {
    site: &'a Site,
    looks: &'a CertificateLooksByReturn,
    drawn: Mutex<BTreeMap<KindDesign, Arc<PreparedDesign>>>,
}

/// A certificate with its design.
pub(super) struct DesignedCertificate<'a> {
    certificate: &'a Certificate<'a>,
    texts: &'a LanguageTexts,
    look: usize,
    drawn: Arc<PreparedDesign>,
}

impl<'a> CertificateRenderer<'a> {
    /// A renderer with the templates of a site.
    pub fn new(site: &'a Site, looks: &'a CertificateLooksByReturn) -> CertificateRenderer<'a> {
        CertificateRenderer { site, looks, drawn: Mutex::default() }
    }

    /// The page of a player's certificates; `None` if there are none.
    ///
    /// # Errors
    ///
    /// If a template fails.
    pub fn page_of_player(
        &self,
        season: &Season,
        person: &Person,
    ) -> Result<Option<Vec<u8>>, OutputError> {
        let certificates = all_player_certificates(season, person);
        if certificates.is_empty() {
            return Ok(None);
        }
        let href = match self.site.has_part(OutputPart::Pages) {
            true => format!("../players/{}.html", season.people.person_key(person.id)),
            false => String::new(),
        };
        self.page(&person.name, href, &certificates).map(Some)
    }

    /// Draws the designs of a player's certificates, whose page is there already.
    ///
    /// # Errors
    ///
    /// If a template fails.
    pub fn draw_player_designs(&self, season: &Season, person: &Person) -> Result<(), OutputError> {
        let mut kinds = design_key_per_certificate(season, person).into_iter();
        kinds.try_for_each(|kind| self.drawn(self.looks.position(kind.ret), kind).map(drop))
    }

    /// The page of a club's certificates.
    ///
    /// # Errors
    ///
    /// If a template fails.
    pub fn page_of_club(&self, club: &CertificatesToHandOut<'_>) -> Result<Vec<u8>, OutputError> {
        self.page(&club.name, format!("{BELOW}index.html"), &club.certificates)
    }

    fn page(
        &self,
        name: &str,
        player_href: String,
        certificates: &[Certificate<'_>],
    ) -> Result<Vec<u8>, OutputError> {
        let ready = self.certificates_with_designs(certificates)?;
        let texts = self.site.texts();
        let title = texts.fill("certificates-of", &[("name", name)]);
        let address = |design: &CertificateDesign, file| {
            let mut drawn = ready.iter().map(|one| &*one.drawn);
            let own = drawn.find(|drawn| std::ptr::eq(&raw const drawn.design, design));
            let name = own.map(|own| match file {
                PageAsset::Backdrop => &own.file,
                PageAsset::Stylesheet => &own.style_file,
            });
            name.cloned().unwrap_or_default()
        };
        let mut sheets = Vec::new();
        self.for_each_sheet(&ready, |sheet| {
            sheets.push(sheet);
            Ok::<(), OutputError>(())
        })?;
        let size = sheets
            .last()
            .map_or(CertificateLook::default().sheet_size(), |last| (last.width, last.height));
        let page = CertificatesPage {
            title: &title,
            root: BELOW,
            name,
            player_href,
            count_text: texts.text_for_count("count-certificates", certificates.len()),
            width: size.0,
            height: size.1,
            sheets: paper::sheets_to_svg(&sheets, &address),
        };
        self.site.render("certificates.html", &page)
    }

    /// The files that pages need beside them: backdrops, styles, and the fonts of all designs.
    pub fn asset_files(&self) -> Vec<(String, Vec<u8>)> {
        let drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut files = BTreeMap::new();
        let mut faces = BTreeSet::new();
        for one in drawn.values() {
            let name = format!("certificates/{}", one.file);
            files.insert(name, one.design.backdrop.clone().into_bytes());
            files
                .insert(format!("certificates/{}", one.style_file), one.style.clone().into_bytes());
            faces.extend(one.design.fonts());
        }
        let font = |face: EmbeddedFont| {
            (format!("fonts/{}.ttf", face.file_stem()), face.file_bytes().to_vec())
        };
        files.into_iter().chain(faces.into_iter().map(font)).collect()
    }

    /// Certificates with their designs.
    pub(super) fn certificates_with_designs<'c>(
        &'c self,
        certificates: &'c [Certificate<'c>],
    ) -> Result<Vec<DesignedCertificate<'c>>, OutputError> {
        let ready = certificates.iter().map(|certificate| {
            let look = self.looks.position(certificate.ret);
            let Certificate { ret, language, body, heading, .. } = *certificate;
            let drawn = self.drawn(look, CertificateDesignKey { ret, language, body, heading })?;
            let texts = self.site.texts_in_language(self.language(language));
            Ok(DesignedCertificate { certificate, texts, look, drawn })
        });
        ready.collect()
    }

    /// Sets one sheet after the other, in the order of the certificates.
    pub(super) fn for_each_sheet<'r, E>(
        &self,
        ready: &'r [DesignedCertificate<'r>],
        mut take: impl FnMut(PaperSheet<'r>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut rest = ready;
        while let Some(first) = rest.first() {
            let look = self.looks.at(first.look);
            let places = look.certificate_positions();
            let same = rest.iter().take_while(|one| one.look == first.look);
            let count = same.take(places.len()).count();
            let (width, height) = look.sheet_size();
            let placed = rest[..count].iter().zip(places);
            let placed = placed.map(|(one, (x, y))| one.placed(x, y, &look)).collect();
            take(PaperSheet { width, height, placed })?;
            rest = &rest[count..];
        }
        Ok(())
    }

    /// The language of a certificate.
    fn language(&self, of_event: Option<Language>) -> Language {
        of_event.unwrap_or(self.site.language)
    }

    /// The design of a certificate, drawn once for each kind.
    fn drawn(
        &self,
        look: usize,
        kind: CertificateDesignKey<'_>,
    ) -> Result<Arc<PreparedDesign>, OutputError> {
        let language = self.language(kind.language);
        let own: KindDesign = (look, language, kind.body.to_string(), kind.heading);
        let known = || self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawn) = known().get(&own) {
            return Ok(Arc::clone(drawn));
        }
        let drawn = Arc::new(self.draw(&self.looks.at(look), language, kind)?);
        Ok(Arc::clone(known().entry(own).or_insert(drawn)))
    }

    fn draw(
        &self,
        look: &CertificateLook,
        language: Language,
        of: CertificateDesignKey<'_>,
    ) -> Result<PreparedDesign, OutputError> {
        let CertificateArea { drawing: (width, height), edge, .. } = look.certificate_area();
        let uri = |picture: &Option<Arc<Picture>>| {
            picture.as_deref().map(Picture::to_data_uri).unwrap_or_default()
        };
        let kind = KindOfCertificate {
            width,
            height,
            edge,
            landscape: width > height,
            small: look.has_four_per_sheet(),
            code: look.qr_code_signing_key().is_some(),
            union: of.body,
            heading: self.site.texts_in_language(language).translate_fixed_word(of.heading),
            crest: uri(&look.union_crest),
            club_crest: uri(&look.club_crest),
            signature: uri(&look.signature),
        };
        let template = format!("{}.svg", look.design);
        let failed = |why: String| OutputError::Page(template.clone(), why);
        let source = self.site.render_as(language, "kind", &template, &kind)?;
        let source = String::from_utf8(source).map_err(|why| failed(why.to_string()))?;
        let design =
            CertificateDesign::read(source.trim_start()).map_err(|why| failed(why.to_string()))?;
        let named = |text: &str, ending: &str| {
            format!("{}-{:016x}.{ending}", look.design, xxh3_64(text.as_bytes()))
        };
        let style = design.stylesheet();
        let (file, style_file) = (named(&design.backdrop, "svg"), named(&style, "css"));
        Ok(PreparedDesign { design, file, style, style_file })
    }
}

impl<'a> DesignedCertificate<'a> {
    fn placed(&'a self, x: f32, y: f32, look: &CertificateLook) -> PlacedDesign<'a> {
        let frame = look.certificate_area();
        // The text of a statement is short enough for a code.
        let code = look
            .qr_code_signing_key()
            .map(|key| self.certificate.code_statement().signed_code_text(key));
        let code = code.and_then(|text| QrPattern::encode(&text).ok());
        let design = &self.drawn.design;
        let told = |slot: &str| self.certificate.slot_text(slot, self.texts);
        let text = |slot: &str| told(slot).map(|text| settable_lines(&text));
        let texts = design.typeset(&text);
        let number = &self.certificate.number;
        let label = self.texts.fill("certificate-number", &[("number", number)]);
        // A design for other paper keeps its proportions.
        let narrow = (design.width / design.height) / (frame.drawing.0 / frame.drawing.1);
        let width = frame.width * narrow.min(1.0);
        let x = x + (frame.width - width) / 2.0;
        PlacedDesign { design, texts, code, label, x, y, width }
    }
}

/// A text of one or several lines as the fonts can set it.
fn settable_lines(text: &str) -> String {
    if !text.contains('\n') {
        return transliterate_for_certificate(text).text;
    }
    let lines = text.split('\n').map(|line| transliterate_for_certificate(line).text);
    lines.collect::<Vec<_>>().join("\n")
}
