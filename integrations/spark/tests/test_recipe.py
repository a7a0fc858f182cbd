"""The recipe of the README for a cluster, on one of two worker processes, and what is said on an old Spark."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pyspark
import pytest

HOME = Path(__file__).parent.parent
SUBMIT = Path(pyspark.__file__).parent / "bin"


def test_the_files_of_a_job_are_all_that_a_cluster_needs(tmp_path):
    (block,) = re.findall(r"```sh\n([^`]*--py-files[^`]*)```", (HOME / "README.md").read_text())
    for name in ("oklad_spark", "examples"):
        (tmp_path / name).symlink_to(HOME / name)
    program = tmp_path / "oklad"
    command = os.environ.get("OKLAD_COMMAND", "oklad")
    program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    program.chmod(0o755)
    table = pa.table({"gross_salary": [10000000, 25000000, -1]})
    pq.write_table(table, tmp_path / "people.parquet")
    # A session of Spark Connect in this process leaves its settings in the environment.
    left_out = ("PYTHONPATH", "SPARK_", "PYSPARK_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    # The libraries alone: `oklad_spark` comes by `--py-files`.
    libraries = [
        path for path in sys.path if path and Path(path) != HOME and path != str(HOME / "tests")
    ]
    (tmp_path / "spark-defaults.conf").write_text("spark.ui.enabled false\nspark.sql.shuffle.partitions 2\n")
    env |= {
        "SPARK_CONF_DIR": str(tmp_path),
        "MASTER": "local-cluster[2,1,1024]",
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), str(SUBMIT), env["PATH"]]),
        "PYTHONPATH": os.pathsep.join(libraries),
        "PYSPARK_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": "127.0.0.1",
    }
    ran = subprocess.run(
        ["sh", "-ec", block], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert "3 rows, 1 refused" in ran.stdout


def test_an_older_spark_is_refused_by_its_name():
    words = "import pyspark; pyspark.__version__ = '3.5.4'; import oklad_spark"
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(HOME), *filter(None, sys.path)])}
    ran = subprocess.run([sys.executable, "-c", words], env=env, capture_output=True, text=True)
    assert "oklad_spark needs Spark 4; this is PySpark 3.5.4" in ran.stderr


OWN_PANDAS = version("pandas") < "3"


@pytest.mark.skipif(not OWN_PANDAS, reason="pip would not install this pandas with oklad_spark")
@pytest.mark.filterwarnings("error")
def test_pyspark_does_not_warn_of_its_pandas():
    from pyspark.sql.pandas.utils import require_minimum_pandas_version

    require_minimum_pandas_version()
