import {
  addSums,
  type LineSums,
  lineOf,
  noSums,
  type Quarter,
  SLOTS_OF_QUARTER,
  sumTo,
  type TaxDue,
  type YearLine,
  type YearSums,
} from './year-sums.ts'

/** The lines of section 1 of 6-НДФЛ with their attributes in the file: whole roubles of tax. */
export const section1Lines = {
  '020': 'СумНалУд',
  '021': 'СумНал1Срок',
  '022': 'СумНал2Срок',
  '023': 'СумНал3Срок',
  '024': 'СумНал4Срок',
  '025': 'СумНал5Срок',
  '026': 'СумНал6Срок',
  '030': 'СумНалВоз',
  '031': 'СумНалВоз1Срок',
  '032': 'СумНалВоз2Срок',
  '033': 'СумНалВоз3Срок',
  '034': 'СумНалВоз4Срок',
  '035': 'СумНалВоз5Срок',
  '036': 'СумНалВоз6Срок',
} as const
export type Section1Line = keyof typeof section1Lines

/** The lines of section 2 with their attributes, and how their values are written. */
export const section2Lines = {
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
  '161': ['СумНалУдерж1Мес', 'roubles'],
  '162': ['СумНалУдерж23_1Мес', 'roubles'],
  '163': ['СумНалУдерж2Мес', 'roubles'],
  '164': ['СумНалУдерж23_2Мес', 'roubles'],
  '165': ['СумНалУдерж3Мес', 'roubles'],
  '166': ['СумНалУдерж23_3Мес', 'roubles'],
  '170': ['СумНалНеУдерж', 'roubles'],
  '180': ['СумНалИзлУдерж', 'roubles'],
  '190': ['СумНалВозвр', 'roubles'],
  '191': ['СумНалВозвр1Мес', 'roubles'],
  '192': ['СумНалВозвр23_1Мес', 'roubles'],
  '193': ['СумНалВозвр2Мес', 'roubles'],
  '194': ['СумНалВозвр23_2Мес', 'roubles'],
  '195': ['СумНалВозвр3Мес', 'roubles'],
  '196': ['СумНалВозвр23_3Мес', 'roubles'],
} as const
export type Section2Line = keyof typeof section2Lines

/** The slots of a quarter in the order of their days, with their lines of both sections. */
export const slots = [
  { slot: '01', line1: '021', line2: '161' },
  { slot: '11', line1: '022', line2: '162' },
  { slot: '02', line1: '023', line2: '163' },
  { slot: '12', line1: '024', line2: '164' },
  { slot: '03', line1: '025', line2: '165' },
  { slot: '13', line1: '026', line2: '166' },
] as const

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

/** The sums of a line from January to the end of a quarter. */
function toDate({ slots }: YearLine, quarter: Quarter): LineSums {
  const sums = noSums()
  for (const slot of slots.slice(0, quarter * SLOTS_OF_QUARTER)) addSums(sums, slot)
  return sums
}

const dueTo = ({ due }: YearLine, quarter: Quarter) => due[quarter - 1] as TaxDue

/** The tax of a slot of a quarter, kopecks. */
const taxIn = ({ slots }: YearLine, quarter: Quarter, index: number) =>
  slots[(quarter - 1) * SLOTS_OF_QUARTER + index]?.tax_amount ?? 0

/**
 * Makes the sections of 6-НДФЛ.
 * @param specialists the sums of the highly qualified specialists alone
 */
export function reportOf(sums: YearSums, quarter: Quarter, specialists?: YearSums): Report {
  const lines = sums.linesTo(quarter)
  const section2 = lines.map((line): Section2 => {
    const { base, rate, budget_code, persons, payments } = line
    const { income, deduction, tax_base, tax_amount } = toDate(line, quarter)
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
    }
    for (const [index, { line2 }] of slots.entries()) values[line2] = taxIn(line, quarter, index)
    return { base, rate, budget_code, lines: values, payments: sumTo(payments, quarter) }
  })
  const codes = [...new Set(lines.map(({ budget_code }) => budget_code))]
  const section1 = codes.map((budget_code): Section1 => {
    const values = zeros(section1Lines)
    for (const line of lines.filter((one) => one.budget_code === budget_code)) {
      values['020'] += toDate(line, quarter).tax_amount
      for (const [index, { line1 }] of slots.entries()) {
        values[line1] += taxIn(line, quarter, index)
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
    .map(({ slot, line1 }): Notice => {
      const lines = section1
        .map(({ budget_code, lines }) => ({ budget_code, tax_amount: lines[line1] }))
        .filter(({ tax_amount }) => tax_amount !== 0)
      return { year, quarter, slot, lines }
    })
    .filter(({ lines }) => lines.length > 0)
}
