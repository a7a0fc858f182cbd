"""One cluster of two worker processes for all tests. Its driver is also the server of Spark Connect."""

import os
import socket
import sys
from pathlib import Path

import pytest
from pyspark.sql import SparkSession

# Each Java runs for seconds, in which its optimising compiler and its collector of many threads cost more than they save.
os.environ["JAVA_TOOL_OPTIONS"] = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"


@pytest.fixture(scope="session")
def connect_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest.fixture(scope="session")
def spark(connect_port):
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent.parent), *sys.path])
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.plugins", "org.apache.spark.sql.connect.SparkConnectPlugin")
        .config("spark.connect.grpc.binding.address", "127.0.0.1")
        .config("spark.connect.grpc.binding.port", connect_port)
        .getOrCreate()
    )
    yield session
    session.stop()
