import { describe, expect, it } from 'vitest'
import {
  type ExclusionReason,
  excluded,
  missing,
  notWhole,
  outOfRange,
  type Problem,
  problemInside,
  refuse,
  refuseInYear,
  repeatedIn,
  rightOf,
  WrongArgumentsError,
  wrongLength,
  wrongValue,
} from './problem.ts'

const wrong = wrongValue('children', 'must be true or false')

describe('a problem', () => {
  it.each<[() => Problem, Problem]>([
    [() => wrong, { code: 'wrongValue', path: 'children', words: 'must be true or false' }],
    [
      () => outOfRange('day', 1, 31),
      {
        ...{ code: 'outOfRange', path: 'day', lowest: 1, highest: 31 },
        words: 'must be a whole number 1 ... 31',
      },
    ],
    [
      () => outOfRange('month', '2026-01', '2026-12'),
      {
        ...{ code: 'outOfRange', path: 'month', lowest: '2026-01', highest: '2026-12' },
        words: 'must be a month 2026-01 ... 2026-12',
      },
    ],
    [
      () => wrongLength('writs', 0, 10),
      { code: 'wrongLength', path: 'writs', least: 0, most: 10, words: 'must be at most 10' },
    ],
    [
      () => wrongLength('indicator', 1, 64),
      { code: 'wrongLength', path: 'indicator', least: 1, most: 64, words: 'must be 1 ... 64' },
    ],
    [() => missing('debt'), { code: 'missing', path: 'debt', words: 'must be given' }],
    [
      () => notWhole('dayHundredths', 'whole days'),
      { code: 'notWhole', path: 'dayHundredths', words: 'must be whole days' },
    ],
  ])('%#', (made, whole) => {
    expect(made()).toEqual(whole)
  })

  it.each<[ExclusionReason, string]>([
    ['bonusMonths', 'must be 1 for a monthly bonus and 12 for an annual one'],
    ['employmentOnly', 'must not be given beside kind'],
    ['endOfAbsence', 'must not be given beside kind'],
    ['firstPriority', 'must not be given under the first priority'],
    ['notForSelfEmployed', 'must not be given beside kind'],
    ['notOfKind', 'must not be given: this kind does not have it'],
    ['partAboveWhole', 'must be at most kind'],
    ['sharedDay', 'must not share a day with kind'],
    ['soughtNet', 'must not be given under annual'],
    [
      'workedDaysUnknown',
      'must not be given: the working days worked in the 12 months before it are not known before 2017, nor by kind with excluded days',
    ],
  ])('of a member that another one excludes has words, %s', (reason, words) => {
    const problem = excluded('days', 'kind', reason)
    expect(problem).toEqual({ code: 'excluded', path: 'days', beside: 'kind', reason, words })
  })

  it('moves into the object of its member, with what excludes it', () => {
    expect(problemInside('absences[1]', missing('to'))).toEqual({
      ...{ code: 'missing', path: 'absences[1].to' },
      words: 'must be given',
    })
    expect(problemInside('months[0]', excluded('northernPay', 'pay', 'partAboveWhole'))).toEqual({
      ...{ code: 'excluded', path: 'months[0].northernPay', beside: 'months[0].pay' },
      reason: 'partAboveWhole',
      words: 'must be at most months[0].pay',
    })
  })
})

describe('a list', () => {
  const repeated = (...keys: readonly unknown[]) =>
    repeatedIn(
      'months',
      keys.map((month) => ({ month })),
      'month',
    )

  it('has no repeated keys where they differ, in any order', () => {
    expect(repeatedIn('months', undefined, 'month' as never)).toEqual([])
    expect(repeated()).toEqual([])
    expect(repeated(1)).toEqual([])
    expect(repeated(1, 2, 3)).toEqual([])
    expect(repeated(3, 1, 2)).toEqual([])
  })

  it('names each item whose key an earlier one has', () => {
    const words = 'must not repeat its month'
    expect(repeated(2, 2)).toEqual([{ code: 'repeated', path: 'months[1]', words }])
    expect(repeated(3, 1, 3, 2, 1, 3).map(({ path }) => path)).toEqual([
      'months[2]',
      'months[4]',
      'months[5]',
    ])
  })

  it('of many items in order is not remembered key by key', () => {
    let reads = 0
    const items = Array.from({ length: 100 }, (_, index) => ({
      get month() {
        reads += 1
        return index
      },
    }))
    expect(repeatedIn('months', items, 'month')).toEqual([])
    expect(reads).toBe(2 * (items.length - 1))
  })
})

describe('the right members', () => {
  it('are those in which no problem was found', () => {
    const given = { days: 1, months: [1], writs: [{ debt: 0 }] }
    expect(rightOf(given, [])).toBe(given)
    const problems = [missing('writs[0].debt'), missing('months')]
    expect(rightOf(given, problems)).toEqual({ days: 1 })
  })

  it('are none of what is no object', () => {
    expect(rightOf(null as never, [])).toEqual({})
    expect(rightOf(5 as never, [])).toEqual({})
    expect(rightOf(undefined as never, [wrong])).toEqual({})
  })
})

describe('a refusal', () => {
  it('has all problems, and their places and words in one line', () => {
    const problems = [wrong, missing('debt')]
    expect(() => refuse(problems)).toThrow(
      expect.objectContaining({
        ...{ name: 'WrongArgumentsError', problems },
        message: 'children must be true or false; debt must be given',
      }),
    )
    expect(new WrongArgumentsError(problems)).toBeInstanceOf(RangeError)
  })

  it('is none without a problem', () => {
    expect(refuse([])).toBeUndefined()
  })

  it('names the argument that the law of a year does not have', () => {
    const words = 'must be another one: 2016 has no tariff of small firms'
    expect(() => refuseInYear('contributionTariff', '2016 has no tariff of small firms')).toThrow(
      expect.objectContaining({
        problems: [{ code: 'wrongValue', path: 'contributionTariff', words }],
      }),
    )
  })
})
