/*
 * Payments by date, written a second time for the tests: nothing of the engine is used, sums are integers of
 * any size, and days off follow from the holidays and the transfers of the decrees.
 */

/** A request of the model. Sums are kopecks; months are counted from 1. */
export interface ModelRequest {
  readonly year: number
  readonly salary: number
  readonly district: number
  readonly statutoryDistrict: number
  readonly northern: number
  readonly bonuses: readonly number[]
  readonly attract: boolean
  readonly children: number
  readonly isSingle: boolean
  readonly isPrivileged: boolean
  readonly isNonResident: boolean
  readonly firstMonth: number
  /** The first month is paid by calendar days from this day; 0 for in full. */
  readonly firstDay: number
  readonly before: number
  readonly advanceDay: number
  readonly finalDay: number
  readonly percent: number | null
}

/** A payment of the model. */
export interface ModelPayment {
  date: string
  month: number
  kind: 'advance' | 'final'
  base: bigint
  allowances: bigint
  baseTax: bigint
  allowancesTax: bigint
  due: string
}

const HOLIDAYS =
  '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-01 05-09 06-12 11-04'.split(' ')

/** The transfers of days off, from one to another: decrees № 1505, 1314, 1335, 1466, 1187. */
const TRANSFERS: Record<number, string> = {
  2023: '01-01>02-24 01-08>05-08',
  2024: '01-06>05-10 01-07>12-31 04-27>04-29 11-02>04-30 12-28>12-30',
  2025: '01-04>05-02 01-05>12-31 02-23>05-08 03-08>06-13 11-01>11-03',
  2026: '01-03>01-09 01-04>12-31',
  2027: '01-02>11-05 01-03>12-31 02-20>02-22',
}

const day = (date: string) => new Date(`${date}T00:00:00Z`)
const shift = (date: string, days: number) =>
  new Date(day(date).getTime() + days * 86_400_000).toISOString().slice(0, 10)
const write = (year: number, month: number, of: number) =>
  shift(
    `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`,
    of - 1,
  )
const lengthOf = (year: number, month: number) =>
  Number(shift(write(year, month + 1, 1), -1).slice(8))

function isOff(date: string): boolean {
  const year = Number(date.slice(0, 4))
  const pairs = (TRANSFERS[year] ?? '').split(' ').map((pair) => pair.split('>'))
  const name = date.slice(5)
  if (HOLIDAYS.includes(name) || pairs.some(([, to]) => to === name)) return true
  const weekday = day(date).getUTCDay()
  if (weekday === 0 || weekday === 6) return !pairs.some(([from]) => from === name)
  // A holiday outside January that falls on a weekend is off on the next working day.
  const moved = (days: number) => {
    const holiday = shift(date, -days).slice(5)
    const isMoved = pairs.some(([from]) => from === holiday)
    return HOLIDAYS.includes(holiday) && !holiday.startsWith('01') && !isMoved
  }
  return weekday === 1 && (moved(1) || moved(2))
}

function working(date: string, step: number): string {
  let at = date
  while (isOff(at)) at = shift(at, step)
  return at
}

/** The day by which tax withheld on a date is remitted. */
function dueOf(date: string): string {
  const [year, month, of] = date.split('-').map(Number) as [number, number, number]
  if (of <= 22) return working(write(year, month, 28), 1)
  if (month === 12) return working(write(year, 12, 31), -1)
  return working(write(year, month + 1, year === 2023 ? 28 : 5), 1)
}

/** A fraction to the nearest whole number, half up. */
const near = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)

type Brackets = readonly (readonly [above: bigint, percent: bigint])[]
const million = 100_000_000n
const TWO: Brackets = [
  [0n, 13n],
  [5n * million, 15n],
]
const FIVE: Brackets = [
  [0n, 13n],
  [(24n * million) / 10n, 15n],
  [5n * million, 18n],
  [20n * million, 20n],
  [50n * million, 22n],
]

/** The tax on a base in whole roubles. */
function taxOn(base: bigint, brackets: Brackets): bigint {
  let hundredths = 0n
  for (const [index, [above, percent]] of brackets.entries()) {
    const top = brackets[index + 1]?.[0] ?? base
    const part = (base < top ? base : top) - above
    if (part > 0n) hundredths += part * percent
  }
  return near(hundredths, 10_000n) * 100n
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const notNegative = (sum: bigint) => (sum > 0n ? sum : 0n)

/** Base pay and allowances on a salary and a bonus. */
function accrual(request: ModelRequest, salary: bigint, bonus: bigint): [bigint, bigint] {
  const { attract, district, northern, statutoryDistrict } = request
  const on = attract ? salary + bonus : salary
  const percent = (of: number) => near(on * BigInt(of), 100n)
  const statutory = percent(statutoryDistrict - 100)
  return [salary + bonus + percent(district - 100) - statutory, statutory + percent(northern)]
}

/** The payments for the months of a request, by date. */
export function modelOf(request: ModelRequest): ModelPayment[] {
  const { year, firstMonth, firstDay, advanceDay, finalDay, percent } = request
  const payments: ModelPayment[] = []
  for (let month = firstMonth; month <= 12; month++) {
    const length = lengthOf(year, month)
    const from = month === firstMonth && firstDay > 0 ? firstDay : 1
    const full = BigInt(request.salary)
    const paid = from === 1 ? full : near(full * BigInt(length - from + 1), BigInt(length))
    const bonus = BigInt(request.bonuses[month - 1] as number)
    const [base, allowances] = accrual(request, paid, bonus)
    const days = (to: number, isCounted: (date: string) => boolean) =>
      Array.from({ length: to }, (_, index) => write(year, month, index + 1))
        .slice(from - 1)
        .filter(isCounted).length
    let half = 0n
    if (percent !== null) half = from > 15 ? 0n : near(paid * BigInt(percent), 100n)
    else if (month === firstMonth && firstDay > 0) {
      half = near(full * BigInt(days(15, () => true)), BigInt(length))
    } else {
      const isWorked = (date: string) => !isOff(date)
      half = near(full * BigInt(days(15, isWorked)), BigInt(days(length, isWorked)))
    }
    const [halfBase, halfAllowances] = accrual(request, half, 0n)
    const on = (inMonth: number, of: number) =>
      working(write(year, inMonth, Math.min(of, lengthOf(year, inMonth))), -1)
    const add = (kind: 'advance' | 'final', date: string, sum: bigint, more: bigint) =>
      payments.push({
        date,
        month,
        kind,
        base: sum,
        allowances: more,
        baseTax: 0n,
        allowancesTax: 0n,
        due: dueOf(date),
      })
    const first = write(year, firstMonth, Math.max(firstDay, 1))
    const [paidHalf, paidHalfAllowances] =
      on(month, advanceDay) < first ? [0n, 0n] : [halfBase, halfAllowances]
    add('advance', on(month, advanceDay), paidHalf, paidHalfAllowances)
    const finalMonth = finalDay > advanceDay ? month : month + 1
    const final = on(finalMonth, finalDay)
    const date = final < first ? on(month + 1, advanceDay) : final
    add('final', date, base - paidHalf, allowances - paidHalfAllowances)
  }
  const sorted = payments
    .filter(({ base, allowances }) => base + allowances > 0n)
    .sort((one, other) => one.date.localeCompare(other.date))
  tax(
    request,
    sorted.filter(({ date }) => date.startsWith(`${year}`)),
    year,
    firstMonth,
    BigInt(request.before),
  )
  tax(
    request,
    sorted.filter(({ date }) => date.startsWith(`${year + 1}`)),
    year + 1,
    1,
    0n,
  )
  return sorted
}

/** Fills the tax of one tax year's payments. */
function tax(
  { isNonResident, isPrivileged, children, isSingle }: ModelRequest,
  payments: ModelPayment[],
  year: number,
  firstMonth: number,
  before: bigint,
): void {
  const isNew = year >= 2025
  const each = [0n, 140_000n, isNew ? 280_000n : 140_000n]
  let monthly = 0n
  for (let child = 1; child <= children; child++)
    monthly += each[child] ?? (isNew ? 600_000n : 300_000n)
  if (isSingle) monthly *= 2n
  const limit = isNew ? 45_000_000n : 35_000_000n
  let [base, allowances, baseWithheld, allowancesWithheld] = [before, 0n, 0n, 0n]
  const deducted = new Set<number>()
  for (const payment of payments) {
    const pay = payment.base + payment.allowances
    const most = (pay / 100n) * 100n
    if (isNonResident) {
      const due = least(near(pay * 30n, 10_000n) * 100n, most)
      payment.baseTax = least(near(payment.base * 30n, 10_000n) * 100n, due)
      payment.allowancesTax = due - payment.baseTax
      continue
    }
    const month = Number(payment.date.slice(5, 7))
    const deductTo = (last: number) => {
      const counted = isNew ? base * (isPrivileged ? 0n : 1n) : base + allowances
      if (counted > limit) deducted.delete(month)
      else for (let one = firstMonth; one <= last; one++) deducted.add(one)
    }
    // Every month has the deduction until the one that passes the limit, also one without a payment.
    deductTo(month - 1)
    base += payment.base
    allowances += payment.allowances
    deductTo(month)
    const deduction = monthly * BigInt(deducted.size)
    const mainBase = notNegative(base - deduction)
    const otherBase = notNegative(allowances - notNegative(deduction - base))
    const isShared = !isNew || isPrivileged
    const scale = isShared ? TWO : FIVE
    const mainDue = taxOn(mainBase, scale)
    const due = isShared ? taxOn(mainBase + otherBase, scale) : mainDue + taxOn(otherBase, TWO)
    const left = due - baseWithheld - allowancesWithheld
    const withheld = left > pay ? most : notNegative(left)
    payment.baseTax = least(notNegative(mainDue - baseWithheld), withheld)
    payment.allowancesTax = withheld - payment.baseTax
    baseWithheld += payment.baseTax
    allowancesWithheld += payment.allowancesTax
  }
}
