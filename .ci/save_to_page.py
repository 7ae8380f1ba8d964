#!/usr/bin/env python3
"""Seconds from the save of a workbook to the page that a browser loads again, under `palmares watch`.

    save_to_page.py PALMARES WORK [--players 200] [--saves 11] [--season RETURNS] [--most SECONDS]

A Swiss of so many players is watched, alone or in a folder beside the returns of a season. At each save a
result of its third round changes. A page of the event waits for the next save as a browser does; timed
is until it was answered and loaded. Prints median and longest; with --most a greater median fails.

Needs: pip install openpyxl
"""
import argparse
import http.client
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.parse
from datetime import date
from pathlib import Path

import openpyxl

ROUNDS = 3
PAGE = "/find.html"


def book(players):
    """A Swiss whose rounds were paired by hand: the draw is not what is timed."""
    book = openpyxl.Workbook()
    event = book.active
    event.title = "Event"
    for row in [("Title", "Made-up Open"), ("Date", date(2026, 5, 2)), ("Format", "swiss"), ("Rules", "fide-2026"), ("Rounds", 9), ("Seed", 7)]:
        event.append(row)
    entries, matches = book.create_sheet("Entries"), book.create_sheet("Matches")
    entries.append(("Entry", "Player", "Rating"))
    for number in range(1, players + 1):
        entries.append((number, f"Player Number{number}", 2400 - 5 * number))
    matches.append(("Round", "Table", "White", "Black", "Result"))
    half = players // 2
    for round_no in range(1, ROUNDS + 1):
        for table in range(1, half + 1):
            other = half + (table - 1 + round_no - 1) % half + 1
            sides = (table, other) if round_no % 2 else (other, table)
            matches.append((round_no, table, *sides, "1-0" if (table + round_no) % 3 else "½-½"))
    return book


class Pages:
    """The pages as a browser asks for them."""

    def __init__(self, url):
        self.host = urllib.parse.urlsplit(url).netloc

    def get(self, path):
        connection = http.client.HTTPConnection(self.host, timeout=120)
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode("utf-8")

    def changed(self, page, has):
        """Waits until a page is not as it was."""
        while True:
            status, _ = self.get(f"/.palmares/live?page={urllib.parse.quote(page)}&is={has}")
            if status == 200:
                return self.get(page)[1]


def tag(page):
    return re.search(r'data-is="(\w*)"', page).group(1)


def main():
    given = argparse.ArgumentParser()
    given.add_argument("palmares")
    given.add_argument("work", type=Path)
    given.add_argument("--players", type=int, default=200)
    given.add_argument("--saves", type=int, default=11)
    given.add_argument("--season", type=Path)
    given.add_argument("--most", type=float)
    asked = given.parse_args()
    returns = asked.work / "returns"
    shutil.rmtree(asked.work, ignore_errors=True)
    returns.mkdir(parents=True)
    if asked.season:
        shutil.copytree(asked.season, returns / "season")
    workbook, file, spare = book(asked.players), returns / "open.xlsx", asked.work / "spare.xlsx"
    workbook.save(file)
    watch = subprocess.Popen([asked.palmares, "watch", returns, "--out", asked.work / "out", "--serve", "127.0.0.1:0"],
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8")
    url = re.search(r"http://[^/]+/", watch.stdout.readline()).group(0)
    watch.stdout.readline(), watch.stdout.readline()
    pages, seconds = Pages(url), []
    has = tag(pages.get(PAGE)[1])
    cell = workbook["Matches"].cell(workbook["Matches"].max_row, 5)
    for save in range(asked.saves):
        # The next round is drawn anew, so that the page by name changes.
        cell.value = ["0-1", "½-½", "1-0"][save % 3]
        workbook.save(spare)
        began = time.monotonic()
        os.replace(spare, file)
        has = tag(pages.changed(PAGE, has))
        seconds.append(time.monotonic() - began)
        watch.stdout.readline(), watch.stdout.readline()
    watch.send_signal(signal.SIGINT)
    watch.wait(timeout=120)
    median = statistics.median(seconds)
    print(f"from save to page: median {median:.3f} s, longest {max(seconds):.3f} s ({asked.players} players, {asked.saves} saves)")
    sys.exit(1 if asked.most and median > asked.most else 0)


main()
