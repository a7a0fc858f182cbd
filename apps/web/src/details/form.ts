import type { Language } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { type DetailName, type Details, withDetail } from '../input/details.ts'
import type { OnInput } from '../input/input.ts'
import type { Ignored } from '../input/request-of.ts'
import { detailsTexts } from '../texts/details.ts'
import { startDateOf } from './start-date.ts'

/** The state that every part of the form shares. */
export interface Form {
  readonly details: Details
  readonly onInput: OnInput
  readonly ignored: readonly Ignored[]
  /** The salary of the moment; `undefined` where there is no result. */
  readonly salaryNow: () => Kopecks | undefined
}

/** A control of the form, for one field. */
export interface ControlProps {
  readonly form: Form
  readonly name: DetailName
}

/** Sets a field of the form; `undefined` resets it. */
export function setDetail<Name extends DetailName>(
  { onInput }: Form,
  name: Name,
  value: Details[Name] | undefined,
): void {
  onInput(({ details }) => ({ details: withDetail(details, name, value) }))
}

/** The id of a field's control. */
export const idOf = (name: DetailName) => `detail-${name}`

/** Why a field is not counted, in words; `undefined` for a field that is. */
export function problemOf({ form, name }: ControlProps, language: Language): string | undefined {
  const reason = form.ignored.find((ignored) => ignored.name === name)?.reason
  if (reason === undefined) return undefined
  const { wrongAbsences, ignored } = detailsTexts[language]
  return reason === 'out_of_range' && name === 'absences'
    ? wrongAbsences
    : ignored[reason](startDateOf(form.details.start_date).year)
}
