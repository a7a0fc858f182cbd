import {
  answerRequest,
  changedFigures,
  readLawYear,
  unknownNames,
  writeCitation,
  writeFigure,
  writeProvisional,
} from '@oklad/answers'
import {
  type Answer,
  breakdownOf,
  describeInputProblem,
  type ExplanationResponse,
  type FieldSchema,
  fieldNamed,
  type InputProblem,
  type Language,
  type OperationName,
  operationNamed,
  operationNames,
  type Price,
  prices,
  type QuestionName,
  type RequestFieldName,
  type RequestKind,
  type ResponseName,
  requestFieldNames,
  requestForms,
  requests,
  responseSchemas,
  startYears,
  type Text,
} from '@oklad/contract/internal'
import { type Law, lawOf } from '@oklad/engine'
import { allFiguresOf, type LawFigureKey, lawFigureKeys, monthIn } from '@oklad/engine/internal'
import { writeAnswer } from './write-answer.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** An answer as a text and as data, or the sentences that tell the problems of the arguments. */
type ToolAnswer =
  | { readonly text: string; readonly data: object }
  | { readonly text: string; readonly isError: true }

/** The arguments of a tool, whose schema comes from the field table, and its answer. */
interface Asked {
  readonly schema: Pick<FieldSchema, 'properties' | 'required'>
  /** The schema of the answer as data. */
  readonly answerSchema: object
  /** @param currentYear the calendar year in Moscow */
  readonly answer: (given: Arguments, currentYear: number, language: Language) => ToolAnswer
}

/** A tool of an assistant. */
export interface Tool extends Asked {
  readonly title: Text
  readonly purpose: Text
  /** What a call takes from the caller's limit. */
  readonly price: Price
}

const refused = (problems: readonly InputProblem[], language: Language): ToolAnswer => ({
  text: problems.map((problem) => describeInputProblem(problem, language).detail).join('\n'),
  isError: true,
})

/** The text of a request; its answer always has the warnings. */
const requestOf = (given: Arguments, kind: RequestKind = 'private') =>
  JSON.stringify('warnings' in requests[kind].properties ? { ...given, warnings: true } : given)

/** A list without the members of its items that no calculation needs: assistants make no documents. */
function ofCalculation(name: string, list: FieldSchema): FieldSchema {
  const isField = (requestFieldNames as readonly string[]).includes(name)
  const { term } = isField ? fieldNamed(name as RequestFieldName) : {}
  const isOfObjects = list.items?.properties !== undefined
  const names = term && 'properties' in term ? term.properties : undefined
  if (!isOfObjects || names === undefined) return list
  const used = Object.entries(list.items.properties).filter(([member]) => member in names)
  return { ...list, items: { ...list.items, properties: Object.fromEntries(used) } }
}

/** A request without the field that `requestOf` adds, and those for programs and documents, in its parts too. */
function ofAssistants({ properties = {}, ...request }: FieldSchema): FieldSchema {
  const { warnings: _, law_version: __, ...others } = properties
  const parts = Object.entries(others).map(([name, part]) => [
    name,
    part.properties ? ofAssistants(part) : ofCalculation(name, part),
  ])
  return { ...request, properties: Object.fromEntries(parts) }
}

/** The fields of a request that assistants have. */
function fieldsOf(kind: RequestKind) {
  const { required = [], properties = {} } = ofAssistants(requestForms[kind])
  return { required, properties }
}

/** Members of payments with which the answer of a year would be too long for an assistant. */
const tooLong = new Set(['income_codes', 'deduction_codes', 'tax_parts'])

/** Members of a recalculation that repeat both calculations; calculate has them. */
const repeated = new Set([...tooLong, 'before', 'after'])

/** The members that the answer to a question leaves out. */
const leftOut: Readonly<Partial<Record<QuestionName, ReadonlySet<string>>>> = {
  payments: tooLong,
  recalculate: repeated,
}

/** The answer to a question, or its schema, without the members that are too long. */
function shortened(question: QuestionName, answer: object): object {
  const { [question]: names } = leftOut
  if (names === undefined) return answer
  return JSON.parse(
    JSON.stringify(answer, (name, part) => {
      if (name === 'required') return part.filter((required: string) => !names.has(required))
      return names.has(name) ? undefined : part
    }),
  )
}

/** The article and the act of a citation. A letter has no article. */
const sourceOf = ({ article, act }: ExplanationResponse['explanation'][number]['citation']) =>
  [article, act].filter(Boolean).join(', ')

/** Asks a question of the service. */
function question(name: QuestionName): Asked {
  const { request = 'private', response } = operationNamed(name)
  const whole: object = responseSchemas[response as ResponseName]
  const answerSchema = shortened(name, whole)
  return {
    schema: fieldsOf(request),
    answerSchema,
    answer(given, currentYear, language) {
      const text = requestOf(given, request)
      const answer: Answer = answerRequest[name](text, currentYear, () => language)
      if (!answer.ok) return refused(answer.problems, language)
      const data = shortened(name, answer.body)
      return { text: writeAnswer(data, answerSchema, language), data }
    },
  }
}

/** A list of objects with these texts. */
const textsNamed = (...names: readonly string[]) => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return { type: 'array', items: { type: 'object', properties } }
}

const warnings = { type: 'array', items: { type: 'string' } }

/** An answer of lines after its warnings. */
const resultWith = (warnings: readonly string[], lines: readonly string[], data: object) => ({
  text: [...warnings.map((warning) => `! ${warning}`), ...lines].join('\n'),
  data: { warnings, ...data },
})

const ofYear: Text = { en: 'Year', ru: 'Год' }

const explain: Asked = {
  schema: {
    required: ['gross_salary', 'month'],
    properties: {
      month: { type: 'integer', minimum: 1, maximum: 12, description: 'The month to explain.' },
      ...fieldsOf('private').properties,
    },
  },
  answerSchema: {
    properties: {
      warnings,
      steps: textsNamed('title', 'formula', 'source'),
    },
  },
  answer({ month, ...request }, currentYear, language) {
    const answer = answerRequest.explain(requestOf(request), currentYear, () => language)
    const code = Number.isInteger(month) ? 'out_of_range' : 'not_an_integer'
    const outside = (minimum = 1, maximum = 12): readonly InputProblem[] => [
      { code, pointer: '/month', minimum, maximum },
    ]
    if (!answer.ok) {
      const isMonth = Number.isInteger(month) && Number(month) >= 1 && Number(month) <= 12
      return refused([...answer.problems, ...(isMonth ? [] : outside())], language)
    }
    const { monthly_details: months, warnings: found = [] } = answer.body.calculation
    const numbers = months.map((entry) => monthIn(entry.month))
    const wanted = months[numbers.indexOf(month as number)]?.month
    if (wanted === undefined) return refused(outside(numbers[0], numbers.at(-1)), language)
    const steps = answer.body.explanation
      .filter(
        (step) => step.month === wanted || (step.month === undefined && step.pointer !== null),
      )
      .map(({ month, title: name, formula, rounding, citation }) => {
        const title = month === undefined ? `${ofYear[language]}: ${name}` : name
        const rounded = rounding === undefined ? '' : ` (${rounding})`
        return { title, formula: formula + rounded, source: sourceOf(citation) }
      })
    const lines = steps.map(({ title, formula, source }) => `${title}: ${formula} [${source}]`)
    return resultWith(
      found.map(({ detail }) => detail),
      lines,
      { steps },
    )
  },
}

const taxYear = (description: string): FieldSchema => ({
  type: 'integer',
  ...startYears,
  description,
})

/** Reads the tax years of arguments, or tells what is wrong with them. */
function lawsOf(given: Arguments, names: readonly string[], language: Language) {
  const laws: Law[] = []
  const problems: InputProblem[] = []
  for (const name of names) {
    const reading = readLawYear(name, String(given[name]))
    if (reading.ok) laws.push(lawOf(reading.year))
    else problems.push(reading.problem)
  }
  return problems.length > 0 ? refused(problems, language) : laws
}

const noFigure: Text = { en: 'No figure differs.', ru: 'Отличий в показателях нет.' }

/** Tells figures of the law, each in one or more years. */
function figuresOf(laws: readonly Law[], keys: readonly LawFigureKey[], language: Language) {
  const figures = keys.map((key) =>
    Object.fromEntries(
      laws.flatMap((law) => {
        const { title, citation } = allFiguresOf(law)[key]
        const source = writeCitation(citation, language)
        const value = `${writeFigure(law, key, language).join('; ')} [${source}]`
        return [
          ['title', title[language]],
          [law.year, value],
        ]
      }),
    ),
  )
  const lines = figures.map(({ title, ...values }) => {
    const lines = Object.entries(values).map(([year, value]) => `${year}: ${value}`)
    return [title, ...lines].join('\n  ')
  })
  const warnings = laws
    .filter(({ provisional }) => provisional)
    .map((law) => writeProvisional(law, language))
  return resultWith(warnings, lines.length > 0 ? lines : [noFigure[language]], { figures })
}

const lawAnswerSchema = {
  properties: {
    warnings,
    figures: textsNamed('title'),
  },
}

const law: Asked = {
  schema: { properties: { year: taxYear('The tax year; by default the current one.') } },
  answerSchema: lawAnswerSchema,
  answer({ year }, currentYear, language) {
    const laws = lawsOf({ year: year ?? currentYear }, ['year'], language)
    return 'text' in laws ? laws : figuresOf(laws, lawFigureKeys, language)
  },
}

const lawDiff: Asked = {
  schema: {
    required: ['from', 'to'],
    properties: {
      from: taxYear('The tax year to compare.'),
      to: taxYear('The tax year to compare it with.'),
    },
  },
  answerSchema: lawAnswerSchema,
  answer(given, _, language) {
    const laws = lawsOf(given, ['from', 'to'], language)
    if ('text' in laws) return laws
    const [before, after] = laws as [Law, Law]
    return figuresOf(laws, changedFigures(before, after), language)
  },
}

/** Asks a question with the steps of its answer. */
function withSteps(name: 'vacationPay' | 'sickPay'): Asked & Pick<Tool, 'price'> {
  const plain = question(name)
  const explaining = breakdownOf(name)
  const { request, price = prices.message } = operationNamed(explaining)
  return {
    ...plain,
    price,
    answer(given, currentYear, language) {
      const text = requestOf(given, request)
      const answer = answerRequest[explaining](
        text,
        currentYear,
        () => language,
      ) as Answer<Explained>
      if (!answer.ok) return refused(answer.problems, language)
      const { calculation, explanation } = answer.body
      const lines = explanation.map(
        ({ title, formula, citation }) => `${title}: ${formula} [${sourceOf(citation)}]`,
      )
      const sums = writeAnswer(calculation, plain.answerSchema, language)
      return { text: [sums, '', ...lines].join('\n'), data: calculation }
    },
  }
}

type Explained = Pick<ExplanationResponse, 'explanation'> & { readonly calculation: object }

/** The tools that do more than ask the service. */
const own: Readonly<Partial<Record<OperationName, Asked>>> = {
  explain,
  law,
  lawDiff,
  vacationPay: withSteps('vacationPay'),
  sickPay: withSteps('sickPay'),
}

/** The tools by their names. */
export const tools: Readonly<Record<string, Tool>> = Object.fromEntries(
  operationNames.flatMap((operation) => {
    const { tool, purpose, summary: title, price = prices.message } = operationNamed(operation)
    if (tool === undefined || purpose === undefined) return []
    const asked = own[operation] ?? question(operation as QuestionName)
    const known = Object.keys({ ...asked.schema.properties, warnings: true })
    // A question refuses what no request has, with all other problems; a tool has fewer fields.
    const answer: Asked['answer'] = (given, ...asking) => {
      const found = asked.answer(given, ...asking)
      const problems = 'data' in found ? unknownNames(Object.keys(given), known) : []
      return problems.length > 0 ? refused(problems, asking[1]) : found
    }
    return [[tool, { title, purpose, price, ...asked, answer }]]
  }),
)
