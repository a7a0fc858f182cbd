import { taxCode } from '../law/citations.ts'
import type { Citation } from '../law/figure.ts'

/** The citations for steps that follow from a rule of the law, not from one of its figures. */
export const rules = {
  /** The contract sets the pay. */
  pay: {
    act: 'Трудовой кодекс РФ (закон № 197-ФЗ)',
    article: 'ст. 129, ст. 135',
    date: '2001-12-30',
  },
  civilPay: {
    act: 'Гражданский кодекс РФ, часть вторая (закон № 14-ФЗ)',
    article: 'ст. 709, ст. 781',
    date: '1996-01-26',
  },
  /** Each allowance accrues on pay alone, without the other one. */
  allowances: {
    act: 'Постановление Совета Министров РСФСР № 458',
    article: 'п. 1 «д»',
    date: '1990-10-22',
  },
  /** Pay above the district coefficient of the law is taxed as base pay. */
  districtExcess: {
    act: 'Письмо Минфина России № 03-04-05/70283',
    article: '',
    date: '2025-07-18',
  },
  /** Tax bases are income less deductions. */
  taxBase: taxCode('ст. 210 п. 3', '117-ФЗ', '2000-08-05'),
  taxOfYear: taxCode('ст. 225 п. 1, 2', '117-ФЗ', '2000-08-05'),
  wholeRoubles: {
    act: 'Налоговый кодекс РФ, часть первая (в редакции закона № 248-ФЗ)',
    article: 'ст. 52 п. 6',
    date: '2013-07-23',
  },
  /** Tax is withheld cumulatively, less the tax withheld before. */
  withholding: taxCode('ст. 226 п. 3', '117-ФЗ', '2000-08-05'),
  /** Tax is withheld from the pay itself. */
  payment: taxCode('ст. 226 п. 4', '117-ФЗ', '2000-08-05'),
  settlement: taxCode('ст. 228 п. 6', '117-ФЗ', '2000-08-05'),
  /** Contributions are cumulative, in roubles and kopecks. */
  contributions: taxCode('ст. 431 п. 1, 5', '243-ФЗ', '2016-07-03'),
  accidents: {
    act: 'Федеральный закон № 125-ФЗ',
    article: 'ст. 20.1, ст. 21',
    date: '1998-07-24',
  },
} as const satisfies Record<string, Citation>
