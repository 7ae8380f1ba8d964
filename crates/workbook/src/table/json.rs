//! A table as json: its description, its columns, and each row as an object by column keys. Numbers
//! keep all digits, days are `2026-05-02`, empty cells are `null`. An object `links` in the row
//! holds link targets.

use std::io::{self, Write};

use super::Table;
use super::field::{Field, TableNumber};

impl<N: TableNumber> Table<'_, N> {
    /// Writes the table as json: an object with `title`, `about`, `columns` and `rows`.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_json(&self, mut out: impl Write) -> io::Result<()> {
        let out = &mut out;
        out.write_all(b"{\"title\":")?;
        string(&self.title, out)?;
        out.write_all(b",\"about\":")?;
        string(&self.about, out)?;
        out.write_all(b",\"columns\":[")?;
        for (nth, column) in self.columns.iter().enumerate() {
            out.write_all(if nth > 0 { b",{\"key\":" } else { b"{\"key\":" })?;
            string(&column.key, out)?;
            out.write_all(b",\"heading\":")?;
            string(&column.heading, out)?;
            write!(out, ",\"kind\":\"{}\"", column.kind.id())?;
            if !column.unit.is_empty() {
                out.write_all(b",\"unit\":")?;
                string(column.unit, out)?;
            }
            out.write_all(b"}")?;
        }
        out.write_all(b"],\"rows\":[")?;
        for (nth, row) in (self.rows)().enumerate() {
            out.write_all(if nth > 0 { b",\n" } else { b"\n" })?;
            self.write_row(&row, out)?;
        }
        out.write_all(b"]}\n")?;
        out.flush()
    }

    fn write_row(&self, row: &[Field<'_, N>], out: &mut impl Write) -> io::Result<()> {
        let cells = || self.columns.iter().zip(row);
        for (nth, (column, field)) in cells().enumerate() {
            out.write_all(if nth > 0 { b"," } else { b"{" })?;
            string(&column.key, out)?;
            out.write_all(b":")?;
            match field.plain() {
                Field::Nothing | Field::Marked(_) => out.write_all(b"null")?,
                Field::Text(text) => string(text, out)?,
                Field::Number(number) => {
                    let text = number.to_text();
                    out.write_all(text.as_deref().unwrap_or("null").as_bytes())?;
                }
                Field::Day(day) => write!(out, "\"{day}\"")?,
            }
        }
        let links = cells().filter_map(|(column, field)| Some((&column.key, field.link()?)));
        for (nth, (key, link)) in links.clone().enumerate() {
            out.write_all(if nth > 0 { b"," } else { b",\"links\":{" })?;
            string(key, out)?;
            out.write_all(b":")?;
            string(link, out)?;
        }
        out.write_all(if links.count() > 0 { b"}}" } else { b"}" })
    }
}

/// Writes a string with its quotation marks.
fn string(text: &str, out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\"")?;
    for c in text.chars() {
        match c {
            '"' => out.write_all(b"\\\"")?,
            '\\' => out.write_all(b"\\\\")?,
            '\n' => out.write_all(b"\\n")?,
            c if c < ' ' => write!(out, "\\u{:04x}", u32::from(c))?,
            c => out.write_all(c.encode_utf8(&mut [0; 4]).as_bytes())?,
        }
    }
    out.write_all(b"\"")
}

#[cfg(test)]
mod tests {
    use crate::table::{CellEmphasis, Column, Field, Table};

    #[test]
    fn a_row_is_an_object_by_the_keys_of_its_columns() {
        static COLUMNS: [Column; 3] = [
            Column::text("name", "Name", 20.0),
            Column::number("score", "Score", 8.0).in_unit("VP"),
            Column::day("day", "Day"),
        ];
        let rows = [(Some(-0.5), "a\u{1}\"\\"), (Some(f64::NAN), ""), (None, "\u{e9}\n")];
        let table = Table::new("t", "T", "All of it.", &COLUMNS, &rows, |(number, text)| {
            let day = jiff::civil::date(2026, 5, 2);
            let name = Field::from(*text).linked("p.html").emphasised(CellEmphasis::Strong);
            vec![name, Field::from(*number), Field::from(number.map(|_| day))]
        });
        let mut json = Vec::new();
        assert!(table.write_json(&mut json).is_ok());
        let expected = "{\"title\":\"T\",\"about\":\"All of it.\",\"columns\":[\
            {\"key\":\"name\",\"heading\":\"Name\",\"kind\":\"text\"},\
            {\"key\":\"score\",\"heading\":\"Score\",\"kind\":\"number\",\"unit\":\"VP\"},\
            {\"key\":\"day\",\"heading\":\"Day\",\"kind\":\"day\"}],\"rows\":[\n\
            {\"name\":\"a\\u0001\\\"\\\\\",\"score\":-0.5,\"day\":\"2026-05-02\",\"links\":{\"name\":\"p.html\"}},\n\
            {\"name\":null,\"score\":null,\"day\":\"2026-05-02\",\"links\":{\"name\":\"p.html\"}},\n\
            {\"name\":\"\u{e9}\\n\",\"score\":null,\"day\":null,\"links\":{\"name\":\"p.html\"}}]}\n";
        assert_eq!(String::from_utf8_lossy(&json), expected);
    }
}
