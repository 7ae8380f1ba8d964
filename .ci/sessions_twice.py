#!/usr/bin/env python3
"""Runs every session that exists as a workbook and as USEBIO, and exports each workbook to USEBIO:
all three must give the same entries, scores and places, and export the same awards.

    sessions_twice.py PALMARES SESSIONS_DIR
"""
import csv
import subprocess
import sys
import tempfile
from pathlib import Path


def rows(binary, file, out, *more):
    subprocess.run([binary, "run", str(file), "--out", str(out), "--quiet", "--no-progress", *more], capture_output=True)
    read = lambda name, columns: sorted(tuple(row[c] for c in columns) for row in csv.DictReader(open(out / "data" / name)))
    return read("standings.csv", ["direction", "entry", "place", "tied", "score", "unit"]), read("awards.csv", ["entry", "player_no", "points", "basis"])


def main():
    binary, folder = sys.argv[1], Path(sys.argv[2])
    wrong = seen = 0
    for book in sorted(folder.glob("*.xlsx")):
        seen += 1
        with tempfile.TemporaryDirectory() as work:
            work = Path(work)
            first, awards = rows(binary, book, work / "book")
            usebio, _ = rows(binary, book.with_suffix(".xml"), work / "xml")
            subprocess.run([binary, "export", "usebio", str(book), "--out", str(work / "export"), "--quiet"], capture_output=True)
            back, awards_back = rows(binary, next((work / "export").glob("*.xml")), work / "back")
            for what, same in (("its USEBIO file", usebio == first), ("its export", back == first), ("the awards of its export", awards_back == awards)):
                if not same or not first:
                    wrong += 1
                    print(f"{book.stem}: {what} comes to something else")
    print(f"{seen} sessions, {wrong} differences")
    sys.exit(bool(wrong) or not seen)


main()
