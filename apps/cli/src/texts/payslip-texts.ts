import type { Language } from '@oklad/contract'
import { capitalised, fromMonth, monthName } from '@oklad/contract'

/** The words of a calculated year. */
export interface PayslipTexts {
  readonly title: (year: number, firstMonth: number) => string
  readonly terms: {
    readonly salary: (amount: string) => string
    readonly district: (coefficient: string) => string
    readonly noDistrict: string
    readonly northern: (percent: number) => string
    readonly noNorthern: string
    readonly privilege: string
    readonly civilContract: string
    readonly selfEmployment: string
    readonly nonResident: string
  }
  readonly columns: {
    readonly month: string
    readonly gross: string
    readonly basePay: string
    readonly bonus: string
    readonly allowances: string
    readonly deduction: string
    readonly tax: string
    readonly onHand: string
    readonly rate: string
    readonly contributions: string
    readonly onHandSoFar: string
  }
  readonly total: string
  readonly rateSteps: (steps: readonly { month: number; rate: number }[]) => string
  readonly allowancesApart: string
  readonly privilegeUnknown: string
  readonly hiddenColumns: (titles: readonly string[], width: number) => string
  readonly cost: {
    readonly title: string
    readonly gross: string
    readonly pension: string
    readonly medical: string
    readonly social: string
    readonly accident: string
    readonly total: string
    readonly note: string
  }
}

/** A column's title within a sentence; an abbreviation stays as it is. */
const inOneLine = (title: string) =>
  title
    .replace('-\n', '')
    .replace('\n', ' ')
    .replace(/^.(?=\p{Ll})/u, (letter) => letter.toLowerCase())

export const payslipTexts: Record<Language, PayslipTexts> = {
  en: {
    title: (year, firstMonth) => {
      const from = firstMonth > 1 && firstMonth < 12 ? `${monthName(firstMonth, 'en')} to ` : ''
      return `Pay and income tax, ${firstMonth === 1 ? '' : `${from}December `}${year}, in roubles`
    },
    terms: {
      salary: (amount) => `Base pay ${amount}`,
      district: (coefficient) => `district coefficient ${coefficient}`,
      noDistrict: 'no district coefficient',
      northern: (percent) => `northern allowance ${percent} %`,
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
      onHand: 'On hand',
      rate: 'Rate',
      contributions: 'Contri-\nbutions',
      onHandSoFar: 'On hand\nso far',
    },
    total: 'Total',
    rateSteps: (steps) => {
      const [first = '', ...rest] = steps.map(({ month, rate }, index) =>
        index === 0
          ? `${capitalised(fromMonth(month, 'en'))} the rate of the main base is ${rate} %`
          : `${fromMonth(month, 'en')} ${rate} %`,
      )
      return `${[first, ...rest].join(', ')}. The higher rate applies only to what exceeds the threshold.`
    },
    allowancesApart:
      'The allowances are taxed apart from base pay, on a scale of their own; the rate shown is that of the main base.',
    privilegeUnknown: 'The option --privilege has no effect on a year before 2025.',
    hiddenColumns: (titles, width) =>
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
  },
  ru: {
    title: (year, firstMonth) => {
      const from = firstMonth > 1 && firstMonth < 12 ? `${monthName(firstMonth, 'ru')} — ` : ''
      return `Зарплата и НДФЛ за ${firstMonth === 1 ? '' : `${from}декабрь `}${year} ${
        firstMonth === 1 ? 'год' : 'года'
      }, руб.`
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
      onHand: 'На руки',
      rate: 'Ставка',
      contributions: 'Страховые\nвзносы',
      onHandSoFar: 'На руки\nс нач. года',
    },
    total: 'Итого',
    rateSteps: (steps) => {
      const [first = '', ...rest] = steps.map(({ month, rate }, index) =>
        index === 0
          ? `${capitalised(fromMonth(month, 'ru'))} ставка по основной налоговой базе — ${rate} %`
          : `${fromMonth(month, 'ru')} — ${rate} %`,
      )
      return `${[first, ...rest].join(', ')}. По повышенной ставке облагается только сумма сверх порога.`
    },
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
  },
}
