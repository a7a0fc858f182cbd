import type * as Contradictions from '@oklad/answers/contradictions'
import { onDemand } from './on-demand.ts'

/** The rules of contradictions, which are loaded with the first detail. */
export const contradictions = onDemand(() => import('@oklad/answers/contradictions'))

// In the script of the page this stands in for the rules: without details, nothing contradicts.
export const contradictionsIn: typeof Contradictions.contradictionsIn = (...of) =>
  contradictions.module.value?.contradictionsIn(...of) ?? []
