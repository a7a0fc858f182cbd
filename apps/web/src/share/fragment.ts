import type { Kopecks } from '@oklad/engine'
import { detailNames } from '../input/detail-names.ts'
import { amountKinds, bases, type Details, emptyInput, type Input } from '../input/input.ts'
import { readField, writeField } from './field-codec.ts'

/** How many inputs the page holds side by side. */
export const MOST_SCENARIOS = 3

/**
 * The form in which links are written. A link is read in the form that its number names, so that old
 * links keep working when a new form is added.
 */
const VERSION = '1'

/** What a link says, and what of it could not be read. */
export interface ReadFragment {
  /** One or more; empty where the link holds no input at all. */
  readonly scenarios: readonly Input[]
  /** The parts that were left out, as they are written in the link. */
  readonly unread: readonly string[]
}

/**
 * Writes inputs as the fragment of a link, which a browser never sends to a server:
 * `1/gross=15000000&children_count=2/net=15000000&basis=annual`. Sums are kopecks.
 * @param currentYear written where no year is told: the link means the same when the year turns
 */
export function writeFragment(scenarios: readonly Input[], currentYear: number): string {
  return [VERSION, ...scenarios.map((input) => writeScenario(input, currentYear))].join('/')
}

function writeScenario({ kind, amount, basis, details }: Input, currentYear: number): string {
  const start_date = details.start_date ?? `${currentYear}-01-01`
  const all: Details = { ...details, start_date }
  return [
    `${kind}=${amount ?? ''}`,
    ...(basis === emptyInput.basis ? [] : [`basis=${basis}`]),
    ...detailNames
      .filter((name) => all[name] !== undefined)
      .map((name) => `${name}=${writeField(all[name])}`),
  ].join('&')
}

/**
 * Reads the fragment of a link, whatever it holds.
 * @param fragment with or without its `#`
 */
export function readFragment(fragment: string): ReadFragment {
  const text = decoded(fragment.replace(/^#/, ''))
  if (text === '') return { scenarios: [], unread: [] }
  const [version, ...segments] = text.split('/')
  if (version !== VERSION || segments.length === 0) return { scenarios: [], unread: [text] }
  const unread: string[] = []
  const scenarios = segments
    .slice(0, MOST_SCENARIOS)
    .map((segment) => readScenario(segment, (part) => unread.push(part)))
  return { scenarios, unread: [...unread, ...segments.slice(MOST_SCENARIOS)] }
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
    const told = amountKinds.some((kind) => kind === name) ? 'amount' : name
    const next = seen.has(told) ? undefined : withPart(input, name, rest.join('='))
    seen.add(told)
    if (next === undefined) leaveOut(part)
    else input = next
  }
  return input
}

/** The input with one part of a link; `undefined` where the part can not be read. */
function withPart(input: Input, name: string, text: string): Input | undefined {
  const kind = amountKinds.find((candidate) => candidate === name)
  if (kind !== undefined) {
    if (text === '') return { ...input, kind, amount: null }
    // Costs go beyond the largest salary; what can not be reached is told by the calculation.
    if (!/^\d{1,13}$/.test(text)) return undefined
    return { ...input, kind, amount: Number(text) as Kopecks }
  }
  if (name === 'basis') {
    const basis = bases.find((candidate) => candidate === text)
    return basis && { ...input, basis }
  }
  if (!detailNames.some((detail) => detail === name)) return undefined
  const value = readField(name, text)
  return value === undefined
    ? undefined
    : { ...input, details: { ...input.details, [name]: value } }
}
