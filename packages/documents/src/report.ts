import {
  type LineKey,
  lineOf,
  placeOf,
  type Quarter,
  SLOTS_OF_QUARTER,
  sumsTo,
  sumTo,
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

/** The last digits of lines: the sum since January, then the slots of the quarter. */
export const places = [0, ...slots.map(({ number }) => number)] as const

/** The lines of section 1, tax withheld and returned, with those of section 2 that they add up. */
export const section1Lines = [
  ['02', '16'],
  ['03', '19'],
] as const
type Section1Line = `${(typeof section1Lines)[number][0]}${0 | Slot}`

/** A line of section 2: the attribute in the file, how the value is written, and the sum; without one it is 0. */
type Line = readonly [
  attribute: string,
  unit: 'persons' | 'kopecks' | 'roubles',
  sum?: keyof ReturnType<typeof sumsTo>,
  slot?: Slot,
]

export const sumsOfSection2 = {
  '110': ['КолФЛ', 'persons', 'persons'],
  '111': ['КолКвал', 'persons', 'persons'],
  '120': ['СумНачислНач', 'kopecks', 'income'],
  '121': ['СумНачислКвал', 'kopecks', 'income'],
  '130': ['СумВыч', 'kopecks', 'deduction'],
  '131': ['НалБаза', 'kopecks', 'tax_base'],
  '140': ['СумНалИсч', 'roubles', 'due'],
  '141': ['СумНалИсчКвал', 'roubles', 'due'],
  '150': ['СумФикс', 'roubles'],
  '155': ['СумНалПриб', 'roubles'],
  '156': ['СумНалИнГос', 'roubles'],
  '160': ['СумНалУдерж', 'roubles', 'tax_amount'],
  '170': ['СумНалНеУдерж', 'roubles', 'not_withheld'],
  '180': ['СумНалИзлУдерж', 'roubles', 'over_withheld'],
  '190': ['СумНалВозвр', 'roubles', 'returned'],
} as const
type Section2Line = keyof typeof sumsOfSection2 | `1${6 | 9}${Slot}`

/** All lines of section 2, with those of the slots of the quarter. */
export const section2Lines: Readonly<Record<string, Line>> = {
  ...sumsOfSection2,
  ...Object.fromEntries(
    (['160', '190'] as const).flatMap((line) =>
      slots.map(({ number, ending }) => {
        const [name, unit, sum] = sumsOfSection2[line]
        return [`${line.slice(0, 2)}${number}`, [name + ending, unit, sum, number]]
      }),
    ),
  ),
}

/** The tax of one budget code since January. */
export interface Section1 {
  readonly budget_code: string | null
  /** Kopecks. */
  readonly lines: Record<Section1Line, number>
}

/** The tax at one rate under one budget code since January. */
export interface Section2 extends LineKey {
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

/**
 * Makes the sections of 6-НДФЛ.
 * @param specialists the sums of the highly qualified specialists alone
 */
export function reportOf(sums: YearSums, quarter: Quarter, specialists?: YearSums): Report {
  const ofBases = sums.linesTo(quarter).map((line): Section2 => {
    const { base, rate, budget_code, payments } = line
    const own = specialists?.lines.get(lineOf(line))
    const [all, ofSpecialists] = [sumsTo(line, quarter), own && sumsTo(own, quarter)]
    const values = Object.entries(section2Lines).map(([number, [attribute, , sum, slot]]) => {
      const inSlot = slot && line.slots[(quarter - 1) * SLOTS_OF_QUARTER + slot - 1]
      const sums = inSlot ?? (attribute.endsWith('Квал') ? ofSpecialists : all)
      return [number, (sum && (sums as Partial<typeof all>)?.[sum]) ?? 0]
    })
    const lines = Object.fromEntries(values) as Section2['lines']
    return { base, rate, budget_code, lines, payments: sumTo(payments, quarter) }
  })
  const merged = new Map<string, Section2>()
  for (const line of ofBases) {
    const other = merged.get(placeOf(line))
    merged.set(placeOf(line), other ? addedUp(other, line) : line)
  }
  const section2 = [...merged.values()]
  const codes = new Set(section2.map(({ budget_code }) => budget_code))
  const section1 = [...codes].map((budget_code): Section1 => {
    const own = section2.filter((line) => line.budget_code === budget_code)
    const values = section1Lines.flatMap(([line, added]) =>
      places.map((place) => [
        `${line}${place}`,
        own.reduce((sum, { lines }) => sum + lines[`${added}${place}`], 0),
      ]),
    )
    return { budget_code, lines: Object.fromEntries(values) }
  })
  return { year: sums.year, quarter, section1, section2 }
}

/** Adds up lines of both bases under one budget code. */
const addedUp = (one: Section2, other: Section2): Section2 => ({
  ...one,
  payments: one.payments + other.payments,
  lines: Object.fromEntries(
    Object.entries(one.lines).map(([number, sum]) => [
      number,
      sum + other.lines[number as keyof Section2['lines']],
    ]),
  ) as Section2['lines'],
})

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
