import { wrapText } from './wrap-text.ts'

const NO_BREAK = '\u00a0'

/**
 * Breaks a text into lines between its words, but not within an amount, a date or a number with
 * what it numbers.
 * @param width the most characters a line may have; a longer word stays whole
 * @param indent what the lines after the first begin with
 */
export function wrapUnbroken(text: string, width: number, indent: string): readonly string[] {
  const glued = text.replace(/(?<=\d) (?=%|\d{3}|\p{L})|(?<=№|\p{L}\.) (?=\d)/gu, NO_BREAK)
  return wrapText(glued, width, indent).map((line) => line.replaceAll(NO_BREAK, ' '))
}
