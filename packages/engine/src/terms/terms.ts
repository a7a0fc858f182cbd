import type { AdditionalContributionRates, OwnDeductions } from '@oklad/law'
import { type NoticeKindName, noticeKindNames } from '../deductions/notice-kinds.ts'
import {
  type Kopecks,
  LARGEST_MONTHLY_PAY,
  LARGEST_OTHER_PAY,
  LARGEST_SALARY,
  MOST_OTHER_PAY,
  plus,
} from '../money/kopecks.ts'
import { type OtherPayKind, otherPayKinds } from '../pay/kinds.ts'
import {
  choice,
  flag,
  listOf,
  optional,
  orNull,
  record,
  sum,
  type Term,
  twelve,
  type ValueOf,
  whole,
} from './term.ts'

/** A month of the calendar year: 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

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

/** A sum of pay that is computed elsewhere, such as vacation pay. Kopecks. */
export interface OtherPay {
  readonly kind: OtherPayKind
  /** The month in which it is paid. */
  readonly month: Month
  readonly amount: Kopecks
  /**
   * The part of it that relates to district coefficient and northern allowance; 0 by default. A larger one counts as
   * `amount`, and none does in a year without such a part.
   */
  readonly northernAmount?: Kopecks | undefined
  /**
   * The day of the month on which it is paid by itself; of sick pay the last day of illness, which the next payday
   * follows. Without it, it is paid with the rest of its month.
   */
  readonly day?: number | undefined
}

/** A deduction that the employer grants by a notice of the tax service. Kopecks. */
export interface NoticeDeduction {
  readonly kind: NoticeKindName
  /** The month in which the person applies for it. */
  readonly month: Month
  readonly amount: Kopecks
}

const [firstNotice, ...moreNotices] = noticeKindNames as [NoticeKindName, ...NoticeKindName[]]
const [firstKind, ...moreKinds] = otherPayKinds as [OtherPayKind, ...OtherPayKind[]]

/** The most deductions by notices in a calculation. */
export const MOST_NOTICES = 12

/** The most other employers, without the Social Fund. */
export const MOST_OTHER_EMPLOYERS = 10

/** The largest sum of a year. */
const ofYear = sum(12 * LARGEST_SALARY)
const coefficient = whole<number>(100, 200, 100)
const allowance = whole<number>(0, 100, 0)
const children = whole<number>(0, 30, 0)
const expense = sum(LARGEST_SALARY)
const employerIncome = { baseIncome: ofYear, allowancesIncome: ofYear, taxWithheld: ofYear }
const day = whole<number>(1, 31, 1)

/** How a month is paid that is not worked from its first to its last day. */
const monthPaid = choice('full', 'workingDays', 'calendarDays')
export type MonthPaid = ValueOf<typeof monthPaid>

/**
 * The terms of a calculation, each with its range, its default, and its meaning. Types, checks, defaults and the
 * random terms of tests follow from it. Only `grossSalary` is required.
 */
export const termTable = {
  /** Base pay for a full month (оклад), kopecks. */
  // biome-ignore lint/plugin/kopecks: a salary has no default, and no number stands for none
  grossSalary: { ...sum(LARGEST_SALARY), default: Number.NaN as Kopecks },
  /** The kind of contract under which a person is paid. */
  contractType: choice('employment', 'civilContract', 'selfEmployment'),
  /** A tax non-resident; most pay a flat rate (Tax Code, article 224, paragraph 3). */
  isNonResident: flag(),
  /**
   * How the law treats a non-resident: most pay the flat rate (`ordinary`). `listed` are highly qualified
   * specialists, refugees, compatriots, patent holders and ship crews. No effect on a resident.
   */
  nonResidentCategory: choice('ordinary', 'eaeuCitizen', 'remoteEmployee', 'listed'),
  /**
   * Pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1); no effect
   * before 2025.
   */
  hasTaxPrivilege: flag(),
  /** District coefficient (районный коэффициент) in hundredths, 100 … 200; by default 100. */
  districtCoefficient: coefficient,
  /**
   * The coefficient of the law, if the employer pays a higher one, 100 … `districtCoefficient`; `null`: the one paid.
   * Beside coefficients by month, the paid one counts in a month in which it is the lower one.
   */
  statutoryDistrictCoefficient: orNull(coefficient),
  /** Northern allowance (процентная надбавка), whole percent of base pay, 0 … 100. */
  northernAllowance: allowance,
  /** Twelve coefficients, January first, 100 … 200; `null`: `districtCoefficient` in every month. */
  monthlyDistrictCoefficients: twelve(coefficient),
  /**
   * Twelve of them, 100 … 200; `null`: `statutoryDistrictCoefficient` in every month. The paid one counts in a month in
   * which it is the lower one.
   */
  monthlyStatutoryDistrictCoefficients: twelve(coefficient),
  /** Twelve allowances, January first, 0 … 100; `null`: `northernAllowance` in every month. */
  monthlyNorthernAllowances: twelve(allowance),
  /** The first month paid, by default January. The calculation covers the months from it to `lastMonth`. */
  firstMonth: whole<Month>(1, 12, 1),
  /** How the first month is paid: in full, or from `firstDay` by working or calendar days. */
  firstMonthPaid: monthPaid,
  /**
   * The first day of the employment, 1 … 31, by default 1: the first one paid, if the first month is not paid in
   * full. No payment by date is before it.
   */
  firstDay: day,
  /** The last month paid, `firstMonth` … 12; by default December. */
  lastMonth: whole<Month>(1, 12, 12),
  /**
   * How the last month is paid: in full, or to `lastDay` by working or calendar days. In the first month,
   * `firstMonthPaid` decides which days count.
   */
  lastMonthPaid: monthPaid,
  /**
   * The last day of the employment, 1 … 31: the last one paid, if the last month is not paid in full. All pay is
   * due on it. `null`: the end of the month; in December the employment goes on. Before `firstDay` of the same month,
   * nothing of a part month is paid.
   */
  lastDay: orNull(day),
  /**
   * Twelve salaries, January first, kopecks; 0 is a month without pay. `null`: `grossSalary` in every month. With
   * allowances and bonus a month pays at most `LARGEST_MONTHLY_PAY`.
   */
  monthlySalaries: twelve(sum(LARGEST_MONTHLY_PAY)),
  /**
   * The share of full working time that the salaries pay, whole percent, 1 … 100: the minimum wage is that of full time
   * (Labour Code, article 133).
   */
  fullTimeShare: whole<number>(1, 100, 100),
  /** Twelve bonuses, January first, kopecks; `null`: none. */
  monthlyBonuses: twelve(sum(LARGEST_SALARY)),
  /** `true`: bonuses of the pay system. `false`: one-off bonuses, without allowances. */
  bonusesAttractAllowances: flag(true),
  /** Pay of other kinds: vacation, sick pay, aid, at most 24 sums; each in a paid month. */
  otherPay: listOf(
    record<OtherPay>({
      kind: choice(firstKind, ...moreKinds),
      month: whole<Month>(1, 12, Number.NaN),
      amount: sum(LARGEST_OTHER_PAY),
      northernAmount: optional(sum(LARGEST_OTHER_PAY)),
      day: optional(day),
    }),
    MOST_OTHER_PAY,
  ),
  /**
   * The average monthly earnings by which severance in other pay is exempt, kopecks; required with severance, 0: not
   * known.
   */
  severanceAverageMonth: whole<Kopecks>(1, LARGEST_OTHER_PAY, 0),
  /** Dismissed from the Far North or an area equal to it: more of severance is exempt (article 217, paragraph 1). */
  severanceFarNorth: flag(),
  /** For each month, January first, its days without salary, such as those of a vacation; `null`: none. */
  absentDays: twelve(listOf(day, 31)),
  /** Children who give a right to the standard deduction (article 218), 0 … 30. */
  children,
  /** The number of disabled children among them, 0 … 30. */
  disabledChildren: children,
  /** Elder children without a right of their own, who count in the order of children, 0 … 30. */
  elderChildren: children,
  /** A single parent gets twice the deduction. */
  isSingleParent: flag(),
  /** The item of article 218, paragraph 1: the larger one of two, without an income limit. */
  ownDeduction: choice<'none' | keyof OwnDeductions>('none', 'item1', 'item2'),
  /**
   * Deductions by notices of the tax service, at most 12; each from the month of its application. One outside the months
   * of the calculation has no effect.
   */
  noticeDeductions: listOf(
    record<NoticeDeduction>({
      kind: choice(firstNotice, ...moreNotices),
      month: whole<Month>(1, 12, Number.NaN),
      amount: sum(LARGEST_SALARY),
    }),
    MOST_NOTICES,
  ),
  /** Spent on a home (article 220), kopecks. */
  housingExpense: expense,
  /** Interest paid on its mortgage, kopecks. */
  mortgageInterest: expense,
  /** Own treatment, education, sport (article 219), kopecks. */
  socialExpense: expense,
  /** Education of children (article 219), kopecks. */
  childEducationExpense: expense,
  /** Own expensive treatment (article 219, paragraph 1, item 3), kopecks. */
  expensiveTreatment: expense,
  /** Long-term savings (article 219.2), kopecks; no effect before 2024. */
  longTermSavings: expense,
  /** The GTO badge and the health check of the year (article 218); no effect before 2025. */
  hasGtoBadge: flag(),
  /**
   * Whether the family qualifies for the yearly family payment, by its income per head and its property
   * (179-ФЗ); no effect before 2025 and with fewer than two children.
   */
  hasFamilyPayment: flag(),
  /** The payers of the self-employed, which determine the rate. */
  incomePayer: choice('firms', 'individuals'),
  /** Whether the self-employed still has the deduction granted at registration. */
  hasRegistrationDeduction: flag(),
  /** The year's pay by the same employer before `firstMonth`; none by default. */
  incomeBefore: record<IncomeBefore>({ ...employerIncome, deductionGranted: ofYear }),
  /**
   * Income of the year before `firstMonth` at previous employers, as far as it counts towards the income limit of
   * the deduction for children (article 218, paragraph 3), kopecks; `null`: not known.
   */
  incomeBeforeElsewhere: orNull(ofYear),
  /** The year's pay by other employers, and by the Social Fund. */
  otherEmployers: listOf(
    record<OtherEmployer>({ ...employerIncome, hasTaxPrivilege: optional(flag()) }),
    MOST_OTHER_EMPLOYERS + 1,
  ),
  /** The tariff under which the employer pays contributions. */
  contributionTariff: choice('general', 'it', 'smallBusiness', 'smallBusinessManufacturing'),
  /** Work-accident insurance, hundredths of a percent, 8 … 1190; 0: not insured. */
  accidentRate: whole<number>(8, 1_190, 0),
  /**
   * The working conditions that determine the additional contributions (article 428): ordinary, a class or subclass
   * by a special assessment, or a list of work without one.
   */
  workingConditions: choice<'ordinary' | keyof AdditionalContributionRates>(
    'ordinary',
    'class31',
    'class32',
    'class33',
    'class34',
    'class4',
    'list1',
    'list2',
  ),
  /**
   * Whether the person heads the company: from 2026 contributions are due on at least the minimum wage
   * (article 421, paragraph 1).
   */
  isCompanyHead: flag(),
} as const satisfies Readonly<Record<string, Term<unknown>>>

/** Terms with all defaults filled in. */
export type CompleteTerms = {
  readonly [Name in keyof typeof termTable]: ValueOf<(typeof termTable)[Name]>
}

/**
 * The terms of one calculation: a person's pay and everything that changes its tax. Only `grossSalary` is required;
 * `false`, 0 and the first word are the defaults where a term says nothing else.
 *
 * A civil contract and self-employment refuse coefficients, allowances, other pay and the privilege of an employment;
 * self-employment refuses accident insurance and working conditions too, and counts income before the first month towards
 * its limit. Any other term that a contract type or a residence does not have has no effect, and so has a coefficient of
 * the law beside no higher one, severance's terms without severance, and a value of every month beside a series.
 */
export type Terms = Pick<CompleteTerms, 'grossSalary'> & Partial<CompleteTerms>

export type ContractTypeName = CompleteTerms['contractType']
export type NonResidentCategory = CompleteTerms['nonResidentCategory']
export type ContributionTariff = CompleteTerms['contributionTariff']
export type WorkingConditions = CompleteTerms['workingConditions']

/** Returns the value of a month: that of a series of twelve, or the one of every month without a series. */
export const inMonth = <Value>(
  month: number,
  series: readonly Value[] | null,
  ofEveryMonth: Value,
): Value => (series === null ? ofEveryMonth : (series[month - 1] as Value))

/** Returns the salary of a full month, kopecks. */
export const salaryOf = ({ monthlySalaries, grossSalary }: CompleteTerms, month: number): Kopecks =>
  inMonth(month, monthlySalaries, grossSalary)

/** Returns the year's pay by the same employer before the first month, kopecks. */
export const payBefore = ({ incomeBefore }: CompleteTerms): Kopecks =>
  plus(incomeBefore.baseIncome, incomeBefore.allowancesIncome)

/** Returns the number of months of a calculation, 1 … 12. */
export const countMonths = ({ firstMonth, lastMonth }: CompleteTerms): number =>
  lastMonth - firstMonth + 1

/** The names of the terms. */
export const termNames = Object.keys(termTable) as (keyof Terms)[]
