"""Income tax on Russian salaries for every row of a Spark DataFrame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import pyarrow as pa
import pyspark
from pyspark.sql.types import StructField, StructType

from oklad_spark.joined import ROW, joined, output_names, sent_schema
from oklad_spark.lines import report_lines
from oklad_spark.process import OkladError, kept_process

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

__all__ = ["OkladError", "calculate", "report_lines"]

if int(pyspark.__version__.partition(".")[0]) < 4:
    raise ImportError(f"oklad_spark needs Spark 4; this is PySpark {pyspark.__version__}")

Detail = Literal["year", "months", "long"]
Question = Literal["calc", "gross-up", "payments"]


def calculate(
    df: DataFrame,
    detail: Detail = "year",
    *,
    question: Question = "calc",
    keep: Sequence[str] = (),
    command: Sequence[str] = ("oklad",),
) -> DataFrame:
    """Returns the rows with the columns of their answers, of warnings, versions and errors.

    The columns are named as in the table format of Oklad: ``gross_salary`` in kopecks or
    ``gross_salary_rub`` in roubles, ``children_count`` and so on. All others stay as they are; one that is
    named as a column of the answers, such as ``errors``, becomes ``input_errors``.

    :param detail: the sums of the year, also each month, or a row for each month (or payment)
    :param question: ``gross-up`` needs a column ``target_net``; ``payments`` lists the payments
    :param keep: columns to leave as they are although their names resemble a field
    :param command: the program and its first arguments, present on every worker
    :raises OkladError: at once, for columns that cannot be used
    """
    shape = ["--long"] if detail == "long" else ["--detail", detail]
    kept = [word for column in (*keep, ROW) for word in ("--keep", column)]
    arguments = (*command, "columns", "--question", question, *shape, *kept)
    schema = sent_schema(df.limit(0).toArrow().schema)
    empty = pa.Table.from_batches(kept_process(arguments).answer(schema, iter(())))
    passed, names = output_names(empty.schema)
    # A row without values: Spark Connect reads no types from a table without rows.
    types = pa.Table.from_pylist([{}], empty.select(names).schema)
    answers = df.sparkSession.createDataFrame(types).schema
    # A column that has the name of an answer has another one beside it.
    own = [StructField(name, field.dataType, field.nullable, field.metadata) for name, field in zip(passed, df.schema)]
    headers = df.columns
    # mapInArrow reads a dot in a name, as in "Оклад, руб.", as a member of a structure.
    numbered = df.toDF(*map(str, range(len(headers))))
    return numbered.mapInArrow(
        lambda batches: joined(
            arguments, [*passed, *names], (batch.rename_columns(headers) for batch in batches)
        ),
        StructType([*own, *answers]),
    )
