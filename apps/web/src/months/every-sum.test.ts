import { answerBreakdown } from '@oklad/answers/breakdown'
import { leftOut, stepOfAmount, yearSections } from '@oklad/answers/sections'
import {
  isMoneySchema,
  PrivateCalculationResponse,
  PrivateMonth,
  type StepKind,
  stepIn,
} from '@oklad/contract/internal'
import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { sharesOfCost } from '../answer/shares-of-cost.ts'
import { comparedSum, comparedSums } from '../compare/compared-sums.ts'
import { leftOutOnPaper, yearColumns } from '../export/year-table.ts'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { absenceRules } from '../input/rules-on-demand.ts'
import { leftOutOfPayslip, payslipRows } from '../payslip/payslip-rows.ts'
import { textsIn } from '../texts/texts.ts'
import { afterWrits, deductedOf } from '../writs/deducted-of.ts'
import { allColumnsOf, leftOutOfMonths, shortColumnsOf, writtenColumn } from './columns.ts'
import { leftOutOfCost, leftOutOfShort, shortSums } from './short-sums.ts'
import { answerOf, furtherSums, type LeftOut } from './sums.ts'

const words = { language: 'en', texts: textsIn.en } as const

function solvedOf(details: Details) {
  const input = { ...emptyInput, amount: roubles(150_123.45) }
  const solved = outcomeOf({ ...input, details: { start_date: '2026-01-01', ...details } }, 2026)
  if (solved.state !== 'solved') throw new Error('The salary is too high')
  return solved
}

const asked = {
  ...{ northern_coefficient: 130, territorial_multiplier: 115, accident_rate: 20 },
  ...{ children_count: 2, own_deduction: 'item_2', working_conditions: 'class_3_1' },
  monthly_bonuses: [0, 1_111_111, ...Array(10).fill(0)],
  ...{ treatment_expense: 9_000_000, housing_expense: 100_000_000, has_family_payment: true },
  other_employers: [
    { base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 },
  ],
} as Details
await absenceRules.load()
const years = {
  'with writs': solvedOf({
    ...asked,
    deductions_after_tax: [
      { kind: 'writ', debt: 5_000_000 },
      { kind: 'writ', debt: 3_000_000 },
      { kind: 'writ', debt: 900_000_000 },
    ],
  } as Details),
  'with exempt pay': solvedOf({
    ...asked,
    other_pay: [{ kind: 'material_aid', month: 2, amount: 777_777 }],
  } as Details),
  'with absences': solvedOf({
    ...asked,
    absences: [
      { kind: 'vacation', from: '2026-07-06', days: 14 },
      { kind: 'sick', from: '2026-12-07', to: '2026-12-16', insurance_months: 84 },
    ],
  } as Details),
  'of the self-employed': solvedOf({ employment_type: 'SELF_EMPLOYED' } as Details),
}

/** The sums of an answer or of a month that are not 0, by their names. */
const sumsIn = (properties: Readonly<Record<string, object>>, values: object) =>
  Object.entries(values).filter(
    ([name, value]) => isMoneySchema(properties[name] ?? {}) && value !== 0,
  ) as [string, number][]

type Solved = (typeof years)[keyof typeof years]

/** The sums of a place by the step of each, kopecks. */
type Shown = readonly (readonly [step: string | undefined, sum: number])[]

interface Place {
  readonly shown: (one: Solved, at: number) => Shown
  /** Why it has not the other sums. */
  readonly leftOut: (one: Solved) => LeftOut
  /** Whether its sums are those of the year. */
  readonly isOfYear?: boolean
}

const ofColumns = (columns: ReturnType<typeof yearColumns>, at: number): Shown =>
  columns.flatMap(({ step, cells }) => {
    const cell = cells[at]
    return typeof cell === 'object' && 'kopecks' in cell ? [[step, cell.kopecks]] : []
  })

/** The columns of the page as the texts of a month. */
const ofPage = (one: Solved, at: number, columnsOf: typeof allColumnsOf): Shown => {
  const paid = afterWrits(one, 'en')
  return columnsOf(paid).flatMap((column) => {
    const { months } = writtenColumn(column, { solved: one, paid }, words, false)
    const sum = Math.round(Number(months[at]?.replace(/[^\d.]/g, '')) * 100)
    if ('toDate' in column) return [[column.step, sum] as const]
    if (column.period === 'yearToDate' || column.amount === 'taxRate') return []
    return [['step' in column ? column.step : stepOfAmount(column.amount), sum] as const]
  })
}

const ofSections = { family_payment: 'a section of the year has it' }
const withoutWrits = { withheld_after_tax: 'the months have it', paid_out: 'the months have it' }

const places: Readonly<Record<string, Place>> = {
  'the payslip': {
    shown: (one, at) => {
      const month = one.statement.months[at]
      const rows = month ? payslipRows(one, month, words) : []
      return rows.map(({ step, ofMonth }) => [step, ofMonth])
    },
    leftOut: leftOutOfPayslip,
  },
  'the file': { shown: (one, at) => ofColumns(yearColumns(one, words), at), leftOut: () => ({}) },
  'the months on paper': {
    shown: (one, at) => ofColumns(yearColumns(one, words, leftOutOnPaper(one)), at),
    leftOut: leftOutOnPaper,
  },
  'the detailed table': {
    shown: (one, at) => ofPage(one, at, allColumnsOf),
    leftOut: leftOutOfMonths,
  },
  'the short table': {
    shown: (one, at) => ofPage(one, at, shortColumnsOf),
    leftOut: (one) =>
      deductedOf(one)
        ? { ...leftOutOfShort, net_income: 'what is paid out stands in its place' }
        : leftOutOfShort,
  },
  'the table of an answer page': {
    shown: (one, at) =>
      shortSums.map((name) => [
        stepOfAmount(name),
        one.statement.months[at]?.amounts[name] ?? Number.NaN,
      ]),
    leftOut: () => ({ ...leftOutOfShort, ...withoutWrits }),
  },
  'the bar of the cost': {
    isOfYear: true,
    shown: (one) => {
      const paid = afterWrits(one, 'en')
      const stepIn = { netIncome: 'paid_out', untaxed: 'withheld_after_tax' } as const
      return sharesOfCost(paid, words).map(({ name, sum }) => {
        if (name === 'untaxed') return [stepIn.untaxed, sum]
        return [paid.withheld && name === 'netIncome' ? stepIn.netIncome : stepOfAmount(name), sum]
      })
    },
    leftOut: (one) => ({
      ...{ ...leftOutOfCost, ...ofSections, employer_cost: 'it is the whole bar' },
      ...(deductedOf(one) && { net_income: 'what is paid out stands in its place' }),
    }),
  },
  'a card of the comparison': {
    isOfYear: true,
    shown: (one) => comparedSums.map((name) => [stepOfAmount(name), comparedSum(one, name)]),
    leftOut: () => ({ ...leftOutOfCost, ...ofSections, ...withoutWrits }),
  },
}

/** The sums of a month, or of the year, that are not 0, by their steps. */
function sumsOfAnswer(solved: Solved, at: number | undefined): ReadonlyMap<StepKind, number> {
  const sums = new Map<StepKind, number>()
  const { monthly_details: months, ...ofYear } = answerOf(solved)
  for (const month of at === undefined ? months : months.slice(at, at + 1)) {
    for (const [name, sum] of sumsIn(PrivateMonth.properties, month)) {
      const step = stepIn(PrivateMonth.properties[name as keyof typeof PrivateMonth.properties])
      if (step) sums.set(step.kind, (sums.get(step.kind) ?? 0) + sum)
    }
    for (const { amount } of month.deductions_after_tax ?? [])
      if (amount > 0) sums.set('writ_amount', (sums.get('writ_amount') ?? 0) + amount)
  }
  if (at !== undefined) return sums
  const { properties } = PrivateCalculationResponse
  for (const [name, sum] of sumsIn(properties, ofYear)) {
    const step = stepIn(properties[name as keyof typeof ofYear])
    if (step && !sums.has(step.kind)) sums.set(step.kind, sum)
  }
  return sums
}

/** The rows that differ: those that are missing or have another sum, and those that are shown in spite of a reason not to. */
function differences(place: Place, solved: Solved, at: number, without?: string): string[] {
  const shown = new Map<string | undefined, number>()
  for (const [step, sum] of place.shown(solved, at))
    if (step !== without) shown.set(step, (shown.get(step) ?? 0) + sum)
  const leftOut: Readonly<Record<string, string | undefined>> = place.leftOut(solved)
  const sums = sumsOfAnswer(solved, place.isOfYear ? undefined : at)
  return [...sums].flatMap(([step, sum]) => {
    const isRight = leftOut[step] === undefined ? shown.get(step) === sum : !shown.has(step)
    return isRight ? [] : [step]
  })
}

describe.each(Object.entries(places))('%s', (_, place) => {
  it.each(Object.entries(years))('has every sum, or says why not, in a year %s', (_, solved) => {
    for (const at of solved.statement.months.keys()) {
      expect(differences(place, solved, at)).toEqual([])
    }
  })

  it.each(Object.entries(years))('lacks each row that is taken away, in a year %s', (_, solved) => {
    const at = solved.statement.months.length - 1
    const sums = sumsOfAnswer(solved, place.isOfYear ? undefined : at)
    for (const [step] of place.shown(solved, at)) {
      const isOfAnswer = step !== undefined && sums.has(step as StepKind)
      expect(differences(place, solved, at, step ?? '')).toEqual(isOfAnswer ? [step] : [])
    }
  })
})

it.each(Object.entries(years))(
  'the year %s has every sum in a section, the months or the list of reasons',
  (_, solved) => {
    const answer = answerOf(solved)
    const shown = new Map(
      yearSections(answer, 'en').flatMap(({ rows, total, beyond }) =>
        [...rows, ...(total ? [total] : []), ...beyond].map(({ step, amount }) => [step, amount]),
      ),
    )
    const stepOf = (schema: object) => {
      const { kind, period = 'year' } = stepIn(schema) ?? {}
      return `${kind}.${period}`
    }
    const ofMonths = Object.values<object>(PrivateMonth.properties).map((one) => stepIn(one)?.kind)
    const { properties } = PrivateCalculationResponse
    const { deduction_result: refunds, settlement } = properties
    const groups: readonly (readonly [Readonly<Record<string, object>>, object])[] = [
      [properties, answer],
      [refunds.properties, answer.deduction_result ?? {}],
      [settlement.properties, answer.settlement ?? {}],
    ]
    const wrong = groups.flatMap(([schemas, values]) =>
      sumsIn(schemas, values).filter(([name, sum]) => {
        const { [name]: schema = {} } = schemas
        const isOfMonths = ofMonths.includes(stepIn(schema)?.kind)
        // Without later years it repeats the refund of this one.
        const isRepeated =
          name === 'property_return_total' &&
          sum === answer.deduction_result?.property_return_this_year
        const isLeftOut = isOfMonths || isRepeated || name in leftOut
        return isLeftOut ? shown.has(stepOf(schema)) : shown.get(stepOf(schema)) !== sum
      }),
    )
    expect(wrong).toEqual([])
  },
)

it('the payslips have what the Social Fund pays', () => {
  const solved = years['with absences']
  const rows = solved.statement.months.flatMap((month) => payslipRows(solved, month, words))
  const ofFund = rows.filter(({ step }) => step === undefined).map(({ ofMonth }) => ofMonth)
  const paid = answerOf(solved).absence_pay?.map(({ fund_pay: sum }) => sum) ?? []
  expect(ofFund).toEqual(paid.filter((sum) => sum > 0))
  expect(ofFund).toHaveLength(1)
})

it('every further sum of a month opens its breakdown', () => {
  for (const solved of Object.values(years)) {
    const steps = new Set(answerBreakdown(solved.calculation, 'en').explanation.map(({ id }) => id))
    for (const { step, months } of furtherSums(solved)) {
      const open = months.flatMap((sum, at) => {
        const id = `${step}.${solved.statement.months[at]?.month}`
        return sum !== 0 && step && !steps.has(id) ? [id] : []
      })
      expect(open).toEqual([])
    }
  }
})

it('all parts of the page lay out one answer, of the year that they show', () => {
  const [first, second] = Object.values(years)
  if (!first || !second) throw new Error('no years')
  expect(answerOf(afterWrits(first, 'ru'))).toBe(answerOf(first))
  expect(answerOf(second)).not.toBe(answerOf(first))
})
