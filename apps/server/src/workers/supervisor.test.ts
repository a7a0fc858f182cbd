import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import type { Log } from '../telemetry/log.ts'
import { Supervisor } from './supervisor.ts'

/** A worker that answers each question for its metrics with the same ones, and keeps what it is sent. */
class WorkerWith extends EventEmitter {
  readonly process = Object.assign(new EventEmitter(), { pid: 1, kill: () => true })
  readonly sums: unknown[] = []
  private readonly metrics: readonly object[]

  constructor(metrics: readonly object[]) {
    super()
    this.metrics = metrics
  }

  isConnected = () => true

  send(message: { readonly kind: string; readonly question: number }) {
    const { kind, question } = message
    if (kind === 'sum') this.sums.push(message)
    else queueMicrotask(() => this.report(question))
  }

  report(question?: number) {
    this.emit('message', { kind: 'report', metrics: this.metrics, question })
  }
}

it('logs that the metrics of the workers cannot be summed, and goes on', async () => {
  const values = [{ labels: {}, value: 1 }]
  const strange = { name: 'strange', help: '', type: 'gauge', aggregator: 'none', values }
  const worker = new WorkerWith([strange])
  const forked = vi.spyOn(cluster, 'fork').mockReturnValue(worker as unknown as Worker)
  onTestFinished(() => forked.mockRestore())
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => lines.push(line) })
  const configuration = { ...readConfiguration({}), WORKERS: 1 }
  const supervisor = new Supervisor(configuration, {}, logger, {} as Log)
  const started = supervisor.start()
  worker.report()
  await started
  worker.emit('message', { kind: 'sum_wanted', question: 1 })
  await vi.waitFor(() => expect(lines.join('')).toContain('cannot be summed'))
  expect(worker.sums).toEqual([])
})

it('replaces a worker whose metrics cannot be summed', async () => {
  const values = [{ labels: {}, value: 1 }]
  const strange = { name: 'strange', help: '', type: 'counter', aggregator: 'none', values }
  const first = new WorkerWith([strange])
  const second = new WorkerWith([])
  const forked = vi
    .spyOn(cluster, 'fork')
    .mockReturnValueOnce(first as unknown as Worker)
    .mockReturnValue(second as unknown as Worker)
  onTestFinished(() => forked.mockRestore())
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => lines.push(line) })
  const configuration = { ...readConfiguration({}), WORKERS: 1 }
  const supervisor = new Supervisor(configuration, {}, logger, {} as Log)
  const started = supervisor.start()
  first.report()
  await started
  first.process.emit('exit', 1, null)
  first.process.emit('disconnect')
  await vi.waitFor(() => expect(forked).toHaveBeenCalledTimes(2))
  expect(lines.join('')).toContain('of a worker that has ended cannot be summed')
})
