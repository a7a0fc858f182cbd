"""A process ``oklad columns`` for each Python process, kept between the tasks of a worker."""

from __future__ import annotations

import os
import signal
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread

import pyarrow as pa


class OkladError(RuntimeError):
    """The process did not start or ended; the message has its last words."""


class OkladProcess:
    """Answers Arrow streams through the pipes of a process, one stream at a time."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        """:raises OkladError: if the program does not start"""
        pipe = subprocess.PIPE
        # A group of its own: a launcher is killed together with the program that it started.
        try:
            self._child = subprocess.Popen(
                arguments, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            hint = "Install it on the driver and every worker, or name another one by command=."
            raise OkladError(f"The program does not start: {error}. {hint}") from error
        self._words: deque[bytes] = deque(maxlen=20)
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def is_alive(self) -> bool:
        return self._child.poll() is None

    def answer(
        self, schema: pa.Schema, batches: Iterator[pa.RecordBatch]
    ) -> Iterator[pa.RecordBatch]:
        """Yields the answers while another thread feeds the batches.

        :raises OkladError: if the process ends early
        """
        failures: list[BaseException] = []
        feeder = Thread(target=self._feed, args=(schema, batches, failures), daemon=True)
        feeder.start()
        try:
            with pa.ipc.open_stream(self._child.stdout) as reader:
                # The schema alone, where there is no batch.
                yield pa.RecordBatch.from_pylist([], reader.schema)
                yield from reader
            feeder.join()
            if failures:
                raise failures[0]
        except GeneratorExit:
            # The rest is not wanted, and would be taken for the next answer.
            self._kill()
            raise
        except (OSError, pa.ArrowInvalid) as error:
            raise OkladError(self._end()) from error

    def _feed(
        self,
        schema: pa.Schema,
        batches: Iterator[pa.RecordBatch],
        failures: list[BaseException],
    ) -> None:
        try:
            assert self._child.stdin
            with pa.ipc.new_stream(self._child.stdin, schema) as writer:
                for batch in batches:
                    writer.write_batch(batch)
            self._child.stdin.flush()
        except BaseException as error:
            failures.append(error)
            # The reader waits for answers to what cannot be sent.
            self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._child.pid, signal.SIGKILL)

    def _listen(self) -> None:
        assert self._child.stderr
        self._words.extend(self._child.stderr)

    def _end(self) -> str:
        """Ends the process, and says why it ended."""
        try:
            # It ends by itself where it refused the stream.
            status = self._child.wait(5)
        except subprocess.TimeoutExpired:
            self._kill()
            status = self._child.wait()
        self._listener.join(5)
        words = b"".join(self._words).decode(errors="replace").strip()
        return words or f"oklad columns ended with status {status}"


_processes: dict[tuple[str, ...], OkladProcess] = {}


def kept_process(arguments: tuple[str, ...]) -> OkladProcess:
    """The process with these arguments: the one of the last task, or a new one."""
    kept = _processes.get(arguments)
    if kept is None or not kept.is_alive:
        kept = _processes[arguments] = OkladProcess(arguments)
    return kept
