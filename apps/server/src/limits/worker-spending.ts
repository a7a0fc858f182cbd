import cluster from 'node:cluster'
import type { MemoryCounter } from './memory-counter.ts'

/** Points charged to a window, and how long it lasts, milliseconds: each process has its own clock. */
type Spending = readonly [points: number, left: number]

interface SpendingMessage {
  readonly spent: readonly (readonly [window: string, Spending])[]
}

/** How long a worker collects points before it reports them to the others, milliseconds. */
const DELAY = 10

const isSpending = (message: unknown): message is SpendingMessage =>
  typeof message === 'object' && message !== null && 'spent' in message

/**
 * Makes workers share their counts. Each decides at once from the counts that it has, and reports
 * its own to the others within 10 ms. A caller can exceed its limit only during that delay.
 */
export function shareSpending(memory: MemoryCounter): void {
  const unreported = new Map<string, Spending>()
  memory.onSpent = (window, points, endsAt) => {
    if (unreported.size === 0) setTimeout(report, DELAY).unref()
    const [before = 0] = unreported.get(window) ?? []
    unreported.set(window, [before + points, endsAt - performance.now()])
  }
  function report() {
    const message: SpendingMessage = { spent: [...unreported] }
    unreported.clear()
    if (process.connected) process.send?.(message)
  }
  process.on('message', (message) => {
    if (!isSpending(message)) return
    for (const [window, [points, left]] of message.spent) {
      memory.add(window, points, performance.now() + left)
    }
  })
}

/** Runs in the supervisor: forwards the reports of each worker to the other workers. */
export function relaySpending(): void {
  cluster.on('message', (sender, message) => {
    if (!isSpending(message)) return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender && worker?.isConnected()) worker.send(message, () => {})
    }
  })
}
