import { type Language, monthName, type Text } from '@oklad/contract/fields'
import {
  type ExplanationResponse,
  type ExplanationStep,
  figureOf,
  PrivateCalculationResponse,
  periodTitles,
  titlesOfAllEmployers,
  titlesOfTerms,
} from '@oklad/contract/internal'
import {
  type BracketPart,
  type Citation,
  explain,
  explainDeductions,
  type Input,
  type Month,
  type Period,
  type Step,
} from '@oklad/engine'
import { scalesOf, simplify } from '@oklad/engine/internal'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { type Calculation, monthStarts } from '../calculation/calculation.ts'
import { wordsOfWrits, writsOf } from '../calculation/writs.ts'
import { linkTo } from './act-links.ts'
import { Formulas } from './formula.ts'
import { roundings } from './formula-words.ts'
import { once } from './once.ts'
import { periodsOfWrits, pointersInto } from './pointers.ts'

/**
 * Computes a private calculation with the steps that lead to its figures, so that a person can
 * check each one with a pen.
 *
 * The steps are those that lead to a figure of the answer; steps that only repeat a value are left out.
 * @param language of the titles, the formulas and the warnings
 */
export function answerBreakdown(calculation: Calculation, language: Language): ExplanationResponse {
  const { request, terms, law } = calculation
  const { year, steps } = explain(terms, law)
  const writs = writsOf(request)
  const ofWrits = writs.length > 0 ? explainDeductions(year.months, writs, 'months').steps : []
  const answer = privateAnswer(calculation, language, { year })
  const pointers = pointersInto(PrivateCalculationResponse, answer, 'year', {
    ...periodsOfWrits,
    monthly_details: (index) => ((terms.firstMonth ?? 1) + index) as Month,
    withheld_elsewhere: (index) => `employer_${index + 1}`,
  })
  const shown = simplify([...steps, ...ofWrits], (id) => pointers.has(id))
  const periods = new Map([
    ...year.months.flatMap(({ month }) =>
      wordsOfWrits(request, month, language, monthName(month, language)),
    ),
    ...wordsOfWrits(request, 'year', language),
  ])
  return {
    calculation: answer,
    explanation: writeSteps(shown, pointers, calculation, language, periods),
  }
}

/**
 * Writes the steps of a breakdown in words. The sums of a transfer are rows of the step of its tax.
 * @param steps in the order of the calculation
 * @param pointers into the answer, by the ids of steps
 * @param periods the titles of further periods
 */
export function writeSteps(
  steps: readonly Step[],
  pointers: ReadonlyMap<string, string>,
  calculation: Pick<Calculation, 'terms' | 'law'>,
  language: Language,
  periods: ReadonlyMap<string, string> = new Map(),
): ExplanationStep[] {
  const formulas = new Formulas(language)
  const titles = titlesOf(calculation, language, periods)
  const starts = monthStarts(calculation.law.year)
  const inputsOf = (step: Step) =>
    step.inputs.map((input) => writeInput(input, titles.ofInput(input, step)))
  const rowOf = (step: Step): Row => ({
    pointer: pointers.get(step.id) as string,
    figure: step.kind,
    title: titles.title(step.kind, step.period),
    formula: formulas.write(step),
    inputs: inputsOf(step),
    value: step.value,
  })
  const heads = new Map(steps.filter(isTaxOfTransfer).map((step) => [step.period, step]))
  const isRow = (step: Step) => (heads.get(step.period) ?? step) !== step
  const rows = steps.filter(isRow)
  const lines = steps.filter((step) => !isRow(step))
  return lines.map((step) => {
    const { id, kind, period, month, operation, brackets } = step
    const line: Line = {
      id,
      pointer: pointers.get(id) ?? null,
      figure: kind,
      month: month && starts[month - 1],
      title: titles.inPeriod(isSalaryAlone(step) ? 'salary' : kind, period),
      formula: formulas.write(step),
      operation,
      inputs: inputsOf(step),
      brackets: brackets && writeBrackets(brackets, operation),
      rounding: step.exact === undefined ? roundings[operation]?.[language] : undefined,
      value: step.value,
      exact: step.exact,
      unit: figureOf(kind).unit,
      citation: writeCitation(step.citation),
      rows: heads.has(period) ? rows.filter((row) => row.period === period).map(rowOf) : undefined,
    }
    return line as ExplanationStep
  })
}

/** Whether base pay is a salary and nothing else. */
const isSalaryAlone = ({ kind, inputs: [only, ...others] }: Step) =>
  kind === 'accrual_base' && only?.name === 'salary' && others.length === 0

const isTaxOfTransfer = ({ kind, period }: Step) =>
  kind === 'income_tax' && `${period}`.startsWith('transfer_')

/** A step of the answer; `JSON.stringify` leaves out what is undefined. */
type Line = { [Name in keyof ExplanationStep]-?: ExplanationStep[Name] | undefined }

/** An input of the answer, like a line. */
type WrittenInput = {
  [Name in keyof ExplanationStep['inputs'][number]]-?:
    | ExplanationStep['inputs'][number][Name]
    | undefined
}

type Row = NonNullable<ExplanationStep['rows']>[number]

type Name = Input['name']

const isPayment = (period: Period) => typeof period === 'string' && period.startsWith('payment_')

/**
 * Makes the functions that title figures in a language, as the contract type and the residence change the titles.
 * @param periods the words of further periods
 */
function titlesOf(
  { terms, law }: Pick<Calculation, 'terms' | 'law'>,
  language: Language,
  periods: ReadonlyMap<string, string>,
) {
  const { contractType = 'employment', isNonResident = false, otherEmployers = [] } = terms
  const changed: Readonly<Partial<Record<Name, Text>>> = {
    ...titlesOfTerms[contractType],
    ...(isNonResident && scalesOf(law, terms) === null && titlesOfTerms.nonResident),
  }
  const ofPayments: Readonly<Partial<Record<Name, Text>>> =
    titlesOfTerms[contractType === 'civilContract' ? 'civilPayment' : 'payment']
  const numbered = otherEmployers.length > 1 ? [...otherEmployers.keys()] : []
  const words = new Map<Period | string, string>([
    ...Object.entries(periodTitles).map(([period, text]) => [period, text[language]] as const),
    ...numbered.map((index) => [`employer_${index + 1}`, `№ ${index + 1}`] as const),
    ...periods,
  ])
  const title = (name: Name, period: Period): string => {
    const ofPayment = isPayment(period) ? ofPayments[name] : undefined
    return (ofPayment ?? changed[name] ?? figureOf(name).title)[language]
  }
  /** The title with its period where that is neither a month nor the year as it is. */
  const inPeriod = (name: Name, period: Period): string => {
    const ofPeriod = words.get(period)
    const isWhole = ofPeriod === undefined || titlesOfAllEmployers.has(name)
    return isWhole ? title(name, period) : `${title(name, period)} (${ofPeriod})`
  }
  /** The title of an input, with its period where that is not the period of the step. */
  const ofInput = ({ name, period }: Input, step: Step): string => {
    if (period === undefined || period === step.period) return title(name, step.period)
    return typeof period === 'number'
      ? `${title(name, period)}, ${monthName(period, language)}`
      : inPeriod(name, period)
  }
  return { title, inPeriod, ofInput }
}

function writeInput(
  { name, value, exact, from }: Input,
  title: string,
): ExplanationStep['inputs'][number] {
  const input: WrittenInput = { name, title, value, unit: figureOf(name).unit, exact, step: from }
  return input as ExplanationStep['inputs'][number]
}

/** JSON has no number for a bracket without a top. */
function writeBrackets(
  brackets: readonly BracketPart[],
  operation: Step['operation'],
): NonNullable<ExplanationStep['brackets']> {
  const rate_unit = operation === 'tariff_to_kopeck' ? 'tenths_of_percent' : 'percent'
  return brackets.map(({ above, upTo, rate, amount, tax }) => {
    const up_to = upTo === Number.POSITIVE_INFINITY ? null : upTo
    return { above, up_to, rate, rate_unit, amount, tax }
  })
}

const writeCitation = once((citation: Citation): ExplanationStep['citation'] => {
  const { act, article, date } = citation
  const url = linkTo(act)
  return { act, article, date, ...(url !== undefined && { url }) }
})
