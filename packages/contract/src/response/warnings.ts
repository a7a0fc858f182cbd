import type { Law } from '@oklad/engine'
import type { Language } from '../language.ts'
import type { Warning } from './schemas.ts'

const provisionalLaw: Record<Language, (law: Law) => string> = {
  en: ({ year, figuresOf }) =>
    `The law of ${year} is not known yet: the figures of ${figuresOf} were used, and the result is provisional.`,
  ru: ({ year, figuresOf }) =>
    `Закон на ${year} год ещё не известен: взяты показатели ${figuresOf} года, результат предварительный.`,
}

/** What a reader of a calculation has to know about it. */
export function warningsOf(law: Law, language: Language): readonly Warning[] {
  return law.provisional ? [{ code: 'provisional_law', detail: provisionalLaw[language](law) }] : []
}
