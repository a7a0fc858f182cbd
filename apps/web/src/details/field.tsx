import type { ComponentChildren } from 'preact'
import { fieldNamed } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type ControlProps, idOf, problemOf, setDetail } from './form.ts'

interface FieldProps extends ControlProps {
  /** The id of the control, where it is not that of the field. */
  readonly id?: string
  /** The problem of a text that cannot be read. */
  readonly problem?: string | undefined
  readonly onReset?: () => void
  readonly children: ComponentChildren
}

/** A labelled control of the form. A changed field is marked and can be reset. */
export function Field({ form, name, id = idOf(name), problem, onReset, children }: FieldProps) {
  const { texts } = useWords()
  const shownProblem = problem ?? problemOf({ form, name }, texts)
  return (
    <div class={form.details[name] === undefined ? 'field' : 'field field-changed'}>
      <span class="field-head">
        <FieldLabel name={name} id={id} />
        <ResetButton form={form} name={name} onReset={onReset} />
      </span>
      {children}
      <FieldHint name={name} id={id} />
      {shownProblem !== undefined && (
        <span class="field-problem" role="alert">
          {shownProblem}
        </span>
      )}
    </div>
  )
}

interface FieldPartProps extends Pick<ControlProps, 'name'> {
  /** The id of the control. */
  readonly id: string
}

/** The label of a field, by the field table. */
export function FieldLabel({ name, id }: FieldPartProps) {
  const { language } = useWords()
  return <label for={id}>{fieldNamed(name).label[language]}</label>
}

/** The id of the element that describes a field; `undefined` where the table has no hint. */
export const hintIdOf = ({ name, id }: FieldPartProps) =>
  fieldNamed(name).hint === undefined ? undefined : `${id}-hint`

/** The hint of a field, where the table has one. */
export function FieldHint(part: FieldPartProps) {
  const { language } = useWords()
  const { hint } = fieldNamed(part.name)
  if (hint === undefined) return null
  return (
    <span class="hint" id={hintIdOf(part)}>
      {hint[language]}
    </span>
  )
}

interface ResetButtonProps extends ControlProps {
  readonly onReset?: (() => void) | undefined
}

/** The button that resets a changed field. */
export function ResetButton({ form, name, onReset }: ResetButtonProps) {
  const { language, texts } = useWords()
  if (form.details[name] === undefined) return null
  const reset = () => {
    onReset?.()
    setDetail(form, name, undefined)
  }
  return (
    <IconButton
      label={texts.details.reset(fieldNamed(name).label[language])}
      sign="↺"
      onClick={reset}
    />
  )
}
