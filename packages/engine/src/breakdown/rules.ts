import { taxCode } from '../law/citations.ts'
import type { Citation } from '../law/figure.ts'

/** The rules of the reckoning, where a step follows a rule and not a figure of the law. */
export const rules = {
  /** Pay is what the contract says. */
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
  /** The allowances accrue on pay without each other. */
  allowances: {
    act: 'Постановление Совета Министров РСФСР № 458',
    article: 'п. 1 «д»',
    date: '1990-10-22',
  },
  /** What is paid above the district coefficient of the law is base pay for tax. */
  districtExcess: {
    act: 'Письмо Минфина России № 03-04-05/70283',
    article: '',
    date: '2025-07-18',
  },
  /** Income by base, less deductions. */
  taxBase: taxCode('ст. 210 п. 3', '117-ФЗ', '2000-08-05'),
  taxOfYear: taxCode('ст. 225 п. 1, 2', '117-ФЗ', '2000-08-05'),
  wholeRoubles: {
    act: 'Налоговый кодекс РФ, часть первая (в редакции закона № 248-ФЗ)',
    article: 'ст. 52 п. 6',
    date: '2013-07-23',
  },
  /** Cumulatively, what was withheld before set off. */
  withholding: taxCode('ст. 226 п. 3', '117-ФЗ', '2000-08-05'),
  /** Out of what is paid. */
  payment: taxCode('ст. 226 п. 4', '117-ФЗ', '2000-08-05'),
  settlement: taxCode('ст. 228 п. 6', '117-ФЗ', '2000-08-05'),
  /** Cumulatively, in roubles and kopecks. */
  contributions: taxCode('ст. 431 п. 1, 5', '243-ФЗ', '2016-07-03'),
  accidents: {
    act: 'Федеральный закон № 125-ФЗ',
    article: 'ст. 20.1, ст. 21',
    date: '1998-07-24',
  },
} as const satisfies Record<string, Citation>
