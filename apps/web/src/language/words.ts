import type { Language } from '@oklad/contract/form'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { en } from '../texts/en.ts'
import { ru } from '../texts/ru.ts'
import type { Texts } from '../texts/texts.ts'

/** All that the page says, by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { en, ru }

/** The language that the page is in, with its texts. */
export interface Words {
  readonly language: Language
  readonly texts: Texts
}

/** Hands the language down the page. */
export const WordsContext = createContext<Words>({ language: 'ru', texts: ru })

/** The language and the texts of the page. */
export const useWords = (): Words => useContext(WordsContext)
