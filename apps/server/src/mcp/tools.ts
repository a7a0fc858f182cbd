import {
  type Answer,
  answerRequest,
  lawFigureKeys,
  lawFigureTitles,
  readLawYear,
  writeCitation,
  writeFigure,
} from '@oklad/answers'
import {
  ComparisonResponse,
  describeInputProblem,
  type FieldSchema,
  GrossUpRequest,
  GrossUpResponse,
  type InputProblem,
  type Language,
  PaymentsRequest,
  PaymentsResponse,
  PrivateCalculationRequest,
  PrivateCalculationResponse,
  requestPoints,
  startYears,
} from '@oklad/contract'
import { lawOf } from '@oklad/engine'
import { writeAnswer } from './write-answer.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** The texts of an answer, or the sentences that tell the problems of the arguments. */
type ToolAnswer = { readonly texts: readonly string[]; readonly isError?: boolean }

/** A tool of an assistant. The schema of its arguments comes from the field table. */
export interface Tool {
  readonly description: Readonly<Record<Language, string>>
  readonly schema: Pick<FieldSchema, 'properties' | 'required'>
  /** The points that a call takes from the caller's limit. */
  readonly points: number
  /** @param currentYear the calendar year in Moscow */
  readonly answer: (given: Arguments, currentYear: number, language: Language) => ToolAnswer
}

const refused = (problems: readonly InputProblem[], language: Language): ToolAnswer => ({
  texts: [problems.map((problem) => describeInputProblem(problem, language).detail).join('\n')],
  isError: true,
})

/** The text of a request; its answer has all warnings. */
const requestOf = (given: Arguments) => JSON.stringify({ ...given, warnings: true })

/**
 * A tool that asks a question of the service. It tells the answer in roubles, and then its sums in kopecks without
 * lists, so that it is short.
 */
const question = (
  name: keyof typeof answerRequest,
  schema: Tool['schema'],
  answerSchema: object,
  description: Tool['description'],
): Tool => ({
  description,
  schema,
  points: requestPoints[name],
  answer(given, currentYear, language) {
    const answer: Answer = answerRequest[name](requestOf(given), currentYear, () => language)
    if (!answer.ok) return refused(answer.problems, language)
    const isList = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'
    const sums = JSON.stringify(answer.body, (_, value) => (isList(value) ? undefined : value))
    const inKopecks = { en: 'The same in kopecks: ', ru: 'То же в копейках: ' }[language]
    return { texts: [writeAnswer(answer.body, answerSchema, language), inKopecks + sums] }
  },
})

/** The tools by their names. */
export const tools: Readonly<Record<string, Tool>> = {
  calculate: question('private-calc', PrivateCalculationRequest, PrivateCalculationResponse, {
    en: 'Compute a year of pay month by month: tax, net pay and contributions, exact to the kopeck by the law of the year.',
    ru: 'Рассчитать год по месяцам: НДФЛ, сумму на руки и взносы, с точностью до копейки по закону этого года.',
  }),
  explain: {
    description: {
      en: 'Show how every figure of a month and of its year is computed, with the formula, the rounding and the article of the law.',
      ru: 'Показать, как получена каждая цифра месяца и года: формула, округление и статья закона.',
    },
    schema: {
      required: ['gross_salary', 'month'],
      properties: {
        month: { type: 'integer', minimum: 1, maximum: 12, description: 'The month to explain.' },
        ...PrivateCalculationRequest.properties,
      },
    },
    points: requestPoints.explain,
    answer({ month, ...request }, currentYear, language) {
      const answer = answerRequest.explain(requestOf(request), currentYear, () => language)
      if (!answer.ok) return refused(answer.problems, language)
      const months = answer.body.calculation.monthly_details.map((entry) => entry.month)
      const numberOf = (text: string) => Number(text.slice(5, 7))
      const wanted = months.find((text) => numberOf(text) === month)
      if (wanted === undefined) {
        const minimum = numberOf(months[0] ?? '')
        const problem = { code: 'out_of_range', pointer: '/month', minimum, maximum: 12 } as const
        return refused([problem], language)
      }
      const steps = answer.body.explanation
        .filter((step) => step.pointer !== null && (step.month ?? wanted) === wanted)
        .map(({ title, formula, rounding, citation }) => {
          const rounded = rounding === undefined ? '' : ` (${rounding})`
          return `${title}: ${formula}${rounded} [${citation.article}, ${citation.act}]`
        })
      return { texts: [steps.join('\n')] }
    },
  },
  gross_up: question('gross-up', GrossUpRequest, GrossUpResponse, {
    en: 'Find the smallest salary, to the kopeck, that brings a net pay: on average over the year, in the first month or in every month.',
    ru: 'Найти наименьший оклад, с которым на руки выходит нужная сумма: в среднем за год, в первом месяце или в каждом.',
  }),
  compare: question('compare', PrivateCalculationRequest, ComparisonResponse, {
    en: 'Compare employment, a civil contract and self-employment at the same gross pay and at the same cost to the employer.',
    ru: 'Сравнить трудовой договор, договор ГПХ и самозанятость при одинаковом начислении и при одинаковых затратах нанимателя.',
  }),
  payments: question('payments', PaymentsRequest, PaymentsResponse, {
    en: 'List the payments of a year by date: every advance and final payment with its tax, and the tax to transfer by each day.',
    ru: 'Перечислить выплаты года по датам: авансы и окончательные расчёты с налогом и то, сколько налога перечислить к каждому дню.',
  }),
  law: {
    description: {
      en: 'Show the figures of the law for a tax year: scales, rates, limits and deductions, each with its act.',
      ru: 'Показать показатели закона за год: шкалы, ставки, пределы и вычеты, каждый со своим актом.',
    },
    schema: {
      properties: {
        year: {
          type: 'integer',
          ...startYears,
          description: 'The tax year; by default the current one.',
        },
      },
    },
    points: requestPoints.law,
    answer({ year }, currentYear, language) {
      const reading = readLawYear('year', String(year ?? currentYear))
      if (!reading.ok) return refused([reading.problem], language)
      const law = lawOf(reading.year)
      const title = { en: 'The law of', ru: 'Закон за год:' }[language]
      const lines = lawFigureKeys.map((key) => {
        const value = writeFigure(law, key, language).join('; ')
        const source = writeCitation(law.figures[key].citation, language)
        return `${lawFigureTitles[key][language]}: ${value} [${source}]`
      })
      return { texts: [[`${title} ${reading.year}`, ...lines].join('\n')] }
    },
  },
}
