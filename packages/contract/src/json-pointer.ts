/** The longest field name in an answer, UTF-16 code units; longer ones are cut. */
const LONGEST_NAME = 64

/**
 * The JSON Pointer (RFC 6901) to a field or an item inside the target of another pointer.
 * Lone surrogates, which JSON's escapes allow, become U+FFFD.
 */
export function pointerTo(parent: string, step: string | number): string {
  const name = String(step)
    .slice(0, LONGEST_NAME)
    .replace(/\p{Surrogate}/gu, '\ufffd')
  return `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * The name of the field that a pointer leads to, as a reader would write it: `gross_salary`,
 * `income_before.tax_withheld`, `other_employers[0].tax_withheld`; empty for the body as a whole.
 */
export function fieldAt(pointer: string): string {
  const [field = '', ...inside] = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return field + inside.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('')
}
