import type { Citation } from './figure.ts'

/** Makes a function that cites an act by article and paragraph, in Russian abbreviations. */
export const cites =
  (act: string, date: string) =>
  (article: string): Citation => ({ act, article, date })

/**
 * Cites an article of part two of the Tax Code, as the act of `date` worded it.
 * @param article article and paragraph, in Russian abbreviations
 * @param amendedBy the number of the amending federal law
 * @param date of the amending act, `YYYY-MM-DD`
 */
export const taxCode = (article: string, amendedBy: string, date: string): Citation =>
  cites(`Налоговый кодекс РФ (в редакции закона № ${amendedBy})`, date)(article)

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

/** Part two of the Tax Code, as the law of the number worded it: of laws that set several figures. */
export const taxCode243 = (article: string): Citation => taxCode(article, '243-ФЗ', '2016-07-03')
export const taxCode102 = (article: string): Citation => taxCode(article, '102-ФЗ', '2020-04-01')
export const taxCode372 = (article: string): Citation => taxCode(article, '372-ФЗ', '2020-11-23')
export const taxCode263 = (article: string): Citation => taxCode(article, '263-ФЗ', '2022-07-14')
export const taxCode239 = (article: string): Citation => taxCode(article, '239-ФЗ', '2022-07-14')
export const taxCode539 = (article: string): Citation => taxCode(article, '539-ФЗ', '2023-11-27')
export const taxCode58 = (article: string): Citation => taxCode(article, '58-ФЗ', '2024-03-23')
export const taxCode176 = (article: string): Citation => taxCode(article, '176-ФЗ', '2024-07-12')
export const taxCode425 = (article: string): Citation => taxCode(article, '425-ФЗ', '2025-11-28')
