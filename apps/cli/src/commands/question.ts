import { type Answerer, currentTaxYear } from '@oklad/answers'
import type { Command } from 'commander'
import { type CommandContext, UsageError } from '../context.ts'
import { helpPartOf, type RequestOption } from '../options/request-options.ts'
import { requestByFile, requestByOptions } from '../options/typed-request.ts'
import {
  addCommand,
  asJson,
  type CommandDescription,
  type CommandOption,
  type GivenOptions,
} from './command.ts'

/** A command that answers a request of the service. */
interface Question<Body extends object> extends Omit<CommandDescription, 'usage' | 'act'> {
  /** The path of the service that gives the same answer. */
  readonly path: string
  /** The options of the request; the first one is required. */
  readonly request: readonly RequestOption[]
  readonly answerer: Answerer<Body>
  /** The answerer with `--explain`, at the path with `/explain`. */
  readonly explaining?: Answerer<Body>
  /** The problems of options beside the request; the answer is absent if the request is wrong. */
  readonly problemsBeside?: (given: GivenOptions, body?: Body) => readonly string[]
  /** The answer of the service, where it is not the whole body. */
  readonly document?: (body: Body) => object
  /** The answer for people. */
  readonly report: (body: Body, context: CommandContext, given: GivenOptions) => string
}

/** A file may begin with it; the service accepts it, and `JSON.parse` does not. */
const BYTE_ORDER_MARK = /^\ufeff/

/** Adds the command of a question. */
export function addQuestion<Body extends object>(
  program: Command,
  context: CommandContext,
  question: Question<Body>,
): void {
  const { path, request, explaining, options = [], problemsBeside, document, report } = question
  const { language, say, stdout, now } = context
  const fields = request.map((one): CommandOption => {
    const { flag, [language]: text } = one.option
    const { argument } = one.field
    return [argument ? `${flag} ${argument[language]}` : flag, text, say(helpPartOf(one))]
  })
  const wholeRequest: CommandOption = [
    say('--request <file>'),
    say(
      'a JSON file with the whole request: the fields of the service, amounts in kopecks; - reads the standard input. Other employers of the year can only be given this way',
    ),
    say('In place of all the options above:'),
  ]
  const explainText = 'show how each sum is computed; with --json, print the answer of POST {path}'
  const explain: CommandOption = ['--explain', say(explainText, { path: `${path}/explain` })]
  const jsonText = 'print the answer of POST {path} instead of tables; amounts are in kopecks'
  addCommand(program, context, {
    ...question,
    usage: `(${fields[0]?.[0]} | ${wholeRequest[0]})`,
    options: [
      ...fields,
      wholeRequest,
      ...options,
      ...(explaining ? [explain] : []),
      ['--json', say(jsonText, { path })],
    ],
    async act(given) {
      const answerer = (given['explain'] && explaining) || question.answerer
      const read = given['request'] === undefined ? requestByOptions : requestByFile
      const { text, problemsOf } = await read(request, given, context)
      const answer = answerer(text, currentTaxYear(now()), () => language)
      const body = answer.ok ? answer.body : undefined
      const beside = problemsBeside?.(given, body) ?? []
      const problems = [...problemsOf(answer.ok ? [] : answer.problems), ...beside]
      if (body === undefined || problems.length > 0) throw new UsageError(problems)
      if (given['json']) {
        stdout.write(asJson(document?.(body) ?? body))
        return
      }
      // A report has all warnings, also those for which the request does not ask.
      const asked = JSON.stringify({
        ...JSON.parse(text.replace(BYTE_ORDER_MARK, '')),
        warnings: true,
      })
      const reported = answerer(asked, currentTaxYear(now()), () => language)
      stdout.write(report(reported.ok ? reported.body : body, context, given))
    },
  })
}
