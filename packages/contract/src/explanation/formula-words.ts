import type { Operation, StepKind } from '@oklad/engine'
import type { Language, Text } from '../language.ts'

/** An amount that is taken off, and what it is; empty where that is plain. */
export interface TakenOff {
  readonly amount: string
  readonly what: string
}

/** The words between the numbers of a formula. */
export interface FormulaWords {
  /** What is taken off a sum whose own formula stands before. */
  readonly less: (sum: string, parts: readonly TakenOff[]) => string
  readonly atMost: (amount: string, what: string) => string
  readonly notBelowZero: string
  readonly smaller: (one: string, other: string) => string
  readonly abovePay: (pay: string, roubles: string) => string
  readonly nothing: string
  readonly nothingBefore: string
  readonly noRate: string
  readonly within: (value: string, sum: string, limit: string) => string
  readonly passed: (value: string, sum: string, limit: string) => string
  readonly upTo: (sum: string, top: string, rate: string) => string
  readonly between: (sum: string, above: string, top: string, rate: string) => string
  readonly above: (sum: string, above: string, rate: string) => string
  readonly onAll: (sum: string, rate: string) => string
  readonly wholeTimes: (sum: string, part: string, times: string) => string
  readonly months: (count: string, of: string) => string
}

export const formulaWords: Readonly<Record<Language, FormulaWords>> = {
  en: {
    less: (_, parts) =>
      parts.map(({ amount, what }) => `less ${amount}${what && ` ${what}`}`).join(', '),
    atMost: (amount, what) => `at most ${amount}${what && ` ${what}`}`,
    notBelowZero: 'not below zero',
    smaller: (one, other) => `the smaller of ${one} and ${other}`,
    abovePay: (pay, roubles) => `the month pays ${pay}, its whole roubles are ${roubles}`,
    nothing: 'none by law',
    nothingBefore: 'nothing before',
    noRate: 'no rate is given',
    within: (value, sum, limit) => `${sum} is within the limit of ${limit}: ${value}`,
    passed: (value, sum, limit) => `${sum} is above the limit of ${limit}: ${value}`,
    upTo: (sum, top, rate) => `${sum} is not above ${top}: ${rate}`,
    between: (sum, above, top, rate) => `${sum} is above ${above} and not above ${top}: ${rate}`,
    above: (sum, above, rate) => `${sum} is above ${above}: ${rate}`,
    onAll: (sum, rate) => `${sum}, one rate for all income: ${rate}`,
    wholeTimes: (sum, part, times) => `${part} is in ${sum} whole times: ${times}`,
    months: (count, of) => `${count} of ${of} months`,
  },
  ru: {
    less: (sum, parts) =>
      [sum, ...parts.map(({ amount, what }) => `${amount}${what && ` (${what})`}`)].join(' − '),
    atMost: (amount, what) => `не более ${amount}${what && ` (${what})`}`,
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
  },
}

const withheldBefore: Text = { en: 'withheld before', ru: 'удержано ранее' }
const chargedBefore: Text = { en: 'charged before', ru: 'начислено ранее' }

/** What is taken off, where the formula says so. */
export const takenOff: Readonly<Partial<Record<StepKind, Text>>> = {
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

/** How an operation rounds, where it does. */
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
