import { MOST_OTHER_EMPLOYERS, termTable } from '@oklad/engine/ranges'
import { money, object } from '../../schema/build.ts'
import type { RequestField } from '../field.ts'
import { roubles, sum, yesOrNo } from './kinds.ts'
import { noDeductions, notForSelfEmployed } from './not-for.ts'

const sumOfYear = (description: string) =>
  ({ ...money(description), maximum: termTable.incomeBeforeElsewhere.range.highest }) as const

const employerIncome = {
  base_gross_income: sumOfYear('Base pay of the year.'),
  north_gross_income: sumOfYear('District coefficient and northern allowance of the year.'),
  tax_withheld: sumOfYear('Tax withheld in the year.'),
}

const employerIncomeTerms = {
  base_gross_income: 'baseIncome',
  north_gross_income: 'allowancesIncome',
  tax_withheld: 'taxWithheld',
} as const

/** The pay and tax of the year beside the months of the calculation. */
export const incomeFields = {
  income_before: {
    schema: {
      ...object({
        ...employerIncome,
        'deduction_granted?': sumOfYear(
          'Standard deductions that were already granted in these months.',
        ),
      }),
      examples: [
        {
          base_gross_income: 30_000_000,
          north_gross_income: 0,
          tax_withheld: 3_900_000,
          deduction_granted: 0,
        },
      ],
    },
    description:
      'Pay and tax at the same employer in the year before start_date: the cumulative sums start from them.',
    term: {
      term: 'incomeBefore',
      properties: { ...employerIncomeTerms, deduction_granted: 'deductionGranted' },
    },
    notFor: notForSelfEmployed,
    label: {
      en: 'At this employer before the first month',
      ru: 'У этого работодателя до первого месяца',
    },
    group: 'before',
    unit: 'incomes',
    argument: roubles,
    options: {
      base_gross_income: {
        flag: '--earned-before',
        en: 'base pay of the year before the month of --start, in total',
        ru: 'оклад с начала года до месяца из --start, всего',
        thousands: '300',
      },
      north_gross_income: {
        flag: '--allowances-before',
        en: 'district coefficient and northern allowance of those months; by default 0',
        ru: 'районный коэффициент и северная надбавка за эти месяцы; по умолчанию 0',
        thousands: '90',
      },
      tax_withheld: {
        flag: '--withheld-before',
        en: 'income tax withheld in those months',
        ru: 'НДФЛ, удержанный за эти месяцы',
        thousands: '39',
      },
      deduction_granted: {
        flag: '--deduction-before',
        en: 'standard deductions granted in those months; by default 0',
        ru: 'стандартные вычеты, предоставленные за эти месяцы; по умолчанию 0',
        thousands: '8',
      },
    },
  },
  income_before_elsewhere: {
    ...sum('incomeBeforeElsewhere', 40_000_000),
    description:
      'Income of the year at previous employers before start_date, base pay only from 2025: it counts towards the income limit of the deduction for children and not towards the tax withheld (Tax Code, article 218, paragraph 3). Kopecks.',
    idleFor: noDeductions,
    isZeroMeant: true,
    label: {
      en: 'At previous employers before the first month',
      ru: 'У прежних работодателей до первого месяца',
    },
    group: 'before',
    option: {
      flag: '--earned-elsewhere',
      en: 'income of the year at previous employers before the month of --start: counts only towards the income limit of the deduction for children; 0 if there was none',
      ru: 'доход с начала года у прежних работодателей до месяца из --start: учитывается только в предельном доходе для вычета на детей; 0, если не было',
      thousands: '400',
    },
  },
  other_employers: {
    schema: {
      type: 'array',
      items: object({
        ...employerIncome,
        'has_tax_privilege?': {
          ...yesOrNo(false),
          description: 'Whether it is pay of a participant of the special military operation.',
        },
      }),
      maxItems: MOST_OTHER_EMPLOYERS,
      examples: [
        [{ base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 }],
      ],
    },
    description: 'The pay of the year at other employers, for the settlement by the tax service.',
    term: {
      term: 'otherEmployers',
      properties: { ...employerIncomeTerms, has_tax_privilege: 'hasTaxPrivilege' },
    },
    notFor: { ...notForSelfEmployed, nonResidents: 'residentsOnly' },
    label: { en: 'At other employers in the year', ru: 'У других работодателей за год' },
    group: 'before',
    unit: 'incomes',
  },
} as const satisfies Readonly<Record<string, RequestField>>
