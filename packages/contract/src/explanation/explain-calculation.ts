import { type Circumstances, explain, type Input, type Step, unitOf } from '@oklad/engine'
import type { Language, Text } from '../language.ts'
import type { Calculation } from '../request/calculation.ts'
import { answerCalculation } from '../response/write-response.ts'
import { type StepsById, writeFormula } from './formula.ts'
import { roundings } from './formula-words.ts'
import { linkTo } from './links.ts'
import { pointerOf } from './pointers.ts'
import type { ExplanationResponse, ExplanationStep } from './schemas.ts'
import { nonResidentTitles, selfEmployedTitles, titleIn, titleOf } from './titles.ts'

/**
 * Computes a private calculation and explains every figure of it, step by step, so that a person
 * can check it with a pen.
 * @param language of the titles, the formulas and the warnings
 * @returns the answer of the private calculation, and the steps in the order of the reckoning
 */
export function explainCalculation(
  calculation: Calculation,
  language: Language,
): ExplanationResponse {
  const answer = JSON.parse(answerCalculation('private', calculation, language))
  const { terms, law } = calculation
  const { steps } = explain(terms, law)
  const byId: StepsById = new Map(steps.map((step) => [step.id, step]))
  const writer = { language, byId, titles: titlesUnder(terms.circumstances) }
  return {
    calculation: answer,
    explanation: steps.map((step) => ({
      id: step.id,
      pointer: pointerOf(step, answer, terms.firstMonth),
      figure: step.kind,
      ...(step.month !== undefined && { month: monthOf(law.year, step.month) }),
      ...written(step, writer),
    })),
  }
}

/** The titles that circumstances change. */
function titlesUnder(circumstances: Circumstances | undefined): Writing['titles'] {
  if (circumstances?.engagement === 'selfEmployment') return selfEmployedTitles
  return circumstances?.isNotResident ? nonResidentTitles : {}
}

interface Writing {
  readonly language: Language
  readonly byId: StepsById
  /** Titles that differ from the usual ones. */
  readonly titles: Readonly<Partial<Record<Input['name'], Text>>>
}

function written(
  step: Step,
  { language, byId, titles }: Writing,
): Omit<ExplanationStep, 'id' | 'pointer' | 'figure' | 'month'> {
  const title = (name: Input['name']) => (titles[name] ?? titleOf(name))[language]
  const rounding = roundings[step.operation]
  const { act, article, date } = step.citation
  return {
    title: titleIn(step.period, title(step.kind), language),
    formula: writeFormula(step, byId, language),
    operation: step.operation,
    inputs: step.inputs.map(({ name, value, from }) => ({
      name,
      title: title(name),
      value,
      unit: unitOf(name),
      ...(from !== undefined && { step: from }),
    })),
    ...(step.brackets !== undefined && { brackets: bracketsOf(step.brackets, step.operation) }),
    ...(rounding !== undefined && { rounding: rounding[language] }),
    value: step.value,
    unit: unitOf(step.kind),
    citation: { act, article, date, url: linkTo(act) },
  }
}

/** JSON has no number for a bracket without a top. */
function bracketsOf(
  brackets: NonNullable<Step['brackets']>,
  operation: Step['operation'],
): NonNullable<ExplanationStep['brackets']> {
  const rate_unit = operation === 'tariff_to_kopeck' ? 'tenths_of_percent' : 'percent'
  return brackets.map(({ above, upTo, rate, amount, tax }) => ({
    above,
    up_to: upTo === Number.POSITIVE_INFINITY ? null : upTo,
    rate,
    rate_unit,
    amount,
    tax,
  }))
}

const monthOf = (year: number, month: number) =>
  `${year}-${String(month).padStart(2, '0')}-01T00:00:00Z`
