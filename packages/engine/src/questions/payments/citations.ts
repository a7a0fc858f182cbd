import { labourCode, taxCode263 } from '@oklad/law/internal'

/** The rules of the days of payment; apart from the others, so that a program without payments does not load them. */
export const paymentCitations = {
  /** Pay is due twice a month, on the working day before a day off. */
  payday: labourCode('ст. 136'),
  /** On the last day of an employment everything is paid. */
  dismissal: labourCode('ст. 140'),
  /** A last day that is a day off is the next working day. */
  dismissalOnDayOff: {
    act: 'Трудовой кодекс РФ (закон № 197-ФЗ); письмо Минтруда России № 14-2/ООГ-8496',
    article: 'ст. 14, ст. 140',
    date: '2018-10-25',
  },
  /** At the end of December the pay is paid on the working day before. */
  dismissalAtYearEnd: labourCode('ст. 136, ст. 140'),
  /** Since 2023 pay is income on the day it is paid. */
  payDate: taxCode263('ст. 223 п. 1'),
} as const
