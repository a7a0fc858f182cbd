export { type Answerer, answerRequest } from './answer-request.ts'
export * from './breakdown/index.ts'
export { membersFor, privateAnswer } from './calculation/answer-calculation.ts'
export * from './calculation/index.ts'
export { type YearRow, type YearSection, yearSections } from './calculation/year-sections.ts'
export { serviceDocument } from './example-answers.ts'
export { changedFigures, lawDifference, lawDocument, lawYears } from './law/document.ts'
export {
  readDifferenceQuery,
  readLawYear,
  unknownNames,
  unknownParameters,
} from './law/read-years.ts'
export { writeCitation, writeFigure, writeProvisional } from './law/write-figure.ts'
export { answerGrossUp } from './questions/answer-gross-up.ts'
export { answerPayments } from './questions/answer-payments.ts'
export { type ReadQuestion, readObject, readQuestion } from './reading.ts'
