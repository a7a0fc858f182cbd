import type { Language } from '@oklad/contract'

/** What can be wrong with the text of an option, before its range is looked at. */
interface NumberTexts {
  readonly not_a_number: string
  readonly too_many_decimals: string
}

/** The options by which a request is asked. */
export type RequestOption =
  | 'salary'
  | 'net'
  | 'basis'
  | 'district'
  | 'northern'
  | 'start'
  | 'privilege'
  | 'contract'
  | 'nonResident'
  | 'bonus'
  | 'children'
  | 'singleParent'
  | 'tariff'
  | 'accident'
  | 'request'

/** The words of the options that every question about pay has. */
export interface RequestTexts {
  /** The flags of each option with what stands for its value, and what the option means. */
  readonly options: Readonly<Record<RequestOption, readonly [flags: string, description: string]>>
  readonly roubles: string
  readonly salary: NumberTexts
  readonly net: NumberTexts
  readonly district: NumberTexts
  readonly northern: NumberTexts
  readonly children: NumberTexts
  readonly accident: NumberTexts
  readonly start: { readonly impossible_date: string }
  readonly wrongBonus: string
}

export const requestTexts: Record<Language, RequestTexts> = {
  en: {
    options: {
      salary: [
        '--salary <roubles>',
        'monthly base pay (оклад) before allowances and tax, in roubles with up to two decimals: 150000, 150000.50, "150 000,50"',
      ],
      net: [
        '--net <roubles>',
        'what a month is to pay on hand, in roubles with up to two decimals: 120000, "120 000,50"',
      ],
      basis: [
        '--basis <basis>',
        'annual: one salary whose year pays it on average; first-month: whose first month pays it; every-month: a salary for each month so that each pays it. annual unless given',
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
      contract: [
        '--contract <contract>',
        'employment, civil or self-employed; employment unless given',
      ],
      nonResident: ['--non-resident', 'not a tax resident: 30 % of each month, no deductions'],
      bonus: [
        '--bonus <month=roubles>',
        'a bonus of a month, 1 to 12: --bonus 3=50000; may be given for several months',
      ],
      children: [
        '--children <count>',
        'children with a right to the standard deduction (Tax Code, article 218)',
      ],
      singleParent: ['--single-parent', 'a single parent: the deduction for children is doubled'],
      tariff: [
        '--tariff <tariff>',
        'tariff of contributions: general, it, small-business or small-business-manufacturing; general unless given',
      ],
      accident: [
        '--accident <percent>',
        'rate of insurance against accidents at work, 0.2 to 8.5 percent; not computed unless given',
      ],
      request: [
        '--request <file>',
        'take the whole request from a JSON file, as POST /api/v1/private-calc has it, amounts in kopecks; - is the standard input. Stands in place of the options above',
      ],
    },
    roubles: 'roubles',
    salary: {
      not_a_number:
        '--salary must be an amount in roubles, such as 150000, 150000.50 or "150 000,50"',
      too_many_decimals:
        '--salary must have at most two decimals, such as 150000.50; thousands are written together or parted by spaces: 150000 or "150 000"',
    },
    net: {
      not_a_number: '--net must be an amount in roubles, such as 120000, 120000.50 or "120 000,50"',
      too_many_decimals:
        '--net must have at most two decimals, such as 120000.50; thousands are written together or parted by spaces: 120000 or "120 000"',
    },
    district: {
      not_a_number: '--district must be a coefficient, such as 1.15',
      too_many_decimals: '--district must have at most two decimals, such as 1.15',
    },
    northern: {
      not_a_number: '--northern must be a whole percentage, such as 30',
      too_many_decimals: '--northern must be a whole percentage without decimals, such as 30',
    },
    children: {
      not_a_number: '--children must be a whole number, such as 2',
      too_many_decimals: '--children must be a whole number, such as 2',
    },
    accident: {
      not_a_number: '--accident must be a percentage, such as 0.2',
      too_many_decimals: '--accident must have at most two decimals, such as 0.2',
    },
    start: {
      impossible_date:
        '--start must be a month YYYY-MM or a date YYYY-MM-DD of the calendar, such as 2026-03',
    },
    wrongBonus:
      '--bonus must be a month from 1 to 12 and an amount in roubles, such as 3=50000 or "12=150 000,50"',
  },
  ru: {
    options: {
      salary: [
        '--salary <рубли>',
        'оклад за месяц до надбавок и налога, в рублях, не больше двух знаков после запятой: 150000, 150000.50, "150 000,50"',
      ],
      net: [
        '--net <рубли>',
        'сколько нужно на руки в месяц, в рублях, не больше двух знаков после запятой: 120000, "120 000,50"',
      ],
      basis: [
        '--basis <способ>',
        'annual — один оклад, с которым столько выходит в среднем за год; first-month — в первом месяце; every-month — свой оклад на каждый месяц, чтобы столько выходило в каждом. По умолчанию annual',
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
      contract: [
        '--contract <договор>',
        'employment — трудовой, civil — ГПХ, self-employed — самозанятый; по умолчанию employment',
      ],
      nonResident: ['--non-resident', 'не налоговый резидент: 30 % с каждого месяца, без вычетов'],
      bonus: [
        '--bonus <месяц=рубли>',
        'премия в месяце от 1 до 12: --bonus 3=50000; можно указать для нескольких месяцев',
      ],
      children: ['--children <число>', 'дети, на которых есть право на вычет (ст. 218 НК РФ)'],
      singleParent: ['--single-parent', 'единственный родитель: вычет на детей удваивается'],
      tariff: [
        '--tariff <тариф>',
        'тариф взносов: general — общий, it, small-business — МСП, small-business-manufacturing — МСП-производство; по умолчанию general',
      ],
      accident: [
        '--accident <процент>',
        'тариф взносов на травматизм, от 0,2 до 8,5 процента; без него не считаются',
      ],
      request: [
        '--request <файл>',
        'взять весь запрос из файла JSON, как в POST /api/v1/private-calc, суммы в копейках; «-» — стандартный ввод. Вместо параметров выше',
      ],
    },
    roubles: 'руб.',
    salary: {
      not_a_number: '--salary: нужна сумма в рублях, например 150000, 150000.50 или "150 000,50"',
      too_many_decimals:
        '--salary: не больше двух знаков после запятой, например 150000,50; тысячи пишутся слитно или через пробел: 150000 или "150 000"',
    },
    net: {
      not_a_number: '--net: нужна сумма в рублях, например 120000, 120000.50 или "120 000,50"',
      too_many_decimals:
        '--net: не больше двух знаков после запятой, например 120000,50; тысячи пишутся слитно или через пробел: 120000 или "120 000"',
    },
    district: {
      not_a_number: '--district: нужен коэффициент, например 1,15',
      too_many_decimals: '--district: не больше двух знаков после запятой, например 1,15',
    },
    northern: {
      not_a_number: '--northern: нужен целый процент, например 30',
      too_many_decimals: '--northern: нужен целый процент, без дробной части, например 30',
    },
    children: {
      not_a_number: '--children: нужно целое число, например 2',
      too_many_decimals: '--children: нужно целое число, например 2',
    },
    accident: {
      not_a_number: '--accident: нужен процент, например 0,2',
      too_many_decimals: '--accident: не больше двух знаков после запятой, например 0,2',
    },
    start: {
      impossible_date:
        '--start: нужен месяц ГГГГ-ММ или дата ГГГГ-ММ-ДД по календарю, например 2026-03',
    },
    wrongBonus:
      '--bonus: нужны месяц от 1 до 12 и сумма в рублях, например 3=50000 или "12=150 000,50"',
  },
}
