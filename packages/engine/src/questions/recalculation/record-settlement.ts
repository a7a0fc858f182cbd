import type { Law } from '@oklad/law'
import type { FigureName, StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import { deductionNames, deductionSteps } from '../../deductions/names.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { paymentCitations } from '../payments/citations.ts'
import { withhold } from '../payments/withheld.ts'
import { recalculationCitations } from './citations.ts'

/** Records the tax of a resident's pay to date. */
export function recordTaxToDate(
  terms: CompleteTerms,
  law: Law,
  toDate: MonthFigures,
  recorder: Recorder,
): void {
  const { basePay, allowances, exemptIncome, deductions } = toDate
  recorder.at(toDate.month)
  const step = (kind: StepKind, name: FigureName, value: number) =>
    recorder.step(kind, value, 'given', [given(name, value)], paymentCitations.payDate)
  step('accrual_base', 'base_by_date', basePay)
  if (exemptIncome !== 0) {
    const { citation } = law.figures.payExemptions
    const inputs = ['accrual_base', given('exempt_by_date', exemptIncome)] as const
    recorder.step('taxed_base', basePay - exemptIncome, 'difference', inputs, citation)
  }
  step('accrual_allowances', 'allowances_by_date', allowances)
  const parts = ['accrual_base', 'accrual_allowances'] as const
  recorder.step('gross_income', basePay + allowances, 'sum', parts, paymentCitations.payDate)
  for (const name of deductionNames) {
    if (deductions[name] > 0)
      step(deductionSteps[name].granted, 'deductions_by_date', deductions[name])
  }
  withhold({ terms, law, pays: [{ figures: { ...toDate } }], recorder })
}

type SettledSum = 'due' | 'made' | 'taxDue' | 'withheld' | 'incomeTax'

/**
 * Records the sums of the settlement.
 * @param hasTaxSteps whether the tax due by the day has steps
 */
export function recordSettlement(
  amounts: Readonly<Record<SettledSum, number>>,
  hasTaxSteps: boolean,
  recorder: Recorder,
): void {
  const { due, made, taxDue, withheld, incomeTax } = amounts
  const { withholding, payment } = ruleCitations
  const { payDate } = paymentCitations
  const { excessTax } = recalculationCitations
  const [pay, left] = [due - made, taxDue - withheld]
  const [ofPayment, ofExcess] = [recorder.citing(payment), recorder.citing(excessTax)]
  recorder.at('recalculation')
  const paid = [given('pay_due_by_date', due), given('pay_made', made)]
  recorder.step('settlement_pay', pay, 'difference', paid, payDate)
  const tax = hasTaxSteps ? 'tax_left' : given('tax_by_date', taxDue)
  const taken = given('tax_withheld_by_date', withheld)
  recorder.step('settlement_tax_left', left, 'difference', [tax, taken], withholding)
  ofExcess('excess_tax', Math.max(-left, 0), 'difference_not_below_zero', taken, tax)
  if (pay >= 0) {
    ofPayment('settlement_tax', incomeTax, 'within_pay', 'settlement_tax_left', 'settlement_pay')
  } else if (incomeTax < 0) {
    const isAll = incomeTax === left
    const ofPay = incomeTax === pay ? 'settlement_pay' : given('tax_of_pay_taken_back', incomeTax)
    ofExcess('settlement_tax', incomeTax, 'given', isAll ? 'settlement_tax_left' : ofPay)
  } else ofExcess('settlement_tax', incomeTax, 'sum')
  ofPayment('settlement_net', pay - incomeTax, 'difference', 'settlement_pay', 'settlement_tax')
}
