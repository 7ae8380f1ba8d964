#!/usr/bin/env python3
"""Make the returns of championships/: a congress, a league, a knock-out and a ladder.

    python make_championships.py [FOLDER]        (FOLDER is where this file stands)

Needs XlsxWriter and openpyxl. People and ways of playing are those of make_samples.py; the same seed gives
the same bytes. Every person, club and event is made up.
"""
import math
import random
import sys
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

from make_samples import AREA, Book, Entry, Players, RULES, one_winner, rounds_of, two_decimals

SEED = 1925
LOOK = {"congress": ("Georgia", 10, "#5B2333", "#F6EDEF"), "league": ("Calibri", 11, "#1F4E78", "#EAF1F8"),
        "knock-out": ("Arial", 10, "#3B5B2E", "#EEF4EA"), "ladder": ("Verdana", 9, "#7A5A00", "#FBF6E6")}


class Return:
    """The sheets of a workbook, filled event by event."""

    def __init__(self):
        self.events, self.entries, self.results, self.matches, self.lineups = [], [], [], [], []

    def event(self, **keys):
        self.events.append({name.replace("_", " "): value for name, value in keys.items()})

    def contestants(self, event, entries, extra=None):
        for entry in entries:
            row = {"Event": event, "Entry": entry.number, "Section": entry.section, "Name": entry.team}
            for nth, player in enumerate(entry.players, 1):
                row[f"Player {nth}"], row[f"No {nth}"] = player.name, player.number
            row.update((extra or {}).get(entry.number, {}))
            self.entries.append(row)

    def scores(self, event, entries):
        for entry in entries:
            self.results.append({"Event": event, "Entry": entry.number, "Section": entry.section,
                                 "%": two_decimals(entry.score)})

    def write(self, path, look):
        path.parent.mkdir(parents=True, exist_ok=True)
        book = Book(path, *LOOK[look])
        for name, rows in (("Events", self.events), ("Entries", self.entries), ("Results", self.results),
                           ("Matches", self.matches), ("Lineups", self.lineups)):
            if not rows:
                continue
            heads = list(dict.fromkeys(head for row in rows for head in row))
            heads = [head for head in heads if any(row.get(head) not in (None, "") for row in rows)]
            # Numbers of players side by side, in their order.
            people = [head for head in heads if head.startswith(("Player ", "No ")) and name == "Entries"]
            heads = [head for head in heads if head not in people]
            heads += sorted(people, key=lambda head: (int(head.split()[1]), head.startswith("No")))
            widths = [max([len(head)] + [len(str(row.get(head, ""))) for row in rows]) + 2 for head in heads]
            widths = [12 if head in ("Date", "End date") else min(width, 42) for head, width in zip(heads, widths)]
            sheet = book.sheet(name, widths)
            formats = {"Date": "d mmm yyyy", "End date": "d mmm yyyy", "%": "0.00"}
            book.rows(sheet, 0, heads, [[row.get(head, "") for head in heads] for row in rows], formats)
            sheet.set_landscape()
        book.close()


def played(rnd, pairs, rounds, per_round):
    """Pairs of one field, best first, with whole percentages."""
    return one_winner(rnd, pairs, rounds, per_round)


def imps(rnd, one, other, boards):
    """IMPs of both sides of a match."""
    margin = round((one.skill - other.skill) * boards * 1.2 + rnd.gauss(0, 3.0 * math.sqrt(boards)))
    less = rnd.randint(boards // 4, boards)
    return (less + margin, less) if margin >= 0 else (less, less - margin)


def squads(names, couples, spare=()):
    found = [Entry(str(nth), list(a) + list(b), team=name)
             for nth, (name, a, b) in enumerate(zip(names, couples[::2], couples[1::2]), 1)]
    for entry, person in zip(found[1:], spare):
        entry.players.append(person)
    return found


# ---- The congress -------------------------------------------------------------


def congress(rnd, who):
    """A licensed week-end: pairs with a qualifier, final, consolation and open pairs; Swiss teams."""
    book = Return()
    shared = {"Organiser": f"{AREA} Congress", "Area": AREA, "Rules": RULES, "Status": "area",
              "Licence": "W 2004/17", "Licensed by": "wbu", "Congress": "Glannau 2004", "Open to": "wbu",
              "Outside entry": "yes", "Issue": "congress certificate", "Issuing officer": "Heulwen Madryn"}
    saturday, sunday = date(2004, 5, 22), date(2004, 5, 23)
    pairs = who.everybody(42)
    qualifier = played(rnd, pairs, 13, 2)
    ranked = sorted(qualifier, key=lambda entry: -entry.score)
    stages = [("P1", "Congress Pairs, qualifying", "qualifying", qualifier, {}),
              ("P2", "Congress Pairs, final", "final", ranked[:12], {"Qualifier": "P1"}),
              ("P3", "Congress Pairs, consolation", "consolation", ranked[12:26], {"Qualifier": "P1"}),
              ("P4", "Open Pairs", "open", ranked[26:], {})]
    for event, title, stage, entries, more in stages:
        if event != "P1":
            entries = played(rnd, [entry.players for entry in entries], 11, 2)
        book.event(Event=event, Title=title, Date=saturday, Format="pairs", Stage=stage, Boards=26 if event == "P1" else 22,
                   Movement="howell", **{"Part of": "Congress Pairs"}, **more, **shared)
        book.contestants(event, entries)
        book.scores(event, entries)
    names = ["Y Barcud", "Cat's Whiskers", "Tri a Thri", "Void in Hearts", "Pwll Mawr", "The Late Entries",
             "Coesau Hir", "Nine Tricks", "Ar y Ffin", "Double Dutch", "Penrhyn", "Long Suit"]
    teams = squads(names, who.everybody(24))
    free = [person for person in who.all if person.number and all(person not in team.players for team in teams)]
    teams[4].players.append(free[0])
    book.event(Event="T", Title="Congress Swiss Teams", Date=sunday, Format="swiss teams", Scoring="vps", Sessions=2,
               Boards=48, **{"Boards per match": 8, "VP scale": "wbf-continuous"}, **shared)
    book.contestants("T", teams)
    swiss(rnd, book, "T", teams, 6, 8)
    for match in range(1, 7):
        # The fifth player of Pwll Mawr played the first two matches for their fourth.
        for player in (1, 2, 3, 5) if match < 3 else (1, 2, 3, 4):
            book.lineups.append({"Event": "T", "Round": match, "Entry": "5", "Player": player, "Boards": 8})
    return book


def swiss(rnd, book, event, teams, rounds, boards):
    """Pairs teams of nearly equal totals who have not met."""
    totals, met = {team.number: 0 for team in teams}, set()

    def pair(left):
        if not left:
            return []
        one = left[0]
        for other in left[1:]:
            if frozenset((one.number, other.number)) not in met:
                rest = pair([team for team in left[1:] if team is not other])
                if rest is not None:
                    return [(one, other)] + rest
        return None

    for nth in range(1, rounds + 1):
        order = sorted(teams, key=lambda team: (-totals[team.number], int(team.number)))
        for table, (one, other) in enumerate(pair(order), 1):
            met.add(frozenset((one.number, other.number)))
            home, away = imps(rnd, one, other, boards)
            totals[one.number] += home - away
            totals[other.number] += away - home
            book.matches.append({"Event": event, "Session": 1 + (nth > rounds // 2), "Round": nth, "Table": table,
                                 "Home": one.number, "Away": other.number, "Boards": boards,
                                 "Home IMPs": home, "Away IMPs": away})


# ---- The league ----------------------------------------------------------------


def league(rnd, who):
    """Three divisions of a club, home and away; a match conceded and one that was never played."""
    book = Return()
    couples = who.couples["Aberhalen"] + who.couples["Llanfedwen"][:12]
    rnd.shuffle(couples)
    names = ["Aces", "Bargod", "Cwm", "Deuce", "Eryr", "Finesse", "Gwyll", "Honours", "Ifori", "Jacks",
             "Knaves", "Llanw", "Mynydd", "No Trump", "Overcall", "Penllyn", "Rebels"]
    teams = squads(names, couples)
    sizes, first = [6, 6, 5], 0
    for division, size in enumerate(sizes, 1):
        own = teams[first:first + size]
        first += size
        for number, team in enumerate(own, 1):
            team.number = str(number)
        event = f"D{division}"
        rounds = list(rounds_of(size))
        book.event(Event=event, Title=f"Aberhalen League, Division {division}", Date=date(2003, 9, 15),
                   **{"End date": date(2004, 4, 26)}, Organiser="Aberhalen Bridge Club", Area=AREA, Rules=RULES,
                   Format="league", Scoring="vps", Status="club", **{"Boards per match": 20, "VP scale": "wbf-continuous"},
                   Boards=20 * 2 * (size - 1), Divisions=3, Division=division, Legs=2,
                   **{"Part of": "Aberhalen League", "Issuing officer": "Gwilym Teifi"})
        book.contestants(event, own)
        day = date(2003, 9, 15)
        for leg in (1, 2):
            for nth, meetings in enumerate(rounds, 1):
                for a, b in meetings:
                    home, away = (own[a], own[b]) if leg == 1 else (own[b], own[a])
                    scored = imps(rnd, home, away, 20)
                    note = ""
                    if (event, leg, nth) == ("D1", 1, 2) and (a, b) == meetings[0]:
                        scored = (31, 31)
                    if (event, leg, nth) == ("D2", 2, 1) and (a, b) == meetings[0]:
                        scored, note = (12, 47), "conceded home"
                    if (event, leg, nth) == ("D3", 2, 4) and (a, b) == meetings[0]:
                        scored, note = None, "adjusted"
                    row = {"Event": event, "Session": leg, "Date": day, "Round": nth + (leg - 1) * len(rounds),
                           "Home": home.number, "Away": away.number, "Boards": 20}
                    if scored:
                        row["Home IMPs"], row["Away IMPs"] = scored
                    else:
                        row["Home VPs"], row["Away VPs"] = 12, 6
                    book.matches.append({**row, "Note": note})
                day += timedelta(days=21)
    return book


# ---- The knock-out ------------------------------------------------------------------


def knock_out(rnd, who):
    """Eleven teams: a preliminary round, then three rounds; a semi-final decided by extra boards."""
    book = Return()
    couples = list(who.couples["Pontwylan"])
    names = ["Afon", "Bont", "Castell", "Draenog", "Eithin", "Ffynnon", "Glan", "Hafan", "Iwan's Team", "Jenga", "Kyffin"]
    teams = squads(names, couples)
    book.event(Event="KO", Title="Pontwylan Knock-out Teams", Date=date(2003, 10, 6), **{"End date": date(2004, 3, 29)},
               Organiser="Pontwylan Bridge Club", Area=AREA, Rules=RULES, Format="knockout teams", Scoring="imps",
               Status="club", **{"Boards per match": 24, "Issuing officer": "Menna Rosser"})
    book.contestants("KO", teams)
    alive, day = teams, date(2003, 10, 20)
    for name in ("Preliminary", "Quarter-final", "Semi-final", "Final"):
        byes = 5 if name == "Preliminary" else 0
        through = alive[:byes]
        for nth, (one, other) in enumerate(zip(alive[byes::2], alive[byes + 1::2]), 1):
            boards = 36 if name == "Final" else 24
            home, away = imps(rnd, one, other, boards)
            row = {"Event": "KO", "Date": day, "Round": name, "Table": nth, "Home": one.number, "Away": other.number,
                   "Boards": boards, "Home IMPs": home, "Away IMPs": away}
            if (name, nth) == ("Semi-final", 1):
                row.update({"Home IMPs": 44, "Away IMPs": 44, "Result": "0-1", "Note": "extra boards"})
                through.append(other)
            else:
                if home == away:
                    row["Home IMPs"], home = home + 1, home + 1
                through.append(one if home > away else other)
            book.matches.append(row)
        alive, day = through, day + timedelta(days=49)
    return book


# ---- The ladder -----------------------------------------------------------------------


def ladder(rnd, who):
    """Eight Monday games in two returns, and the ladder that ranks them."""
    club = "Tre'r Eos"
    regulars = who.couples[club][:8]
    autumn, winter, series = Return(), Return(), Return()
    for nth in range(8):
        book, day = (autumn if nth < 4 else winter), date(2003, 10, 13) + timedelta(days=14 * nth)
        away = rnd.sample(who.couples[club][8:], 4)
        pairs = [list(pair) for pair in rnd.sample(regulars, 6) + away]
        entries = played(rnd, pairs, 9, 3)
        event = str(nth % 4 + 1)
        book.event(Event=event, Title=f"Monday Ladder, game {nth + 1}", Date=day, Organiser=f"{club} Bridge Club", Area=AREA,
                   Rules=RULES, Format="pairs", Movement="howell", Boards=27, Ladder="MON")
        book.contestants(event, entries)
        book.scores(event, entries)
    series.event(Event="MON", Title="Monday Ladder 2003-04", Date=date(2003, 10, 13), **{"End date": date(2004, 1, 19)},
                 Organiser=f"{club} Bridge Club", Area=AREA, Rules=RULES, Format="ladder pairs",
                 **{"Results counted": 6, "Issuing officer": "Ynyr Wogan"})
    return autumn, winter, series


def main():
    folder = (Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent) / "championships"
    rnd = random.Random(SEED)
    who = Players(rnd)
    congress(rnd, who).write(folder / "congress" / "Glannau Congress 2004.xlsx", "congress")
    league(rnd, who).write(folder / "aberhalen" / "League 2003-04.xlsx", "league")
    knock_out(rnd, who).write(folder / "pontwylan" / "Knock-out 2003-04.xlsx", "knock-out")
    for name, book in zip(("Mondays autumn", "Mondays winter", "Monday Ladder"), ladder(rnd, who)):
        book.write(folder / "trer-eos" / f"{name}.xlsx", "ladder")


if __name__ == "__main__":
    main()
