#!/usr/bin/env python3
"""Make the returns of interstate-pairs/: Interstate Pairs, an Open Butler in two files, a Congress.

    python make_pairs.py PALMARES

Needs openpyxl. PALMARES, the program, draws the rounds and says who goes on to the Final: its draws.csv and
standings.csv are read and results are drawn for them from a fixed seed. Every person is made up.
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
FOLDER = HERE / "interstate-pairs"
PALMARES = Path(sys.argv[1]).resolve()

FORENAMES = ["Ada", "Basil", "Cora", "Dirk", "Elsa", "Finn", "Gilda", "Hal", "Ines", "Jory", "Kit", "Lena", "Milo", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sven", "Tess"]
FAMILIES = ["Amberley", "Brackenridge", "Calder", "Dalgety", "Everleigh", "Fenwick", "Garrick", "Hollis", "Inverell", "Jarrah", "Keswick", "Lorne", "Marsden"]
RULES, ORGANISER = "abf-anc-2018", "Made-up Championships"
CATEGORIES = ["open", "women", "seniors", "youth"]
DROP_INS = [("31", "open", 4), ("32", "seniors", 4), ("33", "women", 4), ("34", "youth", 6)]
SCORES = [90, 100, 110, 120, 130, 140, 150, 170, 200, 300, 500]


def person(number):
    return f"{FORENAMES[number % len(FORENAMES)]} {FAMILIES[(number // len(FORENAMES) + 5 * number) % len(FAMILIES)]}"


def pair(number):
    """Names and numbers of a pair: two people whom no other pair has."""
    return [cell for who in (2 * number, 2 * number + 1) for cell in (person(who), f"{who:05}")]


def save(path, sheets):
    book = openpyxl.Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
        keys_down = title == "Event"
        for cell in [row[0] for row in sheet.iter_rows()] if keys_down else sheet[1]:
            cell.font = Font(bold=True, color="FFFFFF")
            cell.fill = PatternFill("solid", start_color="5B3A1F")
        sheet.freeze_panes = None if keys_down else "A2"
        for column in "ABCDEFGHIJ":
            sheet.column_dimensions[column].width = 16
        for row in sheet.iter_rows():
            for cell in row:
                if isinstance(cell.value, date):
                    cell.number_format = "dd/mm/yyyy"
    book.properties.created = book.properties.modified = datetime(2018, 8, 10)
    book.save(path)


def told(files, name):
    """A CSV file of a run over some returns."""
    with tempfile.TemporaryDirectory() as folder:
        returns, out = Path(folder) / "returns", Path(folder) / "out"
        returns.mkdir()
        for file, sheets in files.items():
            save(returns / file, sheets)
        subprocess.run([PALMARES, "run", returns, "--out", out, "--no-progress", "--quiet"], check=True)
        return list(csv.DictReader((out / f"data/{name}.csv").open(encoding="utf-8")))


def event(**keys):
    return [[key.replace("_", " "), value] for key, value in keys.items()]


def interstate_pairs(rng):
    """Ten matches of ten boards; pairs drop in for rounds 4 and 6, and a house pair makes the number even."""
    head = event(Event="IPC", Title="Interstate Pairs", Competition="ipc", Rules=RULES, Format="swiss pairs", Date=date(2018, 8, 2), Organiser=ORGANISER, Rounds=10, Boards_per_match=10, Seed=2018)
    entries = [["Entry", "Player 1", "No 1", "Player 2", "No 2", "Category", "Status"]]
    entries += [[n, *pair(n), CATEGORIES[n % 4], None] for n in range(1, 25)]
    entries += [[int(label), *pair(int(label)), category, f"drop-in {first}"] for label, category, first in DROP_INS]
    entries.append(["H", *pair(40), None, "house"])
    # Late twice, and a score that was not entered twice.
    adjustments = [["Entry", "Round", "Kind", "Amount", "Offence", "Minutes", "Reason"], [3, 2, "vp", None, "late", 3, "First offence"], [3, 5, "vp", None, "late", 4, "Second offence"], [8, 6, "vp", -1, None, None, "Director"]]
    matches = [["Round", "Table", "Home", "Away", "Home %", "Away %", "Home A+", "Away A+"]]
    sheets = {"Event": head, "Entries": entries, "Matches": matches, "Adjustments": adjustments}
    while rows := told({"ipc.xlsx": sheets}, "draws"):
        for row in rows:
            home = round(min(80, max(20, rng.gauss(50, 8))), 2)
            label = [int(side) if side.isdigit() else side for side in (row["a"], row["b"])]
            plus = [1, 1] if (row["round"], row["table"]) == ("3", "2") else [None, None]
            matches.append([int(row["round"]), int(row["table"]), *label, home, round(100 - home, 2), *plus])
    return sheets


def open_butler(rng):
    """Four sessions in two fields, and the Final of twenty pairs in a file of its own."""
    head = dict(Competition="abpc", Category="open", Rules=RULES, Organiser=ORGANISER, Seed=2018)
    preliminary = event(Event="OP", Title="Open Butler, Preliminary Stage", Format="pairs", Scoring="butler", Stage="qualifying", Winners=2, Sessions=4, Date=date(2018, 8, 4), **head)
    entries = [["Entry", "Direction", "Player 1", "No 1", "Player 2", "No 2", "Status"]]
    status = {("NS", 5): "not contending", ("EW", 2): "withdrawn after 4"}
    number = {(field, n): 50 + n + 20 * (field == "EW") for field in ("NS", "EW") for n in range(1, 13)}
    entries += [[n, field, *pair(number[field, n]), status.get((field, n))] for field, n in number]
    boards = [["Session", "Board", "NS", "EW", "Score", "Adjusted", "Version"]]
    for session in range(1, 5):
        for board in range(1, 13):
            fouled = (session, board) == (2, 7)
            for table in range(1, 13):
                score = rng.choice(SCORES) * rng.choice((1, -1))
                version = ("A" if table <= 8 else "B") if fouled else None
                adjusted = "A+" if (session, board, table) == (3, 4, 6) else None
                other = (table + 3 * session + (board - 1) // 4) % 12 + 1
                boards.append([session, board, table, other, None if adjusted else score, adjusted, version])
    first = {"Event": preliminary, "Entries": entries, "Boards": boards}
    ranked = told({"op.xlsx": first}, "standings")
    going = {}
    for field in ("NS", "EW"):
        own = [int(row["entry"].removesuffix(field)) for row in ranked if row["direction"] == field]
        going[field] = [n for n in own if (field, n) not in status][:10]
    final = event(Event="OF", Title="Open Butler, Final Stage", Format="round robin", Scoring="butler", Stage="final", Qualifier="OP", Carry_over="abf 19.1", Rounds=19, Boards_per_match=12, Date=date(2018, 8, 6), **head)
    finalists = [["Entry", "Player 1", "No 1", "Player 2", "No 2", "PQP 1", "PQP 2"]]
    finalists += [[f"{field}{n}", *pair(number[field, n]), None, "no" if (field, n) == ("NS", going["NS"][1]) else None] for field in going for n in going[field]]
    matches = [["Round", "Table", "Home", "Away", "Home IMPs", "Away IMPs"]]
    second = {"Event": final, "Entries": finalists, "Matches": matches}
    while rows := [row for row in told({"op.xlsx": first, "of.xlsx": second}, "draws") if row["event_key"].endswith("-of")]:
        for row in rows:
            net = round(rng.gauss(0, 14))
            matches.append([int(row["round"]), int(row["table"]), row["a"], row["b"], max(net, 0), max(-net, 0)])
    return first, second


def congress(rng):
    """An eclectic, of which the best three of four sessions count, and flighted Swiss Pairs: few enough for a modified Swiss."""
    events = [["Event", "Title", "Competition", "Rules", "Format", "Scoring", "Best of", "Rounds", "Boards per match", "Date", "Organiser", "Seed"]]
    events.append(["EP", "Walk-in Eclectic Pairs", "ancc", RULES, "pairs", "percent", 3, None, None, date(2018, 8, 1), ORGANISER, 2018])
    events.append(["SP", "Welcome Swiss Pairs", "ancc", RULES, "swiss pairs", "vps", None, 6, 8, date(2018, 7, 28), ORGANISER, 2018])
    entries = [["Event", "Entry", "Player 1", "No 1", "Player 2", "No 2", "Category"]]
    entries += [["EP", n, *pair(100 + n), "restricted" if n % 3 == 0 else None] for n in range(1, 13)]
    entries += [["SP", n, *pair(120 + n), "restricted" if n > 6 else None] for n in range(1, 11)]
    results = [["Event", "Entry", "Session", "%"]]
    for session in ("Wed 2.00", "Thu 2.00", "Fri 10.00", "Fri 2.00"):
        # Some stay away from one of the four.
        results += [["EP", n, session, round(rng.gauss(50, 7), 2)] for n in range(1, 13) if not (n in (4, 9) and session == "Thu 2.00")]
    matches = [["Event", "Round", "Table", "Home", "Away", "Home IMPs", "Away IMPs"]]
    sheets = {"Events": events, "Entries": entries, "Results": results, "Matches": matches}
    while rows := told({"congress.xlsx": sheets}, "draws"):
        for row in rows:
            net = round(rng.gauss(0, 12))
            matches.append(["SP", int(row["round"]), int(row["table"]), int(row["a"]), int(row["b"]), max(net, 0), max(-net, 0)])
    return sheets


def main():
    rng = random.Random(2018)
    FOLDER.mkdir(exist_ok=True)
    save(FOLDER / "Interstate Pairs 2018.xlsx", interstate_pairs(rng))
    first, second = open_butler(rng)
    save(FOLDER / "Open Butler Preliminary 2018.xlsx", first)
    save(FOLDER / "Open Butler Final 2018.xlsx", second)
    save(FOLDER / "Congress 2018.xlsx", congress(rng))


main()
