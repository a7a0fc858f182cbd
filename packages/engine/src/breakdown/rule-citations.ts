import type { Citation } from '@oklad/law'
import {
  accidentLaw,
  firstTaxCode,
  labourCode,
  professionalIncomeLaw,
  taxCode243,
  taxCode372,
} from '@oklad/law/internal'

/** The citations for steps of the rules that follow from a rule of the law, not from one of its figures. */
export const ruleCitations = {
  /** The contract sets the pay. */
  pay: labourCode('ст. 129, ст. 135'),
  civilPay: {
    act: 'Гражданский кодекс РФ, часть вторая (закон № 14-ФЗ)',
    article: 'ст. 709, ст. 781',
    date: '1996-01-26',
  },
  /** Each allowance accrues on pay alone, without the other one. */
  allowances: {
    act: 'Трудовой кодекс РФ (закон № 197-ФЗ); постановление Совета Министров РСФСР № 458',
    article: 'ст. 315–317; п. 1 «д»',
    date: '2001-12-30',
  },
  /** Labour law, and so its allowances, does not apply to a civil contract. */
  noAllowances: labourCode('ст. 11'),
  /** All income of the taxpayer counts. */
  income: firstTaxCode('ст. 210 п. 1'),
  /** Tax bases are income less deductions. */
  taxBase: firstTaxCode('ст. 210 п. 3'),
  /** Income that is exempt, by several paragraphs. */
  exemptIncome: firstTaxCode('ст. 217'),
  /** Tax is withheld cumulatively, less the tax withheld before. */
  withholding: firstTaxCode('ст. 226 п. 3'),
  /** Tax is withheld from the pay itself. */
  payment: firstTaxCode('ст. 226 п. 4'),
  /** Non-residents have no deductions. */
  noDeductionsOfNonResidents: firstTaxCode('ст. 210 п. 4'),
  settlement: taxCode372('ст. 225 п. 1, ст. 228 п. 6'),
  /** Contributions are cumulative, in roubles and kopecks. */
  contributions: taxCode243('ст. 431 п. 1, 5'),
  accidents: accidentLaw('ст. 20.1, ст. 21'),
  /** Only employment, and a civil contract that says so, is insured against accidents. */
  notInsured: accidentLaw('ст. 5 п. 1'),
  professionalIncome: professionalIncomeLaw('ст. 6, ст. 8'),
  /** The self-employed pay their tax themselves: the payer withholds none. */
  professionalIncomePayment: professionalIncomeLaw('ст. 11'),
  /** The self-employed have no income tax, and so no deductions from it. */
  noDeductionsOfSelfEmployed: professionalIncomeLaw('ст. 2 ч. 8'),
  noContributions: professionalIncomeLaw('ст. 15 ч. 1'),
} as const satisfies Record<string, Citation>
