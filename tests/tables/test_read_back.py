"""Tables that Oklad writes are read by other tools, and Oklad reads theirs. OKLAD_COMMAND is the program."""

import csv
import datetime
import decimal
import io
import json
import os
import random
import re
import subprocess
from pathlib import Path

import chdb
import duckdb
import openpyxl
import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet as pq
import pytest

COMMAND = os.environ["OKLAD_COMMAND"].split()

# Roubles, by hand: 100,000.50 × 12 = 1,200,006, of it 13 % is 156,000.78, so 156,001;
# 200,000 from March on × 10 = 2,000,000, of it 13 % is 260,000.
PEOPLE = "ФИО;Оклад;Первый месяц\nАнна;100 000,50;\nБорис;200000;03.2026\nВера;много;\n"
TAXES = [("Анна", 15600100), ("Борис", 26000000), ("Вера", None)]


def batch(source, target, *options):
    run = subprocess.run([*COMMAND, "batch", source, "--output", target, *options], capture_output=True)
    assert run.returncode in (0, 1), run.stderr.decode()
    return run.returncode


def read(path):
    """A table as pyarrow reads it, or DuckDB where pyarrow does not."""
    extension = path.suffix[1:]
    if extension == "arrow":
        return pa.ipc.open_file(path).read_all()
    if extension == "arrows":
        return pa.ipc.open_stream(path.read_bytes()).read_all()
    function = {"parquet": "read_parquet", "csv": "read_csv", "ndjson": "read_json"}[extension]
    options = ", delim = ';', decimal_separator = ','" if extension == "csv" else ""
    return duckdb.sql(f"from {function}('{path}'{options})").to_arrow_table()


def write(path, columns, **options):
    """Writes columns to Parquet, with options of pyarrow, or to Arrow."""
    table = pa.table(columns)
    if path.suffix == ".parquet":
        pq.write_table(table, path, **options)
        return
    with pa.ipc.new_file(path, table.schema) as writer:
        writer.write_table(table)


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text(PEOPLE, encoding="windows-1251")
    return path


@pytest.mark.parametrize("extension", ["parquet", "arrow", "arrows"])
def test_kopecks_are_64_bit_integers(people, extension):
    target = people.with_name(f"taxes.{extension}")
    assert batch(people, target) == 1
    table = read(target)
    assert table.schema.field("annual_tax_amount").type == pa.int64()
    rows = table.select(["ФИО", "annual_tax_amount"]).to_pylist()
    assert [tuple(row.values()) for row in rows] == TAXES
    if extension == "parquet":
        assert pq.read_table(target).equals(table.cast(pq.read_schema(target)))


@pytest.mark.parametrize("extension", ["csv", "ndjson"])
def test_texts_have_roubles(people, extension):
    target = people.with_name(f"taxes.{extension}")
    batch(people, target)
    rows = read(target).select(["ФИО", "annual_tax_amount_rub"]).to_pylist()
    assert [(name, tax and round(100 * tax)) for name, tax in map(dict.values, rows)] == TAXES


def test_workbooks_have_numbers(people):
    target = people.with_name("taxes.xlsx")
    batch(people, target)
    sheet = openpyxl.load_workbook(target).active
    head, *rows, total = sheet.iter_rows(values_only=True)
    place = head.index("Tax withheld of the year, ₽")
    assert [(row[0], row[place] and 100 * row[place]) for row in rows] == TAXES
    assert (total[0], 100 * total[place]) == ("Total", 41600100)
    assert sheet.cell(2, place + 1).number_format == "#,##0.00"
    assert "«Оклад»" in rows[2][-1] or '"Оклад"' in rows[2][-1]


def totals_of(path):
    """The totals of a workbook by their titles, each the sum of the cells above it, which are all filled."""
    head, *rows, total = openpyxl.load_workbook(path, data_only=True).worksheets[0].iter_rows(values_only=True)
    assert total[0] == "Итого"
    sums = {title: value for title, value in zip(head, total) if isinstance(value, (int, float))}
    for title, value in sums.items():
        column = [row[head.index(title)] for row in rows]
        assert None not in column and round(100 * sum(column)) == round(100 * value), title
    for sheet in openpyxl.load_workbook(path).worksheets:
        # Nothing is left for the program to compute.
        assert [cell.coordinate for row in sheet.iter_rows() for cell in row if cell.data_type == "f"] == []
    return sums


@pytest.mark.parametrize("options", [[], ["--detail", "months"], ["--long"], ["--question", "payments", "--long"]])
def test_totals_of_a_list_are_the_sums_above_them(tmp_path, options):
    source, target = tmp_path / "people.csv", tmp_path / "taxes.xlsx"
    # The payments of the self-employed have no dates of the employer.
    self_employed = "" if "payments" in options else "Вера;100000;НПД;;\n"
    source.write_text(f"ФИО;Оклад;Договор;Дети;Дата приёма\nАнна;100000;ТД;1;\nБорис;100000;ГПХ;2;\n{self_employed}Глеб;50000,50;;;01.07.2026\n")
    assert batch(source, target, "--lang", "ru", *options) == 0
    totals = totals_of(target)
    assert totals and not [title for title in totals if "в месяц" in title]
    if options in ([], ["--detail", "months"]):
        # Three years of 1,200,000 and six months of 50,000.50: 3,900,003. 30 % of them without the self-employed, 810,000.90,
        # and 0.2 % under employment contracts, 2,400 and, of 300,003 from July on, 600.01.
        assert (totals["Начислено всего за год, ₽"], totals["Расходы работодателя, ₽"]) == (3900003, 4713003.91)


def test_a_list_has_the_sums_of_the_answer_to_each_person(tmp_path):
    source, target = tmp_path / "people.csv", tmp_path / "taxes.xlsx"
    source.write_text("ФИО;Оклад;Договор;Дети;РК;Северная надбавка;Дата приёма\nАнна;100 000,55;ТД;;1,2;30;01.01.2026\nБорис;100000;ТД;2;;;01.01.2026\nВера;90000,45;НПД;;;;01.01.2026\n")
    requests = [
        {"gross_salary": 10000055, "territorial_multiplier": 120, "northern_coefficient": 130, "accident_rate": 20},
        {"gross_salary": 10000000, "children_count": 2, "accident_rate": 20},
        {"gross_salary": 9000045, "employment_type": "SELF_EMPLOYED"},
    ]
    assert batch(source, target, "--lang", "ru", "--detail", "months") == 0
    head, *rows, _ = openpyxl.load_workbook(target, data_only=True).active.iter_rows(values_only=True)
    for row, request in zip(rows, requests, strict=True):
        text = json.dumps({**request, "start_date": "2026-01-01"}).encode()
        run = subprocess.run([*COMMAND, "calc", "--request", "-", "--json"], input=text, capture_output=True, check=True)
        answer = json.loads(run.stdout)
        for title, member in [("Начислено всего", "gross_income"), ("На руки", "net_income"), ("Удержан НДФЛ", "tax_amount")]:
            months = [round(100 * cell) for name, cell in zip(head, row) if re.fullmatch(f"{title}, [а-я]+, ₽", name)]
            assert months == [month[f"monthly_{member}"] for month in answer["monthly_details"]], title
            year = round(100 * row[head.index(f"{title} за год, ₽")])
            assert year == sum(months) == answer[f"annual_{member}"], title


# The columns of a year of the page, with the members of a month whose sum they are.
CONTRIBUTIONS = ["monthlyPFR", "monthlyFOMS", "monthlyFSS", "monthly_accident_contribution", "monthly_additional_contribution"]
COLUMNS = {
    "Оклад и премия": ["monthly_base_gross_income"],
    "РК и надбавка": ["monthly_north_gross_income"],
    "Начислено": ["monthly_gross_income"],
    "НДФЛ с оклада": ["monthly_base_tax_amount"],
    "НДФЛ с РК и надбавки": ["monthly_north_tax_amount"],
    "НДФЛ": ["monthly_tax_amount"],
    "НПД": ["monthly_tax_amount"],
    "На руки": ["monthly_net_income"],
    "Взносы на ОПС": ["monthlyPFR"],
    "Взносы на ОМС": ["monthlyFOMS"],
    "Взносы на ВНиМ": ["monthlyFSS"],
    "Взносы на травматизм": ["monthly_accident_contribution"],
    "Взносы по дополнительному тарифу": ["monthly_additional_contribution"],
    "Взносы": CONTRIBUTIONS,
    "Взносы заказчика": CONTRIBUTIONS,
    "Расходы работодателя": ["monthly_gross_income", *CONTRIBUTIONS],
    "Расходы заказчика": ["monthly_gross_income", *CONTRIBUTIONS],
    "Премия в начисленном": ["monthly_bonus"],
    "Другие выплаты": ["monthly_other_pay"],
    "Вычет на детей": ["monthly_deduction"],
    "Вычет на себя": ["monthly_own_deduction"],
    "Удержано после налога": ["withheld_after_tax"],
    "К выплате": ["paid_out"],
}


@pytest.mark.skipif("OKLAD_PAGE_WORKBOOKS" not in os.environ, reason="the page makes them")
@pytest.mark.parametrize("person", [0, 1, 2])
def test_the_workbook_of_a_person_has_the_sums_of_the_answer(person):
    path = Path(os.environ["OKLAD_PAGE_WORKBOOKS"]) / f"{person}.xlsx"
    answer = json.loads(path.with_suffix(".json").read_text())
    totals = totals_of(path)
    head, *rows, _ = openpyxl.load_workbook(path, data_only=True).worksheets[0].iter_rows(values_only=True)
    assert len(rows) == len(answer["monthly_details"]) == 12
    for title, total in totals.items():
        if writ := re.fullmatch(r"Удержано по исполнительному листу № (\d)", title):
            expected = [month["deductions_after_tax"][int(writ[1]) - 1]["amount"] for month in answer["monthly_details"]]
        else:
            expected = [sum(month.get(member, 0) for member in COLUMNS[title]) for month in answer["monthly_details"]]
        found = [round(100 * row[head.index(title)]) for row in rows]
        assert (found, round(100 * total)) == (expected, sum(expected)), title
    for title, member in [("Начислено", "gross"), ("На руки", "net")]:
        assert round(100 * totals[title]) == answer[f"annual_{member}_income"]
    assert len([title for title in totals if "№" in title]) == (2 if person == 1 else 0)
    shown = {member for title in totals for member in COLUMNS.get(title, [])}
    sums = {name for month in answer["monthly_details"] for name, sum_ in month.items() if type(sum_) is int and sum_ > 0}
    assert sums - shown <= {"tax_rate"}


OWN_NAMES = "__proto__ __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf"


def test_names_of_every_object_are_texts_and_headers(tmp_path):
    names = OWN_NAMES.split()
    source = tmp_path / "people.csv"
    rows = [",".join([*names, "gross_salary"]), ",".join([*names, "10000000"])]
    source.write_text("\n".join(rows))
    for extension in ("xlsx", "csv", "ndjson", "parquet", "arrow", "arrows"):
        target = tmp_path / f"taxes.{extension}"
        assert batch(source, target, "--keep", "valueOf") == 0
        if extension == "xlsx":
            head, row = openpyxl.load_workbook(target).active.iter_rows(values_only=True, max_row=2)
            found = dict(zip(head, row))
        elif extension == "csv":
            found = next(csv.DictReader(target.open()))
        elif extension == "ndjson":
            found = json.loads(target.read_text())
        else:
            (found,) = read(target).to_pylist()
        assert [found.get(name) for name in names] == names, extension


def test_workbooks_of_others_are_read(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Штатное расписание"])
    sheet.merge_cells("A1:C1")
    sheet.append([])
    sheet.append(["ФИО", "Оклад, ₽", "Первый месяц"])
    sheet.append(["Анна", 100000.5, None])
    sheet.append(["Борис", 200000, datetime.date(2026, 3, 1)])
    sheet.append(["Вера", "=100000*2", None])
    sheet.append(["Итого", 300000.5, None])
    source, target = tmp_path / "people.xlsx", tmp_path / "taxes.parquet"
    book.save(source)
    assert batch(source, target) == 1
    rows = read(target).select(["ФИО", "annual_tax_amount", "errors"]).to_pylist()
    # openpyxl saves a formula without its value.
    assert [(row["ФИО"], row["annual_tax_amount"]) for row in rows] == TAXES
    assert "Оклад" in rows[2]["errors"]


def test_types_of_others_are_read(tmp_path):
    table = pa.table(
        {
            "name": pa.array(["Анна", "Борис"]).dictionary_encode(),
            "gross_salary_rub": pa.array([decimal.Decimal("100000.50")] * 2, pa.decimal128(12, 2)),
            "start_date": pa.array([None, datetime.date(2026, 3, 1)]),
            "monthly_bonuses": pa.array([None, [0] * 11 + [10000000]], pa.list_(pa.int64())),
        }
    )
    source = tmp_path / "people.parquet"
    pq.write_table(table, source)
    streams = tmp_path / "people.arrows"
    with pa.ipc.new_stream(streams, table.schema) as writer:
        writer.write_table(table)
    duckdb.sql(f"copy (from '{source}') to '{tmp_path / 'duck.parquet'}' (row_group_size 2048)")
    packed = [tmp_path / f"{codec}.parquet" for codec in ("gzip", "brotli")]
    for path in packed:
        empty = table.append_column("note", pa.nulls(2, pa.string()))
        pq.write_table(empty, path, compression=path.stem, data_page_version="2.0")
    for codec in ("lz4", "zstd"):
        packed.append(tmp_path / f"{codec}.arrow")
        with pa.ipc.new_file(packed[-1], table.schema, options=pa.ipc.IpcWriteOptions(compression=codec)) as writer:
            writer.write_table(table)
    # Boris: 10 × 100,000.50 + 100,000 = 1,100,005, of it 13 % is 143,000.65, so 143,001.
    for path in (source, streams, tmp_path / "duck.parquet", *packed):
        batch(path, tmp_path / "taxes.parquet")
        taxes = read(tmp_path / "taxes.parquet")
        assert taxes["annual_tax_amount"].to_pylist() == [15600100, 14300100], path
        day = pa.date32() if path.suffix == ".parquet" else pa.timestamp("ms")
        assert taxes["start_date"].type in (day, pa.timestamp("us"))


@pytest.mark.parametrize(("extension", "is_spark"), [("parquet", False), ("parquet", True), ("arrow", False)])
def test_roubles_are_no_kopecks_and_moments_no_days(tmp_path, extension, is_spark):
    source, target = tmp_path / f"people.{extension}", tmp_path / "taxes.parquet"

    # As Spark does where it is not told otherwise.
    options = {"use_deprecated_int96_timestamps": is_spark}
    write(source, {"gross_salary": pa.array([decimal.Decimal("100000.00")], pa.decimal128(12, 2))})
    run = subprocess.run([*COMMAND, "batch", source, "--output", target], capture_output=True)
    assert run.returncode == 2 and b"gross_salary_rub" in run.stderr
    # The first day of March in Moscow is still February in UTC; a midnight of UTC and a time without a zone have one day.
    evening, night = datetime.datetime(2026, 2, 28, 21), datetime.datetime(2026, 3, 1)
    february = None if is_spark else 11
    # A table from Parquet to Arrow takes our own reader, as all tables of Arrow do.
    targets = (target, target.with_suffix(".arrow")) if extension == "parquet" else (target,)
    for zone, moments in (("Europe/Moscow", {evening: None, night: 10}), (None, {evening: february})):
        days = pa.array(moments, pa.timestamp("us", zone))
        write(source, {"gross_salary": [10000000] * len(moments), "start_date": days}, **options)
        for other in targets:
            assert batch(source, other) == (None in moments.values())
            # A month is 100,000 roubles, of which 13 % is 13,000.
            taxes = [months and months * 1300000 for months in moments.values()]
            assert read(other)["annual_tax_amount"].to_pylist() == taxes


@pytest.mark.parametrize("extension", ["parquet", "arrow"])
def test_lists_of_others_are_read(tmp_path, extension):
    source, target = tmp_path / f"people.{extension}", tmp_path / "taxes.parquet"
    bonuses = [[0] * 11 + [500]]
    # A member that is always null has a type of its own.
    away = [{"kind": "vacation", "from": datetime.date(2026, 7, 6), "days": 14, "to": None}]
    columns = {
        "gross_salary": [10000000],
        "monthly_salaries": pa.array([[10000000] * 12], pa.list_(pa.int64(), 12)),
        "monthly_territorial_multipliers": pa.array([[100] * 12], pa.large_list(pa.int64())),
        "absences": [away],
    }
    # Decimals with places are roubles.
    for of_bonuses in (pa.int64(), pa.decimal128(9, 2)):
        is_refused = of_bonuses != pa.int64()
        write(source, columns | {"monthly_bonuses": pa.array(bonuses, pa.list_(of_bonuses))})
        assert batch(source, target) == is_refused
        # A day is 100,000 / 29.3, 3,412.97; fourteen are 47,781.58.
        assert read(target)["vacation_pay"].to_pylist() == [None if is_refused else 4778158]


def test_random_people_have_the_same_answers_in_every_format(tmp_path):
    chance = random.Random(2026)
    rows = [
        f"{chance.randrange(10**10)},{chance.choice(['', '100', '115', '2'])},{chance.choice(['', 0, 3])}"
        for _ in range(3_000 if os.environ.get("OKLAD_LONG_TESTS") == "yes" else 1_100)
    ]
    source = tmp_path / "people.csv"
    source.write_text("\n".join(["gross_salary,territorial_multiplier,children_count", *rows]))
    taxes = {}
    for extension in ("csv", "ndjson", "xlsx", "parquet", "arrow", "arrows"):
        people = tmp_path / f"again.{extension}"
        batch(source, people)
        again = tmp_path / f"{extension}.parquet"
        batch(people, again)
        table = pq.read_table(again)
        # Lines of JSON have no columns: a member comes where the first row has it.
        taxes[extension] = table.select(sorted(table.column_names))
        assert taxes[extension].num_rows == len(rows)
    for extension, table in taxes.items():
        assert table.equals(taxes["parquet"]), extension


def test_a_file_of_columns_has_its_groups_and_statistics(tmp_path):
    source = tmp_path / "people.parquet"
    salaries = pa.array(range(10000000, 10100000), pa.int64())
    pq.write_table(pa.table({"gross_salary": salaries, "note": pa.array([["a"], None] * 50_000)}), source)
    target = tmp_path / "taxes.parquet"
    batch(source, target, "--keep", "note")
    assert pq.read_table(target)["gross_salary"].to_pylist() == salaries.to_pylist()
    metadata = pq.read_metadata(target)
    groups = [metadata.row_group(index) for index in range(metadata.num_row_groups)]
    assert [group.num_rows for group in groups] == [20_480] * 4 + [18_080]
    assert [group.column(0).statistics.min for group in groups] == [10000000 + 20480 * place for place in range(5)]
    # 13 % of twelve salaries, to the rouble.
    expected = [(156 * salary + 5000) // 10000 * 100 for salary in salaries.to_pylist()]
    assert pq.ParquetFile(target).read_row_group(4, ["annual_tax_amount"])[0].to_pylist() == expected[81_920:]


PASSED = {
    # The bytes 00 FF 10 in base64: 000000 001111 111100 010000.
    "bytes": (pa.array([b"\x00\xff\x10"]), "AP8Q"),
    "digits": (pa.array([decimal.Decimal(10**37 + 1)], pa.decimal128(38, 0)), "1" + "0" * 36 + "1"),
    "large": (pa.array([[2**53 + 1]]), ["9007199254740993"]),
    "rates": (pa.array([[("Анна", decimal.Decimal("1.50"))]], pa.map_(pa.string(), pa.decimal128(3, 2))), [{"key": "Анна", "value": "1.50"}]),
    "inside": (pa.array([{"at": datetime.datetime(2026, 3, 1, 10)}]), {"at": "2026-03-01T10:00:00.000Z"}),
    "repeated": (pa.array([datetime.date(2026, 3, 1)]).dictionary_encode(), "2026-03-01"),
    "absent": (pa.array([float("nan")]), None),
}


@pytest.mark.parametrize("extension", ["parquet", "arrow"])
def test_values_that_pass_through_are_the_same_in_every_text(tmp_path, extension):
    source = tmp_path / f"people.{extension}"
    write(source, {"gross_salary": [10000000], **{name: values for name, (values, _) in PASSED.items()}})
    for target in (tmp_path / "taxes.ndjson", tmp_path / "taxes.csv", tmp_path / "taxes.xlsx"):
        assert batch(source, target) == 0
    row = json.loads((tmp_path / "taxes.ndjson").read_text())
    head, cells, *_ = openpyxl.load_workbook(tmp_path / "taxes.xlsx").active.iter_rows(values_only=True)
    sheet = dict(zip(head, cells))
    texts = next(csv.DictReader((tmp_path / "taxes.csv").open()))
    for name, (_, value) in PASSED.items():
        assert row.get(name) == value
        written = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        text = "NaN" if value is None else value if isinstance(value, str) else written
        day = datetime.datetime(2026, 3, 1)
        assert (texts[name], sheet[name]) == (text, day if name == "repeated" else text)


@pytest.mark.parametrize("name", ["gross_salary_rub", "note"])
def test_decimals_longer_than_parquet_is_read_with_are_refused(tmp_path, name):
    source, target = tmp_path / "people.parquet", tmp_path / "taxes.parquet"
    write(source, {"gross_salary": [10000000], name: pa.array([decimal.Decimal("1.01")], pa.decimal256(44, 2))})
    run = subprocess.run([*COMMAND, "batch", source, "--output", target], capture_output=True)
    assert run.returncode == 2 and f'"{name}" is a decimal of 44 digits'.encode() in run.stderr
    assert not target.exists()


def test_arrow_types_without_a_plain_value_are_refused(tmp_path):
    union = pa.UnionArray.from_dense(pa.array([0], pa.int8()), pa.array([0], pa.int32()), [pa.array([1])])
    interval = pa.array([(1, 2, 3)], pa.month_day_nano_interval())
    for kind, values in (("Union", union), ("Interval", interval)):
        write(tmp_path / "people.arrow", {"gross_salary": [10000000], "note": values})
        arguments = ["batch", tmp_path / "people.arrow", "--output", tmp_path / "taxes.csv"]
        run = subprocess.run([*COMMAND, *arguments], capture_output=True)
        assert run.returncode == 2 and f"Arrow type {kind}".encode() in run.stderr


def test_streams_are_answered_one_by_one():
    child = subprocess.Popen([*COMMAND, "columns"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for salaries in ([], [10000000, -1], [], [5000000] * 3000):
        table = pa.table({"gross_salary": pa.array(salaries, pa.int64())})
        with pa.ipc.new_stream(child.stdin, table.schema) as writer:
            writer.write_table(table)
        child.stdin.flush()
        answer = pa.ipc.open_stream(child.stdout).read_all()
        # 13 % of twelve salaries.
        expected = [None if salary < 0 else salary * 12 * 13 // 100 for salary in salaries]
        assert answer["annual_tax_amount"].to_pylist() == expected
    child.stdin.close()
    assert child.wait(10) == 0


GUIDE = (Path(__file__).parent.parent.parent / "docs/scale.md").read_text()
(RECIPE,) = re.findall("```xml\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def clickhouse(tmp_path):
    """Makes the function of the guide, and runs queries with it; a part of its text may be another."""

    def ask(*queries, part="", other=""):
        assert part in RECIPE
        function = RECIPE.replace(part or "<command>", other or "<command>")
        function = function.replace("<command>oklad", f"<command>{' '.join(COMMAND)}")
        folder = tmp_path / (re.sub(r"\W", "", other) or "guide")
        folder.mkdir()
        (folder / "oklad_function.xml").write_text(function)
        session = chdb.session.Session(f"{folder}/data?udf_path={folder}")
        try:
            return [str(session.query(f"select {query}", "CSV")).split() for query in queries]
        finally:
            session.close()

    return ask


def test_clickhouse_calls_a_function(clickhouse):
    # Blocks of 65,409 rows go to one process. 13 % of twelve salaries of 100,000 roubles and more, to the rouble.
    sizes = (2, 200_000, *[1] * 18)
    expected = [[str(sum((156 * (10000000 + row) + 5000) // 10000 * 100 for row in range(rows)))] for rows in sizes]
    salary = "toDecimal64(10000000 + number, 2) / 100"
    assert clickhouse(*(f"sum(annual_tax({salary}, 0)) from numbers({rows})" for rows in sizes)) == expected


def test_clickhouse_gives_salaries_of_every_type_to_the_kopeck(clickhouse):
    # 150,000.55 × 12 = 1,800,006.60, of it 13 % is 234,000.86, so 234,001.
    kinds = ["toDecimal64({}, 2)", "toDecimal128({}, 6)", "toDecimal256({}, 2)", "toFloat64({})", "'{}'", "toNullable(toDecimal32({}, 2))"]
    queries = [f"annual_tax({kind.format('150000.55')}, 0)" for kind in kinds]
    assert clickhouse(*queries, "annual_tax(toInt32(100000), NULL)") == [*[["23400100"]] * len(kinds), ["15600000"]]


def test_clickhouse_has_null_for_a_row_without_a_salary_alone(clickhouse):
    # 13 % of twelve salaries of 100,000; 2.5 children and a third of a kopeck are refused.
    rows = "tuple('100000', NULL), (NULL, '0'), ('100000', '2.5'), ('100000.001', '0'), ('100000', '0')"
    salaries = f"annual_tax(c1, c2) from values('c1 Nullable(String), c2 Nullable(String)', {rows})"
    taxes = ["15600000", r"\N", r"\N", r"\N", "15600000"]
    assert clickhouse(salaries, "annual_tax(NULL, NULL)") == [taxes, [r"\N"]]


def test_clickhouse_ends_a_query_for_a_column_that_the_answer_does_not_have(clickhouse):
    for other in ("annual_tax_amount_rub", "anual_tax_amount"):
        with pytest.raises(Exception, match="annual_tax"):
            clickhouse("annual_tax(100000, 0)", part="--result annual_tax_amount<", other=f"--result {other}<")


def test_clickhouse_may_name_the_column_of_the_answer(clickhouse):
    named = "</return_type><return_name>annual_tax_amount</return_name>"
    assert clickhouse("annual_tax(100000, 0)", part="</return_type>", other=named) == [["15600000"]]


def test_a_result_that_is_no_column_is_refused_in_words():
    table = pa.table({"gross_salary_rub": ["100000"]})
    stream = io.BytesIO()
    with pa.ipc.new_stream(stream, table.schema) as writer:
        writer.write_table(table)
    command = [*COMMAND, "columns", "--lang", "en", "--result", "annual_tax_amount_rub"]
    run = subprocess.run(command, input=stream.getvalue(), capture_output=True)
    assert (run.returncode, run.stdout) == (2, b"")
    assert b'no column "annual_tax_amount_rub"; there is "annual_tax_amount"' in run.stderr
