/** What Oklad's other packages need beside `index.ts`. No promise: names here change in any release. */

export {
  type BudgetCodes,
  deadlineDays,
  figureIn,
  filingDays,
  Scale,
  workingDayFrom,
} from '@oklad/law'
export {
  type AllLawFigures,
  allFiguresOf,
  dateWithin,
  dayIn,
  daysAfter,
  daysIn,
  type LawFigureKey,
  lawFigureKeys,
  monthIn,
  writPercents,
  yearIn,
} from '@oklad/law/internal'
export { simplify } from './breakdown/simplify.ts'
export { idOf } from './breakdown/step.ts'
export { deductionTerms } from './deductions/deductions.ts'
export { type DeductionName, deductionNames } from './deductions/names.ts'
export { noticeKindNames, noticeKinds } from './deductions/notice-kinds.ts'
export {
  kopecks,
  LARGEST_OTHER_PAY,
  minus,
  plus,
  times,
  total,
  ZERO,
} from './money/kopecks.ts'
export { shareOf, timesIn, toWholeRoubles } from './money/rounding.ts'
export { payKinds } from './pay/kinds.ts'
export { northernPartOf } from './pay/other-pay.ts'
export { checkAbsences } from './questions/absences/absence-problems.ts'
export { isOwnIllness, lastDayOf } from './questions/absences/dates.ts'
export { averagePayProblems } from './questions/average-earnings/average-pay-problems.ts'
export { sickPayProblems } from './questions/average-earnings/sick-pay-problems.ts'
export { lowestNetOf } from './questions/gross-up/lowest-net.ts'
export {
  roundSalaryDown,
  roundSalaryUp,
} from './questions/gross-up/salary-for-every-month.ts'
export { deadlinesOf } from './questions/payments/deadlines.ts'
export { latePayment } from './questions/payments/late-payday.ts'
export { isRaisable } from './questions/raise.ts'
export { periodOfPriority, periodOfWrit } from './questions/writs/explain-deductions.ts'
export { checkWrits } from './questions/writs/writ-problems.ts'
export { computePay, computeYear, yearOfComplete } from './readings/payslips.ts'
export { plainYears } from './readings/plain-year.ts'
export { completeTerms } from './terms/complete-terms.ts'
export { carryTax } from './withholding/carried-tax.ts'
export { allowanceScaleOf, scalesOf } from './withholding/residency.ts'
export { type TaxedPart, taxedByRate } from './withholding/taxed-by-rate.ts'
export { warnOfTax } from './year/year-warnings.ts'
export { funds, reusedYears } from './year-figures.ts'
