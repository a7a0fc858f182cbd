import type { Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'
import type { RequestField, RequestOptions } from './request-field.ts'

/** A request made of options: JSON, and the problem of each option whose text means nothing. */
export interface RequestOfOptions {
  readonly request: string
  readonly problems: Map<RequestField, string>
}

type Fields = Record<string, unknown>

/**
 * Makes a request of the options that were typed; it has what their texts mean, right or not.
 * @param given the options that were typed
 * @param fields all that there are
 */
export function requestOf(
  given: readonly RequestField[],
  fields: readonly RequestField[],
  options: RequestOptions,
  language: Language,
): RequestOfOptions {
  const request: Fields = {}
  const problems = new Map<RequestField, string>()
  for (const field of given) {
    const typed = options[field.option]
    const texts = typeof typed === 'object' ? typed : []
    const reading = field.read?.(texts, language) ?? { ok: true, value: field.says ?? true }
    if (texts.length > 1 && !field.isRepeatable) {
      problems.set(field, optionTexts[language].repeated(field.flag))
    } else if (!reading.ok) {
      problems.set(field, reading.problem)
    }
    put(request, field.pointer, reading.ok ? reading.value : undefined)
  }
  for (const field of fields) {
    const { pointer, beside } = field
    const [, outer = ''] = pointer.split('/')
    if (beside !== undefined && outer in request && !given.includes(field)) {
      put(request, pointer, beside)
    }
  }
  return { request: JSON.stringify(request, finite), problems }
}

/**
 * Puts a value to its place, in an object of the request where the pointer leads into one.
 * @param value `undefined` leaves the field out, but not its object: what it lacks is told then
 */
function put(request: Fields, pointer: string, value: unknown): void {
  const [, outer = '', inner] = pointer.split('/')
  request[outer] =
    inner === undefined ? value : { ...(request[outer] as Fields | undefined), [inner]: value }
}

/** JSON has no infinity: a number of more digits than a number holds is written as far too large. */
const finite = (_: string, value: unknown) =>
  typeof value === 'number'
    ? Math.max(-Number.MAX_SAFE_INTEGER, Math.min(value, Number.MAX_SAFE_INTEGER))
    : value
