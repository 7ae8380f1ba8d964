#!/usr/bin/env python3
"""Make the returns of diplomacy/: a weekend of 28 players in three rounds, and the board games beside it.

    python make_diplomacy.py PALMARES

Needs openpyxl. PALMARES, the program, draws each round: its boards and powers are typed into the sheet
Games, as the director does, with centres drawn from a fixed seed. Every person is made up.
"""
import csv
import random
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

import openpyxl

HERE = Path(__file__).resolve().parent
GIVEN = "Aroha Bevan Callum Dianne Eru Fergus Gwenda Hemi Isla Jarrod Kiri Lachlan Moana Neville".split()
FAMILY = "Ashworth Brunton Coates Dalgety Erskine Fairlie Gillespie Hapuku Inwood Jephson Kereama Lomas Maihi Netana".split()
HOME = {"Austria-Hungary": 3, "England": 3, "France": 3, "Germany": 3, "Italy": 3, "Russia": 4, "Turkey": 3}
YEARS = list(range(1901, 1910))


def course(rng, years, winner):
    """Centres of each power after each year; `winner` wins in the last one."""
    held, course = dict(HOME), []
    for _ in range(years):
        for _ in range(5):
            alive = [power for power in held if held[power]]
            if sum(held.values()) < 34 and rng.random() < 0.7:
                held[rng.choice([power for power in alive if held[power] < 16])] += 1
                continue
            one, other = rng.sample(alive, 2)
            if held[other] < 16:
                held[one] -= 1
                held[other] += 1
        course.append(dict(held))
    if winner:
        top, last = max(held, key=held.get), course[-1]
        for power in sorted(held, key=held.get):
            while power != top and last[power] and last[top] < 18:
                last[power] -= 1
                last[top] += 1
    return course


def drawn(palmares, book):
    """The next round as (board, power, player)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "weekend.xlsx"
        book.save(path)
        subprocess.run([palmares, "run", path, "--out", f"{folder}/out", "--quiet"], check=False)
        with open(f"{folder}/out/data/draws.csv") as file:
            rows = list(csv.DictReader(file))
    power = lambda note: next(part for part in note.split("; ") if part.startswith("power=")).removeprefix("power=")
    return [(row["table"], power(row["note"]), row["a"]) for row in rows if "power=" in row["note"]]


def weekend(palmares):
    rng = random.Random(1999)
    names = [f"{given} {family}" for given, family in zip(GIVEN * 2, FAMILY + FAMILY[5:] + FAMILY[:5])]
    book = openpyxl.Workbook()
    event = book.active
    event.title = "Event"
    for row in [
        ("Title", "Southern Diplomacy Weekend"), ("Date", date(1999, 8, 28)), ("End date", date(1999, 8, 29)),
        ("Organiser", "Southern Diplomacy Club"), ("Rules", "nzdc-1999"), ("Format", "diplomacy"),
        ("Rounds", 3), ("Seed", 1999), ("Issuing officer", "Neville Lomas"),
    ]:
        event.append(row)
    entries = book.create_sheet("Entries")
    entries.append(("Entry", "Player", "Team"))
    for number, name in enumerate(names, 1):
        entries.append((number, name, [None, "Kea", "Tui", "Moa", "Ruru", "Weka", "Kiwi", "Takahe", "Hoiho", "Piwakawaka"][number % 10]))
    games = book.create_sheet("Games")
    games.append(("Round", "Board", "Power", "Player", "Ending", *YEARS))
    for number in (1, 2, 3):
        seats = drawn(palmares, book)
        for board in sorted({board for board, _, _ in seats}, key=str):
            solo = (number, str(board)) == (2, "3")
            years = rng.choice([6, 7, 8])
            centres = course(rng, years, solo)
            ending = "solo" if solo else rng.choice(["time", "vote"])
            own = sorted((power, player) for known, power, player in seats if known == board)
            for nth, (power, player) in enumerate(own):
                held = [year[power] for year in centres]
                games.append((number, int(board), power, int(player), ending if nth == 0 else None, *held))
    adjustments = book.create_sheet("Adjustments")
    adjustments.append(("Entry", "Round", "Kind", "Amount", "Reason"))
    adjustments.append((5, 1, "warning", None, "Late orders"))
    adjustments.append((5, 3, "points", -5, "Late orders for the third time"))
    for sheet in book:
        sheet.column_dimensions["B"].width = 26
    return book


def board_games():
    rng = random.Random(27)
    book = openpyxl.Workbook()
    event = book.active
    event.title = "Event"
    for row in [
        ("Title", "Board Games at the Southern Diplomacy Weekend"), ("Date", date(1999, 8, 29)),
        ("Organiser", "Southern Diplomacy Club"), ("Rules", "nzdc-1999"), ("Format", "board games"),
    ]:
        event.append(row)
    entries = book.create_sheet("Entries")
    entries.append(("Entry", "Player"))
    for number, (given, family) in enumerate(zip(GIVEN, FAMILY), 1):
        entries.append((number, f"{given} {family}"))
    games = book.create_sheet("Games")
    games.append(("Game", "Sheet", "Player", "Place", "Counts"))
    for sheet, (game, players) in enumerate(
        [("Lost Cities", 2), ("Shark", 4), ("Settlers of Catan", 4), ("Take it Easy", 6), ("Modern Art", 5), ("Tigris and Euphrates", 3), ("Lost Cities", 2)], 1
    ):
        for place, player in enumerate(rng.sample(range(1, 15), players), 1):
            games.append((game, sheet, player, place, "no" if sheet == 7 else None))
    for sheet in book:
        sheet.column_dimensions["B"].width = 26
    return book


if __name__ == "__main__":
    folder = HERE / "diplomacy"
    folder.mkdir(exist_ok=True)
    weekend(sys.argv[1]).save(folder / "Southern Weekend 1999.xlsx")
    board_games().save(folder / "Board Games 1999.xlsx")
