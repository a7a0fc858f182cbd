import { type Language, plural } from '@oklad/contract/fields'

const en = {
  deductions: {
    heading: 'What the deductions give',
    children: (months: number) =>
      months === 1
        ? 'The child deduction of 1 month, already counted'
        : `The child deduction of ${months} months, already counted`,
    own: 'The own deduction, already counted',
    property: 'Home and mortgage: returned for this year',
    propertyInAll: 'Home and mortgage with later years of this income',
    social: 'Treatment, education, sport, savings: returned',
    total: 'In all for this year',
  },
  familyPayment: {
    heading: 'Family payment',
    amount: 'Paid next year by the Social Fund: tax above 6 %',
  },
  settlement: {
    heading: 'Settlement with the tax service, all employers together',
    due: 'Tax of the year',
    withheldHere: 'Withheld here',
    /** @param employer counted from 1 */
    withheldElsewhere: (employer: number) => `Withheld by employer ${employer}`,
    /** @param due the day, as it is written */
    notice: (due: string) => `To pay by a notice, until ${due}`,
    overpaid: 'Overpaid',
  },
  selfEmployment: {
    heading: 'Self-employment',
    registration: 'Used of the registration deduction',
  },
}

/** The words for the figures of an answer beside its months. */
export type ExtrasWords = typeof en

const ru: ExtrasWords = {
  deductions: {
    heading: 'Что дают вычеты',
    children: (months) =>
      `Вычет на детей действовал ${months} ${plural(months, 'месяц', 'месяца', 'месяцев')} и уже учтён`,
    own: 'Вычет на себя уже учтён',
    property: 'Жильё и ипотека: вернут за этот год',
    propertyInAll: 'Жильё и ипотека вместе со следующими годами при таком доходе',
    social: 'Лечение, обучение, спорт, сбережения: вернут',
    total: 'Всего за этот год',
  },
  familyPayment: {
    heading: 'Семейная выплата',
    amount: 'Выплатит Социальный фонд в следующем году: НДФЛ сверх 6 %',
  },
  settlement: {
    heading: 'Расчёт с налоговой по всем работодателям',
    due: 'Налог за год',
    withheldHere: 'Удержано здесь',
    withheldElsewhere: (employer) => `Удержано другим работодателем № ${employer}`,
    notice: (due) => `К уплате по уведомлению до ${due}`,
    overpaid: 'Переплата',
  },
  selfEmployment: {
    heading: 'Самозанятость',
    registration: 'Использовано из вычета при регистрации',
  },
}

/** Words for the refunds of deductions, the settlement and the deduction of the self-employed. */
export const extrasWords: Readonly<Record<Language, ExtrasWords>> = { en, ru }
