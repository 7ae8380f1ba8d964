#!/usr/bin/env python3
"""Plays a knock-out of two-player Diplomacy from its entries to the champion through workbooks, and keeps the annotated copy of each stage.

    knockout_of_two.py PALMARES FOLDER

A draw's games are entered without results, then with results by lot; the copies of both are kept for `recalculated.py`.
"""
import csv
import random
import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl


def book(path, games, centres):
    workbook = openpyxl.Workbook()
    workbook.remove(workbook.active)
    event = [("Title", "Knock-out"), ("Format", "two-player"), ("Rules", "two-player-diplomacy"), ("Date", "2026-05-02"), ("Seed", 77)]
    entries = [("Entry", "Player 1")] + [(number, f"Player {number:02}") for number in range(1, 21)]
    sheets = {
        "Event": event,
        "Entries": entries,
        "Matches": [("Round", "Table", "Home", "Away", "Result")] + games,
        "Games": [("Round", "Player", "1901", "1902")] + centres,
    }
    for name, rows in sheets.items():
        sheet = workbook.create_sheet(name)
        for row in rows:
            sheet.append(row)
    workbook.save(path)


def main():
    palmares, folder = sys.argv[1], Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "stages").mkdir(parents=True)
    chance, games, centres, stage = random.Random(3), [], [], 0

    def drawn():
        nonlocal stage
        stage += 1
        book(folder / "knockout.xlsx", games, centres)
        words = [palmares, "run", str(folder / "knockout.xlsx"), "--out", str(folder / "out"), "--quiet", "--no-progress"]
        subprocess.run(words, check=True)
        shutil.copy(folder / "out/returns/knockout.xlsx", folder / f"stages/{stage:02}.xlsx")
        with open(folder / "out/data/draws.csv", newline="", encoding="utf-8") as file:
            return [(row["round"], int(row["table"]), int(row["a"]), int(row["b"])) for row in csv.DictReader(file)]

    while pairs := drawn():
        games += [(*pair, None) for pair in pairs]
        drawn()
        games[-len(pairs):] = [(*pair, chance.choice(["1-0", "0-1", "+--", "--+"])) for pair in pairs]
        if pairs[0][0] == "Q2":
            centres = [(stage_of, player, 3, chance.randint(2, 12)) for stage_of in ("Q1", "Q2") for player in range(1, 21)]
    shutil.rmtree(folder / "out")
    (folder / "knockout.xlsx").unlink()
    with_final = any(round_of == "F" for round_of, *_ in games)
    print(f"{stage} stages, {'to the final' if with_final else 'and no final'}")
    return not with_final


sys.exit(main())
