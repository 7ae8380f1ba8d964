#!/usr/bin/env python3
"""Scores every file of scoring pads and platforms and compares with what the clubs published: the
same contestants, the same percentage (two decimals) or IMPs, the same place in each direction.

    pad_files.py PALMARES PAD_FILES
"""
import csv
import subprocess
import sys
import tempfile
from decimal import Decimal
from pathlib import Path

# What a file does not say and a person sets.
SET = {
    "monday-butler": ["Scoring=butler"],
    "monday-cross-imps": ["Scoring=cross imps"],
}


def standings(binary, file, settings, out):
    given = [word for setting in settings for word in ("--set", setting)]
    subprocess.run([binary, "run", str(file), "--out", str(out), "--quiet", "--no-progress", *given], capture_output=True)
    try:
        return list(csv.DictReader(open(out / "data/standings.csv", encoding="utf-8-sig")))
    except OSError:
        return []


def differences(published, rows):
    """In words, what is not as it was published."""
    label = lambda row: row["entry"]
    found = {label(row): row for row in rows}
    if len(found) != len(rows):
        yield "two contestants have one label"
    for missing in published.keys() ^ found.keys():
        yield f"{missing} is only on one side"
    for entry in published.keys() & found.keys():
        is_, was = found[entry], published[entry]
        score = was["percentage"] or was["total"]
        if Decimal(is_["score"]).quantize(Decimal("0.01")) != Decimal(score):
            yield f"{entry} has {is_['score']}, published {score}"
        if is_["place"] != was["place"].rstrip("="):
            yield f"{entry} is at place {is_['place']}, published {was['place']}"
        if was["direction"] and is_["direction"] != was["direction"]:
            yield f"{entry} is listed {is_['direction']}"


def main():
    binary, folder = sys.argv[1], Path(sys.argv[2])
    wrong = seen = 0
    for expected in sorted(folder.glob("*.expected.csv")):
        name = expected.name.removesuffix(".expected.csv")
        file = next(folder / f"{name}.{ending}" for ending in ("bws", "pbn", "txt", "xml", "csv") if (folder / f"{name}.{ending}").exists())
        published = {row["entry"]: row for row in csv.DictReader(open(expected))}
        with tempfile.TemporaryDirectory() as work:
            said = list(differences(published, standings(binary, file, SET.get(name, []), Path(work))))
            # The workbook that it becomes gives the same.
            form = {"bws": "bws", "pbn": "pbn", "txt": "text", "csv": "csv", "xml": "usebio"}[file.suffix[1:]]
            subprocess.run([binary, "import", form, str(file), "--out", work, "--quiet"], capture_output=True)
            again = list(differences(published, standings(binary, Path(work) / f"{name}.xlsx", SET.get(name, []), Path(work) / "again")))
        seen += 1
        wrong += bool(said or again)
        for words in said[:4] + [f"imported: {words}" for words in again[:4]]:
            print(f"{file.name}: {words}")
    print(f"{seen} files, {wrong} of them differ")
    sys.exit(bool(wrong) or not seen)


main()
