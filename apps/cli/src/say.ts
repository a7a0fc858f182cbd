import type { Language } from '@oklad/contract'
import russian from './russian.json' with { type: 'json' }

/**
 * A text of the command in English; `russian.json` has its translation. The part after `|` is not
 * written: it tells apart two texts that only English has the same words for.
 */
export type EnglishText = keyof typeof russian

/** Writes a text in the user's language; `{name}` in it stands for a value. */
export type Say = (text: EnglishText, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the command in a language. A text without a translation does not compile. */
export const sayIn =
  (language: Language): Say =>
  (text, values = {}) =>
    ((language === 'ru' && russian[text]) || text.replace(/\|.*/, '')).replace(
      /\{(\w+)\}/g,
      (placeholder, name) => String(values[name] ?? placeholder),
    )
