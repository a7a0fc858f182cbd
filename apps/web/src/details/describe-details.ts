import { type Language, monthName, otherPayKinds, uselessFields } from '@oklad/contract/fields'
import { type DetailName, type Details, detailNames, fieldNamed } from '../input/details.ts'
import type { Words } from '../language/words.ts'
import { writeDay } from '../language/write-day.ts'
import { writeAmount } from '../money/write-amount.ts'
import { writeNumber } from './number-units.ts'
import { startDateOf, writeStartMonth } from './start-date.ts'

/** A changed detail in words. */
export interface DescribedDetail {
  readonly name: DetailName
  readonly label: string
  readonly value: string
}

/** Describes the details that are counted and differ from their defaults, in the order of the field table. */
export function describeDetails(details: Details, words: Words): readonly DescribedDetail[] {
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
  switch (unit) {
    case 'flag':
      return value ? texts.details.yes : texts.details.no
    case 'choice':
      return choices?.[String(value)]?.[language] ?? ''
    case 'date':
      return name === 'end_date'
        ? writeDay(value as string, language)
        : describeStart(details, language)
    case 'roubles':
      return `${eachOf(value, (sum) => writeAmount(sum, language))} ₽`
    case 'monthlyRoubles':
      return (value as readonly number[])
        .flatMap((sum, index) =>
          sum > 0 ? `${monthName(index + 1, language)} ${writeAmount(sum, language)}` : [],
        )
        .join(', ')
    case 'incomes':
      return [value as NonNullable<Details['income_before' | 'other_employers']>]
        .flat()
        .map(({ base_gross_income }) => `${writeAmount(base_gross_income, language)} ₽`)
        .join(', ')
    case 'absences':
      return (value as NonNullable<Details['absences']>)
        .map(({ kind, from, days = 0 }) =>
          texts.details.absences[kind](writeDay(from, language, 'day'), days),
        )
        .join(', ')
    case 'otherPay':
      return (value as NonNullable<Details['other_pay']>)
        .map(({ kind, amount }) => {
          const title = otherPayKinds[kind][language].toLowerCase()
          return `${title} ${writeAmount(amount, language)} ₽`
        })
        .join(', ')
    case 'writs':
      return (value as NonNullable<Details['deductions_after_tax']>)
        .map(({ kind, share, sum, debt = 0 }) =>
          texts.details[kind === 'writ' ? kind : 'alimony'](
            share?.join('/') ?? `${writeAmount(sum ?? debt, language)} ₽`,
          ),
        )
        .join(', ')
    default:
      return eachOf(value, (number) => writeNumber(number, unit, language))
  }
}

/** Writes a value, or every value of a list. */
const eachOf = (value: unknown, write: (value: number) => string): string =>
  [value as number | readonly number[]].flat().map(write).join(', ')

function describeStart(details: Details, language: Language): string {
  const start = startDateOf(details.start_date)
  const from = writeStartMonth(start, language)
  return (details.first_month ?? 'full') === 'full' ? from : `${from}, ${start.day}`
}
