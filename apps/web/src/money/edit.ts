import { caretIn, groupedAsTyped } from './typed-amount.ts'

/** A text in an input, and where its caret is. */
export interface Edit {
  readonly text: string
  readonly caret: number
}

/** What is done to the text of an input, as the browser tells of it before and after. */
export type Stroke = Pick<InputEvent, 'inputType' | 'data'>

/** The text and the selection of an input. */
export type Selected = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * What a stroke is about to make of a text; nothing where that is the browser's to find out, as for
 * a word that is deleted whole.
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

/** The text with its thousands parted, the caret before the same digits and mark. */
export function groupedEdit({ inputType }: Stroke, { text, caret }: Edit): Edit {
  const grouped = groupedAsTyped(text)
  if (grouped === text) return { text, caret }
  const position = caretIn(grouped, text, caret)
  // A space that is deleted comes back: the caret then goes past it, to the digit.
  const isPastSpace = inputType === 'deleteContentBackward' && grouped.charAt(position - 1) === ' '
  return { text: grouped, caret: isPastSpace ? position - 1 : position }
}
