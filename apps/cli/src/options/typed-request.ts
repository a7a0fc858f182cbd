import { text } from 'node:stream/consumers'
import {
  boundReasons,
  describeInputProblem,
  exclusionReasons,
  type FieldUnit,
  type InputProblem,
  isMoney,
  type Text,
  writeLimit,
} from '@oklad/contract/internal'
import { type GivenOptions, textsOf } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { readNamed } from '../system-failure.ts'
import { PIPE, problemTexts } from '../texts.ts'
import type { Assembly } from './average-earnings-options.ts'
import { formProblem, readOption } from './read-option.ts'
import type { RequestOption } from './request-options.ts'

// biome-ignore format: one text a line
const texts = {
  inPlace: { en: '{flag} replaces {others}: give one or the other', ru: '{flag} указывают вместо {others}: нужно что-то одно' },
  /** A month that `--excluded` shortens. */
  partMonth: { en: '--month must have the pay of each month that --excluded shortens, such as 2025-11=60000', ru: '--month: нужны выплаты за каждый месяц, который сокращает --excluded, например 2025-11=60000' },
  range: { en: '{flag} must be from {lowest} to {highest}', ru: '{flag}: допустимы значения от {lowest} до {highest}' },
  limited: { en: '{flag} can be at most {highest}: {other} limits it', ru: '{flag}: не больше {highest}, этот предел задаёт {other}' },
}

/** A request as the user gave it. */
interface TypedRequest {
  /** The body for the service, JSON. It may be wrong. */
  readonly text: string
  /** The problems of the command line, those of the body among them, in the user's words. */
  readonly problemsOf: (body: readonly InputProblem[]) => readonly string[]
}

/**
 * Reads the request that the file of `--request` holds.
 * @throws {UsageError} if it is unclear which request counts; none is read then
 * @throws an error of the system if the file cannot be read
 */
export async function requestByFile(
  options: readonly RequestOption[],
  given: GivenOptions,
  { language, inputBytes, say }: CommandContext,
): Promise<TypedRequest> {
  const [file = '', ...more] = textsOf(given['request'])
  const others = typedOf(options, given).map(({ option }) => option.flag)
  const flag = '--request'
  const problems = more.length > 0 ? [say(problemTexts.isRepeated, { flag })] : []
  if (others.length > 0) problems.push(say(texts.inPlace, { flag, others }))
  if (problems.length > 0) throw new UsageError(problems)
  return {
    text: String(await (file === PIPE ? text(inputBytes()) : readNamed(file))),
    problemsOf: (body) =>
      body.map((problem) => `${flag}: ${describeInputProblem(problem, language).detail}`),
  }
}

/** The contract requires this property; its option is 0 by default. */
const ALLOWANCES_BEFORE = 'north_gross_income'

/**
 * Makes a request from the options that were typed.
 * @param assembly makes it where the options are not the fields of the request
 */
export function requestByOptions(
  options: readonly RequestOption[],
  given: GivenOptions,
  context: CommandContext,
  assembly?: Assembly,
): TypedRequest {
  const request: Record<string, unknown> = {}
  const problems = new Map<RequestOption, string>()
  const typed = typedOf(options, given)
  for (const option of typed) {
    const { flag, repeatable } = option.option
    const texts = textsOf(given[option.key])
    const { value, problem } = readOption(option, texts, context.say)
    const isRepeated = texts.length > 1 && !repeatable
    const found = isRepeated ? context.say(problemTexts.isRepeated, { flag }) : problem
    if (found !== undefined) problems.set(option, found)
    const [, name = '', property] = option.pointer.split('/')
    // A property without a value still makes its object, so that validation reports the other
    // properties that the object lacks.
    request[name] =
      property === undefined
        ? value
        : { [ALLOWANCES_BEFORE]: 0, ...(request[name] as object), [property]: value }
  }
  // The contract requires a salary beside those of the months.
  if ('monthly_salaries' in request) {
    request['gross_salary'] ??= [request['monthly_salaries']].flat()[0] ?? 0
  }
  const optionAt = (pointer: string) =>
    options.find((option) => isWithin(pointer, option.pointer)) ??
    // One of the typed options takes the problem of a whole object.
    typed.find((option) => isWithin(option.pointer, pointer))
  /** An option with its value at a path such as `absences/1`. */
  const withText = (typed: RequestOption, path: string): RequestOption => {
    const text = textsOf(given[typed.key])[Number(path.split('/')[1])]
    return { ...typed, option: { ...typed.option, flag: `${typed.option.flag} ${text}` } }
  }
  return {
    text: JSON.stringify(assembly?.request(request) ?? request),
    problemsOf(body) {
      for (const problem of body) {
        const option = optionAt(assembly?.fieldOf(problem.pointer) ?? problem.pointer)
        // Options set no other field, so this is a mistake of the program.
        if (option === undefined) throw new Error(`${problem.pointer} has no option`)
        // An unreadable text is reported before the missing field that it causes.
        if (problems.has(option)) continue
        const { fields = [], bounded_by } = problem
        const other = [...fields, bounded_by].find((name) => !isWithin(option.pointer, `/${name}`))
        const beside = optionAt(`/${other}`)
        // Two values of one option are told apart by their texts.
        const both = beside === option ? fields.map((field) => withText(option, field)) : []
        const [one = option, another = beside] = both
        problems.set(option, describe(problem, one, another, context))
      }
      return options.flatMap((option) => problems.get(option) ?? [])
    },
  }
}

const typedOf = (options: readonly RequestOption[], given: GivenOptions) =>
  options.filter(({ key }) => given[key] !== undefined)

const isWithin = (pointer: string, outer: string) => `${pointer}/`.startsWith(`${outer}/`)

/** The problems of a request in terms of the command line, by their codes. */
// biome-ignore format: one text a line
const textsByCode: Readonly<Partial<Record<InputProblem['code'], Text>>> = {
  missing_field: problemTexts.isRequired,
  wrong_length: { en: '{flag} and the other options give more than {maximum} entries together: leave some out', ru: '{flag} и другие параметры вместе дают больше {maximum} значений: уберите лишние' },
  impossible_date: { en: '{flag}: there is no such date; give a month YYYY-MM or a date YYYY-MM-DD, such as 2026-03', ru: '{flag}: такой даты нет; нужен месяц ГГГГ-ММ или дата ГГГГ-ММ-ДД, например 2026-03' },
  not_in_year: { en: '{flag}: the law of {year} has no rule for this value; leave it out, or choose another value or another --start', ru: '{flag}: в {year} году закон такого не предусматривает; уберите параметр, выберите другое значение или другой --start' },
  unknown_in_year: { en: '{flag} needs a figure of {year} that is not known here yet: choose another value or another --start', ru: '{flag}: показателя {year} года здесь ещё нет; выберите другое значение или другой --start' },
  excluded_fields: { en: '{flag} and {other} exclude each other with these values: change one of them or leave it out. {reason}', ru: '{flag} и {other} с такими значениями несовместимы: измените или уберите один из параметров. {reason}' },
}

/** The unit of the limits of a value: those of the dates, days and parts of 1 beside a sum are no sums. */
function unitOfLimit({ pointer, minimum }: InputProblem, unit: FieldUnit): FieldUnit {
  if (typeof minimum === 'string' || /\/(?:month|year)$/.test(pointer)) return 'date'
  return /\/(?:days?|insurance_months|share\/\d)$/.test(pointer) ? 'count' : unit
}

/**
 * Writes a problem of the request in terms of the command line.
 * @param other the option that excludes or limits this one, where one does
 */
function describe(
  problem: InputProblem,
  typed: RequestOption,
  other: RequestOption | undefined,
  { language, say }: CommandContext,
): string {
  const { code, minimum, maximum, year = '', pointer } = problem
  if (code === 'missing_field' && pointer.startsWith('/months/')) return say(texts.partMonth)
  const { flag, thousands = '' } = typed.option
  const { unit } = typed.field
  const ofLimit = unitOfLimit(problem, unit)
  const values = {
    flag,
    year,
    maximum: String(maximum),
    example: isMoney(unit) ? `${thousands}000` : unit === 'date' ? '2026-07-06' : '14',
    other: other?.option.flag ?? '',
    reason: problem.reason ? say(exclusionReasons[problem.reason]) : '',
  }
  if (code === 'out_of_range' && maximum !== undefined) {
    const highest =
      // The bounds of whole years are written as months.
      writeLimit(maximum, ofLimit, language).replace(/-12-31$/, '-12') +
      (isMoney(ofLimit) ? `${say({ en: ' roubles', ru: '\u00a0₽' })}` : '')
    const lowest = writeLimit(minimum ?? 0, ofLimit, language)
      .replace(/-01-01$/, '-01')
      // Days may have decimals.
      .replace(/^0\./, say({ en: '0.', ru: '0,' }))
    // One value, or none at all, is no range: the other option must change.
    const isLimited = other !== undefined && (minimum ?? maximum) >= maximum
    const text = say(isLimited ? texts.limited : texts.range, { ...values, lowest, highest })
    const because = isLimited ? boundReasons[problem.bounded_by ?? ''] : undefined
    return because === undefined ? text : `${text}. ${say(because)}`
  }
  const form = code === 'missing_field' ? formProblem(typed, say) : undefined
  if (form !== undefined) return form
  const text = textsByCode[code]
  return text === undefined
    ? describeInputProblem(problem, language, () => flag).detail
    : say(text, values)
}
