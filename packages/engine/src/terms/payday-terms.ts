import { orNull, whole } from './term.ts'

/** The terms of the days on which an employer pays, with the days of one who names none. */
export const paydayTerms = {
  advanceDay: whole<number>(15, 31, 20),
  finalDay: whole<number>(1, 31, 5),
  advancePercent: orNull(whole<number>(0, 100, 0)),
}
