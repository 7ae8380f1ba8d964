//! Output that is safe for a terminal.
//!
//! Cells, sheets and files can contain characters that a terminal obeys or that are invisible:
//! escape sequences, marks of direction, letters without width. Commands write only to a
//! [`Terminal`], which replaces them by symbols.
//!
//! Hidden characters are controls (C0, C1), Default_Ignorable_Code_Point, line and paragraph
//! separators, interlinear annotation marks and noncharacters (Unicode 16.0,
//! `DerivedCoreProperties.txt` and chapter 23). Three kinds belong to ordinary writing and stay
//! there: joiners between two letters of a joining script or two emoji, presentation selectors
//! after a symbol, and variant selectors after an ideograph or a Mongolian letter.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::Style;
use serde::Serialize;

/// Whether a program that calls commands takes what they say.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// From now on nobody sees what commands say, and nobody can be asked.
pub(super) fn set_output_captured() {
    TAKEN.store(true, Ordering::Relaxed);
}

/// Whether somebody sees messages: they go to a terminal.
pub(super) fn is_output_seen() -> bool {
    !TAKEN.load(Ordering::Relaxed) && io::stderr().is_terminal()
}

/// What a command writes, for a program that takes it.
#[derive(Clone, Default)]
pub(super) struct CapturedText(Rc<RefCell<Vec<u8>>>);

impl CapturedText {
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.borrow()).into_owned()
    }
}

impl Write for CapturedText {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The output of a command. Characters that a terminal would obey or hide become visible.
pub(super) struct Terminal {
    to: Box<dyn Write>,
    /// The pending bytes of the last line.
    line: Vec<u8>,
    /// The checked part of the last line, with our colours.
    ready: String,
    /// Whether only ASCII is sent.
    ascii: bool,
}

impl Terminal {
    /// A terminal on a stream, written line by line.
    pub(super) fn new(to: impl Write + 'static) -> Terminal {
        Terminal { to: Box::new(to), line: Vec::new(), ready: String::new(), ascii: false }
    }

    /// The same, in ASCII if the stream is a terminal whose locale has other letters than Unicode's.
    pub(super) fn new_for_locale(to: impl Write + IsTerminal + 'static) -> Terminal {
        let ascii = to.is_terminal() && !shows_unicode(|name| std::env::var(name).ok());
        let mut terminal = Terminal::new(to);
        terminal.ascii = ascii;
        terminal
    }

    /// Sets the style of the following text; our own colours are not filtered.
    pub(super) fn set_style(&mut self, style: impl std::fmt::Display) {
        self.judge();
        let _ = write!(self.ready, "{style}");
    }

    /// Writes text in a style, on the same line.
    pub(super) fn write_in_style(&mut self, style: Style, text: &str) -> io::Result<()> {
        self.set_style(style.render());
        self.write_all(escape_to_one_line(text).as_bytes())?;
        self.set_style(style.render_reset());
        Ok(())
    }

    /// Writes a value as one line of JSON with hidden characters escaped.
    pub(super) fn write_json(&mut self, value: &impl Serialize) -> io::Result<()> {
        let json = serde_json::to_string(value).map_err(io::Error::other)?;
        let escape = |c: char, out: &mut String| {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        };
        let json = replaced(&json, is_hidden, escape);
        self.write_all(json.as_bytes())?;
        self.write_all(b"\n")
    }

    /// Checks the pending bytes.
    fn judge(&mut self) {
        let said = String::from_utf8_lossy(&self.line);
        let breaks = |c: char| is_hidden(c) && !matches!(c, '\n' | '\t');
        self.ready.push_str(&replaced(&said, breaks, symbol));
        self.line.clear();
    }

    fn send(&mut self) -> io::Result<()> {
        self.judge();
        if self.ascii && !self.ready.is_ascii() {
            let line = std::mem::take(&mut self.ready);
            line.chars().for_each(|c| in_ascii(c, &mut self.ready));
        }
        let sent = self.to.write_all(self.ready.as_bytes());
        self.ready.clear();
        sent
    }
}

impl Write for Terminal {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let ended = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        self.line.extend_from_slice(&bytes[..ended]);
        if ended > 0 {
            self.send()?;
        }
        self.line.extend_from_slice(&bytes[ended..]);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.send()?;
        self.to.flush()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // The stream is closed; there is nobody to tell.
        let _ = self.flush();
    }
}

/// Writes a letter by others that every terminal shows.
fn in_ascii(c: char, shown: &mut String) {
    match c {
        _ if c.is_ascii() => shown.push(c),
        _ => shown.push_str(deunicode::deunicode_char(c).unwrap_or("?")),
    }
}

/// Whether a terminal shows all letters, by the variables of its locale. On Windows the standard
/// library writes Unicode whatever the code page of the console is.
fn shows_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let mut locales = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    let locale = locales.find(|locale| !locale.is_empty());
    let named = |locale: String| locale.to_lowercase().replace('-', "").contains("utf8");
    cfg!(windows) || locale.is_none_or(named)
}

/// Text on one line, such as a name or path: line ends and tabs become visible too.
pub(super) fn escape_to_one_line(text: &str) -> Cow<'_, str> {
    replaced(text, is_hidden, symbol)
}

/// Replaces hidden characters, except those that belong where they are.
fn replaced(
    text: &str,
    hides: impl Fn(char) -> bool,
    with: impl Fn(char, &mut String),
) -> Cow<'_, str> {
    if text.bytes().all(|byte| byte == b'\n' || byte == b'\t' || (b' '..=b'~').contains(&byte))
        && !text.chars().any(&hides)
    {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut before = None;
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        let belongs = match c {
            '\u{200c}' | '\u{200d}' => {
                before.is_some_and(joins) && rest.clone().next().is_some_and(joins)
            }
            _ => before.is_some_and(|before| varies(before, c)),
        };
        if hides(c) && !belongs {
            with(c, &mut shown);
        } else {
            shown.push(c);
        }
        before = Some(c);
    }
    Cow::Owned(shown)
}

/// The symbol of a hidden character: a control picture, or its number.
fn symbol(c: char, shown: &mut String) {
    match c {
        '\0'..='\u{1f}' => shown.extend(char::from_u32(0x2400 + u32::from(c))),
        '\u{7f}' => shown.push('\u{2421}'),
        _ => {
            let _ = write!(shown, "<U+{:04X}>", u32::from(c));
        }
    }
}

/// Whether a terminal obeys a character or shows nothing for it.
fn is_hidden(c: char) -> bool {
    let number = u32::from(c);
    c.is_control()
        || number & 0xfffe == 0xfffe
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a joiner beside a character belongs to ordinary writing: scripts from Arabic to Tibetan,
/// those of South and South-East Asia, and emoji.
fn joins(c: char) -> bool {
    matches!(c,
        '\u{620}'..='\u{109f}' | '\u{1780}'..='\u{17b3}' | '\u{17b6}'..='\u{180a}'
        | '\u{1810}'..='\u{1aff}' | '\u{a800}'..='\u{abff}' | '\u{10a00}'..='\u{11fff}'
        | '\u{fe0f}')
        || is_symbol(c)
}

/// Whether a selector belongs to the character before it.
fn varies(before: char, selector: char) -> bool {
    match selector {
        '\u{fe0e}' | '\u{fe0f}' => is_symbol(before) || matches!(before, '#' | '*' | '0'..='9'),
        '\u{fe00}'..='\u{fe0d}' | '\u{e0100}'..='\u{e01ef}' => {
            matches!(before, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
        }
        '\u{180b}'..='\u{180d}' | '\u{180f}' => matches!(before, '\u{1820}'..='\u{18aa}'),
        _ => false,
    }
}

/// Whether a character is a symbol with text and picture forms.
fn is_symbol(c: char) -> bool {
    matches!(c,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2100}'..='\u{214f}'
        | '\u{2190}'..='\u{27bf}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn sent(say: impl FnOnce(&mut Terminal)) -> String {
        let sent = CapturedText::default();
        say(&mut Terminal::new(sent.clone()));
        sent.text()
    }

    #[test]
    fn what_a_terminal_obeys_or_hides_is_shown() {
        for (text, shown) in [
            ("a\u{1b}[31mb", "a␛[31mb"),
            ("\0\u{7}\u{8}\r\u{7f}", "␀␇␈␍␡"),
            ("\u{80}\u{9b}31m", "<U+0080><U+009B>31m"),
            ("\u{202e}evil\u{2066}\u{200e}\u{61c}", "<U+202E>evil<U+2066><U+200E><U+061C>"),
            ("a\u{200b}b\u{ad}c\u{feff}", "a<U+200B>b<U+00AD>c<U+FEFF>"),
            (
                "\u{2028}\u{2029}\u{3164}\u{ffff}\u{fdd0}",
                "<U+2028><U+2029><U+3164><U+FFFF><U+FDD0>",
            ),
            ("\u{e0001}\u{e0041}\u{10fffe}", "<U+E0001><U+E0041><U+10FFFE>"),
            // Joiners and selectors out of place.
            ("a\u{200d}b \u{200c}", "a<U+200D>b <U+200C>"),
            ("a\u{fe0f}e\u{301}\u{e0100}", "a<U+FE0F>e\u{301}<U+E0100>"),
            ("\u{1f469}\u{200d}", "\u{1f469}<U+200D>"),
        ] {
            assert_eq!(escape_to_one_line(text), shown, "{text:?}");
            assert_eq!(sent(|to| write!(to, "{text}").unwrap()), shown, "{text:?}");
        }
        assert_eq!(escape_to_one_line("a\nb\tc"), "a␊b␉c");
        assert_eq!(sent(|to| write!(to, "a\nb\tc").unwrap()), "a\nb\tc");
    }

    #[test]
    fn ordinary_writing_of_all_scripts_stays() {
        for text in [
            "Müller, Łukasz Żółć, e\u{301}te\u{301}, Nguyễn Thị, Ólafur, Ñandú",
            "Γιώργος, Дмитрий, Հայկ, גדי, عربي, 陳大文, さくら, 김철수, ไทย",
            // Zero-width joiners of Persian and Indic scripts.
            "می\u{200c}خواهم, क्\u{200d}ष, ක්\u{200d}ෂ",
            // Emoji: joined, with a selector, keycap, flags, skin tones.
            "👩\u{200d}👩\u{200d}👧, ❤\u{fe0f}\u{200d}🔥, 1\u{fe0f}\u{20e3}, 🏴🇨🇾, 👍🏽",
            // An ideograph with a variant, as in names on Japanese registers.
            "葛\u{e0100}城",
            "½ – — … “x” ’ € ♠♥♦♣ 7NT× → ␛",
            "a\u{a0}b\u{202f}c\u{3000}d",
        ] {
            assert_eq!(escape_to_one_line(text), text);
            assert_eq!(sent(|to| writeln!(to, "{text}").unwrap()), format!("{text}\n"));
        }
    }

    #[test]
    fn a_character_in_two_pieces_is_one_and_no_character_is_none() {
        let pieces = |pieces: &[&[u8]]| {
            sent(|to| pieces.iter().for_each(|piece| to.write_all(piece).unwrap()))
        };
        assert_eq!(pieces(&[b"\xe2\x80", b"\xae"]), "<U+202E>");
        assert_eq!(
            pieces(&["क्".as_bytes(), "\u{200d}".as_bytes(), "ष\n".as_bytes()]),
            "क्\u{200d}ष\n"
        );
        assert_eq!(pieces(&[b"a\xffb\n"]), "a\u{fffd}b\n");
    }

    #[test]
    fn a_terminal_of_another_locale_gets_ascii() {
        for (variable, locale, unicode) in [
            ("LANG", "en_GB.UTF-8", true),
            ("LC_ALL", "C.utf8", true),
            ("LANG", "", true),
            ("LANG", "C", cfg!(windows)),
            ("LC_CTYPE", "de_DE.ISO-8859-1", cfg!(windows)),
        ] {
            let own = |name: &str| (name == variable).then(|| locale.to_string());
            assert_eq!(shows_unicode(own), unicode, "{variable}={locale}");
        }
        let said = sent(|to| {
            to.ascii = true;
            writeln!(to, "M\u{fc}ller \u{203a}\t\u{bd}").unwrap();
        });
        assert_eq!(said, "Muller >\t1/2\n");
    }

    #[test]
    fn our_own_colours_are_sent_and_those_of_a_text_are_not() {
        let red = anstyle::AnsiColor::Red.on_default();
        let said = sent(|to| {
            to.write_in_style(red, "error\u{1b}[0m").unwrap();
            writeln!(to, ": \u{1b}[32mgood").unwrap();
        });
        assert_eq!(said, "\u{1b}[31merror␛[0m\u{1b}[0m: ␛[32mgood\n");
        assert_eq!(sent(|to| to.write_in_style(Style::new(), "plain").unwrap()), "plain");
    }

    #[test]
    fn json_is_escaped_and_says_the_same() {
        let text = "\u{1b}\n\u{202e}\u{9b}\u{e0041} ü 👩\u{200d}👧";
        let said = sent(|to| to.write_json(&text).unwrap());
        assert_eq!(said, "\"\\u001b\\n\\u202e\\u009b\\udb40\\udc41 ü 👩\u{200d}👧\"\n");
        assert_eq!(serde_json::from_str::<String>(&said).unwrap(), text);
    }
}
