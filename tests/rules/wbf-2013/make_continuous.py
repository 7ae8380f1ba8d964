#!/usr/bin/env python3
"""Writes continuous.csv: the WBF continuous scale for 1 to 100 boards, with 60
decimals and a correction by upper hulls, neither of which the program uses.

    python3 tests/rules/wbf-2013/make_continuous.py
"""

import csv
import pathlib
from decimal import ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction

getcontext().prec = 60
R = Decimal(5).sqrt() - 2


def plain(boards):
    blitz = 15 * Decimal(boards).sqrt()
    values, margin = [], 0
    while True:
        if margin >= blitz:
            return [*values, 2000]
        vps = 10 + 10 * (1 - R ** (margin / blitz)) / (1 - R)
        values.append(int((vps * 100).quantize(Decimal(1), ROUND_HALF_UP)))
        margin += 1


def corrected(values):
    """The least whole-numbered table not below `values` whose steps never grow:
    the upper hull, rounded up, again and again until it stays."""
    while True:
        hull = []
        for point in enumerate(values):
            while len(hull) > 1 and cross(hull[-2], hull[-1], point) >= 0:
                hull.pop()
            hull.append(point)
        new, part = [], 0
        for x in range(len(values)):
            while part + 2 < len(hull) and hull[part + 1][0] < x:
                part += 1
            (x0, y0), (x1, y1) = hull[part], hull[part + 1]
            new.append(-((-(y0 + Fraction((y1 - y0) * (x - x0), x1 - x0))) // 1))
        if new == values:
            return new
        values = new


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def main():
    here = pathlib.Path(__file__).parent
    with open(here / "continuous.csv", "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["boards", "clause", "winner by margin from 0"])
        for boards in range(1, 101):
            table = corrected(plain(boards))
            writer.writerow([boards, "WBF 2013", " ".join(f"{v // 100}.{v % 100:02}" for v in table)])


main()
