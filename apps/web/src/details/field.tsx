import { fieldHints, unbroken } from '@oklad/contract/fields'
import type { ComponentChildren } from 'preact'
import { type DetailName, fieldNamed } from '../input/details.ts'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type ControlProps, idOf, problemOf, setDetail } from './form.ts'
import '../styles/details.css'

interface FieldProps extends ControlProps {
  /** Whether it has several controls, each with a label of its own. */
  readonly isGroup?: boolean
  /** The problem of a text that cannot be read. */
  readonly problem?: string | undefined
  readonly onReset?: () => void
  /** The control, where it stands before the label. */
  readonly mark?: ComponentChildren
  readonly children?: ComponentChildren
}

/** A labelled control of the form, by the field table. A changed field is marked and can be reset. */
export function Field(props: FieldProps) {
  const { name, isGroup, problem, onReset, mark, children } = props
  const { language } = useWords()
  const { label } = fieldNamed(name)
  const hint = fieldHints[name]
  const isChanged = details.value[name] !== undefined
  const shownProblem = problem ?? problemOf(name, language)
  return (
    <div
      class={`stack field ${mark ? 'flag' : ''} ${isChanged ? 'field-changed' : ''}`}
      {...(isGroup && { role: 'group', 'aria-label': label[language] })}
    >
      <span class="field-head">
        {mark}
        {isGroup ? (
          <span>{label[language]}</span>
        ) : (
          <label for={idOf(name)}>{label[language]}</label>
        )}
        {isChanged && (
          <IconButton
            label={detailsTexts[language].reset(label[language])}
            sign="↺"
            onClick={() => {
              onReset?.()
              setDetail(name, undefined)
            }}
          />
        )}
      </span>
      {children}
      {hint !== undefined && (
        <span class="hint" id={hintIdOf(name)}>
          {unbroken(hint[language])}
        </span>
      )}
      {shownProblem !== undefined && (
        <span class="field-problem" role="alert">
          {shownProblem}
        </span>
      )}
    </div>
  )
}

/** The id of the element that describes a field; `undefined` where it has no hint. */
export const hintIdOf = (name: DetailName) => fieldHints[name] && `${idOf(name)}-hint`
