import {
  capitalised,
  fromMonth,
  type Language,
  monthsInRanges,
  numericDate,
  type Text,
  type TextValues,
  write,
  writeSum,
} from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import type { Law, YearWarning } from '@oklad/engine'
import type { AverageEarningsText } from './average-earnings-texts.ts'
import type { Calculation } from './calculation.ts'
import { contradictionsIn } from './contradictions.ts'
import { noWarnings } from './no-warnings.ts'
import { statusWarningsOf } from './status-warnings.ts'

/** The texts of the warnings, without those of contradictions, which stand beside their rules. */
// biome-ignore format: one text a line
const texts = {
  provisional_law: { en: 'The law of {year} is not known yet. The figures of {figuresOf} were used, so the result is provisional.', ru: 'Закон на {year} год ещё не известен. Взяты показатели {figuresOf} года, поэтому результат предварительный.' },
  threshold_passed: { en: '{From} the rate is {to}% instead of {from}% on income above the threshold.', ru: '{From} ставка — {to} % вместо {from} %, но только с суммы сверх порога.' },
  net_pay_falls: { en: '{From} the rate is {to}% instead of {from}% on income above the threshold. Net pay is {less} lower than the month before.', ru: '{From} ставка — {to} % вместо {from} %, но только с суммы сверх порога. На руки — на {less} меньше, чем месяцем раньше.' },
  contribution_limit_passed: { en: '{From} contributions are lower: pay for the year to date exceeds the contribution limit of {limit}.', ru: '{From} взносы ниже: выплаты с начала года превысили предельную базу {limit}.' },
  child_deduction_limit_passed: { en: '{From} there is no deduction for children: the {income} for the year to date exceeds {limit}.', ru: '{From} вычета на детей нет: {income} с начала года превысил {limit}.' },
  earlier_income_unknown: { en: 'The deduction for children ends with the month in which income for the whole year exceeds its limit. State the income of the year at previous employers, or 0 if there was none.', ru: 'Вычет на детей действует, пока доход с начала года не превысил предел. Укажите доход этого года у прежних работодателей или 0, если его не было.' },
  self_employment_limit_passed: { en: '{From} the pay is outside the tax on professional income: the income for the year to date exceeds {limit}. Its tax under another regime is not computed here.', ru: '{From} выплаты вне НПД: доход с начала года превысил {limit}. Налог с них по другому режиму здесь не рассчитан.' },
  registration_deduction_used: { en: '{From} the full rate applies: the registration deduction of {limit} is used up.', ru: '{From} ставка полная: вычет при регистрации, {limit}, израсходован.' },
  below_minimum_wage: { en: '{Months}: pay for a full month is below the minimum wage of {minimum} (Labour Code, article 133). A regional minimum may be higher; it is not known here.', ru: '{Months}: начислено меньше МРОТ, {minimum} (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.' },
  below_share_of_minimum_wage: { en: '{Months}: pay for a full month is below {minimum}, {share}% of the minimum wage (Labour Code, article 133). A regional minimum may be higher; it is not known here.', ru: '{Months}: начислено меньше {minimum} — это {share} % МРОТ (ст. 133 ТК РФ). Региональный МРОТ может быть выше, здесь он неизвестен.' },
  deductions_not_applied: { en: 'Deductions were not applied: non-residents and the self-employed have no right to them.', ru: 'Вычеты не применены: у нерезидентов и самозанятых права на них нет.' },
  excess_tax: { en: 'In {year} the tax withheld exceeds the tax due by {excess}, and later payments cannot absorb it. The employer tells the employee within 10 days and returns the tax on a written application (Tax Code, article 231).', ru: 'В {year} году удержано больше налога, чем причитается, на {excess}, и зачесть его в следующих выплатах не удалось. Работодатель сообщает об этом работнику в течение 10 дней и возвращает налог по его письменному заявлению (ст. 231 НК РФ).' },
  tax_not_withheld: { en: '{excess} of the tax for {year} is not withheld: the pay was too low. The employer tells the tax service, which sends a tax notice (Tax Code, article 226).', ru: 'Не удержано {excess} налога за {year} год: выплат не хватило. Работодатель сообщает об этом налоговой, и она присылает уведомление (ст. 226 НК РФ).' },
  activity_must_be_listed: { en: "The tariff of small business is only for companies whose main activity is on the Government's list: {act}.", ru: 'Тариф для МСП — только для компаний, чей основной вид деятельности есть в перечне Правительства: {act}.' },
  manufacturing_must_be_listed: { en: 'The tariff of manufacturing is only for small and medium companies whose main activity is one of the manufacturing activities that the law names: {act}, {article}.', ru: 'Тариф для МСП-производства — только для компаний, чей основной вид деятельности — обрабатывающее производство из названных в законе: {act}, {article}.' },
} as const satisfies Readonly<
  Record<
    | YearWarning['code']
    | 'net_pay_falls'
    | 'below_share_of_minimum_wage'
    | 'manufacturing_must_be_listed'
    | 'provisional_law',
    Text
  >
>

/** Writes kopecks with their unit. */
type WriteAmount = (kopecks: number) => string

/** Write an amount of a sentence: `2,000 roubles`, `2 000 ₽`. */
export const amountWithUnit: Readonly<Record<Language, WriteAmount>> = {
  en: (kopecks) => writeSum(kopecks, 'en'),
  ru: (kopecks) => writeSum(kopecks, 'ru'),
}

/** `From January` and so on, as the start of a sentence. */
const startsIn = (language: Language) =>
  Array.from({ length: 12 }, (_, index) => capitalised(fromMonth(index + 1, language)))

const starts = { en: startsIn('en'), ru: startsIn('ru') }

type Threshold = Extract<YearWarning, { readonly netChange: unknown }>

/** What the texts of a warning name, but for what differs from person to person. */
function valuesOf(
  warning: YearWarning,
  { year }: Law,
  language: Language,
  amount: WriteAmount,
): TextValues {
  if ('list' in warning) {
    const { act, article, date } = warning.list
    return { article, act: datedAct(act, date) }
  }
  if ('minimum' in warning) {
    const Months = capitalised(monthsInRanges(warning.months, language))
    return { Months, minimum: amount(warning.minimum), share: warning.share ?? 100 }
  }
  if (!('month' in warning)) return { year }
  const From = starts[language][warning.month - 1]
  if ('limit' in warning) return { From, limit: amount(warning.limit) }
  return { From, from: warning.from, to: warning.to }
}

/** An act with its date before its number: `распоряжение Правительства РФ от 27.12.2025 № 4125-р`. */
const datedAct = (act: string, date: string) =>
  act.replace(' № ', ` от ${numericDate(date, 'ru')} № `).replace('Распоряжение', 'распоряжение')

/** The income that the limit of the deduction for children counts. */
const countedIncome = ({ request, law }: Pick<Calculation, 'request' | 'law'>): Text => {
  const { territorial_multiplier = 100, northern_coefficient = 100 } = request
  const { countsAllowances } = law.figures.childDeductionLimit.value
  return territorial_multiplier + northern_coefficient > 200 && !countsAllowances
    ? { en: 'pay without coefficient and allowance', ru: 'заработок без коэффициента и надбавки' }
    : { en: 'income', ru: 'доход' }
}

/**
 * The parts of the sentences of each text by year, month and rates: two around `{less}`, `{income}` or `{excess}`, which
 * differ from person to person. Most rows of a table have such a sentence.
 */
const sentences = new Map<string, Map<number, readonly string[]>>()

const MONTH_SETS = 2 ** 13

/** The months of a warning as the bits of a number: 2 is January. */
function monthsOf(warning: YearWarning): number {
  if ('month' in warning) return 2 ** warning.month
  return 'months' in warning ? warning.months.reduce((bits, month) => bits + 2 ** month, 0) : 0
}

/** Returns the text of a warning, where its code has several. */
function textOf(warning: YearWarning): keyof typeof texts {
  if ('share' in warning) return 'below_share_of_minimum_wage'
  const isManufacturing = 'of' in warning && warning.of === 'smallBusinessManufacturing'
  return isManufacturing ? 'manufacturing_must_be_listed' : warning.code
}

/** A warning of the engine in words. */
export function writeWarning(
  warning: YearWarning,
  { request, law }: Pick<Calculation, 'request' | 'law'>,
  language: Language,
  amount: WriteAmount = amountWithUnit[language],
): Warning {
  const { code } = warning
  const { from = 0, to = 0, netChange } = warning as Partial<Threshold>
  const fall = netChange && netChange < 0 ? -netChange : 0
  const share = ('share' in warning ? warning.share : undefined) ?? 0
  const text = texts[fall > 0 ? 'net_pay_falls' : textOf(warning)]
  const known = sentences.get(text[language]) ?? new Map<number, readonly string[]>()
  const key = ((law.year * MONTH_SETS + monthsOf(warning)) * 100 + from + share) * 100 + to
  const isShared = amount === amountWithUnit[language]
  let parts = isShared ? known.get(key) : undefined
  if (parts === undefined) {
    parts = write(text, language, valuesOf(warning, law, language, amount)).split(
      /\{(?:less|income|excess)\}/,
    )
    if (isShared) sentences.set(text[language], known.set(key, parts))
  }
  const [before = '', after] = parts
  if (after === undefined) return { code, detail: before }
  const sum = 'excess' in warning ? warning.excess : fall
  const own = sum > 0 ? amount(sum) : countedIncome({ request, law })[language]
  return { code, detail: `${before}${own}${after}` }
}

/** Writes a warning about pay by average earnings with its remedy. */
export const withRemedy = (
  text: AverageEarningsText,
  language: Language,
  values?: TextValues,
): string => write(text, language, values) + (text.remedy ? ` ${text.remedy[language]}` : '')

/**
 * The warnings of a calculation: that its law is provisional, those of its year, and contradictions in
 * its request.
 * @param ofYear the warnings of the engine, where the request asks for them; `null` for a
 *   question without contributions
 * @param amount writes the amounts in the sentences; kopecks as the service does by default. With one, no
 *   remedy is said: the page asks for what it needs
 */
export function warningsOf(
  { request, law, notes = noWarnings }: Pick<Calculation, 'request' | 'law' | 'notes'>,
  language: Language,
  ofYear: readonly YearWarning[] | null = noWarnings,
  amount = amountWithUnit[language],
): Warning[] {
  const warnings = law.provisional ? [provisionalWarning(law, language)] : []
  for (const warning of ofYear ?? noWarnings) {
    warnings.push(writeWarning(warning, { request, law }, language, amount))
  }
  const ofStatus = statusWarningsOf(request, language, ofYear !== null)
  for (const warning of ofStatus) warnings.push(warning)
  for (const warning of contradictionsIn(request, law.year, language)) warnings.push(warning)
  for (const { text, ...note } of notes) {
    const isOfRequest = amount === amountWithUnit[language]
    warnings.push({
      ...note,
      detail: isOfRequest ? withRemedy(text, language) : write(text, language),
    })
  }
  return warnings
}

/** The warning of a year whose law is not known yet. */
export function provisionalWarning({ year, figuresOf }: Law, language: Language): Warning {
  const detail = write(texts.provisional_law, language, { year, figuresOf })
  return { code: 'provisional_law', detail }
}
