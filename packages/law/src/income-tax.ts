import { cites, firstTaxCode, taxCode, taxCode176, taxCode372 } from './citations.ts'
import { series } from './figure.ts'
import { roubles } from './kopecks.ts'
import { Scale } from './scale.ts'

const NO_TOP = Number.POSITIVE_INFINITY
const unit = 'percent above each kopeck threshold of the year'

const flat = new Scale([{ upTo: NO_TOP, rate: 13 }])

const twoStep = new Scale([
  { upTo: roubles(5_000_000), rate: 13 },
  { upTo: NO_TOP, rate: 15 },
])

const fiveStep = new Scale([
  { upTo: roubles(2_400_000), rate: 13 },
  { upTo: roubles(5_000_000), rate: 15 },
  { upTo: roubles(20_000_000), rate: 18 },
  { upTo: roubles(50_000_000), rate: 20 },
  { upTo: NO_TOP, rate: 22 },
])

/** The series of the income tax of residents by the names of their figures. */
export const incomeTaxSeries = {
  /** The scale of a resident's main base: base pay, and before 2025 all pay. */
  mainScale: series<Scale>({
    title: { en: 'Income tax scale: main base', ru: 'Шкала НДФЛ: основная налоговая база' },
    unit,
    checked: '2026-11-20',
  })(
    [2017, flat, firstTaxCode('ст. 224 п. 1')],
    [2021, twoStep, taxCode372('ст. 224 п. 1')],
    [2025, fiveStep, taxCode176('ст. 224 п. 1')],
  ),
  /**
   * The scale of the separate base of the district coefficient and the northern allowance;
   * `null` where the allowances are part of the main base.
   */
  allowanceScale: series<Scale | null>({
    title: {
      en: 'Income tax scale: district coefficient and northern allowance',
      ru: 'Шкала НДФЛ: районный коэффициент и северная надбавка',
    },
    unit,
    checked: '2026-11-20',
  })(
    [2017, null, firstTaxCode('ст. 210 п. 3')],
    [2025, twoStep, taxCode176('ст. 210 п. 6.2, ст. 224 п. 1.2')],
  ),
  /**
   * The scale for the pay of a participant of the special military operation, on base pay and
   * allowances together; `null` where the law has no such scale.
   */
  privilegeScale: series<Scale | null>({
    title: {
      en: 'Income tax scale: participants of the special military operation',
      ru: 'Шкала НДФЛ: доходы участников СВО',
    },
    unit,
    checked: '2026-11-20',
  })(
    [2017, null, firstTaxCode('ст. 224 п. 1')],
    [2025, twoStep, taxCode176('ст. 210 п. 6.1, ст. 224 п. 1.2')],
  ),
}

/** The series of the income tax of non-residents by the names of their figures. */
export const nonResidentSeries = {
  /** The rate on each month's pay of an ordinary non-resident, whole percent. */
  nonResidentRate: series<number>({
    title: { en: 'Income tax rate of non-residents', ru: 'Ставка НДФЛ для нерезидентов' },
    unit: 'percent',
    checked: '2026-11-20',
  })([2017, 30, firstTaxCode('ст. 224 п. 3, ст. 226 п. 3')]),
  /**
   * The scale of the non-residents that the law lists with the rates of residents: highly qualified
   * specialists, refugees, compatriots, patent holders and ship crews.
   */
  nonResidentScale: series<Scale>({
    title: {
      en: 'Income tax scale: non-residents with the rates of residents',
      ru: 'Шкала НДФЛ: нерезиденты со ставками резидентов',
    },
    unit,
    checked: '2026-11-20',
  })(
    [2017, flat, taxCode('285-ФЗ', '2014-10-04')('ст. 224 п. 3')],
    [2021, twoStep, taxCode372('ст. 224 п. 3, 3.1')],
    [2025, fiveStep, taxCode176('ст. 224 п. 3, 3.1')],
  ),
  /** The scale of remote employees who are non-residents; `null` where the law has none. */
  remoteEmployeeScale: series<Scale | null>({
    title: {
      en: 'Income tax scale: remote employees who are non-residents',
      ru: 'Шкала НДФЛ: дистанционные работники — нерезиденты',
    },
    unit,
    checked: '2026-11-20',
  })(
    [2017, null, firstTaxCode('ст. 224 п. 3')],
    [2024, twoStep, taxCode('389-ФЗ', '2023-07-31')('ст. 208 п. 1 пп. 6.2, ст. 224 п. 3, 3.1')],
    [2025, fiveStep, taxCode176('ст. 224 п. 3, 3.1')],
  ),
  /**
   * The scale of non-residents who work remotely under a civil contract, by Russian domains or servers, where the payer,
   * the account or the residence is Russian; `null` where the law has none.
   */
  remoteContractorScale: series<Scale | null>({
    title: {
      en: 'Income tax scale: non-residents with remote work under civil contracts',
      ru: 'Шкала НДФЛ: нерезиденты с дистанционной работой по договорам ГПХ',
    },
    unit,
    checked: '2026-11-28',
  })(
    [2017, null, firstTaxCode('ст. 224 п. 3')],
    [2025, fiveStep, taxCode176('ст. 208 п. 1 пп. 6.3, ст. 224 п. 3, 3.1')],
  ),
}

const union = 'Договор о Евразийском экономическом союзе'
const code = 'Налоговый кодекс РФ (в редакции закона № 425-ФЗ)'

/** Whether citizens of the Eurasian Economic Union have the rates of residents from the first day. */
export const eaeuCitizenRates = series<boolean>({
  title: {
    en: 'Rates of residents for citizens of the Eurasian Economic Union',
    ru: 'Ставки резидентов для граждан ЕАЭС',
  },
  unit: 'whether it applies',
  checked: '2026-11-22',
})(
  [2017, true, cites(union, '2014-05-29')('ст. 73')],
  [2026, true, cites(`${code}; ${union}`, '2025-11-28')('ст. 224 п. 3.1; ст. 73')],
)
