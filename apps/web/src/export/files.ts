/** What the page needs to hand out a year as text; loaded on demand. */
export { asCsv, asTabbedText } from './delimited-text.ts'
export { download } from './download.ts'
export { yearTable } from './year-table.ts'
