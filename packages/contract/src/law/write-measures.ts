import type { Language } from '../language.ts'
import { writeHundredths } from '../words/write-hundredths.ts'
import { writeRoubles } from '../words/write-roubles.ts'

const unit: Record<Language, string> = { en: 'roubles', ru: 'руб.' }

/** A sum of the law, without kopecks where it has none: `2,979,000 roubles`, `40 639,50 руб.`. */
export function writeSum(kopecks: number, language: Language): string {
  return `${writeRoubles(kopecks, language).replace(/[.,]00$/, '')} ${unit[language]}`
}

/** A rate in whole percent. */
export const writePercent = (percent: number) => `${percent} %`

/** A rate in tenths of a percent: `7.6 %`, `30 %`. */
export function writeTenths(tenths: number, language: Language): string {
  return `${writeHundredths(tenths * 10, language).replace(/[.,]?0+$/, '')} %`
}
