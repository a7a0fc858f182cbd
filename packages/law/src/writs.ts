import { cites } from './citations.ts'

/** Cites the law on the enforcement of writs. */
export const writLaw = cites('Федеральный закон № 229-ФЗ', '2007-10-02')

/**
 * The largest part of a payment after tax that writs take, percent: those of the first priority, and all together with the others.
 * @source law № 229-ФЗ, article 99, parts 2 and 3
 */
export const writPercents = { first: 70, others: 50 } as const
