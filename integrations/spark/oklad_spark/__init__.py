"""Income tax on Russian salaries for every row of a Spark DataFrame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Literal

import pyarrow as pa

from oklad_spark.process import OkladError, kept_process

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

__all__ = ["OkladError", "calculate"]

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
    ``gross_salary_rub`` in roubles, ``children_count`` and so on. All others pass through.

    :param detail: the sums of the year, also each month, or a row for each month (or payment)
    :param question: ``gross-up`` needs a column ``target_net``; ``payments`` lists the payments
    :param keep: columns to pass through although their names resemble a field
    :param command: the program and its first arguments, present on every worker
    :raises OkladError: at once, for columns that cannot be used
    """
    shape = ["--long"] if detail == "long" else ["--detail", detail]
    kept = [word for column in keep for word in ("--keep", column)]
    arguments = (*command, "columns", "--question", question, *shape, *kept)
    schema = df.limit(0).toArrow().schema
    empty = pa.Table.from_batches(kept_process(arguments).answer(schema, iter(())))

    def answer(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        first = next(batches, None)
        if first is not None:
            yield from kept_process(arguments).answer(first.schema, chain([first], batches))

    return df.mapInArrow(answer, df.sparkSession.createDataFrame(empty).schema)
