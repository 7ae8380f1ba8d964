#!/usr/bin/env python3
"""Blank returns on paper: each format under each rule book that fits prints on at most two pages, in letters that can be read.

    printed_forms.py PALMARES FOLDER

LibreOffice makes PDF files of them in the folder. Ends with 0 and says so where LibreOffice (`soffice`) is not installed.
"""
import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium

CARDS = ["pairs", "teams", "individual", "swiss-pairs", "swiss-teams", "round-robin", "multiple-teams", "league",
         "knockout-teams", "double-knockout-teams", "knockout-pairs", "ladder-pairs", "ladder-teams", "ladder-individual"]
FITTING = {
    None: CARDS + ["swiss", "chess-teams", "diplomacy", "two-player", "board-games"],
    "wbu-2003": CARDS,
    "abf-anc-2018": ["pairs", "teams", "swiss-pairs", "swiss-teams", "round-robin", "knockout-teams"],
    "fide-2026": ["swiss", "chess-teams"],
    "galway-2023": ["swiss"],
    "nzdc-1999": ["diplomacy"],
    "two-player-diplomacy": ["two-player"],
    "sbu-club": ["pairs", "teams"],
}
MOST_PAGES = 2
LEAST_POINTS = 6.5


def blank(palmares, folder):
    """Writes the forms and returns them."""
    forms = []
    for rules, formats in FITTING.items():
        for form in formats:
            path = folder / f"{form}{'-' + rules if rules else ''}.xlsx"
            words = [palmares, "new", form, str(path)] + (["--rules", rules] if rules else [])
            subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
            forms.append(path)
    return forms


def smallest(page):
    """The smallest letters of a page's body, in points. Headers and footers shrink with the page."""
    text, height = page.get_textpage(), page.get_height()
    matrix, sizes = pdfium.FS_MATRIX(), []
    for index in range(text.count_chars()):
        _, low, _, high = text.get_charbox(index)
        pdfium.FPDFText_GetMatrix(text, index, ctypes.byref(matrix))
        size = pdfium.FPDFText_GetFontSize(text, index) * abs(matrix.d)
        if 45 < low and high < height - 45 and high > low:
            sizes.append(size)
    return min(sizes, default=None)


def main():
    palmares, folder = str(Path(sys.argv[1]).resolve()), Path(sys.argv[2]).resolve()
    soffice = shutil.which("soffice") or shutil.which("libreoffice")
    if not soffice:
        print("LibreOffice is not installed: no form was printed")
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    forms = blank(palmares, folder)
    profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
    words = [soffice, profile, "--headless", "--convert-to", "pdf", "--outdir", str(folder)]
    subprocess.run(words + list(map(str, forms)), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=900)
    wrong, least = [], 100
    for form in forms:
        printed = pypdfium2.PdfDocument(form.with_suffix(".pdf"))
        sizes = [smallest(page) for page in printed]
        if None in sizes:
            wrong.append(f"{form.stem} has an empty page")
            continue
        least = min(least, *sizes)
        if len(sizes) > MOST_PAGES:
            wrong.append(f"{form.stem} has {len(sizes)} pages")
        if min(sizes) < LEAST_POINTS:
            wrong.append(f"{form.stem} has letters of {min(sizes):.1f} points")
    print("\n".join(wrong + [f"{len(forms)} forms printed; the smallest letters have {least:.1f} points"]))
    return bool(wrong)


sys.exit(main())
