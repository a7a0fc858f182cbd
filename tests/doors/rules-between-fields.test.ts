import {
  fieldNamed,
  type RequestField,
  type RequestFieldName,
  requestFieldNames,
} from '@oklad/contract/fields'
import { objectWith } from '@oklad/contract/testing'
import { calculate, EARLIEST_TAX_YEAR, yearWithAbsences } from '@oklad/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fields, problemsOf, YEAR } from './asked.ts'
import {
  lawOfRequest,
  outcomes,
  type RuleBetween,
  refusedByPackage,
  termsIn,
} from './refused-terms.ts'

/** A salary that reaches each rate of tax. */
const salary: Fields = { gross_salary: 100_000_000, start_date: '2026-01-01' }

/** What a field needs to be right by itself. */
const needed: Readonly<Record<string, Fields>> = {
  non_resident_category: { is_not_resident: true },
  first_month: { start_date: '2026-01-20' },
  last_month: { end_date: '2026-06-10' },
}

/** A value of a field that is not its default. */
function exampleOf({ schema }: RequestField): unknown {
  const { enum: words, examples = [], default: byDefault } = schema
  if (schema.type === 'boolean') return byDefault !== true
  return words?.find((word) => word !== byDefault) ?? examples.find((value) => value !== byDefault)
}

/** A request with a field, and the same one without it. */
interface Case {
  readonly name: RequestFieldName
  readonly given: Fields
  readonly without: Fields
}

/** Chooses the value of a field for a case. */
type Choose = (field: RequestField) => unknown

type CasesOf = (name: RequestFieldName, field: RequestField, choose: Choose) => Case[]

const caseOf = (name: RequestFieldName, value: unknown, beside: Fields): Case => {
  const without = { ...salary, ...needed[name], ...beside }
  return { name, given: { ...without, [name]: value }, without }
}

/** The requests that the contract refuses, or takes without counting a field, by each of its rules. */
const casesOf: Readonly<Record<RuleBetween, CasesOf>> = {
  notFor: (name, field, choose) => {
    const { contracts = [], nonResidents, residents } = field.notFor ?? {}
    const people: Fields[] = contracts.map((employment_type) => ({ employment_type }))
    if (nonResidents) people.push({ is_not_resident: true })
    if (residents) people.push({ is_not_resident: false })
    return people.map((person) => caseOf(name, choose(field), person))
  },
  atMost: (name, { atMost = '', schema }) => [
    caseOf(name, (schema.minimum ?? 0) + 2, { [atMost]: (schema.minimum ?? 0) + 1 }),
  ],
  ofKind: (name, field, choose) => [caseOf(name, choose(field), {})],
  replaces: (name, field, choose) => {
    const { replaces } = field
    const beside = { territorial_multiplier: 120, [name]: exampleOf(field) }
    const value = choose(fieldNamed(replaces as RequestFieldName))
    return [caseOf(replaces as RequestFieldName, value, beside)]
  },
  needsFigure: (name, field, choose) => {
    const needs = Object.keys(field.needsFigure ?? {})
    return needs.flatMap((word) => {
      const value = word === '*' ? choose(field) : word
      const years = Array.from(
        { length: YEAR - EARLIEST_TAX_YEAR },
        (_, at) => EARLIEST_TAX_YEAR + at,
      )
      const dated = years.map((year) => {
        const dates = {
          start_date: `${year}-01-20`,
          ...(name === 'last_month' && { end_date: `${year}-06-10` }),
        }
        const moved = name === 'absences' && [{ kind: 'vacation', from: `${year}-07-06`, days: 14 }]
        return caseOf(name, moved || value, dates)
      })
      return dated.filter(({ given }) => problemsOf('privateCalc', given).includes(`/${name}`))
    })
  },
}

/** What the package answers, in plain numbers and texts; `null` if it refuses. */
function answerOf(request: Fields): unknown {
  const { absences = [], earningsBefore = [], writs: _, ...terms } = termsIn(request)
  const law = lawOfRequest(request)
  const hasAbsences = 'absences' in request || 'earnings_before' in request
  const all = { absences, earningsBefore, law }
  try {
    return hasAbsences
      ? yearWithAbsences(terms as never, all as never)
      : calculate(terms as never, law)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const ruleOf = (rule: RuleBetween) => (name: RequestFieldName) =>
  fieldNamed(name)[rule] !== undefined

const pay = { kind: 'vacation_pay', month: 7, amount: 2_000_000 }
const otherPay = (northern_amount: number) => ({ other_pay: [{ ...pay, northern_amount }] })
const notice = { notice_deductions: [{ kind: 'housing', month: 11, amount: 1_000_000 }] }
const inEvery = (coefficient: number) => Array(12).fill(coefficient)

// The service warns of these: the engine has months in place of the dates of a request.
it.each<[Fields, Fields]>([
  [otherPay(3_000_000), otherPay(2_000_000)],
  [
    { ...otherPay(1_000_000), start_date: '2025-01-01' },
    { ...otherPay(0), start_date: '2025-01-01' },
  ],
  [
    { territorial_multiplier: 115, monthly_statutory_territorial_multipliers: inEvery(130) },
    { territorial_multiplier: 115 },
  ],
  [
    { monthly_territorial_multipliers: inEvery(115), statutory_territorial_multiplier: 130 },
    { territorial_multiplier: 115 },
  ],
  [{ elder_children_count: 2, is_single_parent: true }, {}],
  [{ has_tax_privilege: true, start_date: '2024-01-01' }, { start_date: '2024-01-01' }],
  [{ has_tax_privilege: true, is_not_resident: true }, { is_not_resident: true }],
])('the package takes %j as %j', (contradictory, other) => {
  const right = answerOf({ ...salary, ...other })
  expect(right).not.toBeNull()
  expect(answerOf({ ...salary, ...contradictory })).toEqual(right)
})

it('the package does not count a notice after the last month', () => {
  const lastMonth = 6
  const terms = { grossSalary: 100_000_000, lastMonth } as never
  const { noticeDeductions } = termsIn(notice)
  const year = calculate({ ...(terms as object), noticeDeductions } as never, lawOfRequest(salary))
  expect(year).toEqual(calculate(terms, lawOfRequest(salary)))
})

it('the package counts earlier income towards the limit of the self-employed', () => {
  const person = { ...salary, employment_type: 'SELF_EMPLOYED' }
  const sums = { north_gross_income: 0, tax_withheld: 0, deduction_granted: 0 }
  const taxAfter = (base_gross_income: number) =>
    answerOf({ ...person, income_before: { base_gross_income, ...sums } })
  // 6 % of January and February, 2,000,000, which end at the limit of 2,400,000; above it of January alone.
  expect(taxAfter(40_000_000)).toMatchObject({ incomeTax: 12_000_000 })
  expect(taxAfter(40_000_001)).toMatchObject({ incomeTax: 6_000_000 })
})

describe.each(Object.keys(casesOf) as RuleBetween[])('the rule %s', (rule) => {
  const rows = Object.entries(outcomes[rule]) as [RequestFieldName, string][]

  it('has a row for each of its fields', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(requestFieldNames.filter(ruleOf(rule)).sort())
  })

  const decided = rows.filter(([, outcome]) => outcome !== 'counted')
  it.each(decided)('makes %s %s in the package', (name, outcome) => {
    const cases = casesOf[rule](name, fieldNamed(name), exampleOf)
    // Each year has had a production calendar.
    const isInEveryYear = rule === 'needsFigure' && outcome === 'refused'
    expect(cases.length).toBeGreaterThan(isInEveryYear ? -1 : 0)
    for (const { given, without } of cases) {
      const expected = outcome === 'refused' ? null : answerOf(without)
      expect(answerOf(without), JSON.stringify(without)).not.toBeNull()
      expect(answerOf(given), JSON.stringify(given)).toEqual(expected)
      if (outcome === 'refused')
        expect(refusedByPackage(given), JSON.stringify(given)).toContain(name)
    }
  })

  // An example may be too small to change anything.
  it.each(rows.filter(([, outcome]) => outcome === 'noEffect'))(
    'takes no value of %s into account in the package',
    (name) => {
      const field: RequestField = fieldNamed(name)
      const idle = rule === 'replaces' ? fieldNamed(field.replaces as RequestFieldName) : field
      const schema = {
        type: 'object',
        properties: { idle: idle.schema },
        required: ['idle'],
      } as const
      fc.assert(
        fc.property(objectWith(schema, 0, { nulls: 0, wrong: 0 }), (chosen) => {
          const cases = casesOf[rule](name, field, () => (chosen as Fields)['idle'])
          for (const { given, without } of cases) {
            const answer = answerOf(given)
            fc.pre(answer !== null)
            expect(answer).toEqual(answerOf(without))
          }
        }),
      )
    },
  )
})
