import { describe, expect, it } from 'vitest'
import { RestartPause } from './restart-pause.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

describe('the pause before a worker is replaced', () => {
  it('there is none after an accident', () => {
    const pause = new RestartPause()
    expect(pause.after(1 * SECOND)).toBe(0)
  })

  it('grows while workers end soon after their start, up to half a minute', () => {
    const pause = new RestartPause()
    const pauses = Array.from({ length: 12 }, () => pause.after(1 * SECOND))
    expect(pauses).toEqual([
      0, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000,
    ])
  })

  it('begins anew after a worker that ran for a minute', () => {
    const pause = new RestartPause()
    for (let ending = 0; ending < 5; ending++) pause.after(0)
    expect(pause.after(MINUTE - 1)).toBe(1600)
    expect(pause.after(MINUTE)).toBe(0)
    expect(pause.after(0)).toBe(100)
  })
})
