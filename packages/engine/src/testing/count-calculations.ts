import type { Law } from '@oklad/law'

/**
 * Counts the years calculated for a question, also if it has no answer. Each year reads one of three figures once: the scale of the
 * main base, the rate of non-residents, or the act of the self-employed, whose limit is read elsewhere too.
 */
export function countCalculations(law: Law, ask: (law: Law) => unknown): number {
  let count = 0
  const counting = <Whole extends object>(whole: Whole, ...names: (keyof Whole)[]) =>
    new Proxy(whole, {
      get(all, name) {
        if (names.includes(name as keyof Whole)) count++
        return all[name as keyof Whole]
      },
    })
  const { selfEmployment } = law.figures
  const figures = counting(
    { ...law.figures, selfEmployment: counting(selfEmployment, 'citation') },
    'mainScale',
    'nonResidentRate',
  )
  try {
    ask({ ...law, figures })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return count
}
