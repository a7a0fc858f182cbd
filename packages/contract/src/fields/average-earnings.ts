import {
  bonusKinds,
  bonusMonths,
  workingDays as days,
  daysOfMonth,
  earningsYear,
  FIRST_SICK_PAY_DAY,
  fullTimeShare as fullTime,
  MOST_BONUSES,
  MOST_EARNINGS_MONTHS,
  MOST_EARNINGS_YEARS,
  MOST_RAISES,
  monthlySalary,
  paySum,
  yearlySum,
} from '@oklad/engine/earnings-ranges'
import { insuranceMonths, MOST_DAYS, termTable } from '@oklad/engine/ranges'
import { yearIn } from '@oklad/law/internal'
import { everyStartYear, yearsBetween } from '../limits.ts'
import {
  dayPattern,
  flag,
  list,
  object,
  oneKeyOf,
  oneOf,
  rangeOf,
  text,
  whole,
} from '../schema/build.ts'
import { illnessCauses } from './request-fields/illness-causes.ts'

/** The years that can count for an average, oldest first. */
const everyYear = yearsBetween(earningsYear.range.lowest, earningsYear.range.highest)

const date = (description: string, years = everyStartYear) =>
  text(`${description} YYYY-MM-DD.`, {
    format: 'date',
    pattern: dayPattern(years),
  })

const month = (description: string) =>
  text(`${description} YYYY-MM.`, {
    pattern: `^(${everyYear.join('|')})-(0[1-9]|1[0-2])$`,
  })

const sum = (description: string, term = paySum) => whole(`${description} Kopecks.`, rangeOf(term))

const salary = (description: string) =>
  whole(`${description} Kopecks a month.`, rangeOf(monthlySalary))

const northern = (of: string, term = paySum) =>
  sum(
    `The district coefficient and northern allowance of the law in the ${of}; 0 by default.`,
    term,
  )

const workingDays = (description: string) => whole(description, rangeOf(days))

const year = (description: string) => whole(description, rangeOf(earningsYear))

const dayCount = (description: string, minimum = 1) =>
  ({
    type: ['integer', 'string'],
    minimum,
    maximum: MOST_DAYS,
    pattern: '^[0-9]{1,4}([.][0-9]{1,2})?$',
    description,
  }) as const

const fullTimeShare = whole(
  'The share of full working time, percent: the floor is this share of the minimum wage. 100 by default.',
  rangeOf(fullTime),
)

/** Body of `POST /api/v1/private-calc/vacation-pay`. `null` for an optional field counts as omitted. */
export const VacationPayRequest = object({
  kind: oneOf(
    ['vacation', 'compensation', 'working_days'],
    'What is paid: a vacation by calendar days, compensation for unused vacation at dismissal, or working days such as those of a business trip.',
  ),
  start_date: date('The first day; of a compensation the day of dismissal.'),
  'days?': dayCount(
    'The days to pay: calendar days without public holidays, or working days. Those of a compensation may have two decimals, as text: "11.65", or follow from hired_on.',
  ),
  'hired_on?': date('The first day of work, of a compensation without days:', everyYear),
  'days_used?': dayCount('The days of vacation used since hired_on. None by default.', 0),
  months: list(
    object({
      month: month('The month,'),
      pay: sum('Pay of the month without sums that do not count, such as vacation and sick pay.'),
      'northern_pay?': northern('pay'),
      'excluded_days?': whole(
        'Calendar days that do not count: vacation, sickness, unpaid leave, days before the hire. 0 by default.',
        rangeOf(daysOfMonth),
      ),
    }),
    {
      maxItems: MOST_EARNINGS_MONTHS,
      description:
        'The 12 months before the month of start_date; one left out was not employed. Without earnings in them, the 12 that end with the last earned one count; without any, the month of start_date.',
    },
  ),
  'bonuses?': list(
    object({
      kind: oneOf(bonusKinds, 'For a month, for several months, or for a year.'),
      amount: sum('The bonus.'),
      'northern_amount?': northern('bonus'),
      'month?': month('The month of accrual; an annual bonus may lack it.'),
      'months?': whole('The months that a bonus of the kind period is for.', rangeOf(bonusMonths)),
      'year?': year('The year of an annual bonus; the one before start_date by default.'),
      'indicator?': text(
        'Of bonuses for one indicator and month, or year, the largest counts; without one each counts.',
        { minLength: 1, maxLength: 64 },
      ),
      'for_time_worked?': flag(
        'Whether it was accrued for the time actually worked. False by default.',
      ),
      'indexed?': flag('Whether raises index it. True by default.'),
    }),
    { maxItems: MOST_BONUSES, description: 'The bonuses of the pay system.' },
  ),
  'raises?': list(
    object({
      date: date('The first day of the new salary,', everyYear),
      old_salary: salary('The salary before.'),
      new_salary: salary('The salary from the date on. A lower one is no raise.'),
    }),
    {
      maxItems: MOST_RAISES,
      description: 'The raises in the whole organisation, a branch or a structural unit.',
    },
  ),
  'days_worked?': workingDays(
    'The working days worked in the period. Bonuses count by them where the period is short, and days of the kind working_days are paid by them.',
  ),
  'days_norm?': workingDays(
    'The working days of the period by its norm, from the day of hire where that is later: who has worked them all keeps bonuses whole.',
  ),
  'salary?': salary('The salary, for somebody without earnings before start_date.'),
  'full_time?': flag(
    'Whether the average is not below the minimum wage. True by default; false for part time of which the share is not known.',
  ),
  'full_time_share?': fullTimeShare,
  'round_days?': flag(
    'Whether the days of a short month have two decimals, as accounting programs print them. False by default: exact.',
  ),
  'paid_on?': date(
    'The day of payment; by default three days before a vacation, on the working day before a day off; otherwise the last day.',
    everyYear,
  ),
})

/** Body of `POST /api/v1/private-calc/sick-pay`. `null` for an optional field counts as omitted. */
export const SickPayRequest = object({
  from: date(`The first day of illness, from ${yearIn(FIRST_SICK_PAY_DAY)} on,`),
  to: date('The last day of illness,'),
  cause: oneKeyOf(
    illnessCauses,
    'Own illness, care for a child under 8, for an older child or for another relative, or quarantine.',
  ),
  'in_hospital?': flag('Whether the child is cared for in hospital, not at home.'),
  insurance_months: whole('Full months of insurance.', rangeOf(insuranceMonths)),
  earnings: list(
    object({
      year: year('The calendar year.'),
      pay: sum('Pay of the year with contributions.', yearlySum),
      'northern_pay?': northern('pay', yearlySum),
    }),
    {
      maxItems: MOST_EARNINGS_YEARS,
      description:
        'The two calendar years before the first day, or those that replace them. A year left out has no earnings.',
    },
  ),
  'territorial_multiplier?': whole(
    'The district coefficient × 100. 100 by default.',
    rangeOf(termTable.districtCoefficient),
  ),
  'full_time_share?': fullTimeShare,
  'after_dismissal?': flag(
    'Whether an own illness began within 30 days after dismissal. False by default.',
  ),
  'breach_from?': date('The first day of a breach of the regime,'),
  'paid_on?': date('The day of the employer’s payment; its year decides about the split.'),
})
