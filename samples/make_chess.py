#!/usr/bin/env python3
"""Make the return of chess/: a small Swiss after two of five rounds.

    python make_chess.py PALMARES

Needs openpyxl. PALMARES, the program, draws the rounds: round by round its draws.csv is read and results
are drawn for it from a fixed seed, the stronger player the likelier winner. Every person and club is made up.
"""
import csv
import random
import subprocess
import sys
import tempfile
from datetime import date, datetime
from pathlib import Path

import openpyxl
from openpyxl.styles import Font, PatternFill

HERE = Path(__file__).resolve().parent
PALMARES = Path(sys.argv[1]).resolve()
FILE = "Riverside Open 2026.xlsx"
ROUNDS, PLAYED = 5, 2

# Label, name, rating, title, club, byes, bye score, status: in the order in which entries came.
ENTRIES = [
    (1, "Penry, Branwen", 1684, "", "Llanfedwen"),
    (2, "Tudur, Geraint", 2104, "CM", "Aberhalen"),
    (3, "Eynon, Seren", 1902, "WFM", "Pontwylan", "2", "½"),
    (4, "Maddocks, Ifor", 1755, "", "Pontwylan"),
    (5, "Kyffin, Hafwen", None, "", "Llanfedwen"),
    (6, "Havard, Elwyn", 1902, "FM", "Trer Eos"),
    (7, "Beynon, Cadi", 1820, "", "Aberhalen"),
    (8, "Wogan, Dewi", 1548, "", "Trer Eos", None, None, "withdrawn after 1"),
    (9, "Anwyl, Meilir", 1820, "", "Llanfedwen"),
    (10, "Rosser, Teleri", 1990, "WIM", "Pontwylan"),
    (11, "Fychan, Bryn", 1433, "", "Aberhalen", None, None, "drop-in 2"),
    (12, "Tanat, Non", 1611, "", "Trer Eos", "1,4", 0),
]
EVENT = {
    "Title": "Riverside Open",
    "Date": date(2026, 5, 2),
    "End date": date(2026, 5, 4),
    "Organiser": "Riverside Chess Club",
    "Rules": "fide-2026",
    "Format": "swiss",
    "Rounds": ROUNDS,
    "Seed": 2026,
}
FORBIDDEN = [(4, 10, "1-3")]


def save(path, matches):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Event"
    for key, value in EVENT.items():
        sheet.append([key, value])
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 14, 26
    for row in sheet["B1:B8"]:
        if isinstance(row[0].value, (date, datetime)):
            row[0].number_format = "dd/mm/yyyy"
    headings = {
        "Entries": ["No", "Player", "Rating", "Title", "Club", "Byes", "Bye score", "Status"],
        "Matches": ["Round", "Board", "White", "Black", "Result", "Note"],
        "Forbidden": ["A", "B", "Rounds"],
    }
    for title, rows in (("Entries", ENTRIES), ("Matches", matches), ("Forbidden", FORBIDDEN)):
        sheet = book.create_sheet(title)
        sheet.append([h.replace("Board", "Table") for h in headings[title]])
        for row in rows:
            sheet.append(list(row))
        for cell in sheet[1]:
            cell.font = Font(bold=True, color="FFFFFF")
            cell.fill = PatternFill("solid", start_color="3B5B4A")
        sheet.freeze_panes = "A2"
        for column in "BCDEFGH":
            sheet.column_dimensions[column].width = 22 if (title, column) == ("Entries", "B") else 13
    book.properties.created = book.properties.modified = datetime(2026, 5, 2)
    book.save(path)


def drawn(matches):
    """The next round as the program draws it."""
    with tempfile.TemporaryDirectory() as folder:
        returns, out = Path(folder) / "returns", Path(folder) / "out"
        returns.mkdir()
        save(returns / FILE, matches)
        subprocess.run([PALMARES, "run", returns, "--out", out, "--no-progress"], check=True)
        return list(csv.DictReader((out / "data/draws.csv").open(encoding="utf-8")))


def main():
    rng = random.Random(2)
    rating = {str(entry[0]): entry[2] or 1400 for entry in ENTRIES}
    matches = []
    for number in range(1, PLAYED + 1):
        for row in drawn(matches):
            if not row["b"]:
                matches.append((number, int(row["table"]), int(row["a"]), None, None, "bye"))
                continue
            lead = (rating[row["a"]] - rating[row["b"]]) / 400
            chance = rng.random() + lead / 3
            result = "1-0" if chance > 0.62 else "½-½" if chance > 0.36 else "0-1"
            matches.append((number, int(row["table"]), int(row["a"]), int(row["b"]), result, None))
    save(HERE / "chess" / FILE, matches)


main()
