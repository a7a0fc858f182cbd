import {
  capitalised,
  fromMonth,
  inMonth,
  type Language,
  monthName,
  plural,
} from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

const russianDate = (date: string) => date.split('-').reverse().join('.')

/** The words of contract types other than employment. */
export const contractsIn = byLanguage({
  GPH: {
    gross: {
      label: ['Вознаграждение', 'Fee'],
      short: ['До вычета', 'Gross'],
      hint: ['до налога, в месяц', 'before tax, a month'],
    },
    cost: {
      label: ['Стоит заказчику', 'Cost to the customer'],
      short: ['Бюджет', 'Budget'],
      hint: ['с взносами, в месяц', 'with contributions, a month'],
    },
    tax: ['НДФЛ', 'Income tax'],
    payer: ['заказчика', 'customer'],
  },
  SELF_EMPLOYED: {
    gross: {
      label: ['Доход', 'Income'],
      short: ['До вычета', 'Gross'],
      hint: ['до налога, в месяц', 'before tax, a month'],
    },
    cost: {
      label: ['Стоит заказчику', 'Cost to the customer'],
      short: ['Бюджет', 'Budget'],
      hint: ['взносов нет, в месяц', 'no contributions, a month'],
    },
    tax: ['НПД', 'Professional income tax'],
    payer: ['заказчика', 'customer'],
  },
})

/** Everything that the page says, by language. */
export const textsIn = byLanguage({
  title: ['Калькулятор зарплаты и НДФЛ', 'Russian salary and income tax calculator'],
  skip: ['К расчёту', 'To the calculation'],
  switchLanguage: ['English', 'Русский'],
  links: {
    navigation: ['Разделы', 'Sections'],
    tabs: ['Что посчитать', 'What to compute'],
    calculator: ['Калькулятор', 'Calculator'],
    payroll: ['Список сотрудников', 'Employees'],
    how: ['Как считается', 'How it is computed'],
    api: ['API', 'API'],
    openWhole: ['Открыть в Oklad', 'Open in Oklad'],
  },
  disclaimer: [
    'Это расчёт по закону, а не кадровый документ: окончательный налог считает ФНС.',
    'A calculation by the law, not a payroll document: the tax service computes the final tax.',
  ],
  private: [
    'Всё считается в вашем браузере, введённое никуда не отправляется.',
    'Everything is computed in your browser; nothing you type leaves it.',
  ],
  offline: [
    'После первого посещения страница работает без интернета.',
    'After the first visit the page works without a network.',
  ],
  failed: [
    'Часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.',
    'A part of the page could not be loaded. Check the network and try again.',
  ],

  salary: {
    heading: ['Зарплата в месяц', 'Pay a month'],
    know: ['Знаю сумму', 'The amount that you know'],
    gross: {
      label: ['Оклад', 'Salary'],
      short: ['До вычета', 'Gross'],
      hint: ['до налога и северных, в месяц', 'before tax and allowances, a month'],
    },
    net: {
      label: ['На руки', 'Take-home pay'],
      short: ['На руки', 'Take-home'],
      hint: ['в месяц', 'a month'],
    },
    cost: {
      label: ['Бюджет работодателя', 'Cost to the employer'],
      short: ['Бюджет', 'Budget'],
      hint: ['с взносами, в месяц', 'with contributions, a month'],
    },
    ask: ['Просите оклад', 'Ask for a salary of'],
    covers: ['В бюджет укладывается оклад', 'The budget covers a salary of'],
    askRounded: (salary: string) => [
      `Проще просить ${salary}\u00a0₽`,
      `Easier to ask for ${salary}\u00a0₽`,
    ],
    tax: ['НДФЛ', 'Income tax'],
    payer: ['работодателя', 'employer'],
    inYear: (label: string) => [
      `${label} за год, в месяц двенадцатая часть`,
      `${label} a year, a twelfth each month`,
    ],
    byYear: ['Ввести за год', 'Enter per year'],
    byMonth: ['Ввести за месяц', 'Enter per month'],
    everyMonth: ['в месяц', 'a month'],
    aMonth: (month: Month, year: number) => [
      `${inMonth(month, 'ru')} ${year} года`,
      `${inMonth(month, 'en')} ${year}`,
    ],
    onAverage: (months: number) => [
      months === 1 ? 'за месяц' : 'в среднем в месяц',
      months === 1 ? 'for the month' : 'a month on average',
    ],
    basis: ['В каких месяцах', 'In which months'],
    bases: {
      every_month: ['в каждом месяце', 'every month'],
      annual: ['в среднем за год', 'on average'],
      first_month: ['первый месяц', 'the first month'],
    },
    examples: ['Например', 'For example'],
    isExample: ['Это пример: введите свою сумму.', 'This is an example: type your own amount.'],
    nothingYet: [
      'Введите сумму: здесь появятся оклад, налог и выплата на руки.',
      'Type an amount: salary, tax and take-home pay appear here.',
    ],
    wrongAmount: [
      'Нужна сумма в рублях: 150 000, 150 000,50 или 150 тыс.',
      'An amount in roubles is needed: 150,000, 150,000.50 or 150k',
    ],
    tooLarge: (maximum: string) => [
      `Нужна сумма не больше ${maximum} ₽`,
      `An amount of at most ${maximum} ₽ is needed`,
    ],
    outdated: (labels: string) => [
      `Результат не обновлён. Исправьте: ${labels}.`,
      `The result is not up to date. Correct: ${labels}.`,
    ],
    unreachable: (smallest: string, largest: string) => [
      largest === '0'
        ? 'С такими условиями эта сумма недостижима.'
        : `Такая сумма недостижима: возможно от ${smallest} до ${largest} ₽ в месяц.`,
      largest === '0'
        ? 'Under these terms no amount can be reached.'
        : `No salary comes to that: from ${smallest} to ${largest} ₽ a month is possible.`,
    ],
    explain: (figure: string) => [`${figure}: как получилось`, `${figure}: breakdown`],
  },

  bar: {
    heading: (cost: string, amount: string, when: string) => [
      `${cost} ${amount} ₽ ${when}`,
      `${cost}: ${amount} ₽ ${when}`,
    ],
    period: ['За какое время', 'For which time'],
    periods: { month: ['Месяц', 'Month'], year: ['Год', 'Year'], hour: ['Час', 'Hour'] },
    inYear: (year: number) => [`за ${year} год`, `in ${year}`],
    anHour: (days: number) => [
      `в час, если за год ${days} ${plural(days, 'рабочий день', 'рабочих дня', 'рабочих дней')} по 8 часов`,
      `an hour, with ${days} working days of 8 hours in the year`,
    ],
    accidents: (rate: string) => [
      `Взносы — вместе с травматизмом, ${rate}\u00a0%.`,
      `Contributions include accident insurance of ${rate}\u00a0%.`,
    ],
  },

  story: {
    netInEveryMonth: (net: string) => [
      `На руки будет не меньше ${net} ₽ в каждом месяце.`,
      `You take home at least ${net} ₽ every month.`,
    ],
    netFrom: (net: string, when: string) => [
      `На руки будет ${net} ₽ ${when}.`,
      `You take home ${net} ₽ ${when}.`,
    ],
    netWithin: (net: string, when: string, cost: string) => [
      `На руки ${net} ₽ ${when}; вместе с налогом и взносами не больше ${cost} ₽.`,
      `Take-home pay is ${net} ₽ ${when}; with tax and contributions at most ${cost} ₽.`,
    ],
    notExactly: (reached: string, when: string) => [
      `Ровно столько не выходит из-за округления: получится ${reached} ₽ ${when}.`,
      `Rounding does not allow exactly that: it is ${reached} ₽ ${when}.`,
    ],
    incomeOf: (hasAllowances: boolean) => [
      hasAllowances ? 'оклад без коэффициента и надбавки' : 'доход',
      hasAllowances ? 'the salary without coefficient and allowance' : 'the income',
    ],
    rise: (month: Month, from: number, to: number, income: string, threshold: string) => [
      `${capitalised(fromMonth(month, 'ru'))} ставка НДФЛ — ${to} % вместо ${from} %: ${income} с начала года превысит ${threshold} ₽.`,
      `${capitalised(fromMonth(month, 'en'))} the tax rate is ${to} % instead of ${from} %: ${income} of the year to date passes ${threshold} ₽.`,
    ],
    riseInFirst: (from: number, to: number, income: string, threshold: string) => [
      `Уже в первом месяце ставка НДФЛ поднимается с ${from} % до ${to} %: ${income} с начала года превышает ${threshold} ₽.`,
      `The tax rate rises from ${from} % to ${to} % in the first month: ${income} of the year to date passes ${threshold} ₽.`,
    ],
    falls: (month: Month, net: string) => [
      `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net} ₽.`,
      `${capitalised(fromMonth(month, 'en'))} you take home less: ${net} ₽.`,
    ],
    fallsTwice: (month: Month, net: string, later: string) => [
      `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net}, дальше ${later} ₽.`,
      `${capitalised(fromMonth(month, 'en'))} you take home less: ${net}, then ${later} ₽.`,
    ],
    because: (from: number, to: number, income: string, threshold: string) => [
      `${capitalised(income)} с начала года превысит ${threshold} ₽, и налог с превышения станет ${to} % вместо ${from} %.`,
      `${capitalised(income)} of the year to date passes ${threshold} ₽, and the tax above it is ${to} % instead of ${from} %.`,
    ],
    noRise: (rate: number, income: string, threshold: string) => [
      `Весь год ставка НДФЛ ${rate} %: до порога ${threshold} ₽ ${income} не дойдёт.`,
      `The tax rate is ${rate} % all year: ${income} does not pass ${threshold} ₽.`,
    ],
    oneRate: (rate: number) => [
      `Ставка НДФЛ ${rate} % со всего дохода, без вычетов.`,
      `The tax rate is ${rate} % of all income, without deductions.`,
    ],
    apart: (rate: number, above: number, threshold: string) => [
      `Районный коэффициент и надбавка облагаются отдельно: ${rate} % до ${threshold} ₽ в год, ${above} % сверх.`,
      `District coefficient and northern allowance are taxed apart: ${rate} % up to ${threshold} ₽ a year, ${above} % above.`,
    ],
    contributionsFall: (month: Month, limit: string) => [
      `${capitalised(fromMonth(month, 'ru'))} взносы ниже: 15,1 % с выплат сверх ${limit} ₽ в год.`,
      `${capitalised(fromMonth(month, 'en'))} contributions are lower: 15.1 % of the pay of the year above ${limit} ₽.`,
    ],
    ignored: (labels: string, year: number) => [
      `Не учтено для ${year} года или вместе с остальным: ${labels}.`,
      `Not counted in ${year}, or beside the rest: ${labels}.`,
    ],
  },

  raise: {
    heading: ['Если прибавят', 'After a raise'],
    sentence: (
      raise: string,
      net: string,
      tax: string,
      cost: string,
      { tax: taxName, payer }: { readonly tax: string; readonly payer: string },
      year: number,
    ) => [
      `Прибавка ${raise} ₽ в месяц за ${year} год даст +${net} ₽ на руки, +${tax} ₽ ${taxName} и +${cost} ₽ расходов ${payer}.`,
      `A raise of ${raise} ₽ a month adds in ${year} ${net} ₽ of take-home pay, ${tax} ₽ of ${taxName.toLowerCase()} and ${cost} ₽ of cost to the ${payer}.`,
    ],
  },

  questions: {
    heading: ['Условия', 'Terms'],
    close: ['Готово', 'Done'],
    labels: {
      place: ['Где работаете?', 'Where do you work?'],
      family: ['Есть дети?', 'Any children?'],
      contract: ['Какой договор?', 'Which contract?'],
      time: ['С какого месяца?', 'From which month?'],
      bonuses: ['Премии?', 'Bonuses?'],
      before: ['Доходы раньше или на других работах?', 'Earlier pay or other jobs?'],
      deductions: ['Лечение, учёба, жильё?', 'Treatment, education, home?'],
      employer: ['Тариф взносов?', 'Contribution tariff?'],
    },
    chips: {
      place: ['Город', 'Town'],
      family: ['Дети', 'Children'],
      contract: ['Договор', 'Contract'],
    },
    unanswered: {
      place: ['указать', 'add'],
      family: ['нет', 'no'],
      contract: ['трудовой', 'employee'],
      time: ['', ''],
      bonuses: ['нет', 'no'],
      before: ['нет', 'no'],
      deductions: ['нет', 'no'],
      employer: ['общий', 'general'],
    },
  },

  details: {
    reset: (label: string) => [`${label}: вернуть как было`, `${label}: back to the default`],
    resetAll: ['Сбросить все условия', 'Reset all terms'],
    place: {
      label: ['Город или район', 'Town or region'],
      hint: [
        'Начните вводить: коэффициент и надбавка подставятся, их можно исправить',
        'Start typing: coefficient and allowance are filled in and can be corrected',
      ],
      plain: (name: string) => [
        `${name}: районного коэффициента и северной надбавки нет`,
        `${name} has no district coefficient and no northern allowance`,
      ],
      nothing: ['без коэффициента и надбавки', 'no coefficient, no allowance'],
      none: [
        'Такого места в списке нет. Введите коэффициент и надбавку ниже.',
        'This place is not in the list. Fill in coefficient and allowance below.',
      ],
      filled: (name: string) => [
        `Подставлены коэффициент и надбавка: ${name}`,
        `Coefficient and allowance of ${name} are filled in`,
      ],
      figures: (coefficient: string, allowance: number) => [
        `РК ${coefficient}, надбавка до ${allowance} %`,
        `coefficient ${coefficient}, allowance up to ${allowance} %`,
      ],
      source: ['Основание', 'Source'],
      higher: (coefficient: string) => [
        `Взять ${coefficient}: так установлено для работодателя`,
        `Take ${coefficient}: it is set for this employer`,
      ],
      voluntary: (coefficient: string, lawful: string) => [
        `Взять ${coefficient}: работодатель платит больше установленных ${lawful}`,
        `Take ${coefficient}: the employer pays more than the ${lawful} that is set`,
      ],
      unconfirmed: [
        'Текст акта с этим размером не найден: уточните его у работодателя.',
        'The text of the act with this figure was not found: ask the employer.',
      ],
    },
    bonuses: {
      thirteenth: ['13-я зарплата', '13th salary'],
      quarterly: ['Оклад каждый квартал', 'A salary every quarter'],
    },
    year: ['Год', 'Year'],
    day: ['День', 'Day'],
    provisional: ['предварительно', 'provisional'],
    income: {
      base_gross_income: ['Оклад и премии', 'Salary and bonuses'],
      north_gross_income: ['Районный коэффициент и надбавка', 'District coefficient and allowance'],
      tax_withheld: ['Удержанный НДФЛ', 'Income tax withheld'],
      deduction_granted: ['Предоставленные стандартные вычеты', 'Standard deductions granted'],
      has_tax_privilege: [
        'Доход участника СВО',
        'Pay of a participant of the special military operation',
      ],
      employer: (number: number) => [`Работодатель ${number}`, `Employer ${number}`],
      add: ['Добавить работодателя', 'Add an employer'],
      remove: (number: number) => [`Убрать работодателя ${number}`, `Remove employer ${number}`],
    },
    yes: ['да', 'yes'],
    no: ['нет', 'no'],
    wrongNumber: (minimum: string, maximum: string) => [
      `Нужно число от ${minimum} до ${maximum}`,
      `A number from ${minimum} to ${maximum} is needed`,
    ],
    notInYear: (year: number) => [
      `В законе ${year} года такого правила нет, в расчёт не вошло`,
      `The law of ${year} has no such rule: it is not counted`,
    ],
    unknownInYear: (year: number) => [
      `Показатели ${year} года ещё не известны, в расчёт не вошло`,
      `The figures of ${year} are not known yet: it is not counted`,
    ],
    outOfRange: [
      'Больше, чем допускает соседнее поле: в расчёт не вошло',
      'More than the field beside it allows: it is not counted',
    ],
  },

  amounts: {
    basePay: ['Оклад и премия', 'Salary and bonus'],
    allowances: ['РК и надбавка', 'Allowances'],
    grossIncome: ['Начислено', 'Gross'],
    baseTax: ['НДФЛ с оклада', 'Tax on salary'],
    allowancesTax: ['НДФЛ с РК и надбавки', 'Tax on allowances'],
    incomeTax: ['НДФЛ', 'Income tax'],
    netIncome: ['На руки', 'Take-home pay'],
    pensionContribution: ['Взносы ОПС', 'Pension'],
    medicalContribution: ['Взносы ОМС', 'Medical'],
    socialContribution: ['Взносы ВНиМ', 'Social'],
    accidentContribution: ['Травматизм', 'Accidents'],
    additionalContribution: ['Доптариф', 'Additional'],
    contributions: ['Взносы', 'Contributions'],
    employerCost: ['Расходы работодателя', 'Cost to the employer'],
  },
  months: {
    heading: (year: number) => [`По месяцам ${year} года`, `${year} by month`],
    month: ['Месяц', 'Month'],
    rate: ['Ставка', 'Rate'],
    outside: ['вне НПД', 'outside'],
    run: (from: Month, to: Month, count: number) => [
      `${monthName(from, 'ru').slice(0, 3)}\u00a0— ${monthName(to, 'ru').slice(0, 3)} ×\u00a0${count}`,
      `${monthName(from, 'en').slice(0, 3)}\u00a0– ${monthName(to, 'en').slice(0, 3)} ×\u00a0${count}`,
    ],
    threshold: (month: Month, rate: number, income: string) => [
      `${capitalised(fromMonth(month, 'ru'))} доход с начала года больше ${income}: ${rate}\u00a0%`,
      `${capitalised(fromMonth(month, 'en'))} the income of the year is above ${income}: ${rate}\u00a0%`,
    ],
    floor: (amount: string) => [
      `столбцы начинаются с ${amount}\u00a0₽`,
      `the columns start at ${amount}\u00a0₽`,
    ],
    picture: (months: string) => [
      `На руки по месяцам: ${months}. Все цифры — в таблице ниже.`,
      `Take-home pay by month: ${months}. Every figure is in the table below.`,
    ],
    whole: ['Подробно для бухгалтера', 'In detail for an accountant'],
    short: ['Коротко', 'In short'],
    total: ['Итого', 'Total'],
    soFar: (amount: string) => [`${amount} с начала года`, `${amount}, year to date`],
    crossing: (from: number, to: number) => [
      `${to} % вместо ${from} %`,
      `${to} % instead of ${from} %`,
    ],
    help: [
      'Нажмите на цифру или выберите её стрелками и нажмите Enter: откроется расчёт со статьёй закона.',
      'Click a figure, or reach it with the arrow keys and press Enter, to see its breakdown and its article.',
    ],
    scroll: ['Таблица по месяцам, прокручивается вбок', 'Table of the months, scrolls sideways'],
  },

  share: {
    heading: ['Сохранить и поделиться', 'Keep and share'],
    link: ['Скопировать ссылку', 'Copy the link'],
    linkCopied: ['Ссылка скопирована', 'The link is copied'],
    table: ['Скопировать таблицу', 'Copy the table'],
    tableCopied: ['Таблица скопирована', 'The table is copied'],
    csv: ['CSV', 'CSV'],
    xlsx: ['Excel', 'Excel'],
    fileReady: ['Файл сохранён в загрузках', 'The file is in your downloads'],
    payslip: ['Листок за', 'Payslip of'],
    payslipMonth: ['Месяц расчётного листка', 'Month of the payslip'],
    terms: ['Условия', 'Terms'],
    failed: ['Не получилось. Попробуйте ещё раз.', 'That did not work. Please try again.'],
    fileName: (year: number) => [`зарплата-${year}`, `salary-${year}`],
    private: [
      'Введённое хранится в самой ссылке после знака # и на сервер не уходит.',
      'What you typed is in the link itself, after the # sign, and never goes to a server.',
    ],
  },

  breakdown: {
    heading: ['Как получилось', 'Breakdown'],
    close: ['Закрыть', 'Close'],
    back: ['Назад', 'Back'],
    loading: ['Готовим расчёт…', 'Preparing the breakdown…'],
    failed: [
      'Расчёт не загрузился. Проверьте связь и попробуйте ещё раз.',
      'The breakdown could not be loaded. Check the network and try again.',
    ],
    rounding: ['Округление', 'Rounding'],
    madeOf: ['Из чего сложилось', 'Parts'],
    numbers: ['Числа в расчёте', 'Numbers in the formula'],
    brackets: {
      part: ['Часть дохода с начала года', 'Part of the income of the year'],
      rate: ['Ставка', 'Rate'],
      amount: ['Сумма, ₽', 'Amount, ₽'],
      above: (above: string) => [`свыше ${above}`, `above ${above}`],
      upTo: (above: string, upTo: string) => [`от ${above} до ${upTo}`, `${above} to ${upTo}`],
    },
    source: ['Основание', 'Source'],
    ofYear: (year: number) => [`за ${year} год`, `in ${year}`],
    soFar: (month: Month) => [
      `с начала года по ${monthName(month, 'ru')}`,
      `from the start of the year to ${monthName(month, 'en')}`,
    ],
    ofMonth: (month: Month, year: number) => [
      `${monthName(month, 'ru')} ${year}`,
      `${monthName(month, 'en')} ${year}`,
    ],
  },

  damagedLink: {
    text: (parts: string) => [
      `Ссылка повреждена, прочитано не всё. Не разобрано: ${parts}. Проверьте суммы и условия.`,
      `The link is damaged and was read in part. Not understood: ${parts}. Check the amounts and terms.`,
    ],
    dismiss: ['Понятно', 'I see'],
  },
  olderLaw: (then: string, now: string) => [
    `Ссылка сделана по показателям закона на ${russianDate(then)}. С тех пор их дополняли или сверяли, последний раз ${russianDate(now)}: результат может отличаться.`,
    `This link was made under the law as of ${then}. Its figures were entered or checked again since, last on ${now}: the result may differ.`,
  ],

  compare: {
    heading: ['Сравнить', 'Compare'],
    scenario: (number: number) => [`Вариант ${number}`, `Scenario ${number}`],
    named: (number: number, difference: string) => [
      `Вариант ${number}: ${difference}`,
      `Scenario ${number}: ${difference}`,
    ],
    add: ['Добавить вариант', 'Add a scenario'],
    remove: (number: number) => [`Убрать вариант ${number}`, `Remove scenario ${number}`],
    hint: [
      'Новый вариант повторяет открытый: измените в нём сумму, район, год или договор.',
      'A new scenario repeats the open one: change its amount, region, year or contract.',
    ],
    contracts: ['Сравнить договоры', 'Compare contracts'],
    equal: ['Все договоры, где равны:', 'All contracts with an equal:'],
    unreachable: (largest: string) => [
      `возможно не больше ${largest}\u00a0₽ в месяц`,
      `at most ${largest}\u00a0₽ a month is possible`,
    ],
    rows: {
      salary: ['Оклад', 'Salary'],
      onHand: ['На руки в первом месяце', 'Take-home pay in the first month'],
      year: ['За год', 'In the year'],
      details: ['Условия', 'Terms'],
    },
    difference: (number: number) => [`к варианту ${number}`, `to scenario ${number}`],
    outside: ['без налога с дохода вне НПД', 'without the tax outside the regime'],
    anyTax: ['НДФЛ или НПД', 'Tax'],
    plain: ['обычные', 'as usual'],
    table: [
      'Варианты рядом, таблица прокручивается вбок',
      'The scenarios side by side, the table scrolls sideways',
    ],
  },
})

/** Everything that the page says in one language. */
export type Texts = (typeof textsIn)[Language]
