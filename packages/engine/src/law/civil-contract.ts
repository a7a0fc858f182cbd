import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** Whether pay under a civil contract bears social insurance contributions. */
export const civilContractSocialInsurance: Series<boolean> = [
  {
    from: 2017,
    value: false,
    unit: 'whether it applies',
    citation: taxCode('ст. 422 п. 3 пп. 2', '243-ФЗ', '2016-07-03'),
    checked: '2026-11-20',
  },
  {
    from: 2023,
    value: true,
    unit: 'whether it applies',
    citation: {
      act: 'Федеральный закон № 237-ФЗ',
      article: 'ст. 2 ч. 1',
      date: '2022-07-14',
    },
    checked: '2026-11-20',
  },
]
