import { writeValue } from '@oklad/answers'
import type { ExplanationStep, Warning } from '@oklad/contract/internal'
import type { CommandContext } from '../context.ts'
import { headOf, reportOf, wrapText } from './text.ts'

/** In a wider report the values are too far from their titles. */
const WIDEST = 100

/** Whether a report without every step has a step: a figure of the answer that something leads to. */
export const isShown = ({ pointer, operation, inputs }: ExplanationStep): boolean =>
  pointer !== null && (operation !== 'sum' || inputs.length > 0)

/** A breakdown for people. */
interface Breakdown {
  readonly title: string
  readonly warnings: readonly Warning[] | undefined
  /** The titles of its parts with their steps; a part without steps is left out. */
  readonly sections: readonly (readonly [title: string, steps: readonly ExplanationStep[]])[]
  readonly note?: string
}

/** Writes a breakdown, and after it the acts that its steps cite by number. */
export function writeBreakdown(
  { title, warnings, sections, note = '' }: Breakdown,
  context: CommandContext,
): string {
  const width = Math.min(context.width, WIDEST)
  const numbers = new Map<string, number>()

  /** Writes a step with its article, and its rows, which have the same one. */
  function stepLines(step: ExplanationStep): readonly string[] {
    const { citation, rows = [] } = step
    const act = [citation.act, citation.url].filter(Boolean).join(': ')
    if (!numbers.has(act)) numbers.set(act, numbers.size + 1)
    const reference = `${citation.article} [${numbers.get(act)}]`
    return [...linesOf(step, reference), ...rows.flatMap((row) => linesOf({ ...step, ...row }, ''))]
  }

  /**
   * Writes a figure: its title on the left, its value at the right edge, and below them its formula
   * and, at the right edge again, its article.
   */
  function linesOf(step: ExplanationStep, reference: string): readonly string[] {
    const { formula, rounding } = step
    const written = writeValue(step.value, step.unit, context.language)
    const titles = wrapText(step.title, width - written.length - 4)
    const last = titles.at(-1) ?? ''
    const dots = '·'.repeat(Math.max(0, width - last.length - written.length - 2))

    // A value without a calculation has no formula, and an exact one is not rounded.
    const isRounded = /[→≈]/.test(formula)
    const parts = [formula === written ? '' : formula, isRounded && rounding && `(${rounding})`]
    const line = parts.filter(Boolean).join(' ')
    const text = line === '' ? [] : wrapText(`  ${line}`, width, '  ')
    const lines = [...titles.slice(0, -1), `${last} ${dots} ${written}`]
    if (reference === '') return [...lines, ...text]
    const end = text.at(-1)
    const fits = end !== undefined && end.length + 2 + reference.length <= width
    return [
      ...lines,
      ...(fits ? text.slice(0, -1) : text),
      fits ? end + reference.padStart(width - end.length) : reference.padStart(width),
    ]
  }

  const filled = sections.filter(([, steps]) => steps.length > 0)
  const blocks = filled.map(([title, steps]) => [
    title,
    '─'.repeat(width),
    ...steps.flatMap(stepLines),
  ])
  const acts = [...numbers].flatMap(([act, number]) =>
    wrapText(`[${number}] ${act}`, width, '    '),
  )
  return reportOf([
    headOf(title, warnings, width),
    ...blocks,
    acts,
    note === '' ? [] : wrapText(note, width),
  ])
}
