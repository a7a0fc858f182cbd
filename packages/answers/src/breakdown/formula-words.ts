import type { Language, Text } from '@oklad/contract/fields'
import type { FigureName, Operation, StepKind } from '@oklad/engine'

const en = {
  /**
   * A sum whose own formula stands before, less amounts.
   * @param parts as `subtracted` writes them
   */
  less: (_sum: string, parts: readonly string[]) => parts.join(', '),
  /** @param name of the amount; none where the formula is clear without it */
  subtracted: (amount: string, name?: string) =>
    name ? `less ${amount} ${name}` : `less ${amount}`,
  /** @param name as in `subtracted` */
  atMost: (amount: string, name?: string) =>
    name ? `at most ${amount} ${name}` : `at most ${amount}`,
  notBelowZero: 'not below zero',
  smaller: (one: string, other: string) => `the smaller of ${one} and ${other}`,
  abovePay: (pay: string, roubles: string) =>
    `the month pays ${pay}, its whole roubles are ${roubles}`,
  nothing: 'none by law',
  nothingBefore: 'nothing before',
  noRate: 'no rate is given',
  within: (value: string, sum: string, limit: string) =>
    `${sum} is within the limit of ${limit}: ${value}`,
  passed: (value: string, sum: string, limit: string) =>
    `${sum} is above the limit of ${limit}: ${value}`,
  upTo: (sum: string, top: string, rate: string) => `${sum} is not above ${top}: ${rate}`,
  between: (sum: string, above: string, top: string, rate: string) =>
    `${sum} is above ${above} and not above ${top}: ${rate}`,
  above: (sum: string, above: string, rate: string) => `${sum} is above ${above}: ${rate}`,
  onAll: (sum: string, rate: string) => `${sum}, one rate for all income: ${rate}`,
  wholeTimes: (sum: string, part: string, times: string) =>
    `${part} is in ${sum} whole times: ${times}`,
  months: (count: string, of: string) => `${count} of ${of} months`,
}

/** The words between the numbers of a formula. */
export type FormulaWords = typeof en

const ru: FormulaWords = {
  less: (sum, parts) => [sum, ...parts].join(' − '),
  subtracted: (amount, name) => (name ? `${amount} (${name})` : amount),
  atMost: (amount, name) => (name ? `не более ${amount} (${name})` : `не более ${amount}`),
  notBelowZero: 'не меньше нуля',
  smaller: (one, other) => `меньшее из ${one} и ${other}`,
  abovePay: (pay, roubles) => `выплата месяца ${pay}, полных рублей в ней ${roubles}`,
  nothing: 'по закону нет',
  nothingBefore: 'ранее не было',
  noRate: 'тариф не указан',
  within: (value, sum, limit) => `${sum} не превышает предел ${limit}: ${value}`,
  passed: (value, sum, limit) => `${sum} превышает предел ${limit}: ${value}`,
  upTo: (sum, top, rate) => `${sum} не превышает ${top}: ${rate}`,
  between: (sum, above, top, rate) => `${sum} больше ${above} и не превышает ${top}: ${rate}`,
  above: (sum, above, rate) => `${sum} больше ${above}: ${rate}`,
  onAll: (sum, rate) => `${sum}, единая ставка: ${rate}`,
  wholeTimes: (sum, part, times) => `${part} в ${sum} целиком, раз: ${times}`,
  months: (count, of) => `месяцев: ${count} из ${of}`,
}

export const formulaWords: Readonly<Record<Language, FormulaWords>> = { en, ru }

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
