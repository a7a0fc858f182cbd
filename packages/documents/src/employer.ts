import type { Text } from '@oklad/contract/internal'
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
  /** The budget codes (КБК) of tax for which none is known, by `codeKey`: `{ "13": "182…" }`. */
  readonly budget_codes?: Readonly<Record<string, string>>
}

type EmployerField =
  | Exclude<keyof Employer, 'signer' | 'budget_codes'>
  | `signer.${keyof Employer['signer']}`

/** What to fill in, in the words of a form and of the command. */
// biome-ignore format: one field a line
export const employerFields: Readonly<Record<EmployerField, Text>> = {
  name: { en: 'Name, as short as the charter has it', ru: 'Наименование, сокращённое, как в уставе' },
  inn: { en: 'Taxpayer number (ИНН), 10 digits', ru: 'ИНН организации, 10 цифр' },
  kpp: { en: 'КПП of the place of the tax, 9 characters', ru: 'КПП по месту, где платится налог, 9 знаков' },
  oktmo: { en: 'ОКТМО where the tax goes, 8 or 11 digits', ru: 'ОКТМО, куда идёт налог, 8 или 11 цифр' },
  tax_office: { en: 'Code of the tax office, 4 digits', ru: 'Код налоговой, куда подаются документы, 4 цифры' },
  phone: { en: 'Phone, if any', ru: 'Телефон, можно не указывать' },
  'signer.surname': { en: 'Signer’s surname', ru: 'Фамилия подписанта' },
  'signer.first_name': { en: 'Signer’s first name', ru: 'Имя подписанта' },
  'signer.patronymic': { en: 'Patronymic, if any', ru: 'Отчество, если есть' },
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

const optional = ['phone', 'patronymic']

/** Finds the problems of the texts of an object, by the names that it can have; values without a check are no texts. */
function problemsIn(
  value: unknown,
  known: readonly string[],
  path = '',
  checkOf = (name: string): Check | undefined => checks[name as keyof typeof checks],
) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [problemOf(path || 'employer', 'object')]
  }
  const given = value as Readonly<Record<string, unknown>>
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const found: FieldProblem[] = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => problemOf(at(name), 'unknown'))
  for (const name of known) {
    const text = given[name] ?? ''
    const missing = optional.includes(name) ? undefined : 'missing'
    const check = checkOf(name)
    const checked = (text: string) => (text === '' ? missing : check?.(text))
    const problem = check && (typeof text === 'string' ? checked(text.trim()) : 'text')
    if (problem !== undefined) found.push(problemOf(at(name), problem))
  }
  return found
}

/** The checks of the signer's name. */
const signerChecks =
  (kind: string | undefined) =>
  (name: string): Check =>
  (text) =>
    checks[name as keyof PersonName](text) ??
    (kind === 'personal-data' ? checks.russian(text) : undefined)

const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)

/**
 * Reads an employer from JSON, without spaces around its texts, or returns all its problems.
 * @param kind of the document: the schema of personal data has names in Russian letters alone
 */
export function readEmployer(
  value: unknown,
  kind?: string,
):
  | { readonly ok: true; readonly employer: Employer }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] } {
  const { signer, budget_codes = {} } = (value ?? {}) as Partial<Employer>
  const rates = Object.keys(Object(budget_codes))
  const problems = [
    ...problemsIn(value, [...Object.keys(employerTemplate), 'budget_codes']),
    ...problemsIn(signer, Object.keys(employerTemplate.signer), 'signer', signerChecks(kind)),
    ...problemsIn(budget_codes, rates, 'budget_codes', () => checks.budget_code),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, employer: JSON.parse(JSON.stringify(value), trimmed) }
}

/** Returns the name in `budget_codes` of the code of a rate, percent; non-residents have a name of their own. */
export const codeKey = (rate: number, isNotResident: boolean): string =>
  isNotResident ? `${rate}_non_resident` : String(rate)

/** Returns payments with the budget codes of an employer, by `codeKey`, where the law has none. */
export const withBudgetCodes = (
  payments: readonly Payment[],
  codes: Readonly<Record<string, string>> = {},
  isNotResident = false,
): readonly Payment[] =>
  payments.map((payment) => ({
    ...payment,
    tax_parts: payment.tax_parts.map((part) => ({
      ...part,
      budget_code:
        part.budget_code ?? codes[codeKey(part.rate, isNotResident)] ?? codes[part.rate] ?? null,
    })),
  }))
