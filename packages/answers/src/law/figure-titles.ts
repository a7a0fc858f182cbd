import { lawFigureNames } from '@oklad/contract'
import type { Text } from '@oklad/contract/fields'
import { engineName, type LawFigureKey } from './figure-names.ts'

/** The law figures as payroll professionals call them. */
export const lawFigureTitles: Readonly<Record<LawFigureKey, Text>> = {
  mainScale: { en: 'Income tax scale: main base', ru: 'Шкала НДФЛ: основная налоговая база' },
  allowanceScale: {
    en: 'Income tax scale: district coefficient and northern allowance',
    ru: 'Шкала НДФЛ: районный коэффициент и северная надбавка',
  },
  privilegeScale: {
    en: 'Income tax scale: participants of the special military operation',
    ru: 'Шкала НДФЛ: доходы участников СВО',
  },
  contributionRates: {
    en: 'General tariff of insurance contributions',
    ru: 'Общий тариф страховых взносов',
  },
  additionalContributionRates: {
    en: 'Additional contributions for harmful work',
    ru: 'Дополнительные взносы за вредную работу',
  },
  contributionLimit: {
    en: 'Limit of the contribution base (pension; unified since 2023)',
    ru: 'Предельная база страховых взносов (ОПС; с 2023 года единая)',
  },
  socialContributionLimit: {
    en: 'Limit of the contribution base: sickness and maternity (unified since 2023)',
    ru: 'Предельная база взносов на ВНиМ (с 2023 года единая)',
  },
  nonResidentRate: { en: 'Income tax rate of non-residents', ru: 'Ставка НДФЛ для нерезидентов' },
  nonResidentScale: {
    en: 'Income tax scale: non-residents with the rates of residents',
    ru: 'Шкала НДФЛ: нерезиденты со ставками резидентов',
  },
  remoteEmployeeScale: {
    en: 'Income tax scale: remote employees who are non-residents',
    ru: 'Шкала НДФЛ: дистанционные работники — нерезиденты',
  },
  childDeductions: { en: 'Standard deductions for children', ru: 'Стандартные вычеты на детей' },
  childDeductionLimit: {
    en: 'Income limit of the deductions for children',
    ru: 'Предельный доход для вычетов на детей',
  },
  ownDeductions: { en: 'Own standard deductions', ru: 'Стандартные вычеты на себя' },
  expenseLimits: {
    en: 'Limits of the social and property deductions',
    ru: 'Пределы социальных и имущественных вычетов',
  },
  savingsLimit: {
    en: 'Limit of the deduction for long-term savings',
    ru: 'Предел вычета на долгосрочные сбережения',
  },
  gtoDeduction: { en: 'Deduction for the GTO badge', ru: 'Вычет за сдачу норм ГТО' },
  familyPaymentRate: {
    en: 'Tax that the family payment leaves',
    ru: 'НДФЛ, который остаётся после семейной выплаты',
  },
  civilContractSocialInsurance: {
    en: 'Sickness and maternity contributions on civil-contract pay',
    ru: 'Взносы на ВНиМ с выплат по договорам ГПХ',
  },
  minimumBaseOfHead: {
    en: 'Contributions for the head of a company on at least the minimum wage',
    ru: 'Взносы за руководителя компании не меньше чем с МРОТ',
  },
  selfEmployment: {
    en: 'Tax on professional income (self-employed)',
    ru: 'Налог на профессиональный доход (самозанятые)',
  },
  itTariff: {
    en: 'Reduced tariff of contributions: IT companies',
    ru: 'Пониженный тариф взносов: ИТ-компании',
  },
  smallBusinessTariff: {
    en: 'Reduced tariff of contributions: small and medium business',
    ru: 'Пониженный тариф взносов: малый и средний бизнес',
  },
  manufacturingTariff: {
    en: 'Reduced tariff of contributions: small and medium business in manufacturing',
    ru: 'Пониженный тариф взносов: малый и средний бизнес в обработке',
  },
  minimumWage: { en: 'Minimum wage on 1 January', ru: 'МРОТ на 1 января' },
  minimumWageRaise: {
    en: 'Minimum wage, raised within the year',
    ru: 'МРОТ, повышенный в течение года',
  },
  productionCalendar: {
    en: 'Production calendar (five-day week)',
    ru: 'Производственный календарь (пятидневная неделя)',
  },
  transferDays: {
    en: 'Days by which the tax withheld is transferred',
    ru: 'Сроки перечисления удержанного НДФЛ',
  },
}

/** The law figures in the order in which they are listed. */
export const lawFigureKeys: readonly LawFigureKey[] = lawFigureNames.map(engineName)
