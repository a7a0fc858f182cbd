import {
  lineOf,
  noSums,
  type Quarter,
  SLOTS_OF_QUARTER,
  sumTo,
  type TaxDue,
  toDate,
  type YearLine,
  type YearSums,
} from './year-sums.ts'

/** The slots of a quarter in the order of their days, with the endings of their attributes in section 2. */
export const slots = [
  { slot: '01', number: 1, ending: '1Мес' },
  { slot: '11', number: 2, ending: '23_1Мес' },
  { slot: '02', number: 3, ending: '2Мес' },
  { slot: '12', number: 4, ending: '23_2Мес' },
  { slot: '03', number: 5, ending: '3Мес' },
  { slot: '13', number: 6, ending: '23_3Мес' },
] as const
type Slot = (typeof slots)[number]['number']

/** The lines of section 1: tax withheld and returned, since January and in the slots of the quarter. */
export type Section1Line = `0${2 | 3}${0 | Slot}`

/** The lines of section 1 of 6-НДФЛ with their attributes in the file: whole roubles of tax. */
export const section1Lines = Object.fromEntries(
  (['02', '03'] as const).flatMap((line) => {
    const name = line === '02' ? 'СумНалУд' : 'СумНалВоз'
    const short = line === '02' ? 'СумНал' : name
    const ofSlots = slots.map(({ number }) => [`${line}${number}`, `${short}${number}Срок`])
    return [[`${line}0`, name], ...ofSlots]
  }),
) as Readonly<Record<Section1Line, string>>

const sumsOfSection2 = {
  '110': ['КолФЛ', 'persons'],
  '111': ['КолКвал', 'persons'],
  '120': ['СумНачислНач', 'kopecks'],
  '121': ['СумНачислКвал', 'kopecks'],
  '130': ['СумВыч', 'kopecks'],
  '131': ['НалБаза', 'kopecks'],
  '140': ['СумНалИсч', 'roubles'],
  '141': ['СумНалИсчКвал', 'roubles'],
  '150': ['СумФикс', 'roubles'],
  '155': ['СумНалПриб', 'roubles'],
  '156': ['СумНалИнГос', 'roubles'],
  '160': ['СумНалУдерж', 'roubles'],
  '170': ['СумНалНеУдерж', 'roubles'],
  '180': ['СумНалИзлУдерж', 'roubles'],
  '190': ['СумНалВозвр', 'roubles'],
} as const
type Section2Line = keyof typeof sumsOfSection2 | `1${6 | 9}${Slot}`

/** The lines of section 2 with their attributes, and how their values are written. */
export const section2Lines = {
  ...sumsOfSection2,
  ...Object.fromEntries(
    (['160', '190'] as const).flatMap((line) =>
      slots.map(({ number, ending }) => {
        const [name, unit] = sumsOfSection2[line]
        return [`${line.slice(0, 2)}${number}`, [name + ending, unit]]
      }),
    ),
  ),
} as Readonly<
  Record<Section2Line, readonly [attribute: string, unit: 'persons' | 'kopecks' | 'roubles']>
>

/** The tax of one budget code since January. */
export interface Section1 {
  readonly budget_code: string | null
  /** Kopecks. */
  readonly lines: Record<Section1Line, number>
}

/** The tax at one rate under one budget code since January. */
export interface Section2 extends Pick<YearLine, 'base' | 'rate' | 'budget_code'> {
  /** Kopecks, and persons in lines 110 and 111. */
  readonly lines: Record<Section2Line, number>
  /** The payments of the line: those of a flat rate are rounded one by one. */
  readonly payments: number
}

/** The quarterly report 6-НДФЛ. */
export interface Report {
  readonly year: number
  readonly quarter: Quarter
  readonly section1: readonly Section1[]
  readonly section2: readonly Section2[]
}

const zeros = <Line extends string>(lines: Readonly<Record<Line, unknown>>) =>
  Object.fromEntries(Object.keys(lines).map((line) => [line, 0])) as Record<Line, number>

const dueTo = ({ due }: YearLine, quarter: Quarter) => due[quarter - 1] as TaxDue

/** The sums of a slot of a quarter. */
const sumsIn = ({ slots }: YearLine, quarter: Quarter, number: Slot) =>
  slots[(quarter - 1) * SLOTS_OF_QUARTER + number - 1] ?? noSums()

/**
 * Makes the sections of 6-НДФЛ.
 * @param specialists the sums of the highly qualified specialists alone
 */
export function reportOf(sums: YearSums, quarter: Quarter, specialists?: YearSums): Report {
  const lines = sums.linesTo(quarter)
  const section2 = lines.map((line): Section2 => {
    const { base, rate, budget_code, persons, payments } = line
    const { income, deduction, tax_base, tax_amount, returned } = toDate(line, quarter)
    const own = specialists?.lines.get(lineOf(line))
    const ofOwn = own ? toDate(own, quarter) : noSums()
    const { due, not_withheld, over_withheld } = dueTo(line, quarter)
    const values: Record<Section2Line, number> = {
      ...zeros(section2Lines),
      '110': sumTo(persons, quarter),
      '111': own ? sumTo(own.persons, quarter) : 0,
      '120': income,
      '121': ofOwn.income,
      '130': deduction,
      '131': tax_base,
      '140': due,
      '141': own ? dueTo(own, quarter).due : 0,
      '160': tax_amount,
      '170': not_withheld,
      '180': over_withheld,
      '190': returned,
    }
    for (const { number } of slots) {
      const { tax_amount, returned } = sumsIn(line, quarter, number)
      values[`16${number}`] = tax_amount
      values[`19${number}`] = returned
    }
    return { base, rate, budget_code, lines: values, payments: sumTo(payments, quarter) }
  })
  const codes = [...new Set(lines.map(({ budget_code }) => budget_code))]
  const section1 = codes.map((budget_code): Section1 => {
    const values = zeros(section1Lines)
    for (const { lines } of section2.filter((one) => one.budget_code === budget_code)) {
      for (const number of [0, ...slots.map(({ number }) => number)] as const) {
        values[`02${number}`] += lines[`16${number}`]
        values[`03${number}`] += lines[`19${number}`]
      }
    }
    return { budget_code, lines: values }
  })
  return { year: sums.year, quarter, section1, section2 }
}

/** The notice of the tax withheld in one slot. */
export interface Notice {
  readonly year: number
  readonly quarter: Quarter
  /** 01, 02, 03 for days 1 to 22 of the months of the quarter, 11, 12, 13 for the rest. */
  readonly slot: string
  /** Kopecks. */
  readonly lines: readonly { readonly budget_code: string | null; readonly tax_amount: number }[]
}

/** Makes the notices of the slots of a quarter in which tax was withheld. */
export function noticesOf(sums: YearSums, quarter: Quarter): readonly Notice[] {
  const { section1, year } = reportOf(sums, quarter)
  return slots
    .map(({ slot, number }): Notice => {
      const lines = section1
        .map(({ budget_code, lines }) => ({ budget_code, tax_amount: lines[`02${number}`] }))
        .filter(({ tax_amount }) => tax_amount !== 0)
      return { year, quarter, slot, lines }
    })
    .filter(({ lines }) => lines.length > 0)
}
