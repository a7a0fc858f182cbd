import type { Kopecks } from '@oklad/engine'
import { useState } from 'preact/hooks'
import { useWords } from '../language/words.ts'
import { type Edit, editBy, groupedEdit } from './edit.ts'
import { asTyped, readTyped } from './typed-amount.ts'

/** An input of an amount in roubles. */
export interface RoublesInputProps {
  readonly id: string
  /** Shown while nothing is being typed; kopecks. */
  readonly amount: Kopecks | null
  /** Called at every keystroke that makes an amount or empties the input. */
  readonly onAmount: (amount: Kopecks | null) => void
  /** The id of the element that describes the input. */
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly large?: boolean
}

/**
 * An amount in roubles, with thousands separators inserted as it is typed. A text that cannot be read
 * stays in the input, marked as wrong, and is not passed to `onAmount`.
 */
export function RoublesInput(props: RoublesInputProps) {
  const { id, amount, onAmount, describedBy, placeholder, large = false } = props
  const { language, texts } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readTyped(typed) === 'wrong'
  const shown = typed ?? (amount === null ? '' : asTyped(amount, language))
  const take = (text: string) => {
    setTyped(text)
    const read = readTyped(text)
    if (read !== 'wrong') onAmount(read)
  }

  return (
    <span class={large ? 'roubles roubles-large' : 'roubles'}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellcheck={false}
        value={shown}
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : describedBy}
        onBeforeInput={(event) => {
          const input = event.currentTarget
          const edit = event.cancelable ? editBy(event, input) : undefined
          if (edit === undefined) return
          const grouped = groupedEdit(event, edit)
          if (grouped.text === edit.text) return
          // Separators are inserted before the browser paints, to avoid a second layout.
          event.preventDefault()
          replaceText(input, grouped)
          take(grouped.text)
        }}
        onInput={(event) => {
          const input = event.currentTarget
          const edit = { text: input.value, caret: input.selectionStart ?? input.value.length }
          const grouped = groupedEdit(event, edit)
          if (grouped.text !== edit.text) replaceText(input, grouped)
          take(grouped.text)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      <span class="unit" aria-hidden="true">
        ₽
      </span>
      {isWrong && (
        <span class="field-problem" id={`${id}-wrong`} role="alert">
          {texts.salary.wrongAmount}
        </span>
      )}
    </span>
  )
}

/** Replaces the text of an input. */
function replaceText(input: HTMLInputElement, { text, caret }: Edit): void {
  input.value = text
  // A new value has the caret at its end; setting it there again would cost a layout.
  if (caret < text.length) input.setSelectionRange(caret, caret)
}
