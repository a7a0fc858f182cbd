import { capitalised, fromMonth, inMonth, monthName } from '@oklad/contract/form'
import type { Texts } from './texts.ts'

/** The forms of a noun after a number: 1 месяц, 2 месяца, 5 месяцев. */
const rules = new Intl.PluralRules('ru')
const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few })[rules.select(count) as 'one' | 'few'] ?? many

export const ru: Texts = {
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
  disclaimer:
    'Это расчёт по закону, а не кадровый документ: решает то, что исчислил налоговый орган.',
  private: 'Всё считается в вашем браузере, введённое никуда не отправляется.',
  offline: 'После первого посещения страница работает без интернета.',

  salary: {
    heading: 'Зарплата в месяц',
    gross: { label: 'Оклад', hint: 'до налога и северных' },
    net: { label: 'На руки' },
    cost: { label: 'Стоит работодателю', hint: 'с взносами' },
    accrued: 'Начислено',
    tax: 'НДФЛ',
    aMonth: (month, year) => `${inMonth(month, 'ru')} ${year} года`,
    onAverage: (months) => (months === 1 ? 'за месяц' : `в среднем за месяц из ${months}`),
    basis: 'Показать',
    bases: { first_month: 'первый месяц', annual: 'в среднем за год' },
    examples: 'Например',
    clear: 'Очистить',
    nothingYet: 'Введите сумму: здесь появятся оклад, налог и выплата на руки.',
    wrongAmount: 'Нужна сумма в рублях, например 150 000 или 150 000,50',
    unreachable: (smallest, largest) =>
      largest === '0'
        ? 'С такими условиями эта сумма недостижима.'
        : `Такая сумма недостижима: возможно от ${smallest} до ${largest} ₽ в месяц.`,
    explain: (figure) => `${figure}: как получилось`,
    wholeYear: (year, net, tax, cost) =>
      `За ${year} год: на руки ${net} ₽, НДФЛ ${tax} ₽, расходы работодателя ${cost} ₽.`,
  },

  story: {
    heading: 'Что изменится за год',
    salaryNeeded: (net, when, salary) =>
      `Чтобы получать на руки ${net} ₽ ${when}, просите оклад ${salary} ₽.`,
    salaryWithin: (cost, when, salary) =>
      `В бюджет ${cost} ₽ ${when} укладывается оклад ${salary} ₽.`,
    notExactly: (reached, when) =>
      `Ровно столько не выходит из-за округления: получится ${reached} ₽ ${when}.`,
    rise: (month, from, to, threshold) =>
      `${capitalised(fromMonth(month, 'ru'))} ставка НДФЛ — ${to} % вместо ${from} %: доход с начала года превысит ${threshold} ₽.`,
    riseInFirst: (from, to, threshold) =>
      `Уже в первом месяце ставка НДФЛ поднимается с ${from} % до ${to} %: доход превышает ${threshold} ₽.`,
    monthFalls: (month, net, fall) =>
      `${capitalised(inMonth(month, 'ru'))} на руки ${net} ₽, на ${fall} ₽ меньше, чем месяцем раньше.`,
    thenFalls: (net, fall) => `Дальше ${net} ₽, на ${fall} ₽ меньше, чем до порога.`,
    noRise: (rate, threshold) =>
      `Весь год ставка НДФЛ ${rate} %: до порога ${threshold} ₽ доход не дойдёт.`,
    flat: (rate) => `Ставка НДФЛ ${rate} % со всего дохода, без вычетов.`,
    apart: (rate, above, threshold) =>
      `Районный коэффициент и надбавка облагаются отдельно: ${rate} % до ${threshold} ₽ в год, ${above} % сверх.`,
    ignored: (labels, year) => `Не учтено для ${year} года или вместе с остальным: ${labels}.`,
  },

  raise: {
    sentence: (raise, year, net, tax, cost) =>
      `Прибавка ${raise} ₽ к окладу за ${year} год даст на руки ещё ${net} ₽, НДФЛ вырастет на ${tax} ₽, расходы работодателя — на ${cost} ₽.`,
  },

  details: {
    heading: 'Условия',
    summary: 'Район, премии, дети, договор и другое',
    changed: (count) => `${plural(count, 'изменено', 'изменены', 'изменено')}: ${count}`,
    reset: (label) => `${label}: вернуть как было`,
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
    },
    fields: {
      territorial_multiplier: { label: 'Районный коэффициент', hint: 'от 1 до 2' },
      northern_coefficient: { label: 'Северная надбавка, %', hint: 'от 0 до 100' },
      start_date: { label: 'Первый месяц' },
      has_tax_privilege: {
        label: 'Доход участника СВО',
        hint: 'Выплаты участникам специальной военной операции (п. 6.1 ст. 210 НК РФ): 13 % до 5 млн ₽ в год, 15 % сверх. Это не льгота всех сотрудников силовых ведомств.',
      },
      is_not_resident: {
        label: 'Не налоговый резидент',
        hint: '30 % с каждого месяца, без вычетов',
      },
      employment_type: { label: 'Договор' },
      monthly_bonuses: { label: 'Премии' },
      bonuses_attract_allowances: {
        label: 'На премии начисляются коэффициент и надбавка',
        hint: 'Да для премий из системы оплаты труда, нет для разовых вне её',
      },
      statutory_territorial_multiplier: {
        label: 'Районный коэффициент по закону',
        hint: 'если работодатель платит больше: превышение облагается как оклад',
      },
      children_count: { label: 'Дети с правом на вычет', hint: 'ст. 218 НК РФ' },
      disabled_children_count: { label: 'из них с инвалидностью' },
      single_parent: { label: 'Единственный родитель', hint: 'вычет удваивается' },
      housing_expense: { label: 'Покупка или строительство жилья' },
      mortgage_expense: { label: 'Проценты по ипотеке' },
      social_expense: { label: 'Своё лечение, учёба, спорт' },
      child_edu_expense: { label: 'Обучение детей' },
      npd_income_source: { label: 'Кто платит' },
      has_registration_deduction: {
        label: 'Вычет 10 000 ₽ ещё не использован',
      },
      income_before: {
        label: 'У этого работодателя до первого месяца',
        hint: 'Налог считается нарастающим итогом вместе с этими суммами',
      },
      other_employers: {
        label: 'У других работодателей за год',
        hint: 'Для сверки с налоговой: на удержание здесь не влияет',
      },
      contribution_tariff: { label: 'Тариф страховых взносов' },
      accident_rate: { label: 'Взносы на травматизм, %', hint: 'от 0,2 до 8,5' },
      first_month: { label: 'Первый месяц оплачен' },
    },
    place: {
      label: 'Город или район',
      hint: 'Начните вводить: коэффициент и надбавка подставятся, их можно исправить',
      none: 'Такого места в списке нет. Введите коэффициент и надбавку ниже.',
      found: (count) => `${plural(count, 'Найдено', 'Найдены', 'Найдено')}: ${count}`,
      filled: (name) => `Подставлены коэффициент и надбавка: ${name}`,
      figures: (coefficient, allowance) => `РК ${coefficient}, надбавка до ${allowance} %`,
      source: 'Основание',
      higher: (coefficient) => `Взять коэффициент ${coefficient}`,
    },
    year: 'Год',
    month: 'Месяц',
    day: 'День',
    provisional: 'предварительно',
    contracts: { TD: 'Трудовой', GPH: 'ГПХ', SELF_EMPLOYED: 'Самозанятость' },
    payers: { LEGAL_ENTITY: 'Организация или ИП, 6 %', INDIVIDUAL: 'Физические лица, 4 %' },
    tariffs: {
      general: 'Общий',
      it: 'IT-компания',
      small_business: 'Малый и средний бизнес',
      small_business_manufacturing: 'Обрабатывающее производство (МСП)',
    },
    firstMonths: {
      full: 'полностью',
      working_days: 'по рабочим дням',
      calendar_days: 'по календарным дням',
    },
    income: {
      base: 'Оклад и премии',
      allowances: 'Районный коэффициент и надбавка',
      tax: 'Удержанный НДФЛ',
      deduction: 'Предоставленные вычеты на детей',
      employer: (number) => `Работодатель ${number}`,
      add: 'Добавить работодателя',
      remove: (number) => `Убрать работодателя ${number}`,
    },
    yes: 'да',
    no: 'нет',
    wrongNumber: (minimum, maximum) => `Нужно число от ${minimum} до ${maximum}`,
    notInYear: (year) => `В ${year} году такого правила нет, в расчёт не вошло`,
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
    contributions: 'Взносы',
    employerCost: 'Расходы работодателя',
  },
  months: {
    heading: (year) => `По месяцам ${year} года`,
    month: 'Месяц',
    rate: 'Ставка',
    total: 'Итого',
    soFar: (amount) => `${amount} с начала года`,
    crossing: (from, to) => `${to} % вместо ${from} %`,
    help: 'Нажмите на цифру или выберите её стрелками и нажмите Enter: откроется расчёт со статьёй закона.',
    scroll: 'Таблица по месяцам, прокручивается вбок',
  },

  explanation: {
    heading: 'Как получилось',
    close: 'Закрыть',
    back: 'Назад',
    loading: 'Готовим расчёт…',
    failed: 'Расчёт не загрузился. Проверьте связь и попробуйте ещё раз.',
    sum: 'Сумма',
    rounding: 'Округление',
    madeOf: 'Из чего сложилось',
    brackets: {
      part: 'Часть дохода с начала года',
      rate: 'Ставка',
      amount: 'Сумма, ₽',
      above: (above) => `свыше ${above}`,
      upTo: (above, upTo) => `от ${above} до ${upTo}`,
    },
    source: 'Основание',
    ofYear: (year) => `за ${year} год`,
    soFar: (month) => `с начала года по ${monthName(month, 'ru')}`,
    ofMonth: (month, year) => `${monthName(month, 'ru')} ${year}`,
  },

  pictures: {
    heading: 'На графиках',
    loading: 'Рисуем графики…',
    failed: 'Графики не загрузились, цифры — в таблицах.',
    months: 'На что уходят деньги по месяцам',
    ladder: (raise) => `Куда уйдёт прибавка ${raise} ₽ в месяц при разных окладах, за год`,
    cost: 'Из чего складываются расходы работодателя за год',
    asTable: 'Те же цифры таблицей',
    threshold: (rate) => `${rate} %`,
    salary: 'Оклад',
    here: 'ваш оклад',
    describeMonths: (first, last) =>
      `Столбцы по месяцам: на руки, НДФЛ и взносы. На руки от ${first} ₽ в первом месяце до ${last} ₽ в последнем. Все цифры — в таблице под графиком.`,
    describeLadder:
      'Лестница: сколько из прибавки остаётся на руки, сколько уходит в НДФЛ и сколько взносов платит работодатель сверх неё. Цифры — в таблице под графиком.',
    describeCost: 'Полоса расходов работодателя по частям. Цифры — в таблице под графиком.',
  },

  compare: {
    heading: 'Сравнить',
    scenario: (number) => `Вариант ${number}`,
    add: 'Добавить вариант',
    remove: (number) => `Убрать вариант ${number}`,
    hint: 'Новый вариант повторяет открытый: измените в нём сумму, район, год или договор.',
    rows: {
      salary: 'Оклад',
      onHand: 'На руки в первом месяце',
      year: 'За год',
      details: 'Условия',
    },
    difference: (number) => `к варианту ${number}`,
    same: 'столько же',
    plain: 'обычные',
    table: 'Варианты рядом, таблица прокручивается вбок',
  },

  share: {
    heading: 'Сохранить и поделиться',
    link: 'Скопировать ссылку',
    linkCopied: 'Ссылка скопирована',
    table: 'Скопировать таблицу',
    tableCopied: 'Таблица скопирована',
    csv: 'CSV',
    xlsx: 'Excel',
    print: 'Печать, PDF',
    failed: 'Не получилось. Попробуйте ещё раз.',
    fileName: (year) => `зарплата-${year}`,
    private: 'Введённое хранится в самой ссылке после знака # и на сервер не уходит.',
    damaged: (parts) =>
      `Ссылка повреждена, прочитано не всё. Не разобрано: ${parts}. Проверьте суммы и условия.`,
    dismiss: 'Понятно',
  },

  payslip: {
    heading: (year) => `Расчётный листок за ${year} год`,
    terms: 'Условия',
    computed: (date) => `Рассчитано ${date} в Oklad`,
    note: 'Предварительный расчёт по закону, не документ работодателя.',
  },
}
