import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { percentOf, shareOf } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { partOfFirstMonth } from './part-month.ts'
import type { YearFigures } from './year-figures.ts'

/**
 * Accrues the pay of the months, before tax.
 *
 * Both allowances accrue on pay alone and add up: the northern allowance is not applied to the
 * district coefficient's part, nor the other way round. Each is rounded to the kopeck. A district
 * coefficient above the one of the law is base pay for tax (Ministry of Finance, 18.07.2025
 * № 03-04-05/70283).
 * @param payCitation cites that pay is what the contract says
 * @source Act of the RSFSR Council of Ministers № 458 of 22.10.1990, paragraph 1 "д"
 */
export function accrue(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  payCitation: Citation,
  recorder?: Recorder,
): void {
  const { monthlySalaries, monthlyBonuses, districtCoefficient, northernAllowance } = terms
  const part = partOfFirstMonth(law, terms)
  const lawful = Math.min(
    terms.statutoryDistrictCoefficient ?? districtCoefficient,
    districtCoefficient,
  )
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    const full = monthlySalaries?.[index] ?? terms.grossSalary
    const isPart = part !== null && index === terms.firstMonth - 1
    const salary = isPart ? shareOf(full, part) : full
    const bonus = monthlyBonuses?.[index] ?? 0
    const attracting = terms.bonusesAttractAllowances ? salary + bonus : salary
    const districtPart = percentOf(attracting, lawful - 100)
    const paidDistrictPart =
      lawful < districtCoefficient ? percentOf(attracting, districtCoefficient - 100) : districtPart
    const northernPart = percentOf(attracting, northernAllowance)
    const basePay = salary + bonus + paidDistrictPart - districtPart
    year.salary[index] = salary
    year.bonus[index] = bonus
    year.districtExcess[index] = paidDistrictPart - districtPart
    year.basePay[index] = basePay
    year.districtPart[index] = districtPart
    year.northernPart[index] = northernPart
    year.allowances[index] = districtPart + northernPart
    year.grossIncome[index] = basePay + districtPart + northernPart
    if (recorder !== undefined) {
      recorder.at(index + 1)
      const pay = { terms, full, attracting, lawful, paidDistrictPart }
      recordSalary(recorder, law, year, index, pay, isPart ? part : null, payCitation)
      recordAllowances(recorder, year, index, pay)
      recordGrossIncome(recorder, year, index, pay, payCitation)
    }
  }
}

/** The pay of a month on its way to the figures. */
interface Pay {
  readonly terms: CompleteTerms
  readonly full: number
  /** The sum on which the allowances accrue. */
  readonly attracting: number
  /** The district coefficient of the law, hundredths. */
  readonly lawful: number
  readonly paidDistrictPart: number
}

function recordSalary(
  recorder: Recorder,
  law: Law,
  year: YearFigures,
  index: number,
  { terms, full, attracting }: Pay,
  part: ReturnType<typeof partOfFirstMonth>,
  pay: Citation,
): void {
  const salary = year.salary[index] as number
  const whole = given('salary', full)
  if (part === null) recorder.step('accrual_salary', salary, 'given', [whole], pay)
  else {
    const days = [given('days_paid', part.paid), given('days_of_month', part.of)]
    const isByWorkingDays = terms.firstMonthPaid === 'workingDays'
    const citation = isByWorkingDays ? law.figures.productionCalendar.citation : pay
    recorder.step('accrual_salary', salary, 'share_by_days', [whole, ...days], citation)
  }
  if (terms.monthlyBonuses === null) return
  const bonus = year.bonus[index] as number
  recorder.step('accrual_bonus', bonus, 'given', [given('bonus', bonus)], pay)
  if (!terms.bonusesAttractAllowances) return
  const parts = ['accrual_salary', 'accrual_bonus'] as const
  recorder.step('accrual_allowance_base', attracting, 'sum', parts, rules.allowances)
}

function recordAllowances(
  recorder: Recorder,
  year: YearFigures,
  index: number,
  { terms, lawful, paidDistrictPart }: Pay,
): void {
  const paid = terms.districtCoefficient
  const attractsBonus = terms.monthlyBonuses !== null && terms.bonusesAttractAllowances
  const base = attractsBonus ? 'accrual_allowance_base' : 'accrual_salary'
  const { allowances: rule } = rules
  const district = [base, given('district_percent', lawful - 100)] as const
  const districtPart = year.districtPart[index] as number
  recorder.step('accrual_district', districtPart, 'percent_to_kopeck', district, rule)
  if (lawful < paid) {
    const percent = [base, given('paid_district_percent', paid - 100)] as const
    recorder.step('accrual_paid_district', paidDistrictPart, 'percent_to_kopeck', percent, rule)
    const excess = year.districtExcess[index] as number
    const parts = ['accrual_paid_district', 'accrual_district'] as const
    recorder.step('accrual_district_excess', excess, 'difference', parts, rules.districtExcess)
  }
  const northern = [base, given('northern_percent', terms.northernAllowance)] as const
  const northernPart = year.northernPart[index] as number
  recorder.step('accrual_northern', northernPart, 'percent_to_kopeck', northern, rule)
}

function recordGrossIncome(
  recorder: Recorder,
  year: YearFigures,
  index: number,
  { terms, lawful }: Pay,
  pay: Citation,
): void {
  const parts: Source[] = ['accrual_salary']
  if (terms.monthlyBonuses !== null) parts.push('accrual_bonus')
  if (lawful < terms.districtCoefficient) parts.push('accrual_district_excess')
  const citation = parts.length > 1 ? rules.taxBase : pay
  recorder.step('accrual_base', year.basePay[index] as number, 'sum', parts, citation)
  const allowances = year.allowances[index] as number
  const both = ['accrual_district', 'accrual_northern'] as const
  recorder.step('accrual_allowances', allowances, 'sum', both, rules.allowances)
  const gross = year.grossIncome[index] as number
  const all = ['accrual_base', 'accrual_allowances'] as const
  recorder.step('gross_income', gross, 'sum', all, rules.taxBase)
}
