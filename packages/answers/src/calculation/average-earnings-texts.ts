import type { Language, Text } from '@oklad/contract/fields'
import type { WarningCode } from '@oklad/contract/internal'

/** A warning; `fields` says what a request can give instead. */
export type AverageEarningsText = Text & { readonly fields?: Text }

/** Writes a warning for the caller of a request. */
export const withFields = (text: AverageEarningsText, language: Language): string =>
  text.fields ? `${text[language]} ${text.fields[language]}` : text[language]

/** The warnings about pay by average earnings, and about absences. */
// biome-ignore format: one text a line
export const averageEarningsTexts = {
  bonus_not_prorated: { en: 'The period is not worked in full, and a bonus counts whole: give days_worked and days_norm to count it by the working days worked (point 15).', ru: 'Расчётный период отработан не полностью, а премия учтена целиком: чтобы учесть её по отработанному времени, укажите days_worked и days_norm (п. 15).' },
  days_not_rounded: { en: 'The days of short months are exact.', ru: 'Дни неполных месяцев взяты точно.', fields: { en: 'Accounting programs round them to two decimals, which gives another daily average: with round_days it is computed so.', ru: 'Программы учёта округляют их до сотых, и средний дневной заработок получается другим: так он считается с round_days.' } },
  raise_indexes_part: { en: 'The raise after the period multiplies only the sums that are indexed; some practice multiplies the whole average (point 16).', ru: 'Повышение после расчётного периода умножает только индексируемые суммы; есть практика, где умножают весь средний заработок (п. 16).' },
  floor_without_coefficient: { en: 'The average is raised to the federal minimum wage without a district coefficient; practice differs (point 18).', ru: 'Средний заработок доведён до федерального МРОТ без районного коэффициента; практика различается (п. 18).' },
  paid_late: { en: 'The pay is too late: that of a vacation is due three calendar days before it, on the working day before a day off, compensation on the day of dismissal (Labour Code, art. 136, 140). Income and tax belong to the day of payment.', ru: 'Выплата с опозданием: срок отпускных — за три календарных дня до отпуска, перед выходным — в рабочий день накануне, компенсации — в день увольнения (ТК РФ, ст. 136, 140). Доход и налог относятся ко дню выплаты.' },
  split_by_payment_date: { en: 'Whether the pay is split between the tax bases is decided by the day of payment, which is in another year than the first day.', ru: 'Делить ли выплату между налоговыми базами, решает дата выплаты, а она в другом году, чем первый день.' },
  northern_part_unknown: { en: 'Of days paid by the minimum wage the northern part cannot be known: they are in the main tax base (letter of the Federal Tax Service of 18.02.2026 № ЗГ-35-11/1411@).', ru: 'У дней, оплаченных по МРОТ, северную часть определить нельзя: они отнесены к основной базе (письмо ФНС от 18.02.2026 № ЗГ-35-11/1411@).' },
  months_without_pay: { en: 'Months without pay count with their days that are not excluded and lower the average: only the time of point 5, such as unpaid leave or illness, does not.', ru: 'Месяцы без оплаты учтены со всеми неисключёнными днями и снижают средний заработок: исключается только время из п. 5 — отпуск без оплаты, болезнь и другое.', fields: { en: 'Give it as excluded_days or as an absence; leave out months that were not employed.', ru: 'Укажите его в excluded_days или как отсутствие; месяцы до приёма не указывайте.' } },
  months_not_counted: { en: 'Some months with pay are outside the period and do not count (points 4 to 6).', ru: 'Часть месяцев с выплатами не входит в расчётный период и не учтена (п. 4–6).' },
  bonuses_not_counted: { en: 'Some bonuses do not count: they are outside the period, or a larger one for the same indicator counts in their place (point 15).', ru: 'Часть премий не учтена: они не входят в расчётный период, или вместо них учтена большая за тот же показатель (п. 15).' },
  raises_not_counted: { en: 'Some raises change nothing: they are before the period or after the last day, or the new salary is not higher (point 16).', ru: 'Часть повышений ничего не меняет: они до расчётного периода или после последнего дня, или новый оклад не выше (п. 16).' },
  earnings_assumed: { en: 'Earnings before the first month or before an illness are not given: the pay of the first month with pay was taken for each month.', ru: 'Заработок до первого месяца или до болезни не указан: за каждый месяц взята нынешняя оплата — как в первом оплаченном месяце.', fields: { en: 'earnings_before, or earnings of the sick leave, replace it.', ru: 'Её заменят earnings_before или earnings больничного.' } },
  paid_outside_year: { en: 'Pay for an absence belongs to a day before the first month or after the year, and is not counted here.', ru: 'Выплата за отсутствие приходится на дату до первого месяца или после года и здесь не учтена.' },
  no_earnings: { en: 'There are no earnings to compute vacation pay from: it is 0.', ru: 'Нет заработка, по которому считают отпускные: они равны 0.' },
} as const satisfies Readonly<Partial<Record<WarningCode, AverageEarningsText>>>
