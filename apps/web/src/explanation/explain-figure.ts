import { type ExplanationStep, explainCalculation } from '@oklad/contract/explanation'
import type { Calculation, Language } from '@oklad/contract/form'
import type { AmountName, Month, Statement } from '@oklad/engine'
import type { ExplainedFigure } from './explained-figure.ts'

/** The kind of step that gives an amount of a payslip. */
const stepKinds: Readonly<Record<AmountName | 'taxRate', readonly ExplanationStep['figure'][]>> = {
  basePay: ['accrual_base'],
  allowances: ['accrual_allowances'],
  grossIncome: ['gross_income'],
  baseTax: ['main_base_tax'],
  allowancesTax: ['allowances_tax'],
  incomeTax: ['income_tax'],
  netIncome: ['net_income'],
  pensionContribution: ['pension_contribution'],
  medicalContribution: ['medical_contribution'],
  socialContribution: ['social_contribution'],
  accidentContribution: ['accident_contribution'],
  contributions: ['contributions'],
  employerCost: ['employer_cost'],
  taxRate: ['tax_rate', 'self_employment_rate'],
}

/** The amounts that an amount without a step of its own is the sum of. */
const parts: Readonly<Partial<Record<AmountName, readonly AmountName[]>>> = {
  contributions: [
    'pensionContribution',
    'medicalContribution',
    'socialContribution',
    'accidentContribution',
  ],
  employerCost: ['grossIncome', 'contributions'],
}

/** A figure as the sum of others: each of them can be asked in turn. */
export interface SumOfFigures {
  readonly kind: 'sum'
  readonly value: number
  readonly parts: readonly { readonly figure: ExplainedFigure; readonly value: number }[]
}

/** How a figure came about: a step of the reckoning, or the sum of other figures. */
export type FigureExplanation =
  | { readonly kind: 'step'; readonly step: ExplanationStep }
  | SumOfFigures

/** The reckoning of a whole year, in which figures are looked up. */
export class Explanations {
  private readonly steps: readonly ExplanationStep[]
  private readonly byId: ReadonlyMap<string, ExplanationStep>
  private readonly statement: Statement

  constructor(calculation: Calculation, statement: Statement, language: Language) {
    this.steps = explainCalculation(calculation, language).explanation
    this.byId = new Map(this.steps.map((step) => [step.id, step]))
    this.statement = statement
  }

  /** A step by its id. */
  step(id: string): ExplanationStep | undefined {
    return this.byId.get(id)
  }

  /** How a figure of the page came about. */
  of(figure: ExplainedFigure): FigureExplanation {
    const step = this.stepOf(figure)
    if (step !== undefined) return { kind: 'step', step: this.telling(step) }
    return { kind: 'sum', value: this.valueOf(figure), parts: this.partsOf(figure) }
  }

  /** A sum of one part tells nothing: the part does. */
  private telling(step: ExplanationStep): ExplanationStep {
    const [only, ...others] = step.inputs.filter(({ value }) => value !== 0)
    if (step.operation !== 'sum' || others.length > 0 || only?.value !== step.value) return step
    const part = only.step === undefined ? undefined : this.byId.get(only.step)
    return part === undefined ? step : this.telling(part)
  }

  private stepOf(figure: ExplainedFigure): ExplanationStep | undefined {
    if (figure.period === 'yearToDate') return undefined
    const kinds = stepKinds[figure.amount]
    const month = figure.period === 'month' ? figure.month : undefined
    const value = this.valueOf(figure)
    // Of the same kind and month, there is also the sum so far, and that of all employers.
    return this.steps.find(
      (step) =>
        kinds.includes(step.figure) &&
        monthOf(step) === month &&
        step.value === value &&
        (month !== undefined || step.id.endsWith('.year')),
    )
  }

  private partsOf(figure: ExplainedFigure): SumOfFigures['parts'] {
    if (figure.amount === 'taxRate') return []
    const { amount } = figure
    const named = parts[amount]
    const figures: ExplainedFigure[] =
      named !== undefined && figure.period !== 'yearToDate'
        ? named.map((name) => ({ ...figure, amount: name }) as ExplainedFigure)
        : this.monthsOf(figure).map((month) => ({ amount, period: 'month', month }))
    return figures
      .map((part) => ({ figure: part, value: this.valueOf(part) }))
      .filter(({ value }, _, all) => value !== 0 || all.length === 1)
  }

  private monthsOf(figure: ExplainedFigure): readonly Month[] {
    const months = this.statement.months.map(({ month }) => month)
    return figure.period === 'year' ? months : months.filter((month) => month <= figure.month)
  }

  private valueOf(figure: ExplainedFigure): number {
    const { months, total } = this.statement
    if (figure.period === 'year') return total[figure.amount]
    const entry = months.find(({ month }) => month === figure.month)
    if (entry === undefined) return 0
    if (figure.amount === 'taxRate') return entry.taxRate
    return (figure.period === 'month' ? entry.amounts : entry.yearToDate)[figure.amount]
  }
}

const monthOf = ({ month }: ExplanationStep): number | undefined =>
  month === undefined ? undefined : Number(month.slice(5, 7))
