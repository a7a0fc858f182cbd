import type { Language } from '@oklad/contract'
import type { OptionWords } from './option-texts.ts'

const en = {
  month: [
    '--month <month>',
    'a month to explain, 1 to 12; may be given several times. The first month and those that differ from the one before unless given',
  ] as OptionWords,
  every: [
    '--every',
    'show every step of the breakdown, not only the figures of the answer',
  ] as OptionWords,
  title: 'How the year is computed, amounts in roubles',
  year: 'The year',
  otherMonths: 'A month that is not shown has the figures of the one before it: see --month.',
  wrongMonth: (first: number) => `--month must be a month of the calculation, from ${first} to 12`,
}

const ru: typeof en = {
  month: [
    '--month <месяц>',
    'какой месяц объяснить, от 1 до 12; можно указать несколько раз. По умолчанию первый и те, что отличаются от предыдущего',
  ],
  every: ['--every', 'показать все действия, а не только цифры ответа'],
  title: 'Как рассчитан год, суммы в рублях',
  year: 'Год',
  otherMonths: 'Месяцы, которых нет, такие же, как предыдущие; показать их — --month.',
  wrongMonth: (first) => `--month: нужен месяц расчёта, от ${first} до 12`,
}

/** The words of the command `explain`, beside its help. */
export const explainTexts: Readonly<Record<Language, typeof en>> = { en, ru }
