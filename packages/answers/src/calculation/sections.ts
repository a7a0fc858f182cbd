/** The sums of an answer as a report lays them out, for a page that loads them after its first answer. */
export { privateAnswer } from './answer-calculation.ts'
export { type MonthSum, monthSums, stepOfAmount } from './month-sums.ts'
export { leftOut, yearSections } from './year-sections.ts'
