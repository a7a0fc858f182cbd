import { answerBreakdown, answerPaymentsBreakdown } from '@oklad/answers/breakdown'
import type { Calculation } from '@oklad/answers/calculation'
import { type Language, snakeCase } from '@oklad/contract/fields'
import { type ExplanationStep, figureOf, type StepKind } from '@oklad/contract/internal'
import type { AmountName, Month, Statement } from '@oklad/engine'
import { funds, monthIn } from '@oklad/engine/internal'
import type { Asked, AskedFigure, AskedStep } from './asked-figure.ts'

/** The kinds of steps whose value is an amount of a payslip, where they have another name than the amount. */
const otherKinds: Readonly<Partial<Record<AmountName | 'taxRate', readonly string[]>>> = {
  basePay: ['accrual_base'],
  allowances: ['accrual_allowances'],
  baseTax: ['main_base_tax'],
  taxRate: ['tax_rate', 'self_employment_rate'],
}

/** The parts of amounts that have no step of their own. */
const parts: Readonly<Partial<Record<AmountName, readonly AmountName[]>>> = {
  contributions: funds,
  employerCost: ['grossIncome', 'contributions'],
}

/** A figure as the sum of other figures, each with a breakdown. */
interface SumOfFigures {
  readonly value: number
  /** A part without a figure is the earlier pay of the year, which was entered. */
  readonly parts: readonly { readonly figure?: AskedFigure; readonly value: number }[]
}

/** A zero of what the terms do not contain has no step. */
const NOTHING: SumOfFigures = { value: 0, parts: [] }

/** The breakdown of a whole year, with the breakdowns of its figures. */
export class Breakdown {
  private readonly steps: readonly ExplanationStep[]
  private readonly byId: ReadonlyMap<string, ExplanationStep>
  private readonly statement: Statement

  /** @param asked has the steps of another answer, or the days of payment for the breakdown of the payments by date */
  constructor(
    calculation: Calculation,
    statement: Statement,
    language: Language,
    { paydays, explanation }: Partial<AskedStep>,
  ) {
    const { request, terms, law } = calculation
    const answer = () =>
      paydays === undefined
        ? answerBreakdown(calculation, language)
        : answerPaymentsBreakdown(
            { ...request, gross_salary: terms.grossSalary, ...paydays },
            law.year,
            language,
          )
    this.steps = explanation ?? answer().explanation
    this.byId = new Map(this.steps.map((step) => [step.id, step]))
    this.statement = statement
  }

  /** The step with an id. */
  step(id: string): ExplanationStep | undefined {
    const step = this.byId.get(id)
    return step && this.telling(step)
  }

  /** The title of a step, or of a zero without a step. */
  titleOf(id: string, language: Language): string {
    const [kind] = id.split('.') as [StepKind]
    return this.step(id)?.title ?? figureOf(kind).title[language]
  }

  /** The breakdown of a figure of the page, or the step that is asked for. */
  of(asked: Asked): ExplanationStep | SumOfFigures {
    if ('step' in asked) return this.step(asked.step) ?? NOTHING
    const step = this.stepOf(asked)
    if (step !== undefined) return this.telling(step)
    return { value: this.valueOf(asked), parts: this.partsOf(asked) }
  }

  /** The step itself; for a sum of one part, the step of that part, which says more. */
  private telling(step: ExplanationStep): ExplanationStep {
    const [only, ...others] = step.inputs.filter(({ value }) => value !== 0)
    if (step.operation !== 'sum' || others.length > 0 || only?.value !== step.value) return step
    const part = only.step === undefined ? undefined : this.byId.get(only.step)
    return part === undefined ? step : this.telling(part)
  }

  private stepOf(figure: AskedFigure): ExplanationStep | undefined {
    if (figure.period === 'yearToDate') return undefined
    const kinds = otherKinds[figure.amount] ?? [snakeCase(figure.amount)]
    const month = figure.period === 'month' ? figure.month : undefined
    const value = this.valueOf(figure)
    // The year to date and all employers together have steps of the same kind and month.
    return this.steps.find(
      (step) =>
        kinds.includes(step.figure) &&
        (step.month && monthIn(step.month)) === month &&
        step.value === value &&
        (month !== undefined || step.id.endsWith('.year')),
    )
  }

  private partsOf(figure: AskedFigure): SumOfFigures['parts'] {
    if (figure.amount === 'taxRate' || this.valueOf(figure) === 0) return []
    const { amount } = figure
    const named = parts[amount]
    const figures: AskedFigure[] =
      named !== undefined && figure.period !== 'yearToDate'
        ? named.map((name) => ({ ...figure, amount: name }) as AskedFigure)
        : this.monthsOf(figure).map((month) => ({ amount, period: 'month', month }))
    const { before } = this.statement
    const earlier =
      figure.period === 'yearToDate' && before !== null ? [{ value: before[amount] }] : []
    const shown = figures
      .map((part) => ({ figure: part, value: this.valueOf(part) }))
      .filter(({ value }, _, all) => value !== 0 || all.length === 1)
    return [...earlier, ...shown]
  }

  private monthsOf(figure: AskedFigure): readonly Month[] {
    const months = this.statement.months.map(({ month }) => month)
    return figure.period === 'year' ? months : months.filter((month) => month <= figure.month)
  }

  private valueOf(figure: AskedFigure): number {
    const { months, total } = this.statement
    if (figure.period === 'year') return total[figure.amount]
    const entry = months.find(({ month }) => month === figure.month)
    if (entry === undefined) return 0
    if (figure.amount === 'taxRate') return entry.taxRate
    return (figure.period === 'month' ? entry.amounts : entry.yearToDate)[figure.amount]
  }
}
