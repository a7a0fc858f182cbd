import { type Kopecks, LARGEST_SALARY } from '@oklad/engine'
import type { InputHTMLAttributes, RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { onDemand } from '../input/on-demand.ts'
import { useWrongField } from '../input/wrong-fields.ts'
import { useLoaded } from '../page/lazy.tsx'
import { useWords } from '../page/state.ts'
import { type Edit, editBy, groupedEdit } from './edit.ts'
import { asTyped, type Period, readTyped } from './typed-amount.ts'
import type { WhyWrongProps } from './why-wrong.tsx'
import { writeAmount } from './write-amount.ts'

const whyWrong = onDemand(() => import('./why-wrong.tsx'))

/** An input of an amount in roubles. */
export interface RoublesInputProps {
  readonly id: string
  /** Names the amount in messages. */
  readonly label: string
  /** Shown while nothing is being typed; kopecks. */
  readonly amount: number | null
  /** The largest amount that can be counted, kopecks; any if absent. */
  readonly maximum?: number | undefined
  /** The time that the amount is for, where a text may name another one: `3 600 000 в год`. */
  readonly period?: Period
  /** Called at every keystroke that makes an amount or empties the input. */
  readonly onAmount: (amount: Kopecks | null) => void
  /** The id of the element that describes the input. */
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly large?: boolean
}

/** A longer text of a large input gets smaller letters. */
const LONG = 10

/** A text that is being typed, and the amounts that the input may still show: those before it, and its own. */
interface Typed {
  readonly text: string
  readonly amounts: unknown[]
}

/** The text of an input, what is wrong with it, and what takes and forgets a text that is typed. */
function useTypedText(props: RoublesInputProps) {
  const { id, label, amount, maximum = Number.POSITIVE_INFINITY, onAmount, period } = props
  const { language, texts } = useWords()
  const [kept, setTyped] = useState<Typed | null>(null)
  const problemOf = (text: string): string | undefined => {
    const read = readTyped(text, language, period)
    if (read === 'wrong') return texts.salary.wrongAmount
    return (read ?? 0) > maximum ? texts.salary.tooLarge(writeAmount(maximum, language)) : undefined
  }
  const now = amount || null
  const place = kept?.amounts.indexOf(now)
  const typed = place === -1 ? null : kept
  const problem = typed === null ? undefined : problemOf(typed.text)
  useWrongField(id, label, problem !== undefined)
  useLayoutEffect(() => {
    if (place === -1) setTyped(null)
    // Those before the amount that is shown now come back only by a change elsewhere.
    else kept?.amounts.splice(0, place)
  })
  const take = (text: string) => {
    const read = readTyped(text, language, period)
    setTyped({ text, amounts: [...(typed?.amounts ?? [now]), read || null] })
    if (read !== 'wrong' && problemOf(text) === undefined) onAmount(read)
  }
  const forget = () => {
    if (problem === undefined) setTyped(null)
  }
  return {
    text: typed?.text ?? (amount === null ? '' : asTyped(amount, language)),
    problem,
    take,
    forget,
  }
}

/**
 * An amount in roubles, with thousands separators inserted as it is typed. A text that cannot be read
 * stays in the input, marked as wrong, and is not passed to `onAmount`. Every text goes when the amount
 * changes elsewhere.
 */
export function RoublesInput(props: RoublesInputProps) {
  const { id, describedBy, placeholder, large = false, maximum = LARGEST_SALARY, period } = props
  const { language, texts } = useWords()
  const { text, problem, take, forget } = useTypedText(props)
  const wasEntered = useRef(false)
  const size = large ? (text.length > LONG ? 'roubles-large roubles-long' : 'roubles-large') : ''
  const enter = (text: string) => {
    wasEntered.current = false
    take(text)
  }
  return (
    <span class={`roubles ${size}`}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellcheck={false}
        value={text}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? describedBy : `${id}-wrong`}
        {...selectionAtFocus(wasEntered)}
        onBeforeInput={(event) => {
          const input = event.currentTarget
          const edit = event.cancelable ? editBy(event, input) : undefined
          if (edit === undefined) return
          const grouped = groupedEdit(event, edit, language)
          if (grouped.text === edit.text) return
          // Separators are inserted before the browser paints, to avoid a second layout.
          event.preventDefault()
          replaceText(input, grouped)
          enter(grouped.text)
        }}
        onInput={(event) => {
          const input = event.currentTarget
          const edit = { text: input.value, caret: input.selectionStart ?? input.value.length }
          const grouped = groupedEdit(event, edit, language)
          if (grouped.text !== edit.text) replaceText(input, grouped)
          enter(grouped.text)
        }}
        onBlur={() => {
          wasEntered.current = false
          forget()
        }}
      />
      <span class="unit" aria-hidden="true">
        ₽
      </span>
      {problem !== undefined && (
        <span class="field-problem" id={`${id}-wrong`} role="alert">
          {problem === texts.salary.wrongAmount ? (
            <WrongAmount
              text={text}
              period={period}
              most={Math.min(maximum, LARGEST_SALARY)}
              onChoose={(amount) => take(asTyped(amount, language))}
            />
          ) : (
            problem
          )}
        </span>
      )}
    </span>
  )
}

/** Why a text is no amount: the usual sentence until the reasons are loaded. */
function WrongAmount(props: WhyWrongProps) {
  const loaded = useLoaded(whyWrong)
  const { salary } = useWords().texts
  return loaded ? <loaded.WhyWrong {...props} /> : salary.wrongAmount
}

/**
 * Handlers by which the first key replaces the amount, as in the address bar of a browser.
 * @param wasEntered whether nothing was typed or clicked since the focus
 */
const selectionAtFocus = (wasEntered: RefObject<boolean>): InputHTMLAttributes => ({
  onFocus({ currentTarget }) {
    currentTarget.select()
    wasEntered.current = true
  },
  onMouseUp({ currentTarget }) {
    // A click puts the caret into the text after the focus: the selection is made again.
    const { selectionStart, selectionEnd } = currentTarget
    if (wasEntered.current && selectionStart === selectionEnd) currentTarget.select()
    wasEntered.current = false
  },
})

/** Replaces the text of an input. */
function replaceText(input: HTMLInputElement, { text, caret }: Edit): void {
  input.value = text
  // A new value has the caret at its end; setting it there again would cost a layout.
  if (caret < text.length) input.setSelectionRange(caret, caret)
}
