"""A second reading of the handbook of the Welsh Bridge Union (2003), and events drawn by lot to hold
against the first.

`python3 tests/rules/drawn.py` writes tests/rules/drawn/*.csv, always the same. The awards in
`expected.csv` come from this file alone, which knows the handbook, the errata and the house readings and
nothing of palmares. Numbers are fractions; an irrational root is kept to 80 decimals, which settles every
rounding that can occur here.

Where handbook and readings leave something open, this file assumes:

 1. 4.6.6, 4.6.7 and 2.3.3 with matches of 36 or more boards: the exact 40.5 x factors (27 x 3/2), rounded
    up once; the printed, already rounded 41 / 62 holds only without any factor.
 2. Awards of a triangular mini-match are half of those of a match of the event's `Boards per match`,
    however many boards the row of the mini-match tells.
 3. 4.6.3, smallest certificate: for each certificate by itself, times the status factor (and 2.3.3), 10
    for teams and 6 for one-winner pairs; leagues too; not for knock-outs, not for green-pointed events;
    not raised by the 50% of 72 boards.
 4. Without Lineups a player with less than a third of the event's boards gets neither match awards nor
    ranking award, one with a third gets all; with Lineups a match counts for those with a third of that
    match, deemed boards included.
 5. A team that concedes when not behind (or with no scores told): no match award; typed VPs still count for the ranking.
 6. 4.7.5, a later round with byes: the Club average is rounded up first (33), then multiplied.
 7. 4.7.4: surplus rounds are the first full ones. Full rounds of a single elimination take the number of
    the round in which the next smaller power of two would play, counted backwards from the final; so do
    all rounds of a qualified field, also when they have byes.
 8. 4.8: a win in a league match is rounded up to a whole number before halves are added, as 4.6.3 prints
    it. The least share and certificate of a division go by its multiple of 4.9.
 9. 4.8.3: 36-71 boards give two thirds of the whole multiples of the key figure, rounded up once.
10. 4.9: the factor of a section stands for its status factor everywhere (unit, maxima, minima, match
    awards). District, regional or national organisers have no scale for several sections.
11. 4.6.7: the maximum 180 is reached at 36 tables of teams and 30 of pairs (Scale QF note 3), that of a
    third final (108) at 24 and 20; 72 boards raise maximum and awards by half. The original field is the
    Original entry where it is given: the tables of the consolation are in neither P, C nor N of a third final.
12. 4.11: the least share of a tie is 10 (teams) or 6 (pairs, individual), times the factor.
13. 5.1, 5.2: the least share of a tie is 10 or 6 times the factor of Scale H. Non-qualifying pairs are a
    field of their own at club level: own tables, own third.
14. 5.3: in a tie local points and greens are shared each by itself, both rounded up, then 100 taken off
    for each green. Places beyond the local awards get the greens alone. Under 6 teams: local points only.
15. 5.5.2: local and green column of Scale I are shared each by itself in a tie. Wins and draws alike pay
    boards x 3; every second one turns 25 of them into a quarter green.
16. 5.5.3: greens are not cut where they are worth more than the local award; the local rest is then 0.
17. 5.6.3: where flight A takes B's awards, size and quantity are those of B by B's own tables.
18. A quali-final without match awards keeps its one level for 36 or more boards, also from 72.
19. 72 boards raise the ranking awards of a match event and their maximum, not the least award of 6.
20. 5.6.1, 5.6.2: a tied bonus is shared and goes up to the next quarter before match greens are added.
21. 4.11.9: an event of Format `ladder ...` with `Ladder final` yes and a ranking holds that of the final.
22. 4.5.9: a play-off between two tied contestants parts them; the loser takes the lower place.
23. 4.3.3 failed with match awards: the fresh event has match awards and Scale QA by its own entry.
24. 3.6.1: the status follows from the answers on the sheet, also where the return claims a lower one. A
    2- or 3-team final behind fewer than 5 tables (4.6.1) has no awards.
25. 4.2.6 raises a final (and its consolation), not a second qualifying stage.
26. 3.2.7(h): a team's match and ranking awards are at the status of its side; number of awards by all teams.
"""
import csv
import random
from datetime import date, timedelta
from fractions import Fraction as F
from math import ceil, floor, isqrt
from pathlib import Path

HERE = Path(__file__).parent / "drawn"
STATUSES = ["club", "district", "area", "regional", "national"]
LEVELS = [F(3, 4), F(1), F(3, 2), F(2), F(3), F(4), F(6)]
MATCH_FORMATS = {"swiss teams", "swiss pairs", "multiple teams", "round robin", "league"}
KO = {"knockout teams": [27, 38, 54, 76, 108, 152], "double knockout teams": [27, 27, 27, 38, 54, 76, 108, 152],
      "knockout pairs": [27, 27, 38, 54, 76, 108, 152]}
CLUB_LEAGUE = {1: [27], 2: [27, 21], 3: [41, 31, 21], 4: [41, 35, 28, 21]}
AREA_LEAGUE = {1: [54], 2: [68, 54], 3: [81, 68, 54], 4: [95, 81, 68, 54], 5: [108, 95, 81, 68, 54]}
GREEN_TEAMS = [(False, 6, "1.5 1 0.5"), (False, 9, "2.5 2 1.5 1 0.5"), (False, 13, "2.75 2 1.5 1 0.5 0.25"),
               (False, 17, "4.5 3 2 1.5 1 0.75 0.25"), (True, 17, "4.5 3 2 1.5 1 0.75 0.25"), (True, 21, "5 3 2.5 1.75 1.25 1 0.5"),
               (True, 25, "5.5 3.5 3 2 1.5 1 0.5"), (True, 29, "6 4 3 2.25 1.75 1.25 0.75"), (True, 33, "6.5 4 3.5 2.5 2 1.5 1"),
               (True, 49, "7 5 4 3 2.5 2 1.5")]


def root(q):
    """The square root of a fraction; 80 decimals of it where it is irrational."""
    q = F(q)
    if isqrt(q.numerator) ** 2 == q.numerator and isqrt(q.denominator) ** 2 == q.denominator:
        return F(isqrt(q.numerator), isqrt(q.denominator))
    return F(isqrt(q.numerator * 10**160 // q.denominator), 10**80)


def quarter_up(x):
    return F(ceil(x * 4), 4)


def quarter_down(x):
    return F(floor(x * 4), 4)


class Event:
    """An event as its return tells it."""

    def __init__(self, book, name, **keys):
        self.book, self.id = book, f"{name}-{len(book.events) + 1}"
        self.keys = {key.replace("_", " "): value for key, value in keys.items()}
        self.entries, self.scores, self.matches, self.lineups = {}, {}, [], []
        book.events.append(self)

    def get(self, key, default=None):
        return self.keys.get(key, default)

    @property
    def format(self):
        return self.keys["Format"]

    @property
    def boards(self):
        return self.keys.get("Boards", 0)

    def enter(self, count, section="", direction="", players=None, **cells):
        """Enters so many contestants and returns their ids."""
        players = players or {"teams": 4, "indiv": 1}.get(next((w for w in ("teams", "indiv") if w in self.format), ""),
                                                         4 if self.format in ("league", "round robin") else 2)
        new = []
        for _ in range(count):
            entry = str(len(self.entries) + 1)
            self.entries[entry] = {"Section": section, "Direction": direction, "numbers": self.book.people(players), **cells}
            new.append(entry)
        return new

    def rank(self, ids, ties=()):
        """Scores in this order; `ties` are pairs of first and last place that share."""
        for place, entry in enumerate(ids, 1):
            for first, last in ties:
                if first <= place <= last:
                    place = first
            self.scores[entry] = F(7900 - 25 * place, 100)


# ---- Awards ---------------------------------------------------------------------------


class Awards:
    """What is due: exact parts by entry, player, kind and certificate; rounded once each."""

    def __init__(self, event):
        self.event, self.parts, self.notes, self.least = event, {}, {}, {}

    def add(self, entry, player, points, note, kind="local", certificate=0):
        if points:
            key = (entry, player, kind, certificate)
            self.parts[key] = self.parts.get(key, F(0)) + points
            self.notes.setdefault((entry, player, kind), []).append(note)

    def team(self, entry, points, note, kind="local", certificate=0, share=F(1, 3)):
        """To every player with that share of the event's boards."""
        for player in range(1, len(self.event.entries[entry]["numbers"]) + 1):
            if played(self.event, entry, player) >= share * self.event.boards:
                self.add(entry, player, points, note, kind, certificate)

    def rows(self):
        total = {}
        for (entry, player, kind, _), points in self.parts.items():
            points = max(points, self.least.get(entry, 0)) if kind == "local" else points
            points = ceil(points) if kind == "local" else points
            total[entry, player, kind] = total.get((entry, player, kind), 0) + points
        for (entry, player, kind), points in list(total.items()):
            if kind == "green" and points >= 5:
                total[entry, player, "gold"] = F(points) / 5
                self.notes[entry, player, "gold"] = [f"{float(points):g} / 5"]
        return {key: points for key, points in total.items() if points}


def played(event, entry, player):
    """Boards of a player in the whole event, deemed ones included."""
    lines = [line for line in event.lineups if line["Entry"] == entry]
    if lines:
        return sum(line["Boards"] + line.get("Deemed boards", 0) for line in lines if line["Player"] == player)
    return event.entries[entry].get(f"Boards {player}", event.boards)


def groups(ids, scores):
    """First place and members of each group of equal scores, best first."""
    place, out = 1, []
    for score in sorted({scores[i] for i in ids}, reverse=True):
        same = [i for i in ids if scores[i] == score]
        out.append((place, same))
        place += len(same)
    return out


def shares(ranked, values, least):
    """What each contestant gets of the values of the places; 2.5.1."""
    for place, same in ranked:
        own = values[place - 1:place - 1 + len(same)]
        if own:
            share = sum(own) / len(same)
            if len(same) > 1:
                share = max(share, least)
            for entry in same:
                yield entry, share, f"place {place}" + (f", shared by {len(same)}" if len(same) > 1 else "")


def series(k, unit, f, most, tables, t, field=None, mult=1, large=1):
    """Awards of the places, the least share of a tie, and words; 4.1.5, 4.4."""
    top, limit = k * unit * f * mult, most * f * mult
    words = f"{k} x {unit} x {f} x {mult}"
    capped = top > limit
    if capped:
        top = limit * (root(F(tables, t)) if tables > t else 1)
        words += f" over {limit}: x sqrt({max(tables, t)}/{t})"
    n = min(k, field) if field else k
    values = [max(top * (n - p) / n, 6 * f) * large for p in range(n)]
    least = (10 if unit in (10, 18, 40) and not capped else 6) * f * large
    return values, least, words + (f" to {n}" if n != k else "")


def per_table(event):
    if event.format in MATCH_FORMATS | set(KO) | {"teams"}:
        return 1 if "pairs" not in event.format else 2
    return 4 if event.format == "individual" else 2


def winners(event):
    return event.get("Winners", 1)


def kind_of(event):
    """Row of the scales: teams and several winners, one-winner pairs, one-winner individual."""
    if per_table(event) == 1 or winners(event) > 1:
        return 0
    return 2 if event.format == "individual" else 1


def full_tables(event, ids):
    return len(ids) // per_table(event)


def in_list(event, tables):
    """Contestants of one ranking list of so many tables."""
    return tables * {0: 1, 1: 2, 2: 4}[kind_of(event)]


def lists(event, ids):
    """Contestants by direction."""
    out = {}
    for entry in ids:
        out.setdefault(event.entries[entry]["Direction"], []).append(entry)
    return out.values()


def fields(event):
    """Contestants of each field; 2.8."""
    across = event.get("Scored across the field", "yes" if event.get("Scoring", "matchpoints") in ("matchpoints", "percent") else "no")
    apart = across == "no" or per_table(event) == 1 or event.format in MATCH_FORMATS
    out = {}
    for entry, row in event.entries.items():
        out.setdefault(row["Section"] if apart else "", []).append(entry)
    return list(out.values())


def large(event):
    size = event.get("Team size", 4)
    if size > 4 and size % 2 and size != 5:
        return None
    return F(1) if size <= 8 else F(3, 4) if size <= 12 else F(1, 2)


def level(index):
    return LEVELS[max(0, min(index, 6))]


def base(event):
    """Position of the event's status in LEVELS before any increase; 3.2.7, 3.3, 3.6."""
    claimed = STATUSES.index(event.get("Status", "club")) + 1
    special, limit, outside = event.get("Special"), event.get("Entry limit"), event.get("Outside entry")
    if special in ("special", "no fear", "junior") or (special == "simultaneous" and claimed > 1):
        return 2
    if special == "invitation":
        return 5 if limit else 3 if outside == "no" else 4
    if special == "inter-club":
        return claimed + (1 if limit else 0)
    if event.get("Licence") and event.get("Licensed by") == "area":
        return claimed if outside == "yes" else 1
    if event.get("Licence") and outside:
        members = event.get("Open to") in ("wbu", "members")
        if claimed == 4 and members and outside == "yes":
            return 4
        return 1 + members + (outside == "yes")
    return claimed


def major(event, boards=None):
    return (event.get("Championship") == "major" and (boards or event.boards) >= 36 and not event.get("Licence")
            and "indiv" not in event.format and event.get("Category", "open") == "open" and event.get("Divisions", 1) == 1 and "ladder" not in event.format)


def section_factor(event, smalls=0, small=False):
    """Factor of a section of differing status; 4.9. None where there is no scale."""
    n, d = event.get("Sections", 1), event.get("Section number", 1)
    if small:
        d = max(d - 1, 1)
    n -= smalls
    status = event.get("Status", "club")
    return multiple(status, n, d) if n > 1 else level(base(event))


def multiple(status, n, d):
    """4.9.5 to 4.9.7: the multiple of the Club award of part d of n."""
    if status == "club":
        top, low = (F(1) if n == 2 else F(3, 2)), F(3, 4)
    elif status == "area":
        top, low = min(F(4), F(2) + F(n - 1, 2)), F(2)
    else:
        return None
    return top - (top - low) * F(d - 1, n - 1)


def league_key(event, sizes):
    """Key figure of a division and its factor, or None; `sizes` are those of all divisions known."""
    n, d = event.get("Divisions", 1), event.get("Division", 1)
    small = [i for i, size in sizes.items() if i > 1 and size < 5]
    while d in small:
        d -= 1
    n, d = n - len(small), d - len([i for i in small if i < d])
    status = event.get("Status", "club")
    if status not in ("club", "area"):
        return None
    table, top, low = (CLUB_LEAGUE, 41, 21) if status == "club" else (AREA_LEAGUE, 108, 54)
    f = multiple(status, n, d) if n > 1 else level(base(event))
    if n in table:
        return table[n][d - 1], f
    return ceil(top - F((top - low) * (d - 1), n - 1)), f


def basic(awards, f, ids, group=None, qualifying=False):
    """4.1: the basic scales."""
    event, kind = awards.event, kind_of(awards.event)
    boards, tables = event.boards, full_tables(event, ids)
    least_tables = {0: 3 if per_table(event) == 1 else 5, 1: 3, 2: 2}[kind]
    big = large(event)
    if tables < least_tables or boards < 12 or big is None:
        return
    part = F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2)
    most = 75 if boards < 18 else 100 if boards < 36 else 180 if qualifying else 300
    t = (30, 25, 25)[kind] if boards < 36 else (36, 30, 30)[kind] if qualifying else (60, 50, 50)[kind]
    k = ceil(in_list(event, tables) * part)
    values, least, words = series(k, (10, 6, 3)[kind], f, most, tables, t, large=big)
    for one in lists(event, ids):
        for entry, share, place in shares(groups(one, scores_of(event)), values, least):
            awards.team(entry, share, f"{tables} tables: {words}; {place}")


def scores_of(event):
    return event.scores or vp_totals(event)


def quali_final(awards, f, ids, original, most, t, all_contestants=None):
    """4.2: QA to QE by an original entry of full tables."""
    event, kind = awards.event, kind_of(awards.event)
    k = ceil(F(in_list(event, original), 4))
    for one in lists(event, ids):
        values, least, words = series(k, (18, 11, F(11, 2))[kind], f, most, original, t, field=len(one), large=large(event))
        for entry, share, place in shares(groups(one, scores_of(event)), values, least):
            awards.team(entry, share, f"original {original}: {words}; {place}")


def final_level(event, contestants, original_contestants, first_half=None):
    """Levels up or down of a final; 4.2.5 to 4.2.7."""
    up = 0
    half = first_half if first_half is not None else contestants * 2 <= original_contestants
    if event.boards >= 36 or (event.get("Stage") != "second qualifying" and event.get("Qualifying stages", 1) >= 2 and half):
        up += 1
    if event.boards < 18:
        up -= 1
    return up


# ---- Matches ----------------------------------------------------------------------------


def outcome(match):
    """Share of the match of home and away, and whether it pays; 2.6, 4.5.8."""
    note, result = match.get("Note", ""), match.get("Result")
    home, away = match.get("Home VPs"), match.get("Away VPs")
    if home is None:
        home, away = match.get("Home IMPs"), match.get("Away IMPs")
    if note in ("bye", "adjusted", "play-off", "not played"):
        return F(0), F(0)
    for word in ("conceded", "withdrawn"):
        if note.startswith(word):
            loser = note.split()[1]
            behind = home is not None and (home < away if loser == "home" else away < home)
            return (F(loser == "away" and behind), F(loser == "home" and behind))
    if result and (note == "extra boards" or home is None):
        return {"1-0": (F(1), F(0)), "0-1": (F(0), F(1)), "1/2-1/2": (F(1, 2), F(1, 2))}[result]
    if home is None:
        return F(0), F(0)
    return (F(1), F(0)) if home > away else (F(0), F(1)) if home < away else (F(1, 2), F(1, 2))


def sides(event):
    """Entry, its share, and the match, of every side that a match pays."""
    for match in event.matches:
        for entry, share in zip((match["Home"], match.get("Away")), outcome(match)):
            if entry and share:
                if match.get("Note") == "triangular":
                    share /= 2
                yield entry, share, match


def fit(event, entry, player, match, boards):
    """Whether a player played a third of a match."""
    lines = [line for line in event.lineups if line["Entry"] == entry]
    if not lines:
        return played(event, entry, player) * 3 >= event.boards
    own = [line for line in lines if line["Round"] == match["Round"] and line["Player"] == player]
    return bool(own) and sum(line["Boards"] + line.get("Deemed boards", 0) for line in own) * 3 >= boards


def win_award(boards, f, factor=F(1), big=F(1)):
    """4.6.3: the whole award of a match won."""
    if boards < 36:
        return ceil(min(boards, 18) * F(3, 2) * f * factor * big)
    if factor == 1 and big == 1:
        return ceil(F(3, 2) * ceil(27 * f))
    return ceil(F(81, 2) * f * factor * big)


def length(event, match):
    per = event.get("Boards per match")
    return per if match.get("Note") == "triangular" or "Boards" not in match else match["Boards"]


def vp_totals(event):
    totals = {entry: F(0) for entry in event.entries}
    for match in event.matches:
        for side in ("Home", "Away"):
            if match.get(side):
                totals[match[side]] += F(str(match.get(f"{side} VPs", 0) or 0))
    for match in event.matches:
        if match.get("Note") == "play-off":
            won = match["Home"] if match["Result"] == "1-0" else match["Away"]
            totals[won] += F(1, 1000)
    return totals


def certificate_of(event, match):
    legs = event.get("Legs", 1)
    if legs > 1:
        rounds = max(m["Round"] for m in event.matches)
        return (match["Round"] - 1) * legs // rounds
    if event.get("Sessions", 1) > 3 and event.format != "league":
        return (match.get("Session", 1) - 1) // 3
    return 0


def last_certificate(event):
    legs = event.get("Legs", 1)
    if legs > 1:
        return legs - 1
    return (event.get("Sessions") - 1) // 3 if event.get("Sessions", 1) > 3 and event.format != "league" else 0


def match_event(awards, f, ids, factor=F(1), ranking=None, win=None, words=""):
    """4.6: an award per match won, and the ranking."""
    event, own, big = awards.event, set(ids), large(awards.event)
    one = per_table(event) == 2
    values, least, told = ranking
    for entry in ids:
        awards.least[entry] = (6 if one else 10) * side_factor(event, entry, f) * big
    for entry, share, match in sides(event):
        if entry not in own:
            continue
        boards = length(event, match)
        full = win(boards) if win else win_award(boards, side_factor(event, entry, f), factor, big)
        for player in range(1, len(event.entries[entry]["numbers"]) + 1):
            if fit(event, entry, player, match, boards):
                awards.add(entry, player, share * full, f"{share} x {full}", certificate=certificate_of(event, match))
    totals = vp_totals(event)
    for entry, share, place in shares(groups(ids, totals), values, least):
        share = share * side_factor(event, entry, f) / f
        awards.team(entry, share, f"ranking {told}: {place} {float(share):.6g}", certificate=last_certificate(event))


def side_factor(event, entry, f):
    side = event.entries[entry].get("Side")
    return {"A": F(4), "B": F(3), "C": F(2)}[side] if side else f


def long(event):
    return F(3, 2) if event.boards >= 72 else F(1)


def has_matches(event):
    if not event.matches or event.boards < 36:
        return False
    return per_table(event) == 1 or event.get("Boards per match", 0) >= 6


# ---- Knock-outs -------------------------------------------------------------------------------


def knock_out(awards, index, original, half=False, deemed=False, factor=None, table=None):
    """4.7. `index` is the level; `original` the contestants of the original entry."""
    event = awards.event
    table = table or KO[event.format]
    rounds = sorted({m["Round"] for m in event.matches})
    seen = {r: {m[s] for m in event.matches if m["Round"] == r for s in ("Home", "Away") if m.get(s)} for r in rounds}
    alive = {r: set().union(*(seen[q] for q in rounds if q >= r)) for r in rounds}
    lost = {}
    pays, full, extra_byes = {}, [], {}
    for r in rounds:
        own = [m for m in event.matches if m["Round"] == r]
        matched = [m[s] for m in own if m.get("Away") for s in ("Home", "Away")]
        byes = alive[r] - set(matched)
        late = {b for b in byes if event.format.startswith("double") and r != rounds[0] and not lost.get(b) and r in extra_byes_ok(event, b, r)}
        extra_byes[r] = late
        if not (byes - late) and not any(m.get("Note") == "triangular" for m in own):
            full.append(r)
        for m in own:
            if m.get("Away"):
                home, away = outcome_ko(m)
                lost[m["Home"]] = lost.get(m["Home"], 0) + (home < away)
                lost[m["Away"]] = lost.get(m["Away"], 0) + (away < home)
    club = {}
    if deemed:
        first = original.bit_length() - 1
        for r in rounds:
            number = first - (len(alive[r]).bit_length() - 1) + 1 - max(0, first - len(table))
            club[r] = table[number - 1] if number > 0 else 27
    else:
        rounds_in_all = original.bit_length() - 1
        counted = event.format.startswith("double")
        surplus = max(0, (len(full) if counted else rounds_in_all) - len(table))
        for number, r in enumerate(full, 1):
            number = number if counted else rounds_in_all - (len(alive[r]).bit_length() - 1) + 1
            club[r] = table[number - surplus - 1] if number > surplus else 27
        for r in rounds:
            if r not in full:
                before, after = [q for q in full if q < r], [q for q in full if q > r]
                if not before:
                    club[r] = 27
                elif not after:
                    number = len(full) + 1 if counted else rounds_in_all - (len(alive[r]).bit_length() - 1) + 1
                    club[r] = table[number - surplus - 1]
                else:
                    club[r] = ceil(F(club[before[-1]] + club[after[0]], 2))
    part = F(1, 2) if half else F(1)

    def worth(match, r):
        boards = length(event, match)
        f = factor or level(index + (1 if boards >= 36 else 0))
        return club[r] * f * part * min(F(boards, 18), 1), boards

    for entry, share, match in sides(event):
        award, boards = worth(match, match["Round"])
        for player in range(1, len(event.entries[entry]["numbers"]) + 1):
            if fit(event, entry, player, match, boards):
                awards.add(entry, player, share * award, f"round {match['Round']}: {share} x {float(award):g}")
    for r in rounds:
        for entry in extra_byes[r]:
            match = next((m for m in event.matches if m["Round"] == r and m.get("Away")), None)
            award, _ = worth(match, r)
            awards.team(entry, award * 2 / 3, f"bye in round {r}: 2/3 of {float(award):g}")


def extra_byes_ok(event, entry, r):
    """Rounds in which a team may have an undefeated bye: it has played before."""
    return {r} if any(m["Round"] < r and m.get("Away") and entry in (m["Home"], m["Away"]) for m in event.matches) else set()


def outcome_ko(match):
    note = match.get("Note", "")
    if note.startswith(("conceded", "withdrawn")):
        return (0, 1) if note.endswith("home") else (1, 0)
    home, away = outcome(match)
    if home == away and match.get("Result"):
        return {"1-0": (1, 0), "0-1": (0, 1)}.get(match["Result"], (home, away))
    return home, away


# ---- Green Points --------------------------------------------------------------------------------


def area_teams(awards):
    """5.3."""
    event, ids = awards.event, list(awards.event.entries)
    original, behind = event.get("Original entry", len(ids)), event.get("Stage") == "final"
    if behind:
        k = ceil(F(original, 4))
        values, least, words = series(k, 18, F(3), 300, original, 65, field=len(ids))
    else:
        if len(ids) < 3:
            return
        k = ceil(F(len(ids), 2))
        values, least, words = series(k, 10, F(3), 300, len(ids), 60)
    row = [g for b, low, g in GREEN_TEAMS if b == behind and low <= original]
    greens = [F(g) for g in row[-1].split()] if row else []
    ranked = groups(ids, event.scores)
    local = {e: (s, p) for e, s, p in shares(ranked, values, least)}
    green = {e: quarter_up(s) for e, s, _ in shares(ranked, greens, 0)}
    for entry in ids:
        due, place = local.get(entry, (F(0), ""))
        for player in range(1, len(event.entries[entry]["numbers"]) + 1):
            boards = played(event, entry, player)
            due_green = green.get(entry, F(0))
            if boards * 2 < event.boards or player in event.entries[entry].get("elsewhere", ()):
                due_green = F(0)
            if boards * 3 >= event.boards:
                awards.add(entry, player, F(max(0, ceil(due) - 100 * due_green)), f"{words}; {place}: {float(due):g} less greens")
                awards.add(entry, player, due_green, f"entry of {original}; {place}", "green")


def scale_g(pairs):
    pairs = min(pairs, 280)
    n = pairs // 2 if pairs < 14 else ceil(F(pairs, 10)) + 5
    values = [F(n, 4) + F(7, 4)]
    for step in (F(5, 4), F(3, 4), F(1, 2)):
        values.append(values[-1] - step)
    while len(values) < n:
        values.append(values[-1] - F(1, 4))
    return values[:n]


def area_pairs(awards):
    """5.4."""
    event, ids = awards.event, list(awards.event.entries)
    original = event.get("Original contestants") or event.get("Original entry", 0) * 2 or len(ids)
    if original < 6 or event.boards < 36:
        return
    values = scale_g(original)
    for entry, share, place in shares(groups(ids, event.scores), values, 0):
        awards.team(entry, quarter_up(share), f"Scale G, {original} pairs; {place}", "green")


def agm_teams(awards):
    """5.5.2."""
    event, ids = awards.event, list(awards.event.entries)
    if len(ids) < 3:
        return
    boards = event.get("Boards per match")
    k = ceil(F(len(ids), 4))
    green = [F(n // 3 + 2 - (n <= 3), 4) for n in range(k, 0, -1)]
    local = [36 * n - 100 * g for n, g in zip(range(k, 0, -1), green)]
    ranked = groups(ids, vp_totals(event))
    bonus = {e: s for e, s, _ in shares(ranked, local, 0)}
    greens = {e: quarter_up(s) for e, s, _ in shares(ranked, green, 0)}
    count = {e: len([1 for s, share, _ in sides(event) if s == e and share]) for e in ids}
    for entry in ids:
        won = count[entry]
        awards.team(entry, F(3 * boards * won - 25 * (won // 2)), f"{won} x {3 * boards} - {won // 2} x 25")
        awards.team(entry, bonus.get(entry, F(0)), f"Scale I {float(bonus.get(entry, 0)):g}")
        awards.team(entry, F(won // 2, 4) + greens.get(entry, F(0)), f"{won // 2} x 1/4 + {greens.get(entry, 0)}", "green")


def blocks(count, values):
    """Equal blocks, the extra places to the higher ones."""
    each, rest = divmod(count, len(values))
    return [v for i, v in enumerate(values) for _ in range(each + (i < rest))]


def agm_pairs(awards):
    """5.5.3."""
    event, ids = awards.event, list(awards.event.entries)
    tables = full_tables(event, ids)
    if tables < 3:
        return
    values, least, words = series(tables, 6, F(2), 300, tables, 50)
    q = ceil(F(2 * tables, 4))
    greens = [F(3, 2), F(5, 4)][:q] + blocks(max(0, q - 2), [F(1), F(3, 4), F(1, 2), F(1, 4)])
    ranked = groups(ids, event.scores)
    local = {e: (s, p) for e, s, p in shares(ranked, values, least)}
    green = {e: quarter_up(s) for e, s, _ in shares(ranked, greens, 0)}
    for entry, (due, place) in local.items():
        own = green.get(entry, F(0))
        awards.team(entry, F(max(0, ceil(due) - 100 * own)), f"{words}; {place}: {float(due):g} less greens")
        awards.team(entry, own, f"top quarter {q}; {place}", "green")


def swiss_bonus(teams, contestants):
    """5.6.1, 5.6.2: teams or pairs in the count, contestants as a fraction of tables."""
    k = ceil(F(contestants, 8))
    if teams:
        top = quarter_up(F(contestants, 32))
        return [top] + [max(F(1, 4), quarter_down(top / p)) for p in range(2, k + 1)]
    tables = F(contestants, 2)
    top, a = quarter_up(F(floor(tables), 32) + F(3, 4)), ceil(F(contestants, 16))
    return [max(F(1), top - F(p, 4)) for p in range(a)] + blocks(k - a, [F(3, 4), F(1, 2), F(1, 4)])


def joint_swiss(awards):
    """5.6.1 to 5.6.3."""
    event, ids = awards.event, list(awards.event.entries)
    kind, teams = event.get("Green points"), per_table(event) == 1
    counted = len(ids)
    values = swiss_bonus(teams, counted)
    if kind == "flight a":
        b = event.get("Flight B tables") * per_table(event)
        values = swiss_bonus(teams, counted + b // 2)
        other = swiss_bonus(teams, b)
        if other[0] > values[0]:
            values = other
        values = values[:counted // 2]
    elif kind == "flight b":
        pass
    short = {}
    for match in event.matches:
        if match.get("Note") == "triangular":
            for side in ("Home", "Away"):
                key = (match[side], match["Round"])
                short[key] = short.get(key, 0) + F(match[f"{side} VPs"])
        else:
            for entry, share in zip((match["Home"], match.get("Away")), outcome(match)):
                if share:
                    awards_match(awards, entry, match)
    for (entry, r), points in short.items():
        if points >= 10:
            awards_match(awards, entry, {"Round": r})
    for entry, share, place in shares(groups(ids, vp_totals(event)), values, 0):
        awards.team(entry, quarter_up(share), f"bonus {place}: {quarter_up(share)}", "green")


def awards_match(awards, entry, match):
    boards = awards.event.get("Boards per match")
    for player in range(1, len(awards.event.entries[entry]["numbers"]) + 1):
        if fit(awards.event, entry, player, match, boards):
            awards.add(entry, player, F(1, 4), "1/4", "green")


def multiple_teams(awards):
    """5.6.4, the schedule of the example."""
    event, ids = awards.event, list(awards.event.entries)
    stage, per = event.get("Stage"), event.get("Boards per match")
    if stage in ("qualifying", "open"):
        for entry in ids:
            won = sum(share for e, share, _ in sides(event) if e == entry)
            sets = won / (3 if per == 2 else 2)
            whole = floor(sets) if per < 4 else floor(sets + F(1, 2))
            awards.team(entry, F(whole, 4), f"{float(won):g} rounds won", "green")
        return
    values = [F(v, 2) for v in (8, 7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2)]
    if stage == "consolation":
        values = [v / 2 for v in values]
    for entry, share, place in shares(groups(ids, event.scores), values, 0):
        awards.team(entry, quarter_up(share), place, "green")


# ---- One event -------------------------------------------------------------------------------------


def award(event, book):
    """The awards of an event."""
    awards = Awards(event)
    green = event.get("Green points")
    special = {"area teams": area_teams, "area pairs": area_pairs, "agm teams": agm_teams, "agm pairs": agm_pairs,
               "joint swiss teams": joint_swiss, "joint swiss pairs": joint_swiss, "flight a": joint_swiss,
               "flight b": joint_swiss, "multiple teams": multiple_teams}
    if green:
        if green in special:
            special[green](awards)
        return awards
    if event.get("Heat for"):
        heat(awards)
    elif event.format.startswith("ladder"):
        ladder(awards)
    elif event.format in KO:
        award_knock_out(awards, book)
    else:
        award_other(awards, book)
    return awards


def heat(awards):
    """5.1, 5.2.3, 5.2.4."""
    event, ids = awards.event, list(awards.event.entries)
    kind = kind_of(event)
    if event.get("Heat for") == "webber cup":
        if len(ids) < 3 or event.format == "league":
            return
        k = ceil(F(len(ids), 2))
        values = [F(25 * len(ids) * (k - p), k) for p in range(k)]
        for entry, share, place in shares(groups(ids, event.scores), values, 10):
            awards.team(entry, share, f"25 x {len(ids)} to {k}; {place}")
        return
    f = {"national pairs": (3, 4), "area major": (2, 3), "other area": (F(3, 2), 2)}[event.get("Heat for")][event.boards >= 72]
    f = F(f)
    enhanced = [e for e in ids if event.entries[e].get("Qualifying", "yes") == "yes"]
    others = [e for e in ids if e not in enhanced]
    tables = full_tables(event, enhanced)
    if tables >= (3 if kind or per_table(event) == 1 else 5):
        unit = (10, 6)[kind]
        k = ceil(F(in_list(event, tables), 2))
        values = [F(unit * (k - p)) * f for p in range(k)]
        for one in lists(event, enhanced):
            for entry, share, place in shares(groups(one, event.scores), values, unit * f):
                awards.team(entry, share, f"Scale H, {tables} tables: {k} x {unit} x {f}; {place}")
    if others:
        basic(awards, F(1), others)


def ladder(awards):
    """4.11."""
    event, ids = awards.event, list(awards.event.entries)
    if event.get("Results counted", 0) < 6:
        return
    kind = event.format.split()[1]
    tables = floor(event.get("Average tables"))
    row = 1 if tables <= 8 else 2 if tables <= 17 else 3
    k = row * {"teams": 1, "pairs": 2, "individual": 4}[kind]
    step = {"teams": 27, "pairs": 16, "individual": 8}[kind]
    f = level(base(event) + (event.get("Games available", 0) >= 18) + (event.get("Ladder final") == "yes"))
    values = [F(step * (k - p)) * f for p in range(k)]
    for entry, share, place in shares(groups(ids, event.scores), values, (10 if kind == "teams" else 6) * f):
        awards.team(entry, share, f"{k} x {step} x {f}; {place}")


def award_knock_out(awards, book):
    event, ids = awards.event, list(awards.event.entries)
    stage, per = event.get("Stage", "single"), per_table(event)
    index = base(event) + major(event)
    original = event.get("Original entry")
    if stage == "final" and event.get("Divisions", 1) > 1:
        knock_out(awards, index, original, deemed=True, factor=section_factor_of_league(event))
    elif original:
        if original < 5:
            return
        contestants = event.get("Original contestants", original * per)
        if stage == "consolation":
            contestants -= event.get("Premier tables") * per
        knock_out(awards, index, contestants, half=stage == "consolation", deemed=True)
    elif len(ids) // per >= 5:
        knock_out(awards, index, len(ids), half=stage == "consolation")


def section_factor_of_league(event):
    return {("club", 2, 2): F(3, 4), ("area", 2, 2): F(2), ("area", 3, 2): F(5, 2), ("area", 3, 3): F(2),
            ("club", 3, 3): F(3, 4)}[event.get("Status", "club"), event.get("Divisions"), event.get("Division")]


def original_of(event, book):
    """Full tables and contestants of the first stage."""
    if event.get("Qualifier"):
        first = next(e for e in book.events if e.id == event.get("Qualifier"))
        return full_tables(first, list(first.entries)), len(first.entries)
    tables = event.get("Original entry")
    return tables, event.get("Original contestants", tables * per_table(event))


def award_other(awards, book):
    event = awards.event
    stage, status = event.get("Stage", "single"), event.get("Status", "club")
    big = large(event)
    if event.boards < 12 or big is None or event.get("Handicap") == "yes":
        return
    linked = 0
    if event.get("Qualifier"):
        linked = next(e for e in book.events if e.id == event.get("Qualifier")).boards
    for other in book.events:
        if other.get("Qualifier") == event.id:
            linked = max(linked, other.boards)
    index = base(event) + major(event, event.boards + linked)
    parts = [e for e in book.events if event.get("Part of") and e.get("Part of") == event.get("Part of")]
    for ids in fields(event):
        tables = full_tables(event, ids)
        if event.format == "league" and event.get("Divisions", 1) == 1 and has_matches(event):
            if tables >= 3:
                single_league(awards, index, ids)
        elif event.format == "league" and has_matches(event):
            sizes = {e.get("Division", 1): len(e.entries) for e in parts} or {event.get("Division"): len(event.entries)}
            key = league_key(event, sizes)
            if key and tables >= 3:
                division(awards, key, ids)
        elif event.get("Sections", 1) > 1:
            sizes = {e.get("Section number", 1): full_tables(e, list(e.entries)) for e in parts} or {event.get("Section number", 1): tables}
            smalls = [n for n, size in sizes.items() if n > 1 and size < 5]
            own = event.get("Section number", 1)
            up = own
            while up in smalls:
                up -= 1
            n = event.get("Sections") - len(smalls)
            shadow = Event.__new__(Event)
            shadow.keys = {**event.keys, "Sections": n, "Section number": up - len([s for s in smalls if s < up])}
            f = section_factor(shadow)
            if f is None:
                continue
            if has_matches(event):
                fresh_match(awards, f, ids)
            else:
                basic(awards, f, ids)
        elif has_matches(event):
            award_matches(awards, index, ids, stage, book)
        elif stage in ("single", "qualifying"):
            basic(awards, level(index + (event.boards >= 72)), ids, qualifying=stage == "qualifying")
        elif stage == "open":
            basic(awards, level(max(1, index - 1)), ids)
        elif stage in ("final", "second qualifying"):
            original, contestants = original_of(event, book)
            if len(fields(event)) > 1:
                original //= len(fields(event))
            up = final_level(event, len(event.entries), contestants)
            kind = kind_of(event)
            most, t = (300, (65, 55, 55)[kind]) if stage == "final" else (180, (40, 33, 33)[kind])
            quali_final(awards, level(index + up), ids, original, most, t)
        elif stage in ("consolation", "third final"):
            p, n = event.get("Premier tables"), event.get("Not qualified tables")
            if tables < p or n < (3 if event.boards >= 36 else 1) * tables:
                basic(awards, level(max(1, index - 1)), ids)
                continue
            up = final_level(event, 0, 0, first_half=p * 2 <= p + tables + n)
            kind = kind_of(event)
            most, t = (180, (40, 33, 33)[kind]) if stage == "consolation" else (108, (24, 20, 20)[kind])
            quali_final(awards, level(index + up), ids, floor(tables + F(n, 3)), most, t)


def fresh_match(awards, f, ids):
    """4.6 by the event's own entry."""
    event, tables = awards.event, full_tables(awards.event, ids)
    kind = kind_of(event)
    if tables < 3:
        return
    k = ceil(F(in_list(event, tables), 4))
    second = event.get("Stage") == "second qualifying"
    ranking = series(k, (18, 11)[kind], f, 180 if second else 300, tables, ((40, 33) if second else (65, 55))[kind], mult=long(event), large=large(event))
    match_event(awards, f, ids, ranking=ranking)


def award_matches(awards, index, ids, stage, book):
    """4.6 by stage."""
    event, tables = awards.event, full_tables(awards.event, ids)
    kind, f = kind_of(event), level(index)
    unit, big = (40, 24)[kind], large(event)
    if stage == "final" and len(ids) in (2, 3) and kind == 0:
        original, contestants = original_of(event, book)
        if original >= 5:
            knock_out(awards, index, contestants, deemed=True, table=KO["knockout teams"])
    elif stage in ("final", "second qualifying"):
        original, contestants = original_of(event, book)
        share = F(len(ids), contestants)
        factor = next(x for over, x in ((F(1, 2), F(1)), (F(1, 4), F(3, 2)), (F(1, 8), F(2)), (F(1, 16), F(3)), (F(-1), F(4))) if share > over)
        most, t = (300, (60, 50)[kind]) if stage == "final" else (180, (36, 30)[kind])
        k = ceil(F(in_list(event, original), 8))
        ranking = series(k, unit, f, most, original, t, field=len(ids), mult=long(event), large=big)
        match_event(awards, f, ids, factor=factor, ranking=ranking)
    elif stage in ("consolation", "third final"):
        p, n = event.get("Premier tables"), event.get("Not qualified tables")
        if tables < p or n < 3 * tables:
            fresh_match(awards, level(max(1, index - 1)), ids)
            return
        share = F(tables, event.get("Original entry", p + n + tables))
        factor = F(1) if share > F(1, 10) else F(3, 2) if share > F(1, 20) else F(2)
        deemed = floor(tables + F(n, 3))
        k = ceil(F(in_list(event, deemed), 8))
        most, t = (180, (36, 30)[kind]) if stage == "consolation" else (108, (24, 20)[kind])
        ranking = series(k, unit, f, most, deemed, t, field=len(ids), mult=long(event), large=big)
        match_event(awards, f, ids, factor=factor, ranking=ranking)
    else:
        fresh_match(awards, f, ids)


def single_league(awards, index, ids):
    """4.8 with one division: club and area by key figures, the others by 4.6."""
    event = awards.event
    key = {1: 27, 3: 54}.get(index)
    if key and large(event) == 1 and not any(row.get("Side") for row in event.entries.values()):
        division(awards, (key, level(index)), ids)
    else:
        fresh_match(awards, level(index), ids)


def division(awards, figures, ids):
    event, big = awards.event, large(awards.event)
    key, f = figures
    k = ceil(F(len(ids), 4))
    short = F(1) if event.boards >= 72 else F(2, 3)
    values = [F(key * (k - p)) * short * big for p in range(k)]

    def win(boards):
        return ceil(F(key * min(boards, 18), 18) * big) if boards < 36 else ceil(F(3 * key, 2) * big)

    match_event(awards, f, ids, ranking=(values, 10 * f * big, f"{k} x {key}"), win=win)


# ---- The draw ------------------------------------------------------------------------------------


class Book:
    """All events of the workbook."""

    def __init__(self):
        self.events, self.next = [], 100000

    def people(self, count):
        self.next += count
        return list(range(self.next - count, self.next))


def name_of(number):
    syllable = [c + v for c in "bcdfghjklmnprstvwxyz" for v in "aeiou"]
    a, b, c = number // 10000, number // 100 % 100, number % 100
    return f"{syllable[a].title()}n {syllable[b].title()}{syllable[c]}"


class Draw:
    def __init__(self, seed):
        self.r, self.book = random.Random(seed), Book()

    def event(self, name, **keys):
        return Event(self.book, name, **keys)

    def status(self):
        return self.r.choice(STATUSES)

    def ties(self, n, k):
        """Ties across the last award, at the top, or in the middle."""
        edges = [(), (), ((k, k + 1),), ((k - 1, k + 1),), ((k - 2, k + 3),), ((1, 2),), ((1, 3), (k, k + 2)), ((2, 4),), ((k - 1, k),), ((1, n),)]
        out = []
        chosen = self.r.choice(edges)
        if chosen == ((1, n),) and self.r.random() < 0.6:
            chosen = ((3, 4),)
        for first, last in chosen:
            if first >= 1 and last <= n and (not out or first > out[-1][1]):
                out.append((first, last))
        return out

    def shuffled(self, ids):
        ids = list(ids)
        self.r.shuffle(ids)
        return ids

    def contestants(self, event, tables, part=F(1, 3), half=False, k=None, section=""):
        """Enters and ranks the contestants of so many tables."""
        if winners(event) > 1:
            for direction in ("N", "E", "S", "W")[:4] if winners(event) == 4 else ("NS", "EW"):
                short = 1 if half and direction in ("EW", "W") else 0
                ids = event.enter(tables - short, section=section, direction=direction)
                event.rank(self.shuffled(ids), self.ties(len(ids), k or ceil(tables * part)))
        else:
            ids = event.enter(tables * per_table(event) + (1 if half and per_table(event) > 1 else 0), section=section)
            event.rank(self.shuffled(ids), self.ties(len(ids), k or ceil(in_list(event, tables) * part)))

    def short_player(self, event, often=0.3):
        """Somebody who played about a third of the boards."""
        if self.r.random() < often and event.scores:
            best = max(event.scores, key=lambda e: (event.scores[e], e))
            third = event.boards // 3
            event.entries[best]["Boards 1"] = self.r.choice([third, third + 1, max(1, third - 1)])

    def kind(self):
        return self.r.choice([("pairs", 1), ("pairs", 1), ("pairs", 2), ("teams", 1), ("teams", 1), ("individual", 1), ("individual", 4)])

    @staticmethod
    def keys(form, win):
        if form == "pairs":
            return {"Format": form, "Winners": win, "Movement": "mitchell" if win == 2 else "howell"}
        if form == "individual":
            return {"Format": form, "Winners": win}
        return {"Format": form}

    # -- 4.1, 4.4, 2.x

    def basics(self):
        r = self.r
        for _ in range(62):
            form, win = self.kind()
            boards = r.choice([12, 14, 17, 18, 21, 24, 24, 26, 27, 35, 36, 48, 71, 72, 80])
            if form == "teams":
                boards = min(boards, 35)
            tables = r.randint(3, 13) if form == "individual" else r.randint(5, 20) if win == 2 else r.randint(3, 28)
            keys = self.keys(form, win)
            if r.random() < 0.25:
                keys["Championship"] = r.choice(["major", "minor"])
            if form == "teams" and r.random() < 0.4:
                keys["Team_size"] = r.choice([4, 5, 6, 8, 10, 12, 14, 16])
            e = self.event("basic", Status=self.status(), Boards=boards, **keys)
            part = F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2)
            self.contestants(e, tables, part, half=r.random() < 0.3)
            self.short_player(e)
        # Where the maximum is passed, reached, and raised by a root.
        for form, win, tables, boards in [("pairs", 1, 24, 20), ("pairs", 1, 25, 24), ("pairs", 1, 31, 24), ("pairs", 1, 26, 16),
                                          ("teams", 1, 31, 24), ("teams", 1, 30, 15), ("teams", 1, 33, 14), ("pairs", 2, 32, 24),
                                          ("pairs", 1, 49, 36), ("pairs", 1, 52, 40), ("pairs", 2, 61, 36), ("individual", 1, 26, 24),
                                          ("individual", 1, 25, 14), ("individual", 1, 24, 30), ("teams", 1, 58, 24)]:
            e = self.event("max", Status=self.status(), Boards=boards, **self.keys(form, win))
            part = F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2)
            self.contestants(e, tables, part)
        # Too small, too short, not provided for, and a category that cannot be major.
        for form, win, tables, boards, more in [("pairs", 1, 2, 24, {}), ("pairs", 2, 4, 24, {}), ("teams", 1, 2, 24, {}), ("individual", 1, 1, 24, {}),
                                                ("individual", 4, 4, 24, {}), ("pairs", 1, 6, 11, {}), ("teams", 1, 6, 24, {"Team_size": 9}),
                                                ("teams", 1, 6, 24, {"Team_size": 7}), ("pairs", 1, 8, 36, {"Championship": "major", "Category": "mixed"}),
                                                ("pairs", 1, 8, 35, {"Championship": "major"}), ("pairs", 1, 8, 36, {"Championship": "major", "Category": "restricted"})]:
            e = self.event("odd", Status=self.status(), Boards=boards, **self.keys(form, win), **more)
            self.contestants(e, tables, half=tables < 5 and form != "teams" and boards == 24)
        for scoring, across in [("matchpoints", None), ("percent", None), ("butler", None), ("cross imps", None), ("matchpoints", "no")]:
            for sections in (2, 3):
                win = r.choice([1, 2])
                more = {"Scored_across_the_field": across} if across else {}
                e = self.event("secs", Status=self.status(), Boards=24, Scoring=scoring, **self.keys("pairs", win), **more)
                apart = across == "no" or scoring in ("butler", "cross imps")
                size = r.randint(5, 8)
                for section in "ABC"[:sections]:
                    if win == 2:
                        for d in ("NS", "EW"):
                            e.enter(size, section=section, direction=d)
                    else:
                        e.enter(2 * size + (r.random() < 0.5), section=section)
                if apart:
                    for ids in fields(e):
                        for one in lists(e, ids):
                            e.rank(self.shuffled(one), self.ties(len(one), ceil(F(len(one), 3))))
                else:
                    for one in lists(e, list(e.entries)):
                        e.rank(self.shuffled(one), self.ties(len(one), ceil(F(len(one), 3))))
        for sizes in ([6, 7], [3, 4, 5], [10, 4]):
            e = self.event("secs", Format="teams", Status=self.status(), Boards=24, Scoring="imps")
            for section, size in zip("ABC", sizes):
                ids = e.enter(size, section=section)
                e.rank(self.shuffled(ids), self.ties(size, ceil(F(size, 3))))

    # -- 4.2

    def qualifiers(self):
        r = self.r
        for form, win, tables, boards in [("pairs", 1, 12, 24), ("teams", 1, 14, 16), ("pairs", 2, 10, 36), ("pairs", 1, 30, 36), ("pairs", 1, 33, 40),
                                          ("pairs", 1, 29, 48), ("individual", 1, 10, 18), ("individual", 1, 31, 36), ("pairs", 2, 37, 36), ("pairs", 2, 36, 42)]:
            more = {"Championship": "major"} if r.random() < 0.4 and boards >= 36 else {}
            e = self.event("qual", Stage="qualifying", Status=self.status(), Boards=boards, **self.keys(form, win), **more)
            self.contestants(e, tables, F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2))
        for _ in range(42):
            form, win = self.kind()
            stage = r.choice(["final", "final", "final", "second qualifying"])
            boards = r.choice([12, 15, 17, 18, 24, 30, 35, 36, 40, 71, 72]) if form != "teams" else r.choice([12, 16, 18, 24, 30])
            original = r.choice([5, 8, 9, 11, 15, 16, 20, 26, 33, 34, 40, 41, 55, 56, 65, 66, 70, 90, 120])
            now = max(2, min(original * r.choice([1, 2, 3, 4, 6]) // 8, 14, original))
            now = max(now, 4) if form == "teams" else min(now, 8) if form == "individual" else now
            more = {"Qualifying_stages": r.choice([1, 2, 3])} if r.random() < 0.6 else {}
            if r.random() < 0.2 and boards >= 36:
                more["Championship"] = "major"
            e = self.event("final", Stage=stage, Status=self.status(), Boards=boards, Original_entry=original, **self.keys(form, win), **more)
            k = ceil(F(in_list(e, original), 4))
            self.contestants(e, now, k=min(k, in_list(e, now)))
            self.short_player(e, 0.15)
        # Edges: exactly a quarter and half of the field, and one more.
        for original, count, stages, boards in [(20, 20, 2, 24), (20, 21, 2, 24), (20, 10, 1, 24), (20, 9, 1, 24), (20, 20, 2, 15), (20, 21, 2, 15), (20, 20, 2, 36)]:
            e = self.event("edge", Format="pairs", Winners=1, Stage="final", Original_entry=original, Qualifying_stages=stages, Boards=boards, Status=self.status())
            e.rank(self.shuffled(e.enter(count)), self.ties(count, 10))
        # A stage in sections that are scored apart.
        for original in (30, 44, 61):
            e = self.event("apart", Format="pairs", Winners=1, Stage="second qualifying", Scoring="butler", Original_entry=original, Boards=24, Status=self.status())
            for section in "AB":
                e.rank(self.shuffled(e.enter(14, section=section)), self.ties(14, ceil(F(original // 2, 2))))
        # Linked by Qualifier: half tables, major by the boards of both stages.
        for form, win, count, final, boards, more in [("pairs", 1, 25, 8, (24, 18), {"Championship": "major"}), ("teams", 1, 14, 6, (24, 24), {}),
                                                      ("pairs", 1, 24, 5, (36, 36), {}), ("individual", 1, 30, 8, (24, 24), {})]:
            status = self.status()
            q = self.event("link", Stage="qualifying", Status=status, Boards=boards[0], **self.keys(form, win), **more)
            order = self.shuffled(q.enter(count))
            q.rank(order, [])
            e = self.event("link", Stage="final", Status=status, Boards=boards[1], Qualifier=q.id, **self.keys(form, win), **more)
            ids = e.enter(final)
            for new, old in zip(ids, order):
                e.entries[new]["numbers"] = q.entries[old]["numbers"]
            e.rank(ids, self.ties(final, final - 1))

    # -- 4.3

    def consolations(self):
        r = self.r
        for _ in range(34):
            form, win = self.kind()
            boards = r.choice([15, 18, 24, 30, 36, 48]) if form != "teams" else r.choice([15, 18, 24, 30])
            c = r.randint(5, 12) if form != "individual" else r.randint(3, 6)
            p = r.choice([c, c - 1, c - 2, c + 1, max(1, c // 2)])
            n = r.choice([c, c - 1, 3 * c, 3 * c - 1, 5 * c, 9 * c, 40, 90])
            stage = r.choice(["consolation", "consolation", "third final"])
            more = {"Qualifying_stages": 2} if r.random() < 0.3 else {}
            if r.random() < 0.2 and boards >= 36:
                more["Championship"] = "major"
            e = self.event("cons", Stage=stage, Status=self.status(), Boards=boards, Premier_tables=p, Not_qualified_tables=n, **self.keys(form, win), **more)
            self.contestants(e, c, k=min(in_list(e, c), ceil(F(in_list(e, floor(c + F(n, 3))), 4))))
        for form, win, boards, licence in [("pairs", 1, 24, {}), ("pairs", 2, 24, {}), ("teams", 1, 24, {}), ("pairs", 1, 36, {}), ("pairs", 1, 24, {"Licence": "W1", "Licensed_by": "wbu"}),
                                           ("individual", 1, 24, {}), ("pairs", 1, 16, {"Licence": "W2", "Licensed_by": "wbu"})]:
            e = self.event("open", Stage="open", Status=self.status(), Boards=boards, **self.keys(form, win), **licence)
            self.contestants(e, r.randint(5, 12), F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2))

    # -- 4.5, 4.6

    def swiss(self, event, ids, rounds, per, draws=0.2, flat=False):
        """Rounds drawn by lot; an odd contestant makes a triangle of mini-matches."""
        r = self.r
        vps = (6, 8, 12, 14) if flat else (1, 3, 5, 7, 8, 9, 11, 12, 13, 15, 17, 19)
        for n in range(1, rounds + 1):
            order = self.shuffled(ids)
            if len(order) % 2:
                a, b, c = order[:3]
                order = order[3:]
                for home, away in ((a, b), (b, c), (c, a)):
                    h = r.choice((2, 3, 5, 7, 8)) if draws else r.choice((2, 3, 7, 8))
                    event.matches.append({"Round": n, "Home": home, "Away": away, "Home VPs": h, "Away VPs": 10 - h, "Note": "triangular"})
            for home, away in zip(order[::2], order[1::2]):
                h = 10 if r.random() < draws else r.choice(vps)
                event.matches.append({"Round": n, "Home": home, "Away": away, "Boards": per, "Home VPs": h, "Away VPs": 20 - h})
        sessions = event.get("Sessions", 1)
        if sessions > 1:
            for match in event.matches:
                match["Session"] = 1 + (match["Round"] - 1) * sessions // rounds

    def lineup(self, event, entry, per):
        """Five or six players, four at a time; now and then somebody for part of a match."""
        r, row = self.r, event.entries[entry]
        while len(row["numbers"]) < r.choice([5, 6]):
            row["numbers"] += self.book.people(1)
        size = len(row["numbers"])
        for n in sorted({m["Round"] for m in event.matches if entry in (m["Home"], m.get("Away"))}):
            four = sorted(r.sample(range(1, size + 1), 4))
            part = r.random() < 0.4 and per >= 6
            other = next(p for p in range(1, size + 1) if p not in four)
            for player in four:
                boards = per
                if part and player == four[0]:
                    boards = r.choice([per // 3, ceil(F(per, 3)), per // 2, per // 3 - 1])
                    event.lineups.append({"Round": n, "Entry": entry, "Player": other, "Boards": per - boards})
                event.lineups.append({"Round": n, "Entry": entry, "Player": player, "Boards": boards})

    def last_by_vps(self, event, ids):
        """Two contestants of the lower half of the ranking."""
        totals = vp_totals(event)
        order = sorted(ids, key=lambda e: totals[e])
        return order[:2]

    def spoil(self, event, ids):
        """A concession, a withdrawal or an adjusted score in one more match between the two last."""
        r = self.r
        a, b = self.last_by_vps(event, ids)
        n = max(m["Round"] for m in event.matches) + 1
        note, scores = r.choice([("conceded away", (3, 1)), ("conceded away", (1, 2)), ("conceded home", (0, 2)), ("withdrawn home", (2, 2)),
                                 ("conceded away", None), ("adjusted", (2, 1)), ("withdrawn away", (3, 0)), ("not played", None)])
        row = {"Round": n, "Home": a, "Away": b, "Note": note}
        if scores:
            row["Home VPs"], row["Away VPs"] = scores
        event.matches.append(row)

    def match_events(self):
        r = self.r
        for n in range(54):
            form = r.choice(["swiss teams", "swiss teams", "swiss pairs", "multiple teams", "round robin", "teams"])
            per = r.choice([3, 4, 5] if form == "multiple teams" else [6, 7, 8, 9, 10, 12, 16, 17])
            count = r.randint(4, 12) if form == "round robin" else r.choice([6, 8, 10, 12, 14, 16, 18, 20]) if form != "swiss pairs" else r.choice([8, 10, 12, 16, 20, 24])
            if r.random() < 0.2 and form != "round robin":
                count += 1
            rounds = min(ceil(F(r.choice([36, 36, 42, 48, 72]), per)), 12)
            sessions = r.choice([1, 2, 3])
            if form == "round robin":
                rounds = count - 1
                per = max(per, ceil(F(36, rounds)))
            more = {"Team_size": r.choice([6, 8, 10, 12, 14])} if "pairs" not in form and r.random() < 0.15 else {}
            if r.random() < 0.15:
                more["Championship"] = "major"
            if n % 9 == 0 and form != "round robin":
                sessions, rounds = 4, max(4, rounds)
            e = self.event("match", Format=form, Scoring="vps", Status=self.status(), Boards=per * rounds, Boards_per_match=per, Sessions=sessions, **more)
            ids = e.enter(count)
            if form == "round robin":
                self.all_play_all(e, ids, per, 1)
            else:
                self.swiss(e, ids, rounds, per, flat=r.random() < 0.5)
            if n % 4 == 1 and per_table(e) == 1:
                self.lineup(e, ids[0], per)
            elif n % 4 == 2 and sessions < 4:
                self.spoil(e, ids)
            elif n % 4 == 3:
                e.entries[ids[1]]["Boards 2"] = r.choice([e.boards // 3, e.boards // 3 - 1, ceil(F(e.boards, 3))])
        # Long matches, and matches of 18 to 35 boards.
        for status in STATUSES:
            for per, rounds in ((18, 2), (24, 3), (36, 2), (40, 1), (35, 2)):
                e = self.event("long", Format="swiss teams", Scoring="vps", Status=status, Boards=per * rounds, Boards_per_match=per)
                self.swiss(e, e.enter(r.choice([6, 8, 10])), rounds, per)
        # Too short for match awards: basic events.
        for form, per, rounds in [("swiss teams", 7, 5), ("swiss pairs", 5, 8), ("swiss pairs", 6, 5), ("multiple teams", 2, 12), ("swiss pairs", 4, 9), ("swiss teams", 4, 3)]:
            e = self.event("short", Format=form, Scoring="vps", Status=self.status(), Boards=per * rounds, Boards_per_match=per)
            self.swiss(e, e.enter(12), rounds, per)
        for count in (2, 3):
            e = self.event("few", Format="swiss teams", Scoring="vps", Status="area", Boards=36, Boards_per_match=12)
            self.swiss(e, e.enter(count), 3, 12)
        # Sections apart.
        for sizes in ([8, 6], [10, 2]):
            e = self.event("msec", Format="swiss teams", Scoring="vps", Status=self.status(), Boards=36, Boards_per_match=6)
            for section, size in zip("AB", sizes):
                self.swiss(e, e.enter(size, section=section), 6, 6)
        # Qualified fields: 4.6.6, at and beside the edges.
        for form, original, count in [("swiss teams", 16, 9), ("swiss teams", 16, 8), ("swiss teams", 16, 5), ("swiss teams", 16, 4), ("swiss teams", 33, 4),
                                      ("swiss teams", 64, 8), ("swiss teams", 65, 4), ("swiss teams", 64, 4), ("swiss teams", 60, 10), ("swiss teams", 61, 12),
                                      ("swiss pairs", 20, 10), ("swiss pairs", 20, 22), ("swiss pairs", 48, 12), ("swiss pairs", 52, 16), ("swiss pairs", 12, 8),
                                      ("round robin", 24, 6), ("multiple teams", 40, 8), ("swiss teams", 96, 6)]:
            per = r.choice([6, 8, 9, 18, 36])
            rounds = ceil(F(r.choice([36, 72]), per))
            if form == "round robin":
                rounds = count - 1
                per = max(per, 9)
            stage = "second qualifying" if r.random() < 0.25 else "final"
            more = {"Championship": "major"} if r.random() < 0.2 else {}
            e = self.event("mfin", Format=form, Scoring="vps", Stage=stage, Status=self.status(), Original_entry=original, Boards=per * rounds, Boards_per_match=per, **more)
            ids = e.enter(count)
            if form == "round robin":
                self.all_play_all(e, ids, per, 1)
            else:
                self.swiss(e, ids, rounds, per)
        # Consolations: 4.6.7.
        for form, p, c, n in [("swiss teams", 6, 6, 18), ("swiss teams", 6, 6, 17), ("swiss teams", 8, 6, 30), ("swiss teams", 4, 6, 50), ("swiss teams", 4, 6, 51),
                              ("swiss teams", 4, 4, 72), ("swiss teams", 4, 4, 71), ("swiss pairs", 4, 5, 20), ("swiss pairs", 6, 6, 60), ("swiss teams", 10, 12, 90),
                              ("swiss pairs", 8, 9, 75), ("multiple teams", 5, 8, 24)]:
            per = r.choice([6, 7, 9, 12])
            rounds = ceil(F(r.choice([36, 72]), per))
            e = self.event("mcons", Format=form, Scoring="vps", Stage="consolation", Status=self.status(), Premier_tables=p, Not_qualified_tables=n,
                           Original_entry=p + c + n, Boards=per * rounds, Boards_per_match=per)
            self.swiss(e, e.enter(c * per_table(e)), rounds, per)
        # Small finals are knock-out finals.
        for original, count, per in [(16, 2, 36), (32, 2, 40), (12, 2, 36), (16, 3, 24), (32, 3, 18), (4, 2, 36), (5, 3, 24)]:
            e = self.event("duel", Format="teams", Scoring="imps", Stage="final", Status=self.status(), Original_entry=original,
                           Boards=per if count == 2 else 2 * per, Boards_per_match=per)
            ids = e.enter(count)
            meetings = [(0, 1)] if count == 2 else [(0, 1), (1, 2), (2, 0)]
            for home, away in meetings:
                row = {"Round": 1, "Home": ids[home], "Away": ids[away], "Boards": per, "Home IMPs": r.randint(20, 60), "Away IMPs": r.choice([10, 15, 70])}
                if count == 3:
                    row["Note"] = "triangular"
                e.matches.append(row)
        # Boards deemed played: the fifth player has 6 of 36 and 6 more (or none) of a match conceded.
        for deemed in (6, 0):
            e = self.event("deemed", Format="swiss teams", Scoring="vps", Status="club", Boards=36, Boards_per_match=6)
            ids = e.enter(8)
            e.entries[ids[0]]["numbers"] += self.book.people(1)
            self.swiss(e, ids, 5, 6)
            for home, away in ((0, 1), (2, 3), (4, 5), (6, 7)):
                e.matches.append({"Round": 6, "Home": ids[home], "Away": ids[away], "Home VPs": 20, "Away VPs": 0, **({} if home else {"Note": "conceded away"})})
            for n in range(1, 7):
                for player in (1, 2, 3, 4) if n < 5 else (1, 2, 3, 5):
                    line = {"Round": n, "Entry": ids[0], "Player": player, "Boards": 6}
                    if n == 6:
                        line.update({"Boards": 0, "Deemed boards": deemed} if player == 5 else {"Boards": 6})
                    e.lineups.append(line)
        # A play-off decides the ranking.
        e = self.event("play", Format="round robin", Scoring="vps", Status="club", Boards=40, Boards_per_match=10)
        ids = e.enter(5)
        result = {(0, 1): 10, (0, 2): 15, (1, 2): 15, (0, 3): 15, (1, 3): 15, (2, 3): 14, (0, 4): 15, (1, 4): 15, (2, 4): 13, (3, 4): 9}
        for n, meetings in enumerate(circle(5), 1):
            for a, b in meetings:
                h = result.get((a, b), 20 - result.get((b, a), 0))
                e.matches.append({"Round": n, "Home": ids[a], "Away": ids[b], "Boards": 10, "Home VPs": h, "Away VPs": 20 - h})
        e.matches.append({"Round": 6, "Home": ids[0], "Away": ids[1], "Result": "0-1", "Note": "play-off"})

    def all_play_all(self, event, ids, per, legs, draws=0.15, rounds=None):
        r, n = self.r, 0
        for leg in range(legs):
            for meetings in circle(len(ids))[:rounds]:
                n += 1
                for a, b in meetings:
                    home, away = (ids[a], ids[b]) if leg % 2 == 0 else (ids[b], ids[a])
                    h = 10 if r.random() < draws else r.choice((2, 4, 6, 8, 12, 14, 16, 18))
                    event.matches.append({"Round": n, "Home": home, "Away": away, "Boards": per, "Home VPs": h, "Away VPs": 20 - h})

    # -- 4.7

    def bracket(self, event, ids, per, byes=(), last=None, told=True, extra=0.1, tied=0.05):
        """A single elimination; `byes` are numbers of byes of each round, `last` the boards of the final."""
        r, alive, n = self.r, list(ids), 0
        while len(alive) > 1:
            n += 1
            free = alive[:byes[n - 1]] if n <= len(byes) else []
            rest, through = alive[len(free):], list(free)
            for entry in free:
                if told:
                    event.matches.append({"Round": n, "Home": entry, "Note": "bye"})
            if len(rest) == 3 and len(alive) == 3:
                for home, away in ((0, 1), (1, 2), (2, 0)):
                    event.matches.append({"Round": n, "Home": rest[home], "Away": rest[away], "Home IMPs": r.randint(0, 30), "Away IMPs": r.choice([35, 12, 17]), "Note": "triangular"})
                return
            for home, away in zip(rest[::2], rest[1::2]):
                boards = last if last and len(alive) == 2 else per
                h, a = r.randint(10, 50), r.randint(10, 50)
                h += h == a
                row = {"Round": n, "Home": home, "Away": away, "Boards": boards, "Home IMPs": h, "Away IMPs": a}
                luck = r.random()
                winner = home if h > a else away
                if luck < extra:
                    row.update({"Home IMPs": 33, "Away IMPs": 33, "Result": "1-0" if winner == home else "0-1", "Note": "extra boards"})
                elif luck < extra + tied:
                    row.update({"Home IMPs": 33, "Away IMPs": 33})
                    if len(alive) == 2:
                        row["Result"] = "1-0" if winner == home else "0-1"
                elif luck < extra + tied + 0.05:
                    row["Note"] = "conceded " + ("away" if winner == home else "home")
                    if r.random() < 0.5:
                        row["Home IMPs"], row["Away IMPs"] = None, None
                        row = {k: v for k, v in row.items() if v is not None}
                event.matches.append(row)
                through.append(winner)
            alive = through

    def double(self, event, ids, per):
        r, lost, n = self.r, dict.fromkeys(ids, 0), 0
        while True:
            alive = [i for i in ids if lost[i] < 2]
            if len(alive) < 2:
                return
            n += 1
            clean, hurt = [i for i in alive if not lost[i]], [i for i in alive if lost[i]]
            order = clean + hurt
            if len(order) % 2:
                event.matches.append({"Round": n, "Home": order[0], "Note": "bye"})
                order = order[1:]
            for home, away in zip(order[::2], order[1::2]):
                h = r.random() < 0.5
                event.matches.append({"Round": n, "Home": home, "Away": away, "Boards": per, "Home IMPs": 40 if h else 20, "Away IMPs": 20 if h else 40})
                lost[away if h else home] += 1

    def knock_outs(self):
        r = self.r
        for n in range(24):
            form = r.choice(["knockout teams", "knockout teams", "knockout pairs"])
            count, byes = r.choice([(8, ()), (16, ()), (5, (3,)), (6, (2,)), (11, (5,)), (12, (4,)), (20, (12,)), (12, (0, 0, 1)), (10, (0, 1, 1)), (14, (0, 1)), (6, (0, 1)), (16, ()), (28, (4,))])
            if form == "knockout pairs":
                count = {5: 16, 6: 12, 8: 16}.get(count, count)
                byes = {16: (), 12: (4,)}.get(count, byes)
            per = r.choice([9, 12, 16, 18, 24, 24, 32, 36])
            depth = (count - 1).bit_length()
            more = {"Championship": "major"} if r.random() < 0.2 else {}
            e = self.event("ko", Format=form, Scoring="imps", Status=self.status(), Boards=max(36, per * depth), Boards_per_match=per, **more)
            ids = e.enter(count)
            self.bracket(e, ids, per, byes, last=r.choice([None, None, 36, 48]), told=r.random() < 0.6)
            if n % 4 == 0 and "teams" in form:
                self.lineup(e, ids[0], per)
        for count, byes in ((24, (0, 0, 0, 3)), (12, (0, 0, 0))):
            e = self.event("kotri", Format="knockout teams", Scoring="imps", Status=self.status(), Boards=72, Boards_per_match=24)
            self.bracket(e, e.enter(count), 24, byes[:2], extra=0, tied=0)
        for _ in range(7):
            e = self.event("dko", Format="double knockout teams", Scoring="imps", Status=self.status(), Boards=96, Boards_per_match=r.choice([16, 24]))
            self.double(e, e.enter(r.choice([8, 16, 16, 32])), e.get("Boards per match"))
        for form, original, count, byes in [("knockout teams", 32, 8, ()), ("knockout teams", 24, 8, ()), ("knockout teams", 33, 4, ()), ("knockout teams", 31, 4, ()),
                                            ("knockout teams", 128, 8, ()), ("knockout teams", 200, 4, ()), ("knockout teams", 40, 6, (2,)), ("knockout teams", 16, 8, ()),
                                            ("knockout pairs", 16, 8, ()), ("knockout pairs", 20, 4, ()), ("knockout teams", 5, 4, ()), ("knockout teams", 4, 4, ())]:
            per = r.choice([18, 24, 36])
            e = self.event("kofin", Format=form, Scoring="imps", Stage="final", Status=self.status(), Original_entry=original, Boards=per * 3, Boards_per_match=per)
            self.bracket(e, e.enter(count), per, byes)
        for original, p, count in [(32, 8, 8), (32, 8, 4), (64, 16, 8), (24, 4, 8), (48, 16, 4)]:
            e = self.event("kocons", Format="knockout teams", Scoring="imps", Stage="consolation", Status=self.status(), Original_entry=original, Premier_tables=p,
                           Boards=72, Boards_per_match=24)
            self.bracket(e, e.enter(count), 24)
        for count, byes in [(16, ()), (8, ()), (12, (4,)), (10, (6,))]:
            e = self.event("kolos", Format="knockout teams", Scoring="imps", Stage="consolation", Status=self.status(), Boards=72, Boards_per_match=20)
            self.bracket(e, e.enter(count), 20, byes)
        e = self.event("kofew", Format="knockout teams", Scoring="imps", Status="area", Boards=48, Boards_per_match=24)
        self.bracket(e, e.enter(4), 24)

    # -- 4.8

    def leagues(self):
        r = self.r
        for status, most in (("club", 8), ("area", 12)):
            for divisions in range(1, most + 1):
                for d in sorted({1, divisions, r.randint(1, divisions), r.randint(1, divisions)}):
                    if divisions > 5 and d == 1 and divisions % 2:
                        continue
                    per = r.choice([18, 24, 24, 32, 36])
                    if r.random() < 0.25:
                        per = r.choice([12, 14, 16])
                    count = r.choice([5, 5, 6, 6, 7, 8, 9])
                    legs = 2 if r.random() < 0.2 and count < 8 else 1
                    more = {"Divisions": divisions, "Division": d} if divisions > 1 else {}
                    if legs > 1:
                        more["Legs"] = legs
                    if divisions == 1 and r.random() < 0.5:
                        more["Championship"] = "major"
                    e = self.event("lg", Format="league", Scoring="vps", Status=status, Boards=per * legs * (count - 1), Boards_per_match=per, **more)
                    ids = e.enter(count)
                    self.all_play_all(e, ids, per, legs, draws=0.15 if per >= 18 else 0)
                    if r.random() < 0.2 and legs == 1:
                        self.lineup(e, ids[0], per)
        for status in ("district", "regional", "national"):
            for per, count, rounds in ((24, 10, None), (18, 6, 3), (36, 5, None), (12, 7, None)):
                e = self.event("lg1", Format="league", Scoring="vps", Status=status, Boards=per * (rounds or (count - 1 if count % 2 == 0 else count - 1)), Boards_per_match=per)
                self.all_play_all(e, e.enter(count), per, 1, draws=0.1 if per >= 18 else 0, rounds=rounds)
            e = self.event("lgno", Format="league", Scoring="vps", Status=status, Boards=24 * 5, Boards_per_match=24, Divisions=2, Division=1)
            self.all_play_all(e, e.enter(6), 24, 1)
        for status, divisions in (("club", 1), ("club", 3), ("area", 2), ("area", 4)):
            more = {"Divisions": divisions, "Division": divisions} if divisions > 1 else {}
            e = self.event("lgshort", Format="league", Scoring="vps", Status=status, Boards=60, Boards_per_match=12, **more)
            self.all_play_all(e, e.enter(6), 12, 1, draws=0)
        for status in ("club", "area"):
            e = self.event("lgbig", Format="league", Scoring="vps", Status=status, Boards=24 * 5, Boards_per_match=24, Divisions=3, Division=2, Championship="major")
            self.all_play_all(e, e.enter(6), 24, 1)
        # Divisions of one league; one of them too small.
        for status, sizes in [("club", [6, 5, 4]), ("club", [5, 4, 6]), ("area", [6, 4]), ("area", [4, 6, 5, 4])]:
            part = f"L{len(self.book.events)}"
            for d, size in enumerate(sizes, 1):
                e = self.event("lgp", Format="league", Scoring="vps", Status=status, Boards=24 * (size - 1), Boards_per_match=24, Divisions=len(sizes), Division=d, Part_of=part)
                self.all_play_all(e, e.enter(size), 24, 1)
        # A division in two sections, and the play-off of their winners.
        for status, divisions, d in (("area", 2, 2), ("club", 2, 2)):
            e = self.event("lgsec", Format="league", Scoring="vps", Status=status, Boards=24 * 5, Boards_per_match=24, Divisions=divisions, Division=d)
            for section in "AB":
                self.all_play_all(e, e.enter(6, section=section), 24, 1)
        e = self.event("lgoff", Format="knockout teams", Scoring="imps", Status="area", Stage="final", Divisions=2, Division=2, Original_entry=12, Boards=48, Boards_per_match=24)
        a, b = e.enter(2)
        e.matches.append({"Round": 1, "Home": a, "Away": b, "Boards": 24, "Home IMPs": 40, "Away IMPs": 20})
        # Between areas: a side for each team of an area.
        e = self.event("inter", Format="league", Scoring="vps", Status="area", Special="inter-area league", Boards=24 * 5, Boards_per_match=24)
        ids = e.enter(3, Side="A") + e.enter(3, Side="B")
        self.all_play_all(e, ids, 24, 1)
        for entry, area in zip(ids, ("East", "Mid", "North") * 2):
            e.entries[entry]["Area"] = area

    # -- 4.9

    def sections(self):
        r = self.r
        for status, most in (("club", 5), ("area", 7)):
            for n in range(2, most + 1):
                for d in sorted({1, n, r.randint(1, n)}):
                    form, win = r.choice([("pairs", 1), ("pairs", 2), ("teams", 1)])
                    boards = r.choice([15, 24, 27]) if form == "teams" else r.choice([15, 24, 27, 36])
                    e = self.event("sec", Status=status, Sections=n, Section_number=d, Boards=boards, **self.keys(form, win))
                    self.contestants(e, r.randint(5, 12), F(1, 4) if boards < 18 else F(1, 3) if boards < 36 else F(1, 2))
        for status, n, d in (("club", 3, 2), ("area", 2, 1), ("area", 3, 2)):
            e = self.event("secsw", Format="swiss teams", Scoring="vps", Status=status, Sections=n, Section_number=d, Boards=48, Boards_per_match=8)
            self.swiss(e, e.enter(8), 6, 8)
        e = self.event("secno", Status="district", Sections=2, Section_number=1, Boards=24, **self.keys("pairs", 1))
        self.contestants(e, 8)
        for status, sizes in [("club", [6, 5, 4]), ("area", [5, 3, 6]), ("area", [4, 6])]:
            part = f"S{len(self.book.events)}"
            for d, size in enumerate(sizes, 1):
                e = self.event("secp", Status=status, Sections=len(sizes), Section_number=d, Boards=24, Part_of=part, **self.keys("pairs", 1))
                self.contestants(e, size)

    # -- 4.11

    def ladders(self):
        r = self.r
        for n in range(22):
            form = r.choice(["pairs", "teams", "individual"])
            average = r.choice([5, 8, F(17, 2), 9, 12, 17, F(35, 2), 18, 25])
            more = {"Ladder_final": "yes", "Stage": "final"} if n % 5 == 4 else {}
            row = 1 if floor(average) <= 8 else 2 if floor(average) <= 17 else 3
            k = row * {"teams": 1, "pairs": 2, "individual": 4}[form]
            e = self.event("ladder", Format=f"ladder {form}", Status=self.status(), Games_available=r.choice([8, 12, 17, 18, 24]),
                           Average_tables=float(average), Results_counted=r.choice([6, 8, 10]), **more)
            ids = e.enter(r.randint(k + 2, k + 8))
            e.rank(self.shuffled(ids), self.ties(len(ids), k))
        for counted, final in ((5, "no"), (6, "yes")):
            e = self.event("ladno", Format="ladder pairs", Status="club", Games_available=12, Average_tables=9, Results_counted=counted, Ladder_final=final)
            e.rank(self.shuffled(e.enter(10)), [])

    # -- 5.1, 5.2

    def heats(self):
        r = self.r
        for n in range(24):
            form, win = r.choice([("pairs", 1), ("pairs", 1), ("pairs", 2), ("teams", 1)])
            boards = r.choice([18, 24, 26]) if form == "teams" else r.choice([18, 24, 36, 71, 72])
            tables = r.choice([5, 7, 10, 14, 20, 22])
            e = self.event("heat", Heat_for=r.choice(["national pairs", "area major", "other area"]), Status="club", Boards=boards, **self.keys(form, win))
            self.contestants(e, tables, F(1, 2), half=r.random() < 0.3)
            self.short_player(e, 0.1)
        for n in range(4):
            e = self.event("heatq", Heat_for=r.choice(["national pairs", "area major", "other area"]), Status="club", Boards=24, **self.keys("pairs", 1))
            ids = e.enter(r.randint(6, 11)) + e.enter(r.randint(6, 9), Qualifying="no")
            for entry in ids:
                e.entries[entry].setdefault("Qualifying", "yes")
            e.rank(self.shuffled(ids), self.ties(len(ids), 5))
        for count in (3, 7, 10, 13):
            e = self.event("webber", Heat_for="webber cup", Format="teams", Status="club", Boards=24)
            e.rank(self.shuffled(e.enter(count)), self.ties(count, ceil(F(count, 2))))
        e = self.event("webno", Heat_for="webber cup", Format="league", Scoring="vps", Status="club", Boards=120, Boards_per_match=24)
        self.all_play_all(e, e.enter(6), 24, 1)

    # -- 5.3 to 5.6, 1.5.1

    def greens(self):
        r = self.r
        areas = ["East", "Mid", "North", "West"]
        for n, count in enumerate([3, 5, 6, 8, 9, 12, 13, 16, 17, 18]):
            e = self.event("gteam", Format="teams", Green_points="area teams", Status="area", Area=areas[n % 4], Championship="major", Boards=r.choice([36, 42, 48]), Sessions=2, Movement="all play all")
            e.rank(self.shuffled(e.enter(count)), self.ties(count, ceil(F(count, 2))))
            best = max(e.scores, key=lambda i: (e.scores[i], i))
            if n % 2:
                e.entries[best].update({"Boards 1": e.boards // 2, "Boards 2": e.boards // 2 - 1, "Boards 3": e.boards // 3, "Boards 4": e.boards // 3 - 1})
            if n == 4:
                e.entries[best].update(Status="green elsewhere", elsewhere={1, 2, 3, 4})
        for n, (original, count) in enumerate([(17, 8), (20, 7), (21, 6), (24, 8), (28, 4), (32, 8), (33, 8), (48, 8), (49, 10), (60, 6), (72, 8)]):
            e = self.event("gtfin", Format="teams", Green_points="area teams", Stage="final", Original_entry=original, Status="area", Area=areas[n % 4], Championship="major",
                           Boards=r.choice([42, 48, 49]), Sessions=2, Movement="all play all")
            e.rank(self.shuffled(e.enter(count)), self.ties(count, r.choice([2, 4, 5])))
            best = max(e.scores, key=lambda i: (e.scores[i], i))
            if n % 2:
                e.entries[best].update({"Boards 1": ceil(F(e.boards, 2)), "Boards 2": ceil(F(e.boards, 2)) - 1})
        # The same players in two finals of a season: greens once.
        first = self.event("g526", Format="teams", Green_points="area teams", Status="area", Area="East", Championship="major", Boards=42, Sessions=2, Movement="all play all")
        order = first.enter(8)
        first.rank(order)
        second = self.event("g526", Format="teams", Green_points="area teams", Status="area", Area="Mid", Championship="major", Boards=42, Sessions=2, Movement="all play all")
        ids = second.enter(8)
        second.rank(ids)
        second.entries[ids[0]]["numbers"][:2] = first.entries[order[5]]["numbers"][:2]
        second.entries[ids[0]]["elsewhere"] = {1, 2}
        for n, (original, count) in enumerate([(None, 5), (None, 6), (None, 9), (None, 13), (None, 14), (None, 21), (40, 16), (33, 14), (100, 20), (280, 24), (400, 16), (12, 4)]):
            more = {"Stage": "final", "Original_contestants": original, "Original_entry": original // 2} if original else {}
            e = self.event("gpair", Format="pairs", Winners=1, Movement="howell", Green_points="area pairs", Status="area", Area=areas[n % 4], Championship="major",
                           Boards=r.choice([36, 45, 48]), Boards_per_match=3, Sessions=2, **more)
            k = len(scale_g(original or count)) if (original or count) >= 6 else 2
            e.rank(self.shuffled(e.enter(count)), self.ties(count, min(k, count - 1)))
            self.short_player(e, 0.2)
        for count, per, rounds in [(3, 10, 4), (6, 7, 6), (8, 6, 7), (12, 8, 6), (14, 6, 8), (20, 7, 6), (26, 6, 7), (36, 7, 6)]:
            e = self.event("agmt", Format="swiss teams", Scoring="vps", Green_points="agm teams", Status="area", Area="East", Boards=per * rounds, Boards_per_match=per, Sessions=2)
            ids = e.enter(count)
            if count == 3:
                for n, (a, b) in enumerate([(0, 1), (1, 2), (2, 0), (0, 2), (2, 1), (1, 0)], 1):
                    h = r.choice((4, 10, 15))
                    e.matches.append({"Round": n, "Home": ids[a], "Away": ids[b], "Boards": per, "Home VPs": h, "Away VPs": 20 - h})
            else:
                self.swiss(e, ids, rounds, per, flat=count < 14)
        for tables in (3, 5, 8, 12, 13, 16, 20, 21):
            e = self.event("agmp", Format="pairs", Winners=1, Movement="scrambled mitchell", Green_points="agm pairs", Status="area", Area="Mid", Boards=48, Sessions=2)
            e.rank(self.shuffled(e.enter(2 * tables)), self.ties(2 * tables, ceil(F(tables, 2))))
        for form, count in [("teams", 8), ("teams", 17), ("teams", 32), ("teams", 33), ("teams", 58), ("pairs", 16), ("pairs", 34), ("pairs", 40), ("pairs", 64), ("pairs", 50)]:
            per = r.choice([7, 8])
            e = self.event("joint", Format=f"swiss {form}", Scoring="vps", Green_points=f"joint swiss {form}", Status="area", Boards=per * 6, Boards_per_match=per, Sessions=2)
            ids = e.enter(count)
            self.swiss(e, ids, 6, per, flat=r.random() < 0.4)
            if count == 8:
                self.lineup(e, ids[0], per)
        for kind, form, count, other in [("a", "teams", 12, 40), ("a", "teams", 20, 12), ("a", "teams", 16, 32), ("b", "teams", 24, 0), ("a", "pairs", 20, 10), ("a", "pairs", 12, 40),
                                         ("a", "pairs", 16, 18), ("b", "pairs", 32, 0), ("a", "teams", 6, 64)]:
            more = {"Flight_B_tables": other} if other else {}
            e = self.event("flight", Format=f"swiss {form}", Scoring="vps", Green_points=f"flight {kind}", Status="area", Boards=42, Boards_per_match=7, Sessions=2, **more)
            self.swiss(e, e.enter(count), 6, 7)
        # A schedule for 65 to 76 teams.
        part = "MT"
        q = self.event("multq", Format="multiple teams", Scoring="vps", Green_points="multiple teams", Stage="qualifying", Status="national", Boards=24, Boards_per_match=2, Part_of=part)
        self.swiss(q, q.enter(66), 12, 2, draws=0.25)
        for stage, count, per in (("final", 13, 2), ("consolation", 13, 2)):
            e = self.event("multf", Format="multiple teams", Green_points="multiple teams", Stage=stage, Original_entry=66, Status="national", Boards=24, Boards_per_match=per)
            e.rank(self.shuffled(e.enter(count)), self.ties(count, 4))
        e = self.event("multp", Format="pairs", Winners=1, Green_points="multiple pairs", Status="national", Boards=48, Sessions=2)
        e.rank(self.shuffled(e.enter(24)), [])

    # -- 3.2.7, 3.3 to 3.6

    def licences(self):
        r = self.r
        plain = [dict(Licence="W1", Licensed_by="wbu", Open_to=o, Outside_entry=y, Status=s)
                 for o in ("anyone", "wbu") for y in ("no", "yes") for s in ({"no": {"anyone": "club", "wbu": "district"}, "yes": {"anyone": "district", "wbu": "area"}}[y][o], "national" if y == "no" else "club")]
        plain += [dict(Licence="W2", Licensed_by="wbu", Open_to="wbu", Outside_entry="yes", Status="regional"),
                  dict(Licence="A1", Licensed_by="area", Open_to="area", Status="club"), dict(Licence="A2", Licensed_by="area", Open_to="area", Status="national"),
                  dict(Licence="A3", Licensed_by="area", Open_to="area", Outside_entry="yes", Status="area")]
        plain += [dict(Special=s, Status=t, Area="East", Open_to="anyone") for s, t in (("no fear", "district"), ("junior", "area"), ("special", "club"))]
        plain += [dict(Special="simultaneous", Status="district", Area="East", Open_to="area"),
                  dict(Special="invitation", Status="national", Area="Mid", Open_to="wbu", Entry_limit="one per body"),
                  dict(Special="invitation", Status="regional", Area="Mid", Open_to="wbu", Outside_entry="yes"),
                  dict(Special="invitation", Status="area", Area="Mid", Open_to="wbu", Outside_entry="no"),
                  dict(Special="inter-club", Status="area", Entry_limit="one per body"), dict(Special="inter-club", Status="area"),
                  dict(Special="inter-club", Status="national", Entry_limit="one per body")]
        for more in plain:
            form, win = r.choice([("pairs", 1), ("pairs", 2), ("teams", 1)])
            e = self.event("lic", Boards=r.choice([16, 24, 30]), **self.keys(form, win), **more)
            self.contestants(e, r.randint(5, 12), F(1, 4) if e.boards < 18 else F(1, 3))
        e = self.event("lic", Boards=36, Championship="major", Licence="W3", Licensed_by="wbu", Open_to="wbu", Outside_entry="yes", Status="area", **self.keys("pairs", 1))
        self.contestants(e, 8, F(1, 2))
        e = self.event("licsw", Format="swiss teams", Scoring="vps", Boards=42, Boards_per_match=7, Licence="W4", Licensed_by="wbu", Open_to="anyone", Outside_entry="yes", Status="district")
        self.swiss(e, e.enter(12), 6, 7)

    # -- 4.6.7 of a third final, with the tables that are typed

    def third_finals(self):
        r = self.r
        for form, original, p, between, own in [("swiss teams", 100, 8, 16, 9), ("swiss teams", 90, 8, 16, 9), ("swiss teams", 89, 8, 16, 9),
                                                ("swiss teams", 180, 8, 20, 9), ("swiss pairs", 100, 8, 16, 10), ("swiss pairs", 120, 9, 12, 9),
                                                ("multiple teams", 100, 9, 12, 9), ("round robin", 100, 8, 16, 9), ("swiss teams", 60, 8, 12, 12),
                                                ("swiss teams", 120, 12, 12, 12), ("swiss pairs", 61, 12, 12, 12)]:
            per, rounds = r.choice([(6, 6), (8, 6), (9, 8), (7, 6)])
            rounds = own - 1 if form == "round robin" else rounds
            e = self.event("third", Format=form, Scoring="vps", Stage="third final", Status=self.status(), Original_entry=original, Premier_tables=p,
                           Not_qualified_tables=original - p - between - own, Boards=per * rounds, Boards_per_match=per)
            ids = e.enter(own * per_table(e))
            if form == "round robin":
                self.all_play_all(e, ids, per, 1)
            else:
                self.swiss(e, ids, rounds, per)


def circle(n):
    """Meetings of an all-play-all by rounds."""
    size, out = n + n % 2, []
    ring = list(range(size))
    for _ in range(size - 1):
        out.append([(a, b) for a, b in zip(ring[:size // 2], ring[:size // 2 - 1:-1]) if a < n and b < n])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return out


def write(name, columns, rows):
    used = [c for c in columns if any(str(row.get(c, "")) != "" for row in rows)]
    with open(HERE / f"{name}.csv", "w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(used)
        out.writerows([row.get(c, "") for c in used] for row in rows)


def bodies(book, event):
    """The organiser: one for each event, and one for the parts of a competition."""
    return event.get("Part of") or event.get("Qualifier") or event.id


def decimal(x):
    x = F(x)
    text = f"{x.numerator * 10**4 // x.denominator / 10**4:.4f}".rstrip("0").rstrip(".")
    assert F(text) == x, x
    return text


def main():
    draw = Draw(2003)
    for part in ("basics", "qualifiers", "consolations", "match_events", "knock_outs", "leagues", "sections", "ladders", "heats", "greens", "licences",
                 "third_finals"):
        getattr(draw, part)()
    book = draw.book
    HERE.mkdir(exist_ok=True)
    keys = list(dict.fromkeys(key for e in book.events for key in e.keys))
    day = date(2003, 5, 5)
    write("events", ["Event", "Date", "Organiser", *keys],
          [{"Event": e.id, "Date": (day + timedelta(days=n)).isoformat(), "Organiser": f"Organiser {bodies(book, e)}", **e.keys} for n, e in enumerate(book.events)])
    rows, scores, matches, lineups, expected, said = [], [], [], [], [], set()
    for e in book.events:
        for entry, row in e.entries.items():
            cells = {"Event": e.id, "Entry": entry, **row}
            for player, number in enumerate(row["numbers"], 1):
                cells[f"Player {player}"], cells[f"No {player}"] = name_of(number), number
            rows.append(cells)
            if e.scores:
                scores.append({"Event": e.id, "Section": row["Section"], "Direction": row["Direction"], "Entry": entry, "Score": decimal(e.scores[entry])})
        matches += [{"Event": e.id, **m} for m in e.matches]
        lineups += [{"Event": e.id, **line} for line in e.lineups]
        awards = award(e, book)
        for (entry, player, kind), points in sorted(awards.rows().items(), key=lambda item: (int(item[0][0]), item[0][1], item[0][2])):
            note = " + ".join(awards.notes[entry, player, kind])
            told = (e.id, entry, kind) in said
            said.add((e.id, entry, kind))
            expected.append({"event": e.id, "entry": entry, "player": player, "kind": kind, "points": decimal(points), "note": "" if told else note[:120]})
    people = [f"{what} {n}" for n in range(1, 9) for what in ("Player", "No", "Boards")]
    write("entries", ["Event", "Entry", "Section", "Direction", *people, "Qualifying", "Status", "Side", "Area"], rows)
    write("results", ["Event", "Section", "Direction", "Entry", "Score"], scores)
    write("matches", ["Event", "Session", "Round", "Home", "Away", "Boards", "Home IMPs", "Away IMPs", "Home VPs", "Away VPs", "Result", "Note"], matches)
    write("lineups", ["Event", "Round", "Entry", "Player", "Boards", "Deemed boards"], lineups)
    write("expected", ["event", "entry", "player", "kind", "points", "note"], expected)
    print(len(book.events), "events,", len(rows), "entries,", len(matches), "matches,", len(lineups), "line-ups,", len(expected), "awards")


if __name__ == "__main__":
    main()
