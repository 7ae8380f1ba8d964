//! Databases of Microsoft Access, written as text: a minimal writer of Jet 3 (Access 97) and Jet 4
//! (Access 2000).
//!
//! ```text
//! ## Section
//! ID | Letter | MissingPair
//! 1 | A | 0
//! ```
//!
//! A column of whole numbers is one of long integers, of `yes` and `no` one of yes and no, of
//! `@46034.5` one of days; any other is text. An empty cell is NULL, `''` an empty text.

/// The version of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jet {
    Three,
    Four,
}

/// The kinds of columns.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Bool = 1,
    Long = 4,
    Day = 8,
    Text = 10,
}

struct Table {
    name: String,
    columns: Vec<(String, Kind)>,
    rows: Vec<Vec<String>>,
}

/// The database of a text.
pub fn database(text: &str, jet: Jet) -> Vec<u8> {
    let tables = tables(text);
    let mut file = File { jet, pages: Vec::new() };
    for _ in 0..3 {
        file.add();
    }
    let mut catalogue = Table {
        name: "MSysObjects".to_string(),
        columns: [
            ("Id", Kind::Long),
            ("Name", Kind::Text),
            ("Type", Kind::Long),
            ("Flags", Kind::Long),
        ]
        .map(|(name, kind)| (name.to_string(), kind))
        .to_vec(),
        rows: Vec::new(),
    };
    for table in &tables {
        let at = file.add();
        file.table(table, at);
        catalogue.rows.push([at.to_string(), table.name.clone(), "1".into(), "0".into()].to_vec());
    }
    file.table(&catalogue, 2);
    file.pages[0][..20].copy_from_slice(b"\0\x01\0\0Standard Jet DB\0");
    file.pages[0][0x14] = u8::from(jet == Jet::Four);
    file.pages[0][0x3c..0x3e].copy_from_slice(&1252u16.to_le_bytes());
    let end = 0x18 + if jet == Jet::Three { 126 } else { 128 };
    rc4(&[0xc7, 0xda, 0x39, 0x6b], &mut file.pages[0][0x18..end]);
    file.pages.concat()
}

/// The same, encoded with a key as by `Encode database`.
pub fn encoded(mut database: Vec<u8>, key: u32) -> Vec<u8> {
    rc4(&[0xc7, 0xda, 0x39, 0x6b], &mut database[0x18..0x98]);
    database[0x3e..0x42].copy_from_slice(&key.to_le_bytes());
    rc4(&[0xc7, 0xda, 0x39, 0x6b], &mut database[0x18..0x98]);
    for (number, page) in (0u32..).zip(database.chunks_mut(4096)).skip(1) {
        rc4(&(key ^ number).to_le_bytes(), page);
    }
    database
}

fn tables(text: &str) -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let cells = || line.split('|').map(|cell| cell.trim().to_string()).collect::<Vec<_>>();
        match (line.strip_prefix("## "), tables.last_mut()) {
            (Some(name), _) => {
                tables.push(Table {
                    name: name.to_string(),
                    columns: Vec::new(),
                    rows: Vec::new(),
                });
            }
            (None, Some(table)) if table.columns.is_empty() => {
                table.columns = cells().into_iter().map(|name| (name, Kind::Long)).collect();
            }
            (None, Some(table)) => {
                let mut row = cells();
                row.resize(table.columns.len(), String::new());
                table.rows.push(row);
            }
            (None, None) => panic!("{line} stands in no table"),
        }
    }
    for table in &mut tables {
        for (at, (_, kind)) in table.columns.iter_mut().enumerate() {
            let mut cells =
                table.rows.iter().map(|row| row[at].as_str()).filter(|cell| !cell.is_empty());
            let all = |is: fn(&str) -> bool| cells.clone().all(is);
            *kind = if cells.clone().next().is_none() || all(|cell| cell.parse::<i32>().is_ok()) {
                Kind::Long
            } else if all(|cell| matches!(cell, "yes" | "no")) {
                Kind::Bool
            } else if cells.all(|cell| cell.starts_with('@')) {
                Kind::Day
            } else {
                Kind::Text
            };
        }
    }
    tables
}

struct File {
    jet: Jet,
    pages: Vec<Vec<u8>>,
}

impl File {
    fn size(&self) -> usize {
        if self.jet == Jet::Three { 2048 } else { 4096 }
    }

    fn add(&mut self) -> usize {
        self.pages.push(vec![0; self.size()]);
        self.pages.len() - 1
    }

    /// Writes a table: its definition at a page, its rows and the map of their pages behind.
    fn table(&mut self, table: &Table, at: usize) {
        let mut owned = vec![0u8; 69];
        let mut rows: Vec<Vec<u8>> = table.rows.iter().map(|row| self.row(table, row)).collect();
        rows.reverse();
        while !rows.is_empty() {
            let page = self.add();
            owned[5 + page / 8] |= 1 << (page % 8);
            self.data(page, at, &mut rows);
        }
        let map = self.add();
        self.data(map, 0, &mut vec![owned]);
        self.definition(table, at, map);
    }

    /// Fills a page of data with rows from the end of a list.
    fn data(&mut self, at: usize, owner: usize, rows: &mut Vec<Vec<u8>>) {
        let head = if self.jet == Jet::Three { 8 } else { 12 };
        let mut end = self.size();
        let page = &mut self.pages[at];
        page[..2].copy_from_slice(&[1, 1]);
        page[4..8].copy_from_slice(&(owner as u32).to_le_bytes());
        let mut count = 0;
        while let Some(row) = rows.pop_if(|row| row.len() + head + 4 + 2 * count <= end) {
            end -= row.len();
            page[end..end + row.len()].copy_from_slice(&row);
            let place = head + 2 + 2 * count;
            page[place..place + 2].copy_from_slice(&(end as u16).to_le_bytes());
            count += 1;
        }
        page[head..head + 2].copy_from_slice(&(count as u16).to_le_bytes());
    }

    fn definition(&mut self, table: &Table, at: usize, map: usize) {
        let three = self.jet == Jet::Three;
        // Places: rows, variable columns, columns, the map, the end of the head.
        let [rows, variable, columns, owned, head] =
            if three { [12, 23, 25, 35, 43] } else { [16, 43, 45, 55, 63] };
        let mut entries = Vec::new();
        let mut names = Vec::new();
        let (mut fixed, mut nth) = (0u16, 0u16);
        for (number, (name, kind)) in (0u16..).zip(&table.columns) {
            let mut entry = vec![0u8; if three { 18 } else { 25 }];
            let [number_at, variable_at, flags, offset, length] =
                if three { [1, 3, 13, 14, 16] } else { [5, 7, 15, 21, 23] };
            let mut put =
                |at: usize, value: u16| entry[at..at + 2].copy_from_slice(&value.to_le_bytes());
            put(number_at, number);
            put(variable_at, nth);
            put(offset, fixed);
            put(length, 100);
            entry[0] = *kind as u8;
            entry[flags] = u8::from(*kind != Kind::Text);
            match kind {
                Kind::Text => nth += 1,
                Kind::Bool => {}
                Kind::Long => fixed += 4,
                Kind::Day => fixed += 8,
            }
            entries.extend(entry);
            let wide: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
            if three {
                names.push(name.len() as u8);
                names.extend(name.bytes());
            } else {
                names.extend((wide.len() as u16).to_le_bytes());
                names.extend(wide);
            }
        }
        let page = &mut self.pages[at];
        page[..2].copy_from_slice(&[2, 1]);
        page[rows..rows + 4].copy_from_slice(&(table.rows.len() as u32).to_le_bytes());
        page[variable..variable + 2].copy_from_slice(&nth.to_le_bytes());
        page[columns..columns + 2].copy_from_slice(&(table.columns.len() as u16).to_le_bytes());
        page[owned..owned + 4].copy_from_slice(&((map as u32) << 8).to_le_bytes());
        let behind = head + entries.len();
        page[head..behind].copy_from_slice(&entries);
        page[behind..behind + names.len()].copy_from_slice(&names);
    }

    /// The bytes of a row: how many columns, those of fixed length, the texts, where these begin,
    /// and a bit for each column that is not NULL.
    fn row(&self, table: &Table, cells: &[String]) -> Vec<u8> {
        let three = self.jet == Jet::Three;
        let mut row = vec![table.columns.len() as u8];
        row.resize(if three { 1 } else { 2 }, 0);
        let mut mask = vec![0u8; table.columns.len().div_ceil(8)];
        let mut texts = Vec::new();
        for (at, ((_, kind), cell)) in table.columns.iter().zip(cells).enumerate() {
            let is_set = if *kind == Kind::Bool { cell == "yes" } else { !cell.is_empty() };
            mask[at / 8] |= u8::from(is_set) << (at % 8);
            match kind {
                Kind::Bool => {}
                Kind::Long => row.extend(cell.parse().unwrap_or(0i32).to_le_bytes()),
                Kind::Day => {
                    let day: f64 = cell.trim_start_matches('@').parse().unwrap_or_default();
                    row.extend(day.to_le_bytes());
                }
                Kind::Text => texts.push(if cell == "''" { "" } else { cell }),
            }
        }
        let mut bounds = Vec::new();
        for text in &texts {
            bounds.push(row.len());
            if three {
                row.extend(text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')));
            } else {
                row.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
            }
        }
        bounds.push(row.len());
        if !texts.is_empty() {
            for bound in bounds.into_iter().rev() {
                row.extend(&(bound as u16).to_le_bytes()[..if three { 1 } else { 2 }]);
            }
            row.extend(&(texts.len() as u16).to_le_bytes()[..if three { 1 } else { 2 }]);
        }
        row.extend(mask);
        assert!(!three || row.len() < 256, "a longer row of Access 97 has a table of jumps");
        row
    }
}

fn rc4(key: &[u8], bytes: &mut [u8]) {
    let mut state: Vec<u8> = (0..=255).collect();
    let mut j = 0usize;
    for i in 0..256 {
        j = (j + usize::from(state[i]) + usize::from(key[i % key.len()])) % 256;
        state.swap(i, j);
    }
    let (mut i, mut j) = (0usize, 0usize);
    for byte in bytes {
        i = (i + 1) % 256;
        j = (j + usize::from(state[i])) % 256;
        state.swap(i, j);
        *byte ^= state[(usize::from(state[i]) + usize::from(state[j])) % 256];
    }
}
