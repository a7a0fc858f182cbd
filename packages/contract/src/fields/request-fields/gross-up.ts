import { LARGEST_SALARY, SMALLEST_TARGET_NET } from '@oklad/engine/ranges'
import type { RequestField } from '../field.ts'
import { between, choice, roubles } from './kinds.ts'

/** The fields that a gross-up request has in place of `gross_salary`. */
export const grossUpFields = {
  target_net: {
    schema: between(SMALLEST_TARGET_NET, 3 * LARGEST_SALARY, 15_000_000),
    unit: 'roubles',
    argument: roubles,
    description: 'The net pay wanted, kopecks a month.',
    label: { en: 'Net pay', ru: 'На руки' },
    group: 'pay',
    option: {
      flag: '--net',
      en: 'net pay wanted for a month, in roubles with up to two decimals: 120000, "120 000,50"',
      ru: 'сколько нужно на руки в месяц, в рублях, не больше двух знаков после запятой: 120000, "120 000,50"',
      thousands: '120',
    },
  },
  basis: {
    ...choice({
      annual: { en: 'on average over the year', ru: 'в среднем за год' },
      first_month: { en: 'in the first month', ru: 'в первом месяце' },
      every_month: { en: 'in every month', ru: 'в каждом месяце' },
    }),
    description:
      'annual: one salary whose annual net pay is at least target_net × months; first_month: one salary whose first month pays it; every_month: a salary for each month so that each month pays it.',
    label: { en: 'Basis', ru: 'Способ' },
    headers: ['What the net pay is of', 'За какой срок сумма на руки'],
    group: 'pay',
    argument: { en: '<basis>', ru: '<способ>' },
    option: {
      flag: '--basis',
      en: 'annual: one salary whose year pays it on average; first-month: one salary whose first month pays it; every-month: a salary for each month so that each pays it. By default annual',
      ru: 'annual — один оклад, с которым столько выходит в среднем за год; first-month — в первом месяце; every-month — свой оклад на каждый месяц, чтобы столько выходило в каждом. По умолчанию annual',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
