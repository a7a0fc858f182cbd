import { calculate } from '../calculate.ts'
import type { Engagement } from '../circumstances/circumstances.ts'
import { lastWhere } from '../gross-up/last-where.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../money/kopecks.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Terms } from '../terms.ts'
import { breakEvensOf } from './break-evens.ts'
import type {
  AbsenceReason,
  Comparison,
  EngagementComparison,
  EngagementFigures,
} from './comparison.ts'
import { asEmployment, asPlainPay, monthlyPayOf } from './engagement-terms.ts'

type Other = Exclude<Engagement, 'employment'>

/**
 * Compares the same pay under employment, a civil contract and self-employment: at equal gross, at
 * equal cost to the employer, and where the lead changes. Net is what the months pay; what a tax
 * return gives back for expenses is not part of it.
 *
 * @param terms of the employment; which engagement they name does not matter
 * @param law of the tax year, from `lawOf`
 * @throws {RangeError} for terms out of their range, and as `calculate` does
 */
export function compareEngagements(terms: Terms, law: Law): EngagementComparison {
  const employment = calculate(asEmployment(terms), law)
  const employed = figuresOf('employment', employment, terms.grossSalary)
  const absence = selfEmploymentAbsence(terms, law)

  const atEqualGross = (engagement: Other) =>
    figuresOf(engagement, calculate(asPlainPay(terms, engagement, employed.monthlyPay), law), null)
  const atEqualCost = (engagement: Other) =>
    largestSalaryWithin(employed.employerCost, terms, engagement, law)
  const sideBySide = (figures: (engagement: Other) => EngagementFigures) =>
    comparison(
      employed,
      figures('civilContract'),
      absence === undefined ? withinLimit(figures('selfEmployment'), law) : { absent: absence },
    )

  return {
    atEqualGross: sideBySide(atEqualGross),
    atEqualCost: sideBySide(atEqualCost),
    breakEvens: breakEvensOf(terms, law, absence === undefined),
  }
}

function selfEmploymentAbsence(terms: Terms, law: Law): AbsenceReason | undefined {
  if (law.figures.selfEmployment.value === null) return 'regimeNotInForce'
  return terms.circumstances?.isNotResident ? 'notResident' : undefined
}

/** Above the limit the tax on professional income is not what the pay bears. */
function withinLimit(
  figures: EngagementFigures,
  law: Law,
): EngagementFigures | { readonly absent: AbsenceReason } {
  const limit = law.figures.selfEmployment.value?.incomeLimit ?? ZERO
  return figures.grossIncome > limit ? { absent: 'incomeLimitPassed' } : figures
}

/** The cost rises with the salary, so the largest salary within a cost is found by halves. */
function largestSalaryWithin(
  cost: number,
  terms: Terms,
  engagement: Other,
  law: Law,
): EngagementFigures {
  const under = (salary: number) => {
    const monthlyPay = new Array<Kopecks>(12).fill(salary as Kopecks)
    const year = calculate(asPlainPay(terms, engagement, monthlyPay), law)
    return figuresOf(engagement, year, salary as Kopecks)
  }
  const largest = LARGEST_SALARY * 4
  return under(lastWhere((salary) => under(salary).employerCost <= cost, largest))
}

function comparison(
  employment: EngagementFigures,
  civilContract: EngagementFigures,
  selfEmployment: Comparison['selfEmployment'],
): Comparison {
  const present = [employment, civilContract]
  if ('engagement' in selfEmployment) present.push(selfEmployment)
  const largestNet = Math.max(...present.map(({ netIncome }) => netIncome))
  const smallestCost = Math.min(...present.map(({ employerCost }) => employerCost))
  const names = (best: (figures: EngagementFigures) => boolean) =>
    present.filter(best).map(({ engagement }) => engagement)
  return {
    employment,
    civilContract,
    selfEmployment,
    bestForEmployee: names(({ netIncome }) => netIncome === largestNet),
    bestForEmployer: names(({ employerCost }) => employerCost === smallestCost),
  }
}

/** @param salary of a full month, where one is known; else the pay of the months, where it is one */
function figuresOf(
  engagement: Engagement,
  year: PayslipYear,
  salary: Kopecks | null,
): EngagementFigures {
  const monthlyPay = monthlyPayOf(year)
  const [first] = year.months
  const isEven = year.months.every(({ grossIncome }) => grossIncome === first?.grossIncome)
  return {
    engagement,
    salary: salary ?? (isEven ? (first?.grossIncome ?? null) : null),
    monthlyPay,
    grossIncome: year.grossIncome,
    netIncome: year.netIncome,
    incomeTax: year.incomeTax,
    pensionContribution: year.pensionContribution,
    medicalContribution: year.medicalContribution,
    socialContribution: year.socialContribution,
    accidentContribution: year.circumstances?.accidentContribution ?? ZERO,
    employerCost: year.circumstances?.employerCost ?? ZERO,
  }
}
