import type { Citation } from './figure.ts'

/**
 * Cites an article of part two of the Tax Code, as the act of `date` worded it.
 * @param article article and paragraph, in Russian abbreviations
 * @param amendedBy the number of the amending federal law
 * @param date of the amending act, `YYYY-MM-DD`
 */
export function taxCode(article: string, amendedBy: string, date: string): Citation {
  return { act: `Налоговый кодекс РФ (в редакции закона № ${amendedBy})`, article, date }
}

/**
 * Cites a rule that part two of the Tax Code has had since its first wording.
 * @param article article and paragraph, in Russian abbreviations
 */
export function firstTaxCode(article: string): Citation {
  return {
    act: 'Налоговый кодекс РФ, часть вторая (закон № 117-ФЗ)',
    article,
    date: '2000-08-05',
  }
}

/**
 * Cites a decree of the Government that sets a yearly limit.
 * @param number of the decree
 * @param date of the decree, `YYYY-MM-DD`
 */
export function governmentDecree(number: string, date: string): Citation {
  return { act: `Постановление Правительства РФ № ${number}`, article: 'п. 1', date }
}
