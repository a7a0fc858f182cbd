/** A number read from a text, or why there is none. */
export type DecimalReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: DecimalProblem }

/** What can be wrong with the text of a number. */
export type DecimalProblem = 'not_a_number' | 'too_many_decimals'

// Spaces: the ordinary one, and those that Russian typography puts between thousands.
const PLAIN = /^(-?)(\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,](\d+))?$/
// Thousands after commas are told from decimals by the point that follows them.
const COMMAS = /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d+)$/

/**
 * Reads a decimal number digit by digit, so that it never passes through a binary fraction.
 * @param text such as `1500`, `1 500,5` or `1,500.50`
 * @param places how many decimals there may be
 * @returns the number in units of its last place: `1,15` with two places is 115. A number too
 *   large to be exact stays large, so that a check of its range refuses it.
 */
export function readDecimal(text: string, places: number): DecimalReading {
  const match = COMMAS.exec(text.trim()) ?? PLAIN.exec(text.trim())
  if (match === null) return { ok: false, problem: 'not_a_number' }
  const [, sign = '', whole = '', fraction = ''] = match
  if (fraction.length > places) return { ok: false, problem: 'too_many_decimals' }
  const digits = whole.replace(/\D/g, '') + fraction.padEnd(places, '0')
  // Adding 0 turns the -0 of `-0,00` into 0.
  return { ok: true, value: Number(sign + digits) + 0 }
}
