import { type FieldGroup, type FieldOption, fieldsOf, type RequestField } from '@oklad/contract'
import { Option } from 'commander'
import type { EnglishText } from '../language.ts'

/** An option that sets a request field, or a property of one. */
export interface RequestOption {
  readonly option: FieldOption
  readonly field: RequestField
  /** The name of the option's values among the parsed options: `earnedBefore`. */
  readonly key: string
  /** The place in the request, a JSON Pointer: `/income_before/tax_withheld`. */
  readonly pointer: string
}

/** The part of the help for every part of the form, in the order of the help. */
const helpParts: Readonly<Record<Exclude<FieldGroup, 'answer'> | 'selfEmployed', EnglishText>> = {
  pay: 'Pay:',
  place: 'Pay:',
  bonuses: 'Pay:',
  time: 'Pay:',
  months: 'Pay:',
  payments: 'Payments:',
  contract: 'Contract and status:',
  family: 'Deductions:',
  deductions: 'Deductions:',
  before: 'Earlier in the year, at the same employer:',
  selfEmployed: 'Self-employed:',
  employer: 'Employer:',
}

const groupOf = ({ option, field }: RequestOption) =>
  option.part ?? (field.group as Exclude<FieldGroup, 'answer'>)

/** The part of the help that has an option. */
export const helpPartOf = (option: RequestOption): EnglishText => helpParts[groupOf(option)]

/** Sorts by part; switches go after options with a value. */
const rankOf = (option: RequestOption) =>
  Object.keys(helpParts).indexOf(groupOf(option)) * 2 +
  (option.field.argument === undefined ? 1 : 0)

/** The options of fields, in the order of the help. */
function optionsOf(fields: Readonly<Record<string, RequestField>>): readonly RequestOption[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const at = (pointer: string, option: FieldOption): RequestOption => {
        return { option, field, key: new Option(option.flag).attributeName(), pointer }
      }
      return [
        ...(field.option ? [at(`/${name}`, field.option)] : []),
        ...Object.entries(field.options ?? {}).map(([property, option]) =>
          at(`/${name}/${property}`, option),
        ),
      ]
    })
    .sort((one, other) => rankOf(one) - rankOf(other))
}

/** The options of a calculation, in the order of the help; the first one is required. */
export const calculationOptions = optionsOf(fieldsOf.calc)

/** The options of a gross-up: the net pay wanted in place of the salary. */
export const grossUpOptions = optionsOf(fieldsOf['gross-up'])

/** The options of payments: those of a calculation, and the days of payment. */
export const paymentOptions = optionsOf(fieldsOf.payments)
