/** The sums of an answer as a report lays them out, for a page that loads them after its first answer. */
export { privateAnswer } from './answer-calculation.ts'
export { yearSections } from './year-sections.ts'
