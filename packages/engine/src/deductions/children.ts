import type { Law } from '@oklad/law'
import { given, type Step } from '../breakdown/step.ts'
import type { StepRecorder } from '../breakdown/step-recorder.ts'
import { type Kopecks, plus, times, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import type { Deduction } from './deduction.ts'
import { deductionFigures } from './names.ts'

/** The codes of the deduction for a child: the usual one, and that of a single parent. */
const codes = {
  first: { usual: '126', double: '134' },
  second: { usual: '127', double: '136' },
  further: { usual: '128', double: '138' },
  disabled: { usual: '129', double: '140' },
} as const

/**
 * The standard deduction for children, through the last month in which the income since January is within the limit.
 * @source Tax Code, article 218, paragraph 1, item 4; paragraph 3
 */
export const children: Deduction = {
  citation: ({ figures }) => figures.childDeductions.citation,
  terms: [
    'children',
    'disabledChildren',
    'elderChildren',
    'isSingleParent',
    'incomeBeforeElsewhere',
  ],
  isClaimed: ({ children, disabledChildren }) => children + disabledChildren > 0,
  inMonth: monthlyDeduction,
  needsPay: true,
  limit: {
    ofLaw: ({ figures }) => figures.childDeductionLimit,
    figure: deductionFigures.children.limit,
    passed: deductionFigures.children.passed,
  },
  monthly: recordMonthly,
  isAlwaysRecorded: true,
  codes(law, terms, granted) {
    if (granted === 0) return []
    const byChild = deductionsByChild(law, terms)
    const months = timesIn(granted, monthlyDeduction(law, terms))
    const kind = terms.isSingleParent ? 'double' : 'usual'
    return byChild.map(({ which, each, count }) => [
      codes[which][kind],
      times(each, timesGranted(terms) * count * months),
    ])
  },
}

/** A single parent gets twice the deduction. */
const timesGranted = ({ isSingleParent }: CompleteTerms) => (isSingleParent ? 2 : 1)

/** Returns a month's deduction for all children, kopecks. */
export function monthlyDeduction(law: Law, terms: CompleteTerms): Kopecks {
  return times(usualDeduction(law, terms), timesGranted(terms))
}

/**
 * Returns how many of the children are among the first ones of all. Elder children without a right to the deduction count in
 * the order of children.
 */
const amongFirst = ({ children, elderChildren }: CompleteTerms, places: number) =>
  Math.min(elderChildren + children, places) - Math.min(elderChildren, places)

/**
 * Returns one month's deduction for all children, kopecks: the sum of `deductionsByChild`, without its objects. Disabled
 * children also count in the order of all children.
 */
function usualDeduction({ figures }: Law, terms: CompleteTerms): Kopecks {
  if (!children.isClaimed(terms)) return ZERO
  const { first, second, third, disabled } = figures.childDeductions.value
  const ofFirst = amongFirst(terms, 1)
  const ofTwo = amongFirst(terms, 2)
  const further = terms.children - ofTwo
  const ofTwoFirst = plus(times(first, ofFirst), times(second, ofTwo - ofFirst))
  const others = plus(times(third, further), times(disabled, terms.disabledChildren))
  return plus(ofTwoFirst, others)
}

/**
 * Returns the deduction of a month for the first, the second, a further and a disabled child, kopecks, and how many there
 * are.
 */
function deductionsByChild({ figures }: Law, terms: CompleteTerms) {
  const { first, second, third, disabled } = figures.childDeductions.value
  const [ofFirst, ofTwo] = [amongFirst(terms, 1), amongFirst(terms, 2)]
  return [
    { which: 'first', each: first, count: ofFirst },
    { which: 'second', each: second, count: ofTwo - ofFirst },
    { which: 'further', each: third, count: terms.children - ofTwo },
    { which: 'disabled', each: disabled, count: terms.disabledChildren },
  ] as const
}

/** Records the deduction for all children of one month; that of a single parent is twice the usual one. */
function recordMonthly(law: Law, terms: CompleteTerms, recorder: StepRecorder): Step {
  const inputs = deductionsByChild(law, terms).flatMap(({ which, each, count }) => [
    given(`${which}_child`, each),
    given(`${which}_children`, count),
  ])
  const step = recorder.at('year', true).citing(law.figures.childDeductions.citation)
  const kind = 'children_monthly_deduction'
  const usual = usualDeduction(law, terms)
  if (!terms.isSingleParent) return step(kind, usual, 'sum_of_products', ...inputs)
  const ofUsual = step('children_usual_deduction', usual, 'sum_of_products', ...inputs)
  return step(kind, 2 * usual, 'product', ofUsual, given('single_parent_times', 2))
}
