/** The agent's documents of a table of people: its rows in, files out. For the command and the page. */
export {
  type Computed,
  computeDocuments,
  dayInMoscow,
  isEmpty,
  ratesWithoutCode,
} from './compute.ts'
export { filesOf } from './files.ts'
export {
  type DocumentFormat,
  type DocumentKind,
  documentKinds,
  EARLIEST_DOCUMENTS,
  type Period,
  periodForms,
  readPeriod,
} from './periods.ts'
export { documentTexts, notesOn, relationIn } from './texts.ts'
