import { parseArgs } from 'node:util'
import { type Language, languages } from '@oklad/contract/internal'

/**
 * The language of the user. It must be known before the command line is parsed, for the help and
 * the parser's errors.
 * @param argv the arguments; the last `--lang` counts, and the parser reports a wrong one
 * @param env without `--lang`, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty
 *   counts, as in POSIX
 */
export function pickLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const options = { lang: { type: 'string' } } as const
  const { lang } = parseArgs({ args: [...argv], options, strict: false }).values
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return isLanguage(lang) ? lang : /^ru/i.test(locale) ? 'ru' : 'en'
}

/** Whether a value names a language of the program. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
