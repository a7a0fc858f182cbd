import type { Language } from '@oklad/contract/fields'
import { caretIn, groupedAsTyped, readTyped, separatorOf } from './typed-amount.ts'

/** The text of an input, and the position of its caret. */
export interface Edit {
  readonly text: string
  readonly caret: number
}

/** A change of an input's text, as input events describe it. */
export type TextChange = Pick<InputEvent, 'inputType' | 'data'>

/** The text and the selection of an input. */
type Selected = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * The result of a change of a text; `undefined` where only the browser knows it, as when a whole word
 * is deleted.
 */
export function editBy(
  { inputType, data }: TextChange,
  { value, selectionStart: start, selectionEnd: end }: Selected,
): Edit | undefined {
  if (start === null || end === null) return undefined
  const replaced = (from: number, text: string): Edit => ({
    text: value.slice(0, from) + text + value.slice(end),
    caret: from + text.length,
  })
  if (inputType === 'insertText' && data !== null) return replaced(start, data)
  if (inputType !== 'deleteContentBackward' || end === 0) return undefined
  return replaced(start < end ? start : start - 1, '')
}

/** The text with thousands separators, the caret before the same digits and mark. */
export function groupedEdit(change: TextChange, { text, caret }: Edit, language: Language): Edit {
  // Separators move while single digits are typed. A pasted amount such as 150,50 may have another
  // meaning on an English page: it is not read as 15,050.
  if (!isKey(change) && readTyped(text, language) === 'wrong') return { text, caret }
  const grouped = groupedAsTyped(text, language)
  if (grouped === text) return { text, caret }
  const position = caretIn(grouped, text, caret, language)
  // A deleted separator comes back: the caret moves past it, to the digit.
  const isPastSeparator =
    change.inputType === 'deleteContentBackward' &&
    grouped.charAt(position - 1) === separatorOf(language)
  return { text: grouped, caret: isPastSeparator ? position - 1 : position }
}

const isKey = ({ inputType, data }: TextChange): boolean =>
  inputType?.startsWith('delete') || (inputType === 'insertText' && data?.length === 1)
