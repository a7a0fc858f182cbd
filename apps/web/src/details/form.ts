import { unlessDefault } from '../input/defaults.ts'
import type { DetailName, Details, Input } from '../input/input.ts'
import { withDetail } from '../input/input.ts'
import type { Ignored } from '../input/request-of.ts'

/** What every part of the form is given. */
export interface Form {
  readonly input: Input
  readonly onInput: (input: Input) => void
  /** The fields that have no use under the contract and the status chosen. */
  readonly useless: ReadonlySet<string>
  readonly ignored: readonly Ignored[]
  readonly currentYear: number
}

/** Tells the form a value; the default one is not kept. */
export function tell<Name extends DetailName>(
  { input, onInput }: Form,
  name: Name,
  value: Details[Name] | undefined,
): void {
  onInput(withDetail(input, name, unlessDefault(name, value)))
}

/** What the wrapper of a control needs to know of its detail. */
export function fieldOf(form: Form, name: DetailName) {
  return {
    name,
    id: `detail-${name}`,
    isChanged: form.input.details[name] !== undefined,
    onReset: () => tell(form, name, undefined),
  }
}
