import type { Warning } from '@oklad/contract/internal'

/** The warnings that the page tells in its own words, or by its figures. */
const inWordsOfThePage: readonly string[] = ['threshold_passed', 'contribution_limit_passed']

/** The sentences of the warnings of the service that the page tells as they are. */
export const toldWarnings = (warnings: readonly Warning[]): readonly string[] =>
  warnings.filter(({ code }) => !inWordsOfThePage.includes(code)).map(({ detail }) => detail)
