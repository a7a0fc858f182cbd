import type { ComponentChildren } from 'preact'
import type { DetailName } from '../input/input.ts'
import { useWords } from '../language/words.ts'

interface FieldProps {
  readonly name: DetailName
  /** The id of the control. */
  readonly id: string
  readonly isChanged: boolean
  readonly onReset: () => void
  /** What is wrong with the value, where something is. */
  readonly problem?: string | undefined
  readonly children: ComponentChildren
}

/** A labelled control of the form; what differs from the default is marked and can be reset. */
export function Field({ name, id, isChanged, onReset, problem, children }: FieldProps) {
  const { texts } = useWords()
  const { label, hint } = texts.details.fields[name]
  return (
    <div class={isChanged ? 'field field-changed' : 'field'}>
      <span class="field-head">
        <label for={id}>{label}</label>
        {isChanged && <ResetButton label={label} onReset={onReset} />}
      </span>
      {children}
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span class="field-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}

/** Takes what was told about a field back. */
export function ResetButton({ label, onReset }: { label: string; onReset: () => void }) {
  const { texts } = useWords()
  return (
    <button type="button" class="reset" aria-label={texts.details.reset(label)} onClick={onReset}>
      <span aria-hidden="true">↺</span>
    </button>
  )
}
