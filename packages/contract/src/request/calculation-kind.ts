/** Which of the two calculations is asked for. */
export type CalculationKind = 'public' | 'private'
