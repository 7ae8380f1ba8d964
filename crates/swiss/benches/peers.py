"""Times other Swiss engines on the rounds that the bench of draws writes.

    pip install caissify-pairings py4swiss
    cargo bench --bench draw -- --peers python3      # both in one run
    python3 crates/swiss/benches/peers.py DIR        # the files of --write DIR

caissify-pairings follows the rules of 2026, py4swiss the older ones: good for times,
not for pairings. Reading the file is not timed. An engine that takes longer than the
patience for a round is not asked for larger fields.
"""

import argparse
import multiprocessing
import statistics
import tempfile
import time
from pathlib import Path

# Where the rounds begin on a line, and how wide each is.
FIRST, WIDE = 89, 10


def before(text, round_number):
    """The file before a round; of that round it keeps only who was not to be drawn."""
    lines = []
    for line in text.splitlines():
        if line.startswith("001"):
            at = FIRST + WIDE * (round_number - 1)
            column = line[at : at + WIDE]
            line = line[:at] + (column if column[-1] in "HFZ" else "")
            points = sum(
                {"1": 10, "+": 10, "U": 10, "F": 10, "=": 5, "H": 5}.get(line[end - 1], 0)
                for end in range(FIRST + WIDE, len(line) + 1, WIDE)
            )
            line = f"{line[:80]}{points // 10:>2}.{points % 10}{line[84:]}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def caissify(path, round_number):
    from caissify_pairings import fpc
    from caissify_pairings.engines.dutch import DutchEngine
    from caissify_pairings.trf import TRFParser

    parsed = TRFParser(path.read_text()).parse()
    players = {player["starting_number"]: player for player in parsed["players"]}
    # The same preparation as in its own checker: floats and colours so far.
    arguments = dict(
        players=fpc._build_engine_players(players, round_number),
        previous_pairings=fpc._build_previous_pairings(players, round_number),
        round_number=round_number,
        total_rounds=parsed["tournament"].get("total_rounds") or 9,
        initial_color=fpc._infer_initial_color(players),
    )
    start = time.perf_counter()
    drawn = DutchEngine(**arguments).generate_pairings()
    return time.perf_counter() - start, len(drawn)


def py4swiss(path, round_number):
    from py4swiss.engines import DutchEngine
    from py4swiss.trf import TrfParser

    with tempfile.TemporaryDirectory() as folder:
        cut = Path(folder) / path.name
        cut.write_text(before(path.read_text(), round_number))
        trf = TrfParser.parse(cut)
    start = time.perf_counter()
    drawn = DutchEngine.generate_pairings(trf)
    return time.perf_counter() - start, len(drawn)


ENGINES = {"caissify-pairings": caissify, "py4swiss": py4swiss}


def answer(engine, path, round_number, queue):
    try:
        queue.put(ENGINES[engine](path, round_number))
    except Exception as why:  # an engine that fails is told, not hidden
        queue.put(repr(why))


def asked(engine, path, patience):
    """The seconds and boards of an engine for a file; None if it takes too long."""
    queue = multiprocessing.Queue()
    round_number = int(path.stem.rsplit("-", 1)[1])
    work = multiprocessing.Process(target=answer, args=(engine, path, round_number, queue))
    work.start()
    work.join(patience)
    if work.is_alive():
        work.kill()
        work.join()
        return None
    return queue.get()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each size (default 3)")
    parser.add_argument("--patience", type=float, default=300, help="seconds (default 300)")
    options = parser.parse_args()
    sizes = {}
    for path in sorted(options.folder.glob("*.trf")):
        sizes.setdefault(int(path.name.split("-")[0]), []).append(path)
    print(f"{'engine':<18} {'players':>8} {'rounds':>7} {'median':>12} {'worst':>12}")
    for engine in ENGINES:
        for size, paths in sorted(sizes.items()):
            times = []
            # From different tournaments if possible.
            for path in sorted(paths, key=lambda path: path.stem[::-1])[: options.rounds]:
                found = asked(engine, path, options.patience)
                if not isinstance(found, tuple):
                    why = found or f"more than {options.patience:g} s"
                    print(f"{engine:<18} {size:>8} {path.name}: {why}")
                    break
                times.append(1000 * found[0])
            if times:
                median, worst = statistics.median(times), max(times)
                print(
                    f"{engine:<18} {size:>8} {len(times):>7} {median:>9.0f} ms {worst:>9.0f} ms",
                    flush=True,
                )
            if not times or 1000 * options.patience < 4 * times[-1]:
                break


if __name__ == "__main__":
    main()
