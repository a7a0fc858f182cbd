import type { Language } from '@oklad/contract/fields'

const ru = {
  pictures: {
    heading: 'На графиках',
    loading: 'Рисуем графики…',
    failed: 'Графики не загрузились, цифры — в таблицах.',
    months: 'На что уходят деньги по месяцам',
    ladder: (raise: string) => `Куда уйдёт прибавка ${raise} ₽ в месяц при разных окладах, за год`,
    cost: 'Из чего складываются расходы работодателя за год',
    asTable: 'Те же цифры таблицей',
    threshold: (rate: number) => `${rate} %`,
    salary: 'Оклад',
    here: 'ваш оклад',
    describeMonths: (first: string, last: string) =>
      `Столбцы по месяцам: на руки, НДФЛ и взносы. На руки от ${first} ₽ в первом месяце до ${last} ₽ в последнем. Все цифры — в таблице под графиком.`,
    describeLadder:
      'Лестница: сколько из прибавки остаётся на руки, сколько уходит в НДФЛ и сколько взносов платит работодатель сверх неё. Цифры — в таблице под графиком.',
    describeCost: 'Полоса расходов работодателя по частям. Цифры — в таблице под графиком.',
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
    fileName: (year: number) => `зарплата-${year}`,
    private: 'Введённое хранится в самой ссылке после знака # и на сервер не уходит.',
  },

  payslip: {
    heading: (year: number) => `Расчётный листок за ${year} год`,
    terms: 'Условия',
    computed: (date: string) => `Рассчитано ${date} в Oklad`,
    note: 'Предварительный расчёт по закону, не документ работодателя.',
  },
}

type AfterMonthsTexts = typeof ru

const en: AfterMonthsTexts = {
  pictures: {
    heading: 'In pictures',
    loading: 'Drawing…',
    failed: 'The pictures could not be loaded; the figures are in the tables.',
    months: 'Where the money goes, month by month',
    ladder: (raise) => `Where a raise of ${raise} ₽ a month goes at different salaries, in a year`,
    cost: 'What the cost to the employer is made of, in a year',
    asTable: 'The same figures as a table',
    threshold: (rate) => `${rate} %`,
    salary: 'Salary',
    here: 'your salary',
    describeMonths: (first, last) =>
      `Bars by month: take-home pay, tax and contributions. Take-home pay from ${first} ₽ in the first month to ${last} ₽ in the last. Every figure is in the table below.`,
    describeLadder:
      'A ladder: how much of a raise is take-home pay, how much is tax, and what the employer pays in contributions on top. The figures are in the table below.',
    describeCost:
      'The cost to the employer as one bar by its parts. The figures are in the table below.',
  },

  share: {
    heading: 'Keep and share',
    link: 'Copy the link',
    linkCopied: 'The link is copied',
    table: 'Copy the table',
    tableCopied: 'The table is copied',
    csv: 'CSV',
    xlsx: 'Excel',
    print: 'Print, PDF',
    failed: 'That did not work. Please try again.',
    fileName: (year) => `salary-${year}`,
    private: 'What you typed is in the link itself, after the # sign, and never goes to a server.',
  },

  payslip: {
    heading: (year) => `Payslip for ${year}`,
    terms: 'Terms',
    computed: (date) => `Computed on ${date} by Oklad`,
    note: 'A calculation by the law in advance, not a document of the employer.',
  },
}

/** The texts of the parts below the table of months, which are loaded after the first answer. */
export const afterMonthsTexts: Readonly<Record<Language, AfterMonthsTexts>> = { en, ru }
