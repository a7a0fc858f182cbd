import { type Answerer, answerRequest, currentTaxYear } from '@oklad/answers'
import {
  breakdownOf,
  type Language,
  operationNamed,
  type QuestionName,
  type RequestKind,
  type ResponseOf,
  requests,
  sayIn,
  type Text,
} from '@oklad/contract/internal'
import { type CommandContext, UsageError } from '../context.ts'
import type { Assembly } from '../options/average-earnings-options.ts'
import { wordsOf } from '../options/read-option.ts'
import { helpPartOf, optionsOf } from '../options/request-options.ts'
import { requestByFile, requestByOptions } from '../options/typed-request.ts'
import { coloured } from '../report/colour.ts'
import { problemTexts } from '../texts.ts'
import { asJson, type CommandDescription, type GivenOptions, type HelpEntry } from './command.ts'

/** The answer with the breakdown of a question: that of `breakdownOf`. */
type Explained<Name extends QuestionName> =
  `explain${Capitalize<Name>}` extends infer Explaining extends QuestionName
    ? ResponseOf<Explaining>
    : ResponseOf<Name>

/** Writes an answer for people. */
type Report<Body> = (body: Body, context: CommandContext, given: GivenOptions) => string

/** A command that answers a request of the service. */
interface Question<Name extends QuestionName, Body extends object>
  extends Pick<CommandDescription, 'examples' | 'options'> {
  /** The operation of the service that gives the same answer. */
  readonly operation: Name
  /** In place of that of the operation, where the report needs more than its answer. */
  readonly answerer?: Answerer<Body>
  /** Makes the request where the options are not its fields. */
  readonly assembly?: Assembly
  /** Says what can only be given by a file. */
  readonly onlyByFile?: Text
  /** The problems of options beside the request; the answer is absent if the request is wrong. */
  readonly problemsBeside?: (
    given: GivenOptions,
    body: Body | Explained<Name> | undefined,
    context: CommandContext,
  ) => readonly string[]
  /** The answer of the service, where it is not the whole body. */
  readonly document?: (body: Body) => object
  readonly report: Report<Body>
  /** The report with `--explain`. */
  readonly explained?: Report<Explained<Name>>
}

const otherEmployers: Text = {
  en: 'Other employers of the year can only be given this way',
  ru: 'Других работодателей года можно указать только так',
}

/** A file may begin with it; the service accepts it, and `JSON.parse` does not. */
const BYTE_ORDER_MARK = /^\ufeff/

/** The options of a question and its usage; the first option is required. */
function helpOf(kind: RequestKind, path: string, explaining: string, onlyByFile: Text) {
  const fields = optionsOf(kind).map((one): HelpEntry => {
    const { flag, en, ru } = one.option
    const { argument } = one.field
    const term = argument ? { en: `${flag} ${argument.en}`, ru: `${flag} ${argument.ru}` } : flag
    return { term, en, ru, part: helpPartOf(one), choices: [...wordsOf(one.field).keys()] }
  })
  const [required] = fields
  const wholeRequest: HelpEntry = {
    term: { en: '--request <file>', ru: '--request <файл>' },
    en: `a JSON file with the whole request: the fields of the service, amounts in kopecks; - reads the standard input. ${onlyByFile.en}`,
    ru: `файл JSON со всем запросом: поля сервиса, суммы в копейках; «-» — стандартный ввод. ${onlyByFile.ru}`,
    ...(required && {
      part: { en: 'In place of all the options above:', ru: 'Вместо всех параметров выше:' },
    }),
  }
  const explain: HelpEntry = {
    term: '--explain',
    en: `show how each sum is computed; with --json, print the answer of POST ${explaining}`,
    ru: `показать, как рассчитана каждая сумма; вместе с --json — ответ POST ${explaining}`,
  }
  const json: HelpEntry = {
    term: '--json',
    en: `print the answer of POST ${path} instead of tables; amounts are in kopecks`,
    ru: `вместо таблиц вывести ответ POST ${path}; суммы — в копейках`,
  }
  const usageIn = (language: Language) => {
    const say = sayIn(language)
    const file = say(wholeRequest.term)
    return required ? `(${say(required.term)} | ${file})` : file
  }
  const usage = { en: usageIn('en'), ru: usageIn('ru') }
  return { usage, request: [...fields, wholeRequest], explain, json }
}

/** Returns the command of a question. */
export function question<Name extends QuestionName, Body extends object = ResponseOf<Name>>({
  operation,
  examples = [],
  assembly,
  onlyByFile = otherEmployers,
  options = [],
  answerer: usual = answerRequest[operation] as Answerer<object> as Answerer<Body>,
  problemsBeside,
  document,
  report: plain,
  explained,
}: Question<Name, Body>): CommandDescription {
  const {
    command: name,
    path,
    purpose: description,
    request: kind = 'private',
  } = operationNamed(operation)
  const { path: explaining } = operationNamed(breakdownOf(operation))
  if (name === undefined || description === undefined)
    throw new TypeError(`${operation} is no command`)
  const { usage, request, explain, json } = helpOf(kind, path, explaining, onlyByFile)
  return {
    ...{ name, description, examples, usage },
    options: [...request, ...options, ...(explained ? [explain] : []), json],
    async act(given, _, context) {
      const { language, say, stdout, now } = context
      const fields = optionsOf(kind)
      if (fields.length === 0 && given['request'] === undefined) {
        throw new UsageError([
          say(problemTexts.isRequired, { flag: '--request', example: 'request.json' }),
        ])
      }
      const [answerer, report] = (
        given['explain'] && explained
          ? [answerRequest[breakdownOf(operation)], explained]
          : [usual, plain]
      ) as [Answerer<Body>, Report<Body>]
      const { text, problemsOf } =
        given['request'] === undefined
          ? requestByOptions(fields, given, context, assembly)
          : await requestByFile(fields, given, context)
      const answerTo = (text: string) => answerer(text, currentTaxYear(now()), () => language)
      const answer = answerTo(text)
      const body = answer.ok ? answer.body : undefined
      const beside = problemsBeside?.(given, body, context) ?? []
      const problems = [...problemsOf(answer.ok ? [] : answer.problems), ...beside]
      if (body === undefined || problems.length > 0) throw new UsageError(problems)
      if (given['json']) {
        stdout.write(asJson(document?.(body) ?? body))
        return
      }
      // A report has all warnings, also those for which the request does not ask.
      const asked = { ...JSON.parse(text.replace(BYTE_ORDER_MARK, '')), warnings: true }
      const canAsk = 'warnings' in requests[kind].properties
      const reported = canAsk ? answerTo(JSON.stringify(asked)) : answer
      stdout.write(coloured(report(reported.ok ? reported.body : body, context, given), context))
    },
  }
}
