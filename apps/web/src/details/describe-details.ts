import {
  absenceKinds,
  dayAndMonth,
  fromMonth,
  monthName,
  noticeKinds,
  otherPayKinds,
  uselessFields,
  writeDate,
} from '@oklad/contract/fields'
import { type DetailName, type Details, detailNames, fieldNamed } from '../input/details.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { writeNumber } from './number-units.ts'
import { startDateOf, writeStartMonth } from './start-date.ts'

/** Describes the details that are counted and differ from their defaults, in the order of the field table. */
export function describeDetails(details: Details, words: Words) {
  const useless: ReadonlySet<string> = uselessFields(details)
  return detailNames
    .filter((name) => details[name] !== undefined && !useless.has(name))
    .map((name) => ({
      name,
      label: fieldNamed(name).label[words.language],
      value: describe(name, details, words),
    }))
}

function describe(name: DetailName, details: Details, { language, texts }: Words): string {
  const { unit, choices } = fieldNamed(name)
  const value = details[name]
  const roublesOf = (amount: number) => `${writeAmount(amount, language)}\u00a0₽`
  if (name === 'raise' && details.raise) {
    return `${fromMonth(details.raise.month, language)} ${roublesOf(details.raise.salary)}`
  }
  if (name === 'earned_before' && details.earned_before) {
    return writeStartMonth(startDateOf(details.earned_before.from), language)
  }
  switch (unit) {
    case 'flag':
      return value ? texts.details.yes : texts.details.no
    case 'choice':
      return choices?.[String(value)]?.[language] ?? ''
    case 'date': {
      const date = startDateOf(value as string)
      return name === 'start_date' && date.day === 1
        ? writeStartMonth(date, language)
        : writeDate(value as string, language)
    }
    case 'roubles':
      return `${eachOf<number>(value, (sum) => writeAmount(sum, language))}\u00a0₽`
    case 'monthlyRoubles':
      return (value as readonly number[])
        .flatMap((sum, index) =>
          sum > 0 ? `${monthName(index + 1, language)} ${writeAmount(sum, language)}` : [],
        )
        .join(', ')
    case 'incomes':
      return eachOf<NonNullable<Details['income_before']>>(value, (income) =>
        roublesOf(income.base_gross_income),
      )
    case 'absences':
      return eachOf<ItemOf<'absences'>>(value, ({ kind, from, days = 0 }) =>
        texts.details.absence(absenceKinds[kind][language], dayAndMonth(from, language), days),
      )
    case 'otherPay':
      return eachOf<ItemOf<'other_pay'>>(
        value,
        ({ kind, amount }) => `${otherPayKinds[kind][language].toLowerCase()} ${roublesOf(amount)}`,
      )
    case 'notices':
      return eachOf<ItemOf<'notice_deductions'>>(
        value,
        ({ kind, amount }) => `${noticeKinds[kind][language].toLowerCase()} ${roublesOf(amount)}`,
      )
    case 'writs':
      return eachOf<ItemOf<'deductions_after_tax'>>(value, ({ kind, share, sum, debt = 0 }) =>
        texts.details[kind === 'writ' ? kind : 'alimony'](
          share?.join('/') ?? roublesOf(sum ?? debt),
        ),
      )
    default:
      return eachOf<number>(value, (number) => writeNumber(number, unit, language))
  }
}

/** Writes a value, or the different values of a list. */
const eachOf = <Item>(value: unknown, write: (value: Item) => string): string =>
  [...new Set([value].flat() as readonly Item[])].map(write).join(', ')

type ItemOf<Name extends 'absences' | 'other_pay' | 'notice_deductions' | 'deductions_after_tax'> =
  NonNullable<Details[Name]>[number]
