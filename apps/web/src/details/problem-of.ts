import type { DetailName } from '../input/input.ts'
import type { Texts } from '../texts/texts.ts'
import type { Form } from './form.ts'
import { yearOf } from './start-date.ts'

/** Why a detail that is told is not counted, in words. */
export function problemOf(form: Form, name: DetailName, texts: Texts): string | undefined {
  const reason = form.ignored.find((ignored) => ignored.name === name)?.reason
  if (reason === undefined) return undefined
  return reason === 'not_in_year'
    ? texts.details.notInYear(yearOf(form.details.start_date, form.currentYear))
    : texts.details.outOfRange
}
