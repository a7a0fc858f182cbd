import {
  civilContractTitles,
  type ExplanationResponse,
  type ExplanationStep,
  figureOf,
  nonResidentTitles,
  periodTitles,
  selfEmployedTitles,
  titlesOfAllEmployers,
} from '@oklad/contract'
import type { Language, Text } from '@oklad/contract/fields'
import {
  type BracketPart,
  type Citation,
  explain,
  type Input,
  type Step,
  scalesOf,
  simplify,
} from '@oklad/engine'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { type Calculation, monthStarts } from '../calculation/calculation.ts'
import { linkTo } from './act-links.ts'
import { Formulas } from './formula.ts'
import { roundings } from './formula-words.ts'
import { pointersInto } from './pointers.ts'

/**
 * Computes a private calculation with the steps that lead to its figures, so that a person can
 * check each one with a pen.
 *
 * The steps are those that lead to a figure of the answer; steps that only repeat a value are left out.
 * @param language of the titles, the formulas and the warnings
 */
export function answerBreakdown(calculation: Calculation, language: Language): ExplanationResponse {
  const { terms, law } = calculation
  const { year, steps } = explain(terms, law)
  const answer = privateAnswer(calculation, language, { year })
  const pointers = pointersInto(answer, terms.firstMonth ?? 1)
  const shown = simplify(steps, (id) => pointers.has(id))
  return { calculation: answer, explanation: writeSteps(shown, pointers, calculation, language) }
}

/**
 * Writes the steps of a breakdown in words.
 * @param steps in the order of the calculation
 * @param pointers into the answer, by the ids of steps
 * @param periods the titles of further periods
 */
export function writeSteps(
  steps: readonly Step[],
  pointers: ReadonlyMap<string, string>,
  calculation: Calculation,
  language: Language,
  periods: ReadonlyMap<string, string> = new Map(),
): ExplanationStep[] {
  const formulas = new Formulas(language)
  const titleOf = titlesFor(calculation, language)
  const starts = monthStarts(calculation.law.year)
  return steps.map((step) => {
    const { id, kind, month, operation, brackets } = step
    const line: Line = {
      id,
      pointer: pointers.get(id) ?? null,
      figure: kind,
      month: month && starts[month - 1],
      title: titleIn(step, titleOf(kind), language, periods),
      formula: formulas.write(step),
      operation,
      inputs: step.inputs.map((input) => writeInput(input, titleOf(input.name))),
      brackets: brackets && writeBrackets(brackets, operation),
      rounding: roundings[operation]?.[language],
      value: step.value,
      unit: figureOf(kind).unit,
      citation: writeCitation(step.citation),
    }
    return line as ExplanationStep
  })
}

/** A step of the answer; `JSON.stringify` leaves out what is undefined. */
type Line = { [Name in keyof ExplanationStep]-?: ExplanationStep[Name] | undefined }

type Name = Input['name']

const titlesByContract = {
  employment: {},
  civilContract: civilContractTitles,
  selfEmployment: selfEmployedTitles,
}

/** The titles of figures in a language, as the contract type and the residence change them. */
function titlesFor({ terms, law }: Calculation, language: Language): (name: Name) => string {
  const { contractType = 'employment', isNonResident = false } = terms
  const changed: Readonly<Partial<Record<Name, Text>>> = {
    ...titlesByContract[contractType],
    ...(isNonResident && scalesOf(law, terms) === null && nonResidentTitles),
  }
  return (name) => (changed[name] ?? figureOf(name).title)[language]
}

/** A title with the period of the step, where that is neither a month nor the year as it is. */
function titleIn(
  { kind, period }: Step,
  title: string,
  language: Language,
  periods: ReadonlyMap<string, string>,
): string {
  if (titlesOfAllEmployers.has(kind)) return title
  const known: Readonly<Record<string, Text>> = periodTitles
  const words = periods.get(`${period}`) ?? known[period]?.[language]
  return words === undefined ? title : `${title} (${words})`
}

function writeInput(
  { name, value, from }: Input,
  title: string,
): ExplanationStep['inputs'][number] {
  const { unit } = figureOf(name)
  return from === undefined
    ? { name, title, value, unit }
    : { name, title, value, unit, step: from }
}

/** JSON has no number for a bracket without a top. */
function writeBrackets(
  brackets: readonly BracketPart[],
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

const written = new WeakMap<Citation, ExplanationStep['citation']>()

function writeCitation(citation: Citation): ExplanationStep['citation'] {
  let wire = written.get(citation)
  if (wire === undefined) {
    const { act, article, date } = citation
    const url = linkTo(act)
    wire = { act, article, date, ...(url !== undefined && { url }) }
    written.set(citation, wire)
  }
  return wire
}
