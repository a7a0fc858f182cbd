import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventLoopDelay } from './event-loop-delay.ts'

/** How long the loop has been busy, while no timer could fire. */
let busy: number
let delay: EventLoopDelay

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  busy = 0
  delay = new EventLoopDelay(100, () => performance.now() + busy)
})
afterEach(() => {
  delay.close()
  vi.useRealTimers()
})

/** The next turn of the loop begins. */
const turn = () => vi.advanceTimersByTime(20)

const work = (milliseconds: number) => {
  busy += milliseconds
}

/** A request that comes in this turn, and takes a while; whether it would be refused. */
function request(milliseconds: number): boolean {
  const isRefused = delay.isExceeded()
  if (!isRefused) work(milliseconds)
  return isRefused
}

/** The requests of one turn. */
const requests = (count: number, milliseconds: number) => {
  const refused = Array.from({ length: count }, () => request(milliseconds))
  turn()
  return refused.filter(Boolean).length
}

it('lets everybody in while turns stay within the bound', () => {
  for (let turns = 0; turns < 10; turns++) expect(requests(9, 10)).toBe(0)
})

it('lets everybody in in one long turn: the machine may have been busy', () => {
  expect(requests(1000, 10)).toBe(0)
  expect(requests(9, 10)).toBe(0)
  expect(requests(1000, 10)).toBe(0)
})

it('cuts the turn after a long one at the bound, and goes on with that', () => {
  expect(requests(50, 10)).toBe(0)
  for (let turns = 0; turns < 5; turns++) expect(requests(50, 10)).toBe(50 - 11)
  expect(requests(5, 10)).toBe(0)
  expect(requests(50, 10)).toBe(0)
})

it('does not count what is no request: loading a part of the service takes long turns too', () => {
  for (let turns = 0; turns < 5; turns++) {
    work(5000)
    expect(request(1)).toBe(false)
    turn()
  }
})
