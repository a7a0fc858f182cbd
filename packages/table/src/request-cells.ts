import {
  isMoney,
  isNumeric,
  type Language,
  writeHundredths,
  writeLimit,
} from '@oklad/contract/internal'
import { yesNo } from './answer-columns.ts'
import {
  isFraction,
  isWhole,
  type RequestValue,
  requestValues,
  titleOf,
} from './request-columns.ts'

/** Writes a request as a row of a list of people: by the titles that people read, the cells as they write them. */
export function requestCells(request: object, language: Language): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  for (const one of requestValues('payments')) {
    if (isWhole(one) && !isFraction(one)) continue
    const value = [one.field, ...one.steps].reduce<unknown>(
      (of, step) => (of as Readonly<Record<string, unknown>> | undefined)?.[step],
      request,
    )
    if (value === undefined || value === null) continue
    const unit = isMoney(one.unit) ? ', ₽' : ''
    cells.set(
      titleOf({ value: one, writing: 'people' }, 'payments')[language] + unit,
      cellOf(value, one, language),
    )
  }
  return cells
}

function cellOf(value: unknown, { unit, choices }: RequestValue, language: Language): string {
  if (Array.isArray(value)) return value.join('/')
  if (isMoney(unit)) return writeHundredths(Number(value), language)
  const { [String(value)]: words } = choices ?? (typeof value === 'boolean' ? yesNo : {})
  if (words) return words[language]
  if (typeof value !== 'number' || !isNumeric(unit)) return String(value)
  // 1 % without its sign could be a whole.
  const sign = unit === 'percentAbove100' ? ' %' : ''
  return writeLimit(value, unit, language) + sign
}
