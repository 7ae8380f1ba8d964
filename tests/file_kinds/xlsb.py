"""Writes an xlsx workbook as xlsb (MS-XLSB), as far as the tests need it.

No free program writes xlsb; LibreOffice reads what is written here. Values,
number formats, hidden sheets, rows and columns, merges and some formulas are
carried: references, numbers, texts, `* / < &`, and SUM, ROUND, NA, TRUE,
FALSE.
"""

import datetime
import re
import struct
import zipfile

import openpyxl
from openpyxl.utils import column_index_from_string
from openpyxl.utils.datetime import to_excel

ERRORS = {"#NULL!": 0x00, "#DIV/0!": 0x07, "#VALUE!": 0x0F, "#REF!": 0x17, "#NAME?": 0x1D,
          "#NUM!": 0x24, "#N/A": 0x2A}
OPERATORS = {"*": 0x05, "/": 0x06, "&": 0x08, "<": 0x09}
FUNCTIONS = {"SUM": (4, None), "NA": (10, 0), "ROUND": (27, 2), "TRUE": (34, 0), "FALSE": (35, 0)}
MAIN = "http://schemas.openxmlformats.org"
TYPE = "application/vnd.ms-excel"


def record(kind: int, data: bytes = b"") -> bytes:
    head = bytes([kind]) if kind < 0x80 else bytes([kind & 0x7F | 0x80, kind >> 7])
    size, length = b"", len(data)
    while True:
        byte, length = length & 0x7F, length >> 7
        size += bytes([byte | (0x80 if length else 0)])
        if not length:
            return head + size + data


def wide(text: str) -> bytes:
    units = text.encode("utf-16-le")
    return struct.pack("<I", len(units) // 2) + units


class Styles:
    """The number formats in use; a cell's style is the position."""

    def __init__(self):
        self.formats = ["General"]

    def of(self, code: str) -> int:
        if code not in self.formats:
            self.formats.append(code)
        return self.formats.index(code)

    def part(self) -> bytes:
        own = self.formats[1:]
        out = record(278)
        if own:
            out += record(615, struct.pack("<I", len(own)))
            for number, code in enumerate(own, 164):
                out += record(44, struct.pack("<H", number) + wide(code))
            out += record(616)
        colour = b"\x07\x01\x00\x00\x00\x00\x00\xff"
        font = struct.pack("<HHHHBBBB", 220, 0, 400, 0, 0, 2, 0, 0) + colour + b"\x02" + wide("Calibri")
        fill = struct.pack("<I", 0) + b"\x03\x40\x00\x00\x00\x00\x00\xff" + b"\x03\x41\x00\x00\xff\xff\xff\xff"
        fill += struct.pack("<I", 0) + struct.pack("<5d", 0, 0, 0, 0, 0) + struct.pack("<I", 0)
        line = b"\x00\x00" + b"\x01\x00\x00\x00\x00\x00\x00\x00"
        out += record(611, struct.pack("<I", 1)) + record(43, font) + record(612)
        out += record(603, struct.pack("<I", 1)) + record(45, fill) + record(604)
        out += record(613, struct.pack("<I", 1)) + record(46, b"\x00" + 5 * line) + record(614)
        out += record(626, struct.pack("<I", 1)) + record(47, self.style(0, 0xFFFF)) + record(627)
        out += record(617, struct.pack("<I", len(self.formats)))
        for position in range(len(self.formats)):
            out += record(47, self.style(163 + position if position else 0, 0))
        out += record(618)
        normal = struct.pack("<IHBB", 0, 1, 0, 0xFF) + wide("Normal")
        out += record(619, struct.pack("<I", 1)) + record(48, normal) + record(620)
        out += record(505, struct.pack("<I", 0)) + record(506)
        return out + record(279)

    @staticmethod
    def style(number_format: int, parent: int) -> bytes:
        return struct.pack("<HHHHHBBHH", parent, number_format, 0, 0, 0, 0, 0, 0x1010, 1)


class Strings:
    """The shared strings."""

    def __init__(self):
        self.known = {}
        self.total = 0

    def of(self, text: str) -> int:
        self.total += 1
        return self.known.setdefault(text, len(self.known))

    def part(self) -> bytes:
        out = record(159, struct.pack("<II", self.total, len(self.known)))
        for text in self.known:
            out += record(19, b"\x00" + wide(text))
        return out + record(160)


def reference(cell: str) -> tuple[int, int]:
    letters, digits = re.fullmatch(r"\$?([A-Z]+)\$?(\d+)", cell).groups()
    return int(digits) - 1, column_index_from_string(letters) - 1 | 0xC000


def tokens(formula: str, sheets: list[str]) -> bytes:
    """One operation between operands, or one function of operands."""
    formula = formula.lstrip("=")
    if call := re.fullmatch(r"([A-Z]+)\((.*)\)", formula):
        name, arguments = call.groups()
        number, fixed = FUNCTIONS[name]
        arguments = [part for part in arguments.split(",") if part]
        out = b"".join(operand(part, sheets) for part in arguments)
        if fixed is None:
            return out + struct.pack("<BBH", 0x42, len(arguments), number)
        return out + struct.pack("<BH", 0x41, number)
    parts = re.split(r"([*/&<])", formula)
    out = operand(parts[0], sheets)
    for operator, right in zip(parts[1::2], parts[2::2]):
        out += operand(right, sheets) + bytes([OPERATORS[operator]])
    return out


def operand(text: str, sheets: list[str]) -> bytes:
    if re.fullmatch(r"\d+", text):
        return struct.pack("<BH", 0x1E, int(text))
    if re.fullmatch(r"[\d.]+", text):
        return struct.pack("<Bd", 0x1F, float(text))
    if text.startswith('"'):
        units = text.strip('"').encode("utf-16-le")
        return struct.pack("<BH", 0x17, len(units) // 2) + units
    if "!" in text:
        sheet, cell = text.split("!")
        index = sheets.index(sheet.strip("$'"))
        return struct.pack("<BHIH", 0x5A, index, *reference(cell))
    if ":" in text:
        (row, column), (last_row, last_column) = map(reference, text.split(":"))
        return struct.pack("<BIIHH", 0x25, row, last_row, column, last_column)
    return struct.pack("<BIH", 0x44, *reference(text))


def cell_record(cell, value, formula, style, strings, sheets, epoch) -> bytes:
    head = struct.pack("<I", cell.column - 1) + struct.pack("<I", style)
    if isinstance(value, (datetime.date, datetime.datetime)):
        value = to_excel(value, epoch)
    if formula:
        rgce = tokens(formula, sheets)
        behind = struct.pack("<HI", 0, len(rgce)) + rgce + struct.pack("<I", 0)
        if isinstance(value, bool):
            return record(10, head + bytes([value]) + behind)
        if isinstance(value, (int, float)):
            return record(9, head + struct.pack("<d", value) + behind)
        if value in ERRORS:
            return record(11, head + bytes([ERRORS[value]]) + behind)
        return record(8, head + wide(value) + behind)
    if value is None:
        return record(1, head)
    if isinstance(value, bool):
        return record(4, head + bytes([value]))
    if isinstance(value, int) and 0 <= value < 1 << 29:
        return record(2, head + struct.pack("<i", value << 2 | 2))
    if isinstance(value, (int, float)):
        return record(5, head + struct.pack("<d", value))
    if cell.data_type == "e":
        return record(3, head + bytes([ERRORS[value]]))
    return record(7, head + struct.pack("<I", strings.of(value)))


def sheet_part(values, formulas, styles, strings, sheets, epoch) -> bytes:
    cells = sorted(formulas._cells.values(), key=lambda cell: (cell.row, cell.column))
    used = [cell for cell in cells if cell.value is not None]
    rows = {}
    for cell in used:
        rows.setdefault(cell.row, []).append(cell)
    last_row, last_column = max(rows), max(cell.column for cell in used)
    out = record(129) + record(148, struct.pack("<IIII", min(rows) - 1, last_row - 1, 0, last_column - 1))
    hidden = [column_index_from_string(letters) for letters, column in formulas.column_dimensions.items() if column.hidden]
    if hidden:
        out += record(390)
        for column in hidden:
            out += record(60, struct.pack("<IIIIH", column - 1, column - 1, 2304, 0, 1))
        out += record(391)
    out += record(145)
    for row, in_row in sorted(rows.items()):
        hidden_row = 0x10 if formulas.row_dimensions[row].hidden else 0
        spans = sorted({(cell.column - 1) // 1024 for cell in in_row})
        head = struct.pack("<IIHBBBI", row - 1, 0, 300, 0, hidden_row, 0, len(spans))
        for span in spans:
            columns = [cell.column - 1 for cell in in_row if (cell.column - 1) // 1024 == span]
            head += struct.pack("<II", min(columns), max(columns))
        out += record(0, head)
        for cell in in_row:
            formula = cell.value if isinstance(cell.value, str) and cell.data_type == "f" else None
            value = values.cell(cell.row, cell.column).value
            style = styles.of(cell.number_format)
            out += cell_record(cell, value, formula, style, strings, sheets, epoch)
    out += record(146)
    if merges := formulas.merged_cells.ranges:
        out += record(177, struct.pack("<I", len(merges)))
        for merge in sorted(merges, key=str):
            out += record(176, struct.pack("<IIII", merge.min_row - 1, merge.max_row - 1, merge.min_col - 1, merge.max_col - 1))
        out += record(178)
    return out + record(130)


def workbook_part(book, from_1904: bool) -> bytes:
    out = record(131) + record(153, struct.pack("<II", int(from_1904), 0) + wide(""))
    out += record(143)
    for number, sheet in enumerate(book.worksheets, 1):
        state = {"visible": 0, "hidden": 1, "veryHidden": 2}[sheet.sheet_state]
        out += record(156, struct.pack("<II", state, number) + wide(f"rId{number}") + wide(sheet.title))
    out += record(144)
    # References from sheet to sheet go through this list: one item a sheet.
    count = len(book.worksheets)
    items = b"".join(struct.pack("<Iii", 0, n, n) for n in range(count))
    out += record(353) + record(357) + record(362, struct.pack("<I", count) + items) + record(354)
    return out + record(132)


def write(source, target) -> None:
    values = openpyxl.load_workbook(source, data_only=True)
    formulas = openpyxl.load_workbook(source)
    names = [sheet.title for sheet in formulas.worksheets]
    styles, strings = Styles(), Strings()
    parts = [
        sheet_part(values[name], formulas[name], styles, strings, names, formulas.epoch) for name in names
    ]
    from_1904 = formulas.epoch == openpyxl.utils.datetime.CALENDAR_MAC_1904
    numbers = range(1, len(parts) + 1)
    overrides = "".join(f'<Override PartName="/xl/worksheets/sheet{n}.bin" ContentType="{TYPE}.worksheet"/>' for n in numbers)
    relation = '<Relationship Id="{}" Type="{}" Target="{}"/>'.format
    office = f"{MAIN}/officeDocument/2006/relationships"
    related = "".join(relation(f"rId{n}", f"{office}/worksheet", f"worksheets/sheet{n}.bin") for n in numbers)
    related += relation("rIdStyles", f"{office}/styles", "styles.bin")
    related += relation("rIdStrings", f"{office}/sharedStrings", "sharedStrings.bin")
    head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    relations = f'<Relationships xmlns="{MAIN}/package/2006/relationships">'
    files = {
        "[Content_Types].xml": f'{head}<Types xmlns="{MAIN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="{TYPE}.sheet.binary.macroEnabled.main"/>{overrides}<Override PartName="/xl/styles.bin" ContentType="{TYPE}.styles"/><Override PartName="/xl/sharedStrings.bin" ContentType="{TYPE}.sharedStrings"/></Types>',
        "_rels/.rels": f'{head}{relations}{relation("rId1", f"{office}/officeDocument", "xl/workbook.bin")}</Relationships>',
        "xl/_rels/workbook.bin.rels": f"{head}{relations}{related}</Relationships>",
        "xl/workbook.bin": workbook_part(formulas, from_1904),
        "xl/styles.bin": styles.part(),
        "xl/sharedStrings.bin": strings.part(),
    }
    for number, part in zip(numbers, parts):
        files[f"xl/worksheets/sheet{number}.bin"] = part
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            package.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
