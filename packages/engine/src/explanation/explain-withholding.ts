import type { IncomeBefore } from '../circumstances/circumstances.ts'
import { wholeRoublesIn } from '../money/rounding.ts'
import type { PayslipMonth } from '../payslip.ts'
import type { ExplainedAccrual } from './explain-accrual.ts'
import { rules } from './rule-citations.ts'
import type { Input, Period, Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'
import {
  explainMainTax,
  explainTaxableBases,
  explainWholeTax,
  type IncomeSoFar,
  type Taxation,
} from './taxation.ts'

/** Explains one month's tax after another. */
export interface ExplainsTax {
  /** @returns the step of the month's whole tax */
  explain(payslip: PayslipMonth, accrual: ExplainedAccrual, deduction: Step | undefined): Step
}

/**
 * The withholding of a resident month after month: exact tax on the base so far, whole roubles,
 * less what was withheld before, limited to what the month pays. See `Withholding`.
 */
export class ExplainedWithholding implements ExplainsTax {
  /** What was paid and deducted up to the last month. */
  soFar: IncomeSoFar | undefined
  private mainTaxSoFar: Step
  private allowancesTaxSoFar: Step
  private readonly steps: Steps
  private readonly taxation: Taxation

  constructor(steps: Steps, taxation: Taxation, before: IncomeBefore | undefined) {
    this.steps = steps
    this.taxation = taxation
    const [mainTax, allowancesTax] =
      before === undefined ? this.startFromNothing() : this.startFrom(before)
    this.mainTaxSoFar = mainTax
    this.allowancesTaxSoFar = allowancesTax
  }

  private startFromNothing(): [main: Step, allowances: Step] {
    const nothing = (kind: Step['kind']) =>
      this.steps.add(kind, 'before', 'nothing', 0, [], rules.withholding)
    return [nothing('main_base_tax_so_far'), nothing('allowances_tax_so_far')]
  }

  /** What the same employer paid and withheld earlier in the year. */
  private startFrom(before: IncomeBefore): [main: Step, allowances: Step] {
    const given = (kind: Step['kind'], input: Input) =>
      this.steps.add(kind, 'before', 'given', input.value, [input], rules.withholding)
    this.soFar = {
      base: given('base_pay_so_far', outside('base_income_before', before.baseIncome)),
      allowances: given(
        'allowances_so_far',
        outside('allowances_income_before', before.allowancesIncome),
      ),
      deductions:
        before.deductionGranted === 0
          ? undefined
          : given('deductions_so_far', outside('deductions_before', before.deductionGranted)),
    }
    const { main } = explainTaxableBases(this.steps, 'before', this.soFar)
    const { due } = explainMainTax(this.steps, 'before', this.taxation, main)
    const withheld = outside('tax_withheld_before', before.taxWithheld)
    const mainTax = this.steps.add(
      'main_base_tax_so_far',
      'before',
      'smallest',
      Math.min(due.value, before.taxWithheld),
      [from(due), withheld],
      rules.withholding,
    )
    const allowancesTax = this.steps.add(
      'allowances_tax_so_far',
      'before',
      'difference',
      before.taxWithheld - mainTax.value,
      [withheld, from(mainTax)],
      rules.withholding,
    )
    return [mainTax, allowancesTax]
  }

  explain(payslip: PayslipMonth, accrual: ExplainedAccrual, deduction: Step | undefined): Step {
    const { steps, taxation } = this
    const { month } = payslip
    this.soFar = this.add(month, accrual, deduction)
    const bases = explainTaxableBases(steps, month, this.soFar)
    const main = explainMainTax(steps, month, taxation, bases.main)
    const whole = explainWholeTax(
      steps,
      month,
      taxation,
      bases,
      taxation.allowanceScale === null ? undefined : main.due,
    )
    const toWithhold = this.explainLimit(month, whole.due, accrual.gross)
    const mainTax = this.explainMainBaseTax(payslip, main.due, toWithhold)
    const allowancesTax = this.explainAllowancesTax(
      payslip,
      whole.allowancesDue,
      toWithhold,
      mainTax,
    )
    const tax = steps.add(
      'income_tax',
      month,
      'sum',
      payslip.incomeTax,
      [from(mainTax), from(allowancesTax)],
      rules.withholding,
    )
    this.explainRate(payslip, whole.sharedExact ?? main.exact)
    this.mainTaxSoFar = this.cumulate('main_base_tax_so_far', month, this.mainTaxSoFar, mainTax)
    this.allowancesTaxSoFar = this.cumulate(
      'allowances_tax_so_far',
      month,
      this.allowancesTaxSoFar,
      allowancesTax,
    )
    return tax
  }

  private add(month: Period, accrual: ExplainedAccrual, deduction: Step | undefined): IncomeSoFar {
    const before = this.soFar
    return {
      base: this.cumulate('base_pay_so_far', month, before?.base, accrual.base),
      allowances: this.cumulate('allowances_so_far', month, before?.allowances, accrual.allowances),
      deductions:
        deduction === undefined
          ? before?.deductions
          : this.cumulate('deductions_so_far', month, before?.deductions, deduction),
    }
  }

  private cumulate(kind: Step['kind'], month: Period, before: Step | undefined, step: Step): Step {
    const parts = before === undefined ? [step] : [before, step]
    return this.steps.sum(kind, month, parts, rules.withholding)
  }

  /** What is left of the tax due, and no more than the month pays. */
  private explainLimit(month: Period, due: Step, gross: Step): Step {
    const left = this.steps.difference(
      'tax_left',
      month,
      [due, this.mainTaxSoFar, this.allowancesTaxSoFar],
      rules.withholding,
    )
    const fits = left.value <= gross.value
    return this.steps.add(
      'tax_to_withhold',
      month,
      'within_pay',
      fits ? Math.max(left.value, 0) : wholeRoublesIn(gross.value),
      [from(left), from(gross)],
      rules.payment,
    )
  }

  private explainMainBaseTax({ month, baseTax }: PayslipMonth, due: Step, limit: Step): Step {
    return this.steps.add(
      'main_base_tax',
      month,
      'difference_within',
      baseTax,
      [from(due), from(this.mainTaxSoFar), from(limit)],
      rules.withholding,
    )
  }

  /** In a base of their own what they owe; in a shared one what they add to it. */
  private explainAllowancesTax(
    { month, allowancesTax }: PayslipMonth,
    due: Step | undefined,
    limit: Step,
    mainTax: Step,
  ): Step {
    if (due === undefined) {
      return this.steps.add(
        'allowances_tax',
        month,
        'difference',
        allowancesTax,
        [from(limit), from(mainTax)],
        this.taxation.allowanceCitation,
      )
    }
    return this.steps.add(
      'allowances_tax',
      month,
      'difference_within',
      allowancesTax,
      [from(due), from(this.allowancesTaxSoFar), from(limit), from(mainTax)],
      rules.withholding,
    )
  }

  /** The bracket in which the base so far ends. */
  private explainRate({ month, taxRate }: PayslipMonth, { inputs, brackets }: Step): void {
    const { mainCitation } = this.taxation
    this.steps.add('tax_rate', month, 'rate_at', taxRate, inputs, mainCitation, brackets)
  }
}
