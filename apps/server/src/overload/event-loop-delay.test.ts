import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EventLoopDelay } from './event-loop-delay.ts'

/** How long the loop has been busy in its present turn, and in the turns before. */
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

it('is not exceeded by a loop that has nothing to do', () => {
  for (let turns = 0; turns < 10; turns++) {
    turn()
    expect(delay.isExceeded).toBe(false)
  }
})

it('is not exceeded by many turns within the bound', () => {
  for (let turns = 0; turns < 10; turns++) {
    work(75)
    expect(delay.isExceeded).toBe(false)
    turn()
  }
})

it('is not exceeded by one long turn: the machine may have been busy', () => {
  work(5000)
  expect(delay.isExceeded).toBe(false)
  turn()
  expect(delay.isExceeded).toBe(false)
})

it('is exceeded in the turn after a long one, from its bound on and not before', () => {
  work(500)
  turn()
  work(90)
  expect(delay.isExceeded).toBe(false)
  work(20)
  expect(delay.isExceeded).toBe(true)
})

it('stays exceeded while every turn goes beyond the bound, and ends with them', () => {
  work(500)
  turn()
  for (let turns = 0; turns < 5; turns++) {
    work(130)
    expect(delay.isExceeded).toBe(true)
    turn()
    expect(delay.isExceeded).toBe(false)
  }
  work(50)
  turn()
  work(5000)
  expect(delay.isExceeded).toBe(false)
})
