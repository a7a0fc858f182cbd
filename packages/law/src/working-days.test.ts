import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDayFrom } from './working-days.ts'

describe('a working day', () => {
  it.each([
    // Decree № 1250: Saturday 9 June 2018 is worked for Monday the 11th.
    ['2018-06-09', true],
    ['2018-06-11', false],
    // Decree № 1648: Saturday 20 February 2021 for Monday the 22nd.
    ['2021-02-20', true],
    ['2021-02-22', false],
    // Decree № 1505: Sunday 8 January 2023 moved to Monday 8 May.
    ['2023-05-08', false],
    ['2023-05-06', false],
    ['2023-05-10', true],
    // Decree № 1187: 2 and 3 January 2027 moved to 5 November and 31 December, Saturday
    // 20 February is worked for Monday the 22nd.
    ['2027-02-20', true],
    ['2027-02-22', false],
    ['2027-11-05', false],
    ['2027-12-31', false],
    ['2027-12-30', true],
  ])('%s follows the decree: %s', (date, works) => {
    expect(isWorkingDay(date)).toBe(works)
  })

  it('in a year without a decree follows the holidays of the law', () => {
    // 2028: 4 November is a Saturday, so Monday the 6th is off; 23 February is a Wednesday.
    expect(isWorkingDay('2028-11-06')).toBe(false)
    expect(isWorkingDay('2028-11-07')).toBe(true)
    expect(isWorkingDay('2028-02-23')).toBe(false)
    // 1 to 8 January are off; what falls at a weekend is moved by decree alone.
    expect(workingDayFrom('2028-01-01', 1)).toBe('2028-01-10')
  })

  it('is found forward and back, over the end of a year', () => {
    expect(workingDayFrom('2026-03-20', 1)).toBe('2026-03-20')
    expect(workingDayFrom('2026-03-07', -1)).toBe('2026-03-06')
    expect(workingDayFrom('2026-03-07', 1)).toBe('2026-03-10')
    // 5 January 2027 is a holiday, and 31 December 2026 is off.
    expect(workingDayFrom('2027-01-05', -1)).toBe('2026-12-30')
  })
})
