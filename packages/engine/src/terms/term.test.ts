import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import type { Problem } from './problem.ts'
import {
  checkedApart,
  checkLaw,
  checkNames,
  checkOptions,
  checkTerm,
  choice,
  date,
  flag,
  lawOfYear,
  listOf,
  optional,
  orNull,
  record,
  sumFrom,
  type Term,
  text,
  twelve,
  whole,
} from './term.ts'

/** Returns the problems of a value at the place `it`. */
function problemsOf(value: unknown, term: Term<unknown>): readonly Problem[] {
  const problems: Problem[] = []
  checkTerm(problems, 'it', value, term)
  return problems
}

const days = whole<number>(1, 31, 1)
const dates = date('2026-01-15', '2027-12-20')
const pair = record({ day: days, isPaid: optional(flag()) })
const few = listOf(days, 3, 2)

describe('a term allows', () => {
  it.each<[unknown, Term<unknown>]>([
    [1, days],
    [31, days],
    [0, whole<number>(8, 1_190, 0)],
    [null, orNull(days)],
    ['b', choice('a', 'b')],
    [false, flag()],
    ['2026-01-15', dates],
    ['2027-12-20', dates],
    ['2026-02-28', dates],
    ['2026-04-30', dates],
    ['2024-02-29', date('2017-01-01', '2027-12-31')],
    ['2026-07', date('2026-01', '2026-12')],
    ['z', text(2)],
    // Letters outside the basic plane take two places of a text each.
    ['\u{1d400}\u{1d401}', text(2)],
    [lawOf(2026), lawOfYear],
    [Symbol.iterator, checkedApart],
    [Array(12).fill(31), twelve(days)],
    [{ day: 1 }, pair],
    [{ day: 1, isPaid: undefined, more: undefined }, pair],
    [[1, 2], few],
    [[1, 2, 3], few],
    [Number.MAX_SAFE_INTEGER, sumFrom(100)],
  ])('%#: %j', (value, term) => {
    expect(problemsOf(value, term)).toEqual([])
  })
})

it.each<[string, object, Term<unknown>]>([
  ['an object', { day: 1, isPaid: true, more: undefined }, pair],
  ['the shortest list', [1, 2], few],
  ['the longest list', [1, 2, 3], few],
  ['twelve values', Array(12).fill(1), twelve(days)],
])('a term looks once at each value of %s that is right', (_, value, term) => {
  const reads = new Map<string | symbol, number>()
  const counted = new Proxy(value, {
    get(target, name) {
      reads.set(name, (reads.get(name) ?? 0) + 1)
      return target[name as never]
    },
  })
  expect(problemsOf(counted, term)).toEqual([])
  const values = Object.keys(value).map((name) => reads.get(name))
  expect(new Set(values)).toEqual(new Set([1]))
})

describe('a term names what is wrong', () => {
  const wrong = (words: string): Problem => ({ code: 'wrongValue', path: 'it', words })
  const unknown = (path: string, words: string): Problem => ({ code: 'unknown', path, words })
  const outOfDays = (path: string): Problem => ({
    ...{ code: 'outOfRange', path, lowest: 1, highest: 31 },
    words: 'must be a whole number 1 ... 31',
  })
  const lengthOf = (least: number, most: number, words: string): Problem => ({
    ...{ code: 'wrongLength', path: 'it', least, most },
    words,
  })

  it.each<[unknown, Term<unknown>, Problem]>([
    [0, days, outOfDays('it')],
    [32, days, outOfDays('it')],
    [1.5, days, outOfDays('it')],
    ['c', choice('a', 'b'), wrong('must be one of a, b')],
    [1, flag(), wrong('must be true or false')],
    [5, text(2), wrong('must be a text')],
    ['', text(2), lengthOf(1, 2, 'must be 1 ... 2')],
    ['abc', text(2), lengthOf(1, 2, 'must be 1 ... 2')],
    ['\u{1d400}\u{1d401}\u{1d402}', text(2), lengthOf(1, 2, 'must be 1 ... 2')],
    [{}, lawOfYear, wrong('must be the law of a tax year, such as lawOf(2026)')],
    [Array(11).fill(1), twelve(days), wrong('must have twelve values')],
    [{ length: 12 }, twelve(days), wrong('must have twelve values')],
    [Array(12).fill(1).with(4, 0), twelve(days), outOfDays('it[4]')],
    [5, pair, wrong('must be an object')],
    [null, pair, wrong('must be an object')],
    [{ day: 0 }, pair, outOfDays('it.day')],
    [{ day: 1, extra: 2 }, pair, unknown('it.extra', 'is not known')],
    [{ day: 1, paid: true }, pair, unknown('it.paid', 'is not known: did you mean it.isPaid?')],
    [5, few, wrong('must be a list')],
    [{ length: 2 }, few, wrong('must be a list')],
    [[1], few, lengthOf(2, 3, 'must be 2 ... 3')],
    [[1, 2, 3, 4], few, lengthOf(2, 3, 'must be 2 ... 3')],
    [[1, 2, 3, 4], listOf(days, 3), lengthOf(0, 3, 'must be at most 3')],
    [[1, 0], few, outOfDays('it[1]')],
    [[1, 2, 0], few, outOfDays('it[2]')],
    [{ 0: 1, 1: 2, length: 2 }, few, wrong('must be a list')],
    [5, record({ isPaid: optional(flag()) }), wrong('must be an object')],
    [null, record({ isPaid: optional(flag()) }), wrong('must be an object')],
  ])('%#: %j', (value, term, problem) => {
    expect(problemsOf(value, term)).toEqual([problem])
  })

  it('a sum below its limit, which has no upper one', () => {
    expect(problemsOf(99, sumFrom(100))).toEqual([
      {
        ...{ code: 'outOfRange', path: 'it', lowest: 100, highest: Number.MAX_SAFE_INTEGER },
        words: 'must be a whole number of kopecks, 100 or more',
      },
    ])
  })

  it.each([
    20_260_701,
    '2026-07',
    '2026-07-01T00:00',
    '2026-7-1',
    '2026-13-01',
    '2026-00-10',
    '2026-07-00',
    '2026-07-32',
    '2026-02-29',
    '2026-04-31',
    '2026-01-14',
    '2027-12-21',
    '2026026-07',
    'x2026-07-1',
    '2026-07-1x',
    '2026-1x-01',
  ])('%j, which is no date between the limits', (value) => {
    const limits = { lowest: '2026-01-15', highest: '2027-12-20' }
    expect(problemsOf(value, dates)).toEqual([
      {
        ...{ code: 'outOfRange', path: 'it', ...limits },
        words: 'must be a date 2026-01-15 ... 2027-12-20',
      },
    ])
  })

  it.each(['2026-13', '2026-1x', '2025-12', '2027-01', '2026-01-01', '2026-1'])(
    '%j, which is no month between the limits',
    (value) => {
      const months = date('2026-01', '2026-12')
      expect(problemsOf(value, months)).toEqual([
        {
          ...{ code: 'outOfRange', path: 'it', lowest: '2026-01', highest: '2026-12' },
          words: 'must be a month 2026-01 ... 2026-12',
        },
      ])
    },
  )

  it('all at once, in the order of the table', () => {
    expect(problemsOf({ isPaid: 1, day: 0, other: 1 }, pair).map(({ path }) => path)).toEqual([
      'it.other',
      'it.day',
      'it.isPaid',
    ])
  })
})

describe('names that are not known', () => {
  const members = { grossSalary: days, children: days }
  const wordsFor = (name: string) => {
    const problems: Problem[] = []
    checkNames(problems, 'before.', { [name]: 1 }, members)
    return problems.map(({ path, words }) => `${path} ${words}`)
  }

  it('are named with the known one that has their letters', () => {
    expect(wordsFor('gross_salary')).toEqual([
      'before.gross_salary is not known: did you mean before.grossSalary?',
    ])
    expect(wordsFor('CHILDREN')).toEqual([
      'before.CHILDREN is not known: did you mean before.children?',
    ])
    expect(wordsFor('childrens')).toEqual([
      'before.childrens is not known: did you mean before.children?',
    ])
    expect(wordsFor('nerdlihc')).toEqual(['before.nerdlihc is not known'])
  })

  it('are cut where they are longer than 64 letters, and resemble none then', () => {
    const longest = 'children'.padEnd(64, 'x')
    expect(wordsFor(longest)).toEqual([
      `before.${longest} is not known: did you mean before.children?`,
    ])
    expect(wordsFor(`${longest}x`)).toEqual([`before.${longest} is not known`])
  })

  it('are named up to the twentieth, and names without a value are none', () => {
    const problems: Problem[] = []
    const names = Array.from({ length: 25 }, (_, index) => [`q${index}`, 1])
    checkNames(problems, '', { empty: undefined, ...Object.fromEntries(names) }, members)
    expect(problems).toHaveLength(20)
    expect(problems[0]?.path).toBe('q0')
    expect(problems[19]?.path).toBe('q19')
  })

  it('of the prototype of an object are not known either', () => {
    expect(wordsFor('toString')).toEqual(['before.toString is not known'])
  })

  it('stand without a prefix among the options of a function', () => {
    const problems: Problem[] = []
    checkOptions(problems, { grossSalary: 1, children: 32, extra: 1 }, members)
    expect(problems.map(({ path }) => path)).toEqual(['extra', 'children'])
    const none: Problem[] = []
    checkOptions(none, undefined, members)
    expect(none).toEqual([{ code: 'wrongValue', path: 'options', words: 'must be an object' }])
  })
})

describe('the law', () => {
  it('is named where it is none', () => {
    const problems: Problem[] = []
    checkLaw(problems, lawOf(2026))
    expect(problems).toEqual([])
    checkLaw(problems, 2026)
    expect(problems).toEqual([
      {
        ...{ code: 'wrongValue', path: 'law' },
        words: 'must be the law of a tax year, such as lawOf(2026)',
      },
    ])
  })
})
