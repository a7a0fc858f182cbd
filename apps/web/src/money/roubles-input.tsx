import type { Kopecks } from '@oklad/engine'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
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
  const caret = useRef<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isWrong = typed !== null && readTyped(typed) === 'wrong'
  const shown = typed ?? (amount === null ? '' : asTyped(amount, language))

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [shown])

  return (
    <span class={large ? 'roubles roubles-large' : 'roubles'}>
      <input
        ref={input}
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
          const { value, selectionStart } = event.currentTarget
          const grouped = groupedAsTyped(value)
          caret.current = caretAfter(event, grouped, value, selectionStart ?? value.length)
          // The same text again would not be rendered anew, and the browser's own would stay.
          event.currentTarget.value = grouped
          event.currentTarget.setSelectionRange(caret.current, caret.current)
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

/** A space that is deleted comes back: the caret then goes past it, to the digit. */
function caretAfter(event: InputEvent, grouped: string, value: string, caret: number): number {
  const position = caretIn(grouped, value, caret)
  const deletedSpace =
    event.inputType === 'deleteContentBackward' && grouped.charAt(position - 1) === ' '
  return deletedSpace ? position - 1 : position
}
