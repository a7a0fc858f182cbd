import type { AdditionalContributionRates } from './law/additional-contributions.ts'
import type { OwnDeductions } from './law/year-deductions.ts'
import { type Kopecks, LARGEST_MONTHLY_PAY, LARGEST_SALARY, ZERO } from './money/kopecks.ts'
import { percentOf } from './money/rounding.ts'

/** A month of the calendar year: 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The kind of contract under which a person is paid. */
export type ContractTypeName = 'employment' | 'civilContract' | 'selfEmployment'

/** How a month is paid that is not worked from its first to its last day. */
export type MonthPaid = 'full' | 'workingDays' | 'calendarDays'

/**
 * How the law treats a non-resident: most pay the flat rate (`ordinary`). `listed` are highly qualified
 * specialists, refugees, compatriots, patent holders and ship crews.
 */
export type NonResidentCategory = 'ordinary' | 'eaeuCitizen' | 'remoteEmployee' | 'listed'

/** The tariff under which the employer pays contributions. */
export type ContributionTariff = 'general' | 'it' | 'smallBusiness' | 'smallBusinessManufacturing'

/**
 * The working conditions that determine the additional contributions: ordinary, a class or subclass
 * by a special assessment, or a list of work without one.
 */
export type WorkingConditions = 'ordinary' | keyof AdditionalContributionRates

/** The item of article 218, paragraph 1, by which a person has an own deduction. */
type OwnDeduction = 'none' | keyof OwnDeductions

/** The year's pay by one employer, by tax base, and the tax that it withheld. Kopecks. */
export interface EmployerIncome {
  readonly baseIncome: Kopecks
  readonly allowancesIncome: Kopecks
  readonly taxWithheld: Kopecks
}

/** The year's pay by another employer. Kopecks. */
export interface OtherEmployer extends EmployerIncome {
  /**
   * `false`: ordinary pay. `true`: pay of a participant of the special military operation, see
   * `Terms.hasTaxPrivilege`.
   */
  readonly hasTaxPrivilege?: boolean
}

/** The year's pay by the same employer before `firstMonth`. Kopecks. */
export interface IncomeBefore extends EmployerIncome {
  /** Standard deductions, for children and own, that were already granted. */
  readonly deductionGranted: Kopecks
}

/**
 * The terms of one calculation: a person's pay and everything that changes its tax.
 * Only `grossSalary` is required. The comment of every other term starts with its default.
 */
export interface Terms {
  /** Base pay for a full month (оклад), kopecks, 0 … `LARGEST_SALARY`. */
  readonly grossSalary: Kopecks
  /** `employment`. */
  readonly contractType?: ContractTypeName
  /** `false`. Most non-residents pay a flat rate (Tax Code, article 224, paragraph 3). */
  readonly isNonResident?: boolean
  /** `ordinary`. No effect on a resident. */
  readonly nonResidentCategory?: NonResidentCategory
  /**
   * `false`. Pay of a participant of the special military operation (Tax Code, article 210,
   * paragraph 6.1); no effect before 2025.
   */
  readonly hasTaxPrivilege?: boolean
  /** 100. District coefficient (районный коэффициент) in hundredths, 100 … 200. */
  readonly districtCoefficient?: number
  /** `null`: the one paid. The coefficient of the law, if the employer pays a higher one, 100 … 200. */
  readonly statutoryDistrictCoefficient?: number | null
  /** 0. Northern allowance (процентная надбавка), whole percent of base pay, 0 … 100. */
  readonly northernAllowance?: number
  /** `null`: `districtCoefficient` in every month. Twelve coefficients, January first, 100 … 200. */
  readonly monthlyDistrictCoefficients?: readonly number[] | null
  /** `null`: `statutoryDistrictCoefficient` in every month. Twelve of them, 100 … 200. */
  readonly monthlyStatutoryDistrictCoefficients?: readonly number[] | null
  /** `null`: `northernAllowance` in every month. Twelve allowances, January first, 0 … 100. */
  readonly monthlyNorthernAllowances?: readonly number[] | null
  /** 1. The first month paid. The calculation covers it and all months to December. */
  readonly firstMonth?: Month
  /** `full`. How the first month is paid: in full, or from `firstDay` by working or calendar days. */
  readonly firstMonthPaid?: MonthPaid
  /** 1. The first day paid, if the first month is not paid in full, 1 … 31. */
  readonly firstDay?: number
  /** 12. The last month paid, `firstMonth` … 12. */
  readonly lastMonth?: Month
  /**
   * `full`. How the last month is paid: in full, or to `lastDay` by working or calendar days. In the
   * first month, `firstMonthPaid` decides which days count.
   */
  readonly lastMonthPaid?: MonthPaid
  /** 31: the end of the month. The last day paid, if the last month is not paid in full, 1 … 31. */
  readonly lastDay?: number
  /**
   * `null`: `grossSalary` in every month. Twelve salaries, January first, 0 … `LARGEST_MONTHLY_PAY`;
   * 0 is a month without pay.
   */
  readonly monthlySalaries?: readonly Kopecks[] | null
  /** `null`: none. Twelve bonuses, January first, kopecks, 0 … `LARGEST_SALARY`. */
  readonly monthlyBonuses?: readonly Kopecks[] | null
  /** `true`: bonuses of the pay system. `false`: one-off bonuses, without allowances. */
  readonly bonusesAttractAllowances?: boolean
  /** 0. Children who give a right to the standard deduction (article 218), 0 … 30. */
  readonly children?: number
  /** 0. The number of disabled children among them, 0 … 30. */
  readonly disabledChildren?: number
  /** 0. Elder children without a right of their own, who count in the order of children, 0 … 30. */
  readonly elderChildren?: number
  /** `false`. A single parent gets twice the deduction. */
  readonly isSingleParent?: boolean
  /** `none`. The larger one, if a person has a right to both; without an income limit. */
  readonly ownDeduction?: OwnDeduction
  /** 0. Spent on a home (article 220), kopecks, 0 … `LARGEST_SALARY`. */
  readonly housingExpense?: Kopecks
  /** 0. Interest paid on its mortgage, kopecks, 0 … `LARGEST_SALARY`. */
  readonly mortgageInterest?: Kopecks
  /** 0. Own treatment, education, sport (article 219), kopecks, 0 … `LARGEST_SALARY`. */
  readonly socialExpense?: Kopecks
  /** 0. Education of children (article 219), kopecks, 0 … `LARGEST_SALARY`. */
  readonly childEducationExpense?: Kopecks
  /** 0. Own expensive treatment (article 219, paragraph 1, item 3), kopecks, 0 … `LARGEST_SALARY`. */
  readonly expensiveTreatment?: Kopecks
  /** 0. Long-term savings (article 219.2), kopecks, 0 … `LARGEST_SALARY`; no effect before 2024. */
  readonly longTermSavings?: Kopecks
  /** `false`. The GTO badge and the health check of the year (article 218); no effect before 2025. */
  readonly hasGtoBadge?: boolean
  /**
   * `false`. Whether the family qualifies for the yearly family payment, by its income per head and its property
   * (179-ФЗ); no effect before 2025 and with fewer than two children.
   */
  readonly hasFamilyPayment?: boolean
  /** `firms`. The payers of the self-employed, which determine the rate. */
  readonly incomePayer?: 'firms' | 'individuals'
  /** `false`. Whether the self-employed still has the deduction granted at registration. */
  readonly hasRegistrationDeduction?: boolean
  /** No earlier income. Every sum 0 … 12 × `LARGEST_SALARY`. */
  readonly incomeBefore?: IncomeBefore
  /**
   * `null`: not known. Income of the year before `firstMonth` at previous employers, as far as it counts
   * towards the income limit of the deduction for children (article 218, paragraph 3), kopecks,
   * 0 … 12 × `LARGEST_SALARY`.
   */
  readonly incomeBeforeElsewhere?: Kopecks | null
  /** None. The year's pay by other employers, every sum 0 … 12 × `LARGEST_SALARY`; at most 10. */
  readonly otherEmployers?: readonly OtherEmployer[]
  /** `general`. */
  readonly contributionTariff?: ContributionTariff
  /** 0: not insured. Work-accident insurance, hundredths of a percent, 8 … 1190. */
  readonly accidentRate?: number
  /** `ordinary`. Harmful and dangerous work has additional contributions (article 428). */
  readonly workingConditions?: WorkingConditions
  /**
   * `false`. Whether the person heads the company: from 2026 contributions are due on at least the minimum
   * wage (article 421, paragraph 1).
   */
  readonly isCompanyHead?: boolean
}

/** Terms with all defaults filled in. */
export type CompleteTerms = Required<Terms>

const NO_INCOME_BEFORE: IncomeBefore = {
  baseIncome: ZERO,
  allowancesIncome: ZERO,
  taxWithheld: ZERO,
  deductionGranted: ZERO,
}
const NO_EMPLOYERS: readonly OtherEmployer[] = []

const DEFAULTS: CompleteTerms = {
  /** No default: a calculation without a salary is refused. */
  grossSalary: Number.NaN as Kopecks,
  contractType: 'employment',
  isNonResident: false,
  nonResidentCategory: 'ordinary',
  hasTaxPrivilege: false,
  districtCoefficient: 100,
  statutoryDistrictCoefficient: null,
  northernAllowance: 0,
  monthlyDistrictCoefficients: null,
  monthlyStatutoryDistrictCoefficients: null,
  monthlyNorthernAllowances: null,
  firstMonth: 1,
  firstMonthPaid: 'full',
  firstDay: 1,
  lastMonth: 12,
  lastMonthPaid: 'full',
  lastDay: 31,
  monthlySalaries: null,
  monthlyBonuses: null,
  bonusesAttractAllowances: true,
  children: 0,
  disabledChildren: 0,
  elderChildren: 0,
  isSingleParent: false,
  ownDeduction: 'none',
  housingExpense: ZERO,
  mortgageInterest: ZERO,
  socialExpense: ZERO,
  childEducationExpense: ZERO,
  expensiveTreatment: ZERO,
  longTermSavings: ZERO,
  hasGtoBadge: false,
  hasFamilyPayment: false,
  incomePayer: 'firms',
  hasRegistrationDeduction: false,
  incomeBefore: NO_INCOME_BEFORE,
  incomeBeforeElsewhere: null,
  otherEmployers: NO_EMPLOYERS,
  contributionTariff: 'general',
  accidentRate: 0,
  workingConditions: 'ordinary',
  isCompanyHead: false,
}

/**
 * Fills in the defaults and checks every term.
 * @throws {RangeError} naming every term that is out of its range
 */
export function completeTerms(terms: Terms): CompleteTerms {
  const complete = withDefaults(terms)
  const problems = problemsOf(complete)
  if (problems.length > 0) throw new RangeError(problems.join('; '))
  return complete
}

/**
 * Copies only the terms that are given. The terms of requests have hundreds of object shapes; reading all
 * 38 names from each takes a quarter of the calculation's time.
 */
function withDefaults(terms: Terms): CompleteTerms {
  const complete: Record<string, unknown> = { ...DEFAULTS }
  for (const name in terms) {
    const term = terms[name as keyof Terms]
    if (term !== undefined) complete[name] = term
  }
  return complete as unknown as CompleteTerms
}

/** Returns the value of a month: that of a series of twelve, or the one of every month without a series. */
export const inMonth = <Value>(
  month: number,
  series: readonly Value[] | null,
  ofEveryMonth: Value,
): Value => (series === null ? ofEveryMonth : (series[month - 1] as Value))

/** Returns the salary of a full month, kopecks. */
export const salaryOf = ({ monthlySalaries, grossSalary }: CompleteTerms, month: number): number =>
  inMonth<number>(month, monthlySalaries, grossSalary)

/** Returns the year's pay by the same employer before the first month, kopecks. */
export const payBefore = ({ incomeBefore }: CompleteTerms): number =>
  incomeBefore.baseIncome + incomeBefore.allowancesIncome

/** Returns the number of months of a calculation, 1 … 12. */
export const countMonths = ({ firstMonth, lastMonth }: CompleteTerms): number =>
  lastMonth - firstMonth + 1

/** Returns whether the terms have children or expenses for which a deduction is possible. */
export function claimsDeductions(terms: CompleteTerms): boolean {
  const { housingExpense, mortgageInterest, socialExpense, childEducationExpense } = terms
  const expenses = housingExpense + mortgageInterest + socialExpense + childEducationExpense
  const more = terms.expensiveTreatment + terms.longTermSavings
  const isClaimed = terms.ownDeduction !== 'none' || terms.hasGtoBadge || terms.hasFamilyPayment
  return isClaimed || terms.children + terms.disabledChildren + expenses + more > 0
}

const YEAR_OF_SALARIES = 12 * LARGEST_SALARY
const MOST_EMPLOYERS = 10
const MOST_CHILDREN = 30
const contractTypeNames: readonly string[] = ['employment', 'civilContract', 'selfEmployment']
const tariffs: readonly string[] = ['general', 'it', 'smallBusiness', 'smallBusinessManufacturing']
const waysToPayMonth: readonly string[] = ['full', 'workingDays', 'calendarDays']
const categories: readonly string[] = ['ordinary', 'eaeuCitizen', 'remoteEmployee', 'listed']
const incomePayers: readonly string[] = ['firms', 'individuals']
const ownDeductions: readonly string[] = ['none', 'item1', 'item2']
const conditions: readonly string[] = [
  'ordinary',
  'class31',
  'class32',
  'class33',
  'class34',
  'class4',
  'list1',
  'list2',
]

/** Returns a sentence for each term that is out of its range. */
export function problemsOf(terms: CompleteTerms): readonly string[] {
  const problems: string[] = []
  whole(problems, 'grossSalary', terms.grossSalary, 0, LARGEST_SALARY)
  whole(problems, 'districtCoefficient', terms.districtCoefficient, 100, 200)
  const statutory = terms.statutoryDistrictCoefficient ?? 100
  whole(problems, 'statutoryDistrictCoefficient', statutory, 100, 200)
  whole(problems, 'northernAllowance', terms.northernAllowance, 0, 100)
  whole(problems, 'firstMonth', terms.firstMonth, 1, 12)
  whole(problems, 'firstDay', terms.firstDay, 1, 31)
  whole(problems, 'lastMonth', terms.lastMonth, Math.min(terms.firstMonth, 12), 12)
  whole(problems, 'lastDay', terms.lastDay, 1, 31)
  whole(problems, 'children', terms.children, 0, MOST_CHILDREN)
  whole(problems, 'disabledChildren', terms.disabledChildren, 0, MOST_CHILDREN)
  whole(problems, 'elderChildren', terms.elderChildren, 0, MOST_CHILDREN)
  const elsewhere = terms.incomeBeforeElsewhere ?? 0
  whole(problems, 'incomeBeforeElsewhere', elsewhere, 0, YEAR_OF_SALARIES)
  whole(problems, 'housingExpense', terms.housingExpense, 0, LARGEST_SALARY)
  whole(problems, 'mortgageInterest', terms.mortgageInterest, 0, LARGEST_SALARY)
  whole(problems, 'socialExpense', terms.socialExpense, 0, LARGEST_SALARY)
  whole(problems, 'childEducationExpense', terms.childEducationExpense, 0, LARGEST_SALARY)
  whole(problems, 'expensiveTreatment', terms.expensiveTreatment, 0, LARGEST_SALARY)
  whole(problems, 'longTermSavings', terms.longTermSavings, 0, LARGEST_SALARY)
  if (terms.accidentRate !== 0) whole(problems, 'accidentRate', terms.accidentRate, 8, 1_190)
  oneOf(problems, 'contractType', terms.contractType, contractTypeNames)
  oneOf(problems, 'contributionTariff', terms.contributionTariff, tariffs)
  oneOf(problems, 'firstMonthPaid', terms.firstMonthPaid, waysToPayMonth)
  if (terms.lastMonthPaid !== 'full') {
    oneOf(problems, 'lastMonthPaid', terms.lastMonthPaid, waysToPayMonth)
  }
  if (terms.nonResidentCategory !== 'ordinary') {
    oneOf(problems, 'nonResidentCategory', terms.nonResidentCategory, categories)
  }
  oneOf(problems, 'incomePayer', terms.incomePayer, incomePayers)
  oneOf(problems, 'ownDeduction', terms.ownDeduction, ownDeductions)
  oneOf(problems, 'workingConditions', terms.workingConditions, conditions)
  yesOrNo(problems, 'isNonResident', terms.isNonResident)
  yesOrNo(problems, 'hasTaxPrivilege', terms.hasTaxPrivilege)
  yesOrNo(problems, 'bonusesAttractAllowances', terms.bonusesAttractAllowances)
  yesOrNo(problems, 'hasGtoBadge', terms.hasGtoBadge)
  yesOrNo(problems, 'hasFamilyPayment', terms.hasFamilyPayment)
  yesOrNo(problems, 'isSingleParent', terms.isSingleParent)
  yesOrNo(problems, 'isCompanyHead', terms.isCompanyHead)
  yesOrNo(problems, 'hasRegistrationDeduction', terms.hasRegistrationDeduction)
  twelve(problems, 'monthlyDistrictCoefficients', terms.monthlyDistrictCoefficients, 100, 200)
  const { monthlyStatutoryDistrictCoefficients } = terms
  const series = 'monthlyStatutoryDistrictCoefficients'
  twelve(problems, series, monthlyStatutoryDistrictCoefficients, 100, 200)
  twelve(problems, 'monthlyNorthernAllowances', terms.monthlyNorthernAllowances, 0, 100)
  twelve(problems, 'monthlySalaries', terms.monthlySalaries, 0, LARGEST_MONTHLY_PAY)
  twelve(problems, 'monthlyBonuses', terms.monthlyBonuses, 0, LARGEST_SALARY)
  const { incomeBefore, otherEmployers } = terms
  if (incomeBefore !== NO_INCOME_BEFORE) {
    income(problems, 'incomeBefore', incomeBefore)
    const { deductionGranted } = incomeBefore
    whole(problems, 'incomeBefore.deductionGranted', deductionGranted, 0, YEAR_OF_SALARIES)
  }
  if (otherEmployers.length > MOST_EMPLOYERS) {
    problems.push(`otherEmployers must be at most ${MOST_EMPLOYERS}`)
  }
  for (let index = 0; index < otherEmployers.length; index++) {
    const employer = otherEmployers[index] as OtherEmployer
    income(problems, `otherEmployers[${index}]`, employer)
    const { hasTaxPrivilege = false } = employer
    yesOrNo(problems, `otherEmployers[${index}].hasTaxPrivilege`, hasTaxPrivilege)
  }
  if (problems.length === 0 && largestPay(terms) > LARGEST_MONTHLY_PAY) {
    problems.push(`monthlySalaries with allowances must be at most ${LARGEST_MONTHLY_PAY} a month`)
  }
  return problems
}

function whole(
  problems: string[],
  name: string,
  value: number,
  lowest: number,
  highest: number,
): void {
  if (Number.isInteger(value) && value >= lowest && value <= highest) return
  problems.push(`${name} must be a whole number ${lowest} ... ${highest}`)
}

function oneOf(problems: string[], name: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) problems.push(`${name} must be one of ${allowed.join(', ')}`)
}

function yesOrNo(problems: string[], name: string, value: boolean): void {
  if (typeof value !== 'boolean') problems.push(`${name} must be true or false`)
}

function twelve(
  problems: string[],
  name: string,
  values: readonly number[] | null,
  lowest: number,
  highest: number,
): void {
  if (values === null) return
  if (values.length !== 12) problems.push(`${name} must have twelve values`)
  for (let index = 0; index < values.length; index++) {
    whole(problems, `${name}[${index}]`, values[index] as number, lowest, highest)
  }
}

function income(
  problems: string[],
  name: string,
  { baseIncome, allowancesIncome, taxWithheld }: EmployerIncome,
): void {
  whole(problems, `${name}.baseIncome`, baseIncome, 0, YEAR_OF_SALARIES)
  whole(problems, `${name}.allowancesIncome`, allowancesIncome, 0, YEAR_OF_SALARIES)
  whole(problems, `${name}.taxWithheld`, taxWithheld, 0, YEAR_OF_SALARIES)
}

/** Checks the largest pay of a month with bonus and allowances: sums are exact only up to a bound. */
function largestPay(terms: CompleteTerms): number {
  if (terms.monthlySalaries === null) return 0
  const percent =
    Math.max(...(terms.monthlyDistrictCoefficients ?? [terms.districtCoefficient])) +
    Math.max(...(terms.monthlyNorthernAllowances ?? [terms.northernAllowance]))
  return percentOf(
    Math.max(...terms.monthlySalaries) + Math.max(...(terms.monthlyBonuses ?? [0])),
    percent,
  )
}
