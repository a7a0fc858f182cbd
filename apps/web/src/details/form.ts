import { unlessDefault } from '../input/defaults.ts'
import type { DetailName, Details } from '../input/input.ts'
import { withDetail } from '../input/input.ts'
import type { Ignored } from '../input/request-of.ts'

/** What every part of the form is given. */
export interface Form {
  readonly details: Details
  readonly onDetails: (details: Details) => void
  /** The fields that have no use under the contract and the status chosen. */
  readonly useless: ReadonlySet<string>
  readonly ignored: readonly Ignored[]
  readonly currentYear: number
}

/** Tells the form a value; the default one is not kept. */
export function tell<Name extends DetailName>(
  { details, onDetails }: Form,
  name: Name,
  value: Details[Name] | undefined,
): void {
  onDetails(withDetail(details, name, unlessDefault(name, value)))
}

/** What the wrapper of a control needs to know of its detail. */
export function fieldOf(form: Form, name: DetailName) {
  return {
    name,
    id: `detail-${name}`,
    isChanged: form.details[name] !== undefined,
    onReset: () => tell(form, name, undefined),
  }
}
