/** @module @oklad/documents */
export {
  type Certificate,
  type CertificateLine,
  type MonthIncome,
  PersonYear,
} from './certificate.ts'
export { corrected } from './corrections.ts'
export { type Employer, employerTemplate, readEmployer, withBudgetCodes } from './employer.ts'
export { type Filed, readFiled } from './filed.ts'
export {
  type FileStamp,
  noticeXml,
  type OneByOne,
  type PersonCertificate,
  type PersonPay,
  personalDataXml,
  reportXml,
  type XmlDocument,
} from './formats.ts'
export type { FieldProblem, PersonName } from './identity.ts'
export { certificateArticle, certificatePage, certificateStyle } from './page.ts'
export {
  keyOf,
  neededFields,
  type Person,
  type PersonColumnName,
  personColumnOf,
  personColumns,
  readPerson,
} from './person.ts'
export { CertificateChecks, type Relation, relationsOf, type Scales } from './relations.ts'
export {
  type Notice,
  noticesOf,
  type Report,
  reportOf,
  type Section1,
  type Section2,
} from './report.ts'
export { type NotSettled, settled } from './settled.ts'
export { encode, writeXml } from './xml.ts'
export { type LineSums, type Paid, type Quarter, quarters, YearSums } from './year-sums.ts'
