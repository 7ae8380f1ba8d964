"""Reads the Parquet files of the samples with other programs: every cell against the CSV file, and the
queries of docs/parquet.md in DuckDB, DataFusion and Polars against each other.

    python .ci/parquet_files.py PALMARES WORK
"""

import csv
import datetime
import decimal
import pathlib
import re
import shutil
import subprocess
import sys

import datafusion
import duckdb
import polars

SAMPLES = ["season", "chess", "championships", "mistakes"]


def run(palmares, samples, out):
    shutil.rmtree(out, ignore_errors=True)
    words = [palmares, "run", f"samples/{samples}", "--out", out, "--only", "data", "--quiet"]
    status = subprocess.run(words, stderr=subprocess.DEVNULL).returncode
    assert status <= 1, f"{samples}: status {status}"


def told(cell):
    """A cell as the CSV file has it."""
    if cell is None:
        return ""
    if isinstance(cell, decimal.Decimal):
        text = f"{cell:f}"
        return text.rstrip("0").rstrip(".") if "." in text else text
    if isinstance(cell, datetime.date):
        return cell.isoformat()
    return str(cell).replace("\r\n", "\n").replace("\r", "\n")


def compared(out):
    """Compares all cells, as DuckDB and Polars read them, and returns their number."""
    cells = 0
    for file in sorted(pathlib.Path(out, "data").glob("*.csv")):
        parquet = str(file.with_suffix(".parquet"))
        with open(file, encoding="utf-8", newline="") as text:
            headings, *rows = csv.reader(text)
        table = duckdb.sql(f"SELECT * FROM '{parquet}'")
        for name, columns, found in [
            ("DuckDB", table.columns, table.fetchall()),
            ("Polars", *(lambda own: (own.columns, own.rows()))(polars.read_parquet(parquet))),
        ]:
            assert list(columns) == headings, f"{parquet}: {name} has {columns}"
            assert len(found) == len(rows), f"{parquet}: {name} has {len(found)} rows of {len(rows)}"
            for row, expected in zip(found, rows):
                for cell, text in zip(map(told, row), expected):
                    assert text in (cell, f"'{cell}"), f"{parquet}: {name} has {cell} for {text}"
                    cells += 1
    return cells


def in_duckdb(query):
    return duckdb.sql(query).fetchall()


def in_datafusion(query):
    context = datafusion.SessionContext()
    for at, path in enumerate(sorted(set(re.findall(r"'([^']+\.parquet)'", query)))):
        context.register_parquet(f"file_{at}", path)
        query = query.replace(f"'{path}'", f"file_{at}")
    columns = context.sql(query.rstrip().rstrip(";")).to_pydict()
    return list(zip(*columns.values()))


def main(palmares, work):
    palmares = str(pathlib.Path(palmares).resolve())
    pathlib.Path(work).mkdir(parents=True, exist_ok=True)
    cells = 0
    for samples in SAMPLES:
        run(palmares, samples, f"{work}/{samples}")
        cells += compared(f"{work}/{samples}")
    print(f"{cells} cells as in the CSV files")
    manual = pathlib.Path("docs/parquet.md").read_text(encoding="utf-8")
    out = f"{work}/season"
    queries = [own.replace("palmares-out", out) for own in re.findall(r"```sql\n(.*?)```", manual, re.S)]
    for query in queries:
        one, other = in_duckdb(query), in_datafusion(query)
        assert one and one == other, f"{query}\nDuckDB: {one}\nDataFusion: {other}"
    # The sums, once more from the CSV file.
    with open(f"{out}/data/awards.csv", encoding="utf-8", newline="") as text:
        sums = {}
        for row in csv.DictReader(text):
            key = (row["player_no"], row["player"], row["kind"])
            sums[key] = sums.get(key, 0) + decimal.Decimal(row["points"])
    for number, player, kind, points, _ in in_duckdb(queries[0]):
        assert sums[number or "", player, kind] == points, f"{player}: {points}"
    script = re.search(r"```python\n(.*?)```", manual, re.S).group(1).replace("palmares-out", out)
    scope = {}
    exec(script, scope)  # the manual's own words
    expected = duckdb.sql(
        f"""SELECT organiser, kind, sum(points), count(*) FROM '{out}/data/awards.parquet'
        JOIN '{out}/data/events.parquet' USING (event_key) GROUP BY ALL ORDER BY organiser, kind"""
    ).fetchall()
    assert scope["answer"].rows() == expected, f"{scope['answer']}\n{expected}"
    print(f"{len(queries) + 1} queries of the manual, alike in DuckDB, DataFusion and Polars")


if __name__ == "__main__":
    main(*sys.argv[1:])
