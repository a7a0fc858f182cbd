import type { Warning } from '@oklad/contract'
import {
  capitalised,
  fromMonth,
  type Language,
  monthName,
  writeRoubles,
} from '@oklad/contract/fields'
import type { Law, Notice } from '@oklad/engine'
import type { Calculation } from './calculation.ts'
import { contradictionsIn } from './contradictions.ts'

type Sentence<Subject> = Record<Language, (subject: Subject) => string>

const provisionalLaw: Sentence<Law> = {
  en: ({ year, figuresOf }) =>
    `The law of ${year} is not known yet: the figures of ${figuresOf} were used, and the result is provisional.`,
  ru: ({ year, figuresOf }) =>
    `Закон на ${year} год ещё не известен: взяты показатели ${figuresOf} года, результат предварительный.`,
}

/** An amount with its unit: `2,000.00 roubles`, `2 000,00 ₽`. */
const amount = (kopecks: number, language: Language) =>
  `${writeRoubles(kopecks, language)} ${language === 'en' ? 'roubles' : '₽'}`

type NoticeOf<Code> = Extract<Notice, { code: Code }>

const noticeTexts: { readonly [Code in Notice['code']]: Sentence<NoticeOf<Code>> } = {
  threshold_passed: {
    en: ({ month, from, to, netChange }) => {
      const change = `${capitalised(fromMonth(month, 'en'))} the rate is ${to} % instead of ${from} % on what exceeds the threshold`
      if (netChange === null || netChange >= 0) return `${change}.`
      return `${change}; net pay is ${amount(-netChange, 'en')} less than the month before.`
    },
    ru: ({ month, from, to, netChange }) => {
      const change = `${capitalised(fromMonth(month, 'ru'))} ставка — ${to} % вместо ${from} % с суммы сверх порога`
      if (netChange === null || netChange >= 0) return `${change}.`
      return `${change}; на руки — на ${amount(-netChange, 'ru')} меньше, чем месяцем раньше.`
    },
  },
  contribution_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(monthName(month, 'en'))}: the pay of the year passes the limit of contributions, ${amount(limit, 'en')}; the lower rate applies above it.`,
    ru: ({ month, limit }) =>
      `${capitalised(monthName(month, 'ru'))}: выплаты с начала года превысили предельную базу взносов, ${amount(limit, 'ru')}; сверх неё тариф ниже.`,
  },
  child_deduction_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'en'))} there is no deduction for children: the income of the year has passed ${amount(limit, 'en')}.`,
    ru: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'ru'))} вычета на детей нет: доход с начала года превысил ${amount(limit, 'ru')}.`,
  },
  earlier_income_unknown: {
    en: () =>
      'The deduction for children ends with the month in which the income of the whole year passes its limit: state the income of the year at previous employers, or 0 if there was none.',
    ru: () =>
      'Вычет на детей действует, пока доход с начала года не превысил предельного: укажите доход этого года у прежних работодателей или 0, если его не было.',
  },
  self_employment_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'en'))} the pay is outside the tax on professional income: the income of the year has passed ${amount(limit, 'en')}. Its tax under another regime is not computed here.`,
    ru: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'ru'))} выплаты вне НПД: доход с начала года превысил ${amount(limit, 'ru')}. Налог с них по другому режиму здесь не рассчитан.`,
  },
  below_minimum_wage: {
    en: ({ month, minimum }) =>
      `${capitalised(monthName(month, 'en'))} pays less than the minimum wage of ${amount(minimum, 'en')} for a full month (Labour Code, article 133).`,
    ru: ({ month, minimum }) =>
      `${capitalised(monthName(month, 'ru'))}: за полный месяц начислено меньше МРОТ, ${amount(minimum, 'ru')} (ст. 133 ТК РФ).`,
  },
  deductions_not_applied: {
    en: () =>
      'Deductions were not applied: neither a non-resident nor a self-employed has a right to them.',
    ru: () => 'Вычеты не применены: ни у нерезидента, ни у самозанятого права на них нет.',
  },
}

/**
 * The warnings of a calculation: that its law is provisional, its notices, and contradictions in
 * its request.
 * @param notices the engine's facts about the year, where the request asks for them
 */
export function warningsOf(
  { request, law }: Pick<Calculation, 'request' | 'law'>,
  language: Language,
  notices: readonly Notice[] = [],
): Warning[] {
  const warnings = notices.map((notice): Warning => {
    const write = noticeTexts[notice.code][language] as (notice: Notice) => string
    return { code: notice.code, detail: write(notice) }
  })
  warnings.push(...contradictionsIn(request, language))
  if (!law.provisional) return warnings
  return [{ code: 'provisional_law', detail: provisionalLaw[language](law) }, ...warnings]
}
