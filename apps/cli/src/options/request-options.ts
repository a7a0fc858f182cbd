import {
  type FieldGroup,
  type FieldOption,
  grossUpFields,
  type OptionGroup,
  paymentFields,
  type RequestField,
  requestFields,
} from '@oklad/contract'
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

/** The parts of the help, in their order. */
export const helpParts: Readonly<Record<OptionGroup, EnglishText>> = {
  pay: 'Pay:',
  payments: 'Payments:',
  person: 'Contract and status:',
  deductions: 'Deductions:',
  before: 'Earlier in the year, at the same employer:',
  selfEmployed: 'Self-employed:',
  employer: 'Employer:',
}

/** The order of fields in a part of the help; fields of other form groups come first. */
const formGroups: readonly FieldGroup[] = [
  'place',
  'bonuses',
  'time',
  'months',
  'family',
  'deductions',
]

/** Sorts by part of the help, then by part of the form; switches go after options with a value. */
const rankOf = ({ option: { group, argument }, field }: RequestOption) =>
  Object.keys(helpParts).indexOf(group) * 100 +
  formGroups.indexOf(field.group) * 2 +
  (argument === undefined ? 1 : 0)

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

const { gross_salary: _, monthly_salaries: __, ...otherFields } = requestFields

/** The options of a calculation, in the order of the help; the first one is required. */
export const calculationOptions = optionsOf(requestFields)

/** The options of a gross-up: the net pay wanted in place of the salary. */
export const grossUpOptions = optionsOf({ ...grossUpFields, ...otherFields })

/** The options of payments: those of a calculation, and the days of payment. */
export const paymentOptions = optionsOf({ ...requestFields, ...paymentFields })
