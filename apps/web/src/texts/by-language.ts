import type { Language, Text } from '@oklad/contract/fields'
import { unbroken } from '@oklad/contract/fields'

/** Texts by their names: plain ones, those with values inside, and groups of texts. */
interface Texts {
  readonly [name: string]: Text | ((...values: never[]) => Text) | Texts
}

/** The texts of one language. */
type OneLanguage<Both> = {
  readonly [Name in keyof Both]: Both[Name] extends Text
    ? string
    : Both[Name] extends (...values: infer Values) => Text
      ? (...values: Values) => string
      : OneLanguage<Both[Name]>
}

/** Divides texts in both languages into those of each, with no-break spaces before units. */
export const byLanguage = <Both extends Texts>(both: Both) =>
  ({ ru: inLanguage(both, 'ru'), en: inLanguage(both, 'en') }) as Readonly<
    Record<Language, OneLanguage<Both>>
  >

function inLanguage(texts: Texts, language: Language): object {
  // The unit of a heading stays on its line.
  const write = (text: Text) => unbroken(text[language]).replace(', ₽', ',\u00a0₽')
  const entries = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'function') return [name, (...values: never[]) => write(text(...values))]
    return [name, isText(text) ? write(text) : inLanguage(text, language)]
  })
  return Object.fromEntries(entries)
}

/** A group of texts has no text named `en`. */
const isText = (text: Text | Texts): text is Text => typeof text['en'] === 'string'
