"""Certificates as PDF against a browser's picture of the same certificates.

    python .ci/certificates_as_pdf.py PALMARES WORK

PALMARES is built with the feature pdf. A season of 200 certificates with the longest names is run
in every design. Each sheet of the PDF, drawn by pdfium, must be the page in headless Chromium but
for antialiasing: under 0.5 % of the pixels differ after a blur of one pixel at 100 dpi. No other
font steps in. The files are sound: fonts embedded, tagged, marked as PDF/A-2b, the texts come out
whole, one thread and two write the same bytes. Pictures that differ are left in WORK/differences.
veraPDF and qpdf's own programs are not needed: pikepdf has qpdf inside.
"""

import base64
import datetime
import html
import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl
import pikepdf
import pypdfium2
from PIL import Image, ImageChops, ImageFilter

from pages_in_a_browser import BROWSERS, Browser

DPI = 100
# Both are drawn so many times as fine and made smaller: a browser sets glyphs on whole pixels.
FINER = 2
MOST_DIFFERENT = 0.005
# A difference of the shades that a person sees, of 255.
SEEN = 32
# Design, paper, and the files: a club's or a player's.
LOOKS = [("classic", "A4", "club"), ("modern", "A4", "club"), ("plain", "Letter landscape", "club"),
         ("classic", "A4 small", "each")]
GIVEN = ["Al", "Siân", "Gwenllïan-Angharad", "Māia", "Zażółć", "Παναγιώτης", "Юрий", "Maximilian-Alexander",
         "Ŵyn", "Seán"]
FAMILY = ["Ng", "Llywelyn-Pritchard-Jones of Abergwyngregyn", "Te Ātiawa Ōtāhuhu", "Świątek-Gęślą", "Ελευθερίου",
          "Щёкин-Кротова", "Freiherr von und zu Hohenzollern-Sigmaringen-Brandenburg", "Ó Súilleabháin",
          "W" * 30, "de la Cruz y Ñuñez"]
LONG = ("The Sir Gwynfor Evans-Rowlands Memorial Charity Invitation Swiss Pairs Championship of Mid and "
        "South-West Wales")


def season(folder):
    """Two events of a hundred players each, all of whom are awarded."""
    book = openpyxl.Workbook()
    events, entries, results = book.active, book.create_sheet("Entries"), book.create_sheet("Results")
    events.title = "Events"
    events.append(["Event", "Title", "Date", "Club", "Rules", "Format", "Boards", "Issuing officer"])
    entries.append(["Event", "Pair", "Player 1", "No 1", "Player 2", "No 2"])
    results.append(["Event", "Pair", "%"])
    names = [f"{given} {family}" for given in GIVEN for family in FAMILY]
    for event, title, club in [("A", "Pairs", "Llanfair"), ("B", LONG, "Pontwylan Contract Bridge Club")]:
        events.append([event, title, datetime.date(2026, 5, 5 if event == "A" else 8), club, "wbu-2003", "pairs", 24,
                       "Idris Fenwick"])
        for pair in range(50):
            one, other = names[pair], names[99 - pair]
            entries.append([event, pair + 1, one, str(10000 + pair), other, str(10099 - pair)])
            results.append([event, pair + 1, 74.5 - pair])
    folder.mkdir(parents=True)
    book.save(folder / "week.xlsx")


def run(palmares, returns, out, look, threads):
    design, paper, how = look
    shutil.rmtree(out, ignore_errors=True)
    subprocess.run([palmares, "run", returns, "--out", out, "--pdf", how, "--quiet", "--no-progress", "--threads",
                    str(threads), "--set", f"Certificate design={design}", "--set", f"Certificate paper={paper}"],
                   check=True)


def words_of(svg):
    """The texts of a sheet, line after line."""
    texts = re.findall(r"<text[^>]*>(.*?)</text>", svg, re.S)
    return [html.unescape(re.sub(r"<[^>]*>", "", text)).strip() for text in texts]


def each_whole(page):
    """A page whose sheets have their styles and what they share with others of the page in them."""
    rules = {}
    for names, rule in re.findall(r"^((?:text|\.t|\[y)[^{]*)\{(.*?)\}", page, re.M):
        for name in re.findall(r"text|t\d+|-?[\d.]+(?=\")", names):
            rules[name] = rule.replace('"', "'") + ";"
    page = re.sub(r"<style>.*?</style>", "", page, flags=re.S)
    shared = dict(re.findall(r"<g id=(\w+)>(.*?</g>)", page, re.S))
    shared = {name: f"<g>{drawn}" for name, drawn in shared.items()}
    shared |= {name: begin + rest for begin, name, rest in
               re.findall(r"(<text[^>]*?) id=(\d+)( .*?</text>)", page, re.S)}
    page = re.sub(r"<use href=#(\w+) />", lambda use: shared[use[1]], page)
    usual = rules.get("text", "")
    return re.sub(r"<text(?: class=(t\d+))?([^>]* y=([^ >]+))", lambda own:
                  f'<text style="{usual}{rules.get(own[1] or own[3], "")}"{own[2]}', page)


def with_styles(page):
    """The text of a page with the styles of its design in it."""
    def styles(link):
        return "<style>\n" + (page.parent / link[1]).read_text() + "</style>"
    return re.sub(r'<link rel=stylesheet href="([^"]+)">', styles, page.read_text())


def sheets_by_number(out):
    """The sheets of all pages, by the numbers of their certificates."""
    found = {}
    for page in sorted((out / "certificates").glob("*.html")):
        for svg in re.findall(r"<svg viewBox.*?</svg>", each_whole(with_styles(page)), re.S):
            found[tuple(re.findall(r">Certificate ([A-Z0-9-]+)</text>", svg))] = svg
    return found


def one_page(out, svgs):
    """A page with these sheets, each as large as its paper."""
    page = out / "certificates" / "together.html"
    size = "<style>body { margin: 0 } main > svg { display: none; margin: 0; box-shadow: none; max-width: none }</style>"
    page.write_text('<!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="../certificates.css">'
                    + size + "<main>" + "\n".join(svgs) + "</main>")
    return page


def fonts_of(browser):
    """The fonts that the browser takes for the texts that it shows."""
    browser.call("DOM.enable")
    browser.call("CSS.enable")
    root = browser.call("DOM.getDocument", depth=0)["root"]["nodeId"]
    fonts = set()
    for node in browser.call("DOM.querySelectorAll", nodeId=root, selector="text")["nodeIds"]:
        for font in browser.call("CSS.getPlatformFontsForNode", nodeId=node)["fonts"]:
            fonts.add((font["familyName"], font["isCustomFont"]))
    return fonts


def shown(browser, index, pixels):
    """A sheet as the browser draws it, on as many pixels as pdfium: it fills the last ones, too."""
    width, height = (length * 96 / DPI / FINER for length in pixels)
    browser.run(f"""document.querySelectorAll('main > svg').forEach((sheet, at) => {{
        sheet.setAttribute('preserveAspectRatio', 'none');
        sheet.style.cssText = at === {index} ? 'display: block; width: {width}px; height: {height}px' : ''; }})""")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": DPI / 96 * FINER}
    shot = browser.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
    return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")


def different(one, other):
    """The part of the pixels that differ, and where."""
    size = (min(one.width, other.width), min(one.height, other.height))
    blurred = [picture.crop((0, 0, *size)).reduce(FINER).filter(ImageFilter.GaussianBlur(1))
               for picture in (one, other)]
    bands = ImageChops.difference(*blurred).split()
    most = bands[0]
    for band in bands[1:]:
        most = ImageChops.lighter(most, band)
    seen = most.point(lambda shade: 255 if shade > SEEN else 0)
    return seen.histogram()[255] / (seen.width * seen.height), seen


def check_structure(path, words):
    """What is wrong with a file: its syntax, fonts, marks, texts."""
    wrong = []
    with pikepdf.open(path) as pdf:
        wrong += [f"qpdf: {why}" for why in pdf.check_pdf_syntax()]
        root = pdf.Root
        if not bool(root.get("/MarkInfo", {}).get("/Marked", False)) or "/StructTreeRoot" not in root:
            wrong.append("not tagged")
        if "/Lang" not in root or "/OutputIntents" not in root:
            wrong.append("no language or no colour profile")
        with pdf.open_metadata() as meta:
            if (meta.get("pdfaid:part"), meta.get("pdfaid:conformance")) != ("2", "B"):
                wrong.append("not marked as PDF/A-2b")
        for font in (one for one in pdf.objects if isinstance(one, pikepdf.Dictionary)):
            if font.get("/Type") == "/FontDescriptor" and not {"/FontFile2", "/FontFile3"} & set(font.keys()):
                wrong.append(f"{font.FontName} is not embedded")
            if font.get("/Type") == "/Font" and font.get("/Subtype") == "/Type0" and "/ToUnicode" not in font:
                wrong.append(f"{font.BaseFont} gives no text")
            if {"/JavaScript", "/JS", "/Launch"} & set(font.keys()):
                wrong.append("a script or a program")
    document = pypdfium2.PdfDocument(path)
    told = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    told = " ".join(told.split())
    wrong += [f"the text {text!r} does not come out" for text in sorted(words) if " ".join(text.split()) not in told]
    return wrong


def check_look(palmares, returns, work, browser, look):
    out, again = work / "out", work / "again"
    run(palmares, returns, out, look, 1)
    run(palmares, returns, again, look, 2)
    wrong, chosen = [], []
    sheets = sheets_by_number(out)
    for path in sorted((out / "certificates").glob("*.pdf")):
        if path.read_bytes() != (again / "certificates" / path.name).read_bytes():
            wrong.append(f"{path.name}: two threads write other bytes")
        pdf = pypdfium2.PdfDocument(path)
        labels = [[] for _ in range(len(pdf))]
        for bookmark in pdf.get_toc():
            labels[bookmark.get_dest().get_index()].append(bookmark.get_title().removeprefix("Certificate "))
        own = [(f"{path.stem}-{at + 1}", pdf[at], sheets[tuple(label)]) for at, label in enumerate(labels)]
        chosen += own
        words = {text for _, _, svg in own for text in words_of(svg)}
        wrong += [f"{path.name}: {why}" for why in check_structure(path, words)]
    if not chosen:
        return ["no sheet was compared"]
    browser.open(one_page(out, [svg for _, _, svg in chosen]))
    browser.run("document.fonts.ready.then(() => true)")
    worst = 0.0
    for index, (name, sheet, _) in enumerate(chosen):
        other = sheet.render(scale=DPI / 72 * FINER).to_pil().convert("RGB")
        one = shown(browser, index, other.size)
        part, seen = different(one, other)
        worst = max(worst, part)
        if part >= MOST_DIFFERENT:
            wrong.append(f"{name}: {part:.2%} of the pixels differ")
            (work / "differences").mkdir(exist_ok=True)
            for kind, picture in [("browser", one), ("pdf", other), ("seen", seen)]:
                picture.save(work / "differences" / f"{look[0]}-{name}-{kind}.png")
    browser.run("document.querySelectorAll('main > svg').forEach((sheet) => sheet.style.display = 'block')")
    wrong += [f"the font {name} steps in" for name, is_ours in sorted(fonts_of(browser)) if not is_ours]
    print(f"{', '.join(look)}: {len(chosen)} sheets, at most {worst:.3%} of the pixels differ", flush=True)
    return wrong


def main():
    palmares, work = sys.argv[1], Path(sys.argv[2])
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not program:
        print("Chromium is not installed: certificates were not compared with a browser's")
        return 0
    shutil.rmtree(work, ignore_errors=True)
    season(work / "returns")
    browser = Browser(program)
    wrong = []
    try:
        for look in LOOKS:
            wrong += [f"{', '.join(look)}: {why}"
                      for why in check_look(palmares, work / "returns", work, browser, look)]
    finally:
        browser.close()
    print("\n".join(wrong[:40]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
