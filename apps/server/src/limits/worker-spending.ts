import cluster from 'node:cluster'
import type { MemoryCounter } from './memory-counter.ts'

/** Points that were let through in one window, and when that ends, milliseconds since 1970. */
type Spending = readonly [window: string, points: number, endsAt: number]

interface SpendingMessage {
  readonly spent: readonly Spending[]
}

/** How long a worker collects before it tells the others, milliseconds. */
const DELAY = 10

const isSpending = (message: unknown): message is SpendingMessage =>
  typeof message === 'object' && message !== null && 'spent' in message

/**
 * Makes workers count together: each decides at once by what it knows, and tells the others at most
 * 10 ms later. A caller gets no more beyond its limit than the others let through in that time.
 */
export function shareSpending(memory: MemoryCounter): void {
  const untold = new Map<string, Spending>()
  memory.onSpent = (window, points, endsAt) => {
    if (untold.size === 0) setTimeout(tell, DELAY).unref()
    untold.set(window, [window, points + (untold.get(window)?.[1] ?? 0), endsAt])
  }
  function tell() {
    const message: SpendingMessage = { spent: [...untold.values()] }
    untold.clear()
    if (process.connected) process.send?.(message)
  }
  process.on('message', (message) => {
    if (isSpending(message)) for (const spending of message.spent) memory.add(...spending)
  })
}

/** In the process that started the workers: passes on to the others what each of them tells. */
export function relaySpending(): void {
  cluster.on('message', (sender, message) => {
    if (!isSpending(message)) return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender && worker?.isConnected()) worker.send(message, () => {})
    }
  })
}
