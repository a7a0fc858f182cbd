import type { Text } from '@oklad/contract/fields'
import { periodTitles } from '@oklad/contract/internal'
import type { FigureName, Operation, StepKind } from '@oklad/engine'

const withheldBefore: Text = { en: 'withheld before', ru: 'удержано ранее' }
const deducted: Text = { en: 'deductions', ru: 'вычеты' }
const chargedBefore: Text = { en: 'charged before', ru: 'начислено ранее' }

/** The names of amounts that are subtracted, where the formula needs one. */
export const subtractedNames: Readonly<Partial<Record<StepKind | FigureName, Text>>> = {
  main_base_tax_so_far: withheldBefore,
  allowances_tax_so_far: withheldBefore,
  contributions_due: chargedBefore,
  pension_due: chargedBefore,
  medical_due: chargedBefore,
  social_due: chargedBefore,
  accident_due: chargedBefore,
  additional_due: chargedBefore,
  medical_so_far: chargedBefore,
  social_so_far: chargedBefore,
  medical_contribution: { en: 'medical', ru: 'ОМС' },
  social_contribution: { en: 'social', ru: 'ВНиМ' },
  tax_withheld_before: withheldBefore,
  exempt_income: { en: 'exempt from tax', ru: 'не облагается' },
  deductions_so_far: deducted,
  deductions_before: { en: 'deductions granted before', ru: 'вычеты, предоставленные ранее' },
  child_deduction: { en: 'deduction for children', ru: 'вычет на детей' },
  own_deduction: { en: 'own deduction', ru: 'вычет на себя' },
  main_base_tax: { en: 'on base pay', ru: 'с основной базы' },
  income_tax: { en: 'tax', ru: 'налог' },
  deductions_to_date: { en: 'granted before', ru: 'предоставлено ранее' },
  social_return: { en: 'returned for social expenses', ru: 'возврат по социальному вычету' },
  family_payment: { en: 'family payment', ru: 'семейная выплата' },
}

/** The names of amounts that are subtracted in a step, whatever they are. */
export const namesInSteps: Readonly<Partial<Record<StepKind, Text>>> = {
  main_taxable_base: deducted,
  allowances_taxable_base: { en: 'deductions left', ru: 'остаток вычетов' },
  notice_return: periodTitles.with_notice,
  own_return: periodTitles.with_own,
  children_return: periodTitles.with_children,
}

/** The names of subtracted amounts that have the same name as another one of their line. */
export const namesApart: Readonly<Partial<Record<StepKind | FigureName, Text>>> = {
  main_base_tax_so_far: { en: 'withheld before on base pay', ru: 'удержано ранее с основной базы' },
  allowances_tax_so_far: {
    en: 'withheld before on the allowances',
    ru: 'удержано ранее с коэффициента и надбавки',
  },
}

const withheld: Text = { en: 'at most what was withheld,', ru: 'не больше удержанных' }

/** The words before an amount that is a limit, by the limited step or figure. */
export const limitNames: Readonly<Partial<Record<StepKind | FigureName, Text>>> = {
  tax_to_withhold: { en: 'the month withholds only', ru: 'за месяц удерживают только' },
  contributions: { en: 'at most all contributions,', ru: 'не больше суммы взносов' },
  tax_withheld_before: withheld,
  tax_withheld_here: withheld,
  tax_withheld_everywhere: withheld,
}

const toKopeck: Text = {
  en: 'to the kopeck, half a kopeck and more up',
  ru: 'до копейки, половина копейки и более — в большую сторону',
}
const kopeckDown: Text = {
  en: 'to the kopeck, rounded down',
  ru: 'до копейки, с округлением вниз',
}
const toRouble: Text = {
  en: 'to the whole rouble: less than 50 kopecks dropped, 50 and more up (Tax Code, art. 52, par. 6)',
  ru: 'до полного рубля: менее 50 копеек отбрасывается, 50 копеек и более округляется до рубля (ст. 52 п. 6 НК РФ)',
}

/** The rounding of an operation that rounds. */
export const roundings: Readonly<Partial<Record<Operation, Text>>> = {
  percent_to_kopeck: toKopeck,
  percent_rounded_down: kopeckDown,
  tariff_to_kopeck: toKopeck,
  thousandths_to_kopeck: toKopeck,
  premium_to_kopeck: toKopeck,
  share_by_days: toKopeck,
  share_rounded_down: kopeckDown,
  component: toKopeck,
  exact_sum: toKopeck,
  share: toKopeck,
  quotient: toKopeck,
  per_day: toKopeck,
  share_to_hundredths: { en: 'to two decimals', ru: 'до сотых' },
  progressive_tax_to_roubles: toRouble,
  percent_to_whole_roubles: toRouble,
}
