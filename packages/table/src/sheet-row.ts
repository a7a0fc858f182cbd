import { allowanceAfter, type Place } from '@oklad/answers/places'
import { type Text, usualFields } from '@oklad/contract/internal'
import { shareOf, timesIn } from '@oklad/engine/internal'
import type { SheetColumnName } from './sheet-columns.ts'

/** The values of the columns of people's tables in a row. */
export type SheetValues = Partial<Record<SheetColumnName, unknown>>

/** The codes of the statuses of taxpayers, by the category of non-residents. */
export const statuses: Readonly<Record<string, string>> = {
  highly_qualified_specialist: '3',
  compatriot: '4',
  ship_crew: '4',
  refugee: '5',
  patent_holder: '6',
  remote_employee: '8',
  eaeu_citizen: '9',
}

/** The columns that say yes or no to a contract. */
const contractColumns = [
  ['self_employed', 'SELF_EMPLOYED'],
  ['civil_contract', 'GPH'],
] as const satisfies readonly (readonly [SheetColumnName, string])[]

/** Why the value of a column makes the row impossible. */
// biome-ignore format: one text a line
const impossible = {
  contract: { en: '"{column}" contradicts another column about the contract: change one of them.', ru: '«{column}» противоречит другому столбцу о договоре: измените один из них.' },
  shareOfNet: { en: '"{column}" does not change the net pay that is wanted: write the net pay of this person for this share, and 1 here.', ru: '«{column}» не меняет сумму на руки: укажите сумму на руки этого человека при его ставке, а здесь — 1.' },
  year: { en: '"{column}" is outside {year}: the person has no pay of that year.', ru: '«{column}» — вне {year} года: за этот год человеку не платят.' },
} satisfies Readonly<Record<string, Text>>

type Impossible = readonly [column: SheetColumnName, why: Text]

/**
 * Sets the fields of a request that follow from the columns of people's tables. A field of a column of its own
 * stays.
 * @param request is changed
 * @param currentYear the tax year of a row without a start date
 * @returns the columns whose values make the row impossible, and why
 */
export function applySheetValues(
  request: Record<string, unknown>,
  values: SheetValues,
  currentYear: number,
): readonly Impossible[] {
  const named = contractColumns.find(([name]) => values[name] === true)
  const type = request['employment_type'] ?? named?.[1]
  if (type !== undefined) request['employment_type'] = type
  const contradicting = contractColumns.filter(
    ([name, own]) => values[name] !== undefined && values[name] !== (type === own),
  )
  const status = String(values.taxpayer_status ?? '1')
  if (values.resident === false || status !== '1') request['is_not_resident'] ??= true
  const category = Object.keys(statuses).find((one) => statuses[one] === status)
  if (category) request['non_resident_category'] ??= category
  setShare(request, Number(values.share_of_full_time ?? 1000))
  setAbsences(request, values)
  const place = values.town as Place | undefined
  if (place && (request['employment_type'] ?? 'TD') === 'TD') {
    const months = values.northern_seniority as number | undefined
    const allowance = months === undefined ? place.northernAllowance : allowanceAfter(place, months)
    request['territorial_multiplier'] ??= place.districtCoefficient
    request['northern_coefficient'] ??= 100 + allowance
  }
  const employment = setEmployment(request, values, currentYear)
  setBonuses(request, values)
  // Nobody says whether the net pay wanted is that of full time.
  const isShareOfNet = 'target_net' in request && (values.share_of_full_time ?? 1000) !== 1000
  return [
    ...contradicting.map(([name]) => [name, impossible.contract] as const),
    ...(isShareOfNet ? [['share_of_full_time', impossible.shareOfNet] as const] : []),
    ...employment,
  ]
}

// biome-ignore format: one text a line
const notes = {
  seniorityMissing: { en: 'Northern seniority is not given: the northern allowance of the town is the full one.', ru: 'Северный стаж не указан: северная надбавка города взята полная.' },
  seniorityUnused: { en: 'Northern seniority changes nothing without a town: give the town or the allowance.', ru: 'Северный стаж без города ничего не меняет: укажите город или надбавку.' },
  noAllowance: { en: 'The town is not in the table, or others have its name: there is no northern allowance, unless a column gives it.', ru: 'Города нет в таблице или так называются и другие: северной надбавки нет, если её нет в отдельном столбце.' },
} satisfies Readonly<Record<string, Text>>

/** Says that a town which is not known, beside its coefficient, may have an allowance that no column gives. */
export const noteOfTown = ({
  employment_type = 'TD',
  northern_coefficient,
}: Record<string, unknown>): Text | undefined =>
  employment_type === 'TD' && northern_coefficient === undefined ? notes.noAllowance : undefined

/**
 * Says where the column of northern seniority and the allowance do not go together.
 * @param request after `applySheetValues`
 */
export function noteOfSeniority(
  { employment_type = 'TD', northern_coefficient }: Record<string, unknown>,
  { town, northern_seniority: months }: SheetValues,
): Text | undefined {
  const { northernAllowance = 0 } = (town ?? {}) as Partial<Place>
  const isFull = northernAllowance > 0 && northern_coefficient === 100 + northernAllowance
  if (months === undefined) return isFull ? notes.seniorityMissing : undefined
  const isUnused = months !== 0 && employment_type === 'TD' && northern_coefficient === undefined
  return isUnused ? notes.seniorityUnused : undefined
}

/**
 * Multiplies the salary by the share of full time, thousandths, and compares an employee's pay with this share of the
 * minimum wage, in whole percents: pay that reaches it never has a warning.
 */
function setShare(request: Record<string, unknown>, share: number): void {
  const part = (sum: unknown) =>
    Number.isSafeInteger(sum) && Number(sum) > 0 ? shareOf(sum as number, share, 1000) : sum
  const { gross_salary, monthly_salaries } = request
  if (share === 1000) return
  if (gross_salary !== undefined) request['gross_salary'] = part(gross_salary)
  if (Array.isArray(monthly_salaries)) request['monthly_salaries'] = monthly_salaries.map(part)
  if (share < 1000 && (request['employment_type'] ?? 'TD') === 'TD') {
    request['full_time_share'] ??= Math.max(timesIn(share, 10), 1)
  }
}

/** Gives sick leaves the insurance of the person. */
function setAbsences(request: Record<string, unknown>, values: SheetValues): void {
  if (values.vacations !== undefined) {
    const others = (request['absences'] ?? []) as unknown[]
    request['absences'] = [...others, ...(values.vacations as unknown[])]
  }
  const { absences } = request
  if (!Array.isArray(absences)) return
  for (const absence of absences as Record<string, unknown>[]) {
    if (typeof absence !== 'object' || absence === null) continue
    if (absence['kind'] === 'sick') absence['insurance_months'] ??= values.insurance_seniority
  }
}

/** The first and the last day of the year that are paid, where they are in the tax year. */
function setEmployment(
  request: Record<string, unknown>,
  { hire_date: hired, dismissal_date: dismissed }: SheetValues,
  currentYear: number,
): readonly Impossible[] {
  const year = String(request['start_date'] ?? currentYear).slice(0, 4)
  const yearOf = (date: unknown) => String(date).slice(0, 4)
  if (hired !== undefined && yearOf(hired) > year) return [['hire_date', impossible.year]]
  if (dismissed !== undefined && yearOf(dismissed) < year)
    return [['dismissal_date', impossible.year]]
  if (hired !== undefined && yearOf(hired) === year) {
    request['start_date'] ??= hired
    request['first_month'] ??= 'working_days'
    // Nobody is paid before the first day. A search for a salary takes no absences, which is said of them alone.
    if ('absences' in request && !('target_net' in request)) request['earnings_before'] ??= []
  }
  if (dismissed !== undefined && yearOf(dismissed) === year) {
    request['end_date'] ??= dismissed
    request['last_month'] ??= 'working_days'
  }
  return []
}

/**
 * Adds the bonus of each month, and the equal parts of that of the year, to the bonuses of the months from the first to the
 * last one of work.
 */
function setBonuses(request: Record<string, unknown>, values: SheetValues): void {
  const { bonus_each_month = 0, bonus_of_year = 0 } = values as Readonly<Record<string, number>>
  const { monthly_bonuses: ofMonths = Array<number>(12).fill(0) } = request
  if (!Array.isArray(ofMonths) || bonus_each_month + bonus_of_year === 0) return
  const monthOf = (date: unknown, otherwise: number) =>
    Number(/^\d{4}-(\d\d)/.exec(String(date))?.[1] ?? otherwise)
  const first = monthOf(request['start_date'], 1)
  const months = monthOf(request['end_date'], 12) - first + 1
  const upTo = (month: number) => shareOf(bonus_of_year, month, months)
  request['monthly_bonuses'] = ofMonths.map((bonus: number, index) => {
    const before = index + 1 - first
    const isOfWork = before >= 0 && before < months
    return isOfWork ? bonus + bonus_each_month + upTo(before + 1) - upTo(before) : bonus
  })
}

/** Fills in what a list of employees usually has. */
export function fillUsual(request: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(usualFields(request))) request[name] ??= value
}
