"""Pages in headless Chromium: on a phone, in the dark, on paper, by keyboard, without script.

    python .ci/pages_in_a_browser.py PALMARES WORK [OUT...]

runs the samples and two drawn rounds, opens every kind of page of them and of the runs OUT, and
tells what is wrong:

- no page scrolls sideways at 360 pixels, no word is broken, each cell is below its heading;
- contrast is 4.5:1 for text and 3:1 for lines, in light and dark (WCAG 2.2);
- landmarks, headings, labels and focus are as a screen reader and a keyboard need them;
- heads of tables repeat on paper, no heading ends a sheet, sheets are as few as promised;
- the search works by keyboard, and nothing that is read needs script;
- the page of the hall turns over by itself, without motion where none is wanted, halts and turns by
  keyboard, and every face of it is printed;
- an index is below 150 KB and laid out in half a second.

Pictures for a person to look at are written to WORK/pictures. Without Chromium or pypdfium2 it
says so and checks nothing.
"""

import base64
import concurrent.futures
import fcntl
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).parent
BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
WIDTHS = [360, 390, 768, 1280]
PICTURED = [360, 768, 1280]
# Paper in inches.
PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}
MOST_SECONDS = 60
SAMPLES = ["season", "boards", "chess", "championships", "interstate", "interstate-pairs", "diplomacy"]
# Sheets that a page may take on either paper.
MOST_SHEETS = {"diplomacy.events.southern-weekend-1999-1": 4}
# Of the index: bytes, and seconds until it is laid out.
MOST_BYTES, MOST_LAYOUT = 150 * 1024, 0.5
# Boards of an evening.
EVENING = 30
# Faces of a hall that are looked at, and the widths of its screens.
MOST_FACES, SCREENS = 6, [(360, 740), (768, 1024), (1280, 720), (1920, 1080)]
KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


# The browser reads from descriptor 3 and writes to 4.
STARTER = "import os, sys; [os.dup2(int(sys.argv[own]), own + 2) for own in (1, 2)]; os.execvp(sys.argv[3], sys.argv[3:])"


class Browser:
    """Chromium, spoken to through two pipes (Chrome DevTools Protocol)."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self.to = os.pipe()
        self.read_from, to_write = os.pipe()
        command = [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
                   f"--user-data-dir={self.profile.name}", "about:blank"]
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_read, to_write)]
        starting = [sys.executable, "-c", STARTER, *map(str, ends), *command]
        self.process = subprocess.Popen(starting, pass_fds=ends, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        for end in (to_read, to_write, *ends):
            os.close(end)
        self.left, self.last, self.events = b"", 0, []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime"]:
            self.call(f"{domain}.enable")

    def message(self):
        parts = [self.left]
        while b"\0" not in parts[-1]:
            parts.append(os.read(self.read_from, 1 << 20))
            if not parts[-1]:
                raise RuntimeError("the browser ended")
        last, self.left = parts.pop().split(b"\0", 1)
        return json.loads(b"".join([*parts, last]))

    def ask(self, method, session=None, **given):
        self.last += 1
        asked = {"id": self.last, "method": method, "params": given}
        if session:
            asked["sessionId"] = session
        os.write(self.to, json.dumps(asked).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer["method"])

    def call(self, method, **given):
        return self.ask(method, self.session, **given)

    def open(self, page):
        self.call("Page.navigate", url=page.resolve().as_uri())
        self.loaded()
        self.run(SCRIPT)

    def loaded(self):
        """Waits for the page that loads."""
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.message().get("method"))
        self.events.clear()

    def press(self, key, text=""):
        code = {"windowsVirtualKeyCode": KEYS[key]}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=text, **code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, **code)

    def until(self, condition):
        """Waits until a condition of the page holds; False if it never does."""
        for _ in range(MOST_SECONDS * 20):
            if self.run(condition):
                return True
            time.sleep(0.05)
        return False

    def run(self, script):
        done = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in done:
            raise RuntimeError(done["exceptionDetails"].get("exception", {}).get("description"))
        return done["result"].get("value")

    def size(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def media(self, scheme="light", media="", motion="no-preference"):
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme},
                            {"name": "prefers-reduced-motion", "value": motion}])

    def picture(self, path, width, most=4000):
        high = self.run("Math.ceil(document.documentElement.getBoundingClientRect().height)")
        clip = {"x": 0, "y": 0, "width": width, "height": min(high, most), "scale": 1}
        shot = self.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True,
                         optimizeForSpeed=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def printed(self, path, paper):
        wide, high = PAPERS[paper]
        made = self.call("Page.printToPDF", paperWidth=wide, paperHeight=high,
                         preferCSSPageSize=True, printBackground=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(made["data"]))

    def close(self):
        os.close(self.to)
        self.process.wait(MOST_SECONDS)
        os.close(self.read_from)
        self.profile.cleanup()


SCRIPT = (HERE / "pages_in_a_browser.js").read_text(encoding="utf-8")


def pages_of(out, most=6):
    """Every page of the top folder, of a long list the first, and the largest of each other folder."""
    folders = {}
    for page in out.rglob("*.html"):
        if page.parent != out or not re.search(r"-\d+$", page.stem):
            folders.setdefault(page.parent, []).append(page)
    chosen = []
    for folder, pages in sorted(folders.items()):
        pages.sort(key=lambda page: (-page.stat().st_size, page.name))
        chosen += pages if folder == out else pages[:most if folder.name == "events" else 2]
    return chosen


def on_screen(browser, page, name, pictures):
    """The faults of a page on the screen, in light and dark."""
    browser.size(WIDTHS[0])
    browser.media()
    browser.open(page)
    faults = browser.run("palmares.structure()")
    for width in WIDTHS:
        browser.size(width)
        faults += [f"at {width}: {fault}" for fault in browser.run(f"palmares.check({str(width < 400).lower()})")]
        if width in PICTURED:
            browser.picture(pictures / str(width) / f"{name}.png", width)
    for scheme in ["light", "dark"]:
        browser.media(scheme)
        faults += [f"{scheme}: {fault}" for fault in browser.run("palmares.contrast()")]
    browser.picture(pictures / "dark" / f"{name}.png", WIDTHS[-1])
    return faults + focus(browser) + without_script(browser, page)


def focus(browser):
    """The faults of what the tabulator reaches first."""
    faults = []
    for _ in range(4):
        browser.press("Tab")
        faults += browser.run("palmares.focus()")
    return faults


def without_script(browser, page):
    """The words that only script shows. What only works with script may be hidden without it."""
    with_script = browser.run("palmares.words()")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.call("Page.navigate", url=page.resolve().as_uri())
    browser.loaded()
    shot = browser.call("DOMSnapshot.captureSnapshot", computedStyles=[])
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    strings, layout = shot["strings"], shot["documents"][0]["layout"]
    shown = set(" ".join(strings[text] for text in layout["text"] if text >= 0).split())
    missing = [word for word in with_script if word not in shown]
    return [f"without script, “{' '.join(missing[:8])}” is not shown"] if missing else []


def letters(text):
    return re.sub(r"\W", "", text)


# PDFium may only be used by one thread at a time.
PDFIUM = threading.Lock()


def text_of_sheets(path):
    """The text of each sheet of a printed page."""
    import pypdfium2

    with PDFIUM, pypdfium2.PdfDocument(path) as printed:
        texts = []
        for sheet in printed:
            text = sheet.get_textpage()
            texts.append(text.get_text_bounded())
            text.close()
            sheet.close()
        return texts


def on_paper(browser, page, name, printed):
    """The faults of a page on paper."""
    browser.media()
    browser.open(page)
    tables, headings, cards = browser.run("palmares.printed()")
    tables = [([letters(head) for head in heads], [letters(row) for row in rows]) for heads, rows in tables]
    headings = {letters(heading) for heading in headings} | {"".join(heads) for heads, _ in tables}
    faults = []
    for paper in PAPERS:
        path = printed / f"{name}.{paper}.pdf"
        browser.printed(path, paper)
        lines = [[letters(line) for line in text.splitlines()] for text in text_of_sheets(path)]
        sheets = ["".join(sheet) for sheet in lines]
        for heads, rows in tables:
            rows = [row for row in rows if len(row) > 12]
            holding = [sheet for sheet in sheets if any(row in sheet for row in rows)]
            missing = sum(not all(head in sheet for head in heads) for sheet in holding)
            if missing:
                faults.append(f"on {paper}: {missing} of {len(holding)} sheets have rows without their headings")
        for sheet in lines[:-1]:
            last = next((line for line in reversed(sheet) if line), "")
            if last and last in headings:
                faults.append(f"on {paper}: the heading “{last}” ends a sheet")
        if len(sheets) > MOST_SHEETS.get(name, len(sheets)):
            faults.append(f"on {paper}: {len(sheets)} sheets instead of {MOST_SHEETS[name]}")
        # Two score cards of an evening share a sheet; the list of contestants stands before them.
        if cards and max(cards) <= EVENING and len(sheets) > len(cards) / 2 + 2:
            faults.append(f"on {paper}: {len(cards)} score cards on {len(sheets)} sheets")
    return faults


def search(browser, index):
    """The faults of the search by keyboard: to the second hit, back, closed, opened, chosen."""
    browser.size(WIDTHS[-1])
    browser.media()
    browser.open(index)
    name = browser.run("document.querySelector('.leader a, .results a').textContent")
    state = """(() => { const box = document.getElementById("search"), hits = document.getElementById("search-hits");
        return [box === document.activeElement, !hits.hidden, box.getAttribute("aria-expanded"),
            [...hits.children].findIndex((hit) => hit.id === box.getAttribute("aria-activedescendant") && hit.getAttribute("aria-selected") === "true")]; })()"""
    faults = []

    def expect(what, wanted):
        found = browser.run(state)
        if found != wanted:
            faults.append(f"the search {what}: focus, list, expanded and hit are {found} instead of {wanted}")

    for _ in range(30):
        browser.press("Tab")
        if browser.run("document.activeElement.id") == "search":
            break
    # A part of the name that several have.
    browser.call("Input.insertText", text=name[0])
    if not browser.until("document.getElementById('search-hits').children.length > 1"):
        return [f"the search finds nothing for “{name[0]}”"]
    expect("after typing", [True, True, "true", -1])
    browser.press("ArrowDown")
    expect("one down", [True, True, "true", 0])
    browser.press("ArrowDown")
    browser.press("ArrowUp")
    expect("down and up", [True, True, "true", 0])
    browser.press("ArrowUp")
    count = browser.run("document.getElementById('search-hits').children.length")
    expect("above the first", [True, True, "true", count - 1])
    browser.press("Escape")
    expect("after Escape", [True, False, "false", -1])
    browser.press("ArrowDown")
    expect("opened by an arrow", [True, True, "true", 0])
    wanted = browser.run("document.getElementById('search-hits').children[0]?.href")
    if not wanted:
        return faults + ["the search has no hit to open"]
    browser.events.clear()
    browser.press("Enter", "\r")
    browser.loaded()
    if browser.run("location.href") != wanted:
        faults.append("Enter does not open the hit of the search")
    return faults


def sorting(browser, index):
    """The fault of a list that the keyboard cannot sort: numbers go from the highest."""
    browser.open(index.parent / "players.html")
    browser.run("[...document.querySelectorAll('th.n [role=button]')].at(-1).focus()")
    browser.press("Enter", "\r")
    values = browser.run("[...document.querySelector('table.sortable').tBodies[0].rows].map((row) => Number.parseFloat([...row.cells].at(-1).textContent.replace(/,/g, '')))")
    return [] if values == sorted(values, reverse=True) else ["Enter on a heading does not sort from the highest"]


def own_board(browser, draw):
    """The fault of a draw where a part of a name does not tell the board."""
    browser.open(draw)
    name = browser.run("document.querySelector('#names tbody td').textContent")
    browser.run("document.getElementById('mine').focus()")
    browser.call("Input.insertText", text=name.split()[0][:4].lower())
    found = browser.run("[...document.querySelectorAll('.mine li')].map((item) => item.textContent)")
    return [] if any(item.startswith(name) for item in found) else [f"the board of {name} is not found by name"]


def in_a_hall(browser, page, name, work):
    """The faults of the page of a hall: on its screens, by keyboard, without motion, on paper."""
    face = "[...document.querySelectorAll('.face')].findIndex((face) => face.checkVisibility())"
    browser.size(*SCREENS[2])
    browser.media(motion="reduce")
    browser.open(page)
    count = browser.run("document.querySelectorAll('.face').length")
    titles = browser.run("[...document.querySelectorAll('.face h1')].map((title) => title.textContent)")
    faults = [] if count > 1 else [f"the hall has {count} faces, and nothing turns over"]

    def expect(what, script, wanted):
        found = browser.run(script)
        if found != wanted:
            faults.append(f"the hall {what}: {found} instead of {wanted}")

    expect("shows one face", "[...document.querySelectorAll('.face')].filter((face) => face.checkVisibility()).length", 1)
    expect("moves where no motion is wanted", "document.getAnimations().length", 0)
    browser.press(" ", " ")
    expect("halts by the space bar", "document.body.classList.contains('halted')", True)
    for key, wanted in [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", count - 1), ("ArrowRight", 0)]:
        browser.press(key)
        expect(f"turns by {key}", face, wanted % max(count, 1))
    browser.press("Tab")
    expect("has a button that the keyboard reaches", "document.activeElement.className.includes('pause')", True)
    faults += browser.run("palmares.focus()")
    browser.press("Enter", "\r")
    expect("goes on by its button", "document.body.classList.contains('halted')", False)
    if not browser.until(f"{face} === 1"):
        faults.append("the hall does not turn over by itself")
    browser.run("document.activeElement.blur()")
    browser.press(" ", " ")
    for nth in range(min(count, MOST_FACES)):
        while browser.run(face) != nth:
            browser.press("ArrowRight")
        for width, height in SCREENS:
            browser.size(width, height)
            # The page fits its names to the new size before the next picture is drawn.
            browser.run("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))")
            faults += [f"at {width}, face {nth + 1}: {fault}" for fault in browser.run("palmares.check(false)")]
            browser.picture(work / "pictures" / str(width) / f"{name}-{nth + 1}.png", width)
        for scheme in ["light", "dark"]:
            browser.media(scheme, motion="reduce")
            faults += [f"{scheme}, face {nth + 1}: {fault}" for fault in browser.run("palmares.contrast()")]
        browser.media(motion="reduce")
    browser.media()
    browser.open(page)
    expect("tells by a bar how long a face stands", "document.getAnimations().length > 0", True)
    for paper in PAPERS:
        path = work / "printed" / f"{name}.{paper}.pdf"
        browser.printed(path, paper)
        text = letters("".join(text_of_sheets(path)))
        faults += [f"on {paper}: “{title}” is not printed" for title in titles if letters(title) not in text]
    return faults + without_script(browser, page)


def budget(browser, index):
    """The faults of the weight of an index and of the time that it takes; both are told."""
    browser.size(1280, 800)
    times = []
    for _ in range(5):
        browser.call("Page.navigate", url=index.resolve().as_uri())
        browser.loaded()
        times.append(browser.run("""(() => {
            const began = performance.now();
            document.documentElement.scrollHeight;
            const loaded = performance.getEntriesByType("navigation")[0];
            return (loaded.domComplete - loaded.responseEnd + performance.now() - began) / 1000;
        })()"""))
    screens = browser.run("document.documentElement.scrollHeight") / 800
    size, least = index.stat().st_size, min(times)
    print(f"{index}: {size / 1024:.0f} KB, {least:.3f} s to parse and lay out, {screens:.1f} screens")
    faults = []
    if size > MOST_BYTES:
        faults.append(f"the index has {size} bytes")
    if least > MOST_LAYOUT:
        faults.append(f"the index takes {least:.2f} s")
    if screens > 4:
        faults.append(f"the index is {screens:.1f} screens tall")
    return faults


# Faults put into a page, and the sentence that must tell each.
FAULTS = [
    ("<main", '<div style="width: 900px">wide</div><main', "scrolls sideways"),
    ("<h1>", '<h1 style="width: 2rem; word-break: break-all">', "is broken"),
    ('<th scope=col class=main>Name', '<th scope=col class=main style="position: relative; left: 30rem">Name', "below its heading"),
    ("<h2", '<h2 style="color: #999"', "has contrast"),
    (' lang="en"', "", "tells no language"),
    ("<body>", "<body><style>a:focus-visible { outline: none !important; }</style>", "is not seen"),
    ("</main>", "<script>document.querySelector('main').append('unread')</script></main>", "without script"),
    ("<thead>", '<thead style="display: table-row-group !important">', "rows without their headings"),
]


def can_fail(program, work, page):
    """The faults of a page that the check does not find."""
    browser, missed = Browser(program), []
    for nth, (whole, broken, sentence) in enumerate(FAULTS):
        copy = work / "broken" / str(nth) / "page.html"
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = page.read_text(encoding="utf-8")
        copy.write_text(text.replace(whole, broken), encoding="utf-8")
        for asset in ["palmares.css", "palmares.js"]:
            shutil.copy(page.parent.parent / asset, work / "broken" / asset)
        faults = on_screen(browser, copy, "page", work / "broken") + on_paper(browser, copy, "page", work / "broken")
        if whole not in text or not any(sentence in fault for fault in faults):
            missed.append(("the check", f"it does not tell that a page “{sentence}”"))
    browser.close()
    return missed


def checked(program, work, jobs):
    """The faults of some pages, each with the page's name."""
    browser, found = Browser(program), []
    for page, name in jobs:
        if page.name == "hall.html":
            found += [(name, fault) for fault in in_a_hall(browser, page, name, work)]
            continue
        faults = on_screen(browser, page, name, work / "pictures") + on_paper(browser, page, name, work / "printed")
        if page.name == "index.html":
            faults += search(browser, page) + sorting(browser, page) + budget(browser, page)
        if page.name == "draw.html":
            faults += own_board(browser, page)
        found += [(name, fault) for fault in faults]
    browser.close()
    return found


def runs_of(palmares, outs):
    """Runs of the samples and of the drawn rounds."""
    subprocess.run([sys.executable, str(HERE / "drawn_rounds.py"), palmares, str(outs / "drawn")], check=True)
    returns = {sample: f"samples/{sample}" for sample in SAMPLES} | {"draws": str(outs / "drawn/returns")}
    for name, folder in returns.items():
        subprocess.run([palmares, "run", folder, "--out", str(outs / name), "--quiet", "--no-progress"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return [outs / name for name in returns]


def watched(palmares, outs):
    """The pages that only `watch` writes, of chess and of Diplomacy."""
    pages = []
    for name, folder in {"chess": "samples/chess", "diplomacy": "samples/diplomacy", "draws": str(outs / "drawn/returns")}.items():
        out = outs / f"watched-{name}"
        watching = subprocess.Popen([palmares, "watch", folder, "--out", str(out), "--quiet"],
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ended = time.monotonic() + MOST_SECONDS
        own = [out / "hall.html", out / "find.html"]
        # The run puts everything in place at once.
        while not all(page.exists() for page in own) and time.monotonic() < ended:
            time.sleep(0.1)
        watching.terminate()
        watching.wait(MOST_SECONDS)
        pages += own
    return pages


def main(palmares, work, *others):
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        print("Chromium is not installed: no page was opened in a browser")
        return 0
    if importlib.util.find_spec("pypdfium2") is None:
        print("pypdfium2 is not installed: no page was opened in a browser")
        return 0
    work = Path(work)
    for folder in ["pictures", "printed", "out", "broken"]:
        shutil.rmtree(work / folder, ignore_errors=True)
    jobs = []
    for out in runs_of(palmares, work / "out") + [Path(other) for other in others]:
        jobs += [(page, ".".join([out.name, *page.relative_to(out).with_suffix("").parts])) for page in pages_of(out)]
    jobs += [(page, f"{page.parent.name}.{page.stem}") for page in watched(palmares, work / "out")]
    # A browser for each of two cores; large and small pages alternate.
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        shares = pool.map(lambda share: checked(program, work, share), [jobs[0::2], jobs[1::2]])
        broken = pool.submit(can_fail, program, work, max((work / "out/season/events").glob("*.html"), key=lambda page: page.stat().st_size))
        faults = sorted([fault for share in shares for fault in share] + broken.result())
    for name, fault in faults[:200]:
        print(f"{name}: {fault}")
    print(f"{len(jobs)} pages, {len(faults)} faults; pictures are in {work}/pictures")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
