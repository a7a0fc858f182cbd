import { writeValue } from '@oklad/answers'
import type { ExplanationStep } from '@oklad/contract'
import type { CommandContext } from '../context.ts'
import { wrapText } from './text.ts'

/** In a wider report the values are too far from their titles. */
const WIDEST = 100

/** Whether a report without every step has a step: a figure of the answer that something leads to. */
export const isTold = ({ pointer, operation, inputs }: ExplanationStep): boolean =>
  pointer !== null && (operation !== 'sum' || inputs.length > 0)

/** Writes the sections of a breakdown, and after them the acts that their steps cite by number. */
export class BreakdownReport {
  readonly width: number
  private readonly language: CommandContext['language']
  private readonly numbers = new Map<string, number>()

  constructor({ language, width }: CommandContext) {
    this.language = language
    this.width = Math.min(width, WIDEST)
  }

  /** A title with the steps below it; nothing if there are none. */
  section(title: string, steps: readonly ExplanationStep[]): readonly string[] {
    const lines = steps.flatMap((step) => this.stepLines(step))
    return lines.length === 0 ? [] : [title, '─'.repeat(this.width), ...lines]
  }

  /** The acts cited so far with their numbers. */
  acts(): readonly string[] {
    return [...this.numbers].flatMap(([act, number]) =>
      wrapText(`[${number}] ${act}`, this.width, '    '),
    )
  }

  /**
   * Writes a step: its title on the left, its value at the right edge, and below them its formula
   * and, at the right edge again, its article.
   */
  private stepLines({
    title,
    formula,
    rounding,
    value,
    unit,
    citation,
  }: ExplanationStep): readonly string[] {
    const { numbers, width } = this
    const written = writeValue(value, unit, this.language)
    const titles = wrapText(title, width - written.length - 4)
    const last = titles.at(-1) ?? ''
    const dots = '·'.repeat(Math.max(0, width - last.length - written.length - 2))

    const act = [citation.act, citation.url].filter(Boolean).join(': ')
    if (!numbers.has(act)) numbers.set(act, numbers.size + 1)
    const reference = `${citation.article} [${numbers.get(act)}]`

    // A value without a calculation has no formula, and an exact one is not rounded.
    const isRounded = /[→≈]/.test(formula)
    const parts = [formula === written ? '' : formula, isRounded && rounding && `(${rounding})`]
    const line = parts.filter(Boolean).join(' ')
    const text = line === '' ? [] : wrapText(`  ${line}`, width, '  ')
    const end = text.at(-1)
    const fits = end !== undefined && end.length + 2 + reference.length <= width
    return [
      ...titles.slice(0, -1),
      `${last} ${dots} ${written}`,
      ...(fits ? text.slice(0, -1) : text),
      fits ? end + reference.padStart(width - end.length) : reference.padStart(width),
    ]
  }
}
