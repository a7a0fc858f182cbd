import type { Law, Notice } from '@oklad/engine'
import type { Language } from '../language.ts'
import { capitalised, fromMonth, monthName } from '../words/months.ts'
import { writeRoubles } from '../words/write-roubles.ts'
import type { Warning } from './schemas.ts'

type Sentence<Subject> = Record<Language, (subject: Subject) => string>

const provisionalLaw: Sentence<Law> = {
  en: ({ year, figuresOf }) =>
    `The law of ${year} is not known yet: the figures of ${figuresOf} were used, and the result is provisional.`,
  ru: ({ year, figuresOf }) =>
    `Закон на ${year} год ещё не известен: взяты показатели ${figuresOf} года, результат предварительный.`,
}

type NoticeOf<Code> = Extract<Notice, { code: Code }>

const noticeTexts: { [Code in Notice['code']]: Sentence<NoticeOf<Code>> } = {
  threshold_passed: {
    en: ({ month, from, to, netChange }) =>
      `${capitalised(fromMonth(month, 'en'))} the rate is ${to} % instead of ${from} % on what exceeds the threshold${netChange === null || netChange === 0 ? '' : `; against the month before, net pay changes by ${writeRoubles(netChange, 'en')} roubles`}.`,
    ru: ({ month, from, to, netChange }) =>
      `${capitalised(fromMonth(month, 'ru'))} ставка — ${to} % вместо ${from} % с суммы сверх порога${netChange === null || netChange === 0 ? '.' : `; выплата на руки по сравнению с предыдущим месяцем меняется на ${writeRoubles(netChange, 'ru')} руб.`}`,
  },
  contribution_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(monthName(month, 'en'))}: the pay of the year passes the limit of contributions, ${writeRoubles(limit, 'en')} roubles; the lower rate applies above it.`,
    ru: ({ month, limit }) =>
      `${capitalised(monthName(month, 'ru'))}: выплаты с начала года превысили предельную базу взносов, ${writeRoubles(limit, 'ru')} руб.; сверх неё тариф ниже.`,
  },
  child_deduction_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'en'))} there is no deduction for children: the income of the year has passed ${writeRoubles(limit, 'en')} roubles.`,
    ru: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'ru'))} вычета на детей нет: доход с начала года превысил ${writeRoubles(limit, 'ru')} руб.`,
  },
  self_employment_limit_passed: {
    en: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'en'))} the pay is outside the tax on professional income: the income of the year has passed ${writeRoubles(limit, 'en')} roubles. Its tax under another regime is not computed here.`,
    ru: ({ month, limit }) =>
      `${capitalised(fromMonth(month, 'ru'))} выплаты вне НПД: доход с начала года превысил ${writeRoubles(limit, 'ru')} руб. Налог с них по другому режиму здесь не рассчитан.`,
  },
  below_minimum_wage: {
    en: ({ month, minimum }) =>
      `${capitalised(monthName(month, 'en'))} pays less than the minimum wage of ${writeRoubles(minimum, 'en')} roubles for a full month (Labour Code, article 133).`,
    ru: ({ month, minimum }) =>
      `${capitalised(monthName(month, 'ru'))}: за полный месяц начислено меньше МРОТ, ${writeRoubles(minimum, 'ru')} руб. (ст. 133 ТК РФ).`,
  },
  deductions_not_applied: {
    en: () =>
      'Deductions were not applied: neither a non-resident nor a self-employed has a right to them.',
    ru: () => 'Вычеты не применены: ни у нерезидента, ни у самозанятого права на них нет.',
  },
}

function warningOf<Code extends Notice['code']>(
  notice: NoticeOf<Code> & { readonly code: Code },
  language: Language,
): Warning {
  return { code: notice.code, detail: noticeTexts[notice.code][language](notice) }
}

const NO_NOTICES: readonly Notice[] = []
const NO_WARNINGS: readonly Warning[] = []

/**
 * What a reader of a calculation has to know about it.
 * @param notices what the circumstances of the year brought to notice
 */
export function warningsOf(
  law: Law,
  language: Language,
  notices: readonly Notice[] = NO_NOTICES,
): readonly Warning[] {
  if (!law.provisional && notices.length === 0) return NO_WARNINGS
  return [
    ...(law.provisional
      ? [{ code: 'provisional_law' as const, detail: provisionalLaw[language](law) }]
      : []),
    ...notices.map((notice) => warningOf(notice, language)),
  ]
}
