import { answerBreakdown } from '@oklad/answers/breakdown'
import { leftOut, yearSections } from '@oklad/answers/sections'
import {
  isMoneySchema,
  PrivateCalculationResponse,
  PrivateMonth,
  stepIn,
} from '@oklad/contract/internal'
import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { leftOutOnPaper, yearTable } from '../export/year-table.ts'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { leftOutOfPayslip, payslipRows } from '../payslip/payslip-rows.ts'
import { textsIn } from '../texts/texts.ts'
import { afterWrits } from '../writs/deducted-of.ts'
import { allColumnsOf, leftOutOfMonths, writtenColumn } from './columns.ts'
import { answerOf, furtherSums } from './sums.ts'

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
const years = {
  'with writs': solvedOf({
    ...asked,
    deductions_after_tax: [{ kind: 'writ', debt: 5_000_000 }],
  } as Details),
  'with exempt pay': solvedOf({
    ...asked,
    other_pay: [{ kind: 'material_aid', month: 2, amount: 777_777 }],
  } as Details),
  'of the self-employed': solvedOf({ employment_type: 'SELF_EMPLOYED' } as Details),
}

/** The sums of an answer or of a month that are not 0, by their names. */
const sumsIn = (properties: Readonly<Record<string, object>>, values: object) =>
  Object.entries(values).filter(
    ([name, value]) => isMoneySchema(properties[name] ?? {}) && value !== 0,
  ) as [string, number][]

type Solved = (typeof years)[keyof typeof years]

/** What each place of the page shows of a month, as text, and its reasons for sums that it has not. */
const places: Readonly<
  Record<string, readonly [(one: Solved, at: number) => number[], Readonly<Record<string, string>>]>
> = {
  'the payslip': [
    (one, at) => {
      const month = one.statement.months[at]
      return month ? payslipRows(one, month, words).map(({ ofMonth }) => ofMonth) : []
    },
    leftOutOfPayslip,
  ],
  'the file': [(one, at) => kopecksIn(yearTable(one, words)[at + 1]), {}],
  'the months on paper': [
    (one, at) =>
      kopecksIn(
        yearTable(one, words, [
          ...(['grossIncome', 'baseTax', 'allowancesTax', 'incomeTax', 'netIncome'] as const),
          ...(['pensionContribution', 'medicalContribution', 'socialContribution'] as const),
          ...(['accidentContribution', 'additionalContribution'] as const),
        ])[at + 1],
      ),
    leftOutOnPaper,
  ],
  'the detailed table': [
    (one, at) => {
      const paid = afterWrits(one, 'en')
      return allColumnsOf(paid, words).map((column) => {
        const { months } = writtenColumn(column, { solved: one, paid }, words, false)
        return Math.round(Number(months[at]?.replace(/[^\d.]/g, '')) * 100)
      })
    },
    leftOutOfMonths,
  ],
}

const kopecksIn = (row: ReturnType<typeof yearTable>[number] = []) =>
  row.flatMap((cell) => (typeof cell === 'object' && 'kopecks' in cell ? [cell.kopecks] : []))

// Parts of a sum that the place shows: base pay beside gross pay, and each fund beside all.
const parts: Readonly<Record<string, readonly RegExp[]>> = {
  'the months on paper': [/_base_gross_income$/, /_north_gross_income$/],
  'the detailed table': [
    /_base_gross_income$/,
    /_north_gross_income$/,
    /^monthly(?:FOMS|FSS|PFR)$|_contribution$/,
  ],
}

describe.each(Object.keys(places))('%s has every sum of a month, or says why not', (place) => {
  const [shownIn, reasons] = places[place] ?? [() => [], {}]
  it.each(Object.entries(years))('in a year %s', (_, solved) => {
    const { monthly_details: months } = answerOf(solved, 'en')
    const missing = months.flatMap((month, at) => {
      const shown = shownIn(solved, at)
      return sumsIn(PrivateMonth.properties, month).flatMap(([name, sum]) => {
        const isPart = parts[place]?.some((part) => part.test(name))
        return shown.includes(sum) || name in reasons || isPart ? [] : name
      })
    })
    expect([...new Set(missing)]).toEqual([])
  })
})

it.each(Object.entries(years))(
  'the year %s has every sum in a section, the months or the list of reasons',
  (_, solved) => {
    const answer = answerOf(solved, 'en')
    const shown = yearSections(answer, 'en').flatMap(({ rows, total, beyond }) =>
      [...rows, ...(total ? [total] : []), ...beyond].map(({ amount }) => amount),
    )
    const ofMonths = Object.values<object>(PrivateMonth.properties).map((one) => stepIn(one)?.kind)
    const { properties } = PrivateCalculationResponse
    const { deduction_result: refunds, settlement } = properties
    const missing = [
      ...sumsIn(properties, answer).filter(([name]) => {
        const schema: object = properties[name as keyof typeof properties]
        return !ofMonths.includes(stepIn(schema)?.kind)
      }),
      ...sumsIn(refunds.properties, answer.deduction_result ?? {}),
      ...sumsIn(settlement.properties, answer.settlement ?? {}),
    ].filter(([name, sum]) => !shown.includes(sum) && !(name in leftOut))
    expect(missing).toEqual([])
  },
)

it('every further sum of a month opens its breakdown', () => {
  for (const solved of Object.values(years)) {
    const steps = new Set(answerBreakdown(solved.calculation, 'en').explanation.map(({ id }) => id))
    for (const { step, months } of furtherSums(solved, words)) {
      const open = months.flatMap((sum, at) => {
        const id = `${step}.${solved.statement.months[at]?.month}`
        return sum !== 0 && step && !steps.has(id) ? [id] : []
      })
      expect(open).toEqual([])
    }
  }
})
