import { type Language, write } from '@oklad/contract/internal'
import { readCell } from './cells.ts'
import type { Batch } from './formats/format.ts'
import type { InputColumn } from './header.ts'

/** Two words or more with capital letters: «Иванов И.И.», and not «Отдел продаж». */
const PERSON = /^\p{Lu}[\p{L}'’-]*\.?(?:(?:\s+|(?<=\.))\p{Lu}[\p{L}'’-]*\.?)+$/u

const filled = {
  form: /./,
  en: 'The salary is the sum of those in {count:row|rows} {rows}, which have "{column}" where this row has none: it looks like a subtotal. Delete the row; if it is a person, fill in "{column}".',
  ru: 'Оклад равен сумме окладов в {count:строке|строках|строках} {rows}, где столбец «{column}» заполнен, а здесь он пуст: похоже на подытог. Удалите строку, а если это сотрудник, заполните «{column}».',
}
const named = {
  form: PERSON,
  en: 'The salary is the sum of those in {count:row|rows} {rows}, and "{column}" is not written as the names there: it looks like a subtotal. Delete the row; if it is a person, write the surname and the first name with capital letters.',
  ru: 'Оклад равен сумме окладов в {count:строке|строках|строках} {rows}, а «{column}» не похоже на имена в них: возможно, это подытог. Удалите строку, а если это сотрудник, напишите фамилию и имя с заглавных букв.',
}

/** Rows of people, with the sum of their salaries. */
interface Group {
  readonly people: readonly number[]
  readonly sum: number
}

/**
 * Finds the rows of no person whose salary is the sum of the people up to the next such row, below or above, or of all
 * people.
 * @returns the place of each such row, and the group that it adds up
 */
function sumsIn(salaries: readonly number[], isPerson: readonly boolean[]) {
  const others: number[] = []
  /** The people above the first of the others, and those below each of them. */
  const blocks: number[][] = [[]]
  for (const at of salaries.keys()) {
    if (isPerson[at]) blocks.at(-1)?.push(at)
    else blocks[others.push(at)] = []
  }
  const groups = [...blocks, blocks.flat()].map(
    (people): Group => ({
      people,
      sum: people.reduce((sum, at) => sum + Number(salaries[at]), 0),
    }),
  )
  return others.flatMap((at, index) => {
    const beside = [groups[index + 1], groups[index], groups.at(-1)]
    const group = beside.find((group) => group && group.sum > 0 && group.sum === salaries[at])
    return group ? [{ at, ...group }] : []
  })
}

/**
 * Finds the subtotals among people: rows with one text at most that add up others, see `sumsIn`, and lack what these
 * have. One of them has two people or more.
 * @param rows the places of the rows in the batch, without those that are left out
 * @returns by the places of their rows, what is wrong
 */
export function subtotalsIn(
  input: readonly InputColumn[],
  salary: InputColumn,
  { columns, firstRow }: Batch,
  rows: readonly number[],
  language: Language,
): ReadonlyMap<number, string> {
  const textAt = (place: number, row = -1) => String(columns[place]?.[row] ?? '').trim()
  const cells = columns[input.indexOf(salary)]
  const salaries = rows.map((row) => {
    const reading = salary.recognised && readCell(cells?.[row] ?? undefined, salary.recognised)
    return reading && 'value' in reading ? Number(reading.value) || 0 : 0
  })
  const hasOneText = ({ at }: { readonly at: number }) =>
    columns.filter((_, place) => /\p{L}/u.test(textAt(place, rows[at]))).length < 2
  const found = new Map<number, string>()
  for (const text of [filled, named]) {
    for (const [place, { header, recognised }] of input.entries()) {
      // Terms such as children are empty for many people.
      const isEverybodys = recognised?.sheet === 'hire_date' || recognised?.sheet === 'town'
      if (recognised && !(isEverybodys && text === filled)) continue
      const isPerson = rows.map((row) => text.form.test(textAt(place, row)))
      const sums = sumsIn(salaries, isPerson).filter(hasOneText)
      if (!sums.some(({ people }) => people.length > 1)) continue
      for (const { at, people } of sums) {
        const [row = 0, first = 0, last = 0] = [at, people[0], people.at(-1)].map(
          (at = 0) => rows[at],
        )
        const [from, to] = [firstRow + first, firstRow + last]
        const rowsAdded = from === to ? `${from}` : `${from}–${to}`
        const values = { count: people.length, rows: rowsAdded, column: header }
        if (!found.has(row)) found.set(row, write(text, language, values))
      }
    }
  }
  return found
}
