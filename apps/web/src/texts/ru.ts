import { capitalised, fromMonth, inMonth, monthName, plural } from '@oklad/contract/fields'
import type { AmountName, Month } from '@oklad/engine'
import type { DetailGroup } from '../input/details.ts'
import type { Basis } from '../input/input.ts'

const russianDate = (date: string) => date.split('-').reverse().join('.')

/** An amount that a person can know: its name, its name in a narrow place, and what it includes. */
interface AmountWords {
  readonly label: string
  readonly short: string
  readonly hint: string
}

/** The words that depend on the contract type; those of employment are in the texts. */
export interface ContractWords {
  /** The pay before tax. */
  readonly gross: AmountWords
  readonly cost: AmountWords
  readonly tax: string
  /** Who pays: `расходы работодателя`. */
  readonly payer: string
}

/** The words of contract types other than employment. */
export const contractsInRussian: Readonly<Record<'GPH' | 'SELF_EMPLOYED', ContractWords>> = {
  GPH: {
    gross: { label: 'Вознаграждение', short: 'До вычета', hint: 'до налога, в месяц' },
    cost: { label: 'Стоит заказчику', short: 'Бюджет', hint: 'с взносами, в месяц' },
    tax: 'НДФЛ',
    payer: 'заказчика',
  },
  SELF_EMPLOYED: {
    gross: { label: 'Доход', short: 'До вычета', hint: 'до налога, в месяц' },
    cost: { label: 'Стоит заказчику', short: 'Бюджет', hint: 'взносов нет, в месяц' },
    tax: 'НПД',
    payer: 'заказчика',
  },
}

/** Everything that the page says in Russian. */
export const ru = {
  title: 'Калькулятор зарплаты и НДФЛ',
  skip: 'К расчёту',
  switchLanguage: 'English',
  links: {
    navigation: 'Разделы',
    tabs: 'Что посчитать',
    calculator: 'Калькулятор',
    payroll: 'Список сотрудников',
    how: 'Как считается',
    api: 'API',
    openWhole: 'Открыть в Oklad',
  },
  disclaimer: 'Это расчёт по закону, а не кадровый документ: окончательный налог считает ФНС.',
  private: 'Всё считается в вашем браузере, введённое никуда не отправляется.',
  offline: 'После первого посещения страница работает без интернета.',
  failed: 'Часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.',

  salary: {
    heading: 'Зарплата в месяц',
    know: 'Знаю сумму',
    gross: { label: 'Оклад', short: 'До вычета', hint: 'до налога и северных, в месяц' },
    net: { label: 'На руки', short: 'На руки', hint: 'в месяц' },
    cost: { label: 'Бюджет работодателя', short: 'Бюджет', hint: 'с взносами, в месяц' },
    ask: 'Просите оклад',
    covers: 'В бюджет укладывается оклад',
    askRounded: (salary: string) => `Проще просить ${salary}\u00a0₽`,
    tax: 'НДФЛ',
    payer: 'работодателя',
    inYear: (label: string) => `${label} за год, в месяц двенадцатая часть`,
    byYear: 'Ввести за год',
    byMonth: 'Ввести за месяц',
    everyMonth: 'в месяц',
    aMonth: (month: Month, year: number) => `${inMonth(month, 'ru')} ${year} года`,
    onAverage: (months: number): string => (months === 1 ? 'за месяц' : 'в среднем в месяц'),
    basis: 'В каких месяцах',
    bases: {
      every_month: 'в каждом месяце',
      annual: 'в среднем за год',
      first_month: 'первый месяц',
    } satisfies Record<Basis, string>,
    examples: 'Например',
    isExample: 'Это пример: введите свою сумму.',
    nothingYet: 'Введите сумму: здесь появятся оклад, налог и выплата на руки.',
    wrongAmount: 'Нужна сумма в рублях: 150 000, 150 000,50 или 150 тыс.',
    tooLarge: (maximum: string) => `Нужна сумма не больше ${maximum} ₽`,
    outdated: (labels: string) => `Результат не обновлён. Исправьте: ${labels}.`,
    unreachable: (smallest: string, largest: string) =>
      largest === '0'
        ? 'С такими условиями эта сумма недостижима.'
        : `Такая сумма недостижима: возможно от ${smallest} до ${largest} ₽ в месяц.`,
    explain: (figure: string) => `${figure}: как получилось`,
  },

  bar: {
    heading: (cost: string, amount: string, when: string) => `${cost} ${amount} ₽ ${when}`,
    period: 'За какое время',
    periods: { month: 'Месяц', year: 'Год', hour: 'Час' },
    inYear: (year: number) => `за ${year} год`,
    anHour: (days: number) =>
      `в час, если за год ${days} ${plural(days, 'рабочий день', 'рабочих дня', 'рабочих дней')} по 8 часов`,
    accidents: (rate: string) => `Взносы — вместе с травматизмом, ${rate}\u00a0%.`,
  },

  story: {
    netInEveryMonth: (net: string) => `На руки будет не меньше ${net} ₽ в каждом месяце.`,
    netFrom: (net: string, when: string) => `На руки будет ${net} ₽ ${when}.`,
    netWithin: (net: string, when: string, cost: string) =>
      `На руки ${net} ₽ ${when}; вместе с налогом и взносами не больше ${cost} ₽.`,
    notExactly: (reached: string, when: string) =>
      `Ровно столько не выходит из-за округления: получится ${reached} ₽ ${when}.`,
    incomeOf: (hasAllowances: boolean): string =>
      hasAllowances ? 'оклад без коэффициента и надбавки' : 'доход',
    rise: (month: Month, from: number, to: number, income: string, threshold: string) =>
      `${capitalised(fromMonth(month, 'ru'))} ставка НДФЛ — ${to} % вместо ${from} %: ${income} с начала года превысит ${threshold} ₽.`,
    riseInFirst: (from: number, to: number, income: string, threshold: string) =>
      `Уже в первом месяце ставка НДФЛ поднимается с ${from} % до ${to} %: ${income} с начала года превышает ${threshold} ₽.`,
    falls: (month: Month, net: string) =>
      `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net} ₽.`,
    fallsTwice: (month: Month, net: string, later: string) =>
      `${capitalised(fromMonth(month, 'ru'))} на руки меньше: ${net}, дальше ${later} ₽.`,
    because: (from: number, to: number, income: string, threshold: string) =>
      `${capitalised(income)} с начала года превысит ${threshold} ₽, и налог с превышения станет ${to} % вместо ${from} %.`,
    noRise: (rate: number, income: string, threshold: string) =>
      `Весь год ставка НДФЛ ${rate} %: до порога ${threshold} ₽ ${income} не дойдёт.`,
    flat: (rate: number) => `Ставка НДФЛ ${rate} % со всего дохода, без вычетов.`,
    apart: (rate: number, above: number, threshold: string) =>
      `Районный коэффициент и надбавка облагаются отдельно: ${rate} % до ${threshold} ₽ в год, ${above} % сверх.`,
    contributionsFall: (month: Month, limit: string) =>
      `${capitalised(fromMonth(month, 'ru'))} взносы ниже: 15,1 % с выплат сверх ${limit} ₽ в год.`,
    ignored: (labels: string, year: number) =>
      `Не учтено для ${year} года или вместе с остальным: ${labels}.`,
  },

  raise: {
    heading: 'Если прибавят',
    sentence: (
      raise: string,
      net: string,
      tax: string,
      cost: string,
      { tax: taxName, payer }: Pick<ContractWords, 'tax' | 'payer'>,
      year: number,
    ) =>
      `Прибавка ${raise} ₽ в месяц за ${year} год даст +${net} ₽ на руки, +${tax} ₽ ${taxName} и +${cost} ₽ расходов ${payer}.`,
  },

  questions: {
    heading: 'Условия',
    close: 'Готово',
    labels: {
      place: 'Где работаете?',
      family: 'Есть дети?',
      contract: 'Какой договор?',
      time: 'С какого месяца?',
      bonuses: 'Премии?',
      before: 'Доходы раньше или на других работах?',
      deductions: 'Лечение, учёба, жильё?',
      employer: 'Тариф взносов?',
    } satisfies Record<DetailGroup, string>,
    chips: { place: 'Город', family: 'Дети', contract: 'Договор' },
    unanswered: {
      place: 'указать',
      family: 'нет',
      contract: 'трудовой',
      time: '',
      bonuses: 'нет',
      before: 'нет',
      deductions: 'нет',
      employer: 'общий',
    } satisfies Record<DetailGroup, string>,
  },

  details: {
    reset: (label: string) => `${label}: вернуть как было`,
    resetAll: 'Сбросить все условия',
    place: {
      label: 'Город или район',
      hint: 'Начните вводить: коэффициент и надбавка подставятся, их можно исправить',
      plain: (name: string) => `${name}: районного коэффициента и северной надбавки нет`,
      nothing: 'без коэффициента и надбавки',
      none: 'Такого места в списке нет. Введите коэффициент и надбавку ниже.',
      filled: (name: string) => `Подставлены коэффициент и надбавка: ${name}`,
      figures: (coefficient: string, allowance: number) =>
        `РК ${coefficient}, надбавка до ${allowance} %`,
      source: 'Основание',
      higher: (coefficient: string) => `Взять ${coefficient}: так установлено для работодателя`,
      voluntary: (coefficient: string, lawful: string) =>
        `Взять ${coefficient}: работодатель платит больше установленных ${lawful}`,
      unconfirmed: 'Текст акта с этим размером не найден: уточните его у работодателя.',
    },
    bonuses: { thirteenth: '13-я зарплата', quarterly: 'Оклад каждый квартал' },
    year: 'Год',
    day: 'День',
    provisional: 'предварительно',
    income: {
      base_gross_income: 'Оклад и премии',
      north_gross_income: 'Районный коэффициент и надбавка',
      tax_withheld: 'Удержанный НДФЛ',
      deduction_granted: 'Предоставленные стандартные вычеты',
      has_tax_privilege: 'Доход участника СВО',
      employer: (number: number) => `Работодатель ${number}`,
      add: 'Добавить работодателя',
      remove: (number: number) => `Убрать работодателя ${number}`,
    },
    yes: 'да',
    no: 'нет',
    wrongNumber: (minimum: string, maximum: string) => `Нужно число от ${minimum} до ${maximum}`,
    notInYear: (year: number) => `В законе ${year} года такого правила нет, в расчёт не вошло`,
    unknownInYear: (year: number) => `Показатели ${year} года ещё не известны, в расчёт не вошло`,
    outOfRange: 'Больше, чем допускает соседнее поле: в расчёт не вошло',
  },

  amounts: {
    basePay: 'Оклад и премия',
    allowances: 'РК и надбавка',
    grossIncome: 'Начислено',
    baseTax: 'НДФЛ с оклада',
    allowancesTax: 'НДФЛ с РК и надбавки',
    incomeTax: 'НДФЛ',
    netIncome: 'На руки',
    pensionContribution: 'Взносы ОПС',
    medicalContribution: 'Взносы ОМС',
    socialContribution: 'Взносы ВНиМ',
    accidentContribution: 'Травматизм',
    additionalContribution: 'Доптариф',
    contributions: 'Взносы',
    employerCost: 'Расходы работодателя',
  } satisfies Record<AmountName, string>,
  months: {
    heading: (year: number) => `По месяцам ${year} года`,
    month: 'Месяц',
    rate: 'Ставка',
    outside: 'вне НПД',
    run: (from: Month, to: Month, count: number) =>
      `${monthName(from, 'ru').slice(0, 3)}\u00a0— ${monthName(to, 'ru').slice(0, 3)} ×\u00a0${count}`,
    threshold: (month: Month, rate: number, income: string) =>
      `${capitalised(fromMonth(month, 'ru'))} доход с начала года больше ${income}: ${rate}\u00a0%`,
    floor: (amount: string) => `столбцы начинаются с ${amount}\u00a0₽`,
    picture: (months: string) => `На руки по месяцам: ${months}. Все цифры — в таблице ниже.`,
    whole: 'Подробно для бухгалтера',
    short: 'Коротко',
    total: 'Итого',
    soFar: (amount: string) => `${amount} с начала года`,
    crossing: (from: number, to: number) => `${to} % вместо ${from} %`,
    help: 'Нажмите на цифру или выберите её стрелками и нажмите Enter: откроется расчёт со статьёй закона.',
    scroll: 'Таблица по месяцам, прокручивается вбок',
  },

  share: {
    heading: 'Сохранить и поделиться',
    link: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    table: 'Скопировать таблицу',
    tableCopied: 'Таблица скопирована',
    csv: 'CSV',
    xlsx: 'Excel',
    fileReady: 'Файл сохранён в загрузках',
    payslip: 'Листок за',
    payslipMonth: 'Месяц расчётного листка',
    terms: 'Условия',
    failed: 'Не получилось. Попробуйте ещё раз.',
    fileName: (year: number) => `зарплата-${year}`,
    private: 'Введённое хранится в самой ссылке после знака # и на сервер не уходит.',
  },

  breakdown: {
    heading: 'Как получилось',
    close: 'Закрыть',
    back: 'Назад',
    loading: 'Готовим расчёт…',
    failed: 'Расчёт не загрузился. Проверьте связь и попробуйте ещё раз.',
    rounding: 'Округление',
    madeOf: 'Из чего сложилось',
    numbers: 'Числа в расчёте',
    brackets: {
      part: 'Часть дохода с начала года',
      rate: 'Ставка',
      amount: 'Сумма, ₽',
      above: (above: string) => `свыше ${above}`,
      upTo: (above: string, upTo: string) => `от ${above} до ${upTo}`,
    },
    source: 'Основание',
    ofYear: (year: number) => `за ${year} год`,
    soFar: (month: Month) => `с начала года по ${monthName(month, 'ru')}`,
    ofMonth: (month: Month, year: number) => `${monthName(month, 'ru')} ${year}`,
  },

  damagedLink: {
    text: (parts: string) =>
      `Ссылка повреждена, прочитано не всё. Не разобрано: ${parts}. Проверьте суммы и условия.`,
    dismiss: 'Понятно',
  },
  olderLaw: (then: string, now: string) =>
    `Ссылка сделана по показателям закона на ${russianDate(then)}. С тех пор их дополняли или сверяли, последний раз ${russianDate(now)}: результат может отличаться.`,

  compare: {
    heading: 'Сравнить',
    scenario: (number: number) => `Вариант ${number}`,
    named: (number: number, difference: string) => `Вариант ${number}: ${difference}`,
    add: 'Добавить вариант',
    remove: (number: number) => `Убрать вариант ${number}`,
    hint: 'Новый вариант повторяет открытый: измените в нём сумму, район, год или договор.',
    contracts: 'Сравнить договоры',
    equal: 'Все договоры, где равны:',
    unreachable: (largest: string) => `возможно не больше ${largest}\u00a0₽ в месяц`,
    rows: {
      salary: 'Оклад',
      onHand: 'На руки в первом месяце',
      year: 'За год',
      details: 'Условия',
    },
    difference: (number: number) => `к варианту ${number}`,
    outside: 'без налога с дохода вне НПД',
    anyTax: 'НДФЛ или НПД',
    plain: 'обычные',
    table: 'Варианты рядом, таблица прокручивается вбок',
  },
}

/** Everything that the page says in one language. */
export type Texts = typeof ru
