//! The parts of an output, of which a run can leave out some.

/// A part of an output.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OutputPart {
    /// The pages of events, players and clubs, the lists, the secretary's page.
    Pages,
    /// The annotated copies of returns, and the workbook of the season.
    Workbooks,
    /// The certificates as pages to print, with designs and fonts; with `--pdf` PDF files too.
    Certificates,
    /// The CSV files; with the feature `parquet` the Parquet files too.
    Data,
}

impl OutputPart {
    /// Every part of an output.
    pub const ALL: [OutputPart; 4] =
        [OutputPart::Pages, OutputPart::Workbooks, OutputPart::Certificates, OutputPart::Data];

    /// Its name on the command line.
    pub fn id(self) -> &'static str {
        match self {
            OutputPart::Pages => "pages",
            OutputPart::Workbooks => "workbooks",
            OutputPart::Certificates => "certificates",
            OutputPart::Data => "data",
        }
    }
}

/// The parts that an output has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OutputParts(u8);

impl OutputParts {
    /// The output with all of its parts.
    pub const ALL: OutputParts = OutputParts(0b1111);

    /// An output with some parts only.
    pub fn only(parts: impl IntoIterator<Item = OutputPart>) -> OutputParts {
        OutputParts(parts.into_iter().fold(0, |all, part| all | 1 << part as u8))
    }

    /// Whether an output has a part.
    pub fn has(self, part: OutputPart) -> bool {
        self.0 & (1 << part as u8) != 0
    }
}
