import { caretIn, groupedAsTyped } from './typed-amount.ts'

/** The text of an input, and the position of its caret. */
export interface Edit {
  readonly text: string
  readonly caret: number
}

/** A change of an input's text, as input events describe it. */
export type Stroke = Pick<InputEvent, 'inputType' | 'data'>

/** The text and the selection of an input. */
export type Selected = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * The result of a stroke on a text; `undefined` where only the browser knows it, as when a whole word
 * is deleted.
 */
export function editBy(
  { inputType, data }: Stroke,
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
export function groupedEdit({ inputType }: Stroke, { text, caret }: Edit): Edit {
  const grouped = groupedAsTyped(text)
  if (grouped === text) return { text, caret }
  const position = caretIn(grouped, text, caret)
  // A deleted separator comes back: the caret moves past it, to the digit.
  const isPastSpace = inputType === 'deleteContentBackward' && grouped.charAt(position - 1) === ' '
  return { text: grouped, caret: isPastSpace ? position - 1 : position }
}
