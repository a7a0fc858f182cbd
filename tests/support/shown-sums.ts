/** The labels of the page, of its papers and of its files by the sum that they name. */
const names: Readonly<Record<string, string>> = {
  ...{ начислено: 'gross', 'всего начислено': 'gross', 'начислено всего': 'gross' },
  ...{ ндфл: 'tax', 'удержан налог': 'tax', 'удержан ндфл': 'tax' },
  ...{ 'на руки': 'net', 'к выплате': 'net', 'меньше всего на руки': 'lowest net' },
  ...{ взносы: 'contributions', 'взносы работодателя сверх зарплаты': 'contributions' },
  ...{ 'расходы работодателя': 'cost', расходы: 'cost', 'вычет на детей': 'deduction' },
  ...{ 'расходы заказчика': 'cost', нпд: 'tax', 'взносы заказчика': 'contributions' },
  ...{ 'рк и надбавка': 'allowances', 'ндфл с рк и надбавки': 'tax of the allowances' },
  ...{ allowances: 'allowances', 'tax on allowances': 'tax of the allowances' },
  ...{ 'ндфл с оклада': 'tax of base pay', 'tax on base pay': 'tax of base pay' },
  ...{ 'доход по датам': 'income by date', 'налог по датам': 'tax by date' },
  ...{ gross: 'gross', 'gross pay': 'gross', 'income tax': 'tax', 'tax withheld': 'tax' },
  ...{ 'take-home pay': 'net', 'to be paid': 'net', 'least take-home pay': 'lowest net' },
  ...{ contributions: 'contributions', 'deduction for children': 'deduction' },
  ...{ 'employer’s contributions on top of the pay': 'contributions' },
  ...{ 'cost to the employer': 'cost', 'total cost': 'cost', 'cost to the customer': 'cost' },
  ...{ 'professional income tax': 'tax', 'gross income': 'gross', 'net pay': 'net' },
  ...{ 'income by date': 'income by date', 'tax by date': 'tax by date' },
}

const months = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns the number of a month in words, 1 is January; `undefined` of another text. */
export function monthIn(text: string): number | undefined {
  const starts = (one: string) => text.toLowerCase().startsWith(one)
  const month = Math.max(months.findIndex(starts), english.findIndex(starts)) + 1
  return month > 0 ? month : undefined
}

/** An English sum as a Russian one: 1,234.50 is 1 234,50. */
export const inRussian = (text: string): string =>
  text.replace(/(?<=\d),(?=\d{3})/g, ' ').replace(/(?<=\d)\.(?=\d\d)/g, ',')

export const spaced = (text: string): string => text.replace(/[\u00a0\u202f\s]+/g, ' ').trim()

/** A sum as it is written, or a range of sums. */
interface Written {
  readonly text: string
  readonly place: string
}

/** The sums that a page shows, each under its name and period, wherever it stands. */
export class ShownSums {
  readonly #found = new Map<string, Written[]>()
  readonly #language

  constructor(language: 'ru' | 'en' = 'ru') {
    this.#language = language
  }

  /**
   * Adds a sum with its label; a label that names no sum is left out.
   * @param period such as `year`, `month 3` or `to 3`, or of a person
   */
  add(label: string, period: string, text: string, place: string): void {
    const isToDate = / с начала года|, year to date/.test(label)
    const plain = spaced(label)
      .toLowerCase()
      .replace(/(?:,? с начала года|,? за год|,? за месяц|, ставка.*|, ₽)+$/, '')
      .replace(/(?:, year to date|, for the year| of the year|, rate.*|, ₽|:)+$/, '')
    const name = names[plain]
    const written = this.#language === 'en' ? inRussian(spaced(text)) : spaced(text)
    const [sum] = /[−+-]?\d[\d ]*(?:,\d\d)?(?: ₽)?(?: – \d[\d ]*(?:,\d\d)?)?/.exec(written) ?? []
    if (name === undefined || sum === undefined) return
    const of = isToDate ? period.replace('month', 'to') : period
    // The year to date of December is the year.
    const key = `${name}, ${of === 'to 12' ? 'year' : of}`
    const others = this.#found.get(key) ?? []
    this.#found.set(key, [...others, { text: sum.trim(), place }])
  }

  /** Adds a table: months are its rows, or ranges such as «Март – май», and sums its columns. */
  addMonths([head = [], ...rows]: readonly (readonly unknown[])[], place: string): void {
    for (const [first, ...cells] of rows) {
      const [from, to = from] = String(first).split(' – ').map(monthIn)
      const isTotal = /^(?:Итого|Total)/.test(String(first))
      const periods = isTotal
        ? ['year']
        : months.flatMap((_, at) =>
            from && to && at + 1 >= from && at < to ? [`month ${at + 1}`] : [],
          )
      for (const [at, cell] of cells.entries()) {
        const text =
          typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : String(cell ?? '')
        for (const period of periods) this.add(String(head[at + 1] ?? ''), period, text, place)
      }
    }
  }

  /** Adds the rows of a payslip: each has the sum of a month, and that since January. */
  addPayslip(rows: readonly (readonly string[])[], month: number, place: string): void {
    for (const [label = '', ofMonth = '', toDate = ''] of rows) {
      this.add(label, `month ${month}`, ofMonth, place)
      this.add(label, month === 12 ? 'year' : `to ${month}`, toDate, place)
    }
  }

  /** In how many places a sum stands. */
  places(key: string): number {
    return new Set(this.#found.get(key)?.map(({ place }) => place)).size
  }

  /** The sums that have two values, with where each stands. A sum in whole roubles agrees with its kopecks. */
  contradictions(): string[] {
    return [...this.#found].flatMap(([key, all]) => {
      const [first] = all
      const other = all.find(({ text }) => first !== undefined && !agree(first.text, text))
      return first && other
        ? [`${key}: ${first.text} (${first.place}), ${other.text} (${other.place})`]
        : []
    })
  }
}

/** Whether two sums, or two ranges, are the same as far as both are written. */
function agree(one: string, other: string): boolean {
  const [ones, others] = [kopecksIn(one), kopecksIn(other)]
  const isRounded = !(one.includes(',') && other.includes(','))
  return (
    ones.length === others.length &&
    ones.every((sum, at) => Math.abs(sum - (others[at] ?? 0)) <= (isRounded ? 50 : 0))
  )
}

const kopecksIn = (text: string): number[] =>
  text
    .split('–')
    .map((part) => part.replace(/[\s₽+]/g, '').replace('−', '-'))
    .map((part) => Math.round(Number(part.replace(',', '.')) * 100))
