"""Makes the workbooks of this folder again; see README.md.

    python3 make.py

needs openpyxl and LibreOffice (soffice). Each workbook is written by openpyxl,
opened and saved by LibreOffice in each kind that it can write, and written as
xlsb by xlsb.py from what LibreOffice made of it.
"""

import datetime
import pathlib
import shutil
import subprocess
import tempfile

import openpyxl
from openpyxl.comments import Comment
from openpyxl.styles import Font, PatternFill

import xlsb

HERE = pathlib.Path(__file__).parent
FILTERS = {
    "xlsx": "xlsx:Calc MS Excel 2007 XML",
    "xlsm": "xlsm:Calc MS Excel 2007 VBA XML",
    "xls": "xls:MS Excel 97",
    "ods": "ods:calc8",
}

PAIRS = [
    # players with their numbers, and the score as it stands in the workbook
    ("Si\u00e2n O\u2019Rourke", "001201", "\u0141ukasz \u017b\u00f3\u0142\u0107", "001202", 0.6125),
    ("\u738b\u5c0f\u660e", "001203", "\u0645\u062d\u0645\u062f \u0639\u0644\u064a", "001204", "58,75%"),
    ("Zo\u00eb \U0001F600 Quinn", "001205", "Jose\u0301 Pe\u00f1a", "001206", "=Workings!B1/Workings!B2"),
    (" Dai  Llewellyn\u00a0", "001207", "Eirlys Ffoulkes", "001208", 0.55),
    ("Gwen Hafren", 1209, "Huw Idris", 1210, "54.5"),
    ("Ifor Jenkin", "001211", "Kay Lloyd", "001212", "=ROUND(0.51239,4)"),
    ("Mair Nant", "001213", "Owain Pugh", "001214", 0.4825),
    ("Rhys Sion", "001215", "Tegid Uren", "001216", 0.4725),
    ("Una Vaughan", "001217", "Wyn Yale", "001218", "4575/100%"),
    ("Alis Bowen", "001219", "Cadi Davies", "001220", 0.4375),
    ("Elin Foulk", "001221", "Ffion Gray", "001222", "43\u00bd"),
    ("Haf Ingram", "001223", "Ianto Jarvis", "", 0.4),
]


def everything() -> openpyxl.Workbook:
    """A return with everything that cells of clubs hold."""
    book = openpyxl.Workbook()
    events(book.active)
    entries(book.create_sheet("Entries"))
    results(book.create_sheet("Results"))
    adjustments = book.create_sheet("Adjustments")
    adjustments.append(["Event", "Entry", "Kind", "Amount", "Reason"])
    adjustments.append(["A", 4, "percent", -0.5, "late <twice> & \"loud\""])
    adjustments.sheet_state = "hidden"
    workings = book.create_sheet("Workings")
    workings.append(["matchpoints", 113.4])
    workings["B1"], workings["B2"] = 113.4, 200
    workings["C1"] = "=SUM(B1:B2)"
    workings["C2"] = "=B1&\" of \"&B2"
    workings["C3"] = "=B1<B2"
    workings["C4"] = True
    workings["C5"] = datetime.datetime(2026, 7, 27, 19, 30)
    workings["C5"].number_format = "dd/mm/yyyy hh:mm"
    return book


def events(sheet) -> None:
    sheet.title = "Events"
    sheet["A1"] = "Clwb Bridge Llandudno \u2013 haf 2026"
    sheet["A1"].font = Font(bold=True, size=16)
    sheet.merge_cells("A1:G1")
    headings = ["Event", "Title", "Format", "Rules", "Date", "Boards", "Handicap", "Organiser"]
    for column, heading in enumerate(headings, 1):
        cell = sheet.cell(3, column, heading)
        cell.font = Font(bold=True)
        cell.fill = PatternFill("solid", fgColor="D9E1F2")
    sheet.append(["A", "Nos Fawrth", "pairs", "wbu-2003", datetime.date(2026, 7, 27), 24, False, "Llandudno"])
    sheet.append(["B", "\u0141\u00f3d\u017a Teams", "Teams", "WBU-2003", "28/07/2026", "24", "no", "Llandudno"])
    sheet["E4"].number_format = "dd/mm/yyyy"
    sheet.freeze_panes = "A4"


def entries(sheet) -> None:
    players = [heading for n in (1, 2, 3, 4) for heading in (f"Player {n}", f"No {n}")]
    sheet.append(["Event", "Entry", *players, "Club"])
    for number, (one, no_one, two, no_two, _) in enumerate(PAIRS, 1):
        sheet.append(["A", number, one, no_one, two, no_two])
    for row in range(2, 14):
        for column in "DF":
            cell = sheet[f"{column}{row}"]
            cell.number_format = "000000" if isinstance(cell.value, int) else "@"
    sheet["K2"] = "Llandudno"
    sheet.merge_cells("K2:K13")
    sheet.row_dimensions[5].hidden = True
    for team, label in enumerate(["1", "2", "4-0", "5-5", "6-1"]):
        names = [f"Team {label} player {n}" for n in (1, 2, 3, 4)]
        numbers = [f"00{2000 + 10 * team + n}" for n in (1, 2, 3, 4)]
        sheet.append(["B", label, *[x for pair in zip(names, numbers) for x in pair], "Conwy"])
    sheet["C3"].comment = Comment("plays left-handed\n& bids so", "A. Secretary")


def results(sheet) -> None:
    sheet.append(["Event", "Entry", "Score", "Place", "Remark"])
    for number, pair in enumerate(PAIRS, 1):
        score = pair[4]
        if score == "4575/100%":
            score = 0.4575
        sheet.append(["A", number, score, None, "x" if number == 2 else None])
        if not isinstance(score, str) or score.startswith("="):
            sheet.cell(number + 1, 3).number_format = "0.00%"
    sheet["D2"], sheet["D3"] = "1", "3="
    day, month = datetime.date(2026, 5, 5), datetime.date(2000, 4, 1)
    sheet.append(["B", "1", 62])
    sheet.append(["B", 2, "=NA()"])
    sheet.append(["B", month, datetime.date(2026, 5, 2)])
    sheet.append(["B", day, "=1/0"])
    sheet.append(["B", "6-1", "1,061.5"])
    sheet["B16"].number_format = "mmm-yy"
    sheet["C16"].number_format = "d-mmm"
    sheet["B17"].number_format = "d-mmm"
    sheet.column_dimensions["E"].hidden = True


def far_apart(last: str) -> openpyxl.Workbook:
    """An event, and two cells at the ends of its sheet."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Event"
    for row, (key, value) in enumerate(
        [("Title", "Far apart"), ("Format", "pairs"), ("Rules", "wbu-2003"), ("Boards", 24)], 1
    ):
        sheet.cell(row, 1, key)
        sheet.cell(row, 2, value)
    sheet[last] = "the end"
    return book


def from_1904() -> openpyxl.Workbook:
    """A workbook that counts its days from 1904, as Macs did."""
    book = far_apart("C4")
    book.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904
    book.active["A5"], book.active["B5"] = "Date", datetime.date(2026, 7, 27)
    book.active["B5"].number_format = "dd/mm/yyyy"
    return book


def converted(source: pathlib.Path, kind: str, folder: pathlib.Path) -> pathlib.Path:
    out = folder / kind
    subprocess.run(
        ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile",
         "--convert-to", FILTERS[kind], "--outdir", out, source],
        check=True, stdout=subprocess.DEVNULL,
    )
    return out / f"{source.stem}.{kind}"


def make(name: str, book: openpyxl.Workbook, kinds: list[str], folder: pathlib.Path) -> None:
    source = folder / f"{name}.xlsx"
    book.save(source)
    for kind in kinds:
        shutil.copy(converted(source, kind, folder), HERE / f"{name}.{kind}")
    if "xlsx" in kinds:
        xlsb.write(HERE / f"{name}.xlsx", HERE / f"{name}.xlsb")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        make("everything", everything(), ["xlsx", "xlsm", "xls", "ods"], folder)
        make("far-apart", far_apart("XFD1048576"), ["xlsx", "xlsm", "ods"], folder)
        make("far-apart", far_apart("IV65536"), ["xls"], folder)
        make("from-1904", from_1904(), ["xlsx", "xlsm", "xls", "ods"], folder)


if __name__ == "__main__":
    main()
