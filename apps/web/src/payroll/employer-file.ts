import { employerTemplate } from '@oklad/documents'

/** The fields of the employer by their paths, such as `signer.surname`. */
export type Fields = Readonly<Record<string, string>>

/** The longest file of an employer that is read, bytes. */
const MOST_BYTES = 100_000

/** Fields by their paths as the employer that has them: the file `employer.json` of the command. */
export function employerOf(fields: Fields): object {
  const employer: Record<string, unknown> = { signer: {}, budget_codes: {} }
  for (const [path, text] of Object.entries(fields)) {
    const [group = '', name] = path.split('.')
    employer[group] = name ? { ...(employer[group] as object), [name]: text } : text
  }
  return employer
}

/** The file of an employer, for the page and the command. */
export const employerFile = (fields: Fields): Blob =>
  new Blob([`${JSON.stringify(employerOf(fields), undefined, 2)}\n`], { type: 'application/json' })

/** Reads the fields of an employer from a file; `undefined` where it has none of them. Their values are checked later. */
export async function readEmployerFile(file: File): Promise<Fields | undefined> {
  if (file.size > MOST_BYTES) return undefined
  const text = await file.text().catch(() => '')
  const fields = fieldsIn(parsed(text)).filter(([path]) => isKnown(path))
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The texts of an object, and of the objects in it, by their paths. */
function fieldsIn(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null || path.includes('.')) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

const isKnown = (path: string): boolean => {
  const [group = '', name = ''] = path.split('.')
  if (group === 'budget_codes') return /^\d{1,2}(?:_non_resident)?$/.test(name)
  const names = group === 'signer' ? employerTemplate.signer : employerTemplate
  const last = name || group
  return (group === 'signer') === (name !== '') && Object.hasOwn(names, last)
}
