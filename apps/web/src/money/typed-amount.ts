import { type Language, readDecimal, shortRoubles } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import { kopecks, shareOf, times } from '@oklad/engine/internal'

/** How a language writes amounts. */
interface Style {
  /** Between thousands. */
  readonly separator: ' ' | ','
  /** An amount that is being typed: digits, separators in any place, one decimal mark. */
  readonly typed: RegExp
}

// In English a comma separates thousands; in Russian it is a decimal mark.
const styles: Readonly<Record<Language, Style>> = {
  en: { separator: ',', typed: /^([\d\s,]*)(?:(\.)(\d*))?$/ },
  ru: { separator: ' ', typed: /^([\d\s]*)(?:([.,])(\d*))?$/ },
}

const SEPARATORS = /[\s,]/g

/** The mark between thousands in a language. */
export const separatorOf = (language: Language): string => styles[language].separator

/**
 * Inserts thousands separators into an amount that is being typed: `150000,5` is `150 000,5` in
 * Russian, `150000.5` is `150,000.5` in English. A text that is not an amount is returned as it is.
 */
export function groupedAsTyped(text: string, language: Language): string {
  const { typed, separator } = styles[language]
  const match = typed.exec(text)
  if (match === null) return text
  const [, whole = '', mark = '', fraction = ''] = match
  const digits = whole.replace(SEPARATORS, '').replace(/^0+(?=\d)/, '')
  return `${digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, separator)}${mark}${fraction}`
}

/**
 * The caret in a text whose separators changed: before the same digits and mark.
 * @param caret in `before`
 */
export function caretIn(after: string, before: string, caret: number, language: Language): number {
  const isSeparator = (character: string) =>
    /\s/.test(character) || character === separatorOf(language)
  let right = [...before.slice(caret)].filter((character) => !isSeparator(character)).length
  let position = after.length
  while (right > 0 && position > 0) {
    position -= 1
    if (!isSeparator(after.charAt(position))) right -= 1
  }
  return position
}

/** The unit at the end of an amount. */
const UNIT = /(?:₽|ру|руб\.?|рубл|рубле|рубля|рублей|rub|р\.?)$/i

/** The word for thousands or millions at the end of an amount without its unit. */
const SCALE = /(?:(к|k|т\.?|ты|тыс\.?|тысячи?)|(м|m|мл|млн\.?|mln|миллиона?|миллионов))$/i

/** An English amount: thousands are separated by commas or spaces, everywhere or nowhere. */
const ENGLISH = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/

/** A Russian amount with points between thousands: such a sum of roubles has no three decimals. */
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/

/** What the amount is for, at its end; a word that is being typed counts as the whole one. */
const PERIOD = /(?:\/|в|за|a|per)\s*(?:(м[еся]{0,3}ц?\.?|month)|(го?д?|year))?$/i

/** The time that an amount is for. */
export type Period = 'month' | 'year'

const MONTHS = 12

/** A longer text is no amount. */
const LONGEST = 60

/**
 * Reads a typed text: kopecks, `null` for an empty one, or `wrong`. `150к`, `150 тыс.` and `150k`
 * are thousands, `1,5 млн` and `1.5m` are millions, `150.000` is as many thousands in Russian.
 * @param period the time that the amount is asked for: `3 600 000 в год` is a twelfth of it a month
 */
export function readTyped(
  text: string,
  language: Language,
  period?: Period,
): Kopecks | null | 'wrong' {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (trimmed.length > LONGEST) return 'wrong'
  const [said = '', month, year] = PERIOD.exec(trimmed) ?? []
  const given = month ? 'month' : year ? 'year' : undefined
  if (given !== undefined && period === undefined) return 'wrong'
  const amount = readAmount(trimmed.slice(0, trimmed.length - said.length).trimEnd(), language)
  if (amount === 'wrong' || given === undefined || given === period) return amount
  return given === 'year' ? shareOf(amount, 1, MONTHS) : times(amount, MONTHS)
}

/** Reads an amount with the words for thousands, millions and roubles. */
function readAmount(text: string, language: Language): Kopecks | 'wrong' {
  const amount = text.replace(UNIT, '').trimEnd()
  const [, thousand, million] = SCALE.exec(amount) ?? []
  // A decimal mark is typed before its digits, and spaces move while digits are inserted.
  const bare = amount.replace(SCALE, '').trimEnd().replace(/[.,]$/, '').replace(/\s/g, '')
  if (language === 'en' && !ENGLISH.test(bare)) return 'wrong'
  const hasPoints = language === 'ru' && !thousand && !million && POINTS.test(bare)
  const digits =
    language === 'en' ? bare.replaceAll(',', '') : hasPoints ? bare.replaceAll('.', '') : bare
  // A thousand has 10^5 kopecks, a million 10^8.
  const reading = readDecimal(digits, million ? 8 : thousand ? 5 : 2)
  return reading.ok && reading.value >= 0 && Number.isSafeInteger(reading.value)
    ? kopecks(reading.value)
    : 'wrong'
}

/** Writes an amount as a person would type it: `150 000`, `150 000,50`; `150,000.50` in English. */
export const asTyped = (amount: number, language: Language): string =>
  shortRoubles(amount, language).replaceAll('\u00a0', ' ')
