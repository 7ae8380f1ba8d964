//! The parts of an output, of which a run can leave out some.

/// A part of an output.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The pages of events, players and clubs, the lists, the secretary's page.
    Pages,
    /// The annotated copies of returns, and the workbook of the season.
    Workbooks,
    /// The certificates as pages to print, with designs and fonts; with `--pdf` PDF files too.
    Certificates,
    /// The CSV files; with the feature `parquet` the Parquet files too.
    Data,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 4] = [Part::Pages, Part::Workbooks, Part::Certificates, Part::Data];

    /// Its name on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Part::Pages => "pages",
            Part::Workbooks => "workbooks",
            Part::Certificates => "certificates",
            Part::Data => "data",
        }
    }
}

/// The parts that an output has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts(u8);

impl Parts {
    /// The whole output.
    pub const ALL: Parts = Parts(0b1111);

    /// An output with some parts only.
    pub fn only(parts: impl IntoIterator<Item = Part>) -> Parts {
        Parts(parts.into_iter().fold(0, |all, part| all | 1 << part as u8))
    }

    /// Whether an output has a part.
    pub fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }
}
