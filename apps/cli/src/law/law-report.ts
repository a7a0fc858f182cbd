import {
  changedFigures,
  type FigureName,
  figureNames,
  figureTitles,
  type Language,
  writeCitation,
  writeFigure,
} from '@oklad/contract'
import type { Law } from '@oklad/engine'
import type { ReportOptions } from '../report-options.ts'
import { type ParagraphColumn, paragraphTable } from '../table/paragraph-table.ts'
import { wrapText } from '../table/wrap-text.ts'
import { lawTexts } from '../texts/law-texts.ts'

type Column = ParagraphColumn<FigureName>

/**
 * The figures of a tax year for people.
 * @returns lines, ending with a line break
 */
export function lawReport(law: Law, { language, width }: ReportOptions): string {
  const texts = lawTexts[language]
  const { value, source } = texts.columns
  const columns: readonly Column[] = [
    titleColumn(language, 3),
    { title: value, share: 5, paragraphs: (name) => writeFigure(law, name, language) },
    { title: source, share: 4, paragraphs: (name) => [sourceOf(law, name, language)] },
  ]
  return told([
    texts.title(law.year),
    ...provisionalNotes([law], { language, width }),
    '',
    ...paragraphTable(figureNames, columns, width),
    '',
    texts.checked(firstChecked(law)),
  ])
}

/**
 * The figures that differ between two tax years for people.
 * @returns lines, ending with a line break
 */
export function lawDifferenceReport(before: Law, after: Law, options: ReportOptions): string {
  const { language, width } = options
  const texts = lawTexts[language]
  const names = changedFigures(before, after)
  const notes = provisionalNotes([before, after], options)
  if (names.length === 0) return told([texts.noDifference(before.year, after.year), ...notes])
  const stateColumn = (law: Law): Column => ({
    title: String(law.year),
    share: 4,
    paragraphs: (name) => [
      ...writeFigure(law, name, language),
      `[${sourceOf(law, name, language)}]`,
    ],
  })
  const columns = [titleColumn(language, 3), stateColumn(before), stateColumn(after)]
  return told([
    texts.differenceTitle(before.year, after.year),
    ...notes,
    '',
    ...paragraphTable(names, columns, width),
  ])
}

const told = (lines: readonly string[]) => `${lines.join('\n')}\n`

const titleColumn = (language: Language, share: number): Column => ({
  title: lawTexts[language].columns.figure,
  share,
  paragraphs: (name) => [figureTitles[name][language]],
})

const sourceOf = (law: Law, name: FigureName, language: Language) =>
  writeCitation(law.figures[name].citation, language)

/** The day since which no source has been looked at again, in the year as a whole. */
const firstChecked = ({ figures }: Law) =>
  figureNames.map((name) => figures[name].checked).toSorted()[0] as string

function provisionalNotes(
  laws: readonly Law[],
  { language, width }: ReportOptions,
): readonly string[] {
  return laws
    .filter(({ provisional }) => provisional)
    .flatMap(({ year, figuresOf }) =>
      wrapText(`! ${lawTexts[language].provisional(year, figuresOf)}`, width, '  '),
    )
}
