//! The styles of the usual certificates of a design, for a file beside its backdrop.

use crate::design::CertificateDesign;
use crate::fit::{FittedLine, FittedText, TextFitKind};
use crate::slot::{TypesetText, round_to_thousandth};
use crate::text_css::{CssTextStyle, css_rules};
use crate::units::SvgLength;

/// No usual paragraph has more lines.
const MOST_LINES: f32 = 9.0;

impl CertificateDesign {
    /// Where the lines of usual certificates stand, and their looks: each text has one line, a
    /// paragraph its full size.
    pub(crate) fn usual_line_styles(&self) -> &[(SvgLength, CssTextStyle)] {
        self.usual.get_or_init(|| self.find_usual_looks())
    }

    fn find_usual_looks(&self) -> Vec<(SvgLength, CssTextStyle)> {
        let mut looks: Vec<(SvgLength, CssTextStyle)> = Vec::new();
        let mut add = |text: &TypesetText<'_>| {
            for line in &text.lines {
                let y = SvgLength::rounded_to_hundredth(line.y);
                // A height has one look.
                if !looks.iter().any(|(known, _)| *known == y) {
                    looks.push((y, CssTextStyle::from_text(text)));
                }
            }
        };
        let slot = |name: &str| self.slots.iter().find(|slot| slot.name == name);
        let usual = |name: &str| {
            slot(name).and_then(|slot| match slot.room.kind {
                TextFitKind::Paragraph(_) => Some(String::new()),
                TextFitKind::Lines(_) => slot.content.is_empty().then(|| "x".to_string()),
            })
        };
        self.typeset(&usual).iter().for_each(&mut add);
        for slot in self.slots.iter().filter(|slot| slot.flow.is_none()) {
            if let TextFitKind::Paragraph(height) = slot.room.kind {
                let size = round_to_thousandth(slot.room.size);
                let most = (height / (slot.room.leading * slot.room.size)).clamp(0.0, MOST_LINES);
                let line = FittedLine { text: "".into(), width: 0.0 };
                let lines = vec![line; most as usize];
                add(&slot.typeset_from_baseline(&FittedText { size, lines }, slot.y));
            }
        }
        looks
    }

    /// The usual styles as rules of CSS.
    pub fn stylesheet(&self) -> String {
        let looks = self.usual_line_styles();
        let mut styles: Vec<CssTextStyle> = Vec::new();
        for (_, look) in looks {
            if !styles.contains(look) {
                styles.push(*look);
            }
        }
        let names = |style: usize| {
            let own = looks.iter().filter(|(_, look)| *look == styles[style]);
            own.map(|(y, _)| format!("[y=\"{y}\"]")).collect()
        };
        css_rules(&styles, &names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PageAsset, PaperSheet, PlacedDesign, sheets_to_svg};

    const DESIGN: &str = "<svg viewBox='0 0 210 297'><g font-family='serif' text-anchor='middle'>\
        <text id='name' x='105' y='90' font-size='12' data-width='100' data-lines='2'/>\
        <text id='print' x='105' y='120' font-size='5' data-width='90' data-height='18'/></g></svg>";

    fn page(design: &CertificateDesign, name: &str) -> String {
        let text = |slot: &str| match slot {
            "name" => Some(name.to_string()),
            _ => Some("Clause 4.1.1 of the handbook. ".repeat(4)),
        };
        let texts = design.typeset(&text);
        let (label, code) = (String::new(), None);
        let placed = PlacedDesign { design, texts, code, label, x: 0.0, y: 0.0, width: 210.0 };
        let address = |_: &CertificateDesign, file| match file {
            PageAsset::Backdrop => "design.svg".to_string(),
            PageAsset::Stylesheet => "design.css".to_string(),
        };
        let sheet = PaperSheet { width: 210.0, height: 297.0, placed: vec![placed] };
        sheets_to_svg(&[sheet], &address).concat()
    }

    #[test]
    fn a_page_with_the_usual_looks_links_to_them() {
        let design = CertificateDesign::read(DESIGN).unwrap();
        let rules = "text{font-family:\"Palmares Serif\",serif;font-size:12px;fill:#000000;text-anchor:middle}\n\
            [y=\"120\"],[y=\"126\"],[y=\"132\"]{font-size:5px}\n";
        assert_eq!(design.stylesheet(), rules);
        let usual = page(&design, "Ann");
        assert!(usual.starts_with("<link rel=stylesheet href=\"design.css\">\n<svg "), "{usual}");
        assert!(!usual.contains("<style>") && usual.contains(" y=120>"), "{usual}");
        let long = page(&design, "Gwenllian Llywelyn-Pritchard of Abergwyngregyn and Penmaenmawr");
        assert!(!long.contains("<link") && long.contains("<style>"), "{long}");
    }
}
