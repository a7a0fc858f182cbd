import type { Citation } from './figure.ts'

/** Makes a function that cites an act by article and paragraph, in Russian abbreviations. */
export const cites =
  (act: string, date: string) =>
  (article: string): Citation => ({ act, article, date })

/**
 * Makes a function that cites part two of the Tax Code as a law amended it.
 * @param amendedBy the number of the amending federal law
 * @param date of that law, `YYYY-MM-DD`
 */
export const taxCode = (amendedBy: string, date: string) =>
  cites(`Налоговый кодекс РФ (в редакции закона № ${amendedBy})`, date)

/**
 * Cites a decree of the Government that sets a yearly limit.
 * @param number of the decree
 * @param date of the decree, `YYYY-MM-DD`
 */
export const governmentDecree = (number: string, date: string): Citation =>
  cites(`Постановление Правительства РФ № ${number}`, date)('п. 1')

/** Cites a rule that part two of the Tax Code has had since its first wording. */
export const firstTaxCode = cites(
  'Налоговый кодекс РФ, часть вторая (закон № 117-ФЗ)',
  '2000-08-05',
)

/** Cites an article of the Labour Code. */
export const labourCode = cites('Трудовой кодекс РФ (закон № 197-ФЗ)', '2001-12-30')

/** Cites the law on the tax on professional income. */
export const professionalIncomeLaw = cites('Федеральный закон № 422-ФЗ', '2018-11-27')

/** Cites the law on benefits. */
export const benefitLaw = cites('Федеральный закон № 255-ФЗ', '2006-12-29')

/** Cites the law on insurance against work accidents. */
export const accidentLaw = cites('Федеральный закон № 125-ФЗ', '1998-07-24')

/** Part two of the Tax Code as the laws worded it that set several figures or rules. */
export const taxCode243 = taxCode('243-ФЗ', '2016-07-03')
export const taxCode102 = taxCode('102-ФЗ', '2020-04-01')
export const taxCode372 = taxCode('372-ФЗ', '2020-11-23')
export const taxCode263 = taxCode('263-ФЗ', '2022-07-14')
export const taxCode239 = taxCode('239-ФЗ', '2022-07-14')
export const taxCode539 = taxCode('539-ФЗ', '2023-11-27')
export const taxCode58 = taxCode('58-ФЗ', '2024-03-23')
export const taxCode176 = taxCode('176-ФЗ', '2024-07-12')
export const taxCode425 = taxCode('425-ФЗ', '2025-11-28')
