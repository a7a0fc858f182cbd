/** Words for the refunds of deductions, the settlement and the deduction of the self-employed. */
// biome-ignore format: one text a line
export const extrasWords = {
  deductions: {
    heading: { en: 'What the deductions give', ru: 'Что дают вычеты' },
    children: { en: 'Child deduction for {months} {months:month|months}, already counted', ru: 'Вычет на детей действовал {months} {months:месяц|месяца|месяцев} и уже учтён' },
    own: { en: 'Own deduction, already counted', ru: 'Вычет на себя уже учтён' },
    notice: { en: 'Deductions by notices, already counted', ru: 'Вычеты по уведомлениям уже учтены' },
    property: { en: 'Home and mortgage: returned for this year', ru: 'Жильё и ипотека: вернут за этот год' },
    propertyInAll: { en: 'Home and mortgage with later years of this income', ru: 'Жильё и ипотека вместе со следующими годами при таком доходе' },
    social: { en: 'Treatment, education, sport, savings: returned', ru: 'Лечение, обучение, спорт, сбережения: вернут' },
    total: { en: 'Total for this year', ru: 'Всего за этот год' },
  },
  familyPayment: {
    heading: { en: 'Family payment', ru: 'Семейная выплата' },
    amount: { en: 'Paid next year by the Social Fund: tax above 6%', ru: 'Выплатит Социальный фонд в следующем году: НДФЛ сверх 6 %' },
  },
  settlement: {
    heading: { en: 'Settlement with the tax service, all employers together', ru: 'Расчёт с налоговой по всем работодателям' },
    due: { en: 'Tax of the year', ru: 'Налог за год' },
    withheldHere: { en: 'Withheld here', ru: 'Удержано здесь' },
    /** The employer is counted from 1. */
    withheldElsewhere: { en: 'Withheld by employer {employer}', ru: 'Удержано другим работодателем № {employer}' },
    withheldByFund: { en: 'Tax withheld by the Social Fund', ru: 'Удержано Социальным фондом' },
    /** The day, as it is written. */
    notice: { en: 'To pay on a notice, by {due}', ru: 'К уплате по уведомлению не позднее {due}' },
    overpaid: { en: 'Overpaid', ru: 'Переплата' },
  },
  selfEmployment: {
    heading: { en: 'Self-employment', ru: 'Самозанятость' },
    registration: { en: 'Used of the registration deduction', ru: 'Использовано из вычета при регистрации' },
  },
} as const
