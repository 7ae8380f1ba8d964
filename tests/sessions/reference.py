#!/usr/bin/env python3
"""Makes the sessions of this folder and scores them by itself.

    reference.py        writes <name>.txt, a return as text, and <name>.csv, what it must come to

It shares nothing with palmares: contracts by the printed components of Law 77, IMPs by the printed
table of Law 78B, fractions throughout, victory points with sixty decimals. `tests/returns/sessions.rs` runs
every return and compares. Names and results are drawn from a fixed seed.
"""
import random
from decimal import Decimal, getcontext
from fractions import Fraction as F
from pathlib import Path

getcontext().prec = 60
HERE = Path(__file__).parent
IMPS = [0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000]


def imp(d):
    size = max(i for i, edge in enumerate(IMPS) if abs(d) >= edge)
    return size if d >= 0 else -size


def vulnerable(board, seat):
    both = [(0, 0), (1, 0), (0, 1), (1, 1), (1, 0), (0, 1), (1, 1), (0, 0), (0, 1), (1, 1), (0, 0), (1, 0), (1, 1), (0, 0), (1, 0), (0, 1)]
    return both[(board - 1) % 16][0 if seat in "NS" else 1]


def contract_score(level, strain, double, vul, tricks):
    made = tricks - 6 - level
    if made < 0:
        down = -made
        if double == "":
            return -down * (100 if vul else 50)
        table = [200] + [300] * 12 if vul else [100, 200, 200] + [300] * 10
        return -sum(table[:down]) * (2 if double == "xx" else 1)
    factor = {"": 1, "x": 2, "xx": 4}[double]
    each = 20 if strain in "CD" else 30
    trick = (level * each + (10 if strain == "N" else 0)) * factor
    over = each if double == "" else (100 if double == "x" else 200) * (2 if vul else 1)
    bonus = (500 if vul else 300) if trick >= 100 else 50
    bonus += {6: 750 if vul else 500, 7: 1500 if vul else 1000}.get(level, 0)
    bonus += {"": 0, "x": 50, "xx": 100}[double]
    return trick + made * over + bonus


def a_result(rng, board):
    """Contract, declarer, tricks, score from North-South."""
    if rng.random() < 0.03:
        return "pass", "", "", 0
    level = rng.choice([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7]); strain = rng.choice("CDHSN")
    double = rng.choice([""] * 8 + ["x", "xx"]); by = rng.choice("NESW")
    tricks = min(13, max(0, level + 6 + rng.choice([-3, -2, -1, -1, 0, 0, 0, 1, 1, 2])))
    score = contract_score(level, strain, double, vulnerable(board, by), tricks)
    return f"{level}{'NT' if strain == 'N' else strain}{double}", by, tricks, score if by in "NS" else -score


def nearest10(mean):
    steps = abs(mean) / 10 + F(1, 2)
    return (1 if mean >= 0 else -1) * (steps.numerator // steps.denominator) * 10


def datum(scores):
    n = len(scores); out = 1 if n < 15 else 2 if n < 25 else 3
    middle = sorted(scores)[out:n - out]
    return nearest10(F(sum(middle)) / len(middle))


def wbf(boards):
    """The continuous scale in hundredths by IMPs: rounded, then corrected from the top of the table."""
    r = (Decimal(5).sqrt() - 1) / 2; blitz = 15 * Decimal(boards).sqrt(); table = []
    while not table or table[-1] < 2000:
        x = (1 - r ** (3 * Decimal(len(table)) / blitz)) / (1 - r ** 3)
        table.append(min(2000, int((1000 + 1000 * x + Decimal("0.5")) // 1)))
    changed = True
    while changed:
        changed = False
        for i in range(1, len(table) - 1):
            if table[i + 1] - table[i] > table[i] - table[i - 1]:
                table[i] += 1; changed = True
    return table


def vps(net, boards):
    table = wbf(boards); won = table[min(abs(net), len(table) - 1)]
    return F(won if net >= 0 else 2000 - won, 100)


class Return:
    def __init__(self, name, entries, columns, **event):
        self.name, self.entries, self.columns, self.event = name, entries, columns, event
        self.rows, self.extra, self.record = [], [], None

    def write(self, totals, why):
        """totals: {entry: score}, ranked by the directions of the entries."""
        keys = dict(Title=self.name.replace("-", " "), Organiser="Riverside Bridge Club", Date="@2018-08-01", **self.event)
        lines = ["## Event"] + [f"{k.replace('_', ' ')} | {v}" for k, v in keys.items()] + ["## Entries", "Entry | Direction | Section | Name | Player 1 | Player 2"]
        for label, direction, section in self.entries:
            team = f"Team {label}" if "teams" in self.event["Format"] else ""
            partner = "" if self.event["Format"] == "individual" else f"South {label}"
            lines.append(f"{label} | {direction} | {section} | {team} | North {label} | {partner}")
        lines += ["## Boards", " | ".join(self.columns)] + [" | ".join(str(r.get(c, "")) for c in self.columns) for r in self.rows] + self.extra
        (HERE / f"{self.name}.txt").write_text("\n".join(lines) + "\n")
        group = {label: (direction if self.event.get("Winners") == 2 else "", section if self.event.get("Scored_across_the_field") == "no" else "") for label, direction, section in self.entries}
        out = ["entry,score,place,record,why"]
        for label, total in totals.items():
            place = 1 + sum(1 for o, t in totals.items() if group[o] == group[label] and t > total)
            out.append(f"{label},{total.numerator}/{total.denominator},{place},{'-'.join(map(str, self.record[label])) if self.record else ''},{why}")
        (HERE / f"{self.name}.csv").write_text("\n".join(out) + "\n")


def matchpoints(rows, keys, adjusted=lambda share: None):
    """{pair: (points, possible)} with Neuberg, own averages for A+ and A-."""
    fields = {}
    for r in rows:
        if r.get("Adjusted") != "NP":
            fields.setdefault(keys(r), []).append(r)
    sizes = {}
    for k, f in fields.items():
        sizes[k[:-1]] = max(sizes.get(k[:-1], 0), len(f))
    won, later = {}, []
    for k, f in fields.items():
        n, top = sizes[k[:-1]], 2 * (sizes[k[:-1]] - 1)
        real = [r for r in f if "atoms" in r]
        for r in f:
            if "atoms" not in r:
                later.append((r, top)); continue
            for side, pair in ((0, r["NS"]), (1, r["EW"])):
                m = F(0)
                for o in real:
                    if o is not r:
                        m += sum(w * v * (2 if a > b else 1 if a == b else 0) for a, w in r["atoms"][side] for b, v in o["atoms"][side])
                m = (m + 1) * F(n, len(real)) - 1
                p = won.setdefault(pair, [F(0), F(0)]); p[0] += m; p[1] += top
    base = {p: a / b for p, (a, b) in won.items()}
    for r, top in later:
        for word, pair in zip(r["words"], (r["NS"], r["EW"])):
            own = base[pair]
            share = {"A+": max(F(6, 10), own), "A": F(1, 2), "A-": min(F(4, 10), own)}.get(word) if isinstance(word, str) else F(word, 100)
            won[pair][0] += share * top; won[pair][1] += top
    return won


def line(rng, board, ns, ew, **more):
    contract, by, tricks, score = a_result(rng, board)
    return dict(Board=board, NS=ns, EW=ew, Contract=contract, By=by, Tricks=tricks, Score=score, atoms=[[(score, F(1))], [(-score, F(1))]], **more)


def adjust(row, text, words=None, atoms=None):
    for k in ("Contract", "By", "Tricks", "Score", "atoms"):
        row.pop(k, None)
    row["Adjusted"] = text
    if words: row["words"] = words
    if atoms: row["atoms"] = [atoms, [(-s, w) for s, w in atoms]]


COLUMNS = ["Session", "Round", "Section", "Board", "NS", "EW", "Contract", "By", "Tricks", "Score", "Adjusted"]


def mitchell():
    rng = random.Random(3); n = 7
    t = Return("mitchell-with-rulings", [(f"{i}{d}", d, "") for i in range(1, n + 1) for d in ("NS", "EW")], COLUMNS, Format="pairs", Rules="wbu-2003", Scoring="matchpoints", Movement="mitchell", Winners=2)
    for r in range(n):
        for table in range(n):
            for b in (1, 2, 3):
                board = ((table + r) % n) * 3 + b
                t.rows.append(line(rng, board, f"{table + 1}NS", f"{(table - r) % n + 1}EW", Round=r + 1))
    adjust(t.rows[4], "A+/A-", ("A+", "A-")); adjust(t.rows[30], "A", ("A", "A")); adjust(t.rows[55], "60/40", (60, 40))
    adjust(t.rows[77], "NP"); adjust(t.rows[90], "A+", ("A+", "A+")); adjust(t.rows[120], "weighted 420*0.6+170*0.4", atoms=[(420, F(6, 10)), (170, F(4, 10))])
    won = matchpoints(t.rows, lambda r: (r["Board"],))
    t.write({p: 100 * a / b for p, (a, b) in won.items()}, "Laws 78A 12C; Neuberg")


def sections():
    for across in ("yes", "no"):
        rng = random.Random(5)
        t = Return(f"two-sections-{'as-one' if across == 'yes' else 'apart'}", [(f"{s}{i}", "", s) for s in "AB" for i in range(1, 9)], COLUMNS, Format="pairs", Rules="wbu-2003", Scoring="matchpoints", Movement="howell", Sessions=2, Scored_across_the_field=across)
        for session in (1, 2):
            for s in "AB":
                for r in range(7):
                    seats = [7] + [(r + k) % 7 for k in range(7)]
                    for table in range(4):
                        one, other = seats[table], seats[7 - table]
                        for b in (1, 2):
                            t.rows.append(line(rng, r * 2 + b + 14 * (session - 1), f"{s}{one + 1}", f"{s}{other + 1}", Session=session, Round=r + 1, Section=s))
        t.rows.pop(20)
        won = matchpoints(t.rows, lambda r: (r["Session"], r["Section"] if across == "no" else "", r["Board"]))
        t.write({p: 100 * a / b for p, (a, b) in won.items()}, "Law 78A; sections " + ("as one field" if across == "yes" else "apart"))


def imp_pairs():
    for name, tables, scoring in (("butler-16-tables", 16, "butler"), ("butler-26-tables", 26, "butler"), ("cross-imps-9-tables", 9, "cross imps")):
        rng = random.Random(tables)
        t = Return(name, [(str(i), "", "") for i in range(1, 2 * tables + 1)], COLUMNS, Format="pairs", Rules="abf-anc-2018", Competition="ancc", Scoring=scoring, Movement="howell")
        for r in range(5):
            for table in range(tables):
                t.rows.append(line(rng, r + 1, str(table + 1), str(tables + (table + r) % tables + 1), Round=r + 1))
        adjust(t.rows[2], "A+", ("A+", "A+"))
        total = {e: F(0) for e, _, _ in t.entries}
        for board in range(1, 6):
            real = [r for r in t.rows if r["Board"] == board and "atoms" in r]
            d = datum([r["Score"] for r in real]) if scoring == "butler" else None
            for r in real:
                x = F(imp(r["Score"] - d)) if d is not None else F(sum(imp(r["Score"] - o["Score"]) for o in real), len(real) - 1)
                total[r["NS"]] += x; total[r["EW"]] -= x
        for p in ("NS", "EW"):
            total[t.rows[2][p]] += 2
        t.write(total, {"butler": "17.10 17.11 17.12 7.3", "cross imps": "IMPs by comparisons; 7.3"}[scoring])


def swiss_teams():
    rng = random.Random(11); n, boards = 8, 7
    t = Return("swiss-teams", [(str(i), "", "") for i in range(1, n + 1)], ["Round", "Room"] + COLUMNS[3:], Format="swiss teams", Rules="wbu-2003", Scoring="vps", VP_scale="wbf-continuous", Boards_per_match=boards)
    total = {str(i): F(0) for i in range(1, n + 1)}
    t.record = {e: [0, 0, 0] for e in total}
    for r in range(3):
        for table in range(n // 2):
            home, away = str(table + 1), str(n // 2 + 1 + (table + r) % (n // 2)); nets = [F(0), F(0)]
            for b in range(1, boards + 1):
                rooms = [line(rng, b, home, away, Round=r + 1, Room="open"), line(rng, b, away, home, Round=r + 1, Room="closed")]
                if (r, table, b) == (1, 2, 4):
                    adjust(rooms[1], "A+/A-", ("A+", "A-")); nets[1] += 3; nets[0] -= 3
                else:
                    swing = imp(rooms[0]["Score"] - rooms[1]["Score"]); nets[0] += swing; nets[1] -= swing
                t.rows += rooms
            total[home] += vps(int(nets[0]), boards); total[away] += vps(int(nets[1]), boards)
            t.record[home][0 if nets[0] > 0 else 1 if nets[0] == 0 else 2] += 1
            t.record[away][0 if nets[1] > 0 else 1 if nets[1] == 0 else 2] += 1
    t.write(total, "Law 78B; WBF continuous scale for 7 boards; Law 12C2(b)")


def board_a_match():
    rng = random.Random(13); n = 4
    t = Return("board-a-match-teams", [(str(i), "", "") for i in range(1, n + 1)], ["Round", "Room"] + COLUMNS[3:], Format="teams", Rules="wbu-2003", Scoring="matchpoints")
    won = {str(i): F(0) for i in range(1, n + 1)}; count = 0
    for r, pairs in enumerate([((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))]):
        for home, away in pairs:
            for b in range(1, 9):
                rooms = [line(rng, b, home, away, Round=r + 1, Room="open"), line(rng, b, away, home, Round=r + 1, Room="closed")]
                d = rooms[0]["Score"] - rooms[1]["Score"]; t.rows += rooms
                won[str(home)] += 2 if d > 0 else 1 if d == 0 else 0; won[str(away)] += 0 if d > 0 else 1 if d == 0 else 2
    t.write({e: 100 * p / 48 for e, p in won.items()}, "24 boards of 2: better 2 equal 1")


def individual():
    rng = random.Random(17)
    t = Return("individual", [(str(i), "", "") for i in range(1, 9)], COLUMNS, Format="individual", Rules="wbu-2003", Scoring="matchpoints")
    for r in range(7):
        order = list(range(1, 9)); rng.shuffle(order)
        for table in range(2):
            a, b, c, d = order[4 * table:4 * table + 4]
            for k in (1, 2):
                t.rows.append(line(rng, 2 * r + k, f"{a} & {b}", f"{c} & {d}", Round=r + 1))
    pairs = matchpoints(t.rows, lambda r: (r["Board"],)); won = {}
    for side, (a, b) in pairs.items():
        for p in side.split(" & "):
            q = won.setdefault(p, [F(0), F(0)]); q[0] += a; q[1] += b
    t.write({p: 100 * won[p][0] / won[p][1] for p in sorted(won)}, "Law 78A for each of the two players")


def ipc():
    rng = random.Random(19); n = 8
    t = Return("swiss-pairs-by-percentage", [(str(i), "", "") for i in range(1, n + 1)], ["Round"] + COLUMNS[3:], Format="swiss pairs", Rules="abf-anc-2018", Competition="ipc")
    total = {str(i): F(0) for i in range(1, n + 1)}
    for r in range(3):
        rows = []
        for table in range(n // 2):
            for b in range(1, 11):
                rows.append(line(rng, b, str(table + 1), str(n // 2 + 1 + (table + r) % (n // 2)), Round=r + 1))
        for pair, (a, b) in matchpoints(rows, lambda r: (r["Board"],)).items():
            x = 100 * a / b; x = F(int((x * 100 + F(1, 2)) // 1), 100)
            total[pair] += 20 if x > 70 else 0 if x < 30 else (x - 20) * F(2, 5) if x >= F(115, 2) else (x - 35) * F(2, 3) if x >= F(85, 2) else (x - 30) * F(2, 5)
        t.rows += rows
    t.write(total, "15.2; App IPC VP 0 to 5")


def itc():
    t = Return("interstate-teams-with-matches", [(str(i), "", "") for i in range(1, 6)], ["Board", "NS", "EW"], Format="round robin", Rules="abf-anc-2018", Competition="itc")
    t.extra = ["## Matches", "Round | Home | Away | Boards | Home IMPs | Away IMPs | Home A+ | Away A+ | Note"]
    total = {str(i): F(0) for i in range(1, 6)}
    scale = lambda n: F(0) if n < -35 else F(35 + n) if n <= 30 else min(F(65) + F(n - 30, 10), F(135, 2))
    plus = {0: 0, 1: 3, 2: 4, 3: 5}
    for rnd, home, away, a, b, pa, pb in [(1, 1, 2, 41, 36, 0, 0), (1, 3, 4, 80, 12, 0, 0), (2, 1, 3, 20, 51, 1, 1), (2, 2, 5, 30, 30, 0, 2), (3, 4, 5, 10, 70, 3, 0)]:
        t.extra.append(f"{rnd} | {home} | {away} | 14 | {a} | {b} | {pa} | {pb} | ")
        total[str(home)] += scale(a - b + plus[pa]); total[str(away)] += scale(b - a + plus[pb])
    t.extra.append("1 | 5 | | | | | | | bye"); total["5"] += 35
    t.write(total, "10.8 10.9 7.1 App average plus 1")


for make in (mitchell, sections, imp_pairs, swiss_teams, board_a_match, individual, ipc, itc):
    make()
