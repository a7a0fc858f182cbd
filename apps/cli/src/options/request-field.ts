import type { Language } from '@oklad/contract'
import type { OptionGroup, RequestOption } from '../texts/request-texts.ts'

/** The options of a request as typed: every value each of them was given, or that it was. */
export type RequestOptions = {
  readonly [Option in RequestOption]?: readonly string[] | boolean
}

/** What the texts of an option mean as a field of the request, or what is wrong with them. */
export type FieldReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

/** How an option stands for a field of the request. */
export interface RequestField {
  readonly option: RequestOption
  readonly group: OptionGroup
  /** As it is typed: `--salary`. */
  readonly flag: string
  /** Where the field is in the request, a JSON Pointer: `/income_before/tax_withheld`. */
  readonly pointer: string
  /** Where it is left out, the option has no value. */
  readonly read?: (texts: readonly string[], language: Language) => FieldReading
  /** What an option without a value says; that something is so unless told. */
  readonly says?: boolean
  /** What the field is where the option is missing and another one of the same object is there. */
  readonly beside?: number
  /** May be given more than once. */
  readonly isRepeatable?: true
  /** What to type where the option is missing. */
  readonly example?: string
  /** Writes a limit of the field as the option would have it. */
  readonly writeLimit?: (limit: number | string, language: Language) => string
  /** What follows the limits. */
  readonly unit?: (language: Language) => string
}
