"""The rows of a task, joined with their answers: columns keep their types, because they stay in Python."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain

import numpy
import pyarrow as pa
from pyarrow import compute, types

from oklad_spark.process import OkladError, kept_process

ROW = "oklad_row"
"""The column with the number of a row. The process passes it through."""


def sent_type(given: pa.DataType) -> pa.DataType:
    """The type of a column for the process: a text in place of one that no field can have."""
    unsent = ("binary", "large_binary", "map", "duration", "interval")
    return pa.string() if any(getattr(types, f"is_{name}")(given) for name in unsent) else given


def sent_schema(schema: pa.Schema) -> pa.Schema:
    """The schema that the process gets. The row is the last: a total below a table has its word first."""
    fields = [pa.field(field.name, sent_type(field.type)) for field in schema]
    return pa.schema([*fields, pa.field(ROW, pa.int64())])


def sent_column(column: pa.Array) -> pa.Array:
    """A column for the process: the name of its type where no field can have it, to be refused."""
    if sent_type(column.type) == column.type:
        return column
    return compute.if_else(column.is_valid(), str(column.type), pa.scalar(None, pa.string()))


def joined(
    arguments: tuple[str, ...], expected: list[str], batches: Iterator[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """Yields the rows of the batches with their answers.

    :param expected: the names of the columns that are passed through and of the answers
    :raises OkladError: if the columns are not the expected ones: Spark tells them by their places
    """
    first = next(batches, None)
    if first is None:
        return
    schema = sent_schema(first.schema)
    waiting: deque[tuple[int, pa.RecordBatch]] = deque()

    def send() -> Iterator[pa.RecordBatch]:
        start = 0
        for batch in chain([first], batches):
            waiting.append((start, batch))
            rows = pa.array(numpy.arange(start, start + batch.num_rows))
            columns = [sent_column(column) for column in batch.columns]
            yield pa.RecordBatch.from_arrays([*columns, rows], schema=schema)
            start += batch.num_rows

    for answer in kept_process(arguments).answer(schema, send()):
        passed, answers = output_names(answer.schema)
        if [*passed, *answers] != expected:
            raise OkladError(
                "The program of this worker has other answers than that of the driver. "
                "Install the same version of Oklad on both."
            )
        if answer.num_rows == 0:
            continue
        # Each batch of answers belongs to one batch of rows.
        while answer[ROW][0].as_py() >= waiting[0][0] + waiting[0][1].num_rows:
            waiting.popleft()
        start, batch = waiting[0]
        own = batch.take(pa.array(answer[ROW].to_numpy() - start))
        columns = [*own.columns, *(answer[name] for name in answers)]
        yield pa.RecordBatch.from_arrays(columns, names=expected)


def output_names(schema: pa.Schema) -> tuple[list[str], list[str]]:
    """The names of the columns that are passed through, and of those of the answers, which follow."""
    row = schema.names.index(ROW)
    return schema.names[:row], schema.names[row + 1 :]
