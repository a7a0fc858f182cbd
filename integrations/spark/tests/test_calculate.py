"""Runs on the cluster. OKLAD_COMMAND is the program; by default `oklad`."""

import json
import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from oklad_spark import OkladError, calculate, report_lines
from pyspark.sql import functions as f

COMMAND = tuple(os.environ.get("OKLAD_COMMAND", "oklad").split())
ROWS = 1_000_000 if os.environ.get("OKLAD_LONG_TESTS") == "yes" else 100_000

def test_answers_are_columns(spark):
    df = spark.createDataFrame([("Anna", 10000000), ("Boris", -1)], "name string, gross_salary int")
    anna, boris = calculate(df, command=COMMAND).collect()
    # 100,000 × 12 = 1,200,000 roubles; 13 % is 156,000.
    assert (anna.name, anna.annual_tax_amount, anna.errors) == ("Anna", 15600000, None)
    assert (boris.annual_tax_amount, '"gross_salary"' in boris.errors) == (None, True)
    assert anna.oklad_version and anna.law_version == boris.law_version
    months = calculate(df, "long", command=COMMAND)
    assert [row.monthly_tax_amount for row in months.take(12)] == [1300000] * 12


def test_headers_with_a_dot_are_columns(spark):
    df = spark.createDataFrame([("Anna", 100000)], "`ФИО` string, `Оклад, руб.` int")
    (anna,) = calculate(df, command=COMMAND).collect()
    assert (anna["Оклад, руб."], anna["annual_tax_amount"]) == (100000, 15600000)


def test_columns_named_like_an_answer_are_kept(spark):
    df = spark.sql("select 10000000L as gross_salary, 7 as annual_tax_amount, 'own' as Errors, 'a' as law_version")
    answered = calculate(df, command=COMMAND)
    (row,) = answered.collect()
    own = (row.input_annual_tax_amount, row.input_Errors, row.input_law_version)
    assert (*own, row.annual_tax_amount, row.errors) == (7, "own", "a", 15600000, None)
    # A table of answers keeps those of the first run, in their types.
    (again,) = calculate(answered, command=COMMAND).collect()
    assert (again.annual_tax_amount, again.input_input_annual_tax_amount) == (15600000, 15600000)


def test_misspelt_columns_are_refused_at_once(spark):
    df = spark.createDataFrame([(1,)], "gros_salary int")
    with pytest.raises(OkladError, match='The column "gros_salary" may be a term of pay'):
        calculate(df, command=COMMAND)


def test_programs_that_are_missing_or_differ_are_told(spark, tmp_path):
    df = spark.createDataFrame([(10000000,)], "gross_salary int")
    with pytest.raises(OkladError, match="does not start.*no-oklad.*command="):
        calculate(df, command=["no-oklad"])
    # The driver starts it first; a worker has a version whose answers have other columns.
    other, first = tmp_path / "other", tmp_path / "first"
    program = f"exec {' '.join(COMMAND)}"
    later = f"{program} columns --detail months --keep oklad_row"
    other.write_text(f'#!/bin/sh\n[ -e {first} ] || {program} "$@" 3> {first}\n{later}\n')
    other.chmod(0o755)
    with pytest.raises(Exception, match="Install the same version"):
        calculate(df, command=[str(other)]).collect()


def test_a_field_of_a_type_that_no_field_has_is_refused(spark):
    income = "map('base_gross_income', 1) as income_before"
    df = spark.sql(f"select 10000000L as gross_salary, {income}")
    (row,) = calculate(df, command=COMMAND).collect()
    assert row.annual_tax_amount is None and "an object" in row.errors
    assert row.income_before == {"base_gross_income": 1}


def test_roubles_are_no_kopecks_and_moments_no_days(spark):
    with pytest.raises(OkladError, match="gross_salary_rub"):
        calculate(spark.sql("select 100000.00BD as gross_salary"), command=COMMAND)
    # The first day of March in Moscow.
    moment = "timestamp'2026-02-28 21:00:00 UTC' as start_date"
    df = spark.sql(f"select 10000000L as gross_salary, {moment}")
    (row,) = calculate(df, command=COMMAND).collect()
    assert row.annual_tax_amount is None and "time zone" in row.errors


def test_columns_keep_their_types(spark):
    df = spark.sql("""select 10000000L as gross_salary, 0.1234567890123456789BD as exact,
        date'2026-03-01' as day, timestamp'2026-03-01 12:34:56.123456' as moment,
        timestamp_ntz'2026-03-01 12:34:56.123456' as local, X'00ff' as bytes, array(1, null) as list,
        map('a', 1.5D) as map, struct(1Y as tiny, array('x') as words) as nested, 1.5F as float,
        9223372036854775807L as large, interval 1 day as duration, cast('a' as char(3)) as letters,
        'Anna' as name, true as flag union all select -1, null, null, null, null, null, null, null, null,
        null, null, null, null, null, null""")
    for detail in ("year", "long"):
        answered = calculate(df, detail, command=COMMAND)
        kept = answered.select(df.columns)
        assert kept.schema == df.schema
        rows = [row.asDict() for row in kept.collect()]
        expected = [row.asDict() for row in df.collect()]
        assert [row for row in rows if row not in expected] == []
        assert len(rows) == (2 if detail == "year" else 13)


def test_the_lines_of_the_report_are_those_of_the_command(spark, tmp_path):
    names = ["id", "gross_salary", "territorial_multiplier", "children_count", "is_not_resident"]
    people = [
        (row, 3_000_033 + row * 7_654_321, 150 if row % 3 == 0 else 100, row % 4, False)
        for row in range(20)
    ]
    people.append((20, 12_345_678, 100, 0, True))
    table, employer = tmp_path / "people.csv", tmp_path / "employer.json"
    rows = [",".join(str(cell) for cell in row).lower() for row in [names, *people]]
    table.write_text("\n".join(rows))
    signer = {"surname": "Ёлкина", "first_name": "Анна"}
    numbers = {"inn": "7707083893", "kpp": "770701001", "oktmo": "45378000", "tax_office": "7707"}
    employer.write_text(json.dumps({"name": "ООО", **numbers, "signer": signer}))
    words = [table, "--period", "2026-Q3", "--employer", employer]
    options = ["--output", tmp_path, "--format", "json"]
    ran = subprocess.run([*COMMAND, "documents", "ndfl6", *words, *options], capture_output=True)
    assert ran.returncode == 0, ran.stderr
    report = json.loads((tmp_path / "ndfl6-2026-Q3.json").read_text())

    def lines(rows):
        payments = calculate(rows, "long", question="payments", command=COMMAND)
        return report_lines(payments, 2026, 3, ["id"]).sort("base", "rate").collect()

    df = spark.createDataFrame(people, names)
    found = [row.asDict() for row in lines(df)]
    numbers = [name for name in found[0] if name.startswith("line_")]
    assert [[row["budget_code"], *(row[name] for name in numbers)] for row in found] == [
        [line["budget_code"], *(line["lines"][name[5:]] for name in numbers)]
        for line in report["section2"]
    ]
    with pytest.raises(Exception, match="people were refused"):
        lines(df.replace(100, 1, "territorial_multiplier"))


def processes():
    """The processes that this one started, directly or not, with their command lines."""
    parents, lines = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            pid = int(folder.name)
            parents[pid] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            lines[pid] = (folder / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue  # It has ended.
    own = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in own} - own:
        own |= more
    return {pid: line for pid, line in lines.items() if pid in own}


def kill(word, fewest, killed):
    """Kills a process whose command line has the word, when at least so many run."""
    for _ in range(600):
        found = [pid for pid, line in processes().items() if word in line and "daemon" not in line]
        if len(found) >= fewest:
            os.kill(found[-1], signal.SIGKILL)
            killed.append(word)
            return
        time.sleep(0.1)


def test_the_sums_of_many_rows_are_those_of_the_command(spark, tmp_path):
    salaries = [-1 if row % 100 == 0 else 2000000 + row * 7919 % 50000000 for row in range(ROWS)]
    source, answers = str(tmp_path / "people.parquet"), str(tmp_path / "answers.parquet")
    pq.write_table(pa.table({"id": range(ROWS), "gross_salary": salaries}), source)
    ran = subprocess.run([*COMMAND, "batch", source, "--output", answers], capture_output=True)
    assert ran.returncode == 1, ran.stderr
    names = ["annual_gross_income", "annual_tax_amount", "annual_net_income"]
    table = pq.read_table(answers, columns=[*names, "errors"])
    expected = [pa.compute.sum(table[name]).as_py() for name in names]

    killed: list[str] = []
    # The driver has a process of its own, for the schema.
    words = [(" columns ", 3), ("Executor", 2)]
    threads = [threading.Thread(target=kill, args=(*word, killed)) for word in words]
    answered = calculate(spark.read.parquet(source).repartition(16), command=COMMAND)
    for thread in threads:
        thread.start()
    sums = answered.agg(
        *(f.sum(name) for name in names), f.count("errors"), f.count_distinct("law_version")
    ).first()
    for thread in threads:
        thread.join()
    assert sorted(killed) == sorted(word for word, _ in words)
    assert list(sums) == [*expected, ROWS // 100, 1]
