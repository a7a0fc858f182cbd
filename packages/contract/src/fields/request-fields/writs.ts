import { writPercents } from '@oklad/law/internal'
import type { RequestField } from '../field.ts'
import { notForSelfEmployed } from './not-for.ts'
import { writsSchema } from './writs-schema.ts'

/** What an employer deducts from pay after tax. */
export const writFields = {
  deductions_after_tax: {
    schema: writsSchema,
    description: `Deductions from pay after tax (229-ФЗ, articles 98, 99, 111): at most ${writPercents.first}% of a payment for alimony and the first priority, ${writPercents.others}% with the others. A calculation without days of payment counts a month as one payment.`,
    notFor: notForSelfEmployed,
    label: { en: 'Deductions after tax', ru: 'Удержания после налога' },
    argument: { en: '<writ>', ru: '<лист>' },
    option: {
      flag: '--deduct',
      repeatable: true,
      en: 'alimony or another writ, deducted from pay after tax: alimony-share=1/4, alimony-sum=15000 for a month, or writ=100000, its debt; after a colon the priority of a writ, 4 by default, writ:3=100000. May be given several times',
      ru: 'удержание после налога: alimony-share=1/4 — алименты долей, alimony-sum=15000 — алименты суммой в месяц, writ=100000 — исполнительный лист с его долгом; после двоеточия — очередь листа, по умолчанию 4: writ:3=100000. Можно указать несколько раз',
    },
    group: 'payments',
    unit: 'writs',
  },
} as const satisfies Readonly<Record<string, RequestField>>
