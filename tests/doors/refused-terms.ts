import { answerRequest } from '@oklad/answers'
import {
  camelCase,
  type RequestField,
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
 * Whether terms of the engine can have a fault of a request. The engine has no rule between terms of which one has no effect
 * beside the other, as a coefficient beside a civil contract, nor between a number and the one that bounds it. It looks
 * into the law when all terms are right.
 */
function isOfTerms(problem: InputProblem, _: number, all: readonly InputProblem[]): boolean {
  const { code, pointer, bounded_by } = problem
  if (bounded_by !== undefined) return false
  if (code === 'excluded_fields') return pointer.lastIndexOf('/') > 0
  return !code.endsWith('_in_year') || all.length === 1
}

/** The fields in which terms can be wrong, and are by the service. */
export function refusedByService(request: Fields): readonly string[] {
  const answer = answerRequest.privateCalc(JSON.stringify(request), YEAR, () => 'en')
  const problems = answer.ok ? [] : answer.problems
  const wrong = namesIn(problems.filter(isOfTerms))
  // It counts the disabled among the children when all terms are right.
  const isOfTermsAlone = (name: string) =>
    name === 'other_pay' || otherArguments[name] === undefined
  const most = problems.filter(({ bounded_by }) => bounded_by === 'children_count')
  return wrong.some(isOfTermsAlone) ? wrong : [...wrong, ...namesIn(most)].sort()
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

/** The fields whose terms the functions of the package name in their refusals. */
export function refusedByPackage(request: Fields): readonly string[] {
  const fields = new Map<string, string>()
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(request)) {
    const term = termOf(name)
    if (term === undefined) continue
    fields.set(term, name)
    given[term] = translated(name, value)
  }
  const named = new Set<string>()
  const ask = (question: () => unknown) => {
    try {
      question()
    } catch (error) {
      if (!(error instanceof WrongArgumentsError)) {
        // What the law of a year has not is said by its word.
        const word = (term: string) =>
          typeof given[term] === 'string' && String(error).includes(given[term])
        for (const [term, name] of fields)
          if (error instanceof RangeError && word(term)) named.add(name)
        return
      }
      for (const { path } of error.problems) {
        const term = /^\w+/.exec(path)?.[0] ?? ''
        // A member that another one needs is not given.
        const missing = requestFieldNames.find((name) => termOf(name) === term)
        named.add(fields.get(term) ?? missing ?? path)
      }
    }
  }
  const { absences, earningsBefore, writs, ...terms } = given
  const year = Number(String(request['start_date']).slice(0, 4))
  const law = lawOf(year >= EARLIEST_TAX_YEAR && year <= YEAR ? year : YEAR)
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
