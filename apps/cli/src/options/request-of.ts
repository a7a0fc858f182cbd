import type { Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'
import { readOption } from './read-option.ts'
import type { GivenOptions, RequestOption } from './request-options.ts'

/** A request made from options, and the problems of the options that could not be read. */
export interface RequestOfOptions {
  readonly request: object
  readonly problems: Map<RequestOption, string>
}

type Fields = Record<string, unknown>

/**
 * Makes a request from the options that were typed. Its values are not validated.
 * @param options all options of the request
 * @param given what was typed
 */
export function requestOf(
  options: readonly RequestOption[],
  given: GivenOptions,
  language: Language,
): RequestOfOptions {
  const request: Fields = {}
  const problems = new Map<RequestOption, string>()
  const [typed, missing] = [true, false].map((isTyped) =>
    options.filter(({ key }) => (given[key] !== undefined) === isTyped),
  ) as [RequestOption[], RequestOption[]]
  for (const option of typed) {
    const texts = given[option.key]
    const values = typeof texts === 'object' ? texts : []
    const reading = readOption(option, values, language)
    if (values.length > 1 && !option.repeatable) {
      problems.set(option, optionTexts[language].repeated(option.flag))
    } else if (!reading.ok) {
      problems.set(option, reading.problem)
    }
    put(request, option.pointer, reading.ok ? reading.value : undefined)
  }
  for (const { pointer, otherwise } of missing) {
    const [, outer = ''] = pointer.split('/')
    if (otherwise !== undefined && outer in request) put(request, pointer, otherwise)
  }
  return { request, problems }
}

/**
 * Sets a value in a request, or in an object of it.
 * @param value `undefined` leaves the field out but creates its object, so that validation reports
 *   the other fields that the object lacks
 */
function put(request: Fields, pointer: string, value: unknown): void {
  const [, outer = '', inner] = pointer.split('/')
  request[outer] =
    inner === undefined ? value : { ...(request[outer] as Fields | undefined), [inner]: value }
}
