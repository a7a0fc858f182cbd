import type { Warning } from '@oklad/contract/internal'

const NO_BREAK = '\u00a0'

/**
 * Breaks a text into lines between words, but not inside an amount or a date, nor between a number
 * and the word or mark beside it.
 * @param width the most characters in a line; a longer word stays whole
 * @param indent starts the lines after the first
 */
export function wrapText(text: string, width: number, indent = ''): readonly string[] {
  const glued = text.replace(/(?<=\d) (?=%|₽|\d{3}|\p{L})|(?<=№|\p{L}\.) (?=\d)/gu, NO_BREAK)
  const [first = '', ...words] = glued.split(' ')
  const lines = [first]
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines.map((line) => line.replaceAll(NO_BREAK, ' '))
}

/** The head of a report: its title, and the warnings of its answer. */
export const headOf = (title: string, warnings: readonly Warning[] = [], width: number) => [
  ...wrapText(title, width),
  ...warnings.flatMap(({ detail }) => wrapText(`! ${detail}`, width, '  ')),
]

/** The blocks of a report, each of some lines, with an empty line between them. */
export const reportOf = (blocks: readonly (readonly string[])[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')

/** A title inside a sentence; an abbreviation keeps its capitals. */
export const inSentence = (title: string) =>
  title.replace(/^.(?=\p{Ll})/u, (letter) => letter.toLowerCase())
