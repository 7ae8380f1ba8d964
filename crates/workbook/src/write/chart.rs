//! Charts of columns or bars over the cells of their sheet.
//!
//! A chart of a new workbook is made by rust_xlsxwriter; that of a sheet which is added to a user's
//! workbook is written here, in few bytes, with the elements in the order of the schema.

use rust_xlsxwriter::{
    Chart, ChartFont, ChartFormat, ChartLegendPosition, ChartLine, ChartSolidFill, ChartType,
    Color, Worksheet, XlsxError,
};

use super::cells::{XML_DECLARATION, push_escaped_text};
use super::sheet_names::quoted_sheet_name;
use crate::address::column_letters;

/// A chart of columns or bars; those of several series are stacked.
#[derive(Debug, Clone, Default)]
pub struct SheetChart {
    pub title: String,
    /// What it shows, for people who cannot see it.
    pub told: String,
    /// Whether the columns lie on their side, the first one on top.
    pub bars: bool,
    /// What stands along the axes of names and of numbers; may be empty.
    pub axes: [&'static str; 2],
    /// The cell in its upper left corner.
    pub at: (u32, u16),
    /// Its width and height in pixels.
    pub size: [u32; 2],
    /// The row of headings, above those of values.
    pub row: u32,
    /// The column of names, and the names.
    pub names: (u16, ChartCategoryNames),
    pub series: Vec<ChartSeries>,
}

/// The names of columns or bars.
#[derive(Debug, Clone)]
pub enum ChartCategoryNames {
    Texts(Vec<String>),
    Numbers(Vec<f64>),
}

/// The numbers of a column of cells.
#[derive(Debug, Clone)]
pub struct ChartSeries {
    pub column: u16,
    pub heading: String,
    /// `0xRRGGBB`.
    pub colour: u32,
    pub values: Vec<f64>,
}

/// The sizes of letters in points: titles, and what stands along axes.
const LETTERS: [f64; 2] = [13.0, 10.5];
/// The space between columns, in per cent of one.
const GAP: u16 = 60;
/// The colour of the lines behind columns.
const GRID: u32 = 0xD9D9D9;
/// Marks at the steps of an axis alone.
const TICKS: &str = "<c:majorTickMark val=\"out\"/><c:minorTickMark val=\"none\"/>";
/// English metric units in a pixel.
const PIXEL: u32 = 9_525;

impl Default for ChartCategoryNames {
    fn default() -> ChartCategoryNames {
        ChartCategoryNames::Texts(Vec::new())
    }
}

impl ChartCategoryNames {
    fn len(&self) -> usize {
        match self {
            ChartCategoryNames::Texts(texts) => texts.len(),
            ChartCategoryNames::Numbers(numbers) => numbers.len(),
        }
    }
}

impl SheetChart {
    /// The first and the last row of values.
    fn rows(&self) -> (u32, u32) {
        (self.row + 1, self.row + self.names.1.len() as u32)
    }

    /// The steps of the axis of numbers, if they are few whole ones; programs would show halves.
    fn steps(&self) -> Option<u32> {
        const FEW: f64 = 8.0;
        let sum =
            |nth: usize| self.series.iter().filter_map(|own| own.values.get(nth)).sum::<f64>();
        let numbers = || self.series.iter().flat_map(|own| &own.values);
        let few = (0..self.names.1.len()).all(|nth| sum(nth) <= FEW);
        (few && numbers().all(|number| number.fract() == 0.0)).then_some(1)
    }

    /// Writes the values that it shows into a sheet of rust_xlsxwriter, which looks for them there.
    fn write_values(&self, sheet: &mut Worksheet) -> Result<(), XlsxError> {
        let (first, (column, names)) = (self.row + 1, &self.names);
        match names {
            ChartCategoryNames::Texts(texts) => sheet.write_column(first, *column, texts)?,
            ChartCategoryNames::Numbers(numbers) => {
                sheet.write_column(first, *column, numbers.iter().copied())?
            }
        };
        for own in &self.series {
            sheet.write_string(self.row, own.column, &own.heading)?;
            sheet.write_column(first, own.column, own.values.iter().copied())?;
        }
        Ok(())
    }

    /// Inserts it into a sheet of rust_xlsxwriter, with the values that it shows.
    pub(super) fn insert_into_sheet(&self, sheet: &mut Worksheet) -> Result<(), XlsxError> {
        let name = sheet.name();
        let (first, last) = self.rows();
        self.write_values(sheet)?;
        let kind = match (self.bars, self.series.len()) {
            (false, 1) => ChartType::Column,
            (false, _) => ChartType::ColumnStacked,
            (true, 1) => ChartType::Bar,
            (true, _) => ChartType::BarStacked,
        };
        let mut chart = Chart::new(kind);
        for own in &self.series {
            let fill = ChartSolidFill::new().set_color(Color::RGB(own.colour)).clone();
            let series = chart.add_series();
            series.set_name((name.as_str(), self.row, own.column)).set_gap(GAP);
            series.set_categories((name.as_str(), first, self.names.0, last, self.names.0));
            series.set_values((name.as_str(), first, own.column, last, own.column));
            series.set_format(ChartFormat::new().set_solid_fill(&fill));
        }
        let [title, letters] = LETTERS.map(|size| ChartFont::new().set_size(size).clone());
        chart.title().set_name(&self.title).set_font(&title);
        chart.legend().set_position(ChartLegendPosition::Bottom).set_font(&letters);
        if self.series.len() == 1 {
            chart.legend().set_hidden();
        }
        // rust_xlsxwriter calls the axis below x, also of bars.
        let [named, counted] = self.axes;
        let (x, y) = if self.bars { (counted, named) } else { (named, counted) };
        for (axis, name) in [(0, x), (1, y)] {
            let axis = if axis == 0 { chart.x_axis() } else { chart.y_axis() };
            axis.set_font(&letters);
            if !name.is_empty() {
                axis.set_name(name).set_name_font(&letters);
            }
        }
        if self.bars {
            chart.y_axis().set_reverse();
        }
        let steps = self.steps();
        let line = ChartLine::new().set_color(Color::RGB(GRID)).clone();
        let counted = if self.bars { chart.x_axis() } else { chart.y_axis() };
        // A column that does not begin at 0 exaggerates.
        counted.set_min(0).set_major_gridlines_line(&line);
        if let Some(steps) = steps {
            counted.set_major_unit(steps);
        }
        let [width, height] = self.size;
        chart.set_width(width).set_height(height).set_alt_text(&self.told).show_hidden_data();
        sheet.insert_chart(self.at.0, self.at.1, &chart)?;
        Ok(())
    }

    /// Its XML, on a sheet with a name.
    pub(crate) fn xml(&self, sheet: &str) -> String {
        let mut xml = XML_DECLARATION.to_string();
        xml.push_str(
            "<c:chartSpace xmlns:c=\"http://schemas.openxmlformats.org/drawingml/2006/chart\" \
             xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\">\
             <c:roundedCorners val=\"0\"/><c:chart>",
        );
        push_title(&mut xml, &self.title, LETTERS[0], true);
        xml.push_str("<c:autoTitleDeleted val=\"0\"/><c:plotArea><c:barChart>");
        xml.push_str(if self.bars { "<c:barDir val=\"bar\"/>" } else { "<c:barDir val=\"col\"/>" });
        let stacked = self.series.len() > 1;
        let grouping = if stacked { "stacked" } else { "clustered" };
        xml.push_str(&format!("<c:grouping val=\"{grouping}\"/><c:varyColors val=\"0\"/>"));
        let sheet = quoted_sheet_name(sheet);
        for (nth, own) in self.series.iter().enumerate() {
            self.push_series(&mut xml, &sheet, nth, own);
        }
        xml.push_str(&format!("<c:gapWidth val=\"{GAP}\"/>"));
        xml.push_str(if stacked { "<c:overlap val=\"100\"/>" } else { "" });
        xml.push_str("<c:axId val=\"1\"/><c:axId val=\"2\"/></c:barChart>");
        let [named, counted] = self.axes;
        let (order, places) =
            if self.bars { ("maxMin", ["l", "t"]) } else { ("minMax", ["b", "l"]) };
        xml.push_str(&format!(
            "<c:catAx><c:axId val=\"1\"/><c:scaling><c:orientation val=\"{order}\"/></c:scaling>\
             <c:delete val=\"0\"/><c:axPos val=\"{}\"/>",
            places[0]
        ));
        push_title(&mut xml, named, LETTERS[1], false);
        xml.push_str(TICKS);
        xml.push_str("<c:crossAx val=\"2\"/></c:catAx>");
        xml.push_str(&format!(
            "<c:valAx><c:axId val=\"2\"/><c:scaling><c:orientation val=\"minMax\"/><c:min val=\"0\"/>\
             </c:scaling><c:delete val=\"0\"/><c:axPos val=\"{}\"/><c:majorGridlines><c:spPr><a:ln><a:solidFill>\
             <a:srgbClr val=\"{GRID:06X}\"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>",
            places[1]
        ));
        push_title(&mut xml, counted, LETTERS[1], false);
        xml.push_str("<c:numFmt formatCode=\"General\" sourceLinked=\"0\"/>");
        xml.push_str(TICKS);
        xml.push_str("<c:crossAx val=\"1\"/>");
        if let Some(steps) = self.steps() {
            xml.push_str(&format!("<c:majorUnit val=\"{steps}\"/>"));
        }
        xml.push_str("</c:valAx></c:plotArea>");
        if stacked {
            xml.push_str("<c:legend><c:legendPos val=\"b\"/><c:overlay val=\"0\"/></c:legend>");
        }
        xml.push_str("<c:plotVisOnly val=\"0\"/></c:chart></c:chartSpace>");
        xml
    }

    fn push_series(&self, xml: &mut String, sheet: &str, nth: usize, own: &ChartSeries) {
        let (first, last) = self.rows();
        let cells = |column: u16| {
            let column = column_letters(column);
            format!("{sheet}!${column}${}:${column}${}", first + 1, last + 1)
        };
        xml.push_str(&format!("<c:ser><c:idx val=\"{nth}\"/><c:order val=\"{nth}\"/><c:tx>"));
        let heading = format!("{sheet}!${}${}", column_letters(own.column), self.row + 1);
        push_cells(xml, "str", &heading, [own.heading.as_str()].into_iter());
        xml.push_str(&format!(
            "</c:tx><c:spPr><a:solidFill><a:srgbClr val=\"{:06X}\"/></a:solidFill></c:spPr>\
             <c:cat>",
            own.colour
        ));
        let (column, names) = &self.names;
        match names {
            ChartCategoryNames::Texts(texts) => {
                push_cells(xml, "str", &cells(*column), texts.iter())
            }
            ChartCategoryNames::Numbers(numbers) => {
                push_cells(xml, "num", &cells(*column), numbers.iter())
            }
        }
        xml.push_str("</c:cat><c:val>");
        push_cells(xml, "num", &cells(own.column), own.values.iter());
        xml.push_str("</c:val></c:ser>");
    }

    /// The anchor in the drawing of a sheet, as shape with a number.
    pub(crate) fn anchor_xml(&self, nth: usize, relation: &str) -> String {
        let ((row, column), [width, height]) = (self.at, self.size.map(|pixels| pixels * PIXEL));
        let mut told = String::new();
        push_escaped_text(&mut told, &self.told);
        let told = told.replace('"', "&quot;");
        format!(
            "<xdr:oneCellAnchor><xdr:from><xdr:col>{column}</xdr:col><xdr:colOff>0</xdr:colOff>\
             <xdr:row>{row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>\
             <xdr:ext cx=\"{width}\" cy=\"{height}\"/><xdr:graphicFrame macro=\"\">\
             <xdr:nvGraphicFramePr><xdr:cNvPr id=\"{}\" name=\"Chart {nth}\" descr=\"{told}\"/>\
             <xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>\
             <xdr:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/></xdr:xfrm><a:graphic>\
             <a:graphicData uri=\"http://schemas.openxmlformats.org/drawingml/2006/chart\">\
             <c:chart r:id=\"{relation}\"/></a:graphicData></a:graphic></xdr:graphicFrame>\
             <xdr:clientData/></xdr:oneCellAnchor>",
            nth + 1
        )
    }
}

/// The drawing of a sheet with anchors.
pub(crate) fn drawing_xml(anchors: &str) -> String {
    format!(
        "{XML_DECLARATION}<xdr:wsDr xmlns:xdr=\"http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing\" \
         xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" \
         xmlns:c=\"http://schemas.openxmlformats.org/drawingml/2006/chart\" \
         xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">{anchors}</xdr:wsDr>"
    )
}

/// Writes a title, if there is one.
fn push_title(xml: &mut String, title: &str, points: f64, bold: bool) {
    if title.is_empty() {
        return;
    }
    let look = format!("sz=\"{}\" b=\"{}\"", (points * 100.0) as u32, u8::from(bold));
    xml.push_str(&format!("<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:rPr {look}/><a:t>"));
    push_escaped_text(xml, title);
    xml.push_str("</a:t></a:r></a:p></c:rich></c:tx><c:overlay val=\"0\"/></c:title>");
}

/// Writes a reference to cells, with their values for programs that do not look there.
fn push_cells<T: ToString>(
    xml: &mut String,
    kind: &str,
    cells: &str,
    values: impl ExactSizeIterator<Item = T>,
) {
    xml.push_str(&format!("<c:{kind}Ref><c:f>"));
    push_escaped_text(xml, cells);
    xml.push_str(&format!("</c:f><c:{kind}Cache><c:ptCount val=\"{}\"/>", values.len()));
    for (nth, value) in values.enumerate() {
        xml.push_str(&format!("<c:pt idx=\"{nth}\"><c:v>"));
        push_escaped_text(xml, &value.to_string());
        xml.push_str("</c:v></c:pt>");
    }
    xml.push_str(&format!("</c:{kind}Cache></c:{kind}Ref>"));
}
