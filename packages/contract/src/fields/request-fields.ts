import { everyStartYear, LARGEST_SALARY, startYears } from '../limits.ts'
import { money, object, optional } from '../schema/build.ts'
import type { Choice, NotFor, RequestField } from './field.ts'

const between = (minimum: number, maximum: number, example: number) =>
  ({ type: 'integer', minimum, maximum, examples: [example] }) as const

const expense = (example: number) => between(0, LARGEST_SALARY, example)

const sumOfYear = (description: string) =>
  ({ ...money(description), maximum: LARGEST_SALARY * 12 }) as const

const employerIncome = {
  base_gross_income: sumOfYear('Base pay of the year.'),
  north_gross_income: sumOfYear('District coefficient and northern allowance of the year.'),
  tax_withheld: sumOfYear('Tax withheld in the year.'),
}

const employerIncomeTerms = {
  base_gross_income: 'baseIncome',
  north_gross_income: 'allowancesIncome',
  tax_withheld: 'taxWithheld',
} as const

const yesOrNo = (byDefault: boolean) =>
  ({ type: 'boolean', default: byDefault, examples: [byDefault] }) as const

/** The parts of a field whose values are the keys of `choices`. */
const choice = <const Choices extends Readonly<Record<string, Choice>>>(
  byDefault: keyof Choices & string,
  choices: Choices,
) => {
  // Typed as a tuple of one union: the library derives no type from a list of unknown length.
  const values = Object.keys(choices) as unknown as readonly [keyof Choices & string]
  const schema = {
    type: 'string',
    enum: values,
    default: byDefault,
    examples: [byDefault],
  } as const
  return { schema, choices, unit: 'choice' } as const
}

const date = (example: string) =>
  ({
    type: 'string',
    format: 'date',
    pattern: `^(${everyStartYear.join('|')})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$`,
    examples: [example],
  }) as const

/** Twelve values, January first. */
const monthly = (minimum: number, maximum: number, example: readonly number[]) =>
  ({
    type: 'array',
    items: { type: 'integer', minimum, maximum },
    minItems: 12,
    maxItems: 12,
    examples: [example],
  }) as const

/** An example of a series: a value to April, and another one from May on. */
const changedInMay = (before: number, after: number) => [
  ...Array<number>(4).fill(before),
  ...Array<number>(8).fill(after),
]

/** The values of `first_month` and `last_month`. */
const waysToPayMonth = {
  term: { full: 'full', working_days: 'workingDays', calendar_days: 'calendarDays' },
  needsFigure: { working_days: 'production_calendar' },
  choices: {
    full: { en: 'in full', ru: 'полностью' },
    working_days: { en: 'by working days', ru: 'по рабочим дням' },
    calendar_days: { en: 'by calendar days', ru: 'по календарным дням' },
  },
} as const

const roubles = { en: '<roubles>', ru: '<рубли>' } as const
const number = { en: '<count>', ru: '<число>' } as const
const coefficient = { en: '<coefficient>', ru: '<коэффициент>' } as const
const twelve = { en: '<list>', ru: '<список>' } as const
const percent = { en: '<percent>', ru: '<процент>' } as const

const employmentOnly = { contracts: ['GPH', 'SELF_EMPLOYED'] } as const satisfies NotFor
const notForSelfEmployed = { contracts: ['SELF_EMPLOYED'] } as const satisfies NotFor
const noDeductions = {
  contracts: ['SELF_EMPLOYED'],
  nonResidents: true,
} as const satisfies NotFor
const selfEmployedOnly = { contracts: ['TD', 'GPH'] } as const satisfies NotFor

/**
 * The one table of request fields, in the order of the wire: the fields of the specification, then
 * the extensions. Schemas, types, the mapping to the engine's terms, rules between fields, the
 * form of the page and the options of the command line are derived from it.
 */
export const requestFields = {
  gross_salary: {
    specifiedFor: 'public',
    schema: between(0, LARGEST_SALARY, 15_000_000),
    description:
      'Monthly gross salary (base pay, before allowances and tax), whole kopecks: 150,000 roubles are 15000000.',
    term: { term: 'grossSalary' },
    label: { en: 'Salary', ru: 'Оклад' },
    headers: ['Monthly salary', 'Gross salary', 'Зарплата', 'Оклад в месяц'],
    group: 'pay',
    unit: 'roubles',
    option: {
      flag: '--salary',
      argument: roubles,
      en: 'monthly base pay (оклад) before allowances and tax, in roubles with up to two decimals: 150000, 150000.50, "150 000,50"',
      ru: 'оклад за месяц до надбавок и налога, в рублях, не больше двух знаков после запятой: 150000, 150000.50, "150 000,50"',
      group: 'pay',
      thousands: '150',
    },
  },
  territorial_multiplier: {
    specifiedFor: 'public',
    schema: { ...between(100, 200, 115), default: 100 },
    description: 'District coefficient (районный коэффициент) × 100: 115 is 1.15, 100 is none.',
    term: { term: 'districtCoefficient' },
    notFor: employmentOnly,
    label: { en: 'District coefficient', ru: 'Районный коэффициент' },
    headers: ['РК'],
    hint: { en: '1 to 2', ru: 'от 1 до 2' },
    group: 'place',
    unit: 'hundredths',
    option: {
      flag: '--district',
      argument: coefficient,
      en: 'district coefficient, 1 to 2 with up to two decimals, such as 1.15; by default 1 (none)',
      ru: 'районный коэффициент от 1 до 2, не больше двух знаков после запятой, например 1,15; по умолчанию 1 — без коэффициента',
      group: 'pay',
    },
  },
  northern_coefficient: {
    specifiedFor: 'public',
    schema: { ...between(100, 200, 130), default: 100 },
    description:
      'Northern percentage allowance (процентная надбавка) + 100: 150 is an allowance of 50 %, 100 is none.',
    term: { term: 'northernAllowance', minus: 100 },
    notFor: employmentOnly,
    label: { en: 'Northern allowance, %', ru: 'Северная надбавка, %' },
    headers: ['Процентная надбавка'],
    hint: { en: '0 to 100', ru: 'от 0 до 100' },
    group: 'place',
    unit: 'percentAbove100',
    option: {
      flag: '--northern',
      argument: percent,
      en: 'northern percentage allowance, a whole percentage 0 to 100; by default 0',
      ru: 'северная процентная надбавка, целое число от 0 до 100; по умолчанию 0',
      group: 'pay',
    },
  },
  start_date: {
    specifiedFor: 'private',
    schema: date('2026-01-01'),
    description: `First month of the calculation as a date YYYY-MM-DD, in ${startYears.minimum} to ${startYears.maximum}; the month is a full one whatever the day, unless first_month says otherwise. January of the current year when omitted.`,
    term: { month: 'firstMonth', day: 'firstDay' },
    label: { en: 'First month', ru: 'Первый месяц' },
    group: 'time',
    unit: 'date',
    option: {
      flag: '--start',
      argument: { en: '<month>', ru: '<месяц>' },
      en: 'first month paid, YYYY-MM or YYYY-MM-DD; the calculation goes to December or to --end. By default January of the current year in Moscow',
      ru: 'первый месяц расчёта, ГГГГ-ММ или ГГГГ-ММ-ДД; считается до декабря или до --end. По умолчанию январь текущего года по Москве',
      group: 'pay',
    },
  },
  has_tax_privilege: {
    specifiedFor: 'private',
    schema: yesOrNo(false),
    description:
      'Pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1): 13 % to 5 million roubles a year, 15 % above. Not a privilege of every law-enforcement employee. No effect before 2025.',
    term: { term: 'hasTaxPrivilege' },
    notFor: employmentOnly,
    label: {
      en: 'Pay of a participant of the special military operation',
      ru: 'Доход участника СВО',
    },
    hint: {
      en: 'Tax Code, article 210, paragraph 6.1: 13 % to 5 million ₽ a year, 15 % above. Not a privilege of every law-enforcement employee.',
      ru: 'Выплаты участникам специальной военной операции (п. 6.1 ст. 210 НК РФ): 13 % до 5 млн ₽ в год, 15 % сверх. Это не льгота всех сотрудников силовых ведомств.',
    },
    group: 'contract',
    unit: 'flag',
    option: {
      flag: '--privilege',
      en: 'pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1)',
      ru: 'доход участника СВО (п. 6.1 ст. 210 НК РФ)',
      group: 'person',
    },
  },
  is_not_resident: {
    schema: yesOrNo(false),
    description:
      'A non-resident: no deductions, and 30 % of each month (Tax Code, article 224, paragraph 3) unless non_resident_category says otherwise.',
    term: { term: 'isNonResident' },
    notFor: notForSelfEmployed,
    label: { en: 'Not a tax resident', ru: 'Не налоговый резидент' },
    hint: { en: '30 % of each month, no deductions', ru: '30 % с каждого месяца, без вычетов' },
    group: 'contract',
    unit: 'flag',
    option: {
      flag: '--non-resident',
      en: 'not a tax resident: 30 % of each month, no deductions',
      ru: 'не налоговый резидент: 30 % с каждого месяца, без вычетов',
      group: 'person',
    },
  },
  non_resident_category: {
    ...choice('ordinary', {
      ordinary: { en: 'Ordinary, 30 %', ru: 'Обычный, 30 %' },
      eaeu_citizen: { en: 'Citizen of the EAEU', ru: 'Гражданин ЕАЭС' },
      remote_employee: { en: 'Remote employee', ru: 'Дистанционный работник' },
      highly_qualified_specialist: {
        en: 'Highly qualified specialist',
        ru: 'Высококвалифицированный специалист',
      },
      refugee: { en: 'Refugee', ru: 'Беженец' },
      compatriot: { en: 'Resettled compatriot', ru: 'Переселившийся соотечественник' },
      patent_holder: { en: 'Foreigner with a patent', ru: 'Иностранец с патентом' },
      ship_crew: { en: 'Crew of a Russian ship', ru: 'Член экипажа российского судна' },
    }),
    description:
      'A category of non-residents whose work has the rates of residents (Tax Code, article 224, paragraphs 3 and 3.1; Treaty on the Eurasian Economic Union, article 73): cumulative, without deductions. remote_employee from 2024.',
    term: {
      term: 'nonResidentCategory',
      values: {
        ordinary: 'ordinary',
        eaeu_citizen: 'eaeuCitizen',
        remote_employee: 'remoteEmployee',
        highly_qualified_specialist: 'listed',
        refugee: 'listed',
        compatriot: 'listed',
        patent_holder: 'listed',
        ship_crew: 'listed',
      },
    },
    needsFigure: { remote_employee: 'remote_employee_scale' },
    notFor: { ...notForSelfEmployed, residents: true },
    label: { en: 'Category of non-residents', ru: 'Категория нерезидента' },
    hint: {
      en: 'Some pay the rates of residents, without deductions',
      ru: 'У некоторых ставки как у резидентов, но без вычетов',
    },
    group: 'contract',
    option: {
      flag: '--non-resident-category',
      argument: { en: '<category>', ru: '<категория>' },
      en: 'with --non-resident: eaeu-citizen, remote-employee, highly-qualified-specialist, refugee, compatriot, patent-holder or ship-crew have the rates of residents; by default ordinary, 30 %',
      ru: 'вместе с --non-resident: eaeu-citizen — гражданин ЕАЭС, remote-employee — дистанционный работник, highly-qualified-specialist — ВКС, refugee — беженец, compatriot — соотечественник, patent-holder — с патентом, ship-crew — экипаж судна: ставки резидентов; по умолчанию ordinary, 30 %',
      group: 'person',
    },
  },
  employment_type: {
    ...choice('TD', {
      TD: { en: 'Employment', ru: 'Трудовой', word: 'employment' },
      GPH: { en: 'Civil contract', ru: 'ГПХ', word: 'civil' },
      SELF_EMPLOYED: { en: 'Self-employment', ru: 'Самозанятость' },
    }),
    description:
      'TD: employment contract; GPH: civil contract; SELF_EMPLOYED: tax on professional income.',
    term: {
      term: 'contractType',
      values: { TD: 'employment', GPH: 'civilContract', SELF_EMPLOYED: 'selfEmployment' },
    },
    needsFigure: { SELF_EMPLOYED: 'self_employment' },
    label: { en: 'Contract', ru: 'Договор' },
    headers: ['Contract type', 'Вид договора', 'Тип договора'],
    group: 'contract',
    option: {
      flag: '--contract',
      argument: { en: '<contract>', ru: '<договор>' },
      en: 'employment, civil or self-employed; by default employment',
      ru: 'employment — трудовой, civil — ГПХ, self-employed — самозанятый; по умолчанию employment',
      group: 'person',
    },
  },
  monthly_bonuses: {
    schema: monthly(0, LARGEST_SALARY, [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 15_000_000]),
    description: 'The bonus of each calendar month, January first. Kopecks.',
    term: { term: 'monthlyBonuses' },
    label: { en: 'Bonuses', ru: 'Премии' },
    group: 'bonuses',
    unit: 'monthlyRoubles',
    option: {
      flag: '--bonus',
      argument: { en: '<month=roubles>', ru: '<месяц=рубли>' },
      en: 'a bonus in a month from 1 to 12: --bonus 3=50000; may be given several times',
      ru: 'премия в месяце от 1 до 12: --bonus 3=50000; можно указать для нескольких месяцев',
      group: 'pay',
      repeatable: true,
    },
  },
  bonuses_attract_allowances: {
    schema: yesOrNo(true),
    description:
      'Whether district coefficient and northern allowance accrue on bonuses: true for bonuses of the pay system, false for one-off bonuses outside it.',
    term: { term: 'bonusesAttractAllowances' },
    label: {
      en: 'Coefficient and allowance accrue on the bonuses',
      ru: 'На премии начисляются коэффициент и надбавка',
    },
    hint: {
      en: 'Yes for bonuses of the pay system, no for one-off bonuses outside it',
      ru: 'Да для премий из системы оплаты труда, нет для разовых вне её',
    },
    group: 'bonuses',
    unit: 'flag',
    option: {
      flag: '--bonuses-without-allowances',
      en: 'district coefficient and northern allowance do not accrue on the bonuses',
      ru: 'районный коэффициент и северная надбавка на премии не начисляются',
      group: 'pay',
      sets: false,
    },
  },
  statutory_territorial_multiplier: {
    schema: between(100, 200, 110),
    description:
      'The district coefficient × 100 that the law sets, where the employer pays a higher one: the excess is base pay for tax.',
    term: { term: 'statutoryDistrictCoefficient' },
    notFor: { ...employmentOnly, neutral: 100 },
    atMost: 'territorial_multiplier',
    label: { en: 'District coefficient by law', ru: 'Районный коэффициент по закону' },
    hint: {
      en: 'where the employer pays a higher one: the excess is taxed as salary',
      ru: 'если работодатель платит больше: превышение облагается как оклад',
    },
    group: 'place',
    unit: 'hundredths',
    option: {
      flag: '--statutory-district',
      argument: coefficient,
      en: 'the district coefficient that the law sets, where the employer pays a higher one: the excess is base pay for tax',
      ru: 'районный коэффициент по закону, если работодатель платит больше: превышение облагается как оклад',
      group: 'pay',
    },
  },
  children_count: {
    schema: between(0, 30, 2),
    description: 'Children with a right to the standard deduction (Tax Code, article 218).',
    term: { term: 'children' },
    idleFor: noDeductions,
    label: { en: 'Children with a right to the deduction', ru: 'Дети с правом на вычет' },
    headers: ['Children', 'Number of children', 'Дети', 'Детей', 'Количество детей', 'Число детей'],
    hint: { en: 'Tax Code, article 218', ru: 'ст. 218 НК РФ' },
    group: 'family',
    unit: 'count',
    option: {
      flag: '--children',
      argument: number,
      en: 'children with a right to the standard deduction (Tax Code, article 218)',
      ru: 'дети, на которых есть право на вычет (ст. 218 НК РФ)',
      group: 'deductions',
    },
  },
  disabled_children_count: {
    schema: between(0, 30, 0),
    description: 'The disabled ones among the children.',
    term: { term: 'disabledChildren' },
    idleFor: noDeductions,
    atMost: 'children_count',
    label: { en: 'the disabled ones among them', ru: 'из них с инвалидностью' },
    group: 'family',
    unit: 'count',
    option: {
      flag: '--disabled-children',
      argument: number,
      en: 'how many of them are disabled',
      ru: 'сколько из них с инвалидностью',
      group: 'deductions',
    },
  },
  elder_children_count: {
    schema: between(0, 30, 1),
    description:
      'Elder children without a right to the deduction, such as adults: they count in the order, so that a third child has the deduction of a third one.',
    term: { term: 'elderChildren' },
    idleFor: noDeductions,
    label: { en: 'Elder children without a right to it', ru: 'Старшие дети без права на вычет' },
    hint: {
      en: 'such as adults: they count in the order of children',
      ru: 'например взрослые: они учитываются в очерёдности детей',
    },
    group: 'family',
    unit: 'count',
    option: {
      flag: '--elder-children',
      argument: number,
      en: 'elder children without a right to the deduction, such as adults: they count in the order',
      ru: 'старшие дети без права на вычет, например взрослые: они учитываются в очерёдности',
      group: 'deductions',
    },
  },
  single_parent: {
    schema: yesOrNo(false),
    description: 'A single parent: the deduction is doubled.',
    term: { term: 'isSingleParent' },
    idleFor: noDeductions,
    label: { en: 'Single parent', ru: 'Единственный родитель' },
    hint: { en: 'the deduction is doubled', ru: 'вычет удваивается' },
    group: 'family',
    unit: 'flag',
    option: {
      flag: '--single-parent',
      en: 'a single parent: the deduction for children is doubled',
      ru: 'единственный родитель: вычет на детей удваивается',
      group: 'deductions',
    },
  },
  has_family_payment: {
    schema: yesOrNo(false),
    description:
      'Whether the family qualifies for the yearly family payment (179-ФЗ, tax of 2025 on): two or more children, income per head up to 1.5 subsistence minimums, property within its bounds. The answer then has family_payment, the tax above 6 %.',
    term: { term: 'hasFamilyPayment' },
    needsFigure: { '*': 'family_payment_rate' },
    idleFor: noDeductions,
    label: {
      en: 'The family qualifies for the family payment',
      ru: 'Есть право на семейную выплату',
    },
    hint: {
      en: '179-ФЗ: two or more children, income per head up to 1.5 subsistence minimums; tax above 6 % comes back',
      ru: '179-ФЗ: двое и более детей, доход на человека до 1,5 прожиточного минимума; вернут НДФЛ сверх 6 %',
    },
    group: 'family',
    unit: 'flag',
    option: {
      flag: '--family-payment',
      en: 'the family qualifies for the yearly family payment (179-ФЗ), which returns the tax above 6 %, from 2025',
      ru: 'семья имеет право на ежегодную семейную выплату (179-ФЗ): вернут НДФЛ сверх 6 %, с 2025 года',
      group: 'deductions',
    },
  },
  own_deduction: {
    ...choice('none', {
      none: { en: 'None', ru: 'Нет' },
      item_1: { en: '3,000 ₽ a month', ru: '3 000 ₽ в месяц', word: '3000' },
      item_2: { en: '500 ₽ a month', ru: '500 ₽ в месяц', word: '500' },
    }),
    description:
      'The own standard deduction, by item of article 218, paragraph 1: item_1 is 3,000 roubles a month (such as victims of the Chernobyl disaster and persons disabled in war), item_2 is 500 (such as heroes, persons disabled since childhood and of groups I and II). No income limit; the larger one of two.',
    term: { term: 'ownDeduction', values: { none: 'none', item_1: 'item1', item_2: 'item2' } },
    idleFor: noDeductions,
    label: { en: 'Own standard deduction', ru: 'Стандартный вычет на себя' },
    hint: {
      en: '500 ₽: heroes, disabled since childhood, groups I and II; 3,000 ₽: Chernobyl, disabled in war',
      ru: '500 ₽: герои, инвалиды с детства, I и II групп; 3 000 ₽: чернобыльцы, инвалиды войны',
    },
    group: 'deductions',
    option: {
      flag: '--own-deduction',
      argument: { en: '<roubles>', ru: '<рубли>' },
      en: 'own standard deduction (Tax Code, article 218), roubles a month: 500, such as heroes, persons disabled since childhood and of groups I and II; 3000, such as victims of the Chernobyl disaster and persons disabled in war; the larger one of two',
      ru: 'стандартный вычет на себя (ст. 218 НК РФ), рублей в месяц: 500 — например герои, инвалиды с детства, I и II групп; 3000 — например чернобыльцы, инвалиды войны; если есть право на оба, больший',
      group: 'deductions',
    },
  },
  housing_expense: {
    schema: expense(200_000_000),
    description: 'Bought or built a home (Tax Code, article 220). Kopecks.',
    term: { term: 'housingExpense' },
    idleFor: noDeductions,
    label: { en: 'Home bought or built', ru: 'Покупка или строительство жилья' },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--housing',
      argument: roubles,
      en: 'spent on a home bought or built (Tax Code, article 220)',
      ru: 'расходы на покупку или строительство жилья (ст. 220 НК РФ)',
      group: 'deductions',
      thousands: '900',
    },
  },
  mortgage_expense: {
    schema: expense(30_000_000),
    description: 'Interest paid on its mortgage. Kopecks.',
    term: { term: 'mortgageInterest' },
    idleFor: noDeductions,
    label: { en: 'Mortgage interest', ru: 'Проценты по ипотеке' },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--mortgage-interest',
      argument: roubles,
      en: 'interest paid on the mortgage of that home',
      ru: 'уплаченные проценты по ипотеке',
      group: 'deductions',
      thousands: '300',
    },
  },
  social_expense: {
    schema: expense(5_000_000),
    description: 'Own treatment, education, sport and the like (article 219). Kopecks.',
    term: { term: 'socialExpense' },
    idleFor: noDeductions,
    label: { en: 'Own treatment, education, sport', ru: 'Своё лечение, учёба, спорт' },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--social-expenses',
      argument: roubles,
      en: 'own treatment, education, sport and the like (Tax Code, article 219)',
      ru: 'своё лечение, обучение, спорт и подобное (ст. 219 НК РФ)',
      group: 'deductions',
      thousands: '50',
    },
  },
  child_edu_expense: {
    schema: expense(11_000_000),
    description: 'Education of children. Kopecks.',
    term: { term: 'childEducationExpense' },
    idleFor: noDeductions,
    label: { en: 'Education of children', ru: 'Обучение детей' },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--child-education',
      argument: roubles,
      en: 'education of children',
      ru: 'обучение детей',
      group: 'deductions',
      thousands: '110',
    },
  },
  treatment_expense: {
    schema: expense(40_000_000),
    description: 'Own expensive treatment, which has no limit (article 219). Kopecks.',
    term: { term: 'expensiveTreatment' },
    idleFor: noDeductions,
    label: { en: 'Expensive treatment', ru: 'Дорогостоящее лечение' },
    hint: { en: 'no limit: code 2 of the certificate', ru: 'без предела: код 2 в справке' },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--expensive-treatment',
      argument: roubles,
      en: 'own expensive treatment, which has no limit (Tax Code, article 219)',
      ru: 'дорогостоящее лечение, вычет на которое не ограничен (ст. 219 НК РФ)',
      group: 'deductions',
      thousands: '400',
    },
  },
  savings_expense: {
    schema: expense(40_000_000),
    description:
      'Long-term savings: contributions to a long-term savings programme (ПДС) and an individual investment account of the third type (article 219.2), from 2024. Kopecks.',
    term: { term: 'longTermSavings' },
    needsFigure: { '*': 'savings_limit' },
    idleFor: noDeductions,
    label: { en: 'Long-term savings', ru: 'Долгосрочные сбережения' },
    hint: {
      en: 'ПДС, ИИС-3: 400,000 ₽ a year at most',
      ru: 'ПДС, ИИС-3: не больше 400 000 ₽ в год',
    },
    group: 'deductions',
    unit: 'roubles',
    option: {
      flag: '--savings',
      argument: roubles,
      en: 'contributions to long-term savings, ПДС and ИИС-3 (Tax Code, article 219.2), from 2024',
      ru: 'взносы на долгосрочные сбережения, ПДС и ИИС-3 (ст. 219.2 НК РФ), с 2024 года',
      group: 'deductions',
      thousands: '400',
    },
  },
  has_gto_badge: {
    schema: yesOrNo(false),
    description:
      'Whether the person has the GTO badge and the health check of the year (article 218), from 2025: a deduction of 18,000 roubles.',
    term: { term: 'hasGtoBadge' },
    needsFigure: { '*': 'gto_deduction' },
    idleFor: noDeductions,
    label: {
      en: 'GTO badge and health check of the year',
      ru: 'Значок ГТО и диспансеризация в этом году',
    },
    group: 'deductions',
    unit: 'flag',
    option: {
      flag: '--gto-badge',
      en: 'the GTO badge and the health check of the year (Tax Code, article 218), from 2025',
      ru: 'значок ГТО и диспансеризация в этом году (ст. 218 НК РФ), с 2025 года',
      group: 'deductions',
    },
  },
  npd_income_source: {
    ...choice('LEGAL_ENTITY', {
      LEGAL_ENTITY: { en: 'A firm, 6 %', ru: 'Организация или ИП, 6 %', word: 'firms' },
      INDIVIDUAL: { en: 'Individuals, 4 %', ru: 'Физические лица, 4 %', word: 'individuals' },
    }),
    description: 'Who pays the self-employed: 4 % from individuals, 6 % from firms.',
    term: { term: 'incomePayer', values: { LEGAL_ENTITY: 'firms', INDIVIDUAL: 'individuals' } },
    notFor: selfEmployedOnly,
    label: { en: 'Who pays', ru: 'Кто платит' },
    group: 'contract',
    option: {
      flag: '--paid-by',
      argument: { en: '<payer>', ru: '<кто>' },
      en: 'individuals (4 %) or firms (6 %); by default firms',
      ru: 'кто платит: individuals — физические лица (4 %), firms — организации и ИП (6 %); по умолчанию firms',
      group: 'selfEmployed',
    },
  },
  has_registration_deduction: {
    schema: yesOrNo(false),
    description:
      'Whether the self-employed still has the registration deduction of 10,000 roubles.',
    term: { term: 'hasRegistrationDeduction' },
    notFor: selfEmployedOnly,
    label: {
      en: 'The deduction of 10,000 ₽ is not used yet',
      ru: 'Вычет 10 000 ₽ ещё не использован',
    },
    group: 'contract',
    unit: 'flag',
    option: {
      flag: '--registration-deduction',
      en: 'the registration deduction of 10,000 roubles is not used yet',
      ru: 'вычет 10 000 рублей при регистрации ещё не использован',
      group: 'selfEmployed',
    },
  },
  income_before: {
    schema: {
      ...object({
        ...employerIncome,
        deduction_granted: optional(
          sumOfYear('Standard deductions that were already granted in these months.'),
        ),
      }),
      examples: [
        {
          base_gross_income: 30_000_000,
          north_gross_income: 0,
          tax_withheld: 3_900_000,
          deduction_granted: 0,
        },
      ],
    },
    description:
      'Pay and tax at the same employer in the year before start_date: the cumulative sums start from them.',
    term: {
      term: 'incomeBefore',
      properties: { ...employerIncomeTerms, deduction_granted: 'deductionGranted' },
    },
    notFor: notForSelfEmployed,
    label: {
      en: 'At this employer before the first month',
      ru: 'У этого работодателя до первого месяца',
    },
    hint: {
      en: 'The cumulative tax starts from these amounts',
      ru: 'Налог считается нарастающим итогом вместе с этими суммами',
    },
    group: 'before',
    unit: 'incomes',
    options: {
      base_gross_income: {
        flag: '--earned-before',
        argument: roubles,
        en: 'base pay of the year before the month of --start, in total',
        ru: 'оклад с начала года до месяца из --start, всего',
        group: 'before',
        thousands: '300',
      },
      north_gross_income: {
        flag: '--allowances-before',
        argument: roubles,
        en: 'district coefficient and northern allowance of those months; by default 0',
        ru: 'районный коэффициент и северная надбавка за эти месяцы; по умолчанию 0',
        group: 'before',
        thousands: '90',
      },
      tax_withheld: {
        flag: '--withheld-before',
        argument: roubles,
        en: 'income tax withheld in those months',
        ru: 'НДФЛ, удержанный за эти месяцы',
        group: 'before',
        thousands: '39',
      },
      deduction_granted: {
        flag: '--deduction-before',
        argument: roubles,
        en: 'standard deductions granted in those months; by default 0',
        ru: 'стандартные вычеты, предоставленные за эти месяцы; по умолчанию 0',
        group: 'before',
        thousands: '8',
      },
    },
  },
  income_before_elsewhere: {
    schema: between(0, LARGEST_SALARY * 12, 40_000_000),
    description:
      'Income of the year at previous employers before start_date, base pay only from 2025: it counts towards the income limit of the deduction for children and not towards the tax withheld (Tax Code, article 218, paragraph 3). Kopecks.',
    term: { term: 'incomeBeforeElsewhere' },
    idleFor: noDeductions,
    isZeroMeant: true,
    label: {
      en: 'At previous employers before the first month',
      ru: 'У прежних работодателей до первого месяца',
    },
    hint: {
      en: 'Counts only towards the income limit of the deduction for children; 0 if there was none',
      ru: 'Учитывается только в предельном доходе для вычета на детей; 0, если не было',
    },
    group: 'before',
    unit: 'roubles',
    option: {
      flag: '--earned-elsewhere',
      argument: roubles,
      en: 'income of the year at previous employers before the month of --start: counts only towards the income limit of the deduction for children; 0 if there was none',
      ru: 'доход с начала года у прежних работодателей до месяца из --start: учитывается только в предельном доходе для вычета на детей; 0, если не было',
      group: 'before',
      thousands: '400',
    },
  },
  other_employers: {
    schema: {
      type: 'array',
      items: object({
        ...employerIncome,
        has_tax_privilege: optional({
          ...yesOrNo(false),
          description: 'Whether it is pay of a participant of the special military operation.',
        }),
      }),
      maxItems: 10,
      examples: [
        [{ base_gross_income: 250_000_000, north_gross_income: 0, tax_withheld: 32_700_000 }],
      ],
    },
    description: 'The pay of the year at other employers, for the settlement by the tax service.',
    term: {
      term: 'otherEmployers',
      properties: { ...employerIncomeTerms, has_tax_privilege: 'hasTaxPrivilege' },
    },
    notFor: { ...notForSelfEmployed, nonResidents: true },
    label: { en: 'At other employers in the year', ru: 'У других работодателей за год' },
    hint: {
      en: 'For the settlement with the tax service; tax withheld here stays the same',
      ru: 'Для сверки с налоговой: на удержание здесь не влияет',
    },
    group: 'before',
    unit: 'incomes',
  },
  contribution_tariff: {
    ...choice('general', {
      general: { en: 'General', ru: 'Общий' },
      it: { en: 'IT company', ru: 'IT-компания' },
      small_business: { en: 'Small and medium business', ru: 'Малый и средний бизнес' },
      small_business_manufacturing: {
        en: 'Manufacturing (small and medium)',
        ru: 'Обрабатывающее производство (МСП)',
      },
    }),
    description: 'The tariff of contributions (Tax Code, articles 425 and 427).',
    term: {
      term: 'contributionTariff',
      values: {
        general: 'general',
        it: 'it',
        small_business: 'smallBusiness',
        small_business_manufacturing: 'smallBusinessManufacturing',
      },
    },
    needsFigure: {
      it: 'it_tariff',
      small_business: 'small_business_tariff',
      small_business_manufacturing: 'manufacturing_tariff',
    },
    notFor: notForSelfEmployed,
    label: { en: 'Tariff of contributions', ru: 'Тариф страховых взносов' },
    group: 'employer',
    option: {
      flag: '--tariff',
      argument: { en: '<tariff>', ru: '<тариф>' },
      en: 'tariff of contributions: general, it, small-business or small-business-manufacturing; by default general',
      ru: 'тариф взносов: general — общий, it, small-business — МСП, small-business-manufacturing — МСП-производство; по умолчанию general',
      group: 'employer',
    },
  },
  accident_rate: {
    schema: between(8, 1_190, 20),
    description:
      'Insurance against accidents at work, hundredths of a percent: 20 is 0.2 %. The rate of the class of risk (0.2 to 8.5 %) with its discount or surcharge of up to 40 %; 60 % of it for the pay of disabled employees.',
    term: { term: 'accidentRate' },
    notFor: notForSelfEmployed,
    label: { en: 'Accident insurance, %', ru: 'Взносы на травматизм, %' },
    hint: {
      en: '0.2 to 8.5 by class of risk, with a discount or surcharge 0.08 to 11.9',
      ru: 'от 0,2 до 8,5 по классу риска, со скидкой или надбавкой от 0,08 до 11,9',
    },
    group: 'employer',
    unit: 'hundredthsOfPercent',
    option: {
      flag: '--accident',
      argument: percent,
      en: 'rate of insurance against accidents at work with its discount or surcharge, 0.08 to 11.9 percent; by default it is not computed',
      ru: 'тариф взносов на травматизм с учётом скидки или надбавки, от 0,08 до 11,9 процента; без него не считаются',
      group: 'employer',
    },
  },
  working_conditions: {
    ...choice('ordinary', {
      ordinary: { en: 'Ordinary', ru: 'Обычные' },
      class_3_1: { en: 'Harmful, 3.1: 2 %', ru: 'Вредные, 3.1: 2 %', word: '3.1' },
      class_3_2: { en: 'Harmful, 3.2: 4 %', ru: 'Вредные, 3.2: 4 %', word: '3.2' },
      class_3_3: { en: 'Harmful, 3.3: 6 %', ru: 'Вредные, 3.3: 6 %', word: '3.3' },
      class_3_4: { en: 'Harmful, 3.4: 7 %', ru: 'Вредные, 3.4: 7 %', word: '3.4' },
      class_4: { en: 'Dangerous, 4: 8 %', ru: 'Опасные, 4: 8 %', word: '4' },
      list_1: { en: 'List 1, not assessed: 9 %', ru: 'Список 1 без спецоценки: 9 %' },
      list_2: { en: 'List 2, not assessed: 6 %', ru: 'Список 2 без спецоценки: 6 %' },
    }),
    description:
      'The conditions of harmful or dangerous work, for the additional pension contributions on all pay (Tax Code, article 428): class_3_1 to class_3_4 and class_4 are those of a special assessment (2, 4, 6, 7 and 8 %); list_1 (9 %) and list_2 (6 %) are the work of article 30, part 1, item 1 and items 2 to 18 of law 400-ФЗ without one.',
    term: {
      term: 'workingConditions',
      values: {
        ordinary: 'ordinary',
        class_3_1: 'class31',
        class_3_2: 'class32',
        class_3_3: 'class33',
        class_3_4: 'class34',
        class_4: 'class4',
        list_1: 'list1',
        list_2: 'list2',
      },
    },
    notFor: notForSelfEmployed,
    label: { en: 'Working conditions', ru: 'Условия труда' },
    hint: {
      en: 'additional contributions for harmful work, Tax Code, article 428',
      ru: 'дополнительные взносы за вредную работу, ст. 428 НК РФ',
    },
    group: 'employer',
    option: {
      flag: '--working-conditions',
      argument: { en: '<class>', ru: '<класс>' },
      en: 'harmful or dangerous work, for the additional contributions: 3.1, 3.2, 3.3, 3.4 or 4 by assessment, list-1 or list-2 without one; by default ordinary',
      ru: 'вредные или опасные условия труда, для дополнительных взносов: 3.1, 3.2, 3.3, 3.4 или 4 по спецоценке, list-1 или list-2 без неё; по умолчанию ordinary',
      group: 'employer',
    },
  },
  is_company_head: {
    schema: yesOrNo(false),
    description:
      'The person is the sole executive body of a commercial company: from 2026 contributions are due on at least the minimum wage a month, whatever is paid (Tax Code, article 421, paragraph 1). No effect before 2026.',
    term: { term: 'isCompanyHead' },
    notFor: notForSelfEmployed,
    label: { en: 'Head of the company', ru: 'Руководитель компании' },
    hint: {
      en: 'from 2026 contributions on at least the minimum wage, Tax Code, article 421',
      ru: 'с 2026 года взносы не меньше чем с МРОТ, п. 1 ст. 421 НК РФ',
    },
    group: 'employer',
    unit: 'flag',
    option: {
      flag: '--company-head',
      en: 'the head of a company: from 2026 contributions are due on at least the minimum wage',
      ru: 'руководитель компании: с 2026 года взносы не меньше чем с МРОТ',
      group: 'employer',
    },
  },
  first_month: {
    ...choice('full', waysToPayMonth.choices),
    description:
      'How the month of start_date is paid: in full, or from its day by working days of the five-day week or by calendar days.',
    term: { term: 'firstMonthPaid', values: waysToPayMonth.term },
    needsFigure: waysToPayMonth.needsFigure,
    label: { en: 'The first month is paid', ru: 'Первый месяц оплачен' },
    group: 'time',
    option: {
      flag: '--first-month',
      argument: { en: '<way>', ru: '<способ>' },
      en: 'how the first month is paid: full (whatever the day), or from the day of --start by working-days or calendar-days; by default full',
      ru: 'как оплачен этот месяц: full — полностью, каким бы ни был день; working-days и calendar-days — со дня из --start, по рабочим или календарным дням. По умолчанию full',
      group: 'pay',
    },
  },
  end_date: {
    schema: date('2026-10-15'),
    description:
      'Last month of the calculation as a date YYYY-MM-DD, in the year of start_date and not in an earlier month; the month is a full one whatever the day, unless last_month says otherwise. December when omitted.',
    term: { month: 'lastMonth', day: 'lastDay' },
    label: { en: 'Last day paid', ru: 'Последний оплаченный день' },
    group: 'months',
    unit: 'date',
    option: {
      flag: '--end',
      argument: { en: '<month>', ru: '<месяц>' },
      endsMonth: true,
      en: 'last month paid, YYYY-MM or YYYY-MM-DD; by default December',
      ru: 'последний оплаченный месяц, ГГГГ-ММ или ГГГГ-ММ-ДД; по умолчанию декабрь',
      group: 'pay',
    },
  },
  last_month: {
    ...choice('full', waysToPayMonth.choices),
    description:
      'How the month of end_date is paid: in full, or to its day by working days of the five-day week or by calendar days. In the month of start_date first_month decides which days count.',
    term: { term: 'lastMonthPaid', values: waysToPayMonth.term },
    needsFigure: waysToPayMonth.needsFigure,
    label: { en: 'The last month is paid', ru: 'Последний месяц оплачен' },
    group: 'months',
    option: {
      flag: '--last-month',
      argument: { en: '<way>', ru: '<способ>' },
      en: 'how the month of --end is paid: full (whatever the day), or to the day of --end by working-days or calendar-days; by default full',
      ru: 'как оплачен месяц из --end: full — полностью, каким бы ни был день; working-days и calendar-days — по день из --end, по рабочим или календарным дням. По умолчанию full',
      group: 'pay',
    },
  },
  monthly_salaries: {
    schema: monthly(0, LARGEST_SALARY, changedInMay(15_000_000, 18_000_000)),
    description:
      'The salary of each calendar month, January first, in place of gross_salary. Kopecks. A month of 0 has no pay. Not in a gross-up, which finds the salary.',
    term: { term: 'monthlySalaries' },
    replaces: 'gross_salary',
    label: { en: 'Salary by month', ru: 'Оклад по месяцам' },
    group: 'months',
    unit: 'roubles',
    option: {
      flag: '--salaries',
      argument: twelve,
      en: 'the base pay of each month, twelve amounts from January on, 0 for a month without pay: 100000,100000,120000,…; in place of --salary',
      ru: 'оклад каждого месяца, двенадцать сумм с января, 0 — месяц без оплаты: 100000,100000,120000,…; вместо --salary',
      group: 'pay',
      thousands: '100',
    },
  },
  monthly_territorial_multipliers: {
    schema: monthly(100, 200, changedInMay(180, 100)),
    description:
      'The district coefficient × 100 of each calendar month, January first, in place of territorial_multiplier: for somebody who moves in the year.',
    term: { term: 'monthlyDistrictCoefficients' },
    replaces: 'territorial_multiplier',
    notFor: employmentOnly,
    label: { en: 'District coefficient by month', ru: 'Районный коэффициент по месяцам' },
    group: 'months',
    unit: 'hundredths',
    option: {
      flag: '--districts',
      argument: twelve,
      en: 'the district coefficient of each month, twelve from January on: 1.8,1.8,1,…; in place of --district',
      ru: 'районный коэффициент каждого месяца, двенадцать с января: 1.8,1.8,1,…; вместо --district',
      group: 'pay',
    },
  },
  monthly_northern_coefficients: {
    schema: monthly(100, 200, changedInMay(180, 100)),
    description:
      'The northern percentage allowance + 100 of each calendar month, January first, in place of northern_coefficient: for somebody who moves, or whose allowance rises with the years of work.',
    term: { term: 'monthlyNorthernAllowances', minus: 100 },
    replaces: 'northern_coefficient',
    notFor: employmentOnly,
    label: { en: 'Northern allowance by month, %', ru: 'Северная надбавка по месяцам, %' },
    group: 'months',
    unit: 'percentAbove100',
    option: {
      flag: '--northern-allowances',
      argument: twelve,
      en: 'the northern percentage allowance of each month, twelve from January on: 80,80,0,…; in place of --northern',
      ru: 'северная надбавка каждого месяца, двенадцать чисел с января: 80,80,0,…; вместо --northern',
      group: 'pay',
    },
  },
  monthly_statutory_territorial_multipliers: {
    schema: monthly(100, 200, changedInMay(150, 100)),
    description:
      'The district coefficient × 100 that the law sets in each calendar month, January first, in place of statutory_territorial_multiplier. One above the coefficient paid has no effect.',
    term: { term: 'monthlyStatutoryDistrictCoefficients' },
    replaces: 'statutory_territorial_multiplier',
    notFor: employmentOnly,
    label: {
      en: 'District coefficient by law, by month',
      ru: 'Районный коэффициент по закону, по месяцам',
    },
    group: 'months',
    unit: 'hundredths',
    option: {
      flag: '--statutory-districts',
      argument: twelve,
      en: 'the district coefficient of the law in each month, twelve from January on; in place of --statutory-district',
      ru: 'районный коэффициент по закону в каждом месяце, двенадцать с января; вместо --statutory-district',
      group: 'pay',
    },
  },
  warnings: {
    schema: yesOrNo(false),
    description:
      'Asks for warnings about the result, such as a higher rate from some month on, without any other extension. Every other extension brings them too.',
    label: { en: 'Warnings', ru: 'Предупреждения' },
    group: 'answer',
    unit: 'flag',
  },
  law_version: {
    schema: yesOrNo(false),
    description:
      'Asks for the version of the law in the answer: the newest date on which one of its figures was entered or checked.',
    label: { en: 'Version of the law', ru: 'Версия закона' },
    group: 'answer',
    unit: 'flag',
  },
} as const satisfies Readonly<Record<string, RequestField>>

/** The fields that a gross-up request has in place of `gross_salary`. */
export const grossUpFields = {
  target_net: {
    schema: between(100, 3 * LARGEST_SALARY, 15_000_000),
    description: 'The net pay wanted, kopecks a month.',
    label: { en: 'Net pay', ru: 'На руки' },
    group: 'pay',
    unit: 'roubles',
    option: {
      flag: '--net',
      argument: roubles,
      en: 'net pay wanted for a month, in roubles with up to two decimals: 120000, "120 000,50"',
      ru: 'сколько нужно на руки в месяц, в рублях, не больше двух знаков после запятой: 120000, "120 000,50"',
      group: 'pay',
      thousands: '120',
    },
  },
  basis: {
    ...choice('annual', {
      annual: { en: 'on average over the year', ru: 'в среднем за год' },
      first_month: { en: 'in the first month', ru: 'в первом месяце' },
      every_month: { en: 'in every month', ru: 'в каждом месяце' },
    }),
    description:
      'annual: one salary whose annual net pay is at least target_net × months; first_month: one salary whose first month pays it; every_month: a salary for each month so that each month pays it.',
    label: { en: 'Basis', ru: 'Способ' },
    group: 'pay',
    option: {
      flag: '--basis',
      argument: { en: '<basis>', ru: '<способ>' },
      en: 'annual: one salary whose year pays it on average; first-month: one salary whose first month pays it; every-month: a salary for each month so that each pays it. By default annual',
      ru: 'annual — один оклад, с которым столько выходит в среднем за год; first-month — в первом месяце; every-month — свой оклад на каждый месяц, чтобы столько выходило в каждом. По умолчанию annual',
      group: 'pay',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>

/** The fields that a request for payments has beside those of a calculation. */
export const paymentFields = {
  advance_day: {
    schema: { ...between(15, 31, 20), default: 20 },
    description:
      'The day of the month on which the advance is paid; the last day of a shorter month. A day off moves to the working day before (Labour Code, article 136).',
    label: { en: 'Day of the advance', ru: 'День аванса' },
    group: 'payments',
    unit: 'count',
    option: {
      flag: '--advance-day',
      argument: { en: '<day>', ru: '<число>' },
      en: 'day of the month on which the advance is paid, 15 to 31; by default 20',
      ru: 'число месяца, в которое выплачивают аванс, от 15 до 31; по умолчанию 20',
      group: 'payments',
    },
  },
  final_day: {
    schema: { ...between(1, 31, 5), default: 5 },
    description:
      'The day on which the rest of a month is paid: of the same month if it is later than advance_day, otherwise of the next month. 31 is the last day of any month. A day off moves to the working day before.',
    label: { en: 'Day of the final pay', ru: 'День окончательного расчёта' },
    group: 'payments',
    unit: 'count',
    option: {
      flag: '--final-day',
      argument: { en: '<day>', ru: '<число>' },
      en: 'day on which the rest of the month is paid, 1 to 31: of the same month if it is later than the advance, otherwise of the next; by default 5',
      ru: 'число, в которое выплачивают остальное за месяц, от 1 до 31: если оно позже аванса — того же месяца, иначе следующего; по умолчанию 5',
      group: 'payments',
    },
  },
  advance_percent: {
    schema: between(0, 100, 40),
    description:
      'A fixed advance, percent of the salary of the month, with its allowances; 0 is none. When omitted, the advance is pay for the days worked from the 1st to the 15th. Bonuses are paid with the rest of the month.',
    isZeroMeant: true,
    label: { en: 'Fixed advance, %', ru: 'Фиксированный аванс, %' },
    hint: { en: 'empty: for the days worked', ru: 'пусто — за отработанные дни' },
    group: 'payments',
    unit: 'count',
    option: {
      flag: '--advance',
      argument: percent,
      en: 'a fixed advance, percent of the salary, 0 to 100; by default pay for the days worked from the 1st to the 15th',
      ru: 'фиксированный аванс, процент оклада, от 0 до 100; по умолчанию — за дни, отработанные с 1-го по 15-е',
      group: 'payments',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
