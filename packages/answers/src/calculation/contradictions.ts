import {
  fieldNamed,
  hasKind,
  type Language,
  ofKinds,
  otherPayKinds,
  type RequestFieldName,
  type RightFields,
  requestFieldNames,
  type Text,
  type TextValues,
  write,
} from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import { lawOf } from '@oklad/engine'
import { dateWithin, dayIn, daysIn, monthIn, workingDayFrom, yearIn } from '@oklad/engine/internal'
import { noWarnings } from './no-warnings.ts'
import { assessmentFields, hasEffect } from './not-counted.ts'
import { northernPartIn } from './other-pay.ts'

/** Values that are valid one by one and cannot be true together, or leave one without effect. */
interface Contradiction extends Text {
  readonly fields: readonly [RequestFieldName, ...RequestFieldName[]]
  /** The field that is given wherever they contradict each other: the first one, unless it is another. */
  readonly given?: RequestFieldName
  /** @param lastYear the last tax year in which the question pays */
  readonly isIn: (request: RightFields, lastYear: number) => boolean
  /** What the text names. */
  readonly values?: (request: RightFields, lastYear: number) => TextValues
}

type Income = NonNullable<RightFields['other_employers']>[number]

const firstMonthOf = ({ start_date = '' }: RightFields) => monthIn(start_date) || 1

const lastMonthOf = ({ end_date = '' }: RightFields) => monthIn(end_date) || 12

/** The figures of the law of a year that a request names. */
const figuresFor = ({ start_date }: RightFields) =>
  start_date === undefined ? undefined : lawOf(yearIn(start_date)).figures

const isPart = (paid: RightFields['first_month']) => (paid ?? 'full') !== 'full'

/** Whether a date is the last day of its month. */
const endsMonth = (date: string) => dayIn(date) === daysIn(yearIn(date), monthIn(date))

const isTaxAboveIncome = ({ base_gross_income, north_gross_income, tax_withheld }: Income) =>
  tax_withheld > base_gross_income + north_gross_income

/** A value for all months beside a series that has other values. */
const replaced: readonly Contradiction[] = requestFieldNames.flatMap((series) => {
  const name = fieldNamed(series).replaces as RequestFieldName | undefined
  if (name === undefined) return []
  const { label } = fieldNamed(name)
  return {
    fields: [name, series],
    given: series,
    isIn: ({ [series]: values, [name]: value }) =>
      Array.isArray(values) && value !== undefined && !values.some((one) => one === value),
    en: `${label.en}: the value for all months is ignored, because each month has a value of its own.`,
    ru: `Поле «${label.ru}» не учтено: значения заданы по месяцам.`,
  }
})

/** What the deduction for children takes into account beside the children, where there are none. */
const withoutChildren = (
  ['elder_children_count', 'single_parent', 'income_before_elsewhere'] as const
).map(
  (name): Contradiction => ({
    fields: [name, 'children_count'],
    isIn: ({ [name]: value, children_count = 0 }) => Boolean(value) && children_count === 0,
    en: `${fieldNamed(name).label.en}: no effect without children with a right to the deduction.`,
    ru: `Поле «${fieldNamed(name).label.ru}» ни на что не влияет: детей с правом на вычет нет.`,
  }),
)

/** What an item of a kind takes into account, where there is none. */
const withoutKind = ofKinds.map(({ name, list, kind }): Contradiction => {
  const { label } = fieldNamed(name)
  const title = otherPayKinds[kind]
  return {
    fields: [name, list],
    isIn: (request) => hasEffect(request)(name) && !hasKind(request, { list, kind }),
    en: `${label.en}: no effect without other pay of the kind "${title.en}".`,
    ru: `Поле «${label.ru}» ни на что не влияет: выплаты «${title.ru}» нет.`,
  }
})

/** Whether a district coefficient of the law, by month, is above the one that is paid in a month of the calculation. */
function isAbovePaid(statutory: readonly number[], request: RightFields): boolean {
  const { monthly_territorial_multipliers: paid = [], territorial_multiplier = 100 } = request
  const isPaid = (month: number) => month >= firstMonthOf(request) && month <= lastMonthOf(request)
  return statutory.some(
    (coefficient, index) =>
      isPaid(index + 1) && coefficient > (paid[index] ?? territorial_multiplier),
  )
}

/** Returns the numbers of other pay, counted from 1, whose northern part is one of those that a test accepts. */
const otherPayWhose =
  (accepts: (part: number | null, given: number) => boolean) =>
  (request: RightFields, lastYear: number): string[] =>
    (request.other_pay ?? []).flatMap((pay, index) => {
      // Only the rest of December may be paid in the next year.
      const year = pay.month === 12 && pay.day === undefined ? lastYear : undefined
      const part = northernPartIn(pay, request, year)
      return accepts(part, pay.northern_amount ?? 0) ? [`${index + 1}`] : []
    })

const otherPayOutside = otherPayWhose((part) => part === null)
const otherPayWithoutPart = otherPayWhose((part, given) => part !== null && part !== given)

const paidCounts: Text = {
  en: 'In some months the district coefficient of the law is above the paid one. The paid coefficient is used in these months.',
  ru: 'В некоторых месяцах районный коэффициент по закону выше того, что платит работодатель. В эти месяцы взят коэффициент работодателя.',
}

const noPrivilege: Text = {
  en: 'The rates of the special military operation do not apply in this year.',
  ru: 'Ставки для участников СВО на этот год не распространяются.',
}

/** Each contradiction that is named; the test has a request that brings it, and one that does not. */
export const contradictions: readonly Contradiction[] = [
  ...replaced,
  ...withoutChildren,
  ...withoutKind,
  {
    fields: ['monthly_statutory_territorial_multipliers'],
    isIn: (request) =>
      isAbovePaid(request.monthly_statutory_territorial_multipliers ?? [], request),
    ...paidCounts,
  },
  {
    fields: ['statutory_territorial_multiplier', 'monthly_territorial_multipliers'],
    isIn: ({ statutory_territorial_multiplier, ...request }) =>
      request.monthly_statutory_territorial_multipliers === undefined &&
      isAbovePaid(Array(12).fill(statutory_territorial_multiplier), request),
    ...paidCounts,
  },
  {
    fields: ['start_date', 'first_month'],
    isIn: ({ start_date = '', first_month }) => first_month === undefined && dayIn(start_date) > 1,
    en: 'The first month is paid in full, although the first day is later than the 1st. It can be paid by working or by calendar days.',
    ru: 'Первый месяц оплачен полностью, хотя первый день — не начало месяца: его можно оплатить по рабочим или календарным дням.',
  },
  {
    fields: ['end_date', 'last_month'],
    isIn: ({ end_date, last_month }) =>
      end_date !== undefined && last_month === undefined && !endsMonth(end_date),
    en: 'The last month is paid in full, although the last day is not the end of the month. It can be paid by working or by calendar days.',
    ru: 'Последний месяц оплачен полностью, хотя последний день — не конец месяца: его можно оплатить по рабочим или календарным дням.',
  },
  {
    fields: ['first_month', 'start_date'],
    isIn: ({ start_date, first_month }) => start_date === undefined && isPart(first_month),
    en: 'The first month is paid from the 1st, because the first day is not given.',
    ru: 'Первый месяц оплачен с 1-го числа, потому что первый день не указан.',
  },
  {
    fields: ['last_month', 'end_date'],
    isIn: ({ end_date, last_month }) => end_date === undefined && isPart(last_month),
    en: 'The year is paid to the end of December, because the last day is not given.',
    ru: 'Год оплачен до конца декабря, потому что последний день не указан.',
  },
  {
    fields: ['start_date', 'end_date'],
    isIn: ({ start_date = '', end_date }) => end_date !== undefined && end_date < start_date,
    en: 'The last day paid is before the first one.',
    ru: 'Последний оплаченный день раньше первого.',
  },
  {
    fields: ['first_month', 'last_month'],
    isIn: (request) =>
      firstMonthOf(request) === lastMonthOf(request) &&
      isPart(request.first_month) &&
      isPart(request.last_month) &&
      request.first_month !== request.last_month,
    en: 'The calculation has one month. It is paid as stated for the first month.',
    ru: 'В расчёте один месяц. Он оплачен так, как указано для первого.',
  },
  {
    fields: ['other_pay'],
    isIn: (...asked) => otherPayOutside(...asked).length > 0,
    values: (...asked) => ({ numbers: otherPayOutside(...asked) }),
    en: 'Other pay no. {numbers} is not counted: its month is outside the calculation.',
    ru: 'Другие выплаты № {numbers} не учтены: их месяц не входит в расчёт.',
  },
  {
    fields: ['other_pay'],
    isIn: (...asked) => otherPayWithoutPart(...asked).length > 0,
    values: (...asked) => ({ numbers: otherPayWithoutPart(...asked) }),
    en: 'The northern part of other pay no. {numbers} is not counted in full: it is above the sum, or its kind or the year has no such part.',
    ru: 'Северная часть других выплат № {numbers} учтена не полностью: она больше суммы, или у этого вида или в этом году её не бывает.',
  },
  {
    fields: ['notice_deductions'],
    isIn: (request) =>
      (request.notice_deductions ?? []).some(
        ({ month }) => month < firstMonthOf(request) || month > lastMonthOf(request),
      ),
    en: 'A deduction by a notice outside the months of the calculation is not counted.',
    ru: 'Вычет по уведомлению вне месяцев расчёта не учтён.',
  },
  {
    fields: ['other_pay', 'start_date'],
    isIn: ({ other_pay = [], start_date = '' }) =>
      other_pay.some(
        ({ month, day = 31 }) => month === monthIn(start_date) && day < dayIn(start_date),
      ),
    en: 'Other pay is dated before the first day of work. It is computed for its day nevertheless.',
    ru: 'Дата другой выплаты раньше первого дня работы. Выплата всё равно посчитана на эту дату.',
  },
  {
    fields: ['other_pay', 'end_date'],
    isIn: ({ other_pay = [], end_date = '' }) =>
      other_pay.some(
        ({ kind, month, day = 1 }) =>
          kind === 'compensation' &&
          month === monthIn(end_date) &&
          dateWithin(yearIn(end_date), month, day) > workingDayFrom(end_date, 1),
      ),
    en: 'Compensation for unused vacation is due on the day of dismissal (Labour Code, article 140), but it is dated later.',
    ru: 'Компенсация за неиспользованный отпуск положена в день увольнения (ст. 140 ТК РФ), а указан более поздний день.',
  },
  {
    fields: ['earnings_before', 'absences'],
    isIn: ({ absences = [] }) => absences.length === 0,
    en: 'Earnings before the first month have no effect without absences.',
    ru: 'Заработок до первого месяца без отпусков и больничных ни на что не влияет.',
  },
  {
    fields: ['monthly_bonuses', 'end_date'],
    isIn: (request) =>
      request.monthly_bonuses?.slice(lastMonthOf(request)).some((bonus) => bonus > 0) ?? false,
    en: 'Bonuses of months after the last one are not counted.',
    ru: 'Премии за месяцы после последнего не учтены.',
  },
  {
    fields: ['monthly_bonuses', 'start_date'],
    isIn: (request) =>
      request.monthly_bonuses?.slice(0, firstMonthOf(request) - 1).some((bonus) => bonus > 0) ??
      false,
    en: 'Bonuses of months before the first one are not counted.',
    ru: 'Премии за месяцы до первого не учтены.',
  },
  {
    fields: ['income_before', 'start_date'],
    isIn: (request) =>
      firstMonthOf(request) === 1 &&
      Object.values(request.income_before ?? {}).some((sum) => sum > 0),
    en: 'The calculation starts in January, and the year has no month before it: the income before the first month is counted nevertheless.',
    ru: 'Расчёт начинается с января, и месяцев до него в году нет: доход до первого месяца всё равно учтён.',
  },
  {
    fields: ['income_before_elsewhere', 'start_date'],
    isIn: (request) => firstMonthOf(request) === 1 && (request.income_before_elsewhere ?? 0) > 0,
    en: 'The calculation starts in January, and the year has no month before it: the income at previous employers counts nevertheless.',
    ru: 'Расчёт начинается с января, и месяцев до него в году нет: доход у прежних работодателей всё равно учтён.',
  },
  {
    fields: ['income_before_elsewhere', 'other_employers'],
    isIn: (request) =>
      (request.income_before_elsewhere ?? 0) > 0 &&
      (request.other_employers ?? []).length === 0 &&
      !request.is_not_resident &&
      request.employment_type !== 'SELF_EMPLOYED' &&
      assessmentFields.some(hasEffect(request)),
    en: 'Refunds and the family payment are computed from the income and the tax of this employer alone. Add the previous employers of the year to the other employers.',
    ru: 'Возврат налога и семейная выплата посчитаны только по доходу и налогу у этого работодателя. Добавьте прежних работодателей этого года к другим работодателям.',
  },
  {
    fields: ['income_before'],
    isIn: ({ income_before }) => income_before !== undefined && isTaxAboveIncome(income_before),
    en: 'More tax was withheld before the first month than was paid: check the amounts.',
    ru: 'До первого месяца удержано больше, чем начислено: проверьте суммы.',
  },
  {
    fields: ['has_family_payment', 'children_count'],
    isIn: ({ has_family_payment = false, children_count = 0 }) =>
      has_family_payment && children_count < 2,
    en: 'A family has the family payment only with two or more children.',
    ru: 'Семейная выплата положена, только если детей двое или больше.',
  },
  {
    fields: ['other_employers'],
    isIn: ({ other_employers = [] }) => other_employers.some(isTaxAboveIncome),
    en: 'Another employer withheld more tax than it paid: check the amounts.',
    ru: 'Другой работодатель удержал больше, чем начислил: проверьте суммы.',
  },
  {
    fields: ['other_employers', 'start_date'],
    isIn: (request) =>
      (request.other_employers ?? []).length > 0 &&
      figuresFor(request)?.mainScale.value.brackets.length === 1,
    en: 'This year had one rate for all pay, and no settlement of several employers.',
    ru: 'В этом году ставка была одна на весь доход, и расчёта по всем работодателям нет.',
  },
  {
    fields: ['is_company_head', 'start_date'],
    isIn: (request) =>
      request.is_company_head === true && figuresFor(request)?.minimumBaseOfHead.value === false,
    en: "There was no minimum base of contributions for a company's head in this year.",
    ru: 'Минимальной базы взносов для руководителя компании в этом году не было.',
  },
  {
    fields: ['has_tax_privilege', 'start_date'],
    isIn: (request) =>
      request.has_tax_privilege === true && figuresFor(request)?.privilegeScale.value === null,
    ...noPrivilege,
  },
  {
    fields: ['other_employers', 'start_date'],
    isIn: (request) =>
      (request.other_employers ?? []).some((other) => other.has_tax_privilege) &&
      figuresFor(request)?.privilegeScale.value === null,
    ...noPrivilege,
  },
  {
    fields: ['has_tax_privilege', 'is_not_resident'],
    isIn: ({ has_tax_privilege, is_not_resident }) =>
      has_tax_privilege === true && is_not_resident === true,
    en: 'The rates of the special military operation do not apply to a non-resident.',
    ru: 'Ставки для участников СВО на нерезидента не распространяются.',
  },
]

/** The places in the table of the contradictions that a field given alone may bring: most fields have none. */
const placesOf: ReadonlyMap<string, readonly number[]> = new Map(
  requestFieldNames.flatMap((name) => {
    const places = contradictions.flatMap(({ fields, given = fields[0] }, place) =>
      given === name ? [place] : [],
    )
    return places.length > 0 ? [[name, places]] : []
  }),
)

/**
 * A warning for each contradiction in a request, in the order of the table.
 * @param lastYear the last tax year in which the question pays
 */
export function contradictionsIn(
  request: RightFields,
  lastYear: number,
  language: Language,
): readonly Warning[] {
  const places: number[] = []
  for (const name in request) {
    if (request[name as RequestFieldName] === undefined) continue
    const brought = placesOf.get(name)
    if (brought !== undefined) places.push(...brought)
  }
  if (places.length === 0) return noWarnings
  places.sort((one, other) => one - other)
  const found: Warning[] = []
  for (const place of places) {
    const { fields, isIn, values, en, ru } = contradictions[place] as Contradiction
    if (!isIn(request, lastYear)) continue
    const detail = write({ en, ru }, language, values?.(request, lastYear))
    found.push({ code: 'contradictory_fields', detail, fields: [...fields] })
  }
  return found
}
