import type { ExplanationResponse, ExplanationStep, Language } from '@oklad/contract'
import { capitalised, monthName } from '@oklad/contract'
import { paragraphTable } from '../table/paragraph-table.ts'
import { wrapText } from '../table/wrap-text.ts'
import { explainTexts } from '../texts/explain-texts.ts'

/** What a report needs beside the answer. */
export interface ExplanationReportOptions {
  readonly language: Language
  /** How many characters of a line there is room for. */
  readonly width: number
  /** The months shown, as in the answer. */
  readonly months: ReadonlySet<string>
  /** Whether the months left out are like the ones before them. */
  readonly othersAreAlike: boolean
  /** Every step of the reckoning, not only the figures of the answer. */
  readonly isWhole: boolean
}

/**
 * The reckoning of a year for people: month by month and then the year, each figure with its
 * formula and its article.
 * @returns lines, ending with a line break
 */
export function explanationReport(
  { calculation, explanation }: ExplanationResponse,
  { language, width, months, othersAreAlike, isWhole }: ExplanationReportOptions,
): string {
  const texts = explainTexts[language]
  const acts = new Acts()
  const shown = explanation.filter(({ pointer }) => isWhole || pointer !== null)
  const section = (title: string, steps: readonly ExplanationStep[]) =>
    steps.length === 0 ? [] : [title, '', ...stepLines(steps, acts, language, width), '']
  const lines = [
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
    ...acts.list.flatMap((act, index) => wrapText(`[${index + 1}] ${act}`, width, '    ')),
    ...(othersAreAlike && months.size < calculation.monthly_details.length
      ? ['', ...wrapText(texts.otherMonths, width)]
      : []),
  ]
  return `${lines.join('\n').trimEnd()}\n`
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

function stepLines(
  steps: readonly ExplanationStep[],
  acts: Acts,
  language: Language,
  width: number,
): readonly string[] {
  const { columns } = explainTexts[language]
  return paragraphTable(
    steps,
    [
      { title: columns.figure, share: 3, paragraphs: ({ title }) => [title] },
      {
        title: columns.formula,
        share: 6,
        paragraphs: ({ formula, rounding }) =>
          rounding === undefined ? [formula] : [formula, `(${rounding})`],
      },
      {
        title: columns.article,
        share: 2,
        paragraphs: ({ citation }) => [`${citation.article} [${acts.numberOf(citation)}]`],
      },
    ],
    width,
  )
}

const titleOf = (month: string, language: Language) =>
  `${capitalised(monthName(Number(month.slice(5, 7)), language))} ${month.slice(0, 4)}`
