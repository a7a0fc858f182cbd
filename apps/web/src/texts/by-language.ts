import type { Language } from '@oklad/contract/fields'

/** A text in both languages. */
type Pair = readonly [ru: string, en: string]

/** Texts by their names: plain ones, those with values inside, and groups of texts. */
interface Pairs {
  readonly [name: string]: Pair | ((...values: never[]) => Pair) | Pairs
}

/** The texts of one language. */
type OneLanguage<Both> = {
  readonly [Name in keyof Both]: Both[Name] extends Pair
    ? string
    : Both[Name] extends (...values: infer Values) => Pair
      ? (...values: Values) => string
      : OneLanguage<Both[Name]>
}

/** Divides texts in both languages into those of each. */
export const byLanguage = <Both extends Pairs>(both: Both) =>
  ({ ru: inLanguage(both, 0), en: inLanguage(both, 1) }) as Readonly<
    Record<Language, OneLanguage<Both>>
  >

function inLanguage(texts: Pairs, index: 0 | 1): object {
  const entries = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'function') return [name, (...values: never[]) => text(...values)[index]]
    return [name, Array.isArray(text) ? text[index] : inLanguage(text as Pairs, index)]
  })
  return Object.fromEntries(entries)
}
