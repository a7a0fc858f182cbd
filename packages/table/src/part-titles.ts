import { type Text, writKinds } from '@oklad/contract/internal'

/** What the parts of fields are called behind the title of their field: «Другие выплаты № 1: вид». */
// biome-ignore format: one part a line
export const partTitles: Readonly<Record<string, Text>> = {
  kind: { en: 'kind', ru: 'вид' },
  month: { en: 'month', ru: 'месяц' },
  day: { en: 'day', ru: 'день' },
  amount: { en: 'sum', ru: 'сумма' },
  northern_amount: { en: 'part for coefficient and allowance', ru: 'часть за коэффициент и надбавку' },
  number: { en: 'number', ru: 'номер' },
  date: { en: 'date', ru: 'дата' },
  tax_office: { en: 'tax office', ru: 'код налогового органа' },
  base_gross_income: { en: 'base pay', ru: 'начислено по основной базе' },
  north_gross_income: { en: 'district coefficient and northern allowance', ru: 'районный коэффициент и северная надбавка' },
  tax_withheld: { en: 'tax withheld', ru: 'удержан НДФЛ' },
  deduction_granted: { en: 'standard deductions granted', ru: 'предоставлены стандартные вычеты' },
  has_tax_privilege: { en: 'pay of the special military operation', ru: 'выплаты участника СВО' },
  from: { en: 'first day', ru: 'первый день' },
  to: { en: 'last day', ru: 'последний день' },
  days: { en: 'calendar days', ru: 'календарных дней' },
  paid_on: { en: 'paid on', ru: 'день выплаты' },
  round_days: { en: 'days of a short month rounded', ru: 'дни неполного месяца округлены' },
  cause: { en: 'who is ill', ru: 'кто болеет' },
  in_hospital: { en: 'child in hospital', ru: 'ребёнок в стационаре' },
  insurance_months: { en: 'insurance, months', ru: 'страховой стаж, мес.' },
  breach_from: { en: 'breach of the regime from', ru: 'нарушение режима с' },
  full_time_share: { en: 'working time, %', ru: 'рабочее время, %' },
  pay: { en: 'pay', ru: 'заработок' },
  northern_pay: { en: 'part for coefficient and allowance', ru: 'часть за коэффициент и надбавку' },
  excluded_days: { en: 'excluded days', ru: 'исключаемые дни' },
  share: { en: 'share of the pay', ru: 'доля зарплаты' },
  sum: { en: 'sum of a month', ru: 'сумма в месяц' },
  debt: { en: 'debt', ru: 'долг' },
  priority: { en: 'priority', ru: 'очередь' },
  keeps_minimum: { en: 'subsistence minimum kept', ru: 'сохраняемый прожиточный минимум' },
}

/** The words of a closed list that are apart from its schema: the page loads the schema at its first visit. By field and part. */
export const wordsOfLists: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'deductions_after_tax kind': writKinds,
}
