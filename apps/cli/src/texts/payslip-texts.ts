import { capitalised, fromMonth, type Language, monthName } from '@oklad/contract'

/** A rise of the rate in a month, percent. */
interface RateRise {
  readonly month: number
  readonly to: number
}

/** A column's title inside a sentence; an abbreviation keeps its capitals. */
const inOneLine = (title: string) =>
  title
    .replace('-\n', '')
    .replace('\n', ' ')
    .replace(/^.(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** The rises of a year as one list: `From May the rate is 15 %, from June 18 %`. */
const risesIn = (
  rises: readonly RateRise[],
  language: Language,
  words: { readonly first: string; readonly later: string },
) =>
  rises
    .map(({ month, to }, index) =>
      index === 0
        ? `${capitalised(fromMonth(month, language))} ${words.first} ${to} %`
        : `${fromMonth(month, language)} ${words.later}${to} %`,
    )
    .join(', ')

const en = {
  title: (year: number, firstMonth: number) => {
    const from = firstMonth > 1 && firstMonth < 12 ? `${monthName(firstMonth, 'en')} to ` : ''
    return `Pay and income tax, ${firstMonth === 1 ? '' : `${from}December `}${year}, in roubles`
  },
  terms: {
    salary: (amount: string) => `Base pay ${amount}`,
    district: (coefficient: string) => `district coefficient ${coefficient}`,
    noDistrict: 'no district coefficient',
    northern: (percent: number) => `northern allowance ${percent} %`,
    noNorthern: 'no northern allowance',
    privilege: 'pay of a participant of the special military operation',
    civilContract: 'civil contract',
    selfEmployment: 'self-employed',
    nonResident: 'not a tax resident',
  },
  columns: {
    month: 'Month',
    gross: 'Gross',
    basePay: 'Base pay',
    bonus: 'Bonus',
    allowances: 'Allowances',
    deduction: 'Deduction',
    tax: 'Tax',
    net: 'Net pay',
    rate: 'Rate',
    contributions: 'Contri-\nbutions',
    netToDate: 'Net pay\nyear to date',
  },
  total: 'Total',
  thresholds: (rises: readonly RateRise[]) =>
    `${risesIn(rises, 'en', { first: 'the rate of the main base is', later: '' })}. The higher rate applies only to what exceeds the threshold.`,
  allowancesApart:
    'The allowances are taxed apart from base pay, on a scale of their own; the rate shown is that of the main base.',
  privilegeUnknown: 'The option --privilege has no effect on a year before 2025.',
  hiddenColumns: (titles: readonly string[], width: number) =>
    `Left out for lack of room: ${titles.map(inOneLine).join(', ')}. They need a terminal of ${width} columns, or --json.`,
  cost: {
    title: 'What it costs the employer',
    gross: 'Gross pay',
    pension: 'Pension insurance contributions',
    medical: 'Medical insurance contributions',
    social: 'Social insurance contributions',
    accident: 'Accident insurance contributions',
    total: 'Total cost',
    note: 'Accident insurance is not included: its tariff depends on the line of business.',
  },
}

const ru: typeof en = {
  title: (year, firstMonth) => {
    const from = firstMonth > 1 && firstMonth < 12 ? `${monthName(firstMonth, 'ru')} — ` : ''
    return firstMonth === 1
      ? `Зарплата и НДФЛ за ${year} год, руб.`
      : `Зарплата и НДФЛ за ${from}декабрь ${year} года, руб.`
  },
  terms: {
    salary: (amount) => `Оклад ${amount}`,
    district: (coefficient) => `районный коэффициент ${coefficient}`,
    noDistrict: 'без районного коэффициента',
    northern: (percent) => `северная надбавка ${percent} %`,
    noNorthern: 'без северной надбавки',
    privilege: 'доход участника СВО',
    civilContract: 'договор ГПХ',
    selfEmployment: 'самозанятый',
    nonResident: 'не налоговый резидент',
  },
  columns: {
    month: 'Месяц',
    gross: 'Начислено',
    basePay: 'Оклад',
    bonus: 'Премия',
    allowances: 'РК и\nнадбавка',
    deduction: 'Вычет',
    tax: 'НДФЛ',
    net: 'На руки',
    rate: 'Ставка',
    contributions: 'Страховые\nвзносы',
    netToDate: 'На руки\nс нач. года',
  },
  total: 'Итого',
  thresholds: (rises) =>
    `${risesIn(rises, 'ru', { first: 'ставка по основной налоговой базе —', later: '— ' })}. По повышенной ставке облагается только сумма сверх порога.`,
  allowancesApart:
    'Районный коэффициент и северная надбавка облагаются отдельно, по своей шкале; в таблице — ставка по основной налоговой базе.',
  privilegeUnknown: 'До 2025 года параметр --privilege на расчёт не влияет.',
  hiddenColumns: (titles, width) =>
    `Не поместились столбцы: ${titles.map(inOneLine).join(', ')}. Для них нужен терминал шириной ${width} знаков или --json.`,
  cost: {
    title: 'Затраты работодателя',
    gross: 'Начислено работнику',
    pension: 'Взносы на пенсионное страхование (ОПС)',
    medical: 'Взносы на медицинское страхование (ОМС)',
    social: 'Взносы на социальное страхование (ВНиМ)',
    accident: 'Взносы на травматизм',
    total: 'Всего затрат',
    note: 'Без взносов на травматизм: их тариф зависит от класса профессионального риска.',
  },
}

/** The words of the report of `calc`. */
export const payslipTexts: Readonly<Record<Language, typeof en>> = { en, ru }
