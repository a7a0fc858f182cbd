import type {
  IncomeBefore,
  NoticeDeduction,
  OtherEmployer,
  OtherPayKind,
  Terms,
} from '@oklad/engine/ranges'
import type { ExclusionReason } from '../errors/exclusion-reasons.ts'
import type { Text } from '../language.ts'
import type { LawFigureName } from '../responses/law-figures.ts'
import type { ContractType } from './contract-types.ts'

/** The JSON Schema of a request field, as far as requests use JSON Schema. */
export interface FieldSchema {
  readonly type: 'integer' | 'boolean' | 'string' | 'object' | 'array'
  readonly description?: string
  readonly default?: number | boolean | string
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly items?: FieldSchema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

/** The terms that the month and the day of a date set. */
interface DateTerm {
  readonly month: 'firstMonth' | 'lastMonth'
  readonly day: 'firstDay' | 'lastDay'
}

/** The term that a value sets, and how it is translated. */
export interface ValueTerm<Name extends keyof Terms = keyof Terms> {
  readonly term: Name
  /** The term is the value less this. */
  readonly minus?: number
  /** The engine's word for each value. */
  readonly values?: Readonly<Record<string, Terms[Name]>>
  /** The engine's name of each property, of an object or of every object of a list. A property left out has its default, or is 0. */
  readonly properties?: Readonly<
    Record<string, keyof (IncomeBefore & OtherEmployer & NoticeDeduction)>
  >
}

/** The engine's term that a field sets. */
export type FieldTerm = DateTerm | { [Name in keyof Terms]-?: ValueTerm<Name> }[keyof Terms]

/** The law figure that a value needs under each contract type; none where the field is refused anyway. */
export type FigureOfContract = Readonly<Partial<Record<ContractType, LawFigureName>>>

/** The contract types and residency for which a field has no use. */
export interface Useless<Reason = unknown> {
  readonly contracts: readonly ContractType[]
  readonly nonResidents?: Reason
  readonly residents?: Reason
}

/** The contract types and residency for which a field is refused, with the reasons. */
export interface NotFor extends Useless<ExclusionReason> {
  /** Why its contract types do not have it. */
  readonly reason: ExclusionReason
  /** Whether a comparison accepts the field under every contract type, because it compares them all. */
  readonly isCompared?: true
  /** A value that has no effect and so is accepted; the schema's default if absent. */
  readonly neutral?: number
}

/** A part of the form in which people enter a request. */
export type FieldGroup =
  | 'pay'
  | 'place'
  | 'time'
  | 'contract'
  | 'family'
  | 'bonuses'
  | 'deductions'
  | 'before'
  /** Pay that changes in the year. */
  | 'months'
  /** The days of payment. */
  | 'payments'
  | 'employer'
  | 'answer'

/** The form in which people read and enter a value, or each value of a list. */
export type FieldUnit =
  | 'roubles'
  /** 115 is 1.15. */
  | 'hundredths'
  /** 130 is 30 %. */
  | 'percentAbove100'
  | 'count'
  /** 20 is 0.2 %. */
  | 'hundredthsOfPercent'
  | 'flag'
  | 'choice'
  | 'date'
  /** Twelve sums, January first. */
  | 'monthlyRoubles'
  /** Pay and tax at an employer: an object of sums, or a list of them. */
  | 'incomes'
  | 'otherPay'
  | 'notices'
  | 'absences'
  | 'writs'
  /** Sums or days by their month, date or year, on the command line only. */
  | 'datedRoubles'
  | 'datedDays'
  /** Days with two decimals, as text, on the command line only. */
  | 'decimalDays'

/** A value of a choice, with its label. */
export interface Choice extends Text {
  /** Its word on the command line; the value with hyphens if absent. */
  readonly word?: string
  /** The engine's word for it; the value in camel case if absent. */
  readonly term?: string
}

/** The option of the command line that sets a field, with its description in the help. */
export interface FieldOption extends Text {
  readonly flag: `--${string}`
  /** The part of the help that has it, where that is not the one of the field's group. */
  readonly part?: 'selfEmployed'
  /** An amount for messages, in thousands of roubles. */
  readonly thousands?: string
  /** Whether a month without a day means its last day; without this, its first. */
  readonly endsMonth?: true
  /** Whether the option may be given several times. */
  readonly repeatable?: true
  /** The value that a flag without an argument sets; true if absent. */
  readonly sets?: false
}

/** A kind of the items in the list of a field. */
export interface KindInList {
  readonly list: string
  readonly kind: OtherPayKind
  /** Whether such an item needs the field. */
  readonly isRequired?: true
}

/** Everything that the surfaces know about a request field. */
export interface RequestField {
  readonly schema: FieldSchema
  /** The description of the schema, for the OpenAPI document. */
  readonly description: string
  /**
   * The request of the specification that has it: both requests where it is the public one. None for
   * an extension; giving one asks for more than the answer of the specification.
   */
  readonly specifiedFor?: 'public' | 'private'
  readonly term?: FieldTerm
  /**
   * The law figure without which a year cannot be computed with a value; `*` is every value that has an
   * effect.
   */
  readonly needsFigure?: Readonly<Record<string, LawFigureName | FigureOfContract>>
  readonly notFor?: NotFor
  /** The contract types and residency for which the field has no effect: a form hides it. */
  readonly idleFor?: Useless
  /** Whether 0 differs in meaning from a field left out. */
  readonly isZeroMeant?: true
  /** The field in place of which this one has a value for every month. */
  readonly replaces?: string
  /** The field whose value this one may not exceed. */
  readonly atMost?: string
  /** The kind of an item in another field's list, without which this field has no effect. */
  readonly ofKind?: KindInList
  readonly label: Text
  /** Other headers that a column of a table may have. */
  readonly headers?: readonly string[]
  readonly choices?: Readonly<Record<string, Choice>>
  readonly group: FieldGroup
  readonly unit: FieldUnit
  /** Stands for a value in the help of the command line; none where the flag says everything. */
  readonly argument?: Text
  readonly option?: FieldOption
  /** The option of each property, where the value is an object. */
  readonly options?: Readonly<Record<string, FieldOption>>
}
