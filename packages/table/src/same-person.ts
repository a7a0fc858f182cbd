import { type Text, write } from '@oklad/contract/internal'
import { plain } from './cells.ts'
import { readDate } from './dates.ts'
import type { Batch, RepeatedRows } from './formats/format.ts'
import { cellsOfLines } from './formats/text.ts'
import { hasValue, type InputColumn } from './header.ts'
import { noPerson } from './no-person.ts'
import { plainTitle } from './recognition/header-words.ts'
import { isListOfPeople } from './request-columns.ts'
import type { TableRun } from './table-run.ts'

// biome-ignore format: one text a line
const texts = {
  number: { en: 'The same number of a person as in row {other} ("{column}"): one employer has one tax base for all pay of a person, so two rows would have two scales of tax. Put the pay into one row. Of two jobs one after the other, the later row needs the pay and tax of the earlier one in the columns "At this employer before the first month: …".', ru: 'Тот же номер человека, что в строке {other} («{column}»): у одного работодателя одна налоговая база на все выплаты человека, а в двух строках шкала считалась бы дважды. Сложите выплаты в одной строке. Если одна работа сменила другую, в строке второй укажите выплаты и налог первой в столбцах «У этого работодателя до первого месяца: …».' },
  name: { en: 'The same name as in row {other} ("{column}"), and it is not clear whether this is one person: one employer has one tax base for all pay of a person. Put the pay into one row; of two jobs one after the other, the later row needs the pay and tax of the earlier one in the columns "At this employer before the first month: …". Give namesakes a personnel number, ИНН or dates of birth.', ru: 'То же имя, что в строке {other} («{column}»), и непонятно, один ли это человек: у одного работодателя одна налоговая база на все выплаты человека. Сложите выплаты в одной строке; если одна работа сменила другую, в строке второй укажите выплаты и налог первой в столбцах «У этого работодателя до первого месяца: …». Однофамильцам укажите табельные номера, ИНН или даты рождения.' },
  nobody: { en: 'Nothing names the person ("{column}"), as rows above do: it may be a vacancy, a total, or another job of the person above, whose pay has one tax base. Delete the row, put the pay into the row of the person, or write the name.', ru: 'Не указано, кто это («{column}»), а в строках выше указано: это может быть вакансия, итог или вторая работа того, кто строкой выше, — а налоговая база у человека одна. Удалите строку, сложите выплаты в строке этого человека или впишите имя.' },
} satisfies Readonly<Record<string, Text>>

/** So many names and numbers of a table are remembered, about 50 MB; later people are compared with these. */
const MOST_KEPT = 1_000_000

/** The plain titles of columns that tell people apart. */
const titles = {
  whole:
    /^(?:(?:фио|ф и о)(?: (?:сотрудника|работника))?|сотрудник|работник|физическое лицо|физлицо|employee(?: name)?|full name|name|имя|фамилия имя(?: отчество)?|фамилия и имя|имя и фамилия|person)$/,
  part: /^(?:фамилия|имя|отчество|surname|last name|first name|patronymic|middle name)$/,
  /** Those of one person, whatever the names. */
  sure: /(?:^| )(?:инн|снилс|паспорта?|страховой номер|inn|snils|taxpayer number|insurance number|passport)(?: |$)|^серия и номер$|^(?:номер|серия и номер) документа$|^document number$/,
  number:
    /^(?:таб(?:ельный)?(?: (?:номер|№|н))?|номер табельный|(?:personnel|employee|staff|person|worker) (?:number|no|id))$/,
  birth: /^(?:дата рожд\p{L}*(?: (?:сотрудника|работника))?|др|д р|birth date|date of birth|dob)$/u,
  recalculated: /^(?:дата пересчета|recalculated on)$/,
}

/** The places of the columns that tell people apart. */
export function identityColumns(input: readonly InputColumn[]) {
  const placesOf = (title: RegExp) =>
    input.flatMap(({ header, recognised }, place) =>
      !recognised && title.test(plainTitle(header)) ? [place] : [],
    )
  const parts = placesOf(titles.part)
  return {
    names: parts.length > 1 ? parts : placesOf(titles.whole).slice(0, 1),
    sure: placesOf(titles.sure),
    numbers: placesOf(titles.number),
    births: placesOf(titles.birth),
    recalculated: placesOf(titles.recalculated),
  }
}

/** A number of 53 bits for a text: among a million texts two share one in a run of 20,000. */
function hashOf(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0)
}

const plainName = (words: readonly unknown[]) =>
  words
    .map((word) => String(word ?? ''))
    .join(' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s.]+/g, ' ')
    .trim()

/** The name of a person as it is compared; empty of a single word. */
export function comparedName(words: readonly unknown[]): string {
  const name = plainName(words)
  return /\p{L} \p{L}/u.test(name) ? name : ''
}

export type SamePersonSearch = NonNullable<ReturnType<typeof samePersonSearch>>

/**
 * Makes a search for people with two rows of a year, in the order of the rows. Rows with `income_before` continue the base of
 * another one, and one with a day of recalculation replaces the row of the person above it. In a list, a row that names nobody below
 * one that does may be the second row of this person. It keeps up to a million hashes of names and numbers.
 * @returns `undefined` of a table without columns that name people
 */
export function samePersonSearch(
  input: readonly InputColumn[],
  { language, question }: Pick<TableRun, 'language' | 'question'>,
) {
  const { names, sure, numbers, births, recalculated } = identityColumns(input)
  const identity = [...names, ...sure, ...numbers]
  if (identity.length === 0) return undefined
  const headers = input.map(({ header }) => header)
  const isList = isListOfPeople(input, question)
  let isNamed = false
  const start = input.findIndex(({ recognised }) => recognised?.value.name === 'start_date')
  const before = input.findIndex(({ recognised }) => recognised?.value.field === 'income_before')
  /** The first row of a number, and of a name with the columns of numbers that all rows with it have. */
  const byNumber = new Map<number, number>()
  const byName = new Map<number, { readonly row: number; common: number }>()

  /** The numbers of a row, each with a hash, the bit of its column, and its header. */
  function numbersIn(columns: Batch['columns'], at: number, name: string, year: string) {
    return [...sure, ...numbers, ...births].flatMap((place, index) => {
      const text = String(plain(columns[place]?.[at]) ?? '').replace(/[\s-]/g, '')
      // A day of birth alone is that of many people.
      const isNone = !/\d/.test(text) || (births.includes(place) && name === '')
      const own = sure.includes(place) ? text : `${text} ${name}`
      const header = headers[place] ?? ''
      return isNone ? [] : [{ hash: hashOf(`${place} ${own} ${year}`), bit: 1 << index, header }]
    })
  }

  /** What is wrong with the rows of a batch, by row; `undefined` where nothing is. */
  function add(batch: Batch): RepeatedRows | undefined {
    const { firstRow, size, lines } = batch
    const columns = lines ? cellsOfLines(lines, headers) : batch.columns
    const found = new Map<number, string | null>()
    for (let at = 0; at < size; at++) {
      if (noPerson(batch, at, headers) !== undefined) continue
      const cell = (place: number) => columns[place]?.[at]
      const row = firstRow + at
      const year = readDate(String(plain(cell(start)) ?? ''), false)?.slice(0, 4) ?? ''
      const namesNobody = !identity.some((place) => hasValue(cell(place)))
      if (isList && isNamed && namesNobody) {
        found.set(row, write(texts.nobody, language, { column: headers[identity[0] ?? 0] ?? '' }))
        continue
      }
      isNamed ||= !namesNobody
      const words = names.map(cell)
      const name = comparedName(words)
      const own = numbersIn(columns, at, plainName(words), year)
      const mask = own.reduce((all, { bit }) => all | bit, 0)
      const nameHash = hashOf(`${name} ${year}`)
      const namesake = name === '' ? undefined : byName.get(nameHash)
      const same = own.find(({ hash }) => byNumber.has(hash))
      const continues = before >= 0 && hasValue(cell(before))
      const other = same && byNumber.get(same.hash)
      const isRecalculated = recalculated.some((place) => hasValue(cell(place)))
      if (other === row - 1 && isRecalculated) found.set(other, null)
      else if (same && !continues) {
        found.set(row, write(texts.number, language, { other, column: same.header }))
      } else if (namesake && (namesake.common & mask) === 0 && !continues) {
        const column = headers[names[0] ?? 0] ?? ''
        found.set(row, write(texts.name, language, { other: namesake.row, column }))
      }
      if (namesake) namesake.common &= mask
      if (byNumber.size + byName.size >= MOST_KEPT) continue
      for (const { hash } of own) if (!byNumber.has(hash)) byNumber.set(hash, row)
      if (name !== '' && !namesake) byName.set(nameHash, { row, common: mask })
    }
    return found.size > 0 ? found : undefined
  }

  return { add, mayReplace: recalculated.length > 0 }
}
