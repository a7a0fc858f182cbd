import type { Circumstances } from '../circumstances/circumstances.ts'
import type { CircumstancesMonth } from '../circumstances/result.ts'
import type { Law } from '../law/law.ts'
import { percentOf, toWholeRoubles, wholeRoublesIn } from '../money/rounding.ts'
import type { PayslipMonth } from '../payslip.ts'
import type { ExplainedAccrual } from './explain-accrual.ts'
import type { ExplainsTax } from './explain-withholding.ts'
import { rules } from './rule-citations.ts'
import type { Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'

/** The tax of a non-resident, each month by itself: see `NonResidentWithholding`. */
export class ExplainedNonResidentTax implements ExplainsTax {
  private readonly steps: Steps
  private readonly law: Law

  constructor(steps: Steps, law: Law) {
    this.steps = steps
    this.law = law
  }

  explain(payslip: PayslipMonth, { base, gross }: ExplainedAccrual): Step {
    const { steps } = this
    const { month } = payslip
    const { value: percent, citation } = this.law.figures.nonResidentRate
    const rate = outside('non_resident_rate', percent)
    const dueOn = (kind: Step['kind'], pay: Step) =>
      steps.add(
        kind,
        month,
        'percent_to_whole_roubles',
        toWholeRoubles(pay.value * percent),
        [from(pay), rate],
        citation,
      )
    const due = dueOn('tax_due', gross)
    const limit = steps.add(
      'tax_to_withhold',
      month,
      'within_pay',
      Math.min(due.value, wholeRoublesIn(gross.value)),
      [from(due), from(gross)],
      rules.payment,
    )
    const mainDue = dueOn('main_base_due', base)
    const mainTax = steps.add(
      'main_base_tax',
      month,
      'smallest',
      payslip.baseTax,
      [from(mainDue), from(limit)],
      citation,
    )
    const allowancesTax = steps.add(
      'allowances_tax',
      month,
      'difference',
      payslip.allowancesTax,
      [from(limit), from(mainTax)],
      citation,
    )
    const tax = steps.add(
      'income_tax',
      month,
      'sum',
      payslip.incomeTax,
      [from(mainTax), from(allowancesTax)],
      citation,
    )
    steps.add('tax_rate', month, 'given', payslip.taxRate, [rate], citation)
    return tax
  }
}

/** The tax on professional income, each month by itself: see `SelfEmploymentTax`. */
export class ExplainedSelfEmploymentTax implements ExplainsTax {
  private readonly steps: Steps
  private readonly circumstances: Circumstances
  private readonly regime: NonNullable<Law['figures']['selfEmployment']['value']>
  private readonly citation: Law['figures']['selfEmployment']['citation']
  private readonly details: readonly CircumstancesMonth[]
  private incomeSoFar: Step | undefined
  private deductionLeft: Step | undefined
  private deductionUsed: Step | undefined

  /** @param details of the months, from the calculation */
  constructor(
    steps: Steps,
    { figures }: Law,
    circumstances: Circumstances,
    details: readonly CircumstancesMonth[],
  ) {
    const { value, citation } = figures.selfEmployment
    if (value === null) throw new RangeError('There is no tax on professional income in this year')
    this.steps = steps
    this.regime = value
    this.citation = citation
    this.circumstances = circumstances
    this.details = details
  }

  explain(payslip: PayslipMonth, { base }: ExplainedAccrual): Step {
    const { steps, citation, regime } = this
    const { month } = payslip
    const byFirms = this.circumstances.selfEmployedPaidBy !== 'individuals'
    const { rate, pointsOff } = byFirms ? regime.fromFirms : regime.fromIndividuals
    const fullRate = outside('self_employment_full_rate', rate)
    const points = outside('points_off', pointsOff)

    const before = this.incomeSoFar
    this.incomeSoFar = steps.sum(
      'income_so_far',
      month,
      before === undefined ? [base] : [before, base],
      citation,
    )
    const soFar = from(this.incomeSoFar)
    const limit = outside('self_employment_limit', regime.incomeLimit)
    const whileWithin = (kind: Step['kind'], value: number, of: Step) =>
      steps.add(kind, month, 'while_within', value, [from(of), soFar, limit], citation)

    const left = this.explainDeductionLeft(payslip)
    const full = steps.add(
      'registration_deduction_full',
      month,
      'percent_to_kopeck',
      percentOf(base.value, pointsOff),
      [from(base), points],
      citation,
    )
    const available = steps.add(
      'registration_deduction_available',
      month,
      'smallest',
      Math.min(full.value, left.value),
      [from(full), from(left)],
      citation,
    )
    const used =
      this.details.find((detail) => detail.month === month)?.registrationDeductionUsed ?? 0
    this.deductionUsed = whileWithin('registration_deduction', used, available)
    const reducedTax = steps.add(
      'self_employment_tax',
      month,
      'percent_to_whole_roubles',
      toWholeRoubles(base.value * rate - available.value * 100),
      [from(base), fullRate, from(available)],
      rules.wholeRoubles,
    )
    const mainTax = whileWithin('main_base_tax', payslip.baseTax, reducedTax)
    const allowancesTax = steps.add(
      'allowances_tax',
      month,
      'nothing',
      payslip.allowancesTax,
      [],
      citation,
    )
    const tax = steps.sum('income_tax', month, [mainTax, allowancesTax], citation)
    const reduced = available.value > 0 && available.value === full.value
    const monthRate = steps.add(
      'self_employment_rate',
      month,
      'rate_less_points',
      reduced ? rate - pointsOff : rate,
      [fullRate, points, from(full), from(available)],
      citation,
    )
    whileWithin('tax_rate', payslip.taxRate, monthRate)
    return tax
  }

  /** The part of the registration deduction that the last month used. */
  get deductionOfMonth(): Step {
    if (this.deductionUsed === undefined) throw new RangeError('No month is explained yet')
    return this.deductionUsed
  }

  /** What is left of the registration deduction at the start of the month. */
  private explainDeductionLeft({ month }: PayslipMonth): Step {
    const { steps, citation, regime } = this
    if (this.deductionLeft === undefined || this.deductionUsed === undefined) {
      const granted = this.circumstances.hasRegistrationDeduction ? regime.deduction : 0
      const given = outside('registration_deduction_granted', granted)
      this.deductionLeft = steps.add(
        'registration_deduction_left',
        month,
        'given',
        granted,
        [given],
        citation,
      )
    } else {
      this.deductionLeft = steps.difference(
        'registration_deduction_left',
        month,
        [this.deductionLeft, this.deductionUsed],
        citation,
      )
    }
    return this.deductionLeft
  }
}
