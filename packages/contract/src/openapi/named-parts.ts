import { schemaReference } from './parts.ts'

/** The parts of a schema that are read here. */
interface Part {
  readonly type?: unknown
  readonly description?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Part[]
  readonly items?: Part
  readonly properties?: Readonly<Record<string, Part>>
}

/** The names of objects inside of requests by their fields, and of choices that are not named after their owner and field. */
const names: Readonly<Record<string, string>> = {
  income_before: 'IncomeBefore',
  other_employers: 'OtherEmployer',
  other_pay: 'OtherPay',
  absences: 'Absence',
  raises: 'Raise',
  earnings: 'YearOfEarnings',
  earnings_before: 'MonthOfEarnings',
  months: 'MonthOfEarnings',
  notice_deductions: 'NoticeDeduction',
  deductions_after_tax: 'DeductionAfterTax',
  bonuses: 'EarnedBonus',
  first_month: 'MonthInPart',
  last_month: 'MonthInPart',
  basis: 'GrossUpBasis',
  cause: 'SickPayCause',
  '.kind': 'VacationPayKind',
}

/** `employment_type` is EmploymentType. */
const inPascalCase = (field: string) =>
  field.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Requests that refer to their objects and choices, and these as schemas of their own: a generated client has one type for an
 * absence, and not one for each request.
 * @throws {TypeError} if an object has no name, or a name means two schemas
 */
export function withNamedParts(requests: Readonly<Record<string, object>>) {
  const parts: Record<string, Part> = {}

  /** @param owner the name of the object that has the field; none for a request */
  const named = (part: Part, field: string, owner: string): Part => {
    const isObject = part.properties !== undefined
    if (!isObject && part.enum === undefined) return { ...part, ...inner(part, field, owner) }
    const given = names[`${owner}.${field}`] ?? names[field]
    const name = given ?? (isObject ? undefined : owner + inPascalCase(field))
    if (name === undefined) throw new TypeError(`The object of "${field}" has no name`)
    const { description, ...plain } = part
    const own: Part = { ...plain, ...inner(plain, field, name) }
    if (JSON.stringify(parts[name] ?? own) !== JSON.stringify(own)) {
      throw new TypeError(`The name "${name}" means two schemas`)
    }
    parts[name] = own
    return { ...(description !== undefined && { description }), ...schemaReference(name) }
  }

  const inner = ({ anyOf, items, properties }: Part, field: string, owner: string): Part => ({
    ...(anyOf && { anyOf: anyOf.map((part) => named(part, field, owner)) }),
    ...(items && { items: named(items, field, owner) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, named(part, name, owner)]),
      ),
    }),
  })

  const referring = Object.entries(requests).map(([name, request]) => [
    name,
    { ...request, ...inner(request, '', '') },
  ])
  return { ...Object.fromEntries(referring), ...parts } as Readonly<Record<string, object>>
}
