import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import type { StepKind } from '../breakdown/names.ts'
import type { Period } from '../breakdown/step.ts'
import { roubles, ZERO } from '../money/kopecks.ts'
import { type Example, terms } from '../testing/terms.ts'
import { explain } from './breakdown.ts'

/** The steps of an example that are about a period: all, or from one kind to another. */
function stepsAbout(
  [taxYear, example]: readonly [number, Omit<Example, 'salary'>],
  period: Period,
  [first, last]: readonly [StepKind?, StepKind?] = [],
) {
  const { steps } = explain(terms({ salary: roubles(100_000), ...example }), lawOf(taxYear))
  const about = steps.filter((step) => step.period === period)
  const kinds = about.map(({ kind }) => kind)
  const start = first === undefined ? 0 : kinds.indexOf(first)
  return about.slice(start, last === undefined ? undefined : kinds.lastIndexOf(last) + 1)
}

/**
 * The same, one a line: `kind = operation(inputs)`. An input is a term, a figure of the law or a step
 * of the same period; a step of another period is `kind.period`.
 */
const formulas = (...[example, period, kinds]: Parameters<typeof stepsAbout>) =>
  stepsAbout(example, period, kinds).map(({ kind, operation, inputs }) => {
    const names = inputs.map(({ name, from = name }) => from.replace(`.${period}`, ''))
    return `${kind} = ${operation}(${names.join(', ')})`
  })

const articles = (...[example, period, kinds]: Parameters<typeof stepsAbout>) =>
  stepsAbout(example, period, kinds).map(({ citation }) => citation.article)

const north = { district: 120, northern: 30 } as const
const continued = {
  ...north,
  from: 11,
  children: 1,
  accidentRate: 20,
  incomeBefore: {
    baseIncome: roubles(100_000),
    allowancesIncome: roubles(50_000),
    taxWithheld: roubles(20_000),
    deductionGranted: roubles(1_400),
  },
} as const

it('pay is the salary and both allowances on it', () => {
  expect(formulas([2026, north], 2, ['accrual_salary', 'gross_income'])).toEqual([
    'accrual_salary = given(salary)',
    'accrual_district = percent_to_kopeck(accrual_salary, district_percent)',
    'accrual_northern = percent_to_kopeck(accrual_salary, northern_percent)',
    'accrual_base = sum(accrual_salary)',
    'accrual_allowances = sum(accrual_district, accrual_northern)',
    'gross_income = sum(accrual_base, accrual_allowances)',
  ])
})

it('pay of a part month has its days, a bonus, and the district part that the law does not set', () => {
  const part = {
    ...north,
    statutoryDistrictCoefficient: 115,
    firstMonthPaid: 'workingDays',
    firstDay: 15,
    monthlyBonuses: Array(12).fill(roubles(1_000)),
  } as const
  expect(formulas([2026, part], 1, ['accrual_salary', 'gross_income'])).toEqual([
    'accrual_salary = share_by_days(salary, days_paid, days_of_month)',
    'accrual_bonus = given(bonus)',
    'accrual_allowance_base = sum(accrual_salary, accrual_bonus)',
    'accrual_district = percent_to_kopeck(accrual_allowance_base, district_percent)',
    'accrual_paid_district = percent_to_kopeck(accrual_allowance_base, paid_district_percent)',
    'accrual_district_excess = difference(accrual_paid_district, accrual_district)',
    'accrual_northern = percent_to_kopeck(accrual_allowance_base, northern_percent)',
    'accrual_base = sum(accrual_salary, accrual_bonus, accrual_district_excess)',
    'accrual_allowances = sum(accrual_district, accrual_northern)',
    'gross_income = sum(accrual_base, accrual_allowances)',
  ])
})

it('pay cites the contract, the calendar for working days, and all income where it has parts', () => {
  const salary = ['accrual_salary', 'accrual_salary'] as const
  const base = ['accrual_base', 'accrual_base'] as const
  const [contract, income] = [['ст. 129, ст. 135'], ['ст. 210 п. 1']]
  expect(articles([2026, {}], 1, salary)).toEqual(contract)
  expect(articles([2026, {}], 1, base)).toEqual(contract)
  expect(articles([2026, { firstMonthPaid: 'calendarDays' }], 1, salary)).toEqual(contract)
  const { article } = lawOf(2026).figures.productionCalendar.citation
  expect(articles([2026, { firstMonthPaid: 'workingDays' }], 1, salary)).toEqual([article])
  const monthlyBonuses = Array(12).fill(roubles(1_000))
  expect(articles([2026, { monthlyBonuses }], 1, base)).toEqual(income)
})

it('the deduction for children depends on the income since January', () => {
  const kinds = ['income_so_far', 'child_deduction'] as const
  expect(formulas([2026, continued], 'before', ['income_so_far', 'income_so_far'])).toEqual([
    'income_so_far = sum(base_income_before)',
  ])
  expect(formulas([2026, continued], 12, kinds)).toEqual([
    'income_so_far = sum(income_so_far.11, accrual_base)',
    'child_deduction = while_within(children_monthly_deduction.year, income_so_far, child_deduction_limit)',
  ])
  // Before 2025 the allowances are part of that income.
  expect(formulas([2024, continued], 'before', ['income_so_far', 'income_so_far'])).toEqual([
    'income_so_far = sum(base_income_before, allowances_income_before)',
  ])
  expect(formulas([2024, continued], 12, ['income_so_far', 'income_so_far'])).toEqual([
    'income_so_far = sum(income_so_far.11, accrual_base, accrual_allowances)',
  ])
})

it('the deduction of a month is that for all children, or 0 without a right to it', () => {
  const monthly = ['children_monthly_deduction', 'children_monthly_deduction'] as const
  expect(formulas([2026, {}], 'year', monthly)).toEqual([
    'children_monthly_deduction = sum_of_products(first_child, first_children, second_child, second_children, ' +
      'further_child, further_children, disabled_child, disabled_children)',
  ])
  const both = ['children_usual_deduction', 'children_monthly_deduction'] as const
  expect(formulas([2026, { isSingleParent: true }], 'year', both).at(-1)).toBe(
    'children_monthly_deduction = product(children_usual_deduction, single_parent_times)',
  )
  const granted = ['child_deduction', 'child_deduction'] as const
  expect(formulas([2026, {}], 2, granted)).toEqual([
    'child_deduction = given(children_monthly_deduction.year)',
  ])
  const nothing = ['child_deduction = nothing()']
  expect(formulas([2026, { isNonResident: true }], 2, granted)).toEqual(nothing)
})

it('tax continues from the earlier pay and from the tax withheld from it', () => {
  const kinds = ['base_pay_so_far', 'allowances_tax_so_far'] as const
  expect(formulas([2026, continued], 'before', kinds)).toEqual([
    'base_pay_so_far = given(base_income_before)',
    'allowances_so_far = given(allowances_income_before)',
    'deductions_so_far = given(deductions_before)',
    'main_taxable_base = difference_not_below_zero(base_pay_so_far, deductions_so_far)',
    'unabsorbed_deductions = difference_not_below_zero(deductions_so_far, base_pay_so_far)',
    'allowances_taxable_base = difference_not_below_zero(allowances_so_far, unabsorbed_deductions)',
    'main_base_due = progressive_tax_to_roubles(main_taxable_base)',
    'allowances_due = progressive_tax_to_roubles(allowances_taxable_base)',
    'tax_due = sum(main_base_due, allowances_due)',
    'main_base_tax_so_far = smallest(main_base_due, tax_withheld_before)',
    'allowances_tax_so_far = difference(tax_withheld_before, main_base_tax_so_far)',
  ])
})

it.each([
  [{ allowancesIncome: roubles(100) }, 'allowances_so_far = given(allowances_income_before)'],
  [{ deductionGranted: roubles(100) }, 'deductions_so_far = given(deductions_before)'],
  [{ taxWithheld: roubles(100) }, 'main_base_due = progressive_tax_to_roubles(base_pay_so_far)'],
])('tax continues from earlier base pay of 100 roubles and %j', (earlier, second) => {
  const nothing = { allowancesIncome: ZERO, taxWithheld: ZERO, deductionGranted: ZERO }
  const incomeBefore = { ...nothing, baseIncome: roubles(100), ...earlier }
  const [first, next] = formulas([2026, { incomeBefore }], 'before', ['base_pay_so_far'])
  expect([first, next]).toEqual(['base_pay_so_far = given(base_income_before)', second])
  const [withheld] = formulas([2026, { incomeBefore }], 'before', ['main_base_tax_so_far'])
  // Without earlier allowances all of it is on base pay.
  const formula = 'allowancesIncome' in earlier ? 'smallest(main_base_due, ' : 'given('
  expect(withheld).toBe(`main_base_tax_so_far = ${formula}tax_withheld_before)`)
})

it('tax on two bases is the tax on the year to date less the tax of earlier months', () => {
  const kinds = ['base_pay_so_far', 'allowances_tax_so_far'] as const
  expect(formulas([2026, continued], 12, kinds)).toEqual([
    'base_pay_so_far = sum(base_pay_so_far.11, accrual_base)',
    'allowances_so_far = sum(allowances_so_far.11, accrual_allowances)',
    'deductions_so_far = sum(deductions_so_far.11, child_deduction)',
    'main_taxable_base = difference_not_below_zero(base_pay_so_far, deductions_so_far)',
    'unabsorbed_deductions = difference_not_below_zero(deductions_so_far, base_pay_so_far)',
    'allowances_taxable_base = difference_not_below_zero(allowances_so_far, unabsorbed_deductions)',
    'main_base_due = progressive_tax_to_roubles(main_taxable_base)',
    'allowances_due = progressive_tax_to_roubles(allowances_taxable_base)',
    'tax_due = sum(main_base_due, allowances_due)',
    'tax_left = difference(tax_due, main_base_tax_so_far.11, allowances_tax_so_far.11)',
    'tax_to_withhold = within_pay(tax_left, gross_income)',
    'main_base_tax = difference_within(main_base_due, main_base_tax_so_far.11, tax_to_withhold)',
    'allowances_tax = difference_within(allowances_due, allowances_tax_so_far.11, tax_to_withhold, ' +
      'main_base_tax)',
    'income_tax = sum(main_base_tax, allowances_tax)',
    'tax_rate = rate_at(main_taxable_base)',
    'main_base_tax_so_far = sum(main_base_tax_so_far.11, main_base_tax)',
    'allowances_tax_so_far = sum(allowances_tax_so_far.11, allowances_tax)',
  ])
})

it('tax on one base charges the allowances with the tax that they add', () => {
  const kinds = ['base_pay_so_far', 'allowances_tax_so_far'] as const
  const none = ['main_base_tax_so_far = nothing()', 'allowances_tax_so_far = nothing()']
  expect(formulas([2024, north], 'before')).toEqual(none)
  expect(formulas([2024, north], 1, kinds)).toEqual([
    'base_pay_so_far = sum(accrual_base)',
    'allowances_so_far = sum(accrual_allowances)',
    'main_base_due = progressive_tax_to_roubles(base_pay_so_far)',
    'shared_taxable_base = sum(base_pay_so_far, allowances_so_far)',
    'tax_due = progressive_tax_to_roubles(shared_taxable_base)',
    'tax_left = difference(tax_due, main_base_tax_so_far.before, allowances_tax_so_far.before)',
    'tax_to_withhold = within_pay(tax_left, gross_income)',
    'main_base_tax = difference_within(main_base_due, main_base_tax_so_far.before, tax_to_withhold)',
    'allowances_tax = difference(tax_to_withhold, main_base_tax)',
    'income_tax = sum(main_base_tax, allowances_tax)',
    'tax_rate = rate_at(shared_taxable_base)',
    'main_base_tax_so_far = sum(main_base_tax_so_far.before, main_base_tax)',
    'allowances_tax_so_far = sum(allowances_tax_so_far.before, allowances_tax)',
  ])
})

it('a month without allowances has no steps for them, except that they and their tax are 0', () => {
  expect(formulas([2026, {}], 2, ['accrual_salary', 'main_base_tax_so_far'])).toEqual([
    'accrual_salary = given(salary)',
    'accrual_base = sum(accrual_salary)',
    'accrual_allowances = sum()',
    'gross_income = sum(accrual_base, accrual_allowances)',
    'child_deduction = given(children_monthly_deduction.year)',
    'base_pay_so_far = sum(base_pay_so_far.1, accrual_base)',
    'main_base_due = progressive_tax_to_roubles(base_pay_so_far)',
    'tax_left = difference(main_base_due, main_base_tax_so_far.1, allowances_tax_so_far.before)',
    'tax_to_withhold = within_pay(tax_left, gross_income)',
    'main_base_tax = difference_within(main_base_due, main_base_tax_so_far.1, tax_to_withhold)',
    'allowances_tax = sum()',
    'income_tax = sum(main_base_tax, allowances_tax)',
    'tax_rate = rate_at(base_pay_so_far)',
    'main_base_tax_so_far = sum(main_base_tax_so_far.1, main_base_tax)',
  ])
  const { steps } = explain(terms({ salary: roubles(100_000) }), lawOf(2026))
  expect(steps.some(({ id }) => id === 'allowances_tax_so_far.2')).toBe(false)
})

it('tax of a non-resident is a flat rate on the month', () => {
  const example = [2026, { ...north, isNonResident: true }] as const
  expect(formulas(example, 2, ['tax_due', 'tax_rate'])).toEqual([
    'tax_due = percent_to_whole_roubles(gross_income, non_resident_rate)',
    'tax_to_withhold = within_pay(tax_due, gross_income)',
    'main_base_due = percent_to_whole_roubles(accrual_base, non_resident_rate)',
    'main_base_tax = smallest(main_base_due, tax_to_withhold)',
    'allowances_tax = difference(tax_to_withhold, main_base_tax)',
    'income_tax = sum(main_base_tax, allowances_tax)',
    'tax_rate = given(non_resident_rate)',
  ])
})

it('tax of the self-employed is a rate on the month, lowered while the deduction lasts', () => {
  const example = [
    2026,
    { contractType: 'selfEmployment', hasRegistrationDeduction: true },
  ] as const
  const kinds = ['income_so_far', 'tax_rate'] as const
  const month = (left: string, before = '') => [
    `income_so_far = sum(${before}accrual_base)`,
    `registration_deduction_left = ${left}`,
    'registration_deduction_full = percent_to_kopeck(accrual_base, points_off)',
    'registration_deduction_available = smallest(registration_deduction_full, ' +
      'registration_deduction_left)',
    'registration_deduction = while_within(registration_deduction_available, income_so_far, ' +
      'self_employment_limit)',
    'self_employment_tax = percent_to_whole_roubles(accrual_base, self_employment_full_rate, ' +
      'registration_deduction_available)',
    'main_base_tax = while_within(self_employment_tax, income_so_far, self_employment_limit)',
    'allowances_tax = sum()',
    'income_tax = sum(main_base_tax, allowances_tax)',
    'self_employment_rate = rate_less_points(self_employment_full_rate, points_off, ' +
      'registration_deduction_full, registration_deduction_available)',
    'tax_rate = while_within(self_employment_rate, income_so_far, self_employment_limit)',
  ]
  expect(formulas(example, 1, kinds)).toEqual(month('given(registration_deduction_granted)'))
  const left = 'difference(registration_deduction_left.1, registration_deduction.1)'
  expect(formulas(example, 2, kinds)).toEqual(month(left, 'income_so_far.1, '))
  const none = ['pension', 'medical', 'social'].map((fund) => `${fund}_contribution = nothing()`)
  expect(formulas(example, 1, ['pension_contribution', 'social_contribution'])).toEqual(none)
})

it('contributions of a month are those on the year to date less those of earlier months', () => {
  const kinds = ['net_income', 'accident_contribution'] as const
  expect(formulas([2026, continued], 12, kinds)).toEqual([
    'net_income = difference(gross_income, income_tax)',
    'pay_so_far = sum(pay_so_far.11, gross_income)',
    'contributions_due = tariff_to_kopeck(pay_so_far)',
    'contributions = difference(contributions_due, contributions_due.11)',
    'medical_due = tariff_to_kopeck(pay_so_far)',
    'social_due = tariff_to_kopeck(pay_so_far)',
    'medical_contribution = difference_within(medical_due, medical_so_far.11, contributions)',
    'social_contribution = difference_within(social_due, social_so_far.11, contributions, ' +
      'medical_contribution)',
    'pension_contribution = difference(contributions, medical_contribution, social_contribution)',
    'medical_so_far = sum(medical_so_far.11, medical_contribution)',
    'social_so_far = sum(social_so_far.11, social_contribution)',
    'accident_due = premium_to_kopeck(pay_so_far, accident_rate)',
    'accident_contribution = difference(accident_due, accident_due.11)',
  ])
  expect(formulas([2026, continued], 'before', ['gross_income', 'contributions_due'])).toEqual([
    'gross_income = sum(base_income_before, allowances_income_before)',
    'pay_so_far = sum(gross_income)',
    'contributions_due = tariff_to_kopeck(pay_so_far)',
  ])
  const none = ['accident_contribution = sum()']
  const accident = ['accident_contribution', 'accident_contribution'] as const
  expect(formulas([2026, {}], 1, accident)).toEqual(none)
})

it('contributions before 2023 have a tariff for each fund', () => {
  const kinds = ['pay_so_far', 'social_contribution'] as const
  const funds = ['pension', 'medical', 'social'].flatMap((fund) => [
    `${fund}_due = tariff_to_kopeck(pay_so_far)`,
    `${fund}_contribution = difference(${fund}_due, ${fund}_due.1)`,
  ])
  const year = ['pay_so_far = sum(pay_so_far.1, gross_income)', ...funds]
  expect(formulas([2022, {}], 2, kinds)).toEqual(year)
  expect(formulas([2022, { contractType: 'civilContract' }], 2, kinds)).toEqual(year)
  expect(formulas([2022, continued], 'before', ['pension_due', 'social_due'])).toEqual([
    'pension_due = tariff_to_kopeck(pay_so_far)',
    'medical_due = tariff_to_kopeck(pay_so_far)',
    'social_due = tariff_to_kopeck(pay_so_far)',
  ])
})

it('contributions under a reduced tariff have a general part and a reduced part', () => {
  const month = (paid: string, ...before: string[]) => [
    `limit_room = difference_not_below_zero(contribution_limit, ${paid})`,
    'general_part = smallest(gross_income, general_up_to)',
    'reduced_part = difference(gross_income, general_part)',
    'general_within = smallest(general_part, limit_room)',
    'general_above = difference(general_part, general_within)',
    'reduced_room = difference(limit_room, general_within)',
    'reduced_within = smallest(reduced_part, reduced_room)',
    'reduced_above = difference(reduced_part, reduced_within)',
    'reduced_exact = sum_of_products(general_within, general_rate_within, general_above, ' +
      'general_rate_above, reduced_within, reduced_rate_within, reduced_above, reduced_rate_above)',
    `reduced_exact_so_far = sum(${before.map((month) => `reduced_exact_so_far.${month}, `)}reduced_exact)`,
    'contributions_due = thousandths_to_kopeck(reduced_exact_so_far)',
    `contributions = difference(contributions_due${before.map((month) => `, contributions_due.${month}`)})`,
    'medical_due = component(contributions_due, fund_rate, general_rate_within)',
    'social_due = component(contributions_due, fund_rate, general_rate_within)',
  ]
  const example = [2026, { contributionTariff: 'smallBusiness' }] as const
  const kinds = ['limit_room', 'social_due'] as const
  expect(formulas(example, 1, kinds)).toEqual(month('nothing_so_far'))
  expect(formulas(example, 2, kinds)).toEqual(month('pay_so_far.1', '1'))
})
