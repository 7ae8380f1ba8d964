//! The shared texts of an xls: a table over several records.

use super::formula_tokens::text_from_utf16;
use super::records::{u16_at, u32_at};

/// The shared texts of a workbook, as far as readable.
pub(super) fn read_shared_texts<'a>(records: impl Iterator<Item = (u16, &'a [u8])>) -> Vec<String> {
    let mut records = records.skip_while(|(kind, _)| *kind != 0x00FC);
    let Some((_, table)) = records.next() else {
        return Vec::new();
    };
    let continued = records.take_while(|(kind, _)| *kind == 0x003C).map(|(_, data)| data);
    let mut table = SharedTexts {
        chunks: std::iter::once(table.get(8..).unwrap_or_default()).chain(continued).collect(),
        chunk: 0,
        at: 0,
    };
    std::iter::from_fn(|| table.next_text()).collect()
}

/// The data of the records, and the position of the next text.
struct SharedTexts<'a> {
    chunks: Vec<&'a [u8]>,
    chunk: usize,
    at: usize,
}

impl SharedTexts<'_> {
    fn next_text(&mut self) -> Option<String> {
        while self.at >= self.chunks.get(self.chunk)?.len() {
            (self.chunk, self.at) = (self.chunk + 1, 0);
        }
        let chunk = self.chunks[self.chunk];
        let mut left = usize::from(u16_at(chunk, self.at)?);
        let mut flags = *chunk.get(self.at + 2)?;
        self.at += 3;
        let mut behind = 0;
        if flags & 8 != 0 {
            behind += 4 * usize::from(u16_at(chunk, self.at)?);
            self.at += 2;
        }
        if flags & 4 != 0 {
            behind += usize::try_from(u32_at(chunk, self.at)?).ok()?;
            self.at += 4;
        }
        let mut text = String::new();
        loop {
            let bytes = 1 + usize::from(flags & 1);
            let rest = self.chunks[self.chunk].get(self.at..)?;
            let here = (rest.len() / bytes).min(left);
            let (characters, _) = rest.split_at(here * bytes);
            match bytes {
                1 => text.extend(characters.iter().map(|byte| char::from(*byte))),
                _ => text.push_str(&text_from_utf16(characters)),
            }
            self.at += here * bytes;
            left -= here;
            if left == 0 {
                break;
            }
            // The characters continue in the next record, after new flags.
            (self.chunk, self.at) = (self.chunk + 1, 1);
            flags = *self.chunks.get(self.chunk)?.first()?;
        }
        self.skip(behind)?;
        Some(text)
    }

    fn skip(&mut self, mut bytes: usize) -> Option<()> {
        while bytes > 0 {
            let here = self.chunks.get(self.chunk)?.len().checked_sub(self.at)?.min(bytes);
            bytes -= here;
            self.at += here;
            if bytes > 0 {
                (self.chunk, self.at) = (self.chunk + 1, 0);
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_go_on_over_records() {
        let table: &[u8] =
            &[0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, b'a', b'b', b'c', 4, 0, 0, b'x', b'y'];
        // Two narrow characters, then two wide ones in the next record.
        let next: &[u8] = &[1, 0x3A, 0x26, b'z', 0, 1, 0, 8, 1, 0, b'!', 0, 0, 0, 0];
        let records = [(0x85, &[][..]), (0xFC, table), (0x3C, next), (0x0A, &[][..])];
        assert_eq!(read_shared_texts(records.into_iter()), ["abc", "xy\u{263a}z", "!"]);
    }

    #[test]
    fn what_is_cut_off_is_left_out() {
        let table: &[u8] = &[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, b'a', 9, 0, 1, b'b'];
        assert_eq!(read_shared_texts([(0xFC, table)].into_iter()), ["a"]);
    }
}
