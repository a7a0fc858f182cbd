/** @module @oklad/documents */
export { type Certificate, exemptCodes, exemptInYear, PersonYear } from './certificate.ts'
export { corrected } from './corrections.ts'
export { type DeductionNotice, noticesOfDeductions } from './deduction-notices.ts'
export { type Duty, dutiesOf } from './duties.ts'
export {
  codeKey,
  type Employer,
  employerFields,
  employerTemplate,
  readEmployer,
  withBudgetCodes,
} from './employer.ts'
export { type Filed, readFiled } from './filed.ts'
export {
  type FileStamp,
  type Head,
  noticeXml,
  type OneByOne,
  type PersonCertificate,
  type PersonPay,
  personalDataXml,
  reportXml,
  type XmlDocument,
} from './formats.ts'
export { amountInLine, isInTimeOf, isOfLine, type LineAsked } from './line-amount.ts'
export { certificateArticle, certificatePage, certificateStyle } from './page.ts'
export {
  keysOf,
  neededFields,
  type Person,
  type PersonColumn,
  type PersonColumnName,
  personColumnOf,
  personColumns,
  readPerson,
} from './person.ts'
export { PersonTax } from './person-tax.ts'
export { CertificateChecks, type Relation, relationsOf, type Scales } from './relations.ts'
export { type Notice, noticesOf, type Report, reportOf, type Section2 } from './report.ts'
export { settled } from './settled.ts'
export { encode, writeXml } from './xml.ts'
export { type Paid, type Quarter, quarters, YearSums } from './year-sums.ts'
