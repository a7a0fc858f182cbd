import type * as Warnings from '../answer/shown-warnings.ts'
import { onDemand } from './on-demand.ts'

/** The warnings in words, which are loaded with the first detail, or after the first answer. */
export const warningWords = onDemand(() => import('../answer/shown-warnings.ts'))

// In the script of the page this stands in for the warnings: the answer does not wait for them.
export const warningsInWords: typeof Warnings.warningsInWords = (...of) =>
  warningWords.module.value?.warningsInWords(...of) ?? []
