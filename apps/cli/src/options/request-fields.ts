import {
  type DecimalReading,
  type Language,
  readDecimal,
  readRoubles,
  writeHundredths,
  writeRoubles,
} from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'
import { type NumberTexts, requestTexts } from '../texts/request-texts.ts'
import type { FieldReading, RequestField } from './request-field.ts'

type Placed = Pick<RequestField, 'option' | 'group' | 'flag' | 'pointer'>

/** A number's reading with its problem in words. */
const told = (reading: DecimalReading, texts: NumberTexts): FieldReading =>
  reading.ok ? reading : { ok: false, problem: texts[reading.problem] }

const inRoubles = {
  writeLimit: (limit: number | string, language: Language) => writeRoubles(Number(limit), language),
  unit: (language: Language) => ` ${requestTexts[language].roubles}`,
}

/** An amount in roubles. An example of it has so many thousands. */
const amount = (placed: Placed, thousands: string): RequestField => ({
  ...placed,
  ...inRoubles,
  example: `${thousands}000`,
  read: ([text = ''], language) =>
    told(readRoubles(text), requestTexts[language].amount(placed.flag, thousands)),
})

/** A district coefficient: `1.15` is 115. */
const coefficient = (placed: Placed): RequestField => ({
  ...placed,
  read: ([text = ''], language) =>
    told(readDecimal(text, 2), requestTexts[language].coefficient(placed.flag)),
  writeLimit: (limit, language) => writeHundredths(Number(limit), language),
})

/** How many of something there are. */
const count = (placed: Placed): RequestField => ({
  ...placed,
  read: ([text = ''], language) =>
    told(readDecimal(text, 0), requestTexts[language].count(placed.flag)),
  writeLimit: String,
})

/** One of a few words, each of which stands for a value of the field. */
const oneOf = (placed: Placed, values: Readonly<Record<string, string>>): RequestField => ({
  ...placed,
  read: ([text = ''], language) =>
    Object.hasOwn(values, text)
      ? { ok: true, value: values[text] }
      : { ok: false, problem: optionTexts[language].oneOf(placed.flag, Object.keys(values)) },
})

const salary = amount(
  { option: 'salary', group: 'pay', flag: '--salary', pointer: '/gross_salary' },
  '150',
)

/** The net that is sought, in place of the salary. */
const net = amount({ option: 'net', group: 'pay', flag: '--net', pointer: '/target_net' }, '120')

const basis = oneOf(
  { option: 'basis', group: 'pay', flag: '--basis', pointer: '/basis' },
  { annual: 'annual', 'first-month': 'first_month', 'every-month': 'every_month' },
)

const BONUS = /^\s*(\d{1,2})\s*=(.+)$/

function readBonuses(texts: readonly string[], language: Language): FieldReading {
  const bonuses = Array<number>(12).fill(0)
  for (const text of texts) {
    const [, month = '', typed = ''] = BONUS.exec(text) ?? []
    const reading = readRoubles(typed)
    if (!reading.ok || Number(month) < 1 || Number(month) > 12) {
      return { ok: false, problem: requestTexts[language].wrongBonus }
    }
    bonuses[Number(month) - 1] = (bonuses[Number(month) - 1] as number) + reading.value
  }
  return { ok: true, value: bonuses }
}

const withoutPercentSign = (text: string) => text.replace(/%\s*$/, '')

const pay: readonly RequestField[] = [
  coefficient({
    option: 'district',
    group: 'pay',
    flag: '--district',
    pointer: '/territorial_multiplier',
  }),
  coefficient({
    option: 'statutoryDistrict',
    group: 'pay',
    flag: '--statutory-district',
    pointer: '/statutory_territorial_multiplier',
  }),
  {
    option: 'northern',
    group: 'pay',
    flag: '--northern',
    pointer: '/northern_coefficient',
    read: ([text = ''], language) => {
      const reading = readDecimal(withoutPercentSign(text), 0)
      return reading.ok
        ? { ok: true, value: reading.value + 100 }
        : told(reading, requestTexts[language].wholePercent('--northern'))
    },
    writeLimit: (limit) => String(Number(limit) - 100),
  },
  {
    option: 'bonus',
    group: 'pay',
    flag: '--bonus',
    pointer: '/monthly_bonuses',
    isRepeatable: true,
    read: readBonuses,
    ...inRoubles,
  },
  {
    option: 'bonusesWithoutAllowances',
    group: 'pay',
    flag: '--bonuses-without-allowances',
    pointer: '/bonuses_attract_allowances',
    says: false,
  },
  {
    option: 'start',
    group: 'pay',
    flag: '--start',
    pointer: '/start_date',
    read: ([text = '']) => ({ ok: true, value: /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text }),
    writeLimit: (limit) => String(limit).slice(0, '2026-03'.length),
  },
  oneOf(
    { option: 'firstMonth', group: 'pay', flag: '--first-month', pointer: '/first_month' },
    { full: 'full', 'working-days': 'working_days', 'calendar-days': 'calendar_days' },
  ),
]

const person: readonly RequestField[] = [
  oneOf(
    { option: 'contract', group: 'person', flag: '--contract', pointer: '/employment_type' },
    { employment: 'TD', civil: 'GPH', 'self-employed': 'SELF_EMPLOYED' },
  ),
  {
    option: 'nonResident',
    group: 'person',
    flag: '--non-resident',
    pointer: '/is_not_resident',
  },
  {
    option: 'privilege',
    group: 'person',
    flag: '--privilege',
    pointer: '/has_tax_privilege',
  },
]

const deductions: readonly RequestField[] = [
  count({
    option: 'children',
    group: 'deductions',
    flag: '--children',
    pointer: '/children_count',
  }),
  count({
    option: 'disabledChildren',
    group: 'deductions',
    flag: '--disabled-children',
    pointer: '/disabled_children_count',
  }),
  {
    option: 'singleParent',
    group: 'deductions',
    flag: '--single-parent',
    pointer: '/single_parent',
  },
  amount(
    { option: 'housing', group: 'deductions', flag: '--housing', pointer: '/housing_expense' },
    '900',
  ),
  amount(
    {
      option: 'mortgageInterest',
      group: 'deductions',
      flag: '--mortgage-interest',
      pointer: '/mortgage_expense',
    },
    '300',
  ),
  amount(
    {
      option: 'socialExpenses',
      group: 'deductions',
      flag: '--social-expenses',
      pointer: '/social_expense',
    },
    '50',
  ),
  amount(
    {
      option: 'childEducation',
      group: 'deductions',
      flag: '--child-education',
      pointer: '/child_edu_expense',
    },
    '110',
  ),
]

const before: readonly RequestField[] = [
  amount(
    {
      option: 'earnedBefore',
      group: 'before',
      flag: '--earned-before',
      pointer: '/income_before/base_gross_income',
    },
    '300',
  ),
  {
    ...amount(
      {
        option: 'allowancesBefore',
        group: 'before',
        flag: '--allowances-before',
        pointer: '/income_before/north_gross_income',
      },
      '90',
    ),
    beside: 0,
  },
  amount(
    {
      option: 'withheldBefore',
      group: 'before',
      flag: '--withheld-before',
      pointer: '/income_before/tax_withheld',
    },
    '39',
  ),
  amount(
    {
      option: 'deductionBefore',
      group: 'before',
      flag: '--deduction-before',
      pointer: '/income_before/deduction_granted',
    },
    '8',
  ),
]

const selfEmployed: readonly RequestField[] = [
  oneOf(
    { option: 'paidBy', group: 'selfEmployed', flag: '--paid-by', pointer: '/npd_income_source' },
    { individuals: 'INDIVIDUAL', firms: 'LEGAL_ENTITY' },
  ),
  {
    option: 'registrationDeduction',
    group: 'selfEmployed',
    flag: '--registration-deduction',
    pointer: '/has_registration_deduction',
  },
]

const employer: readonly RequestField[] = [
  oneOf(
    { option: 'tariff', group: 'employer', flag: '--tariff', pointer: '/contribution_tariff' },
    {
      general: 'general',
      it: 'it',
      'small-business': 'small_business',
      'small-business-manufacturing': 'small_business_manufacturing',
    },
  ),
  {
    option: 'accident',
    group: 'employer',
    flag: '--accident',
    pointer: '/accident_rate',
    read: ([text = ''], language) =>
      told(readDecimal(withoutPercentSign(text), 2), requestTexts[language].percent('--accident')),
    writeLimit: (limit, language) => `${writeHundredths(Number(limit), language)} %`,
  },
]

const terms = [...pay, ...person, ...deductions, ...before, ...selfEmployed, ...employer]

/** The options of a calculation, in the order of the help. */
export const calculationFields: readonly RequestField[] = [salary, ...terms]

/** The options of a gross-up: what is wanted on hand in place of the salary. */
export const grossUpFields: readonly RequestField[] = [net, basis, ...terms]
