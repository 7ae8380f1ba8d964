#!/usr/bin/env python3
"""Workbooks on paper, in letters that can be read: blank returns, the season and the copy of an event.

    printed.py PALMARES FOLDER

Each blank return, of each format under each rule book that fits, prints on at most two pages, season.xlsx of thirty
returns of fourteen pairs on at most twelve, the copy of such a return on at most three. LibreOffice makes PDF files of
them in the folder. Ends with 0 and says so where LibreOffice (`soffice`) is not installed.
"""
import ctypes
import datetime
import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl
import pypdfium2
import pypdfium2.raw as pdfium

CARDS = ["pairs", "teams", "individual", "swiss-pairs", "swiss-teams", "round-robin", "multiple-teams", "league",
         "knockout-teams", "double-knockout-teams", "knockout-pairs", "ladder-pairs", "ladder-teams", "ladder-individual"]
FITTING = {
    None: CARDS + ["swiss", "chess-teams", "diplomacy", "two-player", "board-games"],
    "wbu-2003": CARDS,
    "abf-anc-2018": ["pairs", "teams", "swiss-pairs", "swiss-teams", "round-robin", "knockout-teams"],
    "fide-2026": ["swiss", "chess-teams"],
    "galway-2023": ["swiss"],
    "nzdc-1999": ["diplomacy"],
    "two-player-diplomacy": ["two-player"],
    "sbu-club": ["pairs", "teams"],
}
RETURNS, PAIRS = 30, 14
LEAST_POINTS = 6.5


def blank(palmares, folder):
    """Writes the forms and returns them."""
    forms = []
    for rules, formats in FITTING.items():
        for form in formats:
            path = folder / f"{form}{'-' + rules if rules else ''}.xlsx"
            words = [palmares, "new", form, str(path)] + (["--rules", rules] if rules else [])
            subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
            forms.append(path)
    return forms


def filled(form, returns):
    """Fills a blank return of pairs for each of some evenings."""
    for evening in range(RETURNS):
        book = openpyxl.load_workbook(form)
        day = datetime.date(2026, 1, 5) + datetime.timedelta(days=7 * evening)
        answers = {"Title": "Monday Pairs", "Date": day.isoformat(), "Organiser": f"Club {1 + evening % 3}",
                   "Movement": "howell", "Boards": 26}
        for key, answer, *_ in book["Event"].iter_rows(min_row=4):
            if key.value in answers:
                answer.value = answers[key.value]
        for sheet, values in [("Entries", ["Entry", "Player 1", "No 1", "Player 2", "No 2"]), ("Results", ["Entry", "Score"])]:
            rows = book[sheet]
            heads = next(row for row in rows.iter_rows() if row[0].value in ("Entry", "Section"))
            columns = {cell.value: cell.column for cell in heads}
            for pair in range(PAIRS):
                one, other = (5 * evening + 2 * pair) % 90, (5 * evening + 2 * pair + 1) % 90
                away = 1.5 + pair // 2 * 2 + (7 * evening + 3 * pair // 2) % 8 / 8
                own = {"Entry": str(pair + 1), "Player 1": f"Player Number {one}", "No 1": f"{1000 + one}",
                       "Player 2": f"Player Number {other}", "No 2": f"{1000 + other}",
                       "Score": 50 + away if pair % 2 else 50 - away}
                for name in values:
                    rows.cell(heads[0].row + 1 + pair, columns[name]).value = own[name]
        book.save(returns / f"evening-{evening + 1:02}.xlsx")


def smallest(page):
    """The smallest letters of a page's body, in points. Headers and footers shrink with the page."""
    text, height = page.get_textpage(), page.get_height()
    matrix, sizes = pdfium.FS_MATRIX(), []
    for index in range(text.count_chars()):
        _, low, _, high = text.get_charbox(index)
        pdfium.FPDFText_GetMatrix(text, index, ctypes.byref(matrix))
        size = pdfium.FPDFText_GetFontSize(text, index) * abs(matrix.d)
        if 40 < low and high < height - 40 and high > low:
            sizes.append(size)
    return min(sizes, default=None)


def main():
    palmares, folder = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    soffice = shutil.which("soffice") or shutil.which("libreoffice")
    if not soffice:
        print("LibreOffice is not installed: no workbook was printed")
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    returns, out = folder / "returns", folder / "out"
    returns.mkdir(parents=True)
    forms = blank(palmares, folder)
    filled(folder / "pairs-wbu-2003.xlsx", returns)
    subprocess.run([palmares, "run", str(returns), "--out", str(out), "--quiet"], check=True, stdout=subprocess.DEVNULL)
    books = {form: 2 for form in forms} | {out / "season.xlsx": 12, out / "returns/evening-01.xlsx": 3}
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    words = [soffice, profile, "--headless", "--convert-to", "pdf", "--outdir", str(folder)]
    subprocess.run(words + list(map(str, books)), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=900)
    fonts = subprocess.run(["fc-list"], capture_output=True, text=True).stdout
    measured = "Calibri" in fonts or "Carlito" in fonts
    if not measured:
        print("neither Calibri nor Carlito is here: the letters of the season and the copy were not measured")
    wrong, least = [], 100
    for book, most in books.items():
        printed = pypdfium2.PdfDocument(folder / f"{book.stem}.pdf")
        if len(printed) > most:
            wrong.append(f"{book.stem} has {len(printed)} pages, not {most}")
        if not all(page.get_textpage().count_chars() for page in printed):
            wrong.append(f"{book.stem} has an empty page")
        if book not in forms:
            print(f"{book.name}: {len(printed)} pages")
            if not measured:
                continue
        sizes = [size for size in map(smallest, printed) if size]
        least = min(least, *sizes)
        if min(sizes) < LEAST_POINTS:
            wrong.append(f"{book.stem} has letters of {min(sizes):.1f} points")
    print("\n".join(wrong + [f"{len(books)} workbooks printed; the smallest letters have {least:.1f} points"]))
    return bool(wrong)


sys.exit(main())
