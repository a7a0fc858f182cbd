import type { RequestField } from './field.ts'
import { absenceFields } from './request-fields/absences.ts'
import { answerFields } from './request-fields/answer.ts'
import { bonusFields } from './request-fields/bonuses.ts'
import { deductionFields } from './request-fields/deductions.ts'
import { employerFields } from './request-fields/employer.ts'
import { familyFields } from './request-fields/family.ts'
import { incomeFields } from './request-fields/incomes.ts'
import { monthFields } from './request-fields/months.ts'
import { noticeFields } from './request-fields/notices.ts'
import { otherPayFields } from './request-fields/other-pay.ts'
import { personFields } from './request-fields/person.ts'
import { selfEmployedFields } from './request-fields/self-employment.ts'
import { specifiedFields } from './request-fields/specification.ts'
import { writFields } from './request-fields/writs.ts'

/**
 * The one table of request fields, in the order of the wire: the fields of the specification, then
 * the extensions. Schemas, types, the mapping to the engine's terms, rules between fields, the
 * form of the page and the options of the command line are derived from it.
 */
export const requestFields = {
  ...specifiedFields,
  ...personFields,
  ...bonusFields,
  ...familyFields,
  ...deductionFields,
  ...noticeFields,
  ...selfEmployedFields,
  ...incomeFields,
  ...employerFields,
  ...monthFields,
  ...otherPayFields,
  ...absenceFields,
  ...writFields,
  ...answerFields,
} as const satisfies Readonly<Record<string, RequestField>>
