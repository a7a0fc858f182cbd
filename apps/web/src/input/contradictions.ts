import type * as Contradictions from '@oklad/answers/contradictions'
import { signal } from '@preact/signals'

/** The rules of contradictions, which are loaded with the first detail. */
const loaded = signal<typeof Contradictions>()

// In the script of the page this stands in for the rules: without details, nothing contradicts.
export const contradictionsIn: typeof Contradictions.contradictionsIn = (...of) =>
  loaded.value?.contradictionsIn(...of) ?? []

/** Loads the rules. */
export const loadContradictions = async () => {
  loaded.value = await import('@oklad/answers/contradictions')
  return loaded.value
}
