/** The agent's documents of a table of people: its rows in, files out. For the command and the page. */
export { type Computed, computeDocuments } from './compute.ts'
export type { Employee } from './employee.ts'
export { filesOf } from './files.ts'
export {
  type DocumentFormat,
  type DocumentKind,
  documentKinds,
  documentYears,
  type Period,
  periodForms,
  readPeriod,
  writeMonth,
} from './periods.ts'
export { templateWorkbook } from './template.ts'
export { documentTexts } from './texts.ts'
