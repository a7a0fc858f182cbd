import { lawVersion } from '@oklad/engine'
import { startDateOf, writeStartDate } from '../details/start-date.ts'
import { withDetail } from '../input/details.ts'
import { emptyInput, exampleInput, type Input, leaveKinds } from '../input/input.ts'
import { currentYear } from '../input/today.ts'
import { readFragment, writeFragment } from './fragment.ts'

/** The sections of the page beside the calculator: their names begin a fragment, before the link with an input. */
export const sections = [...leaveKinds, 'people'] as const

/** The section of an address; `undefined` for the calculator. */
export const sectionOf = (hash: string) =>
  sections.find((name) => hash.split('/', 1)[0] === `#${name}`)

/**
 * The inputs of the link in the fragment of an address, the example where it has none; its parts that could not be read, and the
 * version of its law where that is not the one of the page.
 */
export function readLink(hash: string) {
  const { scenarios, unread, law } = readFragment(
    sectionOf(hash) ? hash.replace(/^[^/]*\/?/, '') : hash,
  )
  const inputs: readonly Input[] = scenarios.map(withoutYear)
  const otherLaw = law === lawVersion() ? undefined : law
  return { inputs: inputs.length === 0 ? [exampleInput] : inputs, unread, otherLaw }
}

/** The fragment of an address with a section and inputs; empty for the calculator while nothing is entered. */
export function fragmentOf(inputs: readonly Input[], section?: (typeof sections)[number]): string {
  const isEmpty = inputs.every((one) => one === emptyInput || one === exampleInput)
  const parts = [section ?? [], isEmpty ? [] : writeFragment(inputs, currentYear)].flat()
  return parts.length === 0 ? '' : `#${parts.join('/')}`
}

/** The input without the year of a link where it is the current one: a default is not kept. */
function withoutYear(input: Input): Input {
  const { start_date } = input.details
  const isUsual = writeStartDate(startDateOf(start_date)) === undefined
  return isUsual ? { ...input, details: withDetail(input.details, 'start_date', undefined) } : input
}
