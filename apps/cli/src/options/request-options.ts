import {
  type FieldGroup,
  type FieldOption,
  fieldsOf,
  type RequestField,
  type RequestKind,
  type Text,
} from '@oklad/contract/internal'
import { Option } from 'commander'
import { sickFields, vacationFields } from './average-earnings-options.ts'

/** An option that sets a request field, or a property of one. */
export interface RequestOption {
  readonly option: FieldOption
  readonly field: RequestField
  /** The name of the option's values among the parsed options: `earnedBefore`. */
  readonly key: string
  /** The place in the request, a JSON Pointer: `/income_before/tax_withheld`. */
  readonly pointer: string
}

const pay = { en: 'Pay:', ru: 'Оплата:' }
const deductions = { en: 'Deductions:', ru: 'Вычеты:' }

/** The part of the help for every part of the form, in the order of the help. */
// biome-ignore format: one part a line
const helpParts: Readonly<Record<Exclude<FieldGroup, 'answer'> | 'selfEmployed', Text>> = {
  pay,
  place: pay,
  bonuses: pay,
  time: pay,
  months: pay,
  payments: { en: 'Payments:', ru: 'Выплаты:' },
  contract: { en: 'Contract and status:', ru: 'Договор и статус:' },
  family: deductions,
  deductions,
  before: { en: 'Earlier in the year, at the same employer:', ru: 'С начала года у этого же работодателя:' },
  selfEmployed: { en: 'Self-employed:', ru: 'Самозанятость:' },
  employer: { en: 'Employer:', ru: 'Работодатель:' },
}

const groupOf = ({ option, field }: RequestOption) =>
  option.part ?? (field.group as Exclude<FieldGroup, 'answer'>)

/** The part of the help that has an option. */
export const helpPartOf = (option: RequestOption): Text => helpParts[groupOf(option)]

/** Sorts by part; switches go after options with a value. */
const rankOf = (option: RequestOption) =>
  Object.keys(helpParts).indexOf(groupOf(option)) * 2 +
  (option.field.argument === undefined ? 1 : 0)

/** The options of fields, in the order of the help. */
function optionsFor(fields: Readonly<Record<string, RequestField>>): readonly RequestOption[] {
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

const ofCalculation = optionsFor(fieldsOf.calc)
const ofOthers: Readonly<Partial<Record<RequestKind, readonly RequestOption[]>>> = {
  grossUp: optionsFor(fieldsOf['gross-up']),
  payments: optionsFor(fieldsOf.payments),
  vacationPay: optionsFor(vacationFields),
  sickPay: optionsFor(sickFields),
  // Two requests are only given by a file.
  recalculation: [],
}

/** The options of a request, in the order of the help; the first one is required. None if it is only given by a file. */
export const optionsOf = (kind: RequestKind) => ofOthers[kind] ?? ofCalculation
