"""Compares the awards of a run with those of a secretary's script, event by event.

    against_script.py OURS SCRIPTS

Both are output folders of the same tidy season. A difference is allowed only where palmares says why:
“events flagged major that” cannot be (3.2.6) bear the problem not-major.
"""
import collections
import csv
import sys
from pathlib import Path


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def ours(folder):
    """Awards by event, and the problem codes of each event."""
    names, codes = {}, collections.defaultdict(set)
    for event in rows(folder / "data/events.csv"):
        names[event["event_key"]] = (event["title"], event["date"])
        codes[event["title"], event["date"]]
    by_place = {(e["return"], e["event"]): (e["title"], e["date"]) for e in rows(folder / "data/events.csv")}
    for problem in rows(folder / "data/problems.csv"):
        if (problem["return"], problem["event"]) in by_place:
            codes[by_place[problem["return"], problem["event"]]].add(problem["code"])
    awards = collections.defaultdict(collections.Counter)
    for award in rows(folder / "data/awards.csv"):
        awards[names[award["event_key"]]][award["player_no"], award["place"], award["points"]] += 1
    return awards, codes


def scripts(folder):
    """The script's file has no headings: number, name, title, date, entry, place, points, basis."""
    awards = collections.defaultdict(collections.Counter)
    with open(folder / "data/awards.csv", newline="", encoding="utf-8") as file:
        for number, _, title, date, _, place, points, _ in csv.reader(file):
            awards[title, date][number, place, points] += 1
    return awards


def main():
    (awards, codes), other = ours(Path(sys.argv[1])), scripts(Path(sys.argv[2]))
    differing = [event for event in codes.keys() | other.keys() if awards[event] != other[event]]
    unexplained = [event for event in differing if "not-major" not in codes[event]]
    print(f"{len(codes)} events; {len(differing)} differ, all but {len(unexplained)} by 3.2.6")
    for title, date in unexplained[:10]:
        print(f"  {title}, {date}")
    sys.exit(bool(unexplained) or not codes)


main()
