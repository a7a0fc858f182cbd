import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventLoopDelay, LET_IN_WHEN_HELD_BACK } from './event-loop-delay.ts'

/** How long the loop has been busy, while no timer could fire. */
let busy: number
/** How long of that the machine has worked for others. */
let heldBack: number
let delay: EventLoopDelay

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  busy = 0
  heldBack = 0
  delay = new EventLoopDelay(100, {
    now: () => performance.now() + busy,
    worked: () => busy - heldBack,
  })
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

const waitForOthers = (milliseconds: number) => {
  busy += milliseconds
  heldBack += milliseconds
}

/** A request that comes in this turn, and takes a while; whether it would be refused. */
function request(milliseconds: number, spend = work): boolean {
  const isRefused = delay.isExceeded()
  if (!isRefused) spend(milliseconds)
  return isRefused
}

/** The requests of one turn; how many of them would be refused. */
const requests = (count: number, milliseconds: number, spend = work) => {
  const refused = Array.from({ length: count }, () => request(milliseconds, spend))
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

it('lets a hundred in however long they take, when it is others who have the machine', () => {
  const few = LET_IN_WHEN_HELD_BACK
  for (let turns = 0; turns < 5; turns++) expect(requests(few, 1000, waitForOthers)).toBe(0)
  expect(requests(few + 10, 1000, waitForOthers)).toBe(10)
  expect(requests(50, 10)).toBe(50 - 11)
})

it('does not count what is no request: loading a part of the service takes long turns too', () => {
  for (let turns = 0; turns < 5; turns++) {
    work(5000)
    expect(request(1)).toBe(false)
    turn()
  }
})
