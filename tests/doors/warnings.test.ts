import { calculationOf } from '@oklad/answers/calculation'
import { operations, type WarningCode, warningCodes } from '@oklad/contract/internal'
import { tools } from '@oklad/server/testing'
import { warningsInWords } from '@oklad/web/testing'
import { runOklad } from 'oklad/testing'
import { describe, expect, it } from 'vitest'
import { averageEarningsCases } from '../support/golden.ts'
import { post } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { asked, type Fields, YEAR } from './asked.ts'
import { doors } from './doors.ts'

interface Warned {
  readonly warnings?: readonly { readonly code: string; readonly detail: string }[]
}

type Question = 'privateCalc' | 'payments' | 'recalculate' | 'vacationPay' | 'sickPay'

const golden = (id: string) => averageEarningsCases.find((one) => one.id === id)?.request
const year = { gross_salary: 10_000_000, start_date: `${YEAR}-01-01`, warnings: true }
const december = { ...year, start_date: `${YEAR}-12-01` }
const nonResident = { ...year, is_not_resident: true }
const remote = { non_resident_category: 'remote_employee', employment_type: 'GPH' }
const before = (pay: number, tax: number) => ({
  income_before: { base_gross_income: pay, north_gross_income: 0, tax_withheld: tax },
})
const bonus = { ...year, monthly_bonuses: [...Array(9).fill(0), 10_000_000, 0, 0] }
const family = { children_count: 2, disabled_children_count: 1, single_parent: true }
const ofFebruary = { end_date: `${YEAR}-02-03`, last_month: 'working_days', final_day: 31 }

const july = { kind: 'vacation', from: `${YEAR}-07-06`, days: 14 }
const onVacation = { ...year, absences: [july] }

const earned = { month: `${YEAR}-06`, pay: 8_000_000 }
const vacation = { kind: 'vacation', start_date: `${YEAR}-07-06`, days: 14, months: [earned] }
const twoShort = { ...vacation, ...golden('d2-two-short-months') }
const floor = { ...vacation, ...golden('d6-floor') }
const hired = {
  ...{ kind: 'compensation', start_date: `${YEAR}-06-11`, hired_on: `${YEAR}-01-12` },
  months: [1, 2, 3, 4, 5].map((month) => ({ month: `${YEAR}-0${month}`, pay: 9_000_000 })),
}
const raised = { date: `${YEAR}-07-01`, old_salary: 10, new_salary: 11 }
const sickness = {
  ...{ from: `${YEAR}-03-02`, to: `${YEAR}-03-06`, cause: 'own', insurance_months: 84 },
  earnings: [{ year: YEAR - 1, pay: 1_000_000 }],
}

/** A question and a request whose answer has the warning. */
const examples: Readonly<Record<WarningCode, readonly [Question, Fields]>> = {
  provisional_law: ['privateCalc', { ...year, start_date: `${YEAR + 1}-01-01` }],
  threshold_passed: ['privateCalc', { ...year, gross_salary: 25_000_000 }],
  contribution_limit_passed: ['privateCalc', { ...year, gross_salary: 25_000_000 }],
  child_deduction_limit_passed: ['privateCalc', { ...year, children_count: 1 }],
  earlier_income_unknown: [
    'privateCalc',
    { ...year, start_date: `${YEAR}-07-01`, children_count: 1 },
  ],
  self_employment_limit_passed: [
    'privateCalc',
    { ...year, gross_salary: 50_000_000, employment_type: 'SELF_EMPLOYED' },
  ],
  registration_deduction_used: [
    'privateCalc',
    {
      ...{ ...year, gross_salary: 30_000_000, start_date: `${YEAR}-11-01` },
      ...{ employment_type: 'SELF_EMPLOYED', has_registration_deduction: true },
    },
  ],
  below_minimum_wage: ['privateCalc', { ...year, gross_salary: 2_000_000 }],
  deductions_not_applied: ['privateCalc', { ...nonResident, children_count: 1 }],
  activity_must_be_listed: ['privateCalc', { ...year, contribution_tariff: 'small_business' }],
  contributions_may_not_be_due: [
    'privateCalc',
    { ...nonResident, non_resident_category: 'ship_crew' },
  ],
  remote_work_conditions: ['privateCalc', { ...nonResident, ...remote }],
  excess_tax: ['privateCalc', { ...december, ...before(50_000_000, 9_000_000) }],
  tax_not_withheld: [
    'privateCalc',
    { ...december, gross_salary: 1_000_000, ...before(100_000_000, 0) },
  ],
  contradictory_fields: ['privateCalc', { ...nonResident, has_tax_privilege: true }],
  earnings_assumed: ['privateCalc', onVacation],
  other_pay_not_counted: [
    'privateCalc',
    { ...onVacation, other_pay: [{ kind: 'profit_bonus', month: 3, amount: 6_000_000 }] },
  ],
  paid_outside_year: [
    'privateCalc',
    { ...year, absences: [{ kind: 'vacation', from: `${YEAR}-01-09`, days: 1 }] },
  ],
  no_earnings: ['privateCalc', { ...onVacation, gross_salary: 0 }],
  late_payday: ['payments', { ...year, advance_percent: 0 }],
  budget_code_unknown: ['payments', { ...nonResident, non_resident_category: 'patent_holder' }],
  tax_set_off: ['payments', { ...year, ...family, ...ofFebruary, territorial_multiplier: 187 }],
  debt_needs_grounds: ['recalculate', { before: bonus, after: year, paid_on: `${YEAR}-12-31` }],
  bonus_not_prorated: [
    'vacationPay',
    {
      ...twoShort,
      bonuses: [{ kind: 'annual', amount: 12_000_000, month: `${YEAR}-02`, indexed: false }],
    },
  ],
  days_not_rounded: ['vacationPay', twoShort],
  raise_indexes_part: [
    'vacationPay',
    {
      ...{ ...vacation, raises: [raised] },
      bonuses: [{ kind: 'monthly', month: `${YEAR}-06`, amount: 100_000, indexed: false }],
    },
  ],
  floor_without_coefficient: ['vacationPay', floor],
  floor_with_excluded_time: [
    'vacationPay',
    {
      ...{ ...floor, days_worked: 237, days_norm: 247 },
      months: [
        ...(floor.months.slice(0, -1) as object[]),
        { month: `${YEAR}-01`, pay: 2_244_000, excluded_days: 14 },
      ],
    },
  ],
  paid_late: ['vacationPay', { ...vacation, paid_on: `${YEAR}-07-04` }],
  split_by_payment_date: ['vacationPay', { ...golden('d7-paid-in-2025') }],
  months_without_pay: [
    'vacationPay',
    { ...vacation, months: [earned, { month: `${YEAR}-05`, pay: 0 }] },
  ],
  months_not_counted: [
    'vacationPay',
    { ...vacation, months: [earned, { month: `${YEAR - 1}-06`, pay: 1 }] },
  ],
  bonuses_not_counted: [
    'vacationPay',
    { ...vacation, bonuses: [{ kind: 'monthly', month: `${YEAR}-07`, amount: 1 }] },
  ],
  raises_not_counted: [
    'vacationPay',
    { ...vacation, raises: [{ ...raised, date: `${YEAR - 1}-06-15` }] },
  ],
  vacation_in_advance: ['vacationPay', { ...hired, days_used: 28 }],
  hire_month_whole: ['vacationPay', hired],
  northern_part_unknown: [
    'sickPay',
    { ...sickness, earnings: [{ year: YEAR - 1, pay: 1_000_000, northern_pay: 1_000 }] },
  ],
  care_days_limited: ['sickPay', { ...sickness, cause: 'relative', to: `${YEAR}-03-09` }],
  dismissal_not_counted: ['sickPay', { ...sickness, after_dismissal: true, cause: 'quarantine' }],
}

/** The page and the text of the command tell of a higher rate in words of their own, beside its figures. */
const BY_FIGURES = 'threshold_passed'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The doors of a calculation that have its warnings, and ask only for a year. */
const ofCalculation = Object.entries(doors).filter(
  ([, { without }]) => !without?.includes('warnings'),
)

describe.each(warningCodes)('%s', (code) => {
  const service = sharedInProcess()
  const [question, request] = examples[code]
  const { path, tool, command } = operations[question]
  const warnings = {
    en: asked<Warned>(question, request).warnings ?? [],
    ru: asked<Warned>(question, request, 'ru').warnings ?? [],
  }
  const sentences = warnings.en.map(({ detail }) => detail)

  it.each(['en', 'ru'] as const)(
    'is told by the service and the command in %s',
    async (language) => {
      expect(warnings[language].map((warning) => warning.code)).toContain(code)
      const headers = { 'x-api-key': service().key, 'accept-language': language }
      const { json } = await post(service(), path, request, headers)
      expect(json['warnings']).toEqual(warnings[language])
      const input = JSON.stringify(request)
      const line = [command, '--request', '-', '--lang', language]
      const printed = await runOklad([...line, '--json'], { input })
      expect((JSON.parse(printed.stdout) as Warned).warnings).toEqual(warnings[language])
      const { stdout, stderr } = await runOklad(line, { input })
      for (const { code, detail } of warnings[language])
        if (code !== BY_FIGURES) expect(oneLine(stdout + stderr)).toContain(oneLine(detail))
    },
  )

  it('is told to an assistant', () => {
    const { warnings: _, ...given } = request
    const answer = tools[tool]?.answer(given, YEAR, 'en')
    const data = answer && 'data' in answer ? (answer.data as Warned) : undefined
    expect(data?.warnings?.map(({ detail }) => detail)).toEqual(sentences)
  })

  if (question !== 'privateCalc') return
  it.each(ofCalculation)('is told by %s', async (_, { ask }) => {
    expect((await ask(request)).warnings?.join(' ')).toBe(sentences.join(' '))
  })

  it('is known to the page', () => {
    const codes = warningsInWords(calculationOf(request as never, YEAR), 'ru').map(
      (one) => one.code,
    )
    expect(codes).toEqual(warnings.en.map((one) => one.code).filter((one) => one !== BY_FIGURES))
  })
})
