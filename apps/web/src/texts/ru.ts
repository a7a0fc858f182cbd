import { capitalised, fromMonth, inMonth, monthName } from '@oklad/contract/fields'
import type { AmountName, Month } from '@oklad/engine'
import type { DetailGroup } from '../input/details.ts'
import type { Basis } from '../input/input.ts'

/** The forms of a noun after a number: 1 месяц, 2 месяца, 5 месяцев. */
const rules = new Intl.PluralRules('ru')
const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few })[rules.select(count) as 'one' | 'few'] ?? many

/** The words that depend on the contract type; those of employment are in the texts. */
export interface ContractWords {
  /** The pay before tax. */
  readonly gross: { readonly label: string; readonly hint: string }
  readonly cost: { readonly label: string; readonly hint: string }
  readonly tax: string
  /** Who pays: `расходы работодателя`. */
  readonly payer: string
}

/** The words of contract types other than employment. */
export const contractsInRussian: Readonly<Record<'GPH' | 'SELF_EMPLOYED', ContractWords>> = {
  GPH: {
    gross: { label: 'Вознаграждение', hint: 'до налога' },
    cost: { label: 'Стоит заказчику', hint: 'с взносами' },
    tax: 'НДФЛ',
    payer: 'заказчика',
  },
  SELF_EMPLOYED: {
    gross: { label: 'Доход', hint: 'до налога' },
    cost: { label: 'Стоит заказчику', hint: 'взносов нет' },
    tax: 'НПД',
    payer: 'заказчика',
  },
}

/** Everything that the page says in Russian. */
export const ru = {
  title: 'Калькулятор зарплаты и НДФЛ',
  lead: 'Введите любую из трёх сумм — остальные посчитаются до копейки. Нажмите на цифру: откроется расчёт и статья закона.',
  skip: 'К расчёту',
  switchLanguage: 'English',
  links: {
    navigation: 'Разделы',
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
    gross: { label: 'Оклад', hint: 'до налога и северных' },
    net: { label: 'На руки' },
    cost: { label: 'Стоит работодателю', hint: 'с взносами' },
    accidents: (rate: string) => `в том числе на травматизм ${rate}\u00a0%`,
    accrued: 'Начислено',
    tax: 'НДФЛ',
    payer: 'работодателя',
    aMonth: (month: Month, year: number) => `${inMonth(month, 'ru')} ${year} года`,
    onAverage: (months: number): string => (months === 1 ? 'за месяц' : 'в среднем в месяц'),
    basis: 'Показать',
    bases: { first_month: 'первый месяц', annual: 'в среднем за год' } satisfies Record<
      Basis,
      string
    >,
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
    wholeYear: (
      year: number,
      net: string,
      tax: string,
      cost: string,
      { tax: taxName, payer }: Pick<ContractWords, 'tax' | 'payer'>,
    ) => `За ${year} год: на руки ${net} ₽, ${taxName} ${tax} ₽, расходы ${payer} ${cost} ₽.`,
  },

  story: {
    heading: 'Что изменится за год',
    /** @param pay the label of the pay before tax */
    salaryNeeded: (net: string, when: string, salary: string, pay: string) =>
      `Чтобы получать на руки ${net} ₽ ${when}, просите ${pay.toLowerCase()} ${salary} ₽.`,
    salaryWithin: (cost: string, when: string, salary: string, pay: string) =>
      `В бюджет ${cost} ₽ ${when} укладывается ${pay.toLowerCase()} ${salary} ₽.`,
    notExactly: (reached: string, when: string) =>
      `Ровно столько не выходит из-за округления: получится ${reached} ₽ ${when}.`,
    incomeOf: (hasAllowances: boolean): string =>
      hasAllowances ? 'оклад без коэффициента и надбавки' : 'доход',
    rise: (month: Month, from: number, to: number, income: string, threshold: string) =>
      `${capitalised(fromMonth(month, 'ru'))} ставка НДФЛ — ${to} % вместо ${from} %: ${income} с начала года превысит ${threshold} ₽.`,
    riseInFirst: (from: number, to: number, income: string, threshold: string) =>
      `Уже в первом месяце ставка НДФЛ поднимается с ${from} % до ${to} %: ${income} с начала года превышает ${threshold} ₽.`,
    monthFalls: (month: Month, net: string, fall: string) =>
      `${capitalised(inMonth(month, 'ru'))} на руки ${net} ₽, на ${fall} ₽ меньше, чем месяцем раньше.`,
    thenFalls: (net: string, fall: string) =>
      `Дальше ${net} ₽, на ${fall} ₽ меньше, чем до порога.`,
    noRise: (rate: number, income: string, threshold: string) =>
      `Весь год ставка НДФЛ ${rate} %: до порога ${threshold} ₽ ${income} не дойдёт.`,
    flat: (rate: number) => `Ставка НДФЛ ${rate} % со всего дохода, без вычетов.`,
    apart: (rate: number, above: number, threshold: string) =>
      `Районный коэффициент и надбавка облагаются отдельно: ${rate} % до ${threshold} ₽ в год, ${above} % сверх.`,
    contributionsFall: (month: Month, limit: string) =>
      `${capitalised(fromMonth(month, 'ru'))} взносы ниже: выплаты с начала года превысят предельную базу ${limit} ₽.`,
    ignored: (labels: string, year: number) =>
      `Не учтено для ${year} года или вместе с остальным: ${labels}.`,
  },

  raise: {
    sentence: (
      raise: string,
      net: string,
      tax: string,
      cost: string,
      { tax: taxName, payer }: Pick<ContractWords, 'tax' | 'payer'>,
    ) =>
      `Прибавка ${raise} ₽ в месяц за год даст +${net} ₽ на руки, +${tax} ₽ ${taxName} и +${cost} ₽ расходов ${payer}.`,
  },

  details: {
    heading: 'Условия',
    summary: 'Район, премии, дети, договор и другое',
    changed: (count: number) => `${count} ${plural(count, 'условие', 'условия', 'условий')}`,
    reset: (label: string) => `${label}: вернуть как было`,
    resetAll: 'Сбросить все условия',
    groups: {
      place: 'Район работы',
      time: 'Период',
      contract: 'Договор и статус',
      family: 'Дети',
      bonuses: 'Премии по месяцам',
      deductions: 'Расходы с вычетом',
      before: 'Другие доходы года',
      employer: 'Работодатель',
    } satisfies Record<DetailGroup, string>,
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
    year: 'Год',
    day: 'День',
    provisional: 'предварительно',
    income: {
      base_gross_income: 'Оклад и премии',
      north_gross_income: 'Районный коэффициент и надбавка',
      tax_withheld: 'Удержанный НДФЛ',
      deduction_granted: 'Предоставленные вычеты на детей',
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
    whole: 'Все столбцы',
    total: 'Итого',
    soFar: (amount: string) => `${amount} с начала года`,
    crossing: (from: number, to: number) => `${to} % вместо ${from} %`,
    help: 'Нажмите на цифру или выберите её стрелками и нажмите Enter: откроется расчёт со статьёй закона.',
    scroll: 'Таблица по месяцам, прокручивается вбок',
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

  compare: {
    heading: 'Сравнить',
    scenario: (number: number) => `Вариант ${number}`,
    named: (number: number, difference: string) => `Вариант ${number}: ${difference}`,
    add: 'Добавить вариант',
    remove: (number: number) => `Убрать вариант ${number}`,
    hint: 'Новый вариант повторяет открытый: измените в нём сумму, район, год или договор.',
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
