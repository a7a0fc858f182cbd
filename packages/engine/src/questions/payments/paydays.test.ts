import { lawOf } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { roubles } from '../../money/kopecks.ts'
import { advanceDate, checkedPaydays, finalDate, remittancePeriodOf } from './paydays.ts'
import { paymentsOf } from './payments.ts'

describe('the day of a payment', () => {
  it.each([
    // 20 June 2026 is a Saturday, 5 April and 5 July are Sundays.
    [2026, 6, {}, '2026-06-19', '2026-07-03'],
    [2026, 3, {}, '2026-03-20', '2026-04-03'],
    // 5 January is a holiday: December's rest is paid on the last working day of the year.
    [2026, 12, {}, '2026-12-18', '2026-12-30'],
    [2024, 12, {}, '2024-12-20', '2024-12-28'],
    // After the holidays it is paid in the new year.
    [2024, 12, { finalDay: 10 }, '2024-12-20', '2025-01-10'],
    // February has no 30th, and 15 March 2026 is a Sunday.
    [2026, 2, { advanceDay: 30, finalDay: 15 }, '2026-02-27', '2026-03-13'],
    // A later day than that of the advance is in the same month.
    [2026, 4, { advanceDay: 15, finalDay: 31 }, '2026-04-15', '2026-04-30'],
    [2026, 4, { advanceDay: 20, finalDay: 20 }, '2026-04-20', '2026-05-20'],
    // 20 February 2027 is a worked Saturday; 4 and 5 November are off.
    [2027, 2, {}, '2027-02-20', '2027-03-05'],
    [2027, 10, {}, '2027-10-20', '2027-11-03'],
  ])('of %i, month %i, with %j is %s and %s', (year, month, paydays, advance, final) => {
    const complete = checkedPaydays([], paydays)
    expect(advanceDate(year, month, complete)).toBe(advance)
    expect(finalDate(year, month, complete)).toBe(final)
  })

  it('must be in its range, and so must the percentage', () => {
    const law = lawOf(2026)
    const paid = (paydays: object) => paymentsOf({ grossSalary: roubles(1) }, { paydays, law })
    expect(() => paid({ advanceDay: 14, finalDay: 32, advancePercent: 100.5 })).toThrow(
      'advanceDay must be a whole number 15 ... 31; finalDay must be a whole number 1 ... 31; advancePercent must be a whole number 0 ... 100',
    )
    expect(() => paid({ advanceday: 25 })).toThrow(
      'advanceday is not known: did you mean advanceDay?',
    )
  })
})

describe('the day by which tax is remitted', () => {
  it.each([
    // 2023: from the 23rd to the 22nd by the 28th; 28 January is a Saturday, 28 May a Sunday.
    ['2023-01-20', '2023-01-01', '2023-01-22', '2023-01-30'],
    ['2023-01-25', '2023-01-23', '2023-02-22', '2023-02-28'],
    ['2023-05-05', '2023-04-23', '2023-05-22', '2023-05-29'],
    ['2023-12-22', '2023-11-23', '2023-12-22', '2023-12-28'],
    ['2023-12-25', '2023-12-23', '2023-12-31', '2023-12-29'],
    // From 2024: two periods a month. 28 January 2024 and 5 May 2024 are Sundays, 9 and 10 May are off.
    ['2024-01-10', '2024-01-01', '2024-01-22', '2024-01-29'],
    ['2024-01-23', '2024-01-23', '2024-01-31', '2024-02-05'],
    ['2024-04-30', '2024-04-23', '2024-04-30', '2024-05-06'],
    ['2024-02-29', '2024-02-23', '2024-02-29', '2024-03-05'],
    // 28 December 2024 is a worked Saturday and the last working day; 28 December 2025 is a Sunday.
    ['2024-12-28', '2024-12-23', '2024-12-31', '2024-12-28'],
    ['2025-12-19', '2025-12-01', '2025-12-22', '2025-12-29'],
    ['2025-12-30', '2025-12-23', '2025-12-31', '2025-12-30'],
    // 5 November 2027 is off for 2 January, and 31 December for 3 January.
    ['2027-01-11', '2027-01-01', '2027-01-22', '2027-01-28'],
    ['2027-10-29', '2027-10-23', '2027-10-31', '2027-11-08'],
    ['2027-12-24', '2027-12-23', '2027-12-31', '2027-12-30'],
  ])('for %s is that of %s to %s: %s', (date, from, to, due) => {
    expect(remittancePeriodOf(date)).toMatchObject({ from, to, due })
  })
})
