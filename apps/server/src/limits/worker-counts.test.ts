import { describe, expect, it } from 'vitest'
import { policyOf } from './policy.ts'
import { type Counts, WorkerCounts } from './worker-counts.ts'

/** Workers whose messages arrive when `deliver` is called, as they would over a channel. */
function workers(count: number) {
  const told: { readonly from: number; readonly counts: readonly Counts[] }[] = []
  const all = Array.from(
    { length: count },
    (_, from) => new WorkerCounts((counts) => told.push({ from, counts })),
  )
  const deliver = () => {
    for (const { from, counts } of told.splice(0)) {
      for (const [index, worker] of all.entries()) if (index !== from) worker.learn(counts)
    }
  }
  return { all, told, deliver }
}

const many = async (times: number, act: () => Promise<{ readonly allowed: boolean }>) => {
  let allowed = 0
  for (let time = 0; time < times; time++) if ((await act()).allowed) allowed++
  return allowed
}

describe('what workers count together', () => {
  it('is one limit: what one lets through is gone for the others', async () => {
    const policy = policyOf('public', { requests: 10, seconds: 60 })
    const { all, deliver } = workers(3)
    const limiters = all.map((worker) => worker.limiter(policy))
    let allowed = 0
    for (let round = 0; round < 10; round++) {
      for (const limiter of limiters) {
        if ((await limiter.consume('caller')).allowed) allowed++
        deliver()
      }
    }
    expect(allowed).toBe(10)
    expect(await limiters[0]?.consume('another')).toMatchObject({ allowed: true, remaining: 9 })
  })

  it('is known to a worker that has not counted under that policy yet', async () => {
    const policy = policyOf('private', { requests: 5, seconds: 60 })
    const { all, deliver } = workers(2)
    const [one, two] = all
    await many(5, async () => one?.limiter(policy).consume('key') ?? { allowed: false })
    deliver()
    expect(await two?.limiter(policy).consume('key')).toMatchObject({ allowed: false })
  })

  it('is told at once when it is a good part of the limit, and else together a moment later', async () => {
    const policy = policyOf('public', { requests: 100, seconds: 60 })
    const { all, told } = workers(1)
    const limiter = all[0]?.limiter(policy)
    await limiter?.consume('one')
    await limiter?.consume('two')
    expect(told).toEqual([])
    for (let request = 0; request < 4; request++) await limiter?.consume('one')
    const counts = [
      ['one', 5],
      ['two', 1],
    ]
    expect(told).toEqual([{ from: 0, counts: [{ ...named(policy), counts }] }])
    await limiter?.consume('two')
    await expect.poll(() => told.length).toBe(2)
    expect(told[1]).toEqual({ from: 0, counts: [{ ...named(policy), counts: [['two', 1]] }] })
  })

  it('is nothing of what was refused', async () => {
    const policy = policyOf('public', { requests: 2, seconds: 60 })
    const { all, told } = workers(1)
    await many(50, async () => all[0]?.limiter(policy).consume('one') ?? { allowed: false })
    expect(told.flatMap(({ counts }) => counts).flatMap(({ counts }) => counts)).toEqual([
      ['one', 1],
      ['one', 1],
    ])
  })
})

const named = ({ field, limit }: ReturnType<typeof policyOf>) => ({ policy: field, limit })
