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
