#!/usr/bin/env python3
"""Returns whose sheets and headings are renamed at random give the same awards, or palmares asks;
never others.

    renamed_returns.py PALMARES FOLDER... [--seeds 200] [--first 0] [--keep DIR]

Each workbook of the folders is read as it is, and then for each seed in three ways:

- renamed: its sheets, headings and keys get synonyms of one language, its columns another order,
  and titles stand above;
- adopted: each event becomes one table of a club's own (places, names, numbers, scores), which
  palmares adopt turns into a return, palmares.toml answering what the table does not say;
- learned: the same table with its own headings in another order, some perhaps renamed, is read by
  the layout that was learned from the plain one.

An award is a player with number, kind and points. What is missing must be asked for by a problem.
"""
import argparse
import collections
import csv
import datetime
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import openpyxl

WORDS = tomllib.loads((Path(__file__).parent / "../crates/adopt/src/recognise/headings.toml").read_text())
LANGUAGES = ["en", "en", "en", "de", "fr", "nl", "es", "it", "pl", "cy", "sv", "tr", "pt"]

# Headings with a number, by language; the first are the form's own or near it.
PLAYER = {
    "en": ["Player {}", "Name {}", "Player {} name", "Player{}", "Partner {}"],
    "de": ["Spieler {}", "Name {}"], "fr": ["Joueur {}", "Nom {}"], "nl": ["Speler {}", "Naam {}"],
    "es": ["Jugador {}", "Nombre {}"], "it": ["Giocatore {}", "Nome {}"], "pl": ["Zawodnik {}", "Gracz {}"],
    "cy": ["Chwaraewr {}", "Enw {}"], "sv": ["Spelare {}", "Namn {}"], "tr": ["Oyuncu {}", "Isim {}"],
    "pt": ["Jogador {}", "Nome {}"],
}
NUMBER = {
    "en": ["No {}", "EBU No {}", "Member No {}", "WBU Number {}", "Player {} no", "ID {}", "Membership number {}"],
    "de": ["Mitglied {}", "Mitgliedsnummer {}"], "fr": ["Licence {}", "No licence {}"], "nl": ["Bondsnummer {}", "Lidnr {}"],
    "es": ["Licencia {}"], "it": ["Tessera {}", "Codice {}"], "pl": ["PID {}"], "cy": ["Rhif aelod {}"],
    "sv": ["MID {}"], "tr": ["Lisans {}"], "pt": ["Licenca {}"],
}
# Sheets and keys of the form, with other names for them.
SHEETS = {
    "Event": ["Details", "Info", "Session", "Competition"],
    "Events": ["Sessions", "Competitions", "List"],
    "Entries": ["Pairs", "Names", "Players", "Starters"],
    "Results": ["Scores", "Ranking", "Uitslag", "Tabelle1", "July"],
    "Boards": ["Travellers", "Traveller", "Scores by board"],
}
KEYS = {
    "Title": ["Name", "Event name", "Name of event", "Competition name"],
    "Date": ["Day", "Played on", "Start date", "Date played"],
    "Organiser": ["Club", "Organizer", "Organised by", "Host"],
    "Rules": ["Rule set", "Rule book", "Rulebook", "Regulations"],
    "Format": ["Type", "Kind", "Event type"],
    "Scoring": ["Score type", "Scored by", "Method"],
    "Status": ["Level", "Grade", "Standing"],
    "Movement": ["Movement type", "Moves"],
    "Winners": ["No of winners", "Ranking lists", "Number of winners"],
    "Boards": ["Boards played", "Number of boards", "No of boards", "Bds"],
}
# What headings of the form mean in the file of synonyms.
MEANT = {
    "pair": "number", "pairno": "number", "entry": "number", "direction": "direction", "place": "place",
    "section": "section", "club": "club", "board": "board", "contract": "contract", "by": "by", "lead": "lead",
    "%": "percent", "names": "names", "score": "score",
}
TITLES = [
    "Riverside Bridge Club", "Results of the evening", "Final standings", "Scored by hand", "Please check your scores",
    "Season 2024", "Director: A. Nother", "Page 1", "Provisional", "Printed 3 August",
]


def folded(text):
    return re.sub(r"[\s.:#()_/-]", "", str(text)).lower()


def synonym(heading, chance, language, often=0.7):
    """Another heading of the same meaning, or the same."""
    if chance.random() > often:
        return heading
    name = folded(heading)
    for stem, words in (("player", PLAYER), ("no", NUMBER)):
        found = re.fullmatch(stem + r"(\d+)", name)
        if found:
            return chance.choice(words[language]).format(found[1])
    words = WORDS.get(MEANT.get(name, ""))
    if not words:
        return heading
    known = [word.strip() for word in (words.get(language, "") + "," + words.get("any", "")).split(",")]
    known = [word for word in known if word and "#" not in word and (not word.endswith("?") or chance.random() < 0.2)]
    if not known:
        return heading
    word = chance.choice(known).rstrip("?")
    return chance.choice([word, word.capitalize(), word.title(), word.upper()])


def rows_of(sheet):
    return [list(row) for row in sheet.iter_rows(values_only=True)]


def heading_row(rows):
    """The first row with three texts, or the first."""
    texts = lambda row: sum(isinstance(cell, str) for cell in row)
    return next((at for at, row in enumerate(rows) if texts(row) >= 3), 0)


def laid(rows, chance, heading):
    """Rows with columns in another order and titles above."""
    width = max(map(len, rows))
    rows = [row + [None] * (width - len(row)) for row in rows[heading:]]
    order = list(range(width))
    if chance.random() < 0.6:
        chance.shuffle(order)
    rows = [[row[at] for at in order] for row in rows]
    return [[title] for title in chance.sample(TITLES, chance.randrange(4))] + [[]] * chance.randrange(2) + rows


def write(path, sheets):
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in sheets:
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book.save(path)


def renamed(original, chance, path):
    """The workbook with other names and another order."""
    language, often = chance.choice(["en", "en", "en", *LANGUAGES]), chance.choice([0.1, 0.3, 0.8])
    sheets, taken = [], set()
    for sheet in openpyxl.load_workbook(original).worksheets:
        rows = [row for row in rows_of(sheet) if any(cell is not None for cell in row)]
        if not rows:
            continue
        if sheet.title == "Event":
            chance.shuffle(rows)
            rows = [[chance.choice(KEYS[row[0]]) if row[0] in KEYS and chance.random() < often / 10 else row[0], *row[1:]] for row in rows]
            rows = [row for row in rows if chance.random() > 0.03]
        else:
            at = heading_row(rows)
            keys = sheet.title == "Events"
            other = lambda name: chance.choice(KEYS[name]) if keys and name in KEYS and chance.random() < often / 10 else name if keys else synonym(name, chance, language, often)
            rows[at] = [None if name is None else other(name) for name in rows[at]]
            rows = laid(rows, chance, at)
        name = chance.choice(SHEETS[sheet.title]) if sheet.title in SHEETS and chance.random() < often / 3 else sheet.title
        if name in taken:
            name = sheet.title
        taken.add(name)
        sheets.append((name, rows))
    write(path, sheets)


def awards(folder):
    """The awards of a run, and whether something was asked."""
    found = collections.Counter()
    file = folder / "data/awards.csv"
    for row in csv.DictReader(open(file)) if file.exists() else []:
        found[row["player"].lower(), row["player_no"], row["kind"], row["points"]] += 1
    return found


def run(binary, returns, out):
    """Awards and problems of a run."""
    shutil.rmtree(out, ignore_errors=True)
    said = subprocess.run([binary, "run", returns, "--out", out, "--quiet", "--no-progress"], capture_output=True, text=True)
    if said.returncode not in (0, 1):
        sys.exit(f"palmares run {returns} ended with {said.returncode}: {said.stderr}")
    file = out / "data/problems.csv"
    problems = list(csv.DictReader(open(file))) if file.exists() else []
    return awards(out), collections.Counter(p["code"] for p in problems if p["severity"] in ("error", "warning") or p["code"] == "unregistered-award")


class Law:
    """Compares, and counts."""

    def __init__(self):
        self.same = self.asked = self.wrong = 0
        self.codes = collections.Counter()

    def judge(self, way, seed, expected, before, found, problems):
        told = problems - before
        # Somebody without a name is called by the number.
        names = {number: name for name, number, _, _ in expected}
        called = lambda name, number: names.get(number, name) if name == number else name
        found = collections.Counter({(called(name, number), number, kind, points): times for (name, number, kind, points), times in found.items()})
        if found == expected:
            self.same += 1
            return
        # Without its number an award is the same player's.
        plain = lambda counted: collections.Counter({(name, kind, points): 0 for name, _, kind, points in counted}) + sum(
            (collections.Counter({(name, kind, points): times}) for (name, _, kind, points), times in counted.items()), collections.Counter())
        numbers = {number for _, number, _, _ in found - expected}
        fewer = not (found - expected) or numbers <= {""} and not (plain(found) - plain(expected))
        if fewer and told:
            self.asked += 1
            self.codes.update(told.keys())
            return
        self.wrong += 1
        lost, new = list((expected - found).items())[:3], list((found - expected).items())[:3]
        print(f"{way}, seed {seed}: other awards: lost {lost}, new {new}; told {dict(told)}")


def events(original, first):
    """Each event of a workbook as a table: its settings, and the rows of its standings."""
    book = openpyxl.load_workbook(original)
    many = "Events" in book.sheetnames
    rows = [row for row in rows_of(book["Events" if many else "Event"]) if any(row)]
    if many:
        at = heading_row(rows)
        keyed = [{key: value for key, value in zip(rows[at], row) if key} for row in rows[at + 1:]]
    else:
        keyed = [{row[0]: row[1] for row in rows}]
    entries = rows_of(book["Entries"])
    at = heading_row(entries)
    entries = [dict(zip(entries[at], row)) for row in entries[at + 1:] if any(row)]
    standings = list(csv.DictReader(open(first / "data/standings.csv")))
    for settings in keyed:
        own = str(settings.get("Event", 1))
        table = []
        for row in standings:
            if row["event_key"].rsplit("-", 1)[-1] != own and many:
                continue
            label = str(row["entry"])
            entry = [e for e in entries if (not many or str(e.get("Event")) == own) and str(e.get("Pair") or e.get("Pair No.")) == label
                     and (not e.get("Direction") or not row["direction"] or e["Direction"].lower() == row["direction"].lower())]
            if len(entry) != 1:
                table = []
                break
            entry = entry[0]
            table.append([row["place"], label, row["direction"].upper() or None, entry["Player 1"], entry["No 1"], entry["Player 2"], entry["No 2"], row["score"]])
        if len(table) > 3:
            yield own, {key: value for key, value in settings.items() if value not in (None, "")}, table


HEADINGS = ["Place", "Pair", "Direction", "Player 1", "No 1", "Player 2", "No 2", "%"]


def number(text):
    try:
        return float(text)
    except (TypeError, ValueError):
        return None


def own_table(table, chance, language, plain):
    """A club's own sheet."""
    rows = [row[:7] + [number(row[7])] for row in table]
    rows = [[int(row[0]) if str(row[0]).isdigit() else row[0], int(row[1]) if row[1].isdigit() else row[1], *row[2:]] for row in rows]
    headings = list(HEADINGS)
    if not any(row[2] for row in rows):
        headings.pop(2)
        rows = [row[:2] + row[3:] for row in rows]
    if plain:
        return [["Riverside Bridge Club"], headings, *rows]
    headings = [synonym(heading, chance, language) for heading in headings]
    return laid([headings, *rows], chance, 0)


def settings_file(folder, settings, leave_out=()):
    texts = []
    settings = {"Boards": 24, **settings}
    for key, value in settings.items():
        if key in ("Event", "Scoring", "Club", "Format", *leave_out):
            continue
        if isinstance(value, (datetime.date, datetime.datetime)):
            value = value.strftime("%Y-%m-%d")
        if key == "Date" and "/" in str(value):
            value = "-".join(reversed(str(value).split("/")))
        texts.append(f"{json.dumps(key)} = {json.dumps(value if isinstance(value, int) else str(value))}\n")
    (folder / "palmares.toml").write_text("".join(texts))


def adopt(binary, sheet, out, rules):
    """Adopts a sheet; the columns about which it asks."""
    subprocess.run([binary, "adopt", sheet, "--out", out, "--yes", "--overwrite", "--rules", rules, "--quiet"], capture_output=True, text=True)
    file = out / "questions.xlsx"
    rows = rows_of(openpyxl.load_workbook(file)["Questions"]) if file.exists() else []
    return collections.Counter("a column is asked about" for row in rows for cell in row if str(cell).startswith("column "))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("palmares")
    arguments.add_argument("folders", nargs="+", type=Path)
    arguments.add_argument("--seeds", type=int, default=200)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--keep", type=Path)
    told = arguments.parse_args()
    laws = collections.defaultdict(Law)
    work = Path(tempfile.mkdtemp())
    books = [book for folder in told.folders for book in sorted(folder.glob("*.xlsx"))]
    seen = 0
    for book in books:
        base = work / "base"
        shutil.rmtree(base, ignore_errors=True)
        base.mkdir()
        shutil.copy(book, base)
        expected, before = run(told.palmares, base, work / "first")
        if not expected:
            continue
        seen += 1
        tables = list(events(book, work / "first"))
        first = work / "expected"
        shutil.rmtree(first, ignore_errors=True)
        shutil.copytree(work / "first", first)
        for seed in range(told.first, told.first + told.seeds):
            def fresh(name):
                folder = work / name
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                return folder

            def judged(way, expected, folder, asked=collections.Counter()):
                law = laws[way]
                wrong = law.wrong
                found, problems = run(told.palmares, folder, work / "out")
                law.judge(f"{book.stem} {way}", seed, expected, before, found, problems + asked)
                if law.wrong > wrong and told.keep:
                    shutil.copytree(folder, told.keep / f"{book.stem}-{way}-{seed}", dirs_exist_ok=True)

            chance = random.Random(f"{book.stem} {seed}")
            folder = fresh("renamed")
            renamed(book, chance, folder / book.name)
            judged("renamed", expected, folder)
            if not tables:
                continue
            own, settings, table = tables[seed % len(tables)]
            key = collections.Counter()
            for row in csv.DictReader(open(first / "data/awards.csv")):
                if len(tables) == 1 or row["event_key"].rsplit("-", 1)[-1] == own:
                    key[row["player"].lower(), row["player_no"], row["kind"], row["points"]] += 1
            language = chance.choice(LANGUAGES)
            sheet = work / "sheet.xlsx"
            write(sheet, [(chance.choice(SHEETS["Results"]), own_table(table, chance, language, False))])
            folder = fresh("adopted")
            asked = adopt(told.palmares, sheet, folder, settings["Rules"])
            for more in ("questions.xlsx", "adopted.csv"):
                (folder / more).unlink(missing_ok=True)
            settings_file(folder, settings)
            if told.keep:
                shutil.copy(sheet, folder / "sheet-as-it-was.bin")
            judged("adopted", key, folder, asked)

            folder = fresh("learned")
            write(sheet, [("Scores", own_table(table, chance, "en", True))])
            adopt(told.palmares, sheet, folder, settings["Rules"])
            layouts = list(folder.glob("*.layout.toml"))
            for file in folder.iterdir():
                if file not in layouts:
                    file.unlink()
            settings_file(folder, settings)
            rows = own_table(table, chance, "en", True)[1:]
            if chance.random() < 0.4:
                at = chance.randrange(len(rows[0]))
                rows[0][at] = synonym(rows[0][at], chance, language)
            if chance.random() < 0.2:
                swap = chance.sample(range(len(rows[0])), 2)
                rows = [[row[swap[1]] if at == swap[0] else row[swap[0]] if at == swap[1] else cell for at, cell in enumerate(row)] for row in rows]
            write(folder / "next.xlsx", [(chance.choice(SHEETS["Results"]), laid(rows, chance, 0))])
            judged("learned", key, folder)
    shutil.rmtree(work)
    for way, law in sorted(laws.items()):
        print(f"{way}: {law.same} same, {law.asked} asked, {law.wrong} other awards; asked: {dict(law.codes.most_common(9))}")
    sys.exit(bool(not seen or any(law.wrong or not law.same for law in laws.values())))


main()
