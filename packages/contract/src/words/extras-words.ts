import type { Language } from '../language.ts'

/** The words of what a calculation tells beside the months. */
export interface ExtrasWords {
  readonly deductions: {
    readonly heading: string
    readonly children: (months: number) => string
    readonly property: string
    readonly propertyInAll: string
    readonly social: string
    readonly total: string
  }
  readonly settlement: {
    readonly heading: string
    readonly due: string
    readonly withheldHere: string
    /** @param employer counted from 1 */
    readonly withheldElsewhere: (employer: number) => string
    /** @param due the day, as it is written */
    readonly notice: (due: string) => string
    readonly overpaid: string
  }
  readonly selfEmployment: { readonly heading: string; readonly registration: string }
}

/** What deductions give, what the tax service settles, and what a self-employed person uses. */
export const extrasWords: Readonly<Record<Language, ExtrasWords>> = {
  en: {
    deductions: {
      heading: 'What the deductions give',
      children: (months) => `Children, months: ${months}; in the monthly tax already`,
      property: 'Home and mortgage: returned for this year',
      propertyInAll: 'Home and mortgage with later years of this income',
      social: 'Treatment, education, sport: returned',
      total: 'In all for this year',
    },
    settlement: {
      heading: 'Settlement with the tax service, all employers together',
      due: 'Tax of the year',
      withheldHere: 'Withheld here',
      withheldElsewhere: (employer) => `Withheld by employer ${employer}`,
      notice: (due) => `To pay by a notice, until ${due}`,
      overpaid: 'Overpaid',
    },
    selfEmployment: {
      heading: 'Self-employment',
      registration: 'Used of the registration deduction',
    },
  },
  ru: {
    deductions: {
      heading: 'Что дают вычеты',
      children: (months) => `На детей, месяцев: ${months}; уже учтено в НДФЛ по месяцам`,
      property: 'Жильё и ипотека: вернут за этот год',
      propertyInAll: 'Жильё и ипотека вместе со следующими годами при таком доходе',
      social: 'Лечение, обучение, спорт: вернут',
      total: 'Всего за этот год',
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
  },
}
