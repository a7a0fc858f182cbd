import type { Law } from '@oklad/law'

/** Counts the years calculated for a question, also if it has no answer: each reads the rates of its tax once. */
export function countCalculations(law: Law, ask: (law: Law) => unknown): number {
  let count = 0
  const figures = new Proxy(law.figures, {
    get(all, name: keyof Law['figures']) {
      if (['mainScale', 'nonResidentRate', 'selfEmployment'].includes(name)) count++
      return all[name]
    },
  })
  try {
    ask({ ...law, figures })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return count
}
