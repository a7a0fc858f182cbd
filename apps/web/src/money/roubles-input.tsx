import type { Kopecks } from '@oklad/engine'
import type { TargetedInputEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useWords } from '../language/words.ts'
import { asTyped, caretIn, groupedAsTyped, readTyped } from './typed-amount.ts'

/** An input of an amount in roubles. */
export interface RoublesInputProps {
  readonly id: string
  /** What is shown while nothing is typed into it; kopecks. */
  readonly amount: Kopecks | null
  /** Told at every keystroke that makes an amount, or empties the input. */
  readonly onAmount: (amount: Kopecks | null) => void
  /** The id of what describes the input. */
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly large?: boolean
}

/**
 * An amount in roubles, its thousands parted as it is typed. While it is typed the text is the
 * person's own; what can not be read stays there, marked, and is told to nobody.
 */
export function RoublesInput(props: RoublesInputProps) {
  const { id, amount, onAmount, describedBy, placeholder, large = false } = props
  const { language, texts } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readTyped(typed) === 'wrong'
  const shown = typed ?? (amount === null ? '' : asTyped(amount, language))

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
        onInput={(event) => {
          const { value } = event.currentTarget
          const grouped = groupedAsTyped(value)
          // The caret costs a layout: only where the text is not what the browser made of the key.
          if (grouped !== value) regroup(event, grouped)
          setTyped(grouped)
          const read = readTyped(grouped)
          if (read !== 'wrong') onAmount(read)
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

/** Puts the grouped text in place of the typed one, with the caret where it was. */
function regroup(
  { currentTarget: input, inputType }: TargetedInputEvent<HTMLInputElement>,
  grouped: string,
): void {
  const caret = caretIn(grouped, input.value, input.selectionStart ?? input.value.length)
  // A space that is deleted comes back: the caret then goes past it, to the digit.
  const isPastSpace = inputType === 'deleteContentBackward' && grouped.charAt(caret - 1) === ' '
  const position = isPastSpace ? caret - 1 : caret
  input.value = grouped
  // A new value has the caret at its end; to put it there costs a layout.
  if (position < grouped.length) input.setSelectionRange(position, position)
}
