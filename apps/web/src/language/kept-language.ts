import { type Language, languages } from '@oklad/contract/form'

const KEY = 'oklad-language'

/** The language kept from an earlier visit; else the first one of the browser's that there is. */
export function initialLanguage(): Language {
  const wanted = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return languages.find((language) => language === wanted.find(isKnown)) ?? 'en'
}

/** Keeps the language for later visits, where the browser lets pages keep something. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Then the browser's own language is taken each time.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const isKnown = (tag: string | null) => languages.some((language) => language === tag)
