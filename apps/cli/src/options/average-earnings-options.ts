import { type FieldOption, type RequestField, requests, type Text } from '@oklad/contract/internal'
import { EARLIEST_TAX_YEAR, lawOf } from '@oklad/engine'
import { daysIn, monthIn, shareOf, yearIn } from '@oklad/engine/internal'

/** The request that people's options make, and the option to which a problem of the request belongs. */
export interface Assembly {
  /** @param typed the values of the options by the names of their fields */
  readonly request: (typed: Readonly<Record<string, unknown>>) => object
  /** @param pointer into the request */
  readonly fieldOf: (pointer: string) => string
}

type Unit = RequestField['unit']

const option = (
  flag: FieldOption['flag'],
  unit: Unit,
  argument: Text | undefined,
  { en, ru, ...more }: Omit<FieldOption, 'flag'> & { readonly enum?: readonly string[] },
): RequestField => ({
  schema: { type: unit === 'choice' ? 'string' : 'integer', ...(more.enum && { enum: more.enum }) },
  ...{ description: en, label: { en, ru }, group: 'pay', unit },
  ...(argument && { argument }),
  option: { flag, en, ru, ...more },
})

const roubles = { en: '<roubles>', ru: '<рубли>' }
const date = { en: '<date>', ru: '<дата>' }
const count = { en: '<number>', ru: '<число>' }
const dated = { en: '<month=roubles>', ru: '<месяц=рубли>' }

const shareOfFullTime = option(
  '--share',
  'count',
  { en: '<percent>', ru: '<процент>' },
  {
    en: 'share of full working time, 1 to 100: the floor is this share of the minimum wage',
    ru: 'доля ставки, от 1 до 100: до этой доли МРОТ доводится средний заработок',
  },
)

// biome-ignore format: one option a line
export const vacationFields = {
  salary: option('--salary', 'roubles', roubles, { en: 'pay of each of the 12 months before, such as 100000', ru: 'выплаты за каждый из 12 месяцев перед отпуском, например 100000', thousands: '100' }),
  start_date: option('--from', 'date', date, { en: 'first day; of a compensation the day of dismissal', ru: 'первый день; у компенсации — день увольнения' }),
  days: option('--days', 'decimalDays', count, { en: 'days to pay, without public holidays; those of a compensation may have two decimals', ru: 'дней к оплате, без праздников; у компенсации можно с сотыми' }),
  kind: option('--kind', 'choice', { en: '<kind>', ru: '<вид>' }, { en: 'vacation (default), compensation at dismissal, or working-days such as those of a business trip', ru: 'vacation — отпуск (по умолчанию), compensation — компенсация при увольнении, working-days — рабочие дни, например командировка', enum: requests.vacationPay.properties.kind.enum }),
  hired_on: option('--hired', 'date', date, { en: 'first day of work: months before it do not count, and the days of a compensation follow from it', ru: 'первый день работы: месяцы до него не учитываются, а дни компенсации считаются от него' }),
  days_used: option('--used', 'decimalDays', count, { en: 'days of vacation used since --hired', ru: 'использовано дней отпуска с --hired' }),
  northern_pay: option('--northern', 'roubles', roubles, { en: 'district coefficient and northern allowance in each month', ru: 'районный коэффициент и северная надбавка в каждом месяце', thousands: '10' }),
  months: option('--month', 'datedRoubles', dated, { en: 'pay of one month in place of --salary, such as 2025-11=60000, or 2025-11=60000/5000 with the allowances in it', ru: 'выплаты за один месяц вместо --salary, например 2025-11=60000 или, с районным коэффициентом и надбавкой в них, 2025-11=60000/5000', repeatable: true }),
  excluded: option('--excluded', 'datedDays', { en: '<month=days>', ru: '<месяц=дни>' }, { en: 'calendar days of a month that do not count, such as 2025-11=10', ru: 'сколько календарных дней месяца не учитывать, например 2025-11=10', repeatable: true }),
  bonuses: option('--monthly-bonus', 'datedRoubles', dated, { en: 'a monthly bonus by the month of its accrual', ru: 'ежемесячная премия по месяцу начисления', repeatable: true }),
  annual_bonus: option('--annual-bonus', 'roubles', roubles, { en: 'bonus for the calendar year before', ru: 'годовая премия за предыдущий календарный год', thousands: '100' }),
  raises: option('--raise', 'datedRoubles', { en: '<date=new/old>', ru: '<дата=новый/старый>' }, { en: 'a raise of all staff, such as 2026-03-01=110000/100000', ru: 'повышение окладов всем, например 2026-03-01=110000/100000', repeatable: true }),
  days_worked: option('--days-worked', 'count', count, { en: 'working days worked in the period', ru: 'отработано рабочих дней в расчётном периоде' }),
  days_norm: option('--days-norm', 'count', count, { en: 'working days of the period by its norm, from the day of hire on', ru: 'рабочих дней в расчётном периоде по норме, со дня приёма' }),
  paid_on: option('--paid', 'date', date, { en: 'day of payment; by default three days before a vacation', ru: 'день выплаты; по умолчанию за три дня до отпуска' }),
  full_time: option('--part-time', 'flag', undefined, { en: 'part time of which the share is not known: no minimum wage applies', ru: 'неполное рабочее время, доля неизвестна: до МРОТ не доводится', sets: false }),
  full_time_share: shareOfFullTime,
  round_days: option('--round-days', 'flag', undefined, { en: 'days of a short month have two decimals, as accounting programs print them', ru: 'дни неполного месяца — до сотых, как в программах учёта' }),
} satisfies Readonly<Record<string, RequestField>>

// biome-ignore format: one option a line
export const sickFields = {
  salary: option('--salary', 'roubles', roubles, { en: 'monthly pay of the two calendar years before, such as 100000', ru: 'выплаты за месяц в двух предыдущих календарных годах, например 100000', thousands: '100' }),
  from: option('--from', 'date', date, { en: 'first day of illness', ru: 'первый день болезни' }),
  to: option('--to', 'date', date, { en: 'last day of illness', ru: 'последний день болезни', endsMonth: true }),
  cause: option('--cause', 'choice', { en: '<cause>', ru: '<причина>' }, { en: 'own (default), child-under-8, child, relative or quarantine', ru: 'own — своя болезнь (по умолчанию), child-under-8 — ребёнок до 8 лет, child — ребёнок старше, relative — другой родственник, quarantine — карантин', enum: requests.sickPay.properties.cause.enum }),
  insurance_months: option('--insurance-months', 'count', count, { en: 'full months of insurance, such as 84 for seven years', ru: 'полных месяцев страхового стажа, например 84 — семь лет' }),
  earnings: option('--earned', 'datedRoubles', { en: '<year=roubles>', ru: '<год=рубли>' }, { en: 'earnings of one of the two years in place of --salary, such as 2024=1000000, or 2024=1000000/200000 with the allowances in it', ru: 'заработок одного из двух лет вместо --salary, например 2024=1000000 или, с районным коэффициентом и надбавкой в нём, 2024=1000000/200000', repeatable: true }),
  territorial_multiplier: option('--coefficient', 'hundredths', { en: '<coefficient>', ru: '<коэффициент>' }, { en: 'district coefficient, such as 1.3', ru: 'районный коэффициент, например 1,3' }),
  full_time_share: shareOfFullTime,
  breach_from: option('--breach', 'date', date, { en: 'first day of a breach of the regime', ru: 'первый день нарушения режима' }),
  paid_on: option('--paid', 'date', date, { en: "day of the employer's payment", ru: 'день выплаты работодателем' }),
  in_hospital: option('--in-hospital', 'flag', undefined, { en: 'the child is cared for in hospital', ru: 'уход за ребёнком в стационаре' }),
  after_dismissal: option('--after-dismissal', 'flag', undefined, { en: 'the illness began within 30 days after dismissal', ru: 'болезнь началась в течение 30 дней после увольнения' }),
} satisfies Readonly<Record<string, RequestField>>

/** A typed text such as `2025-11=60000/5000`. */
interface Dated {
  readonly of: string
  readonly amount: number
  readonly second: number
}

const datedOf = (value: unknown) => (value ?? []) as readonly Dated[]

/**
 * Returns the 12 months before that of a date, oldest first; none before the hire, and that of the hire from its day on.
 * @returns each with its days before the hire, and with the part of a monthly sum that it pays, by the working days after
 */
function monthsBefore(start: string, hired = '') {
  const [year, number] = start.split('-').map(Number) as [number, number]
  if (!Number.isInteger(year) || !(number >= 1 && number <= 12)) return []
  return Array.from({ length: 13 }, (_, index) =>
    new Date(Date.UTC(year, number - 13 + index, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  ).flatMap((month, index) => {
    const isHire = hired.startsWith(month)
    // The event's own month counts where the person was hired in it.
    if (index === 12 ? !isHire || hired > start : `${month}-99` < hired) return []
    const unemployed = isHire ? Number(hired.slice(-2)) - 1 : 0
    if (!isHire) return [{ month, unemployed, earned: (sum: number) => sum }]
    const days = workingDaysIn(month)
    const end = index < 12 ? 31 : Number(start.slice(-2)) - 1
    const paid = days.filter((day) => day > unemployed && day <= end).length
    const earned = (sum: number) => shareOf(sum, paid, days.length || 1)
    return [{ month, unemployed, earned }]
  })
}

/** The working days of a month of which the calendar is known. */
function workingDaysIn(month: string): readonly number[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year < EARLIEST_TAX_YEAR ? [] : (lawOf(year).workingDays?.[number - 1] ?? [])
}

/** How the options of the commands become requests. */
export const assemblies = {
  vacationPay: {
    request({ months, excluded, bonuses, annual_bonus, raises, northern_pay, hired_on, ...typed }) {
      const { kind = 'vacation', salary: pay = 0, start_date = '', days_used } = typed
      const ofMonths = new Map(datedOf(months).map((one) => [one.of, one]))
      const notCounted = new Map(datedOf(excluded).map(({ of, amount }) => [of, amount]))
      const usual = monthsBefore(String(start_date), hired_on as string | undefined)
      const names = new Set([
        ...usual.map(({ month }) => month),
        ...ofMonths.keys(),
        ...notCounted.keys(),
      ])
      const isPaid = typed['salary'] !== undefined || ofMonths.size > 0
      return {
        ...typed,
        kind,
        // Beside days, the service takes no day of hire: here it shortens the months. It refuses one after the first day.
        ...((days_used !== undefined ||
          String(hired_on) > String(start_date) ||
          (kind === 'compensation' && typed['days'] === undefined)) && { hired_on }),
        months: isPaid
          ? [...names].map((month) => {
              const own = ofMonths.get(month)
              const one = usual.find((one) => one.month === month)
              const { unemployed = 0, earned = (sum: number) => sum } = one ?? {}
              const days = notCounted.get(month) ?? 0
              const excluded_days = days + unemployed
              // How much of --salary a month pays that is left out in part is not known.
              const isNone = excluded_days >= daysIn(yearIn(month), monthIn(month))
              const usually = (sum: unknown) =>
                days === 0 ? earned(Number(sum)) : isNone ? 0 : undefined
              return {
                month,
                pay: own?.amount ?? usually(pay),
                northern_pay:
                  own?.second ?? (northern_pay === undefined ? undefined : usually(northern_pay)),
                excluded_days,
              }
            })
          : undefined,
        bonuses: [
          ...datedOf(bonuses).map(({ of: month, amount, second: northern_amount }) => {
            return { kind: 'monthly', month, amount, northern_amount }
          }),
          ...(annual_bonus === undefined ? [] : [{ kind: 'annual', amount: annual_bonus }]),
        ],
        raises: datedOf(raises).map(({ of: date, amount: new_salary, second: old_salary }) => {
          return { date, new_salary, old_salary }
        }),
      }
    },
    fieldOf: (pointer) =>
      pointer.endsWith('/excluded_days')
        ? '/excluded'
        : pointer.replace(/^\/months\b(?!.*\/(month|pay)$).*/, '/salary'),
  },
  sickPay: {
    request({ salary, earnings, cause = 'own', ...typed }) {
      const year = Number(String(typed['from']).slice(0, 'YYYY'.length))
      const usual =
        salary === undefined || Number.isNaN(year)
          ? []
          : [year - 2, year - 1].map((year) => ({ year, pay: 12 * Number(salary) }))
      const own = datedOf(earnings).map(({ of, amount: pay, second: northern_pay }) => {
        return { year: Number(of), pay, northern_pay }
      })
      // Another year that replaces one of the two is a third one, and refused: both must be given without --salary.
      const all = [...usual.filter(({ year }) => own.every((one) => one.year !== year)), ...own]
      return { ...typed, cause, earnings: all.length > 0 ? all : undefined }
    },
    fieldOf: (pointer) => pointer.replace(/^\/earnings\b(?!.*\/year$).*/, '/salary'),
  },
} satisfies Readonly<Record<string, Assembly>>
