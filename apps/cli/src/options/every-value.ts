import type { Language } from '@oklad/contract'
import { optionTexts } from '../texts/option-texts.ts'

/** Collects every value of an option, for `Command.option`: the parser itself keeps the last one. */
export function everyValue(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}

/**
 * The value of an option that may be given once.
 * @param option the option with its dashes
 * @param values collected by `everyValue`
 * @param problems receives a problem if there are two values or more
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
