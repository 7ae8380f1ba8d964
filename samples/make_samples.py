#!/usr/bin/env python3
"""Make the sample returns: season/ (a season that runs without an error) and
mistakes/ (returns with the mistakes that clubs make).

    python make_samples.py [FOLDER]        (FOLDER is where this file stands)

Needs XlsxWriter and openpyxl; LibreOffice (soffice) for the .xls, .xlsm and .ods
returns, which are left as they are where it is missing. The same seed gives the
same cells everywhere and the same bytes of .xlsx files; those that LibreOffice writes
can differ in bytes (it orders the page styles of an .ods by chance).

Every person, club and event is made up. Scores are not drawn but played: boards
are dealt a result at each table and scored, so that percentages average 50 in
every list, IMPs sum to nought and VPs to twenty a match.
"""
import io
import math
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from fractions import Fraction
from pathlib import Path

import openpyxl
import xlsxwriter
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

SEED = 2003
RULES = "wbu-2003"
AREA = "Glannau"

# ---- People ------------------------------------------------------------------

GIVEN = """Aled Angharad Arwel Beti Branwen Bryn Cadi Ceinwen Ceri Deiniol Dewi Dyfrig
Eilir Eleri Eluned Elwyn Enfys Gerallt Geraint Gwenllian Gwilym Gwyneth Hafwen Heulwen Hywel
Ifor Iorwerth Islwyn Llinos Llywelyn Lleucu Mabli Maldwyn Marged Meilir Menna Morfudd Mostyn
Myfanwy Non Peredur Rhisiart Rhodd Sioned Seren Steffan Tegid Teleri Tirion Trystan Urien
Wyn Ynyr""".split()
FAMILY = """Aeron Anwyl Beynon Blethyn Breeze Cadwgan Cynan Dyfnallt Eynon Fychan Gethin
Gittoes Goronwy Gwynedd Hafgan Hanmer Havard Ithel Kyffin Madryn Maddocks Meyrick Mortimer
Nanney Penry Prosser Probert Rosser Salesbury Tanat Teifi Treharne Tudur Vaughan Wogan Yale
Ystwyth""".split()
# Names that try the certificates: long ones, accents, an apostrophe, hyphens.
SPECIAL = ["Siân Ŵyn", "Mair D'Abernant", "Zoë ap Gwilym-Hanmer", "Lowri Bâch",
           "Angharad Gwenhwyfar Llywelyn-Prydderch Salesbury o Lannerch-y-medwyn"]
CLUBS = ["Llanfedwen", "Aberhalen", "Pontwylan", "Tre'r Eos"]


@dataclass(eq=False)
class Person:
    name: str
    number: str  # empty for a guest who is no member
    club: str
    skill: float


def people(rnd):
    """44 people a club; each club also has one guest without a number."""
    names = [f"{given} {family}" for given in GIVEN for family in FAMILY]
    rnd.shuffle(names)
    names[40:45] = SPECIAL
    # A third of the numbers begin with a nought.
    numbers = rnd.sample(range(3_200, 160_000), 44 * len(CLUBS))
    found = []
    for index, (name, number) in enumerate(zip(names, numbers)):
        club = CLUBS[index // 44]
        guest = index % 44 == 43
        found.append(Person(name, "" if guest else f"{number:06}", club, rnd.gauss(0, 0.3)))
    return found


class Players:
    """Who plays with whom: couples who stay together, and guests from elsewhere."""

    def __init__(self, rnd):
        self.rnd = rnd
        self.all = people(rnd)
        self.couples = {}
        for club in CLUBS:
            mine = [person for person in self.all if person.club == club]
            self.couples[club] = list(zip(mine[::2], mine[1::2]))

    def pairs(self, club, count, visitors=0.2):
        """Couples of a club, some of them from other clubs."""
        others = [c for other in CLUBS if other != club for c in self.couples[other]]
        away = min(max(round(count * visitors), count - len(self.couples[club])), len(others))
        found = self.rnd.sample(self.couples[club], count - away) + self.rnd.sample(others, away)
        self.rnd.shuffle(found)
        return [list(pair) for pair in found]

    def everybody(self, count):
        couples = [couple for club in CLUBS for couple in self.couples[club]]
        return [list(pair) for pair in self.rnd.sample(couples, count)]

    def singles(self, club, count):
        found = [person for pair in self.pairs(club, count // 2) for person in pair]
        self.rnd.shuffle(found)
        return found


# ---- Events ------------------------------------------------------------------


@dataclass
class Entry:
    number: str
    players: list
    direction: str = ""
    section: str = ""
    team: str = ""
    mps: list = field(default_factory=list)  # by session
    top: list = field(default_factory=list)  # the most of each session
    score: object = None  # what the club types: per cent, IMPs or VPs
    handicap: object = None
    penalty: object = 0
    reason: str = ""
    boards: list = field(default_factory=list)
    place: int = 0
    tied: int = 1

    @property
    def total(self):
        """What it is ranked by."""
        base = self.score if self.handicap is None else self.score + self.handicap
        return base + self.penalty

    @property
    def skill(self):
        return sum(person.skill for person in self.players) / len(self.players)


@dataclass
class Event:
    title: str
    date: date
    format: str
    boards: int
    entries: list
    id: str = "1"
    winners: int = 1
    movement: str = ""
    scoring: str = "percent"
    status: str = "club"
    organiser: str = ""
    championship: str = ""
    end: object = None
    sessions: int = 1
    extra: dict = field(default_factory=dict)

    def lists(self):
        found = {}
        for entry in self.entries:
            found.setdefault(entry.direction if self.winners > 1 else "", []).append(entry)
        return found.values()

    def ranked(self):
        """Gives everybody a place in the own list; equals share it."""
        for entries in self.lists():
            for entry in entries:
                entry.place = 1 + sum(other.total > entry.total for other in entries)
                entry.tied = sum(other.total == entry.total for other in entries)
        return self

    def checked(self):
        """Scores must be those that a table of bridge players can have."""
        for entries in self.lists():
            total = sum(entry.score for entry in entries)
            if self.scoring == "percent":
                assert all(0 < entry.score < 100 for entry in entries)
                assert abs(total / len(entries) - 50) < Fraction(1, 200), (self.title, total)
            elif self.scoring in ("imps", "cross imps"):
                assert total == 0, (self.title, total)
            elif self.scoring == "vps":
                assert total == len(entries) * (len(entries) - 1) * 10, (self.title, total)
        return self


def two_decimals(number):
    """Rounded half up, as scoring programs do."""
    return Fraction(math.floor(number * 100 + Fraction(1, 2)), 100)


def matchpoints(results):
    """Two for each result that is beaten, one for each that is equalled."""
    return [sum(2 * (own > other) + (own == other) for other in results) - 1 for own in results]


class Table:
    """A board played at a table: who sat which way, and how it went."""

    def __init__(self, rnd, ns, ew):
        self.ns, self.ew = ns, ew
        strength = sum(e.skill for e in ns) / len(ns) - sum(e.skill for e in ew) / len(ew)
        self.result = round((strength + rnd.gauss(0, 1)) * 4)


def score_board(tables):
    for table, points in zip(tables, matchpoints([table.result for table in tables])):
        top = 2 * (len(tables) - 1)
        for side, scored in ((table.ns, points), (table.ew, top - points)):
            for entry in side:
                entry.mps[-1] += scored
                entry.top[-1] += top


def new_session(entries):
    for entry in entries:
        entry.mps.append(0)
        entry.top.append(0)


def to_percent(entries):
    for entry in entries:
        entry.score = two_decimals(Fraction(100 * sum(entry.mps), sum(entry.top)))


def mitchell(rnd, pairs, rounds, per_round, sections=("",)):
    """North-South sit, East-West move up, boards move down; with a half table
    the last East-West is missing. Sections play the same boards."""
    size = len(pairs) // len(sections)
    entries, boards = [], {}
    for nth, section in enumerate(sections):
        own = pairs[nth * size:(nth + 1) * size]
        tables = (len(own) + 1) // 2
        ns = [Entry(str(i + 1), pair, "NS", section) for i, pair in enumerate(own[:tables])]
        ew = [Entry(str(i + 1), pair, "EW", section) for i, pair in enumerate(own[tables:])]
        new_session(ns + ew)
        for r in range(rounds):
            skip = 1 if tables % 2 == 0 and r >= tables // 2 else 0
            for i in range(tables):
                j = (i - r - skip) % tables
                if j < len(ew):
                    for board in range(per_round):
                        key = ((i + r) % tables, board)
                        boards.setdefault(key, []).append(Table(rnd, [ns[i]], [ew[j]]))
        entries += ns + ew
    for _, tables in sorted(boards.items()):
        score_board(tables)
    to_percent(entries)
    return entries


def rounds_of(count):
    """Everybody against everybody: the rounds of a Howell."""
    wheel = list(range(count + count % 2))
    for r in range(len(wheel) - 1):
        pairs = list(zip(wheel[:len(wheel) // 2], reversed(wheel[len(wheel) // 2:])))
        yield [(a, b) if (r + nth) % 2 else (b, a) for nth, (a, b) in enumerate(pairs)
               if max(a, b) < count]
        wheel = [wheel[0], wheel[-1], *wheel[1:-1]]


def one_winner(rnd, pairs, rounds, per_round, sections=("",), sessions=1):
    """A Howell or a scrambled Mitchell; `sections` play the same boards."""
    size = len(pairs) // len(sections)
    fields = [[Entry(str(i + 1), pair, "", section)
               for i, pair in enumerate(pairs[nth * size:(nth + 1) * size])]
              for nth, section in enumerate(sections)]
    entries = [entry for own in fields for entry in own]
    for session in range(sessions):
        new_session(entries)
        schedules = [list(rounds_of(len(own)))[session * rounds:][:rounds] for own in fields]
        for meetings in zip(*schedules):
            for _ in range(per_round):
                score_board([Table(rnd, [own[a]], [own[b]])
                             for own, played in zip(fields, meetings) for a, b in played])
    to_percent(entries)
    return entries


def individual(rnd, players, rounds, per_round, winners=1):
    """Partners change every round; with four winners nobody changes the seat."""
    seats = "NSEW"
    if winners == 4:
        count = len(players) // 4
        entries = [Entry(str(i % count + 1), [player], seats[i // count])
                   for i, player in enumerate(players)]
    else:
        entries = [Entry(str(i + 1), [player]) for i, player in enumerate(players)]
    new_session(entries)
    for _ in range(rounds):
        if winners == 4:
            columns = [[e for e in entries if e.direction == seat] for seat in seats]
            for column in columns[1:]:
                rnd.shuffle(column)
            seated = list(zip(*columns))
        else:
            order = rnd.sample(entries, len(entries))
            seated = [order[i:i + 4] for i in range(0, len(order), 4)]
        for _ in range(per_round):
            score_board([Table(rnd, [n, s], [e, w]) for n, s, e, w in seated])
    to_percent(entries)
    return entries


IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000]


def imps(points):
    size = sum(abs(points) >= step for step in IMPS)
    return size if points > 0 else -size


def cross_imps(rnd, pairs, rounds, per_round):
    """IMPs against every other table; they sum to nought."""
    entries = [Entry(str(i + 1), pair, score=0) for i, pair in enumerate(pairs)]
    for meetings in list(rounds_of(len(entries)))[:rounds]:
        for _ in range(per_round):
            played = [(entries[a], entries[b], Table(rnd, [entries[a]], [entries[b]]).result * 40)
                      for a, b in meetings]
            for ns, ew, result in played:
                won = sum(imps(result - other) for _, _, other in played)
                ns.score += won
                ew.score -= won
    return entries


def vps(margin):
    """A short match: ten each, a VP for every two IMPs."""
    won = min(10, (abs(margin) + 1) // 2)
    return 10 + won if margin > 0 else 10 - won


def teams(rnd, squads, boards, in_vps):
    """All play all; returns the entries and the table of matches."""
    entries = [Entry(str(i + 1), list(players), team=name, score=0)
               for i, (name, players) in enumerate(squads)]
    cross = [["" for _ in entries] for _ in entries]
    for meetings in rounds_of(len(entries)):
        for a, b in meetings:
            strength = (entries[a].skill - entries[b].skill) * boards * 4
            margin = round(strength + rnd.gauss(0, 3.2 * math.sqrt(boards)))
            for one, other, won in ((a, b, margin), (b, a, -margin)):
                cross[one][other] = vps(won) if in_vps else won
                entries[one].score += cross[one][other]
    return entries, cross


def until(rnd, play, wanted):
    """Plays an event again until it shows what it is there to show."""
    for _ in range(20_000):
        state = rnd.getrandbits(32)
        event = play(random.Random(state))
        if wanted(event.ranked()):
            return event.checked()
    sys.exit("no such event in 20,000 tries")


def always(event):
    return True


def clear_top(event):
    """Nobody shares one of the places that count."""
    return all(e.tied == 1 for e in event.entries if e.place <= max(3, len(event.entries) // 2))


def tie_at(place, direction="", tied=2):
    def shown(event):
        shared = [e for e in event.entries if e.tied > 1]
        return sum(e.place == place and e.direction == direction and e.tied == tied
                   for e in shared) == tied == len(shared)
    return shown


# ---- The season --------------------------------------------------------------


def the_season(seed=SEED):
    """The events of each return, by its path."""
    rnd = random.Random(seed)
    who = Players(rnd)

    def pairs_event(title, day, club, tables, rounds, per_round, wanted=always, *, kind="mitchell",
                    boards=None, half=False, sections=("",), sessions=1, people=None, **more):
        count = round(tables * 2)
        pairs = people or who.pairs(club, count - half)
        play = mitchell if kind == "mitchell" else one_winner
        more.setdefault("organiser", f"{club} Bridge Club")
        if kind == "mitchell":
            more["winners"] = 2

        def once(own):
            extra = {} if kind == "mitchell" else {"sessions": sessions}
            entries = play(own, pairs, rounds, per_round, sections, **extra)
            return Event(title, day, "pairs", boards or rounds * per_round * sessions, entries,
                         movement=kind, sessions=sessions, **more)
        return until(rnd, once, wanted)

    def numbered(*events):
        for number, event in enumerate(events, 1):
            event.id = str(number)
        return list(events)

    home = "Llanfedwen"
    season = {}
    season["llanfedwen/2003-09 September.xlsx"] = numbered(
        pairs_event("Monday Pairs", date(2003, 9, 8), home, 9, 9, 3, clear_top),
        pairs_event("Monday Pairs", date(2003, 9, 15), home, 9, 9, 3, tie_at(2, "EW"), half=True,
                    boards=24),
        pairs_event("Monday Pairs", date(2003, 9, 22), home, 7, 7, 3, clear_top))
    season["llanfedwen/2003-12 December.xlsx"] = numbered(
        pairs_event("Monday Pairs", date(2003, 12, 1), home, 11, 9, 3, tie_at(4, "NS")),
        pairs_event("Committee Salver", date(2003, 12, 8), home, 6, 11, 2, clear_top, kind="howell"),
        pairs_event("Christmas Party", date(2003, 12, 15), home, 8, 5, 2))
    singles = who.singles(home, 20)
    season["llanfedwen/2004-02 February.xlsx"] = numbered(
        until(rnd, lambda own: Event(
            "Llanfedwen Individual", date(2004, 2, 2), "individual", 24,
            individual(own, singles, 8, 3), movement="individual",
            organiser="Llanfedwen Bridge Club"), tie_at(6)),
        pairs_event("Monday Pairs", date(2004, 2, 9), home, 10, 9, 3, tie_at(1, "NS")))
    season["llanfedwen/2004-05 Club Championship.xlsx"] = [
        pairs_event("Llanfedwen Club Championship", date(2004, 5, 10), home, 10, 8, 3, clear_top,
                    kind="howell", sessions=2, championship="major", end=date(2004, 5, 17))]

    home = "Aberhalen"
    season["aberhalen/Return October 2003.xlsx"] = numbered(
        pairs_event("Thursday Duplicate", date(2003, 10, 2), home, 7, 13, 2, tie_at(3),
                    kind="howell", half=True, boards=24),
        pairs_event("Thursday Duplicate", date(2003, 10, 9), home, 10, 9, 3, clear_top))
    four = who.singles(home, 24)
    names = ["Y Gwylanod", "Harbour Lights", "Salt & Vinegar", "Dragon's Teeth", "The Slow Trams",
             "Cymysgedd", "Low Tide", "Pedwar Gwynt"]
    squads = [(name, one + two) for name, one, two in
              zip(names, *[iter(who.pairs(home, 16))] * 2)]
    season["aberhalen/Return January 2004.xlsx"] = numbered(
        until(rnd, lambda own: Event(
            "Twelfth Night Individual", date(2004, 1, 8), "individual", 24,
            individual(own, four, 8, 3, 4), winners=4, movement="individual",
            organiser="Aberhalen Bridge Club"), clear_top),
        until(rnd, lambda own: (lambda played: Event(
            "Aberhalen Teams of Four", date(2004, 1, 22), "teams", 28, played[0], scoring="vps",
            movement="all play all", organiser="Aberhalen Bridge Club",
            extra={"cross": played[1]}))(teams(own, squads, 4, True)), tie_at(2)))
    season["aberhalen/Return March 2004.xls"] = numbered(
        pairs_event("Thursday Duplicate", date(2004, 3, 4), home, 8, 15, 2, clear_top,
                    kind="howell"),
        pairs_event("Early Bird Pairs", date(2004, 3, 11), home, 9, 5, 3, clear_top))
    season["aberhalen/Spring Cup 2004.xlsx"] = [
        pairs_event("Spring Cup", date(2004, 3, 20), home, 26, 13, 2, clear_top,
                    kind="scrambled mitchell", sections=("A", "B"), people=who.everybody(52),
                    organiser="Welsh Bridge Union", status="national")]

    home = "Pontwylan"
    handicapped = who.pairs(home, 14)
    handicaps = [Fraction(rnd.choice([0, 0, 150, 200, 250, 300, 400, 450]), 100) for _ in range(14)]

    def with_handicaps(own):
        entries = one_winner(own, handicapped, 13, 2)
        for entry, handicap in zip(entries, handicaps):
            entry.handicap = handicap
        return Event("Handicap Trophy", date(2003, 11, 4), "pairs", 26, entries, movement="howell",
                     organiser="Pontwylan Bridge Club")

    def order_changes(event):
        scratch = max(event.entries, key=lambda e: e.score)
        return clear_top(event) and scratch.place > 1
    butler = who.pairs(home, 12)
    season["pontwylan/Tachwedd 2003.ods"] = numbered(
        until(rnd, with_handicaps, order_changes),
        until(rnd, lambda own: Event(
            "Cross-IMP Pairs", date(2003, 11, 18), "pairs", 22, cross_imps(own, butler, 11, 2),
            movement="howell", scoring="cross imps", organiser="Pontwylan Bridge Club"),
            clear_top))
    couples = who.pairs(home, 12)
    squads = [(f"{one[0].name.split()[-1]}'s Team", one + two)
              for one, two in zip(couples[::2], couples[1::2])]
    spare = next(p for p in who.all if p.club == home and p.number
                 and all(p not in players for _, players in squads))
    squads[1][1].append(spare)

    def late_teams(own):
        entries, cross = teams(own, squads, 6, False)
        entries[3].penalty, entries[3].reason = -3, "Arrived after the second board of round 1"
        entries[1].boards = [30, 30, 24, 30, 6]
        return Event("Mid-Winter Teams", date(2004, 2, 3), "teams", 30, entries, scoring="imps",
                     movement="all play all", organiser="Pontwylan Bridge Club",
                     extra={"cross": cross})

    def fifth_man_wins(event):
        return clear_top(event) and event.entries[1].place == 1 and event.entries[3].place == 2
    tuesday = who.pairs(home, 14)

    def with_fine(own):
        entries = mitchell(own, tuesday, 7, 3)
        entries[2].penalty, entries[2].reason = -2, "Slow play, second warning"
        return Event("Tuesday Pairs", date(2004, 2, 17), "pairs", 21, entries, winners=2,
                     movement="mitchell", organiser="Pontwylan Bridge Club")

    def fine_costs_a_place(event):
        entry = event.entries[2]
        others = [e for e in event.entries if e.direction == "NS" and e is not entry]
        before = 1 + sum(other.total > entry.score for other in others)
        return clear_top(event) and (before, entry.place) == (1, 2)
    season["pontwylan/Chwefror 2004.xlsx"] = numbered(
        until(rnd, late_teams, fifth_man_wins), until(rnd, with_fine, fine_costs_a_place))
    season["pontwylan/Ebrill 2004.xlsx"] = [
        pairs_event("Easter Pairs", date(2004, 4, 13), home, 14, 7, 4, tie_at(5, "EW", 3),
                    sections=("Red", "Blue"))]

    home = "Tre'r Eos"
    season["trer-eos/nov-03.xlsx"] = [
        pairs_event("Nos Fercher Pairs", date(2003, 11, 5), home, 5, 9, 2, clear_top,
                    kind="howell")]
    season["trer-eos/jan-04.xlsm"] = [
        pairs_event("Nos Fercher Short Pairs", date(2004, 1, 14), home, 4, 7, 2, clear_top,
                    kind="howell")]
    season["trer-eos/mar-04.xlsx"] = [
        pairs_event("Nos Fercher Pairs", date(2004, 3, 17), home, 6, 5, 5, clear_top)]
    season["trer-eos/area-pairs-2004.xlsx"] = [
        pairs_event("Glannau Area Pairs", date(2004, 6, 6), home, 12, 8, 3, clear_top,
                    kind="howell", sessions=2, people=who.everybody(24), status="area",
                    championship="minor", organiser="Glannau Area Bridge Association")]
    return season


# ---- Workbooks ---------------------------------------------------------------


@dataclass
class Formula:
    text: str
    value: object


def letters(column):
    return chr(ord("A") + column)


class Book:
    """A workbook in one club's look."""

    def __init__(self, path, font, size, dark, light, border="#BFBFBF"):
        self.book = xlsxwriter.Workbook(str(path))
        self.book.set_properties({"created": datetime(2004, 7, 1, 12)})
        self.dark, self.light, self.border = dark, light, border
        self.base = {"font_name": font, "font_size": size}
        self.formats = {}

    def look(self, **more):
        key = tuple(sorted(more.items()))
        if key not in self.formats:
            self.formats[key] = self.book.add_format({**self.base, **more})
        return self.formats[key]

    def sheet(self, name, widths=()):
        sheet = self.book.add_worksheet(name)
        for column, width in enumerate(widths):
            sheet.set_column(column, column, width)
        return sheet

    def heading(self):
        return self.look(bold=True, bg_color=self.dark, font_color="#FFFFFF", border=1,
                         border_color=self.border, text_wrap=True, valign="vcenter")

    def title(self, sheet, row, last, text, size=16):
        sheet.merge_range(row, 0, row, last, text, self.look(
            bold=True, font_size=size, font_color=self.dark, align="center", valign="vcenter"))
        sheet.set_row(row, size * 1.7)

    def put(self, sheet, row, column, value, **look):
        look = self.look(**look)
        match value:
            case None | "":
                sheet.write_blank(row, column, None, look)
            case Formula():
                sheet.write_formula(row, column, "=" + value.text, look, plain(value.value))
            case date():
                sheet.write_datetime(row, column, datetime(value.year, value.month, value.day), look)
            case str():
                sheet.write_string(row, column, value, look)
            case _:
                sheet.write_number(row, column, plain(value), look)

    def rows(self, sheet, top, heads, rows, formats=None, banded=True):
        """A table: headings and rows, each column with its number format."""
        formats = formats or {}
        for column, head in enumerate(heads):
            sheet.write_string(top, column, head, self.heading())
        for nth, row in enumerate(rows):
            for column, value in enumerate(row):
                look = {"border": 1, "border_color": self.border}
                if banded and nth % 2:
                    look["bg_color"] = self.light
                if heads[column] in formats:
                    look["num_format"] = formats[heads[column]]
                self.put(sheet, top + 1 + nth, column, value, **look)
        sheet.freeze_panes(top + 1, 0)
        sheet.repeat_rows(top)
        sheet.set_paper(9)

    def close(self):
        self.book.close()


def plain(value):
    return float(value) if isinstance(value, Fraction) else value


def by_place(event):
    return sorted(event.entries, key=lambda e: (e.direction != "NS", e.direction, e.place,
                                                 e.section, int(e.number)))


def with_players(entry, most):
    """Name and number of each player, in turn."""
    cells = []
    for nth in range(most):
        player = entry.players[nth] if nth < len(entry.players) else None
        cells += [player.name, player.number] if player else ["", ""]
    return cells


def llanfedwen(path, events):
    """Georgia on green; a cover, real dates, percentages as such, ranks by
    formula, the average of the scores above the headings."""
    book = Book(path, "Georgia", 11, "#1F5C3A", "#EAF3EC", "#9DBFA9")
    cover = book.sheet("Cover", [22, 40])
    book.title(cover, 0, 1, "Llanfedwen Bridge Club", 22)
    book.title(cover, 1, 1, "Clwb Bridge Llanfedwen · founded 1961", 11)
    championship = events[0].sessions > 1
    count = 1 if championship else Formula("COUNTA(Events!A2:A9)", len(events))
    for row, (key, value) in enumerate([
            ("Return for", path.stem.split(" ", 1)[1]), ("Secretary", "Heulwen Penry"),
            ("Sent to", "Master Point Secretary"), ("Events", count)], 3):
        book.put(cover, row, 0, key, bold=True)
        book.put(cover, row, 1, value, align="left")
    if championship:
        event = events[0]
        sheet = book.sheet("Event", [18, 34])
        for row, (key, value) in enumerate([
                ("Title", event.title), ("Date", event.date), ("End date", event.end),
                ("Club", event.organiser), ("Area", AREA), ("Rules", RULES),
                ("Format", event.format), ("Scoring", "matchpoints"), ("Status", event.status),
                ("Championship", event.championship), ("Movement", event.movement),
                ("Winners", event.winners), ("Boards", event.boards), ("Sessions", 2)]):
            book.put(sheet, row, 0, key, bold=True, bg_color=book.light)
            date_format = {"num_format": "d mmmm yyyy"} if isinstance(value, date) else {}
            book.put(sheet, row, 1, value, align="left", **date_format)
    else:
        sheet = book.sheet("Events", [7, 24, 14, 24, 10, 11, 10, 9, 11, 9, 8])
        book.rows(sheet, 0, ["Event", "Title", "Date", "Club", "Rules", "Format", "Scoring",
                             "Status", "Movement", "Winners", "Boards"],
                  [[int(e.id), e.title, e.date, e.organiser, RULES, e.format, e.scoring, e.status,
                    e.movement, e.winners, e.boards] for e in events], {"Date": "dd/mm/yyyy"})
    most = 2 if any(e.format == "pairs" for e in events) else 1
    sheet = book.sheet("Entries", [7, 7, 10, 26, 12, 26, 12])
    book.title(sheet, 0, 6, "Who played")
    players = [f"{head} {n}" for n in range(1, most + 1) for head in ("Player", "No")]
    book.rows(sheet, 2, ["Event", "Pair", "Direction", *players],
              [[int(e.id), int(x.number), x.direction, *with_players(x, most)]
               for e in events for x in e.entries])
    sheet = book.sheet("Results", [7, 7, 10, 10, 10, 10, 12])
    book.title(sheet, 0, 5, "Results")
    if championship:
        rows = [["", int(x.number), session + 1, x.mps[session], x.top[session]]
                for x in by_place(events[0]) for session in range(2)]
        for row, cells in enumerate(rows, 4):
            cells.append(Formula(f"D{row}/E{row}", Fraction(cells[3], cells[4])))
        book.rows(sheet, 2, ["Event", "Pair", "Session", "MPs", "Max score", "Share"], rows,
                  {"Share": "0.00%"})
    else:
        rows, row = [], 5
        for event in events:
            for entries in event.lists():
                last = row + len(entries) - 1
                area = f"D${row}:D${last}"
                for x in sorted(entries, key=lambda x: (x.place, int(x.number))):
                    rank = Formula(f"RANK(D{row},{area})", x.place)
                    rows.append([int(event.id), int(x.number), x.direction, x.score / 100, rank])
                    row += 1
        mean = Fraction(sum(cells[3] for cells in rows), len(rows))
        book.put(sheet, 1, 2, "Average", italic=True)
        book.put(sheet, 1, 3, Formula(f"AVERAGE(D5:D{row - 1})", mean), num_format="0.00%",
                 italic=True)
        book.rows(sheet, 3, ["Event", "Pair", "Direction", "%", "Place"], rows, {"%": "0.00%"})
    book.close()


def aberhalen(path, events):
    """Arial on blue with a crest; names in capitals, dates and percentages
    typed as text, shared places as `3=`, own columns and a table of matches."""
    book = Book(path, "Arial", 10, "#1B3F73", "#E3ECF7", "#8FA9CC")
    home = "ABERHALEN BRIDGE CLUB"
    date_text = "{0.day}/{0.month}/{0.year}".format
    sheet = book.sheet("Events", [9, 28, 12, 24, 10, 11, 12, 10, 19, 9, 8])
    sheet.insert_image(0, 0, "crest.png", {"image_data": crest(), "x_scale": 0.5, "y_scale": 0.5})
    book.title(sheet, 0, 10, home, 20)
    book.title(sheet, 1, 10, "Master point return", 12)
    book.rows(sheet, 3, ["EVENT", "TITLE", "DATE", "ORGANISER", "RULES", "FORMAT", "SCORING",
                         "STATUS", "MOVEMENT", "WINNERS", "BOARDS"],
              [[f"Game {e.id}", e.title, date_text(e.date), e.organiser, RULES.upper(),
                e.format.title(), e.scoring.title(), e.status.title(),
                e.movement.title(), str(e.winners), str(e.boards)] for e in events], banded=False)
    most = max(len(x.players) for e in events for x in e.entries)
    sections = any(x.section for e in events for x in e.entries)
    named = any(x.team for e in events for x in e.entries)
    sheet = book.sheet("Entries", [10, 10, 11] + ([20] if named else []) + [26, 15] * most)
    book.title(sheet, 0, 6, home)
    heads = ["EVENT", "PAIR NO.", "SECTION" if sections else "DIRECTION"]
    heads += ["TEAM NAME"] if named else []
    for n in range(1, most + 1):
        heads += [f"PLAYER NAME {n}", f"MEMBER NO. {n}"]
    book.rows(sheet, 2, heads, [
        [f"Game {e.id}", x.number, x.section if sections else x.direction,
         *([x.team] if named else []),
         *[cell.upper() for cell in with_players(x, most)]] for e in events for x in e.entries])
    sheet = book.sheet("Results", [10, 10, 10, 9, 12, 12, 16])
    book.title(sheet, 0, 6, home)
    rows = []
    for event in events:
        for x in by_place(event):
            shared = "=" if x.tied > 1 else ""
            score = f"{float(x.score):.2f}" if event.scoring == "percent" else x.score
            if "cross" in event.extra:
                score = Formula(f"'Cross table'!{letters(len(event.entries) + 2)}"
                                f"{int(x.number) + 4}", x.score)
            remark = "well done!" if x.place == 1 else ""
            rows.append([f"{x.place}{shared}", f"Game {event.id}", x.number,
                         x.section if sections else x.direction, score, remark])
    score_head = "%" if all(e.scoring == "percent" for e in events) else "SCORE"
    book.rows(sheet, 2, ["POSITION", "EVENT", "PAIR NO.", "SECTION" if sections else "DIRECTION",
                         score_head, "REMARKS"], rows)
    for event in events:
        if "cross" in event.extra:
            sheet = book.sheet("Cross table", [5, 22] + [7] * 12)
            book.title(sheet, 0, 10, f"{event.title}: victory points", 14)
            cross, size = event.extra["cross"], len(event.entries)
            rows = [[int(x.number), x.team, *[cell for cell in cross[i]],
                     Formula(f"SUM(C{i + 5}:{letters(size + 1)}{i + 5})", x.score)]
                    for i, x in enumerate(event.entries)]
            book.rows(sheet, 3, ["No", "Team", *[str(i + 1) for i in range(size)], "Total"], rows)
    book.close()


def pontwylan(path, events):
    """Verdana on plum; the sheets in another order, an own sheet of totals,
    member numbers before names, formulas for handicaps, notes on cells."""
    book = Book(path, "Verdana", 9, "#6B2D5C", "#F6ECF3", "#C9A6BF")
    sheet = book.sheet("Read me", [70])
    book.put(sheet, 0, 0, "Clwb Bridge Pontwylan", bold=True, font_size=18, font_color=book.dark)
    book.put(sheet, 1, 0, "Pwyntiau meistr / master points: " + path.stem, italic=True)
    handicap = any(x.handicap is not None for e in events for x in e.entries)
    sections = any(x.section for e in events for x in e.entries)
    sheet = book.sheet("Results", [8, 8, 9, 10, 10, 10, 10])
    book.title(sheet, 0, 4, "Canlyniadau · Results", 14)
    heads = ["Place", "Event", "No", "Section" if sections else "Direction",
             "IMPs" if events[0].scoring == "imps" else "Score"]
    heads += ["Handicap", "Handicap score"] if handicap else []
    rows, row = [], 4
    for event in events:
        for x in by_place(event):
            percent = event.scoring == "percent"
            score = x.score if not percent else two_decimals(x.score)
            label = f"{x.section} {x.number}{x.direction}" if sections else x.number
            cells = [x.place, event.id, x.number if sections else label,
                     x.section if sections else x.direction, score]
            if sections:
                cells[2] = f"{x.number}{x.direction}"
            if handicap:
                given = x.handicap is not None
                cells += [x.handicap, Formula(f"ROUND(E{row}+F{row},2)", x.total)] if given else \
                    ["", ""]
            rows.append(cells)
            row += 1
    book.rows(sheet, 2, heads, rows, {"Score": "0.00", "Handicap": "+0.0;-0.0;0",
                                      "Handicap score": "0.00", "IMPs": "0.00"}
              if not any(e.scoring == "cross imps" for e in events) else
              {"Handicap score": "0.00", "Handicap": "+0.0;-0.0;0", "Score": "0.##"})
    most = max(len(x.players) for e in events for x in e.entries)
    squads = any(x.boards for e in events for x in e.entries)
    named = any(x.team for e in events for x in e.entries)
    sheet = book.sheet("Entries", [8, 8, 10] + [22] * 12)
    heads = ["Event", "No", "Section" if sections else "Direction"] + (["Name"] if named else [])
    for n in range(1, most + 1):
        heads += [f"Number {n}", f"Player {n}"]
    heads += [f"Boards {n}" for n in range(1, most + 1)] if squads else []
    rows = []
    for event in events:
        for x in event.entries:
            cells = with_players(x, most)
            swapped = [cells[i ^ 1] for i in range(len(cells))]
            label = f"{x.number}{x.direction}" if sections else x.number
            rows.append([event.id, label, x.section if sections else x.direction,
                         *([x.team] if named else []), *swapped,
                         *((x.boards + [""] * most)[:most] if squads else [])])
    book.rows(sheet, 0, heads, rows)
    if squads:
        sheet.write_comment(2, 2 + named, "Five in this squad: the last played in one match only.",
                            {"author": "Secretary"})
    sheet = book.sheet("Events", [8, 22, 13, 25, 10, 12, 12, 10, 12, 9, 9, 10, 10])
    book.rows(sheet, 0, ["Event", "Title", "Date", "Organiser", "Area", "Rules", "Format",
                         "Scoring", "Status", "Movement", "Winners", "Boards", "Handicap"],
              [[e.id, e.title, e.date, e.organiser, AREA, RULES, e.format, e.scoring, e.status,
                e.movement, e.winners, e.boards,
                "yes" if any(x.handicap is not None for x in e.entries) else "no"]
               for e in events], {"Date": "ddd d mmm yyyy"})
    fined = [(e, x) for e in events for x in e.entries if x.penalty]
    if fined:
        sheet = book.sheet("Adjustments", [8, 8, 10, 10, 44])
        kinds = {"imps": "imp", "percent": "percent"}
        book.rows(sheet, 0, ["Event", "Entry", "Kind", "Amount", "Reason"],
                  [[e.id, f"{x.number}{x.direction}", kinds[e.scoring], x.penalty, x.reason]
                   for e, x in fined])
    sheet = book.sheet("Treasurer", [28, 12, 12])
    book.rows(sheet, 0, ["Table money", "Players", "Taken"],
              [[f"{e.title} {e.date:%d %b}", sum(len(x.players) for x in e.entries),
                Formula(f"B{i}*1.5", sum(len(x.players) for x in e.entries) * Fraction(3, 2))]
               for i, e in enumerate(events, 2)], {"Taken": "£#,##0.00"})
    book.close()


def trer_eos(path, events):
    """Plain Calibri with openpyxl: one event a workbook, keys down column A,
    pairs as `1NS`, member numbers as numbers shown with six digits."""
    event = events[0]
    book = openpyxl.Workbook()
    head, thin = Font(name="Calibri", bold=True, color="7F3F00"), Side(style="thin", color="D9B38C")
    fill, line = PatternFill("solid", fgColor="FCE9D4"), Border(bottom=thin)

    def fill_row(sheet, row, values, bold=False):
        for column, value in enumerate(values, 1):
            if value in (None, ""):
                continue
            cell = sheet.cell(row, column, plain(value))
            cell.border = line
            if bold:
                cell.font, cell.fill, cell.alignment = head, fill, Alignment(horizontal="center")
        return sheet

    sheet = book.active
    sheet.title = "Event"
    keys = [("Title", event.title), ("Date", event.date), ("Organiser", event.organiser),
            ("Area", AREA), ("Rules", RULES), ("Format", event.format),
            ("Scoring", "matchpoints" if event.sessions > 1 else "percent"),
            ("Status", event.status), ("Movement", event.movement), ("Boards", event.boards)]
    keys += [("Championship", event.championship)] if event.championship else []
    keys += [("Sessions", event.sessions)] if event.sessions > 1 else []
    for row, (key, value) in enumerate(keys, 1):
        sheet.cell(row, 1, key).font = head
        sheet.cell(row, 2, value).alignment = Alignment(horizontal="left")
        if isinstance(value, date):
            sheet.cell(row, 2).number_format = "yyyy\\-mm\\-dd"
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 16, 30
    sheet = book.create_sheet("Entries")
    fill_row(sheet, 1, ["Entry", "Player 1", "Number 1", "Player 2", "Number 2"], True)
    for row, x in enumerate(event.entries, 2):
        cells = [int(cell) if cell.isdigit() else cell for cell in with_players(x, 2)]
        label = f"{x.number}{x.direction}" if x.direction else int(x.number)
        fill_row(sheet, row, [label, *cells])
        for column in (3, 5):
            sheet.cell(row, column).number_format = "000000"
    for column, width in zip("ABCDE", (8, 30, 12, 30, 12)):
        sheet.column_dimensions[column].width = width
    sheet.freeze_panes = "B2"
    sheet = book.create_sheet("Results")
    sheet.merge_cells("A1:E1")
    sheet["A1"] = f"{event.title}, {event.date:%d.%m.%Y}"
    sheet["A1"].font = Font(name="Calibri", size=14, bold=True, color="7F3F00")
    if event.sessions > 1:
        fill_row(sheet, 3, ["Pair", "Session", "Matchpoints"], True)
        rows = [[int(x.number), session, x.mps[session - 1]]
                for session in range(1, event.sessions + 1) for x in event.entries]
    else:
        fill_row(sheet, 3, ["Pos", "Pair", "Percentage"], True)
        rows = [[x.place, f"{x.number}{x.direction}" if x.direction else int(x.number), x.score]
                for x in by_place(event)]
    for row, cells in enumerate(rows, 4):
        fill_row(sheet, row, cells)
        if event.sessions == 1:
            sheet.cell(row, 3).number_format = "0.00"
    for column in "ABC":
        sheet.column_dimensions[column].width = 13
    sheet.freeze_panes = "A4"
    book.save(path)
    settle(path)


HOUSES = {"llanfedwen": llanfedwen, "aberhalen": aberhalen, "pontwylan": pontwylan,
          "trer-eos": trer_eos}


def crest():
    """The crest of Aberhalen as PNG: a blue shield with a white bar."""
    width, height, raw = 64, 72, bytearray()
    for y in range(height):
        raw.append(0)
        for x in range(width):
            inside = abs(x - 31.5) < 28 * math.sqrt(max(0.0, 1 - (y / 74) ** 4))
            bar = abs(y - 26) < 5
            raw += bytes((27, 63, 115, 255) if inside and not bar else
                         (255, 255, 255, 255) if inside else (0, 0, 0, 0))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) +
                      chunk(b"IDAT", zlib.compress(bytes(raw), 9)) + chunk(b"IEND", b""))


def settle(path):
    """Takes the time of writing out of a workbook that is a zip archive."""
    told = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?")
    with zipfile.ZipFile(path) as old:
        parts = [(info.filename, info.compress_type, old.read(info)) for info in old.infolist()]
    with zipfile.ZipFile(path, "w") as new:
        for name, packing, data in parts:
            if name in ("docProps/core.xml", "meta.xml"):
                data = told.sub(b"2004-07-01T12:00:00", data)
                data = re.sub(rb"<meta:editing-duration>[^<]*</meta:editing-duration>", b"", data)
            if name == "styles.xml":  # the day and hour in the footer of an .ods page
                data = re.sub(rb"(<text:(date|time)\b[^>]*>)[^<]*<", rb"\1<", data)
                data = re.sub(rb' text:(date|time)-value="[^"]*"', b"", data)
            info = zipfile.ZipInfo(name, (2004, 7, 1, 12, 0, 0))
            info.compress_type = packing
            new.writestr(info, data)


FILTERS = {".xls": "xls:MS Excel 97", ".ods": "ods:calc8",
           ".xlsm": "xlsm:Calc MS Excel 2007 VBA XML"}


def convert(source, target):
    """Saves a workbook in another kind, as a club with LibreOffice does."""
    if not shutil.which("soffice"):
        print(f"{target.name} is left as it is: there is no soffice")
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile",
                        "--convert-to", FILTERS[target.suffix], "--outdir", folder, str(source)],
                       check=True, stdout=subprocess.DEVNULL)
        shutil.copyfile(Path(folder) / (source.stem + target.suffix), target)
    if zipfile.is_zipfile(target):
        settle(target)


def write_season(folder, season):
    for name, events in season.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        house = HOUSES[name.split("/")[0]]
        if path.suffix == ".xlsx":
            house(path, events)
        else:
            with tempfile.TemporaryDirectory() as scratch:
                source = Path(scratch) / (path.stem + ".xlsx")
                house(source, events)
                convert(source, path)


# ---- The mistakes ------------------------------------------------------------


def the_mistakes(seed=SEED + 1):
    """Sound events for the returns that are then spoilt, by name."""
    rnd = random.Random(seed)
    who = Players(rnd)
    home = "Llanfedwen"

    def pairs_event(day, tables, rounds, per_round, movement="howell"):
        play = mitchell if movement == "mitchell" else one_winner
        pairs = who.pairs(home, tables * 2)
        return until(rnd, lambda own: Event(
            "Monday Pairs", day, "pairs", rounds * per_round, play(own, pairs, rounds, per_round),
            winners=2 if movement == "mitchell" else 1, movement=movement,
            organiser="Llanfedwen Bridge Club"), clear_top)

    couples = who.pairs(home, 12)
    squads = [(f"{one[0].name.split()[-1]}'s Team", one + two)
              for one, two in zip(couples[::2], couples[1::2])]
    return {
        "teams": until(rnd, lambda own: Event(
            "Summer Teams", date(2004, 6, 7), "teams", 20, teams(own, squads, 4, True)[0],
            scoring="vps", movement="all play all", organiser="Llanfedwen Bridge Club"),
            clear_top),
        "entries": pairs_event(date(2004, 3, 1), 7, 7, 3, "mitchell"),
        "scores": pairs_event(date(2004, 3, 8), 6, 11, 2),
        "answers": [pairs_event(date(2004, 3, day), 5, 9, 2) for day in (15, 22, 29)],
        "twice": pairs_event(date(2004, 4, 5), 5, 9, 2),
        "noughts": pairs_event(date(2004, 4, 19), 5, 9, 2),
    }


class Grid(dict):
    """The sheets of a simple return as rows of cells, to be spoilt."""

    def __init__(self, *events):
        super().__init__()
        heads = ["Event", "Title", "Date", "Club", "Rules", "Format", "Scoring", "Status",
                 "Movement", "Winners", "Boards"]
        self["Events"] = [heads] + [
            [e.id, e.title, e.date, e.organiser, RULES, e.format, e.scoring, e.status, e.movement,
             e.winners, e.boards] for e in events]
        most = max(len(x.players) for e in events for x in e.entries)
        heads = [f"{head} {n}" for n in range(1, most + 1) for head in ("Player", "No")]
        team = any(x.team for e in events for x in e.entries)
        self["Entries"] = [["Event", "Entry", *(["Name"] if team else []), *heads]] + [
            [e.id, x.number + x.direction, *([x.team] if team else []), *with_players(x, most)]
            for e in events for x in e.entries]
        self["Results"] = [["Event", "Entry", "Score", "Place"]] + [
            [e.id, x.number + x.direction, plain(x.score), x.place]
            for e in events for x in by_place(e)]
        self.hidden, self.formats, self.errors = {}, {}, {}

    def find(self, sheet, entry, event=None):
        """The row of an entry."""
        return next(row for row in self[sheet][1:]
                    if row[1] == entry and event in (None, row[0]))

    def save(self, path):
        book = Book(path, "Calibri", 11, "#44546A", "#F2F2F2")
        for name, rows in self.items():
            widths = [max(len(str(row[c])) for row in rows if c < len(row)) + 2
                      for c in range(len(rows[0]))]
            sheet = book.sheet(name, [min(max(width, 8), 30) for width in widths])
            for row, cells in enumerate(rows):
                for column, value in enumerate(cells):
                    look = {"num_format": "dd/mm/yyyy"} if isinstance(value, date) else {}
                    if (name, row, column) in self.formats:
                        look["num_format"] = self.formats[name, row, column]
                    if row == 0:
                        sheet.write_string(row, column, value, book.heading())
                    else:
                        book.put(sheet, row, column, value, **look)
                if row in self.hidden.get(name, ()):
                    sheet.set_row(row, None, None, {"hidden": True})
            sheet.freeze_panes(1, 0)
        book.close()


def at(grid, sheet, entry):
    return grid[sheet].index(grid.find(sheet, entry))


def write_mistakes(folder, events):
    folder.mkdir(parents=True, exist_ok=True)

    # 1. Match scores typed into cells that were not text.
    grid = Grid(events["teams"])
    for row, cells in enumerate(grid["Entries"][1:], 1):
        cells[1] = f"1-{int(cells[1]) + 30}"  # the club numbers its teams 1-31, 1-32 …
    for cells in grid["Results"][1:]:
        cells[1] = f"1-{int(cells[1]) + 30}"
    row = at(grid, "Results", "1-33")
    grid["Results"][row][1] = date(1933, 1, 1)  # Excel: Jan-33
    grid.formats["Results", row, 1] = "mmm-yy"
    row = at(grid, "Results", "1-35")
    grid["Results"][row][2] = date(2004, 6, 5)  # typed 6-5 for 65: 06-May or 05-Jun
    grid.formats["Results", row, 2] = "d-mmm"
    grid.save(folder / "1 turned into dates.xlsx")

    # 2. Entries: unknown, twice, without a result, one number for two members.
    grid = Grid(events["entries"])
    grid.find("Results", "3NS")[1] = "33NS"
    rows = grid["Entries"]
    rows.insert(at(grid, "Entries", "5EW") + 1, list(grid.find("Entries", "5EW")))
    grid.find("Entries", "6NS")[3] = grid.find("Entries", "2EW")[3]
    grid["Results"].remove(grid.find("Results", "4EW"))
    grid.save(folder / "2 entries and results.xlsx")

    # 3. Scores: a letter for a nought, a decimal comma, #REF!, a place that
    # disagrees, rows that a filter hid.
    grid = Grid(events["scores"])
    order = [row[1] for row in grid["Results"][1:]]
    score = grid.find("Results", order[3])
    score[2] = f"{score[2]:.2f}"[:-1] + "O"
    score = grid.find("Results", order[5])
    score[2] = f"{score[2]:.2f}".replace(".", ",")
    score = grid.find("Results", order[8])
    score[2] = Formula("#REF!+1", "#REF!")
    score = grid.find("Results", order[1])
    score[2] = round(score[2] + 10, 2)
    grid.hidden["Results"] = [11, 12]
    grid.save(folder / "3 scores and places.xlsx")

    # 4. Answers: a rule set, a format and a status that there are not.
    grid = Grid(*(replace(event, id=str(n)) for n, event in enumerate(events["answers"], 1)))
    grid["Events"][1][4] = "wbu-2033"
    grid["Events"][2][5] = "pair"
    grid["Events"][3][7] = "county"
    grid["Events"][3][2] = "29/02/2003"
    grid.save(folder / "4 rules, format, status, date.xlsx")

    # 5. The sheet of events is not there.
    grid = Grid(events["twice"])
    del grid["Events"]
    grid.save(folder / "5 no sheet of events.xlsx")

    # 6. A workbook cut off on its way.
    grid = Grid(events["twice"])
    grid.save(folder / "6 cut off.xlsx")
    whole = (folder / "6 cut off.xlsx").read_bytes()
    (folder / "6 cut off.xlsx").write_bytes(whole[:len(whole) * 2 // 3])

    # 7. A page of a scoring program under the name of a workbook.
    page = "".join(f"<tr><td>{x.place}</td><td>{x.number}</td><td>{plain(x.score):.2f}</td></tr>\n"
                   for x in by_place(events["twice"]))
    (folder / "7 a web page.xls").write_text(
        f"<html><body><h1>Monday Pairs</h1><table>\n{page}</table></body></html>\n")

    # 8. One event sent twice, by two people, under two names.
    grid = Grid(events["twice"])
    grid.save(folder / "8 Monday 5 April.xlsx")
    grid["Events"][1][1] = "Club night"
    grid["Results"][1:] = reversed(grid["Results"][1:])
    grid.save(folder / "8 results for the union.xlsx")

    # 9. Member numbers typed into cells that were not text: noughts are gone.
    grid = Grid(events["noughts"])
    for row in (3, 7):
        for column in (3, 5):
            if grid["Entries"][row][column]:
                grid["Entries"][row][column] = int(grid["Entries"][row][column])
    grid.save(folder / "9 lost noughts.xlsx")


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    season = the_season()
    write_season(folder / "season", season)
    write_mistakes(folder / "mistakes", the_mistakes())
    played = {p for events in season.values() for e in events for x in e.entries for p in x.players}
    print(f"{len(season)} returns, {sum(map(len, season.values()))} events, {len(played)} players")


if __name__ == "__main__":
    main()
