import { type Language, languages } from '@oklad/contract'

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
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return languageOption(argv) ?? (/^ru/i.test(locale) ? 'ru' : 'en')
}

function languageOption(argv: readonly string[]): Language | undefined {
  const end = argv.indexOf('--')
  const options = end === -1 ? argv : argv.slice(0, end)
  return options
    .map((argument, index) => {
      if (argument === '--lang') return options[index + 1]
      return argument.startsWith('--lang=') ? argument.slice('--lang='.length) : undefined
    })
    .filter(isLanguage)
    .at(-1)
}

/** Whether a text names a language of the program. */
export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text)
}
