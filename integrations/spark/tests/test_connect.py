"""The same calls through Spark Connect: the session is a client of the cluster, and calls no Java itself."""

import os

import pytest
from oklad_spark import OkladError, calculate, report_lines
from pyspark.sql import SparkSession

# `pip install oklad-spark` brings it only with its extra "connect".
pytest.importorskip("grpc_status")

COMMAND = tuple(os.environ.get("OKLAD_COMMAND", "oklad").split())


@pytest.fixture(scope="module")
def connected(spark, connect_port):
    session = SparkSession.builder.remote(f"sc://127.0.0.1:{connect_port}").create()
    yield session
    session.stop()


def test_answers_are_columns(connected):
    df = connected.createDataFrame([("Anna", 10000000), ("Boris", -1)], "name string, gross_salary int")
    anna, boris = calculate(df, command=COMMAND).collect()
    # 100,000 × 12 = 1,200,000 roubles; 13 % is 156,000.
    assert (anna.name, anna.annual_tax_amount, anna.errors) == ("Anna", 15600000, None)
    assert (boris.annual_tax_amount, '"gross_salary"' in boris.errors) == (None, True)
    months = calculate(df, "long", command=COMMAND)
    assert [row.monthly_tax_amount for row in months.take(12)] == [1300000] * 12


def test_misspelt_columns_are_refused_at_once(connected):
    with pytest.raises(OkladError, match='The column "gros_salary" may be a term of pay'):
        calculate(connected.createDataFrame([(1,)], "gros_salary int"), command=COMMAND)


def test_payments_become_lines(connected):
    df = connected.createDataFrame([(1, 10000000)], "id int, gross_salary int")
    payments = calculate(df, "long", question="payments", command=COMMAND)
    (line,) = report_lines(payments, 2026, 4, ["id"]).collect()
    # 1,200,000 roubles of the year, all paid within it; 13 % is 156,000.
    assert (line.rate, line.line_110) == (13, 1)
    assert (line.line_120, line.line_140, line.line_160) == (120000000, 15600000, 15600000)
