#!/usr/bin/env python3
"""Make the return of interstate/: Interstate Teams from the draw of round 1 to the title.

    python make_interstate.py PALMARES

Needs openpyxl. PALMARES, the program, draws the rounds and the finals: each time its draws.csv is read and
results are drawn for it from a fixed seed. Every person is made up.
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
FILE = "Open Teams 2018.xlsx"

# In the order of the numbers drawn for 2018 (10.2).
STATES = ["VIC", "TAS", "QLD", "WA", "SA", "ACT", "NSW"]
FORENAMES = ["Alma", "Bruno", "Clea", "Doran", "Edda", "Fabian", "Greta", "Hugo", "Ilka", "Jonas", "Kara", "Linus", "Mira", "Nils"]
FAMILIES = ["Ashgrove", "Birchall", "Cotterill", "Dunmere", "Elstow", "Farleigh"]
EVENTS = [
    ["Event", "Title", "Competition", "Category", "Rules", "Format", "Stage", "Date", "Organiser", "Boards per match", "Qualifier", "Carry over", "Carry over from", "Seed"],
    ["OQ", "Open Teams, Qualifying Stage", "itc", "open", "abf-anc-2018", "round robin", "qualifying", date(2018, 7, 29), "Made-up Championships", 14, None, None, None, 2018],
    ["OR", "Open Teams, Repechage Final", "itc", "open", "abf-anc-2018", "teams", "repechage", date(2018, 8, 2), "Made-up Championships", 12, "OQ", "abf 11.2", None, 2018],
    ["OF", "Open Teams, Final", "itc", "open", "abf-anc-2018", "teams", "final", date(2018, 8, 2), "Made-up Championships", 10, "OQ, OR", "abf 11.2", "OQ", 2018],
]
# A penalty, and a player who played too little for points.
ADJUSTMENTS = [["OQ", 4, 3, "vp", None, "late", 7, "Arrived after the start of the round"]]
FORFEIT = (5, "6")


def entries():
    rows = [["Event", "Entry", "Team", *(f"{word} {n}" for n in range(1, 5) for word in ("Player", "No")), "Matches 4"]]
    for number, state in enumerate(STATES, 1):
        row = ["OQ", number, state]
        for player in range(1, 5):
            forename = FORENAMES[(5 * number + 3 * player) % len(FORENAMES)]
            row += [f"{forename} {FAMILIES[(number + 2 * player) % len(FAMILIES)]}", f"{number:02}{player:03}"]
        rows.append([*row, 5 if state == "NSW" else None])
    return rows


def save(path, matches):
    book = openpyxl.Workbook()
    book.remove(book.active)
    matches = [["Event", "Round", "Table", "Home", "Away", "Home IMPs", "Away IMPs", "Note"], *matches]
    adjustments = [["Event", "Entry", "Round", "Kind", "Amount", "Offence", "Minutes", "Reason"], *ADJUSTMENTS]
    for title, rows in (("Events", EVENTS), ("Entries", entries()), ("Matches", matches), ("Adjustments", adjustments)):
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
        for cell in sheet[1]:
            cell.font = Font(bold=True, color="FFFFFF")
            cell.fill = PatternFill("solid", start_color="1F4E5F")
        sheet.freeze_panes = "A2"
        for column in "BCDEFGHIJK":
            sheet.column_dimensions[column].width = 16
    for row in book["Events"]["H2:H4"]:
        row[0].number_format = "dd/mm/yyyy"
    book.properties.created = book.properties.modified = datetime(2018, 8, 4)
    book.save(path)


def drawn(matches):
    """The next round as the program draws it."""
    with tempfile.TemporaryDirectory() as folder:
        returns, out = Path(folder) / "returns", Path(folder) / "out"
        returns.mkdir()
        save(returns / FILE, matches)
        subprocess.run([PALMARES, "run", returns, "--out", out, "--no-progress", "--quiet"], check=True)
        return list(csv.DictReader((out / "data/draws.csv").open(encoding="utf-8")))


def main():
    rng = random.Random(2018)
    skill = {str(n): s for n, s in zip(range(1, 8), (8, -6, 2, 0, 5, -2, 6))}
    matches = []
    while rows := drawn(matches):
        for row in rows:
            event = {"q": "OQ", "r": "OR", "f": "OF"}[row["event_key"][-1]]
            number, table = int(row["round"]), int(row["table"])
            if not row["b"]:
                matches.append([event, number, table, int(row["a"]), None, None, None, "bye"])
            elif event == "OQ" and (number, row["b"]) == FORFEIT:
                matches.append([event, number, table, int(row["a"]), int(row["b"]), None, None, "forfeit away"])
            else:
                lead = skill[row["a"]] - skill[row["b"]]
                home, away = (max(0, round(rng.gauss(28 + sign * lead / 2, 11))) for sign in (1, -1))
                matches.append([event, number, table, int(row["a"]), int(row["b"]), home, away, None])
    save(HERE / "interstate" / FILE, matches)


main()
