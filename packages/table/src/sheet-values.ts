import { readDecimal } from '@oklad/contract/internal'
import { timesIn } from '@oklad/engine/internal'
import { shareNumber } from '@oklad/engine/ranges'
import { readDate } from './dates.ts'

/** Shares of full time in words and fractions, thousandths. */
const shares: readonly (readonly [words: RegExp, share: number])[] = [
  [/^(?:полн(?:ая|ый)|full(?:[ -]time)?)$/iu, 1000],
  [/^(?:1\/2|½|пол|половина|half)$/iu, 500],
  [/^(?:1\/4|¼|четверть)$/iu, 250],
  [/^(?:3\/4|¾)$/, 750],
]

/** Thousandths of full time: 0.5, ½, 1/2, «0,5 ст.», «полставки», 50 % and 50 are 500. */
export function shareOfFullTime(text: string): number | undefined {
  const plain = text.replace(/(?<!\s)\s*(?:ст|ставк\p{L}{0,3}|fte)\.?$/iu, '')
  const [, share] = shares.find(([words]) => words.test(plain)) ?? []
  if (share !== undefined) return share
  const [, number = '', percent] = /^([\d.,]+)\s*(%)?$/.exec(plain) ?? []
  const reading = readDecimal(number, 3)
  if (!reading.ok) return undefined
  const isPercent = percent !== undefined || reading.value >= 10_000
  const part = isPercent ? Number((reading.value * 0.01).toPrecision(15)) : reading.value
  return Number.isInteger(part) && part > 0 && part <= 2000 ? part : undefined
}

/** Vacations by their first and last days: «06.07.2026–19.07.2026», «с 06.07.2026 по 19.07.2026», several after `;`; none of a dash. */
export function vacationsOf(text: string) {
  if (/^(?:[-–—]+|нет|no|none)$/iu.test(text)) return []
  const periods = text.split(/[;\n]/).map((period) => {
    const [, first = '', last = ''] =
      /^(?:с |from )?([\d.]+|\d{4}-\d\d-\d\d) ?(?:-|–|—|по |to ) ?([\d.]+|\d{4}-\d\d-\d\d)$/i.exec(
        period.trim().replace(/\s+/g, ' '),
      ) ?? []
    const [from, to] = [readDate(first, false), readDate(last, true)]
    return from && to ? { kind: 'vacation', from, to } : undefined
  })
  return periods.every(Boolean) ? periods : undefined
}

/** The whole months in tenths of a year. */
const monthsOfTenths = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]

/** Nobody has worked for longer, years: a number above may be months. */
const MOST_YEARS = 70

/** Whole months of a time: 2.5, «2 года 6 месяцев», «2 г. 6 мес. 12 дн.», «30 мес.» are 30. */
export function monthsOfWork(text: string): number | undefined {
  if (/^(?:нет|no|none)$/iu.test(text)) return 0
  if (/^полгода$/iu.test(text)) return 6
  const match =
    /^(?:(\d{1,2})(?:[.,](\d))? ?(?:л|лет|г|год|года|y|years?)?\.?)?,? ?(?:(\d{1,3}) ?(?:м|мес|месяц\p{L}{0,3}|months?)\.?)?,? ?(?:[12]?\d ?(?:д|дн|дня|дней|день|days?)\.?)?$/iu.exec(
      text.replace(/\s+/g, ' '),
    )
  if (match === null) return undefined
  const [, years = 0, tenths = 0, months = 0] = match.map((part) => Number(part ?? 0))
  return years > MOST_YEARS ? undefined : years * 12 + (monthsOfTenths[tenths] ?? 0) + months
}

/**
 * The numerator and the denominator of a share of pay: 1/4 of «1/4», «25 %» and «0,25», exact.
 * @returns `undefined` of other texts, and of a number within one percent of a third or a sixth: it may be this share, rounded
 */
export function shareOfPay(text: string): readonly [part: number, whole: number] | undefined {
  const { highest } = shareNumber.range
  const [, ...numbers] = /^(\d{1,3}) ?\/ ?(\d{1,3})$/.exec(text) ?? []
  const [part = 0, whole = 0] = numbers.map(Number)
  if (part > 0 && part <= whole && whole <= highest) return [part, whole]
  const [, percent, decimal = ''] = /^(?:(\d+(?:[.,]\d+)?) ?%|(0[.,]\d+))$/.exec(text) ?? []
  const reading = readDecimal(percent ?? decimal, percent === undefined ? 4 : 2)
  if (!reading.ok) return undefined
  const { value } = reading
  const isRounded = [1, 2, 4, 5].some((sixths) => Math.abs(value * 6 - sixths * 10_000) < 600)
  if (value === 0 || value > 10_000 || isRounded) return undefined
  for (let whole = 1; whole <= highest; whole++) {
    if ((value * whole) % 10_000 === 0) return [timesIn(value * whole, 10_000), whole]
  }
  return undefined
}
