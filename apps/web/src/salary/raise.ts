import { roubles } from '@oklad/engine'

/** The monthly raise whose effect is shown. */
export const RAISE = roubles(1_000)
