import { readDecimal } from '@oklad/contract/internal'
import { readDate } from './dates.ts'

/** Thousandths of full time: 0.5, ½, 1/2, 50 % and 50 are 500. */
export function shareOfFullTime(text: string): number | undefined {
  if (/^(?:1\/2|½)$/.test(text)) return 500
  if (/^(?:1\/4|¼)$/.test(text)) return 250
  const [, number = '', percent] = /^([\d.,]+)\s*(%)?$/.exec(text) ?? []
  const reading = readDecimal(number, 3)
  if (!reading.ok) return undefined
  const isPercent = percent !== undefined || reading.value >= 10_000
  const share = isPercent ? Number((reading.value * 0.01).toPrecision(15)) : reading.value
  return Number.isInteger(share) && share > 0 && share <= 2000 ? share : undefined
}

/** Vacations by their first and last days: «06.07.2026–19.07.2026», «с 06.07.2026 по 19.07.2026», several after `;`. */
export function vacationsOf(text: string) {
  const periods = text.split(/[;\n]/).map((period) => {
    const [, first = '', last = ''] =
      /^\s*(?:с |from )?\s*([\d.]+|\d{4}-\d\d-\d\d)\s*(?:-|–|—|по |to )\s*([\d.]+|\d{4}-\d\d-\d\d)\s*$/i.exec(
        period,
      ) ?? []
    const [from, to] = [readDate(first, false), readDate(last, true)]
    return from && to && { kind: 'vacation', from, to }
  })
  return periods.every(Boolean) ? periods : undefined
}

/** The whole months in tenths of a year. */
const monthsOfTenths = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]

/** Nobody has worked for longer, years: a number above may be months. */
const MOST_YEARS = 70

/** Whole months of a time: 2.5, «2 года 6 месяцев», «30 мес.» are 30. */
export function monthsOfWork(text: string): number | undefined {
  const match =
    /^(?:(\d{1,2})(?:[.,](\d))?\s*(?:л|лет|г|год|года|y|years?)?\.?)?\s*(?:(\d{1,3})\s*(?:м|мес|месяц\p{L}*|months?)\.?)?$/iu.exec(
      text,
    )
  if (match === null) return undefined
  const [, years = 0, tenths = 0, months = 0] = match.map((part) => Number(part ?? 0))
  return years > MOST_YEARS ? undefined : years * 12 + (monthsOfTenths[tenths] ?? 0) + months
}
