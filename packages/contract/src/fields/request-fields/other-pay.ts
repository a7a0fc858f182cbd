import {
  otherPayKinds as kinds,
  LARGEST_OTHER_PAY,
  MOST_OTHER_PAY,
  type OtherPayKind,
  payKinds,
} from '@oklad/engine/ranges'
import type { Text } from '../../language.ts'
import { object, oneKeyOf } from '../../schema/build.ts'
import type { RequestField } from '../field.ts'
import { between, flag, sum } from './kinds.ts'
import { employmentOnly } from './not-for.ts'

/** The kinds of pay that are computed elsewhere, with their titles. */
// biome-ignore format: one text a line
export const otherPayKinds = {
  vacation_pay: { en: 'Vacation pay', ru: 'Отпускные' },
  compensation: { en: 'Compensation for unused vacation', ru: 'Компенсация за неиспользованный отпуск' },
  working_days_pay: { en: 'Pay for business trips and donor days', ru: 'Оплата командировок и донорских дней' },
  sick_pay: { en: "Sick pay, the employer's part", ru: 'Больничный за счёт работодателя' },
  material_aid: { en: 'Material aid', ru: 'Материальная помощь' },
  gift: { en: 'Gift', ru: 'Подарок' },
  birth_aid: { en: 'Aid at the birth of a child', ru: 'Материальная помощь при рождении ребёнка' },
  severance: { en: 'Severance', ru: 'Выходное пособие' },
  recalculation: { en: 'Pay by a recalculation', ru: 'Доплата по пересчёту' },
  performance_bonus: { en: 'Bonus for results of work', ru: 'Премия за результаты работы' },
  profit_bonus: { en: 'Bonus out of profit', ru: 'Премия за счёт прибыли' },
  other: { en: 'Other pay', ru: 'Прочие выплаты' },
} as const satisfies Readonly<Record<OtherPayKind, Text>>

/** The kinds from which writs may not be deducted, or not in all cases. */
export const protectedPay = kinds.filter((kind) => payKinds[kind].isProtected)

/** The kinds of payments by date. */
export const paymentKinds = {
  advance: { en: 'advance', ru: 'аванс' },
  final: { en: 'final pay', ru: 'окончательный расчёт' },
  ...otherPayKinds,
} as const

/** A sum, whose schema gets its description as a property: the build of the page leaves those out. */
const amount = { type: 'integer', minimum: 0, maximum: LARGEST_OTHER_PAY } as const

/** Pay of other kinds than salary and bonus. */
export const otherPayFields = {
  other_pay: {
    schema: {
      type: 'array',
      items: object({
        kind: {
          ...oneKeyOf(otherPayKinds, ''),
          description:
            'The kind. material_aid and gift are exempt from tax up to 4,000 roubles a year each; birth_aid for each entry, one child, up to 1,000,000 (50,000 before 2026); severance, with earnings for the time of finding work and the compensation of a head, up to three average monthly earnings together, six in the Far North: severance_average_month says which; sick_pay and gift have no contributions.',
        },
        month: {
          ...between(1, 12, 7),
          description: 'The month in which it is paid, 1 is January.',
        },
        amount: { ...amount, description: 'The sum before tax. Kopecks.' },
        'northern_amount?': {
          ...amount,
          description:
            'The part that relates to district coefficient and northern allowance; 0 by default. Of vacation_pay, compensation, working_days_pay and sick_pay it has the tax base of the allowances from 2026 (425-ФЗ). Kopecks.',
        },
        'day?': {
          ...between(1, 31, 19),
          description:
            'The day on which it is paid by itself, or the last day of a shorter month; of sick_pay the last day of illness. Without it, it is paid with the rest of its month.',
        },
      }),
      maxItems: MOST_OTHER_PAY,
      examples: [[{ kind: 'vacation_pay', month: 7, amount: 5_000_000, northern_amount: 0 }]],
    },
    description:
      'Sums of other kinds, computed elsewhere: vacation, compensation, sick pay of the employer, aid, gifts, severance, bonuses with their allowances. Without a day, each is paid with the rest of its month; one outside the months of the calculation is not counted, and a warning says so.',
    notFor: employmentOnly,
    label: { en: 'Other pay', ru: 'Другие выплаты' },
    argument: { en: '<pay>', ru: '<выплата>' },
    option: {
      flag: '--other-pay',
      repeatable: true,
      en: 'a sum of another kind: kind, month and amount, such as vacation-pay:7=50000; after a slash its part for the allowances, sick-pay:3=20000/5000; after a hyphen the day on which it is paid by itself, recalculation:6-19=30000. Kinds: vacation-pay, compensation, working-days-pay, sick-pay, material-aid, gift, birth-aid, severance, recalculation, performance-bonus, profit-bonus, other. May be given several times',
      ru: 'другая выплата: вид, месяц и сумма, например vacation-pay:7=50000; после косой черты — её часть за коэффициент и надбавку, sick-pay:3=20000/5000; после дефиса — день отдельной выплаты, recalculation:6-19=30000. Виды: vacation-pay (отпускные), compensation, working-days-pay (командировка, донорский день), sick-pay (больничный), material-aid, gift, birth-aid, severance (выходное пособие), recalculation (доплата по пересчёту), performance-bonus (премия), profit-bonus (премия из прибыли), other. Можно указать несколько раз',
    },
    group: 'months',
    unit: 'otherPay',
  },
  severance_average_month: {
    ...sum('severanceAverageMonth', 10_000_000),
    description:
      'Average monthly earnings, required with severance. Three of them, in the Far North six, are exempt of the severance in other_pay together (Tax Code, article 217, paragraph 1). Kopecks.',
    notFor: employmentOnly,
    ofKind: { list: 'other_pay', kind: 'severance', isRequired: true },
    label: {
      en: 'Average monthly earnings, for severance',
      ru: 'Средний месячный заработок для выходного пособия',
    },
    group: 'months',
    option: {
      flag: '--severance-average-month',
      en: 'with severance: the average monthly earnings, of which three are exempt from tax and contributions',
      ru: 'для выходного пособия: средний месячный заработок; три таких не облагаются НДФЛ и взносами',
      thousands: '100',
    },
  },
  severance_far_north: {
    ...flag('severanceFarNorth'),
    description:
      'Whether the person is dismissed from the Far North or an area equal to it: six average monthly earnings of severance are exempt, not three.',
    notFor: employmentOnly,
    ofKind: { list: 'other_pay', kind: 'severance' },
    label: { en: 'Dismissed from the Far North', ru: 'Увольнение из районов Крайнего Севера' },
    group: 'months',
    option: {
      flag: '--severance-far-north',
      en: 'with severance: dismissed from the Far North or an area equal to it, where six average months are exempt',
      ru: 'для выходного пособия: увольнение из районов Крайнего Севера и приравненных — не облагаются шесть заработков',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
