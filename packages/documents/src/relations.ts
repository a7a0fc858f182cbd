import type { Text } from '@oklad/contract/internal'
import type { TaxPart } from '@oklad/contract/wire'
import type { Certificate } from './certificate.ts'
import {
  type Notice,
  noticesOf,
  places,
  type Report,
  reportOf,
  type Section2,
  section1Lines,
  slots,
  sumsOfSection2,
} from './report.ts'
import {
  addSums,
  dueNames,
  FLAT_RATE,
  noSums,
  placeOf,
  quarters,
  sumTo,
  type YearSums,
} from './year-sums.ts'

/** A relation between documents, and where it does not hold. */
export interface Relation {
  /** Its number in the documentation. */
  readonly number: number
  readonly title: Text
  /** The lines in which it does not hold, such as `13 % 18210102010011000110`; none where it holds. */
  readonly failures: readonly string[]
}

// biome-ignore format: one relation a line
const titles = {
  1: { en: 'tax base 131 = income 120 − deductions 130', ru: 'база 131 = доход 120 − вычеты 130' },
  2: { en: 'tax 140 = base 131 × rate, within a rouble for each person, and = 160 + 170 − 180 − 190', ru: 'налог 140 = база 131 × ставка, с точностью до рубля на человека, и = 160 + 170 − 180 − 190' },
  3: { en: 'section 1 = section 2 by budget code: 020–026 = Σ 160–166, 030–036 = Σ 190–196', ru: 'раздел 1 = раздел 2 по КБК: 020–026 = Σ 160–166, 030–036 = Σ 190–196' },
  4: { en: 'notices of the quarter = 021–026, slot by slot', ru: 'уведомления квартала = 021–026, срок за сроком' },
  5: { en: '020 = 020 of the quarter before + 021–026, 030 the same', ru: '020 = 020 прошлого периода + 021–026, и так же 030' },
  6: { en: '110, 120, 130, 131, 140, 160 − 190, 170 and 180 = sums of the certificates', ru: '110, 120, 130, 131, 140, 160 − 190, 170 и 180 = суммы по справкам' },
  7: { en: 'certificate: income = Σ of its months; base = income − deductions', ru: 'справка: доход = Σ по месяцам; база = доход − вычеты' },
  8: { en: 'a higher rate only where the brackets below are full', ru: 'повышенная ставка — только при заполненных ступенях ниже' },
  9: { en: 'Σ 160 = tax withheld from the payments, whole roubles', ru: 'Σ 160 = налог, удержанный из выплат, в целых рублях' },
} as const satisfies Readonly<Record<number, Text>>
type RelationNumber = keyof typeof titles

const nameOf = ({ rate, budget_code }: Pick<Section2, 'rate' | 'budget_code'>) =>
  `${rate} % ${budget_code ?? '–'}`

/** Collects where relations do not hold. */
class Checks {
  readonly #failures = new Map<RelationNumber, string[]>()

  check(number: RelationNumber, holds: boolean, place: string): void {
    const failures = this.#failures.get(number) ?? []
    this.#failures.set(number, failures)
    if (!holds) failures.push(place)
  }

  all(): Relation[] {
    return [...this.#failures]
      .map(([number, failures]) => ({ number, title: titles[number], failures }))
      .sort((one, other) => one.number - other.number)
  }
}

const sumOf = <One>(items: readonly One[], read: (one: One) => number) =>
  items.reduce((sum, one) => sum + read(one), 0)

/** Checks the relations between the reports and the notices of a year, up to the quarter of the last report. */
export function relationsOf(sums: YearSums, report: Report): readonly Relation[] {
  const checks = new Checks()
  const to = quarters.filter((quarter) => quarter <= report.quarter)
  const reports = to.map((quarter) =>
    quarter === report.quarter ? report : reportOf(sums, quarter),
  )
  for (const [index, one] of reports.entries()) {
    checkLines(checks, one)
    checkSlots(checks, one, reports[index - 1], noticesOf(sums, one.quarter))
    const withheld = sumOf(one.section2, ({ lines }) => lines['160'])
    const isWhole = one.section2.every(({ lines }) => lines['160'] % 100 === 0)
    const isExact = Number.isSafeInteger(sumOf(one.section2, ({ lines }) => lines['120']))
    checks.check(9, withheld === sumTo(sums.tax, one.quarter) && isWhole && isExact, `Σ`)
  }
  return checks.all()
}

function checkLines(checks: Checks, { section2 }: Report): void {
  for (const line of section2) {
    const { lines, rate, payments } = line
    const name = nameOf(line)
    checks.check(1, lines['131'] === lines['120'] - lines['130'] && lines['131'] >= 0, name)
    // A flat rate is rounded payment by payment, a scale once for the year.
    const roundings = rate === FLAT_RATE ? payments : lines['110']
    const difference = Math.abs(lines['140'] * 100 - lines['131'] * rate)
    const isDivided = lines['140'] === lines['160'] + lines['170'] - lines['180'] - lines['190']
    checks.check(2, difference <= roundings * ROUBLE * 100 && isDivided, name)
  }
}

const ROUBLE = 100

function checkSlots(
  checks: Checks,
  report: Report,
  before: Report | undefined,
  notices: readonly Notice[],
): void {
  for (const { budget_code, lines } of report.section1) {
    const name = String(budget_code)
    const own = report.section2.filter((line) => line.budget_code === budget_code)
    const earlier = before?.section1.find((line) => line.budget_code === budget_code)
    for (const [line, added] of section1Lines) {
      for (const place of places) {
        const sum = sumOf(own, ({ lines }) => lines[`${added}${place}`])
        checks.check(3, lines[`${line}${place}`] === sum, name)
      }
      const ofQuarter = sumOf(slots, ({ number }) => lines[`${line}${number}`])
      const toDate = (earlier?.lines[`${line}0`] ?? 0) + ofQuarter
      checks.check(5, lines[`${line}0`] === toDate, name)
    }
    for (const { slot, number } of slots) {
      const notice = notices.find((one) => one.slot === slot)
      const noticed = notice?.lines.find((line) => line.budget_code === budget_code)
      checks.check(4, lines[`02${number}`] === (noticed?.tax_amount ?? 0), `${name} ${slot}`)
    }
  }
}

/** The brackets of the scale of each base, from the lowest one on. */
export type Scales = Readonly<
  Partial<Record<TaxPart['base'], readonly { readonly rate: number; readonly upTo: number }[]>>
>

/** The lines of 6-НДФЛ that are a sum of the certificates; 160 less 190 is another one. */
const summed = ['110', '120', '130', '131', '140', '170', '180'] as const

const nothing = () => ({ ...noSums(), persons: 0, due: 0, not_withheld: 0, over_withheld: 0 })

/** Adds up the certificates of a year one by one, and checks them by themselves and with the annual report. */
export class CertificateChecks {
  readonly #checks = new Checks()
  readonly #sums = new Map<string, ReturnType<typeof nothing>>()

  /**
   * Adds a certificate.
   * @param certificate of a person
   * @param place names the certificate where a relation does not hold: its number, not its person
   * @param scales those of the person; none for a flat rate
   */
  add({ lines }: Certificate, place: string, scales: Scales): void {
    for (const line of lines) {
      const { income, deduction, tax_base, months, deductions } = line
      const ofMonths = sumOf(months, (row) => row.income)
      const exempt = sumOf(months, (row) => row.exempt?.amount ?? 0)
      const all = sumOf(deductions, ({ amount }) => amount) + exempt
      const holds = income === ofMonths && deduction === all && tax_base === income - deduction
      this.#checks.check(7, holds, place)
      const total = this.#sums.get(placeOf(line)) ?? nothing()
      this.#sums.set(placeOf(line), total)
      addSums(total, line)
      const counted = lines.find((one) => one.income > 0 && placeOf(one) === placeOf(line))
      if (counted === line) total.persons++
      for (const name of dueNames) total[name] += line[name]
    }
    for (const [base, brackets] of Object.entries(scales)) {
      const baseAt = (rate: number) =>
        sumOf(
          lines.filter((line) => line.base === base && line.rate === rate),
          ({ tax_base }) => tax_base,
        )
      let below = 0
      let full = 0
      for (const { rate, upTo } of brackets) {
        const own = baseAt(rate)
        this.#checks.check(8, own === 0 || (below === full && own <= upTo - full), place)
        below += own
        full = upTo
      }
    }
  }

  /** The relations of the certificates, with those of an annual report. */
  relations(report: Report): readonly Relation[] {
    const total = noSums()
    for (const line of report.section2) {
      const { lines } = line
      const own = this.#sums.get(placeOf(line)) ?? nothing()
      addSums(total, own)
      const holds =
        summed.every((number) => lines[number] === own[sumsOfSection2[number][2]]) &&
        lines['160'] - lines['190'] === own.tax_amount - own.returned
      this.#checks.check(6, holds, nameOf(line))
    }
    const inCertificates = sumOf([...this.#sums.values()], ({ income }) => income)
    this.#checks.check(6, total.income === inCertificates, 'Σ')
    return this.#checks.all()
  }
}
