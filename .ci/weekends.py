#!/usr/bin/env python3
"""Weekends of an organiser under `palmares watch`, from the first entry to the last certificate.

    weekends.py PALMARES WORK [NAME...]

Each workbook is saved step by step as an organiser would: in place, by a file that is renamed, by a
delete and a create, and once through LibreOffice if that is installed. The rounds are drawn by
palmares and put into the workbook by `palmares draw --write`; results are made up from a fixed seed.
After each save the two lines of `watch` are waited for. Counted are commands, keystrokes (of commands
and of cells, each ended by Enter) and the seconds from a save to the lines. Fails if a step is not
told, an event does not become final, or certificates are missing.

Needs: pip install openpyxl
"""
import csv
import os
import queue
import random
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time
import urllib.request
from datetime import date
from pathlib import Path

import openpyxl

MOST_SECONDS = 60
GIVEN = ["Alma", "Bruno", "Clea", "Doran", "Edda", "Fabian", "Greta", "Hugo", "Ilka", "Jonas"]
FAMILY = ["Ashgrove", "Birchall", "Cotterill", "Dunmere", "Elstow", "Farleigh", "Gorse"]
OFFICE = shutil.which("soffice") or shutil.which("libreoffice")


def name(number):
    return f"{GIVEN[number % 10]} {FAMILY[number // 10 % 7]}"


class Weekend:
    """A workbook that is watched, and what its organiser did."""

    def __init__(self, palmares, folder, title, sheets):
        self.palmares, self.title = palmares, title
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.file, self.out = folder / f"{title}.xlsx", folder / "out"
        self.commands = self.keys = self.saves = 0
        self.seconds, self.told, self.spare = [], [], folder / "spare"
        book = openpyxl.Workbook()
        book.remove(book.active)
        for sheet, rows in sheets.items():
            page = book.create_sheet(sheet)
            for row in rows:
                page.append(row)
                self.keys += sum(len(str(cell)) + 1 for cell in row if cell is not None)
        book.save(self.file)
        self.command(f'palmares watch "{self.file.name}" --out out --serve')
        self.process = subprocess.Popen(
            [palmares, "watch", self.file, "--out", self.out, "--serve", "127.0.0.1:0"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")
        self.lines = queue.Queue()
        for stream in (self.process.stdout, self.process.stderr):
            threading.Thread(target=lambda own=stream: [self.lines.put(line) for line in own], daemon=True).start()
        self.hall = self.line().split("screen of the hall ")[1].split(";")[0].split(",")[0]
        self.two_lines()

    def command(self, typed):
        self.commands += 1
        self.keys += len(typed) + 1

    def line(self):
        try:
            return self.lines.get(timeout=MOST_SECONDS).rstrip()
        except queue.Empty:
            raise SystemExit(f"{self.title}: watch told nothing for {MOST_SECONDS} seconds after {self.told[-2:]}")

    def two_lines(self):
        """What changed, and what is wrong."""
        pair = self.line(), self.line()
        self.told.append(pair)
        return pair

    def saved(self, began):
        self.saves += 1
        pair = self.two_lines()
        self.seconds.append(time.monotonic() - began)
        with urllib.request.urlopen(self.hall, timeout=MOST_SECONDS) as page:
            assert b"live.js" in page.read(), "the page in the hall does not load itself again"
        return pair

    def edit(self, change):
        """Opens the workbook, lets `change(book, put)` type, and saves it in one of four ways."""
        book = openpyxl.load_workbook(self.file)

        def put(sheet, row, column, value):
            book[sheet].cell(row, column).value = value
            self.keys += len(str("" if value is None else value)) + 1

        change(book, put)
        self.keys += 1  # Ctrl-S
        way = self.saves % 3
        began = time.monotonic()
        if self.saves == 4 and OFFICE:
            began = self.through_office(book)
        elif way == 0:
            book.save(self.file)
        elif way == 1:
            book.save(self.spare)
            (self.file.parent / f"~${self.file.name}").write_text("owner")
            began = time.monotonic()
            os.replace(self.spare, self.file)
        else:
            book.save(self.spare)
            began = time.monotonic()
            self.file.unlink()
            time.sleep(0.2)
            shutil.copyfile(self.spare, self.file)
        return self.saved(began)

    def through_office(self, book):
        book.save(self.spare.with_suffix(".xlsx"))
        office = self.file.parent / "office"
        subprocess.run([OFFICE, f"-env:UserInstallation=file://{office / 'profile'}", "--headless", "--convert-to",
                        "xlsx:Calc MS Excel 2007 XML", "--outdir", office, self.spare.with_suffix(".xlsx")],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        began = time.monotonic()
        os.replace(office / "spare.xlsx", self.file)
        return began

    def draw(self):
        """The drawn round, put into the workbook by the program; its rows in draws.csv."""
        with open(self.out / "data/draws.csv", newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        if not rows:
            return []
        self.command(f'palmares draw "{self.file.name}" --write')
        began = time.monotonic()
        lock = self.file.parent / f"~${self.file.name}"
        lock.unlink(missing_ok=True)  # The workbook is closed.
        done = subprocess.run([self.palmares, "draw", self.file, "--write"], capture_output=True, text=True, encoding="utf-8")
        if done.returncode != 0:
            raise SystemExit(f"{self.title}: the round was not written: {done.stderr}")
        self.saved(began)
        return rows

    def end(self, certified=True, award="title"):
        """Ends watching; the last run must have been without errors, everything final, with awards of
        a kind if the rule book has any, and with certificates if it has those."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=MOST_SECONDS)
        with open(self.out / "data/events.csv", newline="", encoding="utf-8") as file:
            states = [row["state"] for row in csv.DictReader(file)]
        with open(self.out / "data/awards.csv", newline="", encoding="utf-8") as file:
            awards = list(csv.DictReader(file))
        certificates = len(list((self.out / "certificates").glob("*.html")))
        wrong = []
        if status != 0:
            wrong.append(f"status {status}")
        if set(states) != {"final"}:
            wrong.append(f"states {states}")
        if award and not any(row["kind"] == award for row in awards):
            wrong.append(f"no award of kind {award}")
        if certified and not certificates:
            wrong.append("no certificates")
        if wrong:
            print(f"{self.title}: {', '.join(wrong)}; what was told:", *self.told, sep="\n  ")
        return not wrong, [self.title, self.commands, self.keys, self.saves, statistics.median(self.seconds), max(self.seconds), certificates]


def columns(sheet):
    return {cell.value: cell.column for cell in sheet[1] if cell.value}


def rows_without_result(book, key):
    """The sheet with rows that have a round and no result, its columns, those rows, and a function
    that reads a cell of them. Rounds that were written stand on `Draw`, unless the workbook has rounds
    elsewhere."""
    for sheet in ("Draw", "Matches", "Games"):
        if sheet not in book.sheetnames or key not in columns(book[sheet]):
            continue
        at = columns(book[sheet])
        value = lambda row, heading: book[sheet].cell(row, at[heading]).value
        rows = [row for row in range(2, book[sheet].max_row + 1)
                if value(row, "Round") is not None and value(row, key) is None]
        if rows:
            return sheet, at, rows, value
    raise SystemExit(f"no sheet has a round without {key}")


def chess(palmares, work):
    rng = random.Random(60)
    rating = {number: 2150 - 17 * number + rng.randrange(40) for number in range(1, 63)}
    entry = lambda number: [number, name(number), rating[number], None]
    weekend = Weekend(palmares, work / "chess", "Congress", {
        "Event": [["Title", "Made-up Congress"], ["Date", date(2026, 5, 2)], ["Format", "swiss"], ["Rules", "galway-2023"], ["Rounds", 6], ["Seed", 7], ["Organiser", "Made-up Chess Club"]],
        "Entries": [["Entry", "Player", "Rating", "Status"], *map(entry, range(1, 59))],
        "Matches": [["Round", "Table", "White", "Black", "Result"]],
    })

    def results(book, put):
        sheet, at, rows, value = rows_without_result(book, "Result")
        for row in rows:
            white, black = value(row, "White"), value(row, "Black")
            if black is not None:
                lead = (rating[int(white)] - rating[int(black)]) / 400 + rng.gauss(0, 1)
                put(sheet, row, at["Result"], "1-0" if lead > 0.4 else "0-1" if lead < -0.4 else "½-½")

    for number in range(1, 7):
        weekend.draw()
        if number == 1:  # Two come late.
            def late(book, put):
                for row, player in ((60, 59), (61, 60)):
                    for column, value in enumerate([*entry(player)[:3], "drop-in 2"], 1):
                        put("Entries", row, column, value)
            weekend.edit(late)
        if number == 3:  # One leaves after the draw is out: its rows go, and it is drawn again.
            def leave(book, put):
                put("Entries", 8, 4, "withdrawn after 2")
                sheet, at, rows, _ = rows_without_result(book, "Result")
                for row in reversed(rows):
                    book[sheet].delete_rows(row)
            weekend.edit(leave)
            weekend.draw()
        weekend.edit(results)
        if number == 4:
            weekend.edit(lambda book, put: put("Entries", 21, 4, "withdrawn after 4"))
    return weekend.end(certified=False)


def diplomacy(palmares, work):
    rng = random.Random(28)
    years = list(range(1901, 1907))
    weekend = Weekend(palmares, work / "diplomacy", "Diplomacy", {
        "Event": [["Title", "Made-up Diplomacy"], ["Date", date(2026, 8, 28)], ["Format", "diplomacy"], ["Rules", "nzdc-1999"], ["Rounds", 3], ["Seed", 5], ["Organiser", "Made-up Club"], ["Issuing officer", "Ilka Gorse"]],
        "Entries": [["Entry", "Player"], *([number, name(number)] for number in range(1, 29))],
        "Games": [["Round", "Board", "Power", "Player", "Ending", *years]],
    })

    def centres(book, put):
        sheet, at, rows, value = rows_without_result(book, 1901)
        boards = {}
        for row in rows:
            boards.setdefault(value(row, "Board"), []).append(row)
        for own in boards.values():
            held = [4 if value(row, "Power") == "Russia" else 3 for row in own]
            for nth, year in enumerate(years):
                total = 22 + 2 * nth
                while sum(held) < total:
                    held[rng.randrange(len(held))] += 1
                if nth:
                    one, other = rng.sample(range(len(held)), 2)
                    if held[one] > 1 and held[other] < 15:
                        held[one], held[other] = held[one] - 1, held[other] + 1
                for row, count in zip(own, held):
                    put(sheet, row, at[year], count)
            put(sheet, own[0], at["Ending"], "time")

    for _ in range(3):
        weekend.draw()
        weekend.edit(centres)
    return weekend.end()


def knockout(palmares, work):
    rng = random.Random(20)
    weekend = Weekend(palmares, work / "knockout", "Knock-out", {
        "Event": [["Title", "Made-up Knock-out"], ["Date", date(2026, 5, 2)], ["Format", "two-player"], ["Rules", "two-player-diplomacy"], ["Seed", 77], ["Organiser", "Made-up Club"]],
        "Entries": [["Entry", "Player 1"], *([number, name(number)] for number in range(1, 21))],
        "Matches": [["Round", "Table", "Home", "Away", "Result"]],
        "Games": [["Round", "Player", 1901, 1902]],
    })

    def results(book, put):
        sheet, at, rows, value = rows_without_result(book, "Result")
        last = {value(row, "Round") for row in rows}
        for row in rows:
            put(sheet, row, at["Result"], rng.choice(["1-0", "0-1"]))
        if "Q2" in last:
            games = [(stage, player) for stage in ("Q1", "Q2") for player in range(1, 21)]
            for row, (stage, player) in enumerate(games, 2):
                for column, cell in enumerate([stage, player, 3, rng.randint(4, 12)], 1):
                    put("Games", row, column, cell)

    while weekend.draw():
        weekend.edit(results)
    return weekend.end(certified=False)


def interstate(palmares, work):
    rng = random.Random(2018)
    states = ["VIC", "TAS", "QLD", "WA", "SA", "ACT", "NSW"]
    event = lambda own, title, form, stage, day, boards, qualifier, carry, source: [own, title, "itc", "open", "abf-anc-2018", form, stage, day, "Made-up Championships", boards, qualifier, carry, source, 2018]
    players = lambda team: [cell for nth in range(4) for cell in (name(4 * team + nth), f"{team:02}{nth + 1:03}")]
    weekend = Weekend(palmares, work / "interstate", "Interstate Teams", {
        "Events": [
            ["Event", "Title", "Competition", "Category", "Rules", "Format", "Stage", "Date", "Organiser", "Boards per match", "Qualifier", "Carry over", "Carry over from", "Seed"],
            event("OQ", "Open Teams, Qualifying Stage", "round robin", "qualifying", date(2018, 7, 29), 14, None, None, None),
            event("OR", "Open Teams, Repechage Final", "teams", "repechage", date(2018, 8, 2), 12, "OQ", "abf 11.2", None),
            event("OF", "Open Teams, Final", "teams", "final", date(2018, 8, 2), 10, "OQ, OR", "abf 11.2", "OQ"),
        ],
        "Entries": [["Event", "Entry", "Team", *(f"{word} {n}" for n in range(1, 5) for word in ("Player", "No"))], *(["OQ", team, state, *players(team)] for team, state in enumerate(states, 1))],
        "Matches": [["Event", "Round", "Table", "Home", "Away", "Home IMPs", "Away IMPs", "Note"]],
    })

    def results(book, put):
        sheet, at, rows, value = rows_without_result(book, "Home IMPs")
        for row in rows:
            if value(row, "Away") is None:
                continue
            for side in ("Home", "Away"):
                put(sheet, row, at[f"{side} IMPs"], max(0, round(rng.gauss(28 - 2 * int(value(row, side)), 11))))

    while weekend.draw():
        weekend.edit(results)
    return weekend.end()


def match_scores(score):
    """A function that types the scores of both sides of each match of the round."""
    def typed(book, put):
        headings = next(own for own in ("score", "IMPs") if f"Home {own}" in columns(book["Draw"]))
        sheet, at, rows, value = rows_without_result(book, f"Home {headings}")
        for row in rows:
            if value(row, "Away") is not None:
                for side, points in zip(("Home", "Away"), score(int(value(row, "Home")), int(value(row, "Away")))):
                    put(sheet, row, at[f"{side} {headings}"], points)
    return typed


def teams(palmares, work):
    rng = random.Random(46)
    players = lambda team: [name(4 * team + board) for board in range(4)]
    weekend = Weekend(palmares, work / "teams", "Team Swiss", {
        "Event": [["Title", "Made-up Team Swiss"], ["Date", date(2026, 6, 6)], ["Format", "chess teams"], ["Rules", "fide-2026"], ["Rounds", 5], ["Team size", 4], ["Seed", 3], ["Organiser", "Made-up Chess Club"]],
        "Entries": [["Entry", "Team", "Rating", "Status", *(f"Player {board}" for board in range(1, 5))], *([team, f"{name(team)}'s Four", 2200 - 30 * team, None, *players(team)] for team in range(1, 12))],
    })

    def score(home, away):
        own = min(8, max(0, round(4 + (away - home) / 4 + rng.gauss(0, 2))))
        return own / 2, (8 - own) / 2

    for number in range(1, 6):
        weekend.draw()
        weekend.edit(match_scores(score))
        if number == 2:  # A team leaves, so that nobody has a bye any more.
            weekend.edit(lambda book, put: put("Entries", 12, 4, "withdrawn after 2"))
    return weekend.end(certified=False, award=None)


def bridge(palmares, work):
    rng = random.Random(13)
    players = lambda team: [cell for nth in range(4) for cell in (name(4 * team + nth), f"{team:02}{nth + 1:03}")]
    weekend = Weekend(palmares, work / "bridge", "Swiss Teams", {
        "Event": [["Title", "Made-up Swiss Teams"], ["Date", date(2026, 6, 13)], ["Format", "swiss teams"], ["Rules", "wbu-2003"], ["Status", "club"], ["Scoring", "IMPs"], ["Boards", 35], ["Boards per match", 7], ["Rounds", 5], ["Seed", 9], ["Organiser", "Made-up Bridge Club"]],
        "Entries": [["Entry", "Team", "Status", *(f"{word} {n}" for n in range(1, 5) for word in ("Player", "No"))], *([team, name(team), None, *players(team)] for team in range(1, 13))],
    })

    def score(home, away):
        return [max(0, round(rng.gauss(16 - side / 2, 8))) for side in (home, away)]

    for _ in range(5):
        weekend.draw()
        weekend.edit(match_scores(score))
    return weekend.end(award="local")


def main():
    palmares, work = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    weekends = {own.__name__: own for own in (chess, diplomacy, knockout, interstate, teams, bridge)}
    asked = sys.argv[3:] or weekends
    done = [weekends[own](palmares, work) for own in asked]
    print(f"{'weekend':<18}{'commands':>9}{'keys':>7}{'saves':>7}{'median s':>10}{'longest s':>11}{'certificates':>14}")
    for _, (title, commands, keys, saves, median, longest, certificates) in done:
        print(f"{title:<18}{commands:>9}{keys:>7}{saves:>7}{median:>10.2f}{longest:>11.2f}{certificates:>14}")
    if not OFFICE:
        print("LibreOffice is not installed: no save went through it")
    sys.exit(0 if all(good for good, _ in done) else 1)


if __name__ == "__main__":
    main()
