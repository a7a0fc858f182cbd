import type { Language } from '@oklad/contract'
import type { CommandContext, Surroundings } from './surroundings.ts'

/** The form of a report. */
export interface ReportOptions {
  readonly language: Language
  /** The length of a line, in characters. */
  readonly width: number
}

/** The form of a report for a terminal and its user. */
export const reportOptions = (context: CommandContext): ReportOptions => ({
  language: context.language,
  width: terminalWidth(context),
})

/** Without a terminal: wide enough for a year of a usual salary. */
const DEFAULT_WIDTH = 120

/** The width of the terminal in characters; without a terminal, of `COLUMNS`. */
export function terminalWidth({ columns, env }: Pick<Surroundings, 'columns' | 'env'>): number {
  if (columns !== undefined && columns > 0) return columns
  const given = env['COLUMNS'] ?? ''
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : DEFAULT_WIDTH
}

/** The lines of a report as text. */
export const asText = (lines: readonly string[]) => `${lines.join('\n').trimEnd()}\n`

/** A document as JSON for programs. */
export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
