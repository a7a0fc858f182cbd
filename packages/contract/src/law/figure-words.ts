import type { Language } from '../language.ts'

/** The words in which the values of figures are told to people. */
export interface FigureWords {
  readonly none: string
  readonly notKept: string
  readonly applies: string
  readonly appliesNot: string
  readonly aYear: (sum: string) => string
  readonly aMonth: (sum: string) => string
  readonly upTo: (rate: string, sum: string) => string
  readonly above: (rate: string) => string
  readonly onAll: (rate: string) => string
  readonly withAllowances: (sum: string) => string
  readonly withoutAllowances: (sum: string) => string
  readonly withinAndAbove: (within: string, above: string) => string
  readonly allowancesWithBase: string
  readonly unified: string
  readonly pension: string
  readonly medical: string
  readonly social: string
  readonly firstChild: string
  readonly secondChild: string
  readonly thirdChild: string
  readonly disabledChild: (sum: string) => string
  readonly socialExpense: string
  readonly childEducation: (sum: string) => string
  readonly housing: (sum: string) => string
  readonly mortgageInterest: (sum: string) => string
  readonly fromIndividuals: string
  readonly fromFirms: string
  readonly whileDeducted: (rate: string, reduced: string) => string
  readonly deduction: (sum: string) => string
  readonly incomeLimit: string
  readonly it: string
  readonly smallBusiness: string
  readonly smallBusinessManufacturing: string
  readonly abovePart: (rate: string, sum: string) => string
  readonly daysOff: string
  readonly daysWorked: string
}

export const figureWords: Record<Language, FigureWords> = {
  en: {
    none: 'none',
    notKept: 'not in the tables',
    applies: 'due',
    appliesNot: 'not due',
    aYear: (sum) => `${sum} a year`,
    aMonth: (sum) => `${sum} a month`,
    upTo: (rate, sum) => `${rate} up to ${sum}`,
    above: (rate) => `${rate} above`,
    onAll: (rate) => `${rate} on all`,
    withAllowances: (sum) => `${sum} since January, allowances included`,
    withoutAllowances: (sum) => `${sum} since January, without the allowances`,
    withinAndAbove: (within, above) => `${within} up to the limit, ${above} above`,
    allowancesWithBase: 'none: the allowances are part of the main base',
    unified: 'unified',
    pension: 'pension',
    medical: 'medical',
    social: 'sickness and maternity',
    firstChild: 'first child',
    secondChild: 'second child',
    thirdChild: 'third and each further child',
    disabledChild: (sum) => `each disabled child: ${sum} on top`,
    socialExpense: 'social',
    childEducation: (sum) => `education of a child: ${sum} a year for each child`,
    housing: (sum) => `home: ${sum}, once in a life`,
    mortgageInterest: (sum) => `mortgage interest: ${sum}, once in a life`,
    fromIndividuals: 'from individuals',
    fromFirms: 'from firms',
    whileDeducted: (rate, reduced) => `${rate}, or ${reduced} while the deduction lasts`,
    deduction: (sum) => `deduction: ${sum}, once`,
    incomeLimit: 'income limit',
    it: 'IT companies',
    smallBusiness: 'small and medium business',
    smallBusinessManufacturing: 'small and medium business in manufacturing',
    abovePart: (rate, sum) => `${rate} on what exceeds ${sum} a month`,
    daysOff: 'weekdays off',
    daysWorked: 'weekend days worked',
  },
  ru: {
    none: 'нет',
    notKept: 'нет в таблицах',
    applies: 'начисляются',
    appliesNot: 'не начисляются',
    aYear: (sum) => `${sum} в год`,
    aMonth: (sum) => `${sum} в месяц`,
    upTo: (rate, sum) => `${rate} до ${sum}`,
    above: (rate) => `${rate} свыше`,
    onAll: (rate) => `${rate} со всей суммы`,
    withAllowances: (sum) => `${sum} с начала года, вместе с надбавками`,
    withoutAllowances: (sum) => `${sum} с начала года, без надбавок`,
    withinAndAbove: (within, above) => `${within} в пределах базы, ${above} сверх неё`,
    allowancesWithBase: 'нет: надбавки входят в основную базу',
    unified: 'единый',
    pension: 'ОПС',
    medical: 'ОМС',
    social: 'ВНиМ',
    firstChild: 'на первого ребёнка',
    secondChild: 'на второго ребёнка',
    thirdChild: 'на третьего и каждого следующего',
    disabledChild: (sum) => `на каждого ребёнка-инвалида: дополнительно ${sum}`,
    socialExpense: 'социальные',
    childEducation: (sum) => `обучение ребёнка: ${sum} в год на каждого`,
    housing: (sum) => `жильё: ${sum}, один раз в жизни`,
    mortgageInterest: (sum) => `проценты по ипотеке: ${sum}, один раз в жизни`,
    fromIndividuals: 'от физлиц',
    fromFirms: 'от организаций и ИП',
    whileDeducted: (rate, reduced) => `${rate}, пока есть вычет — ${reduced}`,
    deduction: (sum) => `вычет: ${sum}, один раз`,
    incomeLimit: 'предел дохода',
    it: 'ИТ-компании',
    smallBusiness: 'малый и средний бизнес',
    smallBusinessManufacturing: 'малый и средний бизнес в обработке',
    abovePart: (rate, sum) => `${rate} с части выше ${sum} в месяц`,
    daysOff: 'выходные будни',
    daysWorked: 'рабочие субботы и воскресенья',
  },
}
