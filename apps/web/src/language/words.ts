import type { Language } from '@oklad/contract/fields'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en } from '../texts/en.ts'
import type { Texts } from '../texts/ru.ts'
import { ru } from '../texts/ru.ts'

/** Everything that the page says, by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { en, ru }

/** The language of the page, with its texts. */
export interface Words {
  readonly language: Language
  readonly texts: Texts
}

/** Passes the language down the page. */
export const WordsContext = createContext<Words>({ language: 'ru', texts: ru })

/** The language and the texts of the page. */
export const useWords = (): Words => useContext(WordsContext)
