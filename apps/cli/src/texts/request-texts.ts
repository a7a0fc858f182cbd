import type { Language } from '@oklad/contract'

/** What can be wrong with the text of an option, before its range is looked at. */
export interface NumberTexts {
  readonly not_a_number: string
  readonly too_many_decimals: string
}

/** The options by which a request is asked. */
export type RequestOption =
  | 'salary'
  | 'net'
  | 'basis'
  | 'district'
  | 'statutoryDistrict'
  | 'northern'
  | 'bonus'
  | 'bonusesWithoutAllowances'
  | 'start'
  | 'firstMonth'
  | 'contract'
  | 'nonResident'
  | 'privilege'
  | 'children'
  | 'disabledChildren'
  | 'singleParent'
  | 'housing'
  | 'mortgageInterest'
  | 'socialExpenses'
  | 'childEducation'
  | 'earnedBefore'
  | 'allowancesBefore'
  | 'withheldBefore'
  | 'deductionBefore'
  | 'paidBy'
  | 'registrationDeduction'
  | 'tariff'
  | 'accident'
  | 'request'

/** What the options are about: a part of the help for each. */
export type OptionGroup =
  | 'pay'
  | 'person'
  | 'deductions'
  | 'before'
  | 'selfEmployed'
  | 'employer'
  | 'request'

/** The words of the options that every question about pay has. */
export interface RequestTexts {
  readonly groups: Readonly<Record<OptionGroup, string>>
  /** The flags of each option with what stands for its value, and what the option means. */
  readonly options: Readonly<Record<RequestOption, readonly [flags: string, description: string]>>
  readonly roubles: string
  /** Of an amount; an example has so many thousands. */
  readonly amount: (flag: string, thousands: string) => NumberTexts
  readonly coefficient: (flag: string) => NumberTexts
  readonly wholePercent: (flag: string) => NumberTexts
  readonly percent: (flag: string) => NumberTexts
  readonly count: (flag: string) => NumberTexts
  readonly start: { readonly impossible_date: string }
  readonly wrongBonus: string
}

export const requestTexts: Record<Language, RequestTexts> = {
  en: {
    groups: {
      pay: 'Pay:',
      person: 'Contract and status:',
      deductions: 'Deductions:',
      before: 'Earlier in the year, at the same employer:',
      selfEmployed: 'Self-employed:',
      employer: 'Employer:',
      request: 'In place of all the options above:',
    },
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
      statutoryDistrict: [
        '--statutory-district <coefficient>',
        'the district coefficient that the law sets, where the employer pays a higher one: the excess is base pay for tax',
      ],
      northern: [
        '--northern <percent>',
        'northern percentage allowance, a whole percentage 0 to 100; 0 unless given',
      ],
      bonus: [
        '--bonus <month=roubles>',
        'a bonus of a month, 1 to 12: --bonus 3=50000; may be given for several months',
      ],
      bonusesWithoutAllowances: [
        '--bonuses-without-allowances',
        'district coefficient and northern allowance do not accrue on the bonuses',
      ],
      start: [
        '--start <month>',
        'first month paid, YYYY-MM or YYYY-MM-DD; the calculation goes to December. January of the current year in Moscow unless given',
      ],
      firstMonth: [
        '--first-month <way>',
        'how that month is paid: full, whatever the day, or from the day of --start by working-days or calendar-days; full unless given',
      ],
      contract: [
        '--contract <contract>',
        'employment, civil or self-employed; employment unless given',
      ],
      nonResident: ['--non-resident', 'not a tax resident: 30 % of each month, no deductions'],
      privilege: [
        '--privilege',
        'pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1)',
      ],
      children: [
        '--children <count>',
        'children with a right to the standard deduction (Tax Code, article 218)',
      ],
      disabledChildren: ['--disabled-children <count>', 'the disabled ones among them'],
      singleParent: ['--single-parent', 'a single parent: the deduction for children is doubled'],
      housing: ['--housing <roubles>', 'spent on a home bought or built (Tax Code, article 220)'],
      mortgageInterest: ['--mortgage-interest <roubles>', 'interest paid on its mortgage'],
      socialExpenses: [
        '--social-expenses <roubles>',
        'own treatment, education, sport and the like (Tax Code, article 219)',
      ],
      childEducation: ['--child-education <roubles>', 'education of children'],
      earnedBefore: [
        '--earned-before <roubles>',
        'base pay of the year before the month of --start, all together',
      ],
      allowancesBefore: [
        '--allowances-before <roubles>',
        'district coefficient and northern allowance of those months; 0 unless given',
      ],
      withheldBefore: ['--withheld-before <roubles>', 'income tax withheld in those months'],
      deductionBefore: [
        '--deduction-before <roubles>',
        'deductions for children granted in those months; 0 unless given',
      ],
      paidBy: ['--paid-by <payer>', 'individuals (4 %) or firms (6 %); firms unless given'],
      registrationDeduction: [
        '--registration-deduction',
        'the registration deduction of 10,000 roubles is not used yet',
      ],
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
        'the whole request from a JSON file, with the fields of the service and amounts in kopecks; - is the standard input. Other employers of the year are told in this way only',
      ],
    },
    roubles: 'roubles',
    amount: (flag, thousands) => ({
      not_a_number: `${flag} must be an amount in roubles, such as ${thousands}000, ${thousands}000.50 or "${thousands} 000,50"`,
      too_many_decimals: `${flag} must have at most two decimals, such as ${thousands}000.50; thousands are written together or parted by spaces: ${thousands}000 or "${thousands} 000"`,
    }),
    coefficient: (flag) => ({
      not_a_number: `${flag} must be a coefficient, such as 1.15`,
      too_many_decimals: `${flag} must have at most two decimals, such as 1.15`,
    }),
    wholePercent: (flag) => ({
      not_a_number: `${flag} must be a whole percentage, such as 30`,
      too_many_decimals: `${flag} must be a whole percentage without decimals, such as 30`,
    }),
    percent: (flag) => ({
      not_a_number: `${flag} must be a percentage, such as 0.2`,
      too_many_decimals: `${flag} must have at most two decimals, such as 0.2`,
    }),
    count: (flag) => ({
      not_a_number: `${flag} must be a whole number, such as 2`,
      too_many_decimals: `${flag} must be a whole number, such as 2`,
    }),
    start: {
      impossible_date:
        '--start must be a month YYYY-MM or a date YYYY-MM-DD of the calendar, such as 2026-03',
    },
    wrongBonus:
      '--bonus must be a month from 1 to 12 and an amount in roubles, such as 3=50000 or "12=150 000,50"',
  },
  ru: {
    groups: {
      pay: 'Оплата:',
      person: 'Договор и статус:',
      deductions: 'Вычеты:',
      before: 'С начала года у этого же работодателя:',
      selfEmployed: 'Самозанятость:',
      employer: 'Работодатель:',
      request: 'Вместо всех параметров выше:',
    },
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
      statutoryDistrict: [
        '--statutory-district <коэффициент>',
        'районный коэффициент по закону, если работодатель платит больше: превышение облагается как оклад',
      ],
      northern: [
        '--northern <процент>',
        'северная процентная надбавка, целое число от 0 до 100; по умолчанию 0',
      ],
      bonus: [
        '--bonus <месяц=рубли>',
        'премия в месяце от 1 до 12: --bonus 3=50000; можно указать для нескольких месяцев',
      ],
      bonusesWithoutAllowances: [
        '--bonuses-without-allowances',
        'районный коэффициент и северная надбавка на премии не начисляются',
      ],
      start: [
        '--start <месяц>',
        'первый месяц расчёта, ГГГГ-ММ или ГГГГ-ММ-ДД; считается до декабря. По умолчанию январь текущего года по Москве',
      ],
      firstMonth: [
        '--first-month <способ>',
        'как оплачен этот месяц: full — полностью, каким бы ни был день; working-days и calendar-days — со дня из --start, по рабочим или календарным дням. По умолчанию full',
      ],
      contract: [
        '--contract <договор>',
        'employment — трудовой, civil — ГПХ, self-employed — самозанятый; по умолчанию employment',
      ],
      nonResident: ['--non-resident', 'не налоговый резидент: 30 % с каждого месяца, без вычетов'],
      privilege: ['--privilege', 'доход участника СВО (п. 6.1 ст. 210 НК РФ)'],
      children: ['--children <число>', 'дети, на которых есть право на вычет (ст. 218 НК РФ)'],
      disabledChildren: ['--disabled-children <число>', 'сколько из них с инвалидностью'],
      singleParent: ['--single-parent', 'единственный родитель: вычет на детей удваивается'],
      housing: ['--housing <рубли>', 'расходы на покупку или строительство жилья (ст. 220 НК РФ)'],
      mortgageInterest: ['--mortgage-interest <рубли>', 'уплаченные проценты по ипотеке'],
      socialExpenses: [
        '--social-expenses <рубли>',
        'своё лечение, обучение, спорт и подобное (ст. 219 НК РФ)',
      ],
      childEducation: ['--child-education <рубли>', 'обучение детей'],
      earnedBefore: ['--earned-before <рубли>', 'оклад с начала года до месяца из --start, всего'],
      allowancesBefore: [
        '--allowances-before <рубли>',
        'районный коэффициент и северная надбавка за эти месяцы; по умолчанию 0',
      ],
      withheldBefore: ['--withheld-before <рубли>', 'НДФЛ, удержанный за эти месяцы'],
      deductionBefore: [
        '--deduction-before <рубли>',
        'вычеты на детей, предоставленные за эти месяцы; по умолчанию 0',
      ],
      paidBy: [
        '--paid-by <кто>',
        'кто платит: individuals — физические лица (4 %), firms — организации и ИП (6 %); по умолчанию firms',
      ],
      registrationDeduction: [
        '--registration-deduction',
        'вычет 10 000 рублей при регистрации ещё не использован',
      ],
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
        'весь запрос из файла JSON, с полями сервиса и суммами в копейках; «-» — стандартный ввод. Других работодателей года можно указать только так',
      ],
    },
    roubles: 'руб.',
    amount: (flag, thousands) => ({
      not_a_number: `${flag}: нужна сумма в рублях, например ${thousands}000, ${thousands}000.50 или "${thousands} 000,50"`,
      too_many_decimals: `${flag}: не больше двух знаков после запятой, например ${thousands}000,50; тысячи пишутся слитно или через пробел: ${thousands}000 или "${thousands} 000"`,
    }),
    coefficient: (flag) => ({
      not_a_number: `${flag}: нужен коэффициент, например 1,15`,
      too_many_decimals: `${flag}: не больше двух знаков после запятой, например 1,15`,
    }),
    wholePercent: (flag) => ({
      not_a_number: `${flag}: нужен целый процент, например 30`,
      too_many_decimals: `${flag}: нужен целый процент, без дробной части, например 30`,
    }),
    percent: (flag) => ({
      not_a_number: `${flag}: нужен процент, например 0,2`,
      too_many_decimals: `${flag}: не больше двух знаков после запятой, например 0,2`,
    }),
    count: (flag) => ({
      not_a_number: `${flag}: нужно целое число, например 2`,
      too_many_decimals: `${flag}: нужно целое число, например 2`,
    }),
    start: {
      impossible_date:
        '--start: нужен месяц ГГГГ-ММ или дата ГГГГ-ММ-ДД по календарю, например 2026-03',
    },
    wrongBonus:
      '--bonus: нужны месяц от 1 до 12 и сумма в рублях, например 3=50000 или "12=150 000,50"',
  },
}
