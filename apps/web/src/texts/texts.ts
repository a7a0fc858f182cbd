import type { AmountName, Month } from '@oklad/engine'
import type { Basis, DetailName } from '../input/input.ts'

/** A choice of a detail, as it is shown. */
export type Choices<Value extends string> = Readonly<Record<Value, string>>

/** The label of a field, and what helps to fill it in. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
}

/** All that the page says, in one language. */
export interface Texts {
  readonly title: string
  readonly lead: string
  readonly skip: string
  readonly switchLanguage: string
  readonly links: {
    readonly navigation: string
    readonly how: string
    readonly api: string
    readonly openWhole: string
  }
  readonly disclaimer: string
  readonly private: string
  readonly offline: string

  readonly salary: {
    readonly heading: string
    readonly gross: FieldTexts
    readonly net: FieldTexts
    readonly cost: FieldTexts
    readonly accrued: string
    readonly tax: string
    readonly aMonth: (month: Month, year: number) => string
    readonly onAverage: (months: number) => string
    readonly basis: string
    readonly bases: Choices<Basis>
    readonly examples: string
    readonly clear: string
    readonly nothingYet: string
    readonly wrongAmount: string
    readonly unreachable: (smallest: string, largest: string) => string
    readonly explain: (figure: string) => string
    readonly wholeYear: (year: number, net: string, tax: string, cost: string) => string
  }

  readonly story: {
    readonly heading: string
    readonly salaryNeeded: (net: string, when: string, salary: string) => string
    readonly salaryWithin: (cost: string, when: string, salary: string) => string
    readonly notExactly: (reached: string, when: string) => string
    readonly rise: (month: Month, from: number, to: number, threshold: string) => string
    readonly riseInFirst: (from: number, to: number, threshold: string) => string
    readonly monthFalls: (month: Month, net: string, fall: string) => string
    readonly thenFalls: (net: string, fall: string) => string
    readonly noRise: (rate: number, threshold: string) => string
    readonly flat: (rate: number) => string
    readonly apart: (rate: number, above: number, threshold: string) => string
    readonly ignored: (labels: string, year: number) => string
  }

  readonly raise: {
    readonly sentence: (
      raise: string,
      year: number,
      net: string,
      tax: string,
      cost: string,
    ) => string
  }

  readonly details: {
    readonly heading: string
    readonly summary: string
    readonly changed: (count: number) => string
    readonly reset: (label: string) => string
    readonly resetAll: string
    readonly groups: Choices<DetailGroup>
    readonly fields: Readonly<Record<DetailName, FieldTexts>>
    readonly place: FieldTexts & {
      readonly none: string
      readonly found: (count: number) => string
      readonly filled: (name: string) => string
      readonly figures: (coefficient: string, allowance: number) => string
      readonly source: string
      readonly higher: (coefficient: string) => string
    }
    readonly year: string
    readonly month: string
    readonly day: string
    readonly provisional: string
    readonly contracts: Choices<'TD' | 'GPH' | 'SELF_EMPLOYED'>
    readonly payers: Choices<'INDIVIDUAL' | 'LEGAL_ENTITY'>
    readonly tariffs: Choices<'general' | 'it' | 'small_business' | 'small_business_manufacturing'>
    readonly firstMonths: Choices<'full' | 'working_days' | 'calendar_days'>
    readonly income: {
      readonly base: string
      readonly allowances: string
      readonly tax: string
      readonly deduction: string
      readonly employer: (number: number) => string
      readonly add: string
      readonly remove: (number: number) => string
    }
    readonly yes: string
    readonly no: string
    readonly wrongNumber: (minimum: string, maximum: string) => string
    readonly notInYear: (year: number) => string
    readonly outOfRange: string
  }

  readonly amounts: Readonly<Record<AmountName, string>>
  readonly months: {
    readonly heading: (year: number) => string
    readonly month: string
    readonly rate: string
    readonly total: string
    readonly soFar: (amount: string) => string
    readonly crossing: (from: number, to: number) => string
    readonly help: string
    readonly scroll: string
  }

  readonly explanation: {
    readonly heading: string
    readonly close: string
    readonly back: string
    readonly loading: string
    readonly failed: string
    readonly sum: string
    readonly rounding: string
    readonly madeOf: string
    readonly brackets: {
      readonly part: string
      readonly rate: string
      readonly amount: string
      readonly above: (above: string) => string
      readonly upTo: (above: string, upTo: string) => string
    }
    readonly source: string
    readonly ofYear: (year: number) => string
    readonly soFar: (month: Month) => string
    readonly ofMonth: (month: Month, year: number) => string
  }

  readonly pictures: {
    readonly heading: string
    readonly loading: string
    readonly failed: string
    readonly months: string
    readonly ladder: (raise: string) => string
    readonly cost: string
    readonly asTable: string
    readonly threshold: (rate: number) => string
    readonly salary: string
    readonly here: string
    readonly describeMonths: (first: string, last: string) => string
    readonly describeLadder: string
    readonly describeCost: string
  }

  readonly compare: {
    readonly heading: string
    readonly scenario: (number: number) => string
    readonly add: string
    readonly remove: (number: number) => string
    readonly hint: string
    readonly rows: {
      readonly salary: string
      readonly onHand: string
      readonly year: string
      readonly details: string
    }
    readonly difference: (number: number) => string
    readonly same: string
    readonly plain: string
    readonly table: string
  }

  readonly share: {
    readonly heading: string
    readonly link: string
    readonly linkCopied: string
    readonly table: string
    readonly tableCopied: string
    readonly csv: string
    readonly xlsx: string
    readonly print: string
    readonly failed: string
    readonly fileName: (year: number) => string
    readonly private: string
    readonly damaged: (parts: string) => string
    readonly dismiss: string
  }

  readonly payslip: {
    readonly heading: (year: number) => string
    readonly terms: string
    readonly computed: (date: string) => string
    readonly note: string
  }
}

/** What details are about: a part of the form for each. */
export const detailGroups = [
  'place',
  'time',
  'contract',
  'family',
  'bonuses',
  'deductions',
  'before',
  'employer',
] as const
export type DetailGroup = (typeof detailGroups)[number]
