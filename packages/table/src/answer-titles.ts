import {
  figureOf,
  type Language,
  monthName,
  PaymentsResponse,
  PrivateCalculationResponse,
  PrivateMonth,
  paymentKinds,
  stepIn,
  type Text,
} from '@oklad/contract/internal'

/** The titles of columns that are no figure of a breakdown. */
// biome-ignore format: one text a line
const others: Readonly<Record<string, Text>> = {
  warnings: { en: 'Warnings', ru: 'Предупреждения' },
  errors: { en: 'Errors', ru: 'Ошибки' },
  vacation_pay: { en: 'Vacation pay of the year', ru: 'Отпускные за год' },
  sick_pay: { en: 'Sick pay of the employer of the year', ru: 'Больничный за счёт работодателя за год' },
  sick_pay_of_fund: { en: 'Sick pay of the Social Fund of the year', ru: 'Больничный за счёт Социального фонда за год' },
  business_trip_pay: { en: 'Pay for business trips of the year', ru: 'Оплата командировок за год' },
  donor_day_pay: { en: 'Pay for donor days of the year', ru: 'Оплата донорских дней за год' },
  month: { en: 'Month of pay', ru: 'Расчётный месяц' },
  date: { en: 'Paid on', ru: 'Выплачено' },
  kind: { en: 'Paid for', ru: 'За что' },
  tax_year: { en: 'Tax year', ru: 'Налоговый год' },
  transfer_date: { en: 'Tax remitted by', ru: 'НДФЛ перечислить до' },
}

/** The titles of sums of a month whose usual ones are headers of terms: a bonus that is given, and one that was accrued. */
const ofMonths: Readonly<Record<string, Text>> = {
  monthly_bonus: { en: 'Bonus in gross pay', ru: 'Премия в начисленном' },
  monthly_base_gross_income: { en: 'Gross pay of the main base', ru: 'Начислено по основной базе' },
}

const ofYear = { en: '{title} of the year', ru: '{title} за год' }
const { properties: year } = PrivateCalculationResponse
const { deduction_result, settlement } = year
/** The figures of a month, and of a payment. */
const ofItem = {
  ...PaymentsResponse.properties.payments.items.properties,
  ...PrivateMonth.properties,
}

/** The title of a column of the answers in the words of an accountant; `undefined` where it has none. */
export function answerTitle(name: string, language: Language): string | undefined {
  const figureIn = (properties: Readonly<Record<string, object>>, key: string) => {
    const step = stepIn(properties[key] ?? {})
    return step && figureOf(step.kind).title[language]
  }
  const inYear = figureIn(year, name)
  if (inYear !== undefined) {
    return name.startsWith('annual') ? ofYear[language].replace('{title}', inYear) : inYear
  }
  const [, part = '', key = ''] = /^(deduction_result|settlement)_(.+)$/.exec(name) ?? []
  const inPart = figureIn((part === 'settlement' ? settlement : deduction_result).properties, key)
  if (inPart !== undefined) return inPart
  const [, ofMonth = name, number] = /^(.+)_(\d{1,2})$/.exec(name) ?? []
  const inMonth = ofMonths[ofMonth]?.[language] ?? figureIn(ofItem, ofMonth)
  if (inMonth !== undefined) {
    return number ? `${inMonth}, ${monthName(Number(number), language)}` : inMonth
  }
  return others[name]?.[language]
}

/** What a value of a column with a title is to a reader: a date, or the kind of a payment in words. */
export function valueForReaders(name: string, value: unknown, language: Language): unknown {
  if (name === 'kind') return paymentKinds[value as keyof typeof paymentKinds]?.[language] ?? value
  return /^\d{4}-\d\d-\d\d(?:T00:00:00Z)?$/.test(String(value)) ? new Date(String(value)) : value
}
