import {
  changedFigures,
  type LawFigureKey,
  lawFigureKeys,
  lawFigureTitles,
  writeCitation,
  writeFigure,
} from '@oklad/answers'
import type { Language } from '@oklad/contract'
import type { Law } from '@oklad/engine'
import { asText, type ReportOptions } from '../report.ts'
import { type ParagraphColumn, paragraphTable } from '../table/paragraph-table.ts'
import { wrapText } from '../table/wrap-text.ts'
import { lawTexts } from '../texts/law-texts.ts'

type Column = ParagraphColumn<LawFigureKey>

/** The figures of a tax year for people. */
export function lawReport(law: Law, { language, width }: ReportOptions): string {
  const texts = lawTexts[language]
  const { value, source } = texts.columns
  const columns: readonly Column[] = [
    titleColumn(language, 3),
    { title: value, share: 5, paragraphs: (name) => writeFigure(law, name, language) },
    { title: source, share: 4, paragraphs: (name) => [sourceOf(law, name, language)] },
  ]
  return asText([
    texts.title(law.year),
    ...provisionalNotes([law], { language, width }),
    '',
    ...paragraphTable(lawFigureKeys, columns, width),
    '',
    texts.checked(firstChecked(law)),
  ])
}

/** The figures that differ between two tax years, for people. */
export function lawDifferenceReport(before: Law, after: Law, options: ReportOptions): string {
  const { language, width } = options
  const texts = lawTexts[language]
  const names = changedFigures(before, after)
  const notes = provisionalNotes([before, after], options)
  if (names.length === 0) return asText([texts.noDifference(before.year, after.year), ...notes])
  const stateColumn = (law: Law): Column => ({
    title: String(law.year),
    share: 4,
    paragraphs: (name) => [
      ...writeFigure(law, name, language),
      `[${sourceOf(law, name, language)}]`,
    ],
  })
  const columns = [titleColumn(language, 3), stateColumn(before), stateColumn(after)]
  return asText([
    texts.differenceTitle(before.year, after.year),
    ...notes,
    '',
    ...paragraphTable(names, columns, width),
  ])
}

const titleColumn = (language: Language, share: number): Column => ({
  title: lawTexts[language].columns.figure,
  share,
  paragraphs: (name) => [lawFigureTitles[name][language]],
})

const sourceOf = (law: Law, name: LawFigureKey, language: Language) =>
  writeCitation(law.figures[name].citation, language)

/** The earliest day on which a figure of the year was checked against its source. */
const firstChecked = ({ figures }: Law) =>
  lawFigureKeys.map((name) => figures[name].checked).toSorted()[0] as string

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
