import { type Language, write } from '@oklad/contract/internal'
import { sumIn } from './cells.ts'
import type { Batch } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import { isTotal, nameForm, noPerson } from './no-person.ts'
import type { TableRun } from './table-run.ts'

/** By what the rows of people differ from the others. DuckDB reads the patterns too: they have no lookaround. */
const filled = {
  form: '.',
  except: '^$',
  text: {
    en: '"{pay}" is the sum of {count:row|rows} {rows}, which have "{column}" where this row has none: it looks like a subtotal. Delete the row; if it is a person, fill in "{column}".',
    ru: '«{pay}» — сумма {count:строки|строк|строк} {rows}; там столбец «{column}» заполнен, а здесь он пуст: похоже на подытог. Удалите строку, а если это сотрудник, заполните «{column}».',
  },
}
const named = {
  ...nameForm,
  text: {
    en: '"{pay}" is the sum of {count:row|rows} {rows}, and "{column}" is not written as the names there: it looks like a subtotal. Delete the row; if it is a person, write the surname and the first name with capital letters.',
    ru: '«{pay}» — сумма {count:строки|строк|строк} {rows}, а «{column}» здесь не похоже на имена в них: возможно, это подытог. Удалите строку, а если это сотрудник, напишите фамилию и имя с заглавных букв.',
  },
}

/** The signs, each with the places of the columns that can have it. */
export const signsIn = (input: readonly InputColumn[]) =>
  [filled, named].flatMap((sign) =>
    input.flatMap(({ header, recognised }, place) => {
      // Terms such as children are empty for many people.
      const isEverybodys = recognised?.sheet === 'hire_date' || recognised?.sheet === 'town'
      return recognised && !(isEverybodys && sign === filled) ? [] : [{ ...sign, header, place }]
    }),
  )

/** The first and the last of some rows of people, their number, and the sum of their salaries. */
const newGroup = () => ({ first: 0, last: 0, count: 0, sum: 0 })
type Group = ReturnType<typeof newGroup>

/** A row of no person, and the people above it, up to the row of no person before. */
interface Other {
  readonly row: number
  readonly salary: number
  readonly above: Group
}

/** So many rows of no person may be sums by chance, and so many of the first ones the sum of all. */
const FEW = 20
const MOST_OPEN = 1000

/** Whether so many rows of no person can be sums of two people or more: above and below them stand rows of people. */
export const maySum = (others: number, people: number): boolean =>
  others > 0 && people > 1 && (others <= FEW || others <= 2 * people)

/**
 * Finds the rows of no person whose salary is the sum of the people up to the next such row, below or above, or of all
 * people. One of them has two people or more; of many rows half do.
 */
class Sums {
  readonly #found: (Other & { readonly people: Group })[] = []
  readonly #all = newGroup()
  /** The rows that may be the sum of all. */
  #open: Other[] = []
  #group = newGroup()
  #last: Other | undefined
  #others = 0

  addPerson(row: number, salary: number): void {
    for (const group of [this.#group, this.#all]) {
      group.first ||= row
      group.last = row
      group.count++
      group.sum += salary
    }
  }

  /** @param isAlone whether the row has one text at most beside words of a total: it can be a sum */
  addOther(row: number, salary: number, isAlone: boolean): void {
    const above = this.#group
    this.addTotal()
    if (!isAlone) return
    this.#last = { row, salary, above }
    this.#others++
  }

  /** Ends a group at a total, which a row below it does not add up again. */
  addTotal(): void {
    this.#close()
    this.#last = undefined
    this.#group = newGroup()
  }

  #close(): void {
    const other = this.#last
    if (other === undefined || this.#isSum(other, this.#group, other.above)) return
    if (other.salary >= this.#all.sum && this.#open.length < MOST_OPEN) this.#open.push(other)
  }

  #isSum(other: Other, ...groups: readonly Group[]): boolean {
    const people = groups.find(({ sum }) => sum > 0 && sum === other.salary)
    if (people) this.#found.push({ ...other, people })
    return people !== undefined
  }

  found() {
    this.#close()
    for (const other of this.#open) this.#isSum(other, this.#all)
    const several = this.#found.filter(({ people }) => people.count > 1).length
    return several === 0 || (this.#others > FEW && several * 2 < this.#others) ? [] : this.#found
  }
}

/** What is wrong with subtotals, by their rows. */
export type Found = NonNullable<TableRun['subtotals']>

export type SubtotalSearch = ReturnType<typeof subtotalSearch>

/** Makes a search for subtotals: rows with one text at most that add up people, see `Sums`, and lack what these have. */
export function subtotalSearch(
  input: readonly InputColumn[],
  salary: InputColumn,
  language: Language,
) {
  const place = input.indexOf(salary)
  const headers = input.map(({ header }) => header)
  const signs = signsIn(input).map((sign) => {
    const [form, except] = [new RegExp(sign.form, 'u'), new RegExp(sign.except, 'iu')]
    const isPerson = (text: string) => form.test(text) && !except.test(text)
    return { ...sign, isPerson, sums: new Sums() }
  })

  /** Adds the next rows. */
  function add(batch: Batch): void {
    const { columns, firstRow, size } = batch
    for (let at = 0; at < size; at++) {
      const why = noPerson(batch, at, headers)
      if (why === 'total') for (const { sums } of signs) sums.addTotal()
      if (why !== undefined) continue
      const texts = columns.map((cells) => String(cells[at] ?? '').trim())
      const cell = columns[place]?.[at] ?? undefined
      const sum = salary.recognised ? sumIn(cell, salary.recognised) : 0
      let isAlone: boolean | undefined
      for (const { place, isPerson, sums } of signs) {
        if (isPerson(texts[place] ?? '')) sums.addPerson(firstRow + at, sum)
        else {
          isAlone ??= texts.filter((text) => /\p{L}/u.test(text) && !isTotal(text)).length < 2
          sums.addOther(firstRow + at, sum, isAlone)
        }
      }
    }
  }

  function found(): Found {
    const found = new Map<number, string>()
    for (const { text, header, sums } of signs) {
      for (const { row, people } of sums.found()) {
        const { count, first, last } = people
        const rows = first === last ? `${first}` : `${first}–${last}`
        if (!found.has(row))
          found.set(row, write(text, language, { count, rows, pay: salary.header, column: header }))
      }
    }
    return found
  }

  return { add, found }
}
