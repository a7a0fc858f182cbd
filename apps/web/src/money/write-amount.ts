import { type Language, writeHundredths, writePercent, writeRoubles } from '@oklad/contract/fields'
import { roubles } from '@oklad/engine'
import { shareOf } from '@oklad/engine/internal'

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '−'

/** How an amount is written. */
interface AmountStyle {
  /** Whether whole roubles get `,00`, as in a column with kopecks. */
  readonly withKopecks?: boolean
  /** Whether an amount above zero gets a plus, as a difference. */
  readonly withSign?: boolean
}

/**
 * Writes an amount for reading, without the unit: `150 000`, `150 000,50`, `−5 000`.
 * @param amount whole kopecks
 */
export function writeAmount(
  amount: number,
  language: Language,
  { withKopecks = false, withSign = false }: AmountStyle = {},
): string {
  const written = writeRoubles(amount, language).replace('-', MINUS)
  const text = withKopecks ? written : written.replace(/[.,]00$/, '')
  return withSign && amount > 0 ? `+${text}` : text
}

/** Writes an amount in whole roubles: kopecks are for payslips, breakdowns and accountants. */
export const writeWhole = (amount: number, language: Language, style?: AmountStyle): string =>
  writeAmount(roubles(shareOf(amount, 1, 100)), language, style)

/** Writes a tax rate: `13 %`, or the words for pay that no tax is computed on. */
export const writeRate = (
  rate: number,
  { months }: { readonly months: { readonly outside: string } },
  language: Language,
): string => (rate === 0 ? months.outside : writePercent(rate, language))

/** Whether any of the amounts has kopecks. */
export const haveKopecks = (amounts: readonly number[]): boolean =>
  amounts.some((amount) => !writeRoubles(amount, 'en').endsWith('.00'))

/** Made once for a language: making one takes longer than writing a year. */
const shortFormats: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Writes an amount in short, with the unit: `2,4 млн ₽`, `₽` after a no-break space. */
export function writeShort(amount: number, language: Language): string {
  shortFormats[language] ??= new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumFractionDigits: 2,
  })
  // The number is read from digits, not divided.
  return `${shortFormats[language].format(Number(writeHundredths(amount, 'en')))}${NO_BREAK_SPACE}₽`
}
