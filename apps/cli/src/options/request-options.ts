import {
  type FieldGroup,
  type FieldOption,
  type FieldUnit,
  grossUpFields,
  type Language,
  type OptionGroup,
  type RequestField,
  requestFields,
} from '@oklad/contract'
import { type Command, Option } from 'commander'
import { optionTexts } from '../texts/option-texts.ts'
import { everyValue } from './every-value.ts'

/** An option that sets a request field, or a property of one. */
export interface RequestOption extends FieldOption {
  /** The name of the option's values among the parsed options: `earnedBefore`. */
  readonly key: string
  /** The place in the request, a JSON Pointer: `/income_before/tax_withheld`. */
  readonly pointer: string
  readonly unit: FieldUnit
  readonly formGroup: FieldGroup
  /** The words of a choice, each with its value. */
  readonly words: ReadonlyMap<string, string>
  /** The value if the option is missing and another option of the same object is given. */
  readonly otherwise?: number
}

/** The options as the parser returns them: every value of an option, or `true` for a flag. */
export interface GivenOptions {
  readonly [key: string]: readonly string[] | boolean | undefined
}

/** The parts of the help, in their order. */
const helpGroups = Object.keys(optionTexts.en.groups) as OptionGroup[]

/** The order of fields in a part of the help; fields of other form groups come first. */
const formGroups: readonly FieldGroup[] = ['place', 'bonuses', 'time', 'family', 'deductions']

/** The contract requires this property; its help says "0 unless given". */
const ALLOWANCES_BEFORE = '/income_before/north_gross_income'

/** The options of fields in the help, in its order. */
function optionsOf(fields: Readonly<Record<string, RequestField>>): readonly RequestOption[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => [
      ...(field.option === undefined ? [] : optionAt(`/${name}`, field.option, field)),
      ...Object.entries(field.options ?? {}).flatMap(([property, option]) =>
        optionAt(`/${name}/${property}`, option, field),
      ),
    ])
    .sort((one, other) => rankOf(one) - rankOf(other))
}

function optionAt(
  pointer: string,
  option: FieldOption,
  { unit, group: formGroup, choices = {}, schema }: RequestField,
): readonly RequestOption[] {
  const key = new Option(option.flag).attributeName()
  const words = new Map(schema.enum?.map((value) => [choices[value]?.word ?? value, value]))
  // The properties of an income are sums.
  const typedUnit = unit === 'incomes' ? 'roubles' : unit
  const otherwise = pointer === ALLOWANCES_BEFORE ? { otherwise: 0 } : {}
  return [{ ...option, key, pointer, unit: typedUnit, formGroup, words, ...otherwise }]
}

/** Sorts by part of the help, then by part of the form; flags go after options with a value. */
const rankOf = ({ group, formGroup, argument }: RequestOption) =>
  helpGroups.indexOf(group) * 100 +
  formGroups.indexOf(formGroup) * 2 +
  (argument === undefined ? 1 : 0)

const { gross_salary: _, ...otherFields } = requestFields

/** The options of a calculation, in the order of the help; the first one is required. */
export const calculationOptions = optionsOf(requestFields)

/** The options of a gross-up: the net pay wanted in place of the salary. */
export const grossUpOptions = optionsOf({ ...grossUpFields, ...otherFields })

/** An option as the help shows it: `--salary <roubles>`. */
export const flagsOf = ({ flag, argument }: RequestOption, language: Language) =>
  argument === undefined ? flag : `${flag} ${argument[language]}`

/** Adds the options of a request, and the option that names a file in their place. */
export function addRequestOptions(
  command: Command,
  options: readonly RequestOption[],
  language: Language,
): Command {
  const texts = optionTexts[language]
  for (const option of options) {
    const added = new Option(flagsOf(option, language), option[language])
    if (option.argument !== undefined) added.argParser(everyValue)
    command.addOption(added.helpGroup(texts.groups[option.group]))
  }
  const request = new Option(...texts.request).argParser(everyValue)
  return command.addOption(request.helpGroup(texts.inPlace))
}
