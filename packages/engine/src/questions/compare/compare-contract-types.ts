import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import type { PayslipYear } from '../../readings/payslip.ts'
import { calculate } from '../../readings/payslips.ts'
import { type CompleteTerms, completeTerms, type Terms } from '../../terms.ts'
import { lastWhere } from '../gross-up/last-where.ts'
import { breakEvensOf } from './break-evens.ts'
import type {
  AbsenceReason,
  ComparedContractType,
  Comparison,
  ContractTypeComparison,
  ContractTypeFigures,
} from './comparison.ts'
import { type OtherContractType, termsOfSamePay } from './contract-type-terms.ts'

/**
 * Compares the same pay under employment, a civil contract and self-employment: at equal gross pay,
 * at equal cost to the employer, and the salaries at which the lead changes. Net pay is the net pay
 * of the months; refunds of a tax return are not part of it.
 *
 * @param terms of the employment; the contract type that they name has no effect
 * @param law of the tax year, from `lawOf`
 * @throws {RangeError} for terms out of their range, and as `calculate` does
 */
export function compareContractTypes(terms: Terms, law: Law): ContractTypeComparison {
  const complete: CompleteTerms = { ...completeTerms(terms), contractType: 'employment' }
  const year = calculate(complete, law)
  const employment = figuresOf('employment', year, complete.grossSalary)
  const limit = contractTypes.selfEmployment.incomeLimit(law)
  const absence =
    limit === null ? 'regimeNotInForce' : complete.isNonResident ? 'notResident' : null

  const atEqualGross = (contractType: OtherContractType) => {
    const same = termsOfSamePay(complete, contractType, employment.monthlyPay)
    return figuresOf(contractType, calculate(same, law), null)
  }
  const atEqualCost = (contractType: OtherContractType) =>
    largestSalaryWithin(employment.employerCost, complete, contractType, law)
  const sideBySide = (figures: (contractType: OtherContractType) => ContractTypeFigures) =>
    comparison(
      employment,
      figures('civilContract'),
      absence === null ? withinLimit(figures('selfEmployment'), limit) : { absent: absence },
    )
  return {
    atEqualGross: sideBySide(atEqualGross),
    atEqualCost: sideBySide(atEqualCost),
    breakEvens: breakEvensOf(complete, law),
  }
}

/** Above the limit, pay is not taxed as that of the self-employed. */
function withinLimit(
  figures: ContractTypeFigures,
  limit: Kopecks | null,
): ContractTypeFigures | { readonly absent: AbsenceReason } {
  const isAbove = limit !== null && figures.grossIncome > limit
  return isAbove ? { absent: 'incomeLimitPassed' } : figures
}

/** Binary search: the cost rises with the salary, and the year costs at least its pay. */
function largestSalaryWithin(
  cost: number,
  terms: CompleteTerms,
  contractType: OtherContractType,
  law: Law,
): ContractTypeFigures {
  const termsOfSalary = termsOfSamePay(terms, contractType, new Array<Kopecks>(12).fill(ZERO))
  const yearOf = (salary: number) => {
    const monthlySalaries = new Array<Kopecks>(12).fill(salary as Kopecks)
    return calculate({ ...termsOfSalary, monthlySalaries }, law)
  }
  const highest = Math.min(timesIn(cost, 13 - terms.firstMonth), 4 * LARGEST_SALARY)
  const salary = lastWhere((salary) => yearOf(salary).employerCost <= cost, 0, highest)
  return figuresOf(contractType, yearOf(salary), salary as Kopecks)
}

function comparison(
  employment: ContractTypeFigures,
  civilContract: ContractTypeFigures,
  selfEmployment: Comparison['selfEmployment'],
): Comparison {
  const present = [employment, civilContract]
  if ('contractType' in selfEmployment) present.push(selfEmployment)
  const largestNet = Math.max(...present.map(({ netIncome }) => netIncome))
  const smallestCost = Math.min(...present.map(({ employerCost }) => employerCost))
  const names = (isBest: (figures: ContractTypeFigures) => boolean) =>
    present.filter(isBest).map(({ contractType }) => contractType)
  return {
    employment,
    civilContract,
    selfEmployment,
    bestForEmployee: names(({ netIncome }) => netIncome === largestNet),
    bestForEmployer: names(({ employerCost }) => employerCost === smallestCost),
  }
}

/** @param salary of a full month; `null` where it is the pay of the months, if that is one sum */
function figuresOf(
  contractType: ComparedContractType,
  year: PayslipYear,
  salary: Kopecks | null,
): ContractTypeFigures {
  const monthlyPay = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of year.months) monthlyPay[month - 1] = grossIncome
  const [first] = year.months
  const isEven = year.months.every(({ grossIncome }) => grossIncome === first?.grossIncome)
  return {
    contractType,
    salary: salary ?? (isEven ? (first?.grossIncome ?? null) : null),
    monthlyPay,
    grossIncome: year.grossIncome,
    netIncome: year.netIncome,
    incomeTax: year.incomeTax,
    pensionContribution: year.pensionContribution,
    medicalContribution: year.medicalContribution,
    socialContribution: year.socialContribution,
    accidentContribution: year.accidentContribution,
    employerCost: year.employerCost,
  }
}
