import { writeValue } from '@oklad/answers'
import {
  capitalised,
  type ExplanationResponse,
  type ExplanationStep,
  type Language,
  monthName,
} from '@oklad/contract'
import { asText, type ReportOptions } from '../report.ts'
import { type LedgerEntry, ledger, ledgerWidth } from '../table/ledger.ts'
import { wrapText, wrapUnbroken } from '../table/wrap-text.ts'
import { explainTexts } from '../texts/explain-texts.ts'

/** The form of the report of a breakdown. */
export interface ExplanationReportOptions extends ReportOptions {
  /** The months shown, as in the answer. */
  readonly months: ReadonlySet<string>
  /** Whether each month left out has the figures of the one before it. */
  readonly othersAreAlike: boolean
  /** Whether to show every step, or only the figures of the answer. */
  readonly isWhole: boolean
}

/**
 * The breakdown of a year for people: month by month and then the year, each figure with its
 * formula and its article.
 */
export function explanationReport(
  { calculation, explanation }: ExplanationResponse,
  { language, width: room, months, othersAreAlike, isWhole }: ExplanationReportOptions,
): string {
  const width = ledgerWidth(room)
  const texts = explainTexts[language]
  const acts = new Acts()
  const shown = explanation.filter(({ pointer }) => isWhole || pointer !== null)
  const section = (title: string, steps: readonly ExplanationStep[]) =>
    steps.length === 0
      ? []
      : [
          title,
          RULE.repeat(width),
          ...ledger(
            steps.map((step) => entryOf(step, acts, language)),
            width,
          ),
          '',
        ]
  return asText([
    ...wrapText(texts.title, width),
    ...(calculation.warnings ?? []).flatMap(({ detail }) => wrapText(`! ${detail}`, width, '  ')),
    '',
    ...calculation.monthly_details
      .filter(({ month }) => months.has(month))
      .flatMap(({ month }) =>
        section(
          titleOf(month, language),
          shown.filter((step) => step.month === month),
        ),
      ),
    ...section(
      texts.year,
      shown.filter(({ month }) => month === undefined),
    ),
    ...acts.list.flatMap((act, index) => wrapUnbroken(`[${index + 1}] ${act}`, width, '    ')),
    ...(othersAreAlike && months.size < calculation.monthly_details.length
      ? ['', ...wrapText(texts.otherMonths, width)]
      : []),
  ])
}

/** The acts that the steps cite, numbered in the order of their first mention. */
class Acts {
  readonly list: string[] = []

  /** The number of an act within the report. */
  numberOf({ act, url }: ExplanationStep['citation']): number {
    const text = `${act}: ${url}`
    const index = this.list.indexOf(text)
    return index < 0 ? this.list.push(text) : index + 1
  }
}

function entryOf(
  { title, formula, rounding, value, unit, citation }: ExplanationStep,
  acts: Acts,
  language: Language,
): LedgerEntry {
  const written = writeValue(value, unit, language)
  return {
    title,
    value: written,
    text: [
      // A value without a calculation has no formula.
      ...(formula === written ? [] : [formula]),
      ...(rounding === undefined ? [] : [`(${rounding})`]),
    ].join(' '),
    reference: `${citation.article} [${acts.numberOf(citation)}]`,
  }
}

const RULE = '─'

const titleOf = (month: string, language: Language) =>
  `${capitalised(monthName(Number(month.slice(5, 7)), language))} ${month.slice(0, 4)}`
