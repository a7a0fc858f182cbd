import { stepOfAmount } from '@oklad/answers/sections'
import {
  dayAndMonth,
  type Language,
  otherPayKinds,
  unbroken,
  writePercent,
} from '@oklad/contract/fields'
import { figureOf, type StepKind } from '@oklad/contract/internal'
import type { AmountName, PaidAbsence, StatementMonth } from '@oklad/engine'
import { funds, monthIn, type TaxedPart } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { partsInWords } from '../months/parts-in-words.ts'
import { taxedIn } from '../months/rate-rises.ts'
import { furtherSums, type LeftOut, nameOfAmount, repeatedSums, writTitle } from '../months/sums.ts'
import { payslipTexts } from '../texts/payslip.ts'
import { deductedOf } from '../writs/deducted-of.ts'

/** A line of a payslip; a part of a month's pay has no sum since January. */
interface PayslipRow {
  /** Absent of a part of a month's pay, which is no figure of the year. */
  readonly name?: AmountName
  /** The step of the breakdown whose value it is; writs have one together, and so have pays. Absent of pay by the Social Fund. */
  readonly step?: StepKind | undefined
  readonly label: string
  readonly ofMonth: number
  readonly soFar?: number
  readonly isSum: boolean
}

/** The rows of a payslip: accrued, withheld, to pay and contributions, each sum before its parts. */
export function payslipRows(
  solved: Solved,
  { month, taxRate, amounts, yearToDate }: StatementMonth,
  words: Words,
): readonly PayslipRow[] {
  const { language } = words
  const { total } = solved.statement
  const { accrual_base: ofOneBase } = repeatedSums(solved)
  const payslip = payslipTexts[language]
  const at = solved.statement.months.findIndex((one) => one.month === month)
  const taxed = taxedIn(solved, at)
  const inParts = (parts: readonly TaxedPart[]) =>
    parts.length < 2 ? '' : `: ${partsInWords(parts, language)}`
  const [ofMain, ofNorth] = [inParts(taxed.main), inParts(taxed.north)]
  const hasOwnBase = taxed.north.length > 0
  const isParted = ofMain + ofNorth !== ''
  const ofAll = hasOwnBase ? '' : ofMain
  const rate = isParted ? ofAll : payslip.rate(writePercent(taxRate, language))
  const { employer, fund } = otherPayRows(solved, month, language)
  const writs = writRows(solved, month, language)
  const sumsOf = (name: AmountName) => ({
    ...{ name, step: stepOfAmount(name) },
    ...{ ofMonth: amounts[name], soFar: yearToDate[name] },
  })
  const part = (name: AmountName, more = '') => ({
    label: nameOfAmount(name, words) + more,
    isSum: false,
    ...sumsOf(name),
  })
  const sum = (label: string, name: AmountName) => ({ label, isSum: true, ...sumsOf(name) })
  return [
    sum(payslip.accrued, 'grossIncome'),
    ...(ofOneBase ? [] : [part('basePay'), part('allowances')]),
    ...employer,
    ...furtherRows(solved, at, words),
    sum(payslip.withheld + rate, 'incomeTax'),
    ...(ofOneBase
      ? []
      : [part('baseTax', hasOwnBase ? ofMain : ''), part('allowancesTax', ofNorth)]),
    sum(writs.length > 0 ? words.texts.amounts.netIncome : payslip.toPay, 'netIncome'),
    ...writs,
    ...fund,
    sum(payslip.employer, 'contributions'),
    ...funds.filter((name) => total[name] > 0).map((name) => part(name)),
  ]
}

/** Why a payslip has no row of a sum that the answer has. */
// biome-ignore format: one sum a line
export const leftOutOfPayslip = (solved: Solved): LeftOut => ({
  ...repeatedSums(solved),
  employer_cost: 'a payslip is about the employee',
  withheld_after_tax: 'each writ has a row',
})

/** Further sums with rows for each pay; what is paid out ends the rows of writs. */
const inRowsOfTheirOwn: ReadonlySet<string> = new Set([
  'other_pay',
  'paid_out',
] satisfies StepKind[])

/** The further sums of a month: the parts of its pay and the deductions before its tax. */
function furtherRows(solved: Solved, at: number, words: Words): readonly PayslipRow[] {
  const leftOut = leftOutOfPayslip(solved)
  return furtherSums(solved)
    .filter(({ step = '' }) => !(step in leftOut) && !inRowsOfTheirOwn.has(step))
    .map(({ step, title, months, toDate }) => {
      const [ofMonth = 0, soFar = 0] = [months[at], toDate[at]]
      return { step, label: unbroken(title[words.language]), ofMonth, soFar, isSum: false }
    })
}

/** The deductions from the net pay of a month by each writ, and the rest. */
function writRows(solved: Solved, month: number, language: Language): readonly PayslipRow[] {
  const at = solved.statement.months.findIndex((one) => one.month === month)
  const deducted = deductedOf(solved)?.payments[at]
  if (deducted === undefined) return []
  const title = (kind: StepKind) => figureOf(kind).title[language]
  const taken = deducted.deductions.map(({ amount, debtLeft }, index) => ({
    step: 'writ_amount' as const,
    label: `${writTitle(index + 1, language)}${debtLeft === null ? '' : `, ${payslipTexts[language].debtLeft(writeAmount(debtLeft, language))}`}`,
    ofMonth: amount,
    isSum: false,
  }))
  const step = 'paid_out'
  return [...taken, { step, label: title(step), ofMonth: deducted.paidOut, isSum: true }]
}

/** The kind of the employer's pay for each absence. */
export const payOfAbsence = {
  vacation: 'vacation_pay',
  sick: 'sick_pay',
  unpaid: undefined,
  business_trip: 'working_days_pay',
  donor_day: 'working_days_pay',
} as const

/** The first and the last day of an absence. */
const daysOf = ({ from, lastDay }: PaidAbsence, language: Language) =>
  `${dayAndMonth(from, language)} – ${dayAndMonth(lastDay, language)}`

/** The other pay of a month: of the employer, each absence with its days, and of the Social Fund. */
function otherPayRows({ calculation }: Solved, month: number, language: Language) {
  const { terms, paidAbsences = [] } = calculation
  const payslip = payslipTexts[language]
  const left = [...paidAbsences]
  const employer = (terms.otherPay ?? []).flatMap((pay) => {
    const at = left.findIndex(
      (one) => payOfAbsence[one.kind] === pay.kind && one.pay === pay.amount,
    )
    const [absence] = at < 0 ? [] : left.splice(at, 1)
    return pay.month === month ? [{ pay, absence }] : []
  })
  return {
    employer: employer.map(({ pay, absence }): PayslipRow => {
      const title = otherPayKinds[pay.kind][language]
      const average = absence?.kind === 'vacation' ? absence : undefined
      const days =
        average && `${average.days} ×\u00a0${writeAmount(average.dailyAverage, language)}`
      const parts = [title.toLowerCase(), absence && daysOf(absence, language), days].filter(
        Boolean,
      )
      const label = payslip.including(parts.join(', '))
      return { step: 'other_pay', label, ofMonth: pay.amount, isSum: false }
    }),
    fund: paidAbsences
      .filter(({ fundPay, lastDay }) => fundPay > 0 && monthIn(lastDay) === month)
      .map(
        (absence): PayslipRow => ({
          label: payslip.fund(daysOf(absence, language)),
          ofMonth: absence.fundPay,
          isSum: false,
        }),
      ),
  }
}
