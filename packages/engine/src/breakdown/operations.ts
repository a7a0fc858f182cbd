/**
 * All that a step may do with its inputs, in the order in which it takes them.
 * The arithmetic is in `recompute`.
 */
export const operations = [
  /** The one input as it is. */
  'given',
  /** No input: nothing by law. */
  'nothing',
  'sum',
  /** The first less all others. */
  'difference',
  /** The first less the second, not below zero. */
  'difference_not_below_zero',
  /** The first less the second, not below zero and not above the third less the fourth (if any). */
  'difference_within',
  'smallest',
  /** The first times the second. */
  'product',
  /** Of pairs: first × second + third × fourth + ... */
  'sum_of_products',
  /** A sum, a percent: to the kopeck, half a kopeck up. */
  'percent_to_kopeck',
  /** A sum, a percent, a sum to take off (if any): to the whole rouble, 50 kopecks up. */
  'percent_to_whole_roubles',
  /** A sum over the brackets of a scale, exact: hundredths of a kopeck. */
  'progressive_tax',
  /** Hundredths of a kopeck to whole roubles, 50 kopecks up. */
  'whole_roubles',
  /** A sum over the two parts of a tariff, to the kopeck, half a kopeck up. */
  'tariff_to_kopeck',
  /** Thousandths of a kopeck to kopecks, half a kopeck up. */
  'thousandths_to_kopeck',
  /** A sum, hundredths of a percent: to the kopeck, half a kopeck up. */
  'premium_to_kopeck',
  /** A sum, days paid, days of the month: to the kopeck, half a kopeck up. */
  'share_by_days',
  /** A sum, the component's rate, the rate of the whole: to the kopeck, half a kopeck up. */
  'component',
  /** Tax due, pay of the month: the tax, not below zero; the whole roubles of the pay when it is less. */
  'within_pay',
  /** A value, a sum so far, a limit: the value while the sum is within the limit, then nothing. */
  'while_within',
  /** A sum over the brackets of a scale: the rate of the last bracket it reaches into. */
  'rate_at',
  /** A rate, points off, the full deduction, the used one: the points go off when it was used in full. */
  'rate_less_points',
  /** How many whole times the second is in the first. */
  'whole_times',
  /** The first less the second times the third. */
  'rest',
  /** How many of the inputs are above zero. */
  'count',
] as const

/** What a step does with its inputs. */
export type Operation = (typeof operations)[number]
