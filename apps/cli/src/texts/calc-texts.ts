import type { Language } from '@oklad/contract'

/** What can be wrong with the text of an option, before its range is looked at. */
interface NumberTexts {
  readonly not_a_number: string
  readonly too_many_decimals: string
}

/** The words of the command `calc`, beside those of its report. */
export interface CalcTexts {
  readonly summary: string
  readonly description: string
  readonly usage: string
  /** The flags of each option with what stands for its value, and what the option means. */
  readonly options: Readonly<Record<CalcOption, readonly [flags: string, description: string]>>
  readonly examples: string
  readonly roubles: string
  readonly salary: NumberTexts
  readonly district: NumberTexts
  readonly northern: NumberTexts
  readonly start: { readonly impossible_date: string }
}

/** The options of `calc`. */
export type CalcOption = 'salary' | 'district' | 'northern' | 'start' | 'privilege' | 'json'

export const calcTexts: Record<Language, CalcTexts> = {
  en: {
    summary: 'a year of pay: tax, on hand, contributions, month by month',
    description:
      'Computes a year of pay: what each month accrues, withholds in income tax and pays on hand, and what it costs the employer. Every figure is exact to the kopeck, by the law of the year.',
    usage: '--salary <roubles> [options]',
    options: {
      salary: [
        '--salary <roubles>',
        'monthly base pay (оклад) before allowances and tax, in roubles with up to two decimals: 150000, 150000.50, "150 000,50"',
      ],
      district: [
        '--district <coefficient>',
        'district coefficient, 1 to 2 with up to two decimals, such as 1.15; 1 (none) unless given',
      ],
      northern: [
        '--northern <percent>',
        'northern percentage allowance, a whole percentage 0 to 100; 0 unless given',
      ],
      start: [
        '--start <month>',
        'first month paid, YYYY-MM or YYYY-MM-DD, always a full month; the calculation goes to December. January of the current year in Moscow unless given',
      ],
      privilege: [
        '--privilege',
        'pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1)',
      ],
      json: [
        '--json',
        'print the answer of POST /api/v1/private-calc instead of tables; amounts are in kopecks',
      ],
    },
    examples: `
Examples:
  oklad calc --salary 150000
  oklad calc --salary "150 000,50" --district 1.15 --northern 30 --start 2026-03
  oklad calc --salary 500000 --start 2025-01 --privilege
  oklad calc --salary 150000 --json > year.json
`,
    roubles: 'roubles',
    salary: {
      not_a_number:
        '--salary must be an amount in roubles, such as 150000, 150000.50 or "150 000,50"',
      too_many_decimals:
        '--salary must have at most two decimals, such as 150000.50; thousands are written together or parted by spaces: 150000 or "150 000"',
    },
    district: {
      not_a_number: '--district must be a coefficient, such as 1.15',
      too_many_decimals: '--district must have at most two decimals, such as 1.15',
    },
    northern: {
      not_a_number: '--northern must be a whole percentage, such as 30',
      too_many_decimals: '--northern must be a whole percentage without decimals, such as 30',
    },
    start: {
      impossible_date:
        '--start must be a month YYYY-MM or a date YYYY-MM-DD of the calendar, such as 2026-03',
    },
  },
  ru: {
    summary: 'расчёт года по месяцам: НДФЛ, на руки, страховые взносы',
    description:
      'Рассчитывает год по месяцам: сколько начислено, сколько удержано НДФЛ, сколько на руки и во что работник обходится работодателю. Всё точно до копейки, по закону нужного года.',
    usage: '--salary <рубли> [параметры]',
    options: {
      salary: [
        '--salary <рубли>',
        'оклад за месяц до надбавок и налога, в рублях, не больше двух знаков после запятой: 150000, 150000.50, "150 000,50"',
      ],
      district: [
        '--district <коэффициент>',
        'районный коэффициент от 1 до 2, не больше двух знаков после запятой, например 1,15; по умолчанию 1 — без коэффициента',
      ],
      northern: [
        '--northern <процент>',
        'северная процентная надбавка, целое число от 0 до 100; по умолчанию 0',
      ],
      start: [
        '--start <месяц>',
        'первый месяц расчёта, ГГГГ-ММ или ГГГГ-ММ-ДД, всегда полный; считается до декабря. По умолчанию январь текущего года по Москве',
      ],
      privilege: ['--privilege', 'доход участника СВО (п. 6.1 ст. 210 НК РФ)'],
      json: ['--json', 'вместо таблиц вывести ответ POST /api/v1/private-calc; суммы — в копейках'],
    },
    examples: `
Примеры:
  oklad calc --salary 150000
  oklad calc --salary "150 000,50" --district 1,15 --northern 30 --start 2026-03
  oklad calc --salary 500000 --start 2025-01 --privilege
  oklad calc --salary 150000 --json > year.json
`,
    roubles: 'руб.',
    salary: {
      not_a_number: '--salary: нужна сумма в рублях, например 150000, 150000.50 или "150 000,50"',
      too_many_decimals:
        '--salary: не больше двух знаков после запятой, например 150000,50; тысячи пишутся слитно или через пробел: 150000 или "150 000"',
    },
    district: {
      not_a_number: '--district: нужен коэффициент, например 1,15',
      too_many_decimals: '--district: не больше двух знаков после запятой, например 1,15',
    },
    northern: {
      not_a_number: '--northern: нужен целый процент, например 30',
      too_many_decimals: '--northern: нужен целый процент, без дробной части, например 30',
    },
    start: {
      impossible_date:
        '--start: нужен месяц ГГГГ-ММ или дата ГГГГ-ММ-ДД по календарю, например 2026-03',
    },
  },
}
