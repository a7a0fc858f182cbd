import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADMITTED_WITHOUT_CPU, watchEventLoop } from './event-loop-delay.ts'

/** How long the loop has been busy, so that no timer could fire, milliseconds. */
let busy: number
/** The part of that time in which other programs used the CPU, milliseconds. */
let heldBack: number
let delay: ReturnType<typeof watchEventLoop>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  busy = 0
  heldBack = 0
  delay = watchEventLoop(100, {
    now: () => performance.now() + busy,
    worked: () => busy - heldBack,
  })
})
afterEach(() => {
  delay.close()
  vi.useRealTimers()
})

/** Begins the next turn of the loop. */
const turn = () => vi.advanceTimersByTime(20)

const work = (milliseconds: number) => {
  busy += milliseconds
}

const waitForOthers = (milliseconds: number) => {
  busy += milliseconds
  heldBack += milliseconds
}

/** Sends a request in this turn, which takes some time; returns whether it is refused. */
function request(milliseconds: number, spend = work): boolean {
  const isRefused = delay.isExceeded()
  if (!isRefused) spend(milliseconds)
  return isRefused
}

/** Sends the requests of one turn; returns how many are refused. */
const requests = (count: number, milliseconds: number, spend = work) => {
  const refused = Array.from({ length: count }, () => request(milliseconds, spend))
  turn()
  return refused.filter(Boolean).length
}

it('refuses nothing while turns stay within the bound', () => {
  for (let turns = 0; turns < 10; turns++) expect(requests(9, 10)).toBe(0)
})

it('refuses nothing in a single long turn, which other programs may have caused', () => {
  expect(requests(1000, 10)).toBe(0)
  expect(requests(9, 10)).toBe(0)
  expect(requests(1000, 10)).toBe(0)
})

it('refuses requests beyond the bound in each turn that follows a long one', () => {
  expect(requests(50, 10)).toBe(0)
  for (let turns = 0; turns < 5; turns++) expect(requests(50, 10)).toBe(50 - 11)
  expect(requests(5, 10)).toBe(0)
  expect(requests(50, 10)).toBe(0)
})

it('admits a hundred requests per turn, however long they take, while other programs use the CPU', () => {
  const few = ADMITTED_WITHOUT_CPU
  for (let turns = 0; turns < 5; turns++) expect(requests(few, 1000, waitForOthers)).toBe(0)
  expect(requests(few + 10, 1000, waitForOthers)).toBe(10)
  expect(requests(50, 10)).toBe(50 - 11)
})

it('does not count the time before the first request of a turn, such as loading a module', () => {
  for (let turns = 0; turns < 5; turns++) {
    work(5000)
    expect(request(1)).toBe(false)
    turn()
  }
})
