import type { Language } from '@oklad/contract'

/** The words of what a report has beside the months. */
export interface ExtrasTexts {
  readonly deductions: {
    readonly title: string
    readonly children: (months: number) => string
    readonly property: string
    readonly propertyInAll: string
    readonly social: string
    readonly total: string
  }
  readonly settlement: {
    readonly title: string
    readonly due: string
    readonly withheldHere: string
    readonly withheldElsewhere: (employer: number) => string
    readonly notice: (due: string) => string
    readonly overpaid: string
  }
  readonly selfEmployment: { readonly title: string; readonly registration: string }
}

export const extrasTexts: Record<Language, ExtrasTexts> = {
  en: {
    deductions: {
      title: 'What the deductions give',
      children: (months) => `Children, ${months} of the months, in the monthly tax already`,
      property: 'Housing and mortgage, returned for this year',
      propertyInAll: 'Housing and mortgage with later years of this income',
      social: 'Treatment, education and sport, returned',
      total: 'In this year',
    },
    settlement: {
      title: 'Settlement with the tax service, all employers together',
      due: 'Tax due',
      withheldHere: 'Withheld here',
      withheldElsewhere: (employer) => `Withheld by employer ${employer}`,
      notice: (due) => `To pay by a notice, until ${due}`,
      overpaid: 'Overpaid',
    },
    selfEmployment: {
      title: 'Self-employment',
      registration: 'Registration deduction used',
    },
  },
  ru: {
    deductions: {
      title: 'Что дают вычеты',
      children: (months) => `На детей, месяцев: ${months}; уже учтено в НДФЛ по месяцам`,
      property: 'Жильё и ипотека, возврат за этот год',
      propertyInAll: 'Жильё и ипотека с учётом следующих лет при таком доходе',
      social: 'Лечение, обучение, спорт, возврат',
      total: 'За этот год',
    },
    settlement: {
      title: 'Расчёт с налоговой по всем работодателям',
      due: 'Налог за год',
      withheldHere: 'Удержано здесь',
      withheldElsewhere: (employer) => `Удержано другим работодателем № ${employer}`,
      notice: (due) => `К уплате по уведомлению до ${due}`,
      overpaid: 'Переплата',
    },
    selfEmployment: {
      title: 'Самозанятость',
      registration: 'Использовано вычета при регистрации',
    },
  },
}
