/** What Oklad's other packages need beside `index.ts`. No promise: names here change in any release. */

export {
  type AllLawFigures,
  allFiguresOf,
  type LawFigureKey,
  lawFigureKeys,
} from './all-figures.ts'
export {
  averageEarningsCitations,
  averageEarningsDecree,
  DAY,
  FIRST_EARNINGS_YEAR,
  FIRST_YOUNG_CHILD_CARE,
  percentByInsurance,
} from './average-earnings.ts'
export {
  accidentLaw,
  benefitLaw,
  cites,
  firstTaxCode,
  labourCode,
  professionalIncomeLaw,
  taxCode,
  taxCode243,
  taxCode263,
  taxCode372,
  taxCode425,
} from './citations.ts'
export { accidentsDay } from './deadline-days.ts'
export { lawUnits } from './figure.ts'
export { eaeuCitizenRates } from './income-tax.ts'
export { isLaw } from './law.ts'
export { lawOn } from './law-of.ts'
export { memoised } from './memoised.ts'
export { type ReducedTariffName, smallBusinessActivities } from './reduced-tariffs.ts'
export { FIRST_PAYMENTS_YEAR } from './remittance-days.ts'
export { taxIn } from './scale.ts'
export {
  byDate,
  dateOf,
  dateWithin,
  dayIn,
  daysAfter,
  daysIn,
  monthIn,
  yearIn,
} from './working-days.ts'
export { writLaw, writPercents } from './writs.ts'
export { FIRST_CALENDAR_YEAR } from './yearly-figures.ts'
