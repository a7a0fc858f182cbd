import type { Payment } from '@oklad/contract/wire'
import { type Check, checks, type FieldProblem, type PersonName, problemOf } from './identity.ts'

/** The organisation that files the documents: the file `employer.json`. */
export interface Employer {
  readonly name: string
  readonly inn: string
  readonly kpp: string
  readonly oktmo: string
  /** The code of the tax office to which the documents go. */
  readonly tax_office: string
  readonly phone?: string
  readonly signer: PersonName
  /** The budget codes (КБК) of tax for which none is known, by rate: `{ "13": "182…" }`. */
  readonly budget_codes?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, readonly [check: Check, isNeeded: boolean]>>

const fields: Fields = {
  name: [checks.name, true],
  inn: [checks.inn, true],
  kpp: [checks.kpp, true],
  oktmo: [checks.oktmo, true],
  tax_office: [checks.tax_office, true],
  phone: [checks.phone, false],
}

const signerFields: Fields = {
  surname: [checks.surname, true],
  first_name: [checks.first_name, true],
  patronymic: [checks.patronymic, false],
}

/** An employer to fill in. */
export const employerTemplate: Employer = {
  name: '',
  inn: '',
  kpp: '',
  oktmo: '',
  tax_office: '',
  phone: '',
  signer: { surname: '', first_name: '', patronymic: '' },
}

function problemsIn(value: unknown, known: Fields, path: string, others: readonly string[] = []) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [problemOf(path || 'employer', 'object')]
  }
  const given = value as Readonly<Record<string, unknown>>
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const found: FieldProblem[] = Object.keys(given)
    .filter((name) => !(name in known) && !others.includes(name))
    .map((name) => problemOf(at(name), 'unknown'))
  for (const [name, [check, isNeeded]] of Object.entries(known)) {
    const text = String(given[name] ?? '').trim()
    const problem = text === '' ? (isNeeded ? 'missing' : undefined) : check(text)
    if (problem !== undefined) found.push(problemOf(at(name), problem))
  }
  return found
}

/** Reads an employer from JSON, or returns all its problems. */
export function readEmployer(
  value: unknown,
):
  | { readonly ok: true; readonly employer: Employer }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] } {
  const problems = problemsIn(value, fields, '', ['signer', 'budget_codes'])
  const { signer, budget_codes = {} } = (value ?? {}) as Partial<Employer>
  problems.push(...problemsIn(signer, signerFields, 'signer'))
  const rates = Object.fromEntries(
    Object.keys(Object(budget_codes)).map((rate) => [rate, [checks.budget_code, true] as const]),
  )
  problems.push(...problemsIn(budget_codes, rates, 'budget_codes'))
  return problems.length === 0 ? { ok: true, employer: value as Employer } : { ok: false, problems }
}

/** Fills in the budget codes of an employer where none is known. */
export const withBudgetCodes = (
  payments: readonly Payment[],
  codes: Readonly<Record<string, string>> = {},
): readonly Payment[] =>
  payments.map((payment) => ({
    ...payment,
    tax_parts: payment.tax_parts.map((part) => ({
      ...part,
      budget_code: part.budget_code ?? codes[part.rate] ?? null,
    })),
  }))
