"""The same calls through Spark Connect: the session is a client, and no Java runs in its process."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pyspark
import pytest
from oklad_spark import OkladError, calculate, report_lines
from pyspark.sql import SparkSession

# `pip install oklad-spark` brings it only with its extra "connect".
pytest.importorskip("grpc_status")

COMMAND = tuple(os.environ.get("OKLAD_COMMAND", "oklad").split())
SERVER = "org.apache.spark.sql.connect.service.SparkConnectServer"


def is_open(port):
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def spark(tmp_path_factory):
    folder = tmp_path_factory.mktemp("connect")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    submit = Path(pyspark.__file__).parent / "bin" / "spark-submit"
    settings = {
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "spark.connect.grpc.binding.address": "127.0.0.1",
        "spark.connect.grpc.binding.port": str(port),
    }
    options = [word for pair in settings.items() for word in ("--conf", "=".join(pair))]
    own = {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    own["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent.parent), *sys.path])
    command = [submit, "--class", SERVER, "--master", "local[2]", *options, "spark-internal"]
    log = folder / "server.log"
    with log.open("w") as words:
        server = subprocess.Popen(
            command, cwd=folder, env=os.environ | own, stdout=words, stderr=words
        )
    try:
        end = time.monotonic() + 120
        while not is_open(port):
            assert server.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.1)
        session = SparkSession.builder.remote(f"sc://127.0.0.1:{port}").create()
        yield session
        session.stop()
    finally:
        server.terminate()
        server.wait()


def test_answers_are_columns(spark):
    df = spark.createDataFrame([("Anna", 10000000), ("Boris", -1)], "name string, gross_salary int")
    anna, boris = calculate(df, command=COMMAND).collect()
    # 100,000 × 12 = 1,200,000 roubles; 13 % is 156,000.
    assert (anna.name, anna.annual_tax_amount, anna.errors) == ("Anna", 15600000, None)
    assert (boris.annual_tax_amount, '"gross_salary"' in boris.errors) == (None, True)
    months = calculate(df, "long", command=COMMAND)
    assert [row.monthly_tax_amount for row in months.take(12)] == [1300000] * 12


def test_misspelt_columns_are_refused_at_once(spark):
    with pytest.raises(OkladError, match='The column "gros_salary" may be a term of pay'):
        calculate(spark.createDataFrame([(1,)], "gros_salary int"), command=COMMAND)


def test_payments_become_lines(spark):
    df = spark.createDataFrame([(1, 10000000)], "id int, gross_salary int")
    payments = calculate(df, "long", question="payments", command=COMMAND)
    (line,) = report_lines(payments, 2026, 4, ["id"]).collect()
    # 1,200,000 roubles of the year, all paid within it; 13 % is 156,000.
    assert (line.rate, line.line_110) == (13, 1)
    assert (line.line_120, line.line_140, line.line_160) == (120000000, 15600000, 15600000)
