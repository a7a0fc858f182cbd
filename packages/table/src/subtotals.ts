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

/**
 * Finds the subtotals among people: rows with one text at most whose salary is the sum of all rows to the next one of the
 * kind, below or above, or of all people, and which lack what these have. One of them has two people or more.
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
  const found = new Map<number, string>()
  for (const text of [filled, named]) {
    for (const [place, { header, recognised }] of input.entries()) {
      // Terms such as children are empty for many people.
      const isEverybodys = recognised?.sheet === 'hire_date' || recognised?.sheet === 'town'
      if (recognised && !(isEverybodys && text === filled)) continue
      const others: number[] = []
      /** The people above each row, and the sum of their salaries. */
      const [people, sums] = [[0], [0]]
      for (const [at, row] of rows.entries()) {
        const isPerson = text.form.test(textAt(place, row))
        if (!isPerson) others.push(at)
        people.push(Number(people[at]) + Number(isPerson))
        sums.push(Number(sums[at]) + (isPerson ? Number(salaries[at]) : 0))
      }
      const all = [people.indexOf(1) - 1, people.indexOf(Number(people.at(-1)))] as const
      const runs = others.flatMap((at, index) => {
        const texts = columns.filter((_, other) => /\p{L}/u.test(textAt(other, rows[at])))
        const below = [at + 1, others[index + 1] ?? rows.length] as const
        const run = [below, [(others[index - 1] ?? -1) + 1, at] as const, all]
          .map(([first, end]) => ({
            ...{ at, first, end, count: Number(people[end]) - Number(people[first]) },
            sum: Number(sums[end]) - Number(sums[first]),
          }))
          .find(({ sum }) => sum > 0 && sum === salaries[at])
        return run && texts.length < 2 ? [run] : []
      })
      if (!runs.some(({ count }) => count > 1)) continue
      for (const { at, first, end, count } of runs) {
        const [from, to] = [rows[first], rows[end - 1]].map((row = 0) => firstRow + row)
        const values = { count, rows: from === to ? `${from}` : `${from}–${to}`, column: header }
        const row = rows[at] ?? 0
        if (!found.has(row)) found.set(row, write(text, language, values))
      }
    }
  }
  return found
}
