import {
  PrivateCalculationResponse,
  ProblemDocument,
  PublicCalculationResponse,
} from '@oklad/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { PRIVATE, PUBLIC } from '../support/http.ts'

const validator = new Ajv2020({ strict: false, validateFormats: false })
const compiled = (schema: object) => validator.compile(JSON.parse(JSON.stringify(schema)))
const isProblem = compiled(ProblemDocument)
const isCalculation = {
  [PUBLIC]: compiled(PublicCalculationResponse),
  [PRIVATE]: compiled(PrivateCalculationResponse),
}

/** The error codes that a body alone can cause, by status. */
const codesOf: Readonly<Record<number, readonly string[]>> = {
  400: ['malformed_json', 'invalid_request'],
  413: ['body_too_large'],
}

/**
 * The fault of an answer, for any body; undefined if the answer is right.
 * @param path the calculation that was requested
 * @param text the complete answer
 */
export function faultOf(
  path: typeof PUBLIC | typeof PRIVATE,
  body: Buffer,
  status: number,
  text: string,
): string | undefined {
  if (status !== 200 && codesOf[status] === undefined) return `status ${status}: ${text}`
  let answer: Record<string, unknown>
  try {
    answer = JSON.parse(text)
  } catch {
    return `the answer is not JSON: ${text}`
  }
  const isValid = status === 200 ? isCalculation[path] : isProblem
  if (!isValid(answer)) return `${text} breaks its promise: ${JSON.stringify(isValid.errors)}`
  if (status === 200) return undefined
  if (answer['status'] !== status || !codesOf[status]?.includes(String(answer['code']))) {
    return `the document does not fit status ${status}: ${text}`
  }
  const amount = amountsIn(body, answer['code'] === 'invalid_request').find((amount) =>
    text.includes(amount),
  )
  return amount === undefined ? undefined : `the answer tells ${amount}: ${text}`
}

/** More digits than any number in an error's own text, except for the largest sums. */
const AMOUNT = /\d{9,}/g
const ownFigures = /^10{11}$|^120{11}$/

/**
 * The amounts in a body, as digits.
 * @param namesAreTold whether the answer may repeat field names, which can have digits
 */
function amountsIn(body: Buffer, namesAreTold: boolean): string[] {
  const text = body.toString()
  const amounts = (text.match(AMOUNT) ?? []).filter((amount) => !ownFigures.test(amount))
  if (!namesAreTold || amounts.length === 0) return amounts
  const names = [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/gs)].map(([, name = '']) => name)
  return amounts.filter((amount) => !names.some((name) => name.includes(amount)))
}
