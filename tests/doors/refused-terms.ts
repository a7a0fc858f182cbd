import { answerRequest } from '@oklad/answers'
import {
  camelCase,
  type RequestField,
  type RequestFieldName,
  requestFieldNames,
  requestFields,
  type ValueTerm,
} from '@oklad/contract/fields'
import type { InputProblem } from '@oklad/contract/internal'
import {
  calculate,
  deductAfterTax,
  EARLIEST_TAX_YEAR,
  lawOf,
  WrongArgumentsError,
  yearWithAbsences,
} from '@oklad/engine'
import { type Fields, YEAR } from './asked.ts'

/** The engine has no dates of a year: its terms have months and days, and its callers choose the law. */
const datesOfYear = ['start_date', 'end_date']

/**
 * What the package does with terms that a rule between fields refuses. What is counted has a meaning that only the package
 * and a comparison of contract types ask for.
 */
type Outcome = 'refused' | 'noEffect' | 'counted'

/** The fields that have a rule. */
type NamesWith<Rule extends keyof RequestField> = {
  [Name in RequestFieldName]: (typeof requestFields)[Name] extends Readonly<Record<Rule, unknown>>
    ? Name
    : never
}[RequestFieldName]

/** The rules of the contract between two fields, or a field and the law of the year. */
export type RuleBetween = 'notFor' | 'atMost' | 'ofKind' | 'replaces' | 'needsFigure'

/** Each field with a rule of the contract between fields, and what the package does with its term. */
export const outcomes: {
  readonly [Rule in RuleBetween]: Readonly<Record<NamesWith<Rule>, Outcome>>
} = {
  notFor: {
    territorial_multiplier: 'refused',
    northern_coefficient: 'refused',
    has_tax_privilege: 'refused',
    is_not_resident: 'noEffect',
    non_resident_category: 'noEffect',
    full_time_share: 'noEffect',
    // A civil contract has no coefficient above 100, which bounds it.
    statutory_territorial_multiplier: 'refused',
    npd_income_source: 'noEffect',
    has_registration_deduction: 'noEffect',
    // Towards the limit of the self-employed (422-ФЗ, article 4).
    income_before: 'counted',
    other_employers: 'noEffect',
    contribution_tariff: 'noEffect',
    accident_rate: 'refused',
    working_conditions: 'refused',
    is_company_head: 'noEffect',
    monthly_territorial_multipliers: 'refused',
    monthly_northern_coefficients: 'refused',
    monthly_statutory_territorial_multipliers: 'noEffect',
    other_pay: 'refused',
    severance_average_month: 'noEffect',
    severance_far_north: 'noEffect',
    absences: 'refused',
    earnings_before: 'refused',
    deductions_after_tax: 'noEffect',
  },
  atMost: { statutory_territorial_multiplier: 'refused', disabled_children_count: 'refused' },
  ofKind: { severance_average_month: 'noEffect', severance_far_north: 'noEffect' },
  // The row is the series: the value of every month has no effect beside it.
  replaces: {
    monthly_salaries: 'noEffect',
    monthly_territorial_multipliers: 'noEffect',
    monthly_northern_coefficients: 'noEffect',
    monthly_statutory_territorial_multipliers: 'noEffect',
  },
  needsFigure: {
    employment_type: 'refused',
    non_resident_category: 'refused',
    contribution_tariff: 'refused',
    first_month: 'refused',
    last_month: 'refused',
    absences: 'refused',
    savings_expense: 'noEffect',
    has_gto_badge: 'noEffect',
    has_family_payment: 'noEffect',
  },
}

/**
 * Whether terms of the engine can have a fault of a request. The engine has no rule between terms of which one has no effect
 * beside the other, as a coefficient beside a civil contract. It looks into the law when all terms are right.
 */
function isOfTerms(problem: InputProblem, _: number, all: readonly InputProblem[]): boolean {
  const { code, pointer } = problem
  if (isBetweenFields(problem)) return false
  if (code === 'excluded_fields') return pointer.lastIndexOf('/') > 0
  return !code.endsWith('_in_year') || all.length === 1
}

/** Whether a problem is one of two terms that the engine compares. */
function isBetweenFields({ code, pointer, bounded_by }: InputProblem): boolean {
  const rows: Readonly<Record<string, Outcome>> = outcomes.notFor
  const isRefused = rows[pointer.slice(1)] === 'refused'
  return bounded_by !== undefined || (code === 'excluded_fields' && isRefused)
}

/** The fields in which terms can be wrong, and are by the service. */
export function refusedByService(request: Fields): readonly string[] {
  const answer = answerRequest.privateCalc(JSON.stringify(request), YEAR, () => 'en')
  const problems = answer.ok ? [] : answer.problems
  const wrong = namesIn(problems.filter(isOfTerms))
  // The engine compares terms with each other when each is right by itself.
  const isOfTermsAlone = (name: string) =>
    name === 'other_pay' || otherArguments[name] === undefined
  const between = namesIn(problems.filter(isBetweenFields))
  return wrong.some(isOfTermsAlone) ? wrong : [...new Set([...wrong, ...between])].sort()
}

/** The fields of problems that terms have. */
function namesIn(problems: readonly InputProblem[]): readonly string[] {
  const fields = new Set(problems.map(({ pointer }) => pointer.split('/')[1]))
  const names = requestFieldNames.filter((name) => fields.has(name) && termOf(name) !== undefined)
  return names.filter((name) => !datesOfYear.includes(name)).sort()
}

/** Arguments of the engine that no field of the table says. */
const otherArguments: Readonly<Record<string, string>> = {
  absences: 'absences',
  earnings_before: 'earningsBefore',
  deductions_after_tax: 'writs',
  other_pay: 'otherPay',
}

/** The engine's name of a field. */
function termOf(name: string): string | undefined {
  const { term } = (requestFields[name as never] ?? {}) as Partial<RequestField>
  return otherArguments[name] ?? (term && 'term' in term ? term.term : undefined)
}

/** The value of a field as the engine has it, right or wrong. */
function translated(name: string, value: unknown): unknown {
  const { term, schema } = requestFields[name as never] as RequestField
  const { minus = 0, values, properties } = (term ?? {}) as Partial<ValueTerm>
  const ofOne = (item: unknown): unknown => {
    if (typeof item === 'number') return item - minus
    if (typeof item !== 'object' || item === null) return item
    const members = Object.entries(item)
    return Object.fromEntries(
      members.map(([key, member]) => [properties?.[key] ?? camelCase(key), member]),
    )
  }
  if (values) return values[String(value)] ?? value
  return schema.type === 'array' && Array.isArray(value) ? value.map(ofOne) : ofOne(value)
}

/** The terms and other arguments of the engine that a request says, right or wrong. */
export function termsIn(request: Fields): Readonly<Record<string, unknown>> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(request)) {
    const term = termOf(name)
    if (term !== undefined) given[term] = translated(name, value)
  }
  return given
}

/** The law of the year in which a request starts. */
export function lawOfRequest(request: Fields) {
  const year = Number(String(request['start_date']).slice(0, 4))
  return lawOf(year >= EARLIEST_TAX_YEAR && year <= YEAR ? year : YEAR)
}

/** The fields whose terms the functions of the package name in their refusals. */
export function refusedByPackage(request: Fields): readonly string[] {
  const given = termsIn(request)
  const names = Object.keys(request)
  const fields = new Map(names.map((name) => [termOf(name) ?? '', name]))
  const named = new Set<string>()
  const ask = (question: () => unknown) => {
    try {
      question()
    } catch (error) {
      if (!(error instanceof WrongArgumentsError)) throw error
      for (const { path } of error.problems) {
        const term = /^\w+/.exec(path)?.[0] ?? ''
        // A member that another one needs is not given.
        const missing = requestFieldNames.find((name) => termOf(name) === term)
        named.add(fields.get(term) ?? missing ?? path)
      }
    }
  }
  const { absences, earningsBefore, writs, ...terms } = given
  const law = lawOfRequest(request)
  ask(() => calculate(terms as never, law))
  const right = named.size > 0 ? { grossSalary: 0 } : terms
  if (absences !== undefined || earningsBefore !== undefined) {
    const all = {
      ...{ absences: absences ?? [], law },
      ...(earningsBefore !== undefined && { earningsBefore }),
    }
    ask(() => yearWithAbsences(right as never, all as never))
  }
  if (writs !== undefined) ask(() => deductAfterTax([], writs as never))
  return [...named].sort()
}
