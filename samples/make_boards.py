#!/usr/bin/env python3
"""Make the returns of boards/: sessions with travellers, as clubs that enter every board send them.

    python make_boards.py [PALMARES]

Needs openpyxl. Results are drawn from a fixed seed by the reference of tests/sessions, which scores
contracts by itself; every person and club is made up. With PALMARES, the program, the Butler session is
written as a USEBIO file, as a scoring program would send it.
"""
import random
import subprocess
import sys
import tempfile
from datetime import date, datetime
from pathlib import Path

import openpyxl
from openpyxl.styles import Font

HERE = Path(__file__).resolve().parent
GIVEN = "Aled Angharad Beti Branwen Bryn Cadi Ceri Dewi Eilir Eleri Eluned Elwyn Enfys Geraint Gwilym Hafwen Hywel Ifor Llinos Mabli Meilir Menna Morfudd Myfanwy Non Seren Teleri Trystan".split()
FAMILY = "Anwyl Beynon Blethyn Cadwgan Eynon Fychan Gittoes Hanmer Havard Kyffin Maddocks Meyrick Nanney Penry Prosser Rosser Tanat Teifi Tudur Wogan Yale".split()


def reference():
    """The functions of the reference, without writing its sessions."""
    source = (HERE.parent / "tests/sessions/reference.py").read_text().split("for make in (")[0]
    module = {"__file__": str(HERE.parent / "tests/sessions/reference.py")}
    exec(compile(source, "reference.py", "exec"), module)
    return module


REF = reference()


class People:
    def __init__(self, seed):
        rng = random.Random(seed)
        self.names = [f"{g} {f}" for g in GIVEN for f in FAMILY]
        rng.shuffle(self.names)
        self.numbers = rng.sample(range(3_200, 160_000), 200)

    def next(self):
        return self.names.pop(), f"{self.numbers.pop():06}"


def save(path, event, entries, boards):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Event"
    for key, value in event.items():
        sheet.append([key, value])
        sheet.cell(sheet.max_row, 1).font = Font(bold=True)
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 18, 30
    for title, rows in (("Entries", entries), ("Boards", boards)):
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
        for cell in sheet[1]:
            cell.font = Font(bold=True)
        sheet.freeze_panes = "A2"
        for index, cell in enumerate(sheet[1], 1):
            wide = max(len(str(row[index - 1] or "")) for row in rows)
            sheet.column_dimensions[cell.column_letter].width = min(36, wide + 3)
    book.properties.created = book.properties.modified = datetime(2004, 1, 1)
    book.save(path)


def mitchell(folder):
    people, rng, tables = People(1), random.Random(1), 7
    entries = [["Pair", "Direction", "Player 1", "No 1", "Player 2", "No 2"]]
    for pair in range(1, tables + 1):
        for direction in ("NS", "EW"):
            entries.append([pair, direction, *people.next(), *people.next()])
    boards = [["Board", "NS", "EW", "Contract", "By", "Lead", "Tricks", "Score", "Adjusted"]]
    for r in range(tables):
        for table in range(tables):
            for b in (1, 2, 3):
                board = ((table + r) % tables) * 3 + b
                contract, by, tricks, score = REF["a_result"](rng, board)
                lead = rng.choice("CDHS") + rng.choice("AKQJT98765432") if by else None
                boards.append([board, table + 1, (table - r) % tables + 1, contract, by or None, lead, tricks if by else None, score, None])
    boards[40][3:] = [None, None, None, None, None, "A+/A-"]
    boards[77][3:] = [None, None, None, None, None, "NP"]
    boards[101][3:] = [None, None, None, None, None, "weighted 420*0.6+170*0.4"]
    event = {"Title": "Monday Pairs with every board", "Date": date(2004, 2, 9), "Club": "Llanfedwen", "Area": "Glannau", "Rules": "wbu-2003", "Format": "pairs", "Scoring": "matchpoints", "Movement": "mitchell"}
    save(folder / "monday-pairs.xlsx", event, entries, boards)


def teams(folder):
    people, rng, count, per_match = People(2), random.Random(2), 8, 8
    entries = [["Team no", "Team", *(f"{what} {n}" for n in range(1, 5) for what in ("Player", "No"))]]
    for team in range(1, count + 1):
        four = [people.next() for _ in range(4)]
        entries.append([team, f"Team {four[0][0].split()[1]}", *(cell for one in four for cell in one)])
    boards = [["Round", "Room", "Board", "NS", "EW", "Contract", "By", "Tricks", "Score"]]
    for r in range(3):
        for table in range(count // 2):
            home, away = table + 1, count // 2 + 1 + (table + r) % (count // 2)
            for board in range(1, per_match + 1):
                for room, ns, ew in (("open", home, away), ("closed", away, home)):
                    contract, by, tricks, score = REF["a_result"](rng, board)
                    boards.append([r + 1, room, board, ns, ew, contract, by or None, tricks if by else None, score])
    event = {"Title": "Spring Teams", "Date": date(2004, 4, 17), "Club": "Pontwylan", "Rules": "wbu-2003", "Format": "teams", "Scoring": "vps", "Boards per match": per_match}
    save(folder / "teams.xlsx", event, entries, boards)


def butler(folder, palmares):
    people, rng, tables = People(3), random.Random(3), 5
    entries = [["Pair", "Player 1", "No 1", "Player 2", "No 2"]] + [[pair, *people.next(), *people.next()] for pair in range(1, 2 * tables + 1)]
    boards = [["Board", "NS", "EW", "Contract", "By", "Tricks", "Score"]]
    for r in range(2 * tables - 1):
        seats = [2 * tables - 1] + [(r + k) % (2 * tables - 1) for k in range(2 * tables - 1)]
        for table in range(tables):
            for b in (1, 2):
                contract, by, tricks, score = REF["a_result"](rng, 2 * r + b)
                boards.append([2 * r + b, seats[table] + 1, seats[-1 - table] + 1, contract, by or None, tricks if by else None, score])
    event = {"Title": "Friday Butler", "Date": date(2004, 3, 5), "Club": "Aberhalen", "Rules": "wbu-2003", "Format": "pairs", "Scoring": "butler", "Movement": "howell"}
    with tempfile.TemporaryDirectory() as work:
        save(Path(work) / "friday-butler.xlsx", event, entries, boards)
        subprocess.run([palmares, "export", "usebio", f"{work}/friday-butler.xlsx", "--out", str(folder), "--overwrite", "--quiet"], check=True)


def main():
    folder = HERE / "boards"
    folder.mkdir(exist_ok=True)
    mitchell(folder)
    teams(folder)
    if len(sys.argv) > 1:
        butler(folder, sys.argv[1])


main()
