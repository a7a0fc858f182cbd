import { type Language, languages } from '@oklad/contract/fields'

const KEY = 'oklad-language'

/**
 * The language that the address asks for, else the one kept from an earlier visit, else the first of the browser's that the
 * page has.
 */
export function initialLanguage(): Language {
  const usual = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return askedLanguage(location.pathname) ?? usual.find(isKnown) ?? 'en'
}

/**
 * The language that the address asks for, if any. The service turns `/ru` into `/#ru`.
 * @param address stands in its place
 */
export function askedLanguage(address: string): Language | undefined {
  const asked = location.hash.slice(1)
  if (!isKnown(asked)) return undefined
  keepLanguage(asked)
  history.replaceState(null, '', address)
  return asked
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

const isKnown = (tag: string | null): tag is Language =>
  languages.some((language) => language === tag)
