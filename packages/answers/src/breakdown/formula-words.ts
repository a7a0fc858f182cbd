import type { Text } from '@oklad/contract/fields'
import type { FigureName, Operation, StepKind } from '@oklad/engine'

const withheldBefore: Text = { en: 'withheld before', ru: 'удержано ранее' }
const chargedBefore: Text = { en: 'charged before', ru: 'начислено ранее' }

/** The names of amounts that are subtracted or that bound a value, where the formula needs one. */
export const subtractedNames: Readonly<Partial<Record<StepKind | FigureName, Text>>> = {
  main_base_tax_so_far: withheldBefore,
  allowances_tax_so_far: withheldBefore,
  contributions_due: chargedBefore,
  pension_due: chargedBefore,
  medical_due: chargedBefore,
  social_due: chargedBefore,
  accident_due: chargedBefore,
  medical_so_far: chargedBefore,
  social_so_far: chargedBefore,
  medical_contribution: { en: 'medical', ru: 'ОМС' },
  social_contribution: { en: 'social', ru: 'ВНиМ' },
  main_base_tax: { en: 'on base pay', ru: 'с основной базы' },
  income_tax: { en: 'tax', ru: 'НДФЛ' },
  tax_to_withhold: { en: 'that the month can pay', ru: 'больше месяц не позволяет' },
  contributions: { en: 'in all for the month', ru: 'всего за месяц' },
  tax_withheld_here: { en: 'withheld', ru: 'удержано' },
}

const toKopeck: Text = {
  en: 'to the kopeck, half a kopeck and more up',
  ru: 'до копейки, половина копейки и более — в большую сторону',
}
const toRouble: Text = {
  en: 'to the whole rouble: less than 50 kopecks dropped, 50 and more up',
  ru: 'до полного рубля: менее 50 копеек отбрасывается, 50 копеек и более округляется до рубля',
}

/** The rounding of an operation that rounds. */
export const roundings: Readonly<Partial<Record<Operation, Text>>> = {
  percent_to_kopeck: toKopeck,
  tariff_to_kopeck: toKopeck,
  thousandths_to_kopeck: toKopeck,
  premium_to_kopeck: toKopeck,
  share_by_days: toKopeck,
  component: toKopeck,
  whole_roubles: toRouble,
  percent_to_whole_roubles: toRouble,
}
