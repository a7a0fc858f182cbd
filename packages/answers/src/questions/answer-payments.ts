import { type PaymentsExplanationResponse, PaymentsResponse } from '@oklad/contract'
import {
  fieldNamed,
  type Language,
  monthName,
  type PaymentsRequest,
  type RightFields,
  requestFieldNames,
  write,
  writeDate,
} from '@oklad/contract/fields'
import { paymentKinds, type Warning } from '@oklad/contract/internal'
import {
  type DeductedPayment,
  explainDeductions,
  explainPayments,
  lawOf,
  lawVersion,
  type PaidSums,
  type Payment,
  type PaymentsOfYear,
  paymentsOf,
  usualPaydays,
  type YearWarning,
} from '@oklad/engine'
import { latePayment, simplify, warnOfTax } from '@oklad/engine/internal'
import { writeSteps } from '../breakdown/answer-breakdown.ts'
import { periodsOfWrits, pointersInto } from '../breakdown/pointers.ts'
import { type Calculation, lawStartedIn, monthStarts } from '../calculation/calculation.ts'
import { assessmentFields, hasEffect, notCountedWarnings } from '../calculation/not-counted.ts'
import { amountWithUnit, warningsOf, writeWarning } from '../calculation/warnings.ts'
import {
  checkedPrivate,
  deductedFrom,
  wordsOfWrits,
  writeDeducted,
  writsOf,
} from '../calculation/writs.ts'
import { type Checked, lackOf } from '../calculation/year-problems.ts'

// biome-ignore format: one text a line
const texts = {
  late_payday: { en: 'The payment of {date} is made more than 15 calendar days after the end of its period (Labour Code, article 136).', ru: 'Выплата {date} — позже чем через 15 календарных дней после конца периода, за который она начислена (ст. 136 ТК РФ).' },
  no_advance: { en: 'There is no advance, and the law requires wages to be paid at least every half month (Labour Code, article 136).', ru: 'Аванса нет, а закон требует платить зарплату не реже чем каждые полмесяца (ст. 136 ТК РФ).' },
  not_withheld: { en: '{labels}: not used here, because payments show only the tax that the employer withholds. The calculation of the year uses all of it.', ru: 'Здесь не учтено: {labels}. В выплатах показан только НДФЛ, который удерживает работодатель, а остальное учитывает расчёт за год.' },
  tax_set_off: { en: 'In {year}, {amount} of excess tax at one rate is set off against tax due at another, because the tax of the year is one sum. The documents of the agent show the set-off; the lines of the payments and their budget codes have the tax as it was withheld.', ru: 'В {year} году {amount} излишне удержанного налога по одной ставке засчитывается в недоудержанный по другой: налог за год — одна сумма. В отчётности агента зачёт показан, а в строках выплат и по КБК налог стоит так, как удержан.' },
  budget_code_unknown: { en: 'The budget code (КБК) of this tax is not known here: ask the tax service for it. {before}The XML of the agent’s documents needs it.', ru: 'КБК для этого налога здесь неизвестен: уточните его в налоговой. {before}Без него не выйдет XML отчётности агента.' },
  code_before: { en: 'For non-residents with the rates of residents it was 18210102010011000110 until 2024, and 18210102080011000110 at 15%. ', ru: 'У нерезидентов со ставками резидентов по 2024 год это был 18210102010011000110, а по ставке 15 % — 18210102080011000110. ' },
  remitted: { en: 'withheld to {to}, to transfer by {due}', ru: 'удержан по {to}, перечислить не позднее {due}' },
}

/** The fields of the assessment after the year and of contributions, which payments have nothing of. */
const notInPayments = requestFieldNames.filter(
  (name) => assessmentFields.includes(name) || fieldNamed(name).group === 'employer',
)

/**
 * Checks a request for payments as `checkedPrivate` does. Years before tax was withheld from every payment, and
 * self-employment, have no payments with tax.
 * @param currentYear the tax year of a request without `start_date`
 */
export function checkedPayments(
  fields: RightFields,
  isWhole: boolean,
  currentYear: number,
): Checked {
  const checked = checkedPrivate(fields, isWhole, currentYear)
  const problems = [...checked.problems]
  const { year } = lawStartedIn(fields, currentYear)
  const add = (field: 'start_date' | 'employment_type') =>
    problems.push({
      problem: { code: 'no_payments', pointer: `/${field}`, year },
      beside: field,
    })
  if (lackOf(lawOf(year), 'transferDays') !== null) add('start_date')
  if (fields.employment_type === 'SELF_EMPLOYED') add('employment_type')
  return { ...checked, problems }
}

/**
 * The payments of a valid request by date.
 * @param calculation of the request
 * @param language of the warnings
 */
export function answerPayments(
  request: PaymentsRequest,
  calculation: Calculation,
  language: Language,
): PaymentsResponse {
  const { terms, law } = calculation
  const paid = paymentsOf(terms, { paydays: paydaysOf(request), law })
  const deducted = deductedFrom(paid.payments, request)?.payments
  return answerOf(request, calculation, { ...paid, deducted }, language)
}

/**
 * The payments of a valid request with the steps that lead to their figures.
 * @param calculation of the request
 * @param language of the titles, the formulas and the warnings
 */
export function answerPaymentsBreakdown(
  request: PaymentsRequest,
  calculation: Calculation,
  language: Language,
): PaymentsExplanationResponse {
  const { terms, law } = calculation
  const paid = explainPayments(terms, { paydays: paydaysOf(request), law })
  const writs = writsOf(request)
  const ofWrits = explainDeductions(paid.payments, writs, 'payments')
  const deducted = writs.length > 0 ? ofWrits.payments : undefined
  const answer = answerOf(request, calculation, { ...paid, deducted }, language)
  const periods = new Map([
    ...paid.payments.flatMap((payment, index) => {
      const period = `payment_${index + 1}` as const
      const words = wordsOf(payment, paid.payments, language)
      return [[period, words] as const, ...wordsOfWrits(request, period, language, words)]
    }),
    ...paid.remittances.map(({ from, to, due }) => {
      const dates = { to: writeDate(to, language), due: writeDate(due, language) }
      const days = write(texts.remitted, language, dates)
      return [`transfer_${from}`, days] as const
    }),
  ])
  const pointers = pointersInto(PaymentsResponse, answer, 'year', {
    ...periodsOfWrits,
    payments: (index) => `payment_${index + 1}`,
    transfers: (_, __, { withheld_from }: Transfer) => `transfer_${withheld_from}`,
    tax_years: (index) => (index === 0 ? 'year' : 'next_year'),
  })
  const shown = simplify([...paid.steps, ...(deducted ? ofWrits.steps : [])], (id) =>
    pointers.has(id),
  )
  return {
    calculation: answer,
    explanation: writeSteps(shown, pointers, calculation, language, periods),
  }
}

/**
 * A payment in words: its date, and what it pays where several are paid on that date, such as two sick leaves on one payday,
 * which are numbered.
 */
function wordsOf(payment: Payment, payments: readonly Payment[], language: Language): string {
  const { date, month, kind } = payment
  const day = writeDate(date, language)
  const ofDay = payments.filter((other) => other.date === date)
  if (ofDay.length === 1) return day
  const alike = ofDay.filter((other) => other.kind === kind && other.month === month)
  const number = `, ${{ en: 'no.', ru: '№' }[language]} ${alike.indexOf(payment) + 1}`
  const name = monthName(month, language)
  const words = {
    advance: { en: `advance for ${name}`, ru: `аванс за ${name}` },
    final: { en: `final pay for ${name}`, ru: `зарплата за ${name}` },
  }
  const ofKind = kind === 'advance' || kind === 'final' ? words[kind] : paymentKinds[kind]
  return `${day}, ${ofKind[language].toLowerCase()}${alike.length > 1 ? number : ''}`
}

type Paydays = Pick<PaymentsRequest, 'advance_day' | 'final_day' | 'advance_percent'>

/** The paydays of a request. */
export const paydaysOf = ({ advance_day, final_day, advance_percent }: Paydays) => ({
  advanceDay: advance_day ?? usualPaydays.advanceDay,
  finalDay: final_day ?? usualPaydays.finalDay,
  advancePercent: advance_percent ?? usualPaydays.advancePercent,
})

/**
 * The warnings of the payments of a valid request.
 * @param amount writes the amounts in the sentences, as of `warningsOf`
 */
export function paymentWarnings(
  request: RightFields & Paydays,
  { terms, law, notes = [] }: Calculation,
  { payments, years, warnings }: PaymentsOfYear,
  language: Language,
  amount = amountWithUnit[language],
): Warning[] {
  // Pay for December may be taxed by a law that is not known yet.
  const lastLaw = lawOf(years.at(-1)?.year ?? law.year)
  // The Labour Code does not hold for a civil contract.
  const isWages = terms.contractType !== 'civilContract'
  const late = isWages ? latePayment(payments, law.year) : undefined
  const date = late && writeDate(late.date, language)
  const ofWages = [
    ...(isWages && request.advance_percent === 0 ? [texts.no_advance[language]] : []),
    ...(date ? [write(texts.late_payday, language, { date })] : []),
  ]
  return [
    ...warningsOf({ request, law: lastLaw, notes }, language, null, amount),
    ...warnings.map((warning) => writeWarning(warning, { request, law }, language, amount)),
    ...notCountedWarnings(notInPayments.filter(hasEffect(request)), texts.not_withheld, language),
    ...years.flatMap(({ year, excessTax }) => {
      const ofTax: YearWarning[] = []
      warnOfTax(ofTax, excessTax)
      const ofYear = { request, law: lawOf(year) }
      return ofTax.map((warning) => writeWarning(warning, ofYear, language, amount))
    }),
    ...years.flatMap(({ year, setOff }): Warning[] => {
      const values = { year, amount: amount(setOff) }
      const detail = write(texts.tax_set_off, language, values)
      return setOff > 0 ? [{ code: 'tax_set_off', detail }] : []
    }),
    ...uncodedWarnings(payments, terms.isNonResident === true, language),
    ...ofWages.map((detail): Warning => ({ code: 'late_payday', detail })),
  ]
}

/** Says that no budget code is known for tax of the payments. */
function uncodedWarnings(
  payments: readonly Payment[],
  isNonResident: boolean,
  language: Language,
): readonly Warning[] {
  const isKnown = payments.every(({ taxParts }) => taxParts.every((part) => part.budgetCode))
  if (isKnown) return []
  const before = isNonResident ? texts.code_before[language] : ''
  const detail = write(texts.budget_code_unknown, language, { before })
  return [{ code: 'budget_code_unknown', detail }]
}

function answerOf(
  request: PaymentsRequest,
  calculation: Calculation,
  paid: Paid,
  language: Language,
): PaymentsResponse {
  const { terms, law } = calculation
  const { payments, remittances, years, deducted } = paid
  const starts = monthStarts(law.year)
  const paydays = paydaysOf(request)
  const warnings = paymentWarnings(request, calculation, paid, language)
  return {
    gross_salary: terms.grossSalary,
    territorial_multiplier: terms.districtCoefficient ?? 100,
    northern_coefficient: 100 + (terms.northernAllowance ?? 0),
    advance_day: paydays.advanceDay,
    final_day: paydays.finalDay,
    advance_percent: paydays.advancePercent,
    payments: payments.map((payment, index) => ({
      date: payment.date,
      month: starts[payment.month - 1] as string,
      kind: payment.kind,
      tax_year: payment.taxYear,
      ...writeSums(payment),
      tax_rate: payment.taxRate,
      transfer_date: payment.remittanceDate,
      slot: payment.slot,
      income_codes: payment.incomes.map((sum) => ({ ...sum })),
      deduction_codes: payment.deductions.map((sum) => ({ ...sum })),
      tax_parts: payment.taxParts.map((part) => ({
        base: part.base,
        rate: part.rate,
        budget_code: part.budgetCode,
        income: part.income,
        deduction: part.deduction,
        tax_base: part.taxBase,
        tax_amount: part.tax,
      })),
      ...(deducted && writeDeducted(deducted[index] as DeductedPayment)),
    })),
    transfers: remittances.map((remittance) => ({
      transfer_date: remittance.due,
      withheld_from: remittance.from,
      withheld_to: remittance.to,
      slot: remittance.slot,
      budget_codes: remittance.byBudgetCode.map(({ budgetCode, tax }) => ({
        budget_code: budgetCode,
        tax_amount: tax,
      })),
      ...writeSums(remittance),
    })),
    tax_years: years.map((year) => ({ tax_year: year.year, ...writeSums(year) })),
    ...(request.law_version && { law_version: lawVersion() }),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The payments of a year with what writs take from them. */
type Paid = PaymentsOfYear & { readonly deducted: readonly DeductedPayment[] | undefined }

type Transfer = PaymentsResponse['transfers'][number]

const writeSums = (sums: PaidSums) => ({
  gross_income: sums.grossIncome,
  base_gross_income: sums.basePay,
  north_gross_income: sums.allowances,
  tax_amount: sums.incomeTax,
  base_tax_amount: sums.baseTax,
  north_tax_amount: sums.allowancesTax,
  net_income: sums.netIncome,
})
