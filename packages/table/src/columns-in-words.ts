import { isMoney, type Language, type Text } from '@oklad/contract/internal'
import type { Answering } from './answer-rows.ts'
import type { InputColumn } from './header.ts'
import {
  asPeopleWrite,
  columnsByName,
  type Question,
  type Recognised,
  titleOf,
} from './request-columns.ts'
import { mayKeep } from './settled-columns.ts'
import { shownText } from './shown-text.ts'
import { headerOf, namesIn, type TableProblem } from './table-error.ts'

const moneyUnits = {
  wire: { en: 'kopecks', ru: 'коп.' },
  people: { en: 'roubles', ru: '₽' },
  thousands: { en: 'thousands of roubles', ru: 'тыс. ₽' },
} as const

const asWire = { en: 'as in the API', ru: 'как в API' }

// biome-ignore format: one text a line
const assumptions = {
  fullAllowance: { en: 'The northern allowance of a town is the full one. Give a lower one by the column "Northern seniority, years".', ru: 'Северная надбавка города — полная. Неполную задаёт столбец «Северный стаж, лет».' },
  accidents: { en: 'Accident insurance is 0.2% under an employment contract. Give another rate in a column "Accident insurance, %".', ru: 'Взносы на травматизм по трудовому договору — по тарифу 0,2 %. Другой тариф укажите в столбце «Взносы на травматизм, %».' },
  earnings: { en: 'Earnings before the year are not given: each earlier month counts as the first paid one. Give at least 12 months by columns such as "Earnings before the year № 1: month" (2025-12) and "Earnings before the year № 1: pay, ₽".', ru: 'Заработок до начала года не указан: каждый прежний месяц считается таким, как первый оплаченный. Укажите не меньше 12 месяцев столбцами вида «Заработок до начала расчёта № 1: месяц» (2025-12) и «Заработок до начала расчёта № 1: заработок, ₽».' },
} as const satisfies Readonly<Record<string, Text>>

/** Whether a column has absences that are paid by average earnings. */
const isOfAverage = ({ recognised }: InputColumn) =>
  recognised?.sheet === 'vacations' ||
  (recognised?.value.field === 'absences' && recognised.absence !== 'unpaid')

/** A column in words: its title and the unit of its cells. */
export function columnInWords(column: Recognised, question: Question, language: Language): string {
  const { value, writing } = column
  const isSum = isMoney(value.unit)
  const unit = isSum ? moneyUnits[writing] : writing === 'wire' ? asWire : undefined
  const title = titleOf(column, question)[language]
  return unit === undefined ? title : `${title}, ${unit[language]}`
}

/** What became of the columns of a table, to be told before any result. */
export type ColumnsInWords = ReturnType<typeof columnsInWords>

/**
 * The columns of a table in words.
 * @param answering the input as understood
 */
export function columnsInWords(
  {
    input,
    hasUsual,
    columns,
    passed,
  }: Pick<Answering, 'input' | 'hasUsual' | 'columns' | 'passed'>,
  question: Question,
  language: Language,
) {
  const has = (field: string) => input.some(({ recognised }) => recognised?.value.field === field)
  const isFull = has('town') && !has('northern_seniority') && !has('northern_coefficient')
  const isAverageAssumed = input.some(isOfAverage) && !has('earnings_before')
  const passing = (isWritten: boolean) =>
    input.flatMap(({ header, recognised }, place) =>
      recognised === undefined && header !== '' && passed.includes(place) === isWritten
        ? [header]
        : [],
    )
  return {
    /** The headers that are understood, and as what. */
    understood: input.flatMap(({ header, recognised }) =>
      recognised ? [{ header, meaning: columnInWords(recognised, question, language) }] : [],
    ),
    /** The headers that pass through. */
    passing: passing(true),
    /** The headers that are answers of an earlier run, which the new ones replace. */
    replaced: passing(false),
    /** The headers that are names of the answer, and what they are called in the output. */
    renamed: passed.flatMap((place, index) => {
      const [header = '', name = ''] = [input[place]?.header, columns[index]?.name]
      return header === '' || name === header ? [] : [{ header, name }]
    }),
    /** What was assumed where there is no column. */
    assumed: [
      ...(isFull ? [assumptions.fullAllowance[language]] : []),
      ...(hasUsual ? [assumptions.accidents[language]] : []),
      ...(isAverageAssumed ? [assumptions.earnings[language]] : []),
    ],
  }
}

/** Columns by their names, as people write them, in words; a name that the question does not have is left out. */
export const namedInWords = (names: readonly string[], question: Question, language: Language) =>
  names.flatMap((name) => {
    const column = columnsByName(question).get(name)
    return column
      ? [{ name, meaning: columnInWords(asPeopleWrite(column), question, language) }]
      : []
  })

/**
 * What helps with a problem of a header: the columns that it may be, by name and in words, and whether it may pass through.
 * @param problem of a table
 */
export function remediesOf(problem: TableProblem, question: Question, language: Language) {
  return {
    header: shownText(headerOf(problem)),
    choices: namedInWords(namesIn(problem), question, language),
    mayKeep: mayKeep(problem),
  }
}
