import { type Language, languages } from '@oklad/contract/fields'

const KEY = 'oklad-language'

/**
 * The language that the address asks for, else the one kept from an earlier visit, else the first of the browser's that the
 * page has. The service turns `/ru` into `/#ru`.
 */
export function initialLanguage(): Language {
  const asked = location.hash.slice(1)
  if (isKnown(asked)) {
    keepLanguage(asked)
    history.replaceState(null, '', location.pathname)
    return asked
  }
  return [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isKnown) ?? 'en'
}

/** Keeps the language for later visits, where the browser allows it. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage, every visit starts in the browser's language.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const isKnown = (tag: string | null): tag is Language =>
  languages.some((language) => language === tag)
