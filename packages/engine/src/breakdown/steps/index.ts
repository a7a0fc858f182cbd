/**
 * Records the steps of the rules that have many. The rules call these functions by way of the recorder,
 * so that a program without breakdowns does not load them.
 */
export * from './accrual.ts'
export * from './contributions.ts'
export * from './reduced-contributions.ts'
export * from './self-employment.ts'
export * from './tax.ts'
