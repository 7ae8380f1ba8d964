//! Texts that nobody types on purpose: all are cleaned and set without a panic, in characters that
//! the fonts have, inside their room. `PAPER_STRINGS=1000000` tries a million.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use paper::{CertificateDesign, TypesetText, is_in_every_font, make_typesettable};

/// How many are tried by default.
const STRINGS: u64 = 4_000;

/// What they are made of: controls, separators, marks, joiners, letters of scripts that the fonts
/// have and lack, endless words, the last characters of Unicode.
const PARTS: [&str; 34] = [
    "\u{0}",
    "\u{7}",
    "\u{85}",
    "\n",
    "\r\n",
    "\t",
    "\u{2028}",
    "\u{2029}",
    "\u{ad}",
    "\u{200d}",
    "\u{202e}",
    "\u{feff}",
    "\u{301}\u{302}\u{327}\u{323}",
    "q\u{303}",
    " ",
    "  ",
    "\u{a0}",
    "&<>\"']]>",
    "Ŵyn",
    "Ōtāhuhu",
    "Żółć",
    "Παναγιώτης",
    "Щёкин",
    "王小明",
    "محمد",
    "\u{1f469}\u{200d}\u{1f680}",
    "\u{e000}",
    "\u{10ffff}",
    "\u{fffd}",
    "AVAVAVAV",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "i",
    "-",
    "Llanfairpwllgwyngyll",
];

const DESIGN: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'>
    <text id='line' x='105' y='20' font-size='10' text-anchor='middle' data-width='80'/>
    <text id='two' x='10' y='40' font-family='sans-serif' font-weight='600' font-size='8' letter-spacing='.1em' data-width='90' data-lines='2'/>
    <text id='print' x='200' y='60' font-style='italic' font-size='4' text-anchor='end' data-width='120' data-height='20'/>
    <g data-flow=''><text id='a' x='105' y='120' font-size='12' text-anchor='middle' data-width='90' data-lines='2'/>
    <text id='b' x='105' y='140' font-size='8' text-anchor='middle' data-width='90' data-lines='3'/>
    <text id='c' x='105' y='160' font-size='5' text-anchor='middle' data-width='90' data-height='14'/></g></svg>";

/// A generator of numbers (xorshift); the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

fn text(dice: &mut Dice) -> String {
    let most = if dice.below(50) == 0 { 400 } else { 12 };
    (0..dice.below(most)).map(|_| PARTS[dice.below(PARTS.len() as u64) as usize]).collect()
}

/// The widest line of a text in its room.
fn room_of(slot: &str) -> f32 {
    match slot {
        "line" => 80.0,
        "print" => 120.0,
        _ => 90.0,
    }
}

fn check(set: &TypesetText<'_>, text: &str) {
    let told = || format!("{:?} of {text:?}", set.lines);
    assert!(set.size > 0.0 && set.size.is_finite(), "{}", told());
    for line in &set.lines {
        assert!(line.text.chars().all(is_in_every_font) && !line.text.is_empty(), "{}", told());
        assert!(line.x.is_finite() && line.y.is_finite(), "{}", told());
        let width = set.face.text_width(&line.text, set.spacing) * set.size;
        let spacing = set.spacing * set.size;
        assert!(width - spacing <= room_of(set.slot) + 0.1, "{width}: {}", told());
        let count = set.face.glyphs(&line.text, 0.0).len();
        assert_eq!(count, line.text.chars().count(), "{}", told());
    }
    for pair in set.lines.windows(2) {
        assert!(pair[1].y > pair[0].y, "{}", told());
    }
}

#[test]
fn every_text_is_set_in_its_room() {
    let strings = std::env::var("PAPER_STRINGS").ok().and_then(|count| count.parse().ok());
    let design = CertificateDesign::read(DESIGN).unwrap();
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    for _ in 0..strings.unwrap_or(STRINGS) {
        let typed = text(&mut dice);
        let cleaned = make_typesettable(&typed, |_| "?".to_string()).text;
        assert!(cleaned.chars().all(is_in_every_font), "{typed:?}");
        assert_eq!(make_typesettable(&cleaned, |_| String::new()).text, cleaned, "{typed:?}");
        let sets = design.typeset(&|_| Some(cleaned.clone()));
        sets.iter().for_each(|set| check(set, &typed));
        let flow: Vec<&TypesetText<'_>> =
            sets.iter().skip(3).filter(|set| !set.lines.is_empty()).collect();
        for pair in flow.windows(2) {
            let above = pair[0].lines.last().unwrap().y;
            assert!(pair[1].lines[0].y > above, "{typed:?}");
        }
    }
}
