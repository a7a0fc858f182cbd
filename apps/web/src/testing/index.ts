/** Parts of the page that tests of the whole page use. */
export { workbookOf } from '../export/workbook.ts'
export { type AmountKind, emptyInput, type Input } from '../input/input.ts'
export { outcomeOf } from '../input/outcome.ts'
export { earningsRules, raiseRules, requestOf } from '../input/request-of.ts'
export { textsFor } from '../language/words.ts'
export { payslipRows } from '../payslip/payslip-rows.ts'
export { readFragment, writeFragment } from '../share/fragment.ts'
export { anyInput } from './any-input.ts'
