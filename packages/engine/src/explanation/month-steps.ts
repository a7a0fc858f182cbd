import type { MonthContributions, PayslipMonth } from '../payslip.ts'
import type { SummedKind } from './explain-year.ts'
import type { FundSteps } from './fund-steps.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import { from, type Steps } from './steps.ts'

/** The figures of the months that the year sums. */
export class MonthSteps {
  readonly byKind: Partial<Record<SummedKind, Step[]>> = {}
  private readonly steps: Steps

  constructor(steps: Steps) {
    this.steps = steps
  }

  /** Writes down what a month pays on hand, and keeps its figures for the year. */
  add({ month, netIncome }: PayslipMonth, gross: Step, tax: Step, funds: FundSteps | undefined) {
    const net = this.steps.add(
      'net_income',
      month,
      'difference',
      netIncome,
      [from(gross), from(tax)],
      rules.payment,
    )
    for (const step of [gross, tax, net]) this.keep(step)
    if (funds === undefined) return
    for (const step of [funds.pension, funds.medical, funds.social]) this.keep(step)
  }

  /** Keeps a month's step for the year's sum of its kind. */
  keep(step: Step): void {
    const kind = step.kind as SummedKind
    const kept = this.byKind[kind]
    if (kept === undefined) this.byKind[kind] = [step]
    else kept.push(step)
  }
}

/** The pay of the year up to a month, on which contributions are due. */
export function explainPaySoFar(
  steps: Steps,
  period: Period,
  before: Step | undefined,
  gross: Step,
): Step {
  const parts = before === undefined ? [gross] : [before, gross]
  return steps.sum('pay_so_far', period, parts, rules.contributions)
}

/** What a month was charged, by fund. */
export function contributionsOf(payslip: PayslipMonth): MonthContributions {
  return {
    pension: payslip.pensionContribution,
    medical: payslip.medicalContribution,
    social: payslip.socialContribution,
  }
}
