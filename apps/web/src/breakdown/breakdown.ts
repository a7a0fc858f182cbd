import { answerBreakdown, answerPaymentsBreakdown, writeValue } from '@oklad/answers/breakdown'
import { stepOfAmount } from '@oklad/answers/sections'
import { type Language, monthName, unbroken } from '@oklad/contract/fields'
import { type ExplanationStep, figureOf, type StepKind } from '@oklad/contract/internal'
import type { AmountName } from '@oklad/engine'
import { monthIn } from '@oklad/engine/internal'
import { fieldNamed } from '../input/details.ts'
import type { Solved } from '../input/outcome.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import type { Asked, AskedFigure } from './asked-figure.ts'
import { figuresOf } from './figures.ts'

/** The steps whose value is a figure of a payslip: the rate has one of two, and contributions as a whole have none. */
function kindsOf(amount: AmountName | 'taxRate'): readonly string[] {
  if (amount === 'taxRate') return ['self_employment_rate', 'tax_rate']
  return amount === 'contributions' ? [] : [stepOfAmount(amount)]
}

/** The breakdown of one figure, in words. */
export interface Breakdown
  extends Partial<Pick<ExplanationStep, 'brackets' | 'rounding' | 'rows' | 'citation'>> {
  readonly heading: string
  readonly formula: string
  readonly isSum: boolean
  /** The numbers that the figure is computed from. */
  readonly inputs: readonly {
    readonly title: string
    readonly value: string
    /** Opens the breakdown of the number; `undefined` where it has none. */
    readonly asked: Asked | undefined
  }[]
}

function ofStep(step: ExplanationStep, heading: string, language: Language): Breakdown {
  return {
    ...step,
    heading,
    isSum: step.operation === 'sum',
    inputs: step.inputs.map(({ title, value, unit, step }) => ({
      title,
      value: unbroken(writeValue(value, unit, language)),
      asked: step === undefined ? undefined : { step },
    })),
  }
}

/**
 * Returns a function that breaks a figure of the year down.
 * @param first the figure that is asked for first: it has the steps of another answer, or the days of payment for the
 * breakdown of the payments by date
 */
export function breakdownsOf(
  solved: Solved,
  first: Asked,
  { language, texts }: Words,
): (asked: Asked) => Breakdown {
  const { calculation, statement } = solved
  const { amountOf, partsOf, nameOf, ratesOf } = figuresOf(solved, { language, texts })
  const { request, terms } = calculation
  const { explanation, paydays = undefined } = 'step' in first ? first : {}
  function answer() {
    if (paydays === undefined) return answerBreakdown(calculation, language)
    const asked = { ...request, gross_salary: terms.grossSalary, ...paydays }
    return answerPaymentsBreakdown(asked, { ...calculation, request: asked }, language)
  }
  const steps = explanation ?? answer().explanation
  const byId = new Map(steps.map((step) => [step.id, step]))

  /** The step itself; for a sum of one part, the step of that part, which says more. */
  function telling(step: ExplanationStep): ExplanationStep {
    const [only, ...others] = step.inputs.filter(({ value }) => value !== 0)
    if (step.operation !== 'sum' || others.length > 0 || only?.value !== step.value) return step
    const part = byId.get(only.step ?? '')
    return part === undefined ? step : telling(part)
  }

  function stepOf(figure: AskedFigure): ExplanationStep | undefined {
    if (figure.period === 'yearToDate') return undefined
    const period = figure.period === 'month' ? figure.month : 'year'
    return kindsOf(figure.amount)
      .map((kind) => byId.get(`${kind}.${period}`))
      .find((step) => step !== undefined)
  }

  function ofSum(heading: string, value = 0, figures: readonly AskedFigure[] = [], before = 0) {
    const write = (amount: number) => writeAmount(amount, language, { withKopecks: true })
    const earlier = { title: fieldNamed('income_before').label[language], value: write(before) }
    const inputs = [
      ...(before === 0 ? [] : [{ ...earlier, asked: undefined }]),
      ...figures.map((asked) => ({ title: nameOf(asked), value: write(amountOf(asked)), asked })),
    ]
    const sum = inputs.map(({ value }) => value).join(' + ')
    const formula = inputs.length > 1 ? `${sum} = ${write(value)}` : write(value)
    return { heading, formula, isSum: true, inputs }
  }

  return (asked) => {
    if ('step' in asked) {
      const found = byId.get(asked.step)
      if (found === undefined) {
        // A zero of what the terms do not contain has no step.
        return ofSum(figureOf(asked.step.split('.')[0] as StepKind).title[language])
      }
      const step = telling(found)
      const month = step.month === undefined ? '' : `, ${monthName(monthIn(step.month), language)}`
      return ofStep(step, `${step.title}${month}`, language)
    }
    const step = stepOf(asked)
    if (step !== undefined) {
      const broken = ofStep(telling(step), nameOf(asked), language)
      return { ...broken, formula: [broken.formula, ...ratesOf(asked)].join('; ') }
    }
    const { before } = statement
    const isSoFar = asked.period === 'yearToDate' && before !== null
    return ofSum(nameOf(asked), amountOf(asked), partsOf(asked), isSoFar ? before[asked.amount] : 0)
  }
}
