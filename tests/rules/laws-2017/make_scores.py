#!/usr/bin/env python3
"""Writes scores.csv: Law 77 of 2017 for every contract, doubling, vulnerability
and number of tricks, out of the amounts that the Law prints. It knows nothing of
the program that is tested with it.

    python3 tests/rules/laws-2017/make_scores.py
"""

import csv
import pathlib

# Trick points, Law 77: odd tricks bid and made.
TRICK = {
    ("C", ""): [20, 40, 60, 80, 100, 120, 140],
    ("D", ""): [20, 40, 60, 80, 100, 120, 140],
    ("H", ""): [30, 60, 90, 120, 150, 180, 210],
    ("S", ""): [30, 60, 90, 120, 150, 180, 210],
    ("NT", ""): [40, 70, 100, 130, 160, 190, 220],
    ("C", "x"): [40, 80, 120, 160, 200, 240, 280],
    ("D", "x"): [40, 80, 120, 160, 200, 240, 280],
    ("H", "x"): [60, 120, 180, 240, 300, 360, 420],
    ("S", "x"): [60, 120, 180, 240, 300, 360, 420],
    ("NT", "x"): [80, 140, 200, 260, 320, 380, 440],
    ("C", "xx"): [80, 160, 240, 320, 400, 480, 560],
    ("D", "xx"): [80, 160, 240, 320, 400, 480, 560],
    ("H", "xx"): [120, 240, 360, 480, 600, 720, 840],
    ("S", "xx"): [120, 240, 360, 480, 600, 720, 840],
    ("NT", "xx"): [160, 280, 400, 520, 640, 760, 880],
}

# Each overtrick; the trick value of the strain where it is not doubled.
OVERTRICK = {
    ("no", "x"): 100, ("no", "xx"): 200, ("yes", "x"): 200, ("yes", "xx"): 400,
    "C": 20, "D": 20, "H": 30, "S": 30, "NT": 30,
}

# Undertricks, down one to down thirteen, added up.
UNDERTRICKS = {
    ("no", ""): [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    ("yes", ""): [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    ("no", "x"): [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    ("yes", "x"): [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
    ("no", "xx"): [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    ("yes", "xx"): [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
}

PREMIUM = {  # part score, game, small slam on top, grand slam on top
    "no": (50, 300, 500, 1000),
    "yes": (50, 500, 750, 1500),
}
INSULT = {"": 0, "x": 50, "xx": 100}

# Scores that every card table shows, as a check on the amounts above.
KNOWN = [
    ("3NT", "no", 9, 400), ("3NT", "yes", 9, 600), ("3NT", "no", 10, 430), ("3NT", "yes", 11, 660),
    ("1NT", "no", 7, 90), ("1NT", "yes", 8, 120), ("2NT", "no", 8, 120), ("1C", "no", 7, 70),
    ("1H", "no", 7, 80), ("2S", "no", 8, 110), ("2S", "yes", 9, 140), ("3D", "no", 9, 110),
    ("4S", "no", 10, 420), ("4H", "yes", 10, 620), ("4S", "yes", 11, 650), ("5C", "no", 11, 400),
    ("5D", "yes", 11, 600), ("6H", "no", 12, 980), ("6S", "yes", 12, 1430), ("6D", "no", 12, 920),
    ("6C", "yes", 12, 1370), ("6NT", "no", 12, 990), ("6NT", "yes", 12, 1440),
    ("7C", "yes", 13, 2140), ("7C", "no", 13, 1440), ("7S", "no", 13, 1510), ("7S", "yes", 13, 2210),
    ("7NT", "no", 13, 1520), ("7NT", "yes", 13, 2220), ("7NTx", "yes", 13, 2490),
    ("7NTxx", "yes", 13, 2980), ("7NTxx", "no", 13, 2280), ("1Cx", "no", 7, 140),
    ("1Cxx", "no", 7, 230), ("2Sx", "no", 8, 470), ("2Sx", "yes", 8, 670), ("2Cx", "no", 8, 180),
    ("2Cxx", "no", 8, 560), ("2Dxx", "yes", 8, 760), ("1NTx", "no", 7, 180), ("1NTxx", "yes", 7, 760),
    ("1NTxx", "yes", 13, 3160), ("3NTx", "yes", 10, 950), ("4Hx", "no", 10, 590),
    ("4Hx", "yes", 10, 790), ("4Hx", "no", 7, -500), ("4Hx", "yes", 7, -800), ("4Hx", "no", 8, -300),
    ("4Hx", "yes", 8, -500), ("4Hx", "no", 6, -800), ("4Hxx", "no", 9, -200), ("4Hxx", "yes", 9, -400),
    ("4H", "no", 9, -50), ("4H", "yes", 8, -200), ("7NTxx", "yes", 0, -7600), ("7NTx", "no", 0, -3500),
    ("7NT", "yes", 0, -1300), ("1C", "no", 0, -350), ("1NTxx", "no", 13, 1760),
]


def score(level, strain, doubling, vulnerable, tricks):
    over = tricks - level - 6
    if over < 0:
        return -UNDERTRICKS[vulnerable, doubling][-over - 1]
    points = TRICK[strain, doubling][level - 1]
    part, game, small, grand = PREMIUM[vulnerable]
    premium = game if points >= 100 else part
    premium += {6: small, 7: grand}.get(level, 0) + INSULT[doubling]
    each = OVERTRICK[vulnerable, doubling] if doubling else OVERTRICK[strain]
    return points + premium + over * each


def main():
    rows = []
    for level in range(1, 8):
        for strain in ("C", "D", "H", "S", "NT"):
            for doubling in ("", "x", "xx"):
                for vulnerable in ("no", "yes"):
                    scores = [score(level, strain, doubling, vulnerable, t) for t in range(14)]
                    rows.append([f"{level}{strain}{doubling}", vulnerable, "Law 77", *scores])
    table = {(row[0], row[1]): row[3:] for row in rows}
    for contract, vulnerable, tricks, expected in KNOWN:
        assert table[contract, vulnerable][tricks] == expected, (contract, vulnerable, tricks)
    here = pathlib.Path(__file__).parent
    with open(here / "scores.csv", "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["contract", "vulnerable", "clause", *(f"tricks {t}" for t in range(14))])
        writer.writerows(rows)
    with open(here / "known_scores.csv", "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["contract", "vulnerable", "tricks", "score", "clause"])
        writer.writerows([*row, "Law 77"] for row in KNOWN)


main()
