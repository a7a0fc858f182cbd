import type { Language } from '@oklad/contract'

/** Where the page of the law is served. */
export const lawAddresses: Readonly<Record<Language, string>> = {
  en: '/how/en',
  ru: '/how/ru',
}

/** The documents that the pages are made of, by the names they call each other. */
export const lawDocuments: Readonly<Record<Language, string>> = {
  en: 'law.md',
  ru: 'law.ru.md',
}
