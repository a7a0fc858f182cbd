import { expect, it } from 'vitest'
import { absenceColumn, absencesMentioned } from './absence-headers.ts'
import { plainTitle } from './header-words.ts'

it.each([
  ['Командировка с', 'business_trip_from'],
  ['Командировка 2 по', 'business_trip_2_to'],
  ['Начало командировки', 'business_trip_from'],
  ['Business trip end date', 'business_trip_to'],
  ['Донорский день с', 'donor_day_from'],
  ['Donor day 2 calendar days', 'donor_day_2_days'],
])('reads «%s» as %s', (header, column) => {
  expect(absenceColumn(header)).toBe(column)
})

it('asks about a header with a business trip or a donor day whose values are dates', () => {
  const asked = (header: string, value: string) =>
    absencesMentioned(plainTitle(header)).find(({ matters }) => matters.test(value))?.choices ?? []
  expect(asked('Даты командировок', '06.07.2026')).toContain('business_trip_from')
  expect(asked('Донорские дни', '06.07.2026')).toContain('donor_day_from')
  expect(asked('Командировка', 'да')).toEqual([])
})
