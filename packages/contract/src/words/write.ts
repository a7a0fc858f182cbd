import { memoised } from '@oklad/law/internal'
import type { Language, Text } from '../language.ts'

/** A value in a text: a list is written with commas, and a text in the language of the whole. */
export type TextValue = string | number | bigint | readonly string[] | Text

/** The values of a text by their names. */
export type TextValues = Readonly<Record<string, TextValue | undefined>>

/** The forms of a word after a number, in the order in which a text lists them. */
const places: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, number>>>> = {
  en: { one: 0, other: 1 },
  // A fraction has the second form: 1,5 месяца.
  ru: { one: 0, few: 1, many: 2, other: 1 },
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

function formOf(forms: readonly string[], count: number, language: Language): string {
  rules[language] ??= new Intl.PluralRules(language)
  return forms[places[language][rules[language].select(count)] ?? 0] ?? ''
}

/**
 * A text with no-break spaces inside its sums and before their units, so that the end of a line breaks none of them:
 * constants are typed with ordinary ones. A number without a unit is an example to type, and keeps its spaces.
 */
export const unbroken = (text: string): string =>
  text.replace(
    /(?<=\d) (?=\d{3}(?: \d{3}){0,3}(?:,\d\d)? (?:₽|руб))|(?<=[\d}]) (?=%|₽|млн|тыс\.)|(?<=млн|тыс\.) (?=₽)/g,
    '\u00a0',
  )

interface Place {
  readonly name: string
  /** Forms of a word, where not the value stands in this place but the word that goes with it. */
  readonly forms?: readonly string[]
}

/** The parts of a text, made once: texts are constants, and there are some hundreds. */
const partsOf = memoised((text: string) =>
  unbroken(text)
    .split(/\{(\w+(?::[^{}]*)?)\}/)
    .map((part, index): string | Place => {
      if (index % 2 === 0) return part
      const [name = '', forms] = part.split(':')
      return { name, ...(forms !== undefined && { forms: forms.split('|') }) }
    }),
)

/**
 * Writes a text in a language.
 * @param text a constant. `{name}` in it stands for a value, and `{count:month|months}` or
 *   `{count:месяц|месяца|месяцев}` for the form of a word that goes with a number: after 1, after 2
 *   (in English after all others), after 5
 * @param values by their names; a name without a value stays as it is
 */
export function write(text: Text, language: Language, values: TextValues = {}): string {
  let written = ''
  for (const part of partsOf(text[language])) {
    if (typeof part === 'string') {
      written += part
      continue
    }
    const value = values[part.name]
    if (value === undefined) written += `{${part.name}}`
    else if (part.forms !== undefined) written += formOf(part.forms, Number(value), language)
    else written += writeValue(value, language)
  }
  return written
}

/** Writes a text in the user's language, with its values; what all languages write alike is a string. */
export type Say = (text: Text | string, values?: TextValues) => string

/** Returns the function that writes texts in a language. */
export const sayIn =
  (language: Language): Say =>
  (text, values) =>
    typeof text === 'string' ? text : write(text, language, values)

function writeValue(value: TextValue, language: Language): string {
  if (typeof value !== 'object') return String(value)
  return 'join' in value ? value.join(', ') : value[language]
}
