"""Returns with a drawn round: a congress of chess whose fifth round is drawn inside sections, with
long names and titles, and a tournament of Diplomacy.

    drawn_rounds.py PALMARES FOLDER

Results are typed into the Draw sheet of the annotated copies, as an organiser does.
"""
import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl

GIVEN = ["Aoife", "Siobhán", "Tadhg", "Niamh", "Wilhelmina", "Bartholomew", "Zoë", "Maximiliano"]
SURNAMES = ["Ní Mhaonaigh", "O'Shaughnessy", "de la Cruz-Featherstonehaugh", "Kyffin", "Ó Conghaile",
            "McDonald", "Llewellyn-Bowen", "Yu"]
TITLES = ["GM", "WIM", None, "FM", None, None]


def book(path, sheets):
    workbook = openpyxl.Workbook()
    workbook.remove(workbook.active)
    for name, rows in sheets.items():
        sheet = workbook.create_sheet(name)
        for row in rows:
            sheet.append(row)
    workbook.save(path)


def name_of(number):
    return f"{GIVEN[number % 8]} {SURNAMES[number // 8 % 8]}"


def main(palmares, folder):
    folder = Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    returns = folder / "returns"
    returns.mkdir(parents=True)
    congress = returns / "Congress.xlsx"
    event = [("Title", "Congress in Sections"), ("Format", "swiss"), ("Rules", "galway-2023"),
             ("Date", "2023-10-06"), ("Rounds", 6), ("Seed", 7)]
    entries = [("Entry", "Player", "Title", "Rating", "Byes", "Bye score")]
    for number in range(1, 44):
        bye = (1, "½") if number % 9 == 0 else (None, None)
        entries.append((f"C{number}", name_of(number), TITLES[number % 6], 1000 + number * 37 % 1200, *bye))
    book(congress, {"Event": event, "Entries": entries})
    for played in range(5):
        subprocess.run([palmares, "run", str(congress), "--out", str(folder / "out"), "--quiet",
                        "--no-progress"], check=True, stdout=subprocess.DEVNULL)
        copy = openpyxl.load_workbook(folder / "out/returns/Congress.xlsx")
        if played == 4:
            break
        draw = copy["Draw"]
        at = {cell.value: cell.column for cell in draw[1]}
        for row in range(2, draw.max_row + 1):
            if draw.cell(row, at["Black"]).value and not draw.cell(row, at["Result"]).value:
                draw.cell(row, at["Result"]).value = ["1-0", "½-½", "0-1"][row * 7 % 3]
        copy.save(congress)
    shutil.rmtree(folder / "out")
    event = [("Title", "Weekend of Diplomacy"), ("Format", "diplomacy"), ("Rules", "nzdc-1999"),
             ("Date", "1999-08-28"), ("Rounds", 3), ("Seed", 7)]
    entries = [("Entry", "Player")] + [(number, name_of(number)) for number in range(1, 29)]
    book(returns / "Diplomacy.xlsx", {"Event": event, "Entries": entries})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
