import { expect, it } from 'vitest'
import { Later } from './later.ts'

it('is made once, however many ask', async () => {
  let made = 0
  const later = new Later(async () => ++made)
  expect(await Promise.all([later.get(), later.get(), later.prepare()])).toEqual([1, 1, 1])
  expect(made).toBe(1)
})

it('is there at once when it was prepared', async () => {
  const later = new Later(async () => 'made')
  await later.prepare()
  expect(later.get()).toBe('made')
})

it('is tried again after a failure', async () => {
  let attempts = 0
  const later = new Later(async () => {
    if (++attempts === 1) throw new Error('The disk is busy')
    return attempts
  })
  await expect(later.get()).rejects.toThrow('The disk is busy')
  await expect(later.get()).resolves.toBe(2)
})
