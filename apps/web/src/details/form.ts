import type { Language } from '@oklad/contract/fields'
import { ZERO } from '@oklad/engine/internal'
import { computed } from '@preact/signals'
import { type DetailName, type Details, withDetail } from '../input/details.ts'
import { requestOf } from '../input/request-of.ts'
import { currentYear } from '../input/today.ts'
import { details, onInput } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { startDateOf } from './start-date.ts'

/** A control of the form, for one field. */
export interface ControlProps {
  readonly name: DetailName
}

/** Sets a field of the form; `undefined` resets it. */
export function setDetail<Name extends DetailName>(
  name: Name,
  value: Details[Name] | undefined,
): void {
  onInput(({ details }) => ({ details: withDetail(details, name, value) }))
}

/** The id of a field's control. */
export const idOf = (name: DetailName) => `detail-${name}`

const ignored = computed(() => requestOf(details.value, ZERO, currentYear).ignored)

/** Why a field is not counted, in words; `undefined` for a field that is. */
export function problemOf(name: DetailName, language: Language): string | undefined {
  const reason = ignored.value.find((one) => one.name === name)?.reason
  if (reason === undefined) return undefined
  const { wrongAbsences, ignored: reasons } = detailsTexts[language]
  return reason === 'out_of_range' && name === 'absences'
    ? wrongAbsences
    : reasons[reason](startDateOf(details.value.start_date).year)
}
