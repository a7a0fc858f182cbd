import { roubles } from '@oklad/engine'

/** The raise of a month whose way is shown. */
export const RAISE = roubles(1_000)
