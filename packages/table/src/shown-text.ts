/**
 * A text of a table as a sentence or an option shows it: in one line, and without characters that a terminal obeys or that
 * nobody sees.
 */
export const shownText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** The header that a person names, as it is or as it is shown; `undefined` where none is so, or several are. */
export function headerNamed(headers: readonly string[], given: string): string | undefined {
  if (headers.includes(given)) return given
  const [found, another] = headers.filter((header) => shownText(header) === shownText(given))
  return another === undefined ? found : undefined
}
