import type { Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'

/**
 * The value of an option that is to be given once.
 * @param option the option with its dashes
 * @param values what `everyValue` kept
 * @param problems gets another one if there is more than one value
 */
export function onlyValue(
  option: string,
  values: readonly string[] | undefined,
  problems: string[],
  language: Language,
): string | undefined {
  if (values !== undefined && values.length > 1) {
    problems.push(optionTexts[language].repeated(option))
  }
  return values?.[0]
}
