"""The rows of a task, joined with their answers: columns keep their types, because they stay in Python."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain

import numpy
import pyarrow as pa
from pyarrow import types

from oklad_spark.process import kept_process

ROW = "oklad_row"
"""The column with the number of a row. The process passes it through."""


def is_sent(field: pa.Field) -> bool:
    """Whether a field of Oklad can have the type of a column."""
    return not any(
        is_type(field.type)
        for is_type in (types.is_binary, types.is_map, types.is_duration, types.is_interval)
    )


def sent_schema(schema: pa.Schema) -> pa.Schema:
    """The schema that the process gets. The row is the last: a total below a table has its word first."""
    return pa.schema([*filter(is_sent, schema), pa.field(ROW, pa.int64())])


def joined(
    arguments: tuple[str, ...], batches: Iterator[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """Yields the rows of the batches with their answers."""
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
            columns = [batch[name] for name in schema.names[:-1]]
            yield pa.RecordBatch.from_arrays([*columns, rows], schema=schema)
            start += batch.num_rows

    for answer in kept_process(arguments).answer(schema, send()):
        if answer.num_rows == 0:
            continue
        # Each batch of answers belongs to one batch of rows.
        while answer[ROW][0].as_py() >= waiting[0][0] + waiting[0][1].num_rows:
            waiting.popleft()
        start, batch = waiting[0]
        own = batch.take(pa.array(answer[ROW].to_numpy() - start))
        names = answer_names(answer.schema)
        kept = [name for name in own.schema.names if name not in names]
        columns = [*(own[name] for name in kept), *(answer[name] for name in names)]
        yield pa.RecordBatch.from_arrays(columns, names=[*kept, *names])


def answer_names(schema: pa.Schema) -> list[str]:
    """The columns of the answers: they follow those that are passed through."""
    return schema.names[schema.names.index(ROW) + 1 :]
