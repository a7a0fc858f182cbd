import {
  changedFigures,
  currentTaxYear,
  lawDifference,
  lawDocument,
  readLawYear,
  writeCitation,
  writeFigure,
  writeProvisional,
} from '@oklad/answers'
import { numericDate } from '@oklad/contract/fields'
import { startYears } from '@oklad/contract/internal'
import { type Law, lawOf } from '@oklad/engine'
import { allFiguresOf, type LawFigureKey, lawFigureKeys } from '@oklad/engine/internal'
import { type CommandContext, UsageError } from '../context.ts'
import { coloured } from '../report/colour.ts'
import { type Column, writeTable } from '../report/table.ts'
import { reportOf, wrapText } from '../report/text.ts'
import { asJson, type CommandDescription } from './command.ts'

// biome-ignore format: one text a line
const texts = {
  unknownYear: { en: '"{text}" is not a year whose law is known: {minimum} to {maximum}', ru: '«{text}»: нужен год с {minimum} по {maximum}' },
  noDifference: { en: 'No figure differs between {from} and {to}.', ru: 'Между {from} и {to} годами ни один показатель не различается.' },
  differences: { en: 'What differs between {from} and {to}', ru: 'Чем различаются {from} и {to} годы' },
  heading: { en: 'Rates and limits of {year}', ru: 'Ставки и пределы на {year} год' },
  checked: { en: 'Checked against the sources on {date}.', ru: 'Сверено с источниками {date}.' },
}

/** `oklad law`: the figures of a year, and the figures that differ between two years. */
export const lawCommand: CommandDescription = {
  name: 'law',
  description: {
    en: 'Show the figures of a tax year with their sources, or the differences between two years. The figures are everything that the calculation uses: scales, rates, limits and deductions, each with its act.',
    ru: 'Вывести показатели закона за год с источниками или различия двух лет. Это шкалы, ставки, пределы и вычеты расчёта, каждый показатель со своим актом.',
  },
  examples: ['law 2026', 'law diff 2024 2025', 'law 2026 --json > law.json'],
  // biome-ignore format: one parameter a line
  parameters: [
    { term: { en: '[year]', ru: '[год]' }, en: 'the tax year; by default the current one in Moscow', ru: 'год; по умолчанию текущий по Москве' },
  ],
  // biome-ignore format: one option a line
  options: [
    { term: '--json', en: 'print the answer of GET /api/v1/law/{year} instead of a table; amounts are in kopecks', ru: 'вместо таблицы вывести ответ GET /api/v1/law/{year}; суммы — в копейках' },
  ],
  act({ json }, words, context) {
    const { language, stdout, now } = context
    const [year = currentTaxYear(now())] = yearsOf(words, context)
    stdout.write(
      json
        ? asJson(lawDocument(year, language))
        : coloured(lawReport(lawOf(year), context), context),
    )
  },
  subcommands: [
    {
      name: 'diff',
      description: {
        en: 'Show the figures that differ between two tax years. Each comes with both values and both sources.',
        ru: 'Вывести показатели, которые различаются в двух годах. У каждого — оба значения и оба источника.',
      },
      // biome-ignore format: one parameter a line
      parameters: [
        { term: { en: '<year>', ru: '<год>' }, en: 'the tax year to compare', ru: 'какой год сравнить' },
        { term: { en: '<other-year>', ru: '<другой-год>' }, en: 'the tax year to compare it with', ru: 'с каким годом сравнить' },
      ],
      // The option --json belongs to the parent command, which accepts it in any place.
      act({ json }, words, context) {
        const { language, stdout } = context
        const [from, to] = yearsOf(words, context) as [number, number]
        const document = () => asJson(lawDifference(from, to, language))
        const report = () => coloured(differenceReport(lawOf(from), lawOf(to), context), context)
        stdout.write(json ? document() : report())
      },
    },
  ],
}

/**
 * Reads tax years.
 * @throws {UsageError} with the problem of every wrong one
 */
function yearsOf(words: readonly string[], { say }: CommandContext): readonly number[] {
  const problems: string[] = []
  const years = words.map((text) => {
    const reading = readLawYear('year', text)
    if (reading.ok) return reading.year
    problems.push(say(texts.unknownYear, { text, ...startYears }))
    return 0
  })
  if (problems.length > 0) throw new UsageError(problems)
  return years
}

/** The figures of a tax year for people. */
function lawReport(law: Law, context: CommandContext): string {
  const { language, say } = context
  const figures = allFiguresOf(law)
  // The earliest day on which a figure of the year was checked against its source.
  const day = lawFigureKeys.map((key) => figures[key].checked).toSorted()[0] as string
  const date = numericDate(day, language)
  const values = (key: LawFigureKey) => writeFigure(law, key, language)
  const source = (key: LawFigureKey) => [writeCitation(figures[key].citation, language)]
  return reportOf([
    [say(texts.heading, { year: law.year }), ...provisionalNotes([law], context)],
    figuresTable(law, lawFigureKeys, context, [
      [say({ en: 'Value', ru: 'Значение' }), 5, values],
      [say({ en: 'Source', ru: 'Источник' }), 4, source],
    ]),
    [say(texts.checked, { date })],
  ])
}

/** The figures that differ between two tax years, for people. */
function differenceReport(before: Law, after: Law, context: CommandContext): string {
  const { language, say } = context
  const keys = changedFigures(before, after)
  const columns = [before, after].map((law): ParagraphColumn => {
    const source = (key: LawFigureKey) => writeCitation(allFiguresOf(law)[key].citation, language)
    const cell = (key: LawFigureKey) => [...writeFigure(law, key, language), `[${source(key)}]`]
    return [String(law.year), 4, cell]
  })
  const title = keys.length > 0 ? texts.differences : texts.noDifference
  const years = { from: before.year, to: after.year }
  return reportOf([
    [say(title, years), ...provisionalNotes([before, after], context)],
    keys.length > 0 ? figuresTable(after, keys, context, columns) : [],
  ])
}

const provisionalNotes = (laws: readonly Law[], { language, width }: CommandContext) =>
  laws
    .filter(({ provisional }) => provisional)
    .flatMap((law) => wrapText(`! ${writeProvisional(law, language)}`, width, '  '))

/** A column: its title, its part of the width in relation to the others, and its paragraphs. */
type ParagraphColumn = readonly [
  title: string,
  share: number,
  paragraphs: (key: LawFigureKey) => readonly string[],
]

/** In a narrower column most words would have a line of their own. */
const NARROWEST = 12

/** Draws figures of a year with wrapped cells, and an empty line between them. */
function figuresTable(
  law: Law,
  keys: readonly LawFigureKey[],
  { language, say, width }: CommandContext,
  more: readonly ParagraphColumn[],
): readonly string[] {
  const title = (key: LawFigureKey) => [allFiguresOf(law)[key].title[language]]
  const columns: readonly ParagraphColumn[] = [
    [say({ en: 'Figure', ru: 'Показатель' }), 3, title],
    ...more,
  ]
  const room = width - 2 * more.length
  const shares = columns.reduce((sum, [, share]) => sum + share, 0)
  const wrapped = columns.map(([title, share, paragraphs]): Column<LawFigureKey> => {
    // biome-ignore lint/plugin/money: the characters of a line are no money
    const characters = Math.max(NARROWEST, Math.floor((room * share) / shares))
    const wrap = (paragraph: string) => wrapText(paragraph, characters, '  ')
    return { title, cell: (key) => `${paragraphs(key).flatMap(wrap).join('\n')}\n` }
  })
  return writeTable(keys, wrapped).slice(0, -1)
}
