import { cites, firstTaxCode, taxCode, taxCode58, taxCode176 } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/** The monthly deductions for children (Tax Code, article 218, paragraph 1, item 4), kopecks. */
export interface ChildDeductions {
  readonly first: Kopecks
  readonly second: Kopecks
  /** For the third child and each further one. */
  readonly third: Kopecks
  /** In addition, for each disabled child. */
  readonly disabled: Kopecks
}

/** The income since January above which no deduction is granted. */
export interface ChildDeductionLimit {
  readonly income: Kopecks
  /** Whether allowances count towards the limit, or only the main base. */
  readonly countsAllowances: boolean
}

const since2017 = taxCode('317-ФЗ', '2015-11-23')('ст. 218 п. 1 пп. 4')
const since2025 = taxCode176('ст. 218 п. 1 пп. 4')

const deductions = (first: number, second: number, third: number): ChildDeductions => ({
  first: roubles(first),
  second: roubles(second),
  third: roubles(third),
  disabled: roubles(12_000),
})

/** The most by which a year's social expenses of each kind can reduce the tax bases, kopecks. */
export interface SocialLimits {
  /** The person's own treatment, education, sport and the like, together (article 219, paragraph 2). */
  readonly social: Kopecks
  /** The education of one child (article 219, paragraph 1, item 2). */
  readonly childEducation: Kopecks
}

/** The most by which property can reduce the tax bases, once in a life, kopecks. */
export interface PropertyLimits {
  /** A home (article 220, paragraph 3, item 1). */
  readonly housing: Kopecks
  /** Interest on its mortgage (article 220, paragraph 4). */
  readonly mortgageInterest: Kopecks
}

const social = (social: number, childEducation: number): SocialLimits => ({
  social: roubles(social),
  childEducation: roubles(childEducation),
})
const article = 'ст. 219 п. 1, 2'

/** Own monthly deductions (Tax Code, article 218, paragraph 1), by item of the paragraph, kopecks. */
export interface OwnDeductions {
  /** Such as victims of the Chernobyl disaster and persons disabled in war. */
  readonly item1: Kopecks
  /** Such as heroes, persons disabled since childhood and of groups I and II. */
  readonly item2: Kopecks
}

const familyPayments = cites('Федеральный закон № 179-ФЗ', '2024-07-13')('ст. 1')

/** The series of deductions by the names of their figures. */
export const deductionSeries = {
  childDeductions: series<ChildDeductions>({
    title: { en: 'Standard deductions for children', ru: 'Стандартные вычеты на детей' },
    unit: 'kopecks a month',
    checked: '2026-11-20',
  })(
    [2017, deductions(1_400, 1_400, 3_000), since2017],
    [2025, deductions(1_400, 2_800, 6_000), since2025],
  ),
  childDeductionLimit: series<ChildDeductionLimit>({
    title: {
      en: 'Income limit of the deductions for children',
      ru: 'Предельный доход для вычетов на детей',
    },
    unit: 'kopecks a year',
    checked: '2026-11-20',
  })(
    [2017, { income: roubles(350_000), countsAllowances: true }, since2017],
    [2025, { income: roubles(450_000), countsAllowances: false }, since2025],
  ),
  ownDeductions: series<OwnDeductions>({
    title: { en: 'Own standard deductions', ru: 'Стандартные вычеты на себя' },
    unit: 'kopecks a month',
    checked: '2026-11-22',
  })([
    2017,
    { item1: roubles(3_000), item2: roubles(500) },
    firstTaxCode('ст. 218 п. 1 пп. 1, 2, п. 2'),
  ]),
  socialLimits: series<SocialLimits>({
    title: { en: 'Limits of the social deductions', ru: 'Пределы социальных вычетов' },
    unit: 'kopecks a year',
    checked: '2026-11-20',
  })(
    [2017, social(120_000, 50_000), taxCode('55-ФЗ', '2008-04-30')(article)],
    [2024, social(150_000, 110_000), taxCode('159-ФЗ', '2023-04-28')(article)],
  ),
  propertyLimits: series<PropertyLimits>({
    title: { en: 'Limits of the property deductions', ru: 'Пределы имущественных вычетов' },
    unit: 'kopecks a year',
    checked: '2026-11-20',
  })([
    2017,
    { housing: roubles(2_000_000), mortgageInterest: roubles(3_000_000) },
    taxCode('212-ФЗ', '2013-07-23')('ст. 220 п. 3, 4'),
  ]),
  /** The most by which long-term savings of a year reduce the tax bases; `null` before the deduction began. */
  savingsLimit: series<Kopecks | null>({
    title: {
      en: 'Limit of the deduction for long-term savings',
      ru: 'Предел вычета на долгосрочные сбережения',
    },
    unit: 'kopecks a year',
    checked: '2026-11-22',
  })([2017, null, taxCode58('ст. 219.2')], [2024, roubles(400_000), taxCode58('ст. 219.2')]),
  /** The deduction for the GTO badge and the health check of the year; `null` before it began. */
  gtoDeduction: series<Kopecks | null>({
    title: { en: 'Deduction for the GTO badge', ru: 'Вычет за сдачу норм ГТО' },
    unit: 'kopecks a year',
    checked: '2026-11-22',
  })([2017, null, taxCode176('ст. 218 п. 1')], [2025, roubles(18_000), taxCode176('ст. 218 п. 1')]),
  /** The rate of tax above which a family with the payment gets its tax back; `null` before it began. */
  familyPaymentRate: series<number | null>({
    title: {
      en: 'Tax that the family payment leaves',
      ru: 'НДФЛ, который остаётся после семейной выплаты',
    },
    unit: 'percent',
    checked: '2026-11-22',
  })([2017, null, familyPayments], [2025, 6, familyPayments]),
}
