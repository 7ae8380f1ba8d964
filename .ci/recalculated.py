#!/usr/bin/env python3
"""Recalculates every formula of annotated workbooks in LibreOffice and compares the values with the stored ones.

    recalculated.py FOLDER_OR_WORKBOOK...

Prints each cell that differs. A sheet Standings whose numbers differ is what a change typed in Excel would show at once.
Ends with 0 and says so where LibreOffice (`soffice`) is not installed.
"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import openpyxl

SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
"""
TOLERANCE = 1e-7


def recalculated(soffice, books, work):
    """Recalculates the workbooks in LibreOffice and saves them."""
    (work / "profile/user").mkdir(parents=True)
    (work / "profile/user/registrymodifications.xcu").write_text(SETTINGS)
    profile = f"-env:UserInstallation={(work / 'profile').as_uri()}"
    (work / "in").mkdir()
    for number, book in enumerate(books):
        shutil.copy(book, work / "in" / f"{number}{book.suffix}")
    words = [soffice, profile, "--headless", "--convert-to", "xlsx", "--outdir", str(work / "out")]
    words += [str(book) for book in sorted((work / "in").iterdir())]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=3000)
    return [work / "out" / f"{number}.xlsx" for number in range(len(books))]


def same(stored, found):
    if isinstance(stored, (int, float)) and isinstance(found, (int, float)):
        return abs(stored - found) <= TOLERANCE * max(1, abs(stored))
    return (stored or "") == (found or "") or str(stored) == str(found)


def differences(book, again):
    """Formula cells with a different value; the number of formulas, and their sheets."""
    formulas = openpyxl.load_workbook(book)
    stored, found = (openpyxl.load_workbook(path, data_only=True) for path in (book, again))
    counted, wrong = {}, []
    for sheet in formulas.worksheets:
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type != "f":
                    continue
                counted[sheet.title] = counted.get(sheet.title, 0) + 1
                one, other = (values[sheet.title][cell.coordinate].value for values in (stored, found))
                if not same(one, other):
                    wrong.append((sheet.title, cell.coordinate, one, other, cell.value))
    return counted, wrong


def main():
    soffice = shutil.which("soffice") or shutil.which("libreoffice")
    if not soffice:
        print("LibreOffice is not installed: nothing was worked out anew")
        return 0
    books = []
    for path in map(Path, sys.argv[1:]):
        books += sorted(path.rglob("*.xls[xm]")) if path.is_dir() else [path]
    bad = formulas = 0
    with tempfile.TemporaryDirectory() as work:
        for book, again in zip(books, recalculated(soffice, books, Path(work))):
            counted, wrong = differences(book, again)
            formulas += sum(counted.values())
            bad += len(wrong)
            for sheet, at, one, other, formula in wrong[:20]:
                print(f"{book}: {sheet}!{at} holds {one!r} and comes to {other!r}: {formula}")
            if len(wrong) > 20:
                print(f"{book}: and {len(wrong) - 20} more")
    print(f"{len(books)} workbooks, {formulas} formulas, {bad} come to something else")
    return bool(bad or not formulas)


sys.exit(main())
