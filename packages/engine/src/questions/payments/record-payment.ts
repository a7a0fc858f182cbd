import type { Recorder } from '../../breakdown/recorder.ts'
import { given } from '../../breakdown/step.ts'
import { recordExemptPay, recordPart } from '../../breakdown/steps/accrual.ts'
import { contractTypes } from '../../contract-types/contract-types.ts'
import { accruePay, coefficientsIn } from '../../pay/accrual.ts'
import type { OtherPayKind } from '../../pay/kinds.ts'
import { paymentCitations } from './citations.ts'
import type { Pay } from './pay.ts'
import type { TaxYear } from './withheld.ts'

const bases = { accrual_base: 'basePay', accrual_allowances: 'allowances' } as const

/**
 * Records the sums of a payment before tax, if its year has a recorder.
 * @param pays all payments
 * @param ofMonths has the steps of the months and of the advances
 */
export function recordPayment(
  pay: Pay,
  year: TaxYear,
  pays: readonly Pay[],
  ofMonths: Recorder,
): void {
  const { terms, law, recorder } = year
  if (recorder === undefined) return
  if (pay.advance !== null) {
    recordAdvance(pay, pay.advance, { ...year, recorder }, ofMonths)
    return
  }
  const { month, figures } = pay
  const byPayday = recorder.at(figures.month).citing(pay.citation)
  const advance = pays.find((other) => other.month === month && other.advance !== null)
  for (const kind of ['accrual_base', 'accrual_allowances'] as const) {
    const figure = bases[kind]
    if (pay.kind !== 'final') {
      const part = figures[figure] > 0 ? [given(pay.kind as OtherPayKind, figures[figure])] : []
      byPayday(kind, figures[figure], 'sum', ...part)
      continue
    }
    const before = advance && ofMonths.findAt(kind, advance.figures.month)
    const apart = new Map<OtherPayKind, number>()
    for (const { month: ofMonth, kind, figures } of pays) {
      if (ofMonth !== month || kind === 'advance' || kind === 'final') continue
      apart.set(kind, (apart.get(kind) ?? 0) + figures[figure])
    }
    const others = [...apart].flatMap(([kind, sum]) => (sum > 0 ? [given(kind, sum)] : []))
    const whole = ofMonths.findAt(kind, month)
    byPayday(kind, figures[figure], 'difference', whole, before, ...others)
  }
  const step = recorder.citing(paymentCitations.payDate)
  step('gross_income', figures.grossIncome, 'sum', 'accrual_base', 'accrual_allowances')
  recordExemptPay(recorder, terms, law, figures, pay.others)
}

function recordAdvance(
  { month, figures, citation: byPayday }: Pay,
  advance: NonNullable<Pay['advance']>,
  { terms, law, recorder }: TaxYear & { readonly recorder: Recorder },
  ofMonths: Recorder,
): void {
  const { salary, of } = advance
  recorder.at(figures.month)
  if ('days' in advance) {
    const { citation } = law.figures.productionCalendar
    recordPart(recorder, 'accrual_salary', salary, given('salary', of), advance.days, citation)
  } else {
    const whole = ofMonths.findAt('accrual_salary', month)
    const parts = [whole, given('advance_percent', advance.percent)]
    recorder.step('accrual_salary', salary, 'percent_to_kopeck', parts, byPayday)
  }
  const contractType = contractTypes[terms.contractType]
  const citations = { ...contractType.citations, income: paymentCitations.payDate }
  const calculation = { terms, law, recorder, contractType: { ...contractType, citations } }
  const pay = { salary, bonus: null, other: null }
  accruePay(calculation, figures, pay, coefficientsIn(terms, month))
}
