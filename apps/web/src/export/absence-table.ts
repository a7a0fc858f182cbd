import { absenceKinds, type Language } from '@oklad/contract/fields'
import { isMoneySchema, PrivateCalculationResponse, titleIn } from '@oklad/contract/internal'
import type { Solved } from '../input/outcome.ts'
import { answerOf } from '../months/sums.ts'
import type { Cell } from './year-table.ts'

/** A cell of the absences: their days are a number. */
export type AbsenceCell = Cell | { readonly count: number }

const members = Object.entries<object>(
  PrivateCalculationResponse.properties.absence_pay.items.properties,
)

/** The absences of a year under the titles of the answer, without columns that are empty or 0; no row without absences. */
export function absenceTable(solved: Solved, language: Language): AbsenceCell[][] {
  const absences = answerOf(solved).absence_pay ?? []
  const memberOf = (absence: object, name: string) =>
    (absence as Readonly<Record<string, string | number | undefined>>)[name]
  const columns = members.filter(([name]) => absences.some((one) => memberOf(one, name)))
  if (columns.length === 0) return []
  return [
    columns.map(([name, schema]) => titleIn(schema)?.[language] ?? name),
    ...absences.map((absence) =>
      columns.map(([name, schema]): AbsenceCell => {
        const value = memberOf(absence, name) ?? ''
        if (name === 'kind') return absenceKinds[absence.kind][language]
        if (typeof value === 'string') return value
        return isMoneySchema(schema) ? { kopecks: value } : { count: value }
      }),
    ),
  ]
}
