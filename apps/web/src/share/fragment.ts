import { kopecks } from '@oklad/engine/internal'
import { type Details, detailNames } from '../input/details.ts'
import { amountKinds, bases, emptyInput, type Input, leaveKinds } from '../input/input.ts'
import { readField, readLeave, writeField, writeLeave } from './field-codec.ts'

/** The most scenarios that the page compares. */
export const MOST_SCENARIOS = 4

/** The version of the format, at the beginning of a link: old links keep working beside a new format. */
const VERSION = '1'
const VERSIONS = /^1(?:@(\d{4}-\d\d-\d\d))?$/

/**
 * Writes inputs as the fragment of a link, which a browser never sends to a server:
 * `1/gross=15000000&children_count=2/net=15000000&basis=annual`. Sums are kopecks.
 * @param currentYear written where the details have no year: the link keeps its meaning next year
 * @param law the version of the law, by which the figures behind an old link can be explained
 */
export function writeFragment(
  scenarios: readonly Input[],
  currentYear: number,
  law?: string,
): string {
  const version = law === undefined ? VERSION : `${VERSION}@${law}`
  return [version, ...scenarios.map((input) => writeScenario(input, currentYear))].join('/')
}

function writeScenario(input: Input, currentYear: number): string {
  const { kind, amount, basis, isExact, place, fullAllowance, paidOn, details } = input
  const start_date = details.start_date ?? `${currentYear}-01-01`
  const all: Details = { ...details, start_date }
  return [
    `${kind}=${amount ?? ''}`,
    ...(basis === emptyInput.basis ? [] : [`basis=${basis}`]),
    ...(isExact ? ['exact=true'] : []),
    ...(place === undefined ? [] : [`place=${encodeURIComponent(place)}`]),
    ...(fullAllowance === undefined ? [] : [`full_allowance=${fullAllowance}`]),
    ...(paidOn === undefined ? [] : [`paid_on=${paidOn}`]),
    ...leaveKinds.flatMap((name) => (input[name] ? [`${name}=${writeLeave(input[name])}`] : [])),
    ...detailNames
      .filter((name) => all[name] !== undefined)
      .map((name) => `${name}=${writeField(name, all[name])}`),
  ].join('&')
}

/**
 * Reads the fragment of a link: any text, damaged links included.
 * @param fragment with or without its `#`
 * @returns the inputs, the parts that could not be read as they are written, and the version of the law where the link says it
 */
export function readFragment(fragment: string) {
  const text = decoded(fragment.replace(/^#/, ''))
  if (text === '') return { scenarios: [], unread: [] }
  const [version = '', ...segments] = text.split('/')
  const format = VERSIONS.exec(version)
  if (format === null || segments.length === 0) return { scenarios: [], unread: [text] }
  const unread: string[] = []
  const scenarios = segments
    .slice(0, MOST_SCENARIOS)
    .map((segment) => readScenario(segment, (part) => unread.push(part)))
  return { scenarios, unread: [...unread, ...segments.slice(MOST_SCENARIOS)], law: format[1] }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readScenario(segment: string, leaveOut: (part: string) => void): Input {
  let input: Input = emptyInput
  const seen = new Set<string>()
  for (const part of segment.split('&')) {
    const [name = '', ...rest] = part.split('=')
    const field = amountKinds.some((kind) => kind === name) ? 'amount' : name
    const next = seen.has(field) ? undefined : withPart(input, name, rest.join('='))
    seen.add(field)
    if (next === undefined) leaveOut(part)
    else input = next
  }
  return input
}

/** The input with one part of a link added; `undefined` where the part cannot be read. */
function withPart(input: Input, name: string, text: string): Input | undefined {
  const kind = amountKinds.find((candidate) => candidate === name)
  if (kind !== undefined) {
    if (text === '') return { ...input, kind, amount: null }
    // Costs go beyond the largest salary; the calculation reports an amount that is out of reach.
    if (!/^\d{1,13}$/.test(text)) return undefined
    return { ...input, kind, amount: kopecks(Number(text)) }
  }
  if (name === 'basis') {
    const basis = bases.find((candidate) => candidate === text)
    return basis && { ...input, basis }
  }
  if (name === 'exact') return text === 'true' ? { ...input, isExact: true } : undefined
  if (name === 'place') return text === '' ? undefined : { ...input, place: text }
  if (name === 'full_allowance') {
    return /^[1-9]\d?$|^100$/.test(text) ? { ...input, fullAllowance: Number(text) } : undefined
  }
  if (name === 'paid_on')
    return readField('start_date', text) ? { ...input, paidOn: text } : undefined
  const leave = leaveKinds.find((candidate) => candidate === name)
  if (leave !== undefined) {
    const fields = readLeave(text)
    return fields && { ...input, [leave]: fields }
  }
  const detail = detailNames.find((candidate) => candidate === name)
  const value = detail && readField(detail, text)
  if (detail === undefined || value === undefined) return undefined
  return { ...input, details: { ...input.details, [detail]: value } }
}
