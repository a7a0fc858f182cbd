import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  documentNames,
  errorCodes,
  figureNames,
  figureUnits,
  inputProblemCodes,
  lawFigureNames,
  lawOperationNames,
  type OperationName,
  operationNamed,
  operationNames,
  otherPayKinds,
  paymentKinds,
  questionNames,
  type RequestKind,
  requestFields,
  requests,
  responseSchemas,
  stepKinds,
  stepOperations,
  warningCodes,
} from '@oklad/contract/internal'
import { lawUnits } from '@oklad/law/internal'

/** A schema of the contract, as far as it has a type. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** The module that `npm run docs` writes. */
export const wireModule = join(import.meta.dirname, '../../packages/contract/src/wire.ts')

/** The lists of words that have a type of their own, because several schemas have them or they are long. */
const words: readonly (readonly [name: string, list: readonly string[]])[] = [
  ['ErrorCode', errorCodes],
  ['InputProblemCode', inputProblemCodes],
  ['WarningCode', warningCodes],
  ['LawFigureName', lawFigureNames],
  ['LawUnit', lawUnits],
  ['FigureName', figureNames],
  ['StepKind', stepKinds],
  ['StepOperation', stepOperations],
  ['FigureUnit', figureUnits],
  ['PaymentKind', Object.keys(paymentKinds)],
  ['OtherPayKind', Object.keys(otherPayKinds)],
  ['NonResidentCategory', Object.keys(requestFields.non_resident_category.choices)],
  ['WorkingConditions', Object.keys(requestFields.working_conditions.choices)],
]

const figureValue = responseSchemas.LawFigureState.properties.value as Schema

/** A member of the value of a law figure. */
const memberOfValues = (name: string) =>
  figureValue.anyOf?.flatMap(({ properties }) => properties?.[name] ?? [])[0] as Schema

const requestKinds = Object.keys(requests) as RequestKind[]

const schemas = [
  // A comparison has the fields of the private request.
  ...requestKinds
    .filter((kind) => kind !== 'comparison')
    .map((kind) => [documentNames[kind], requests[kind]]),
  ...Object.entries<Schema>(responseSchemas)
    .filter(([, { items }]) => items === undefined)
    .sort(([one], [other]) => one.localeCompare(other)),
  ['LawFigureValue', figureValue],
  // Parts that several schemas have.
  ['ContributionRate', memberOfValues('pension')],
  ['FundRates', memberOfValues('funds').anyOf?.[0]],
  ['SelfEmploymentRate', memberOfValues('from_firms')],
  ['EarningsOfMonth', requests.vacationPay.properties.months.items],
  ['EarningsOfYear', requests.sickPay.properties.earnings.items],
  ['SalaryRaise', requests.vacationPay.properties.raises.items],
  ['DeductedSum', responseSchemas.Payment.properties.deductions_after_tax.items],
] as readonly (readonly [name: string, schema: Schema])[]

/** The content of a schema, whatever its description. */
const contentOf = ({ properties, anyOf }: Schema) => JSON.stringify(properties ?? anyOf)

const names = new Map(schemas.map(([name, schema]) => [contentOf(schema), name]))

const plainTypes: Readonly<Record<string, string>> = { integer: 'number', array: 'never[]' }

function typeOf(schema: Schema): string {
  const { type = 'unknown', enum: choices, anyOf, items, properties } = schema
  if (choices) return unionOf(choices)
  if (anyOf) return [...new Set(anyOf.map(named))].join(' | ')
  if (items) return /^\w+$/.test(named(items)) ? `${named(items)}[]` : `Array<${named(items)}>`
  if (properties) return objectOf(membersOf(schema))
  return [type]
    .flat()
    .map((name) => plainTypes[name] ?? name)
    .join(' | ')
}

/** The type of a schema, or the name of its type. */
const named = (schema: Schema): string => names.get(contentOf(schema)) ?? typeOf(schema)

/** A union of words: the name of the longest list of which it has all words, and the others. */
function unionOf(choices: readonly string[], lists = words): string {
  const [name, list] = lists
    .filter(([, list]) => list.every((word) => choices.includes(word)))
    .reduce((longest, one) => (one[1].length > longest[1].length ? one : longest), ['', []])
  const others = choices.filter((choice) => !list.includes(choice)).map((word) => `'${word}'`)
  return [name, ...others].filter(Boolean).join(' | ')
}

const membersOf = ({ properties = {}, required = [] }: Schema): readonly string[] =>
  Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${comment(schema.description)}${name}${mark}: ${named(schema)}`
  })

const objectOf = (members: readonly string[]) => `{\n${members.join('\n')}\n}`

const comment = (text: string | undefined) => (text ? `/** ${text} */\n` : '')

/** The operations that send a request or answer with a response. */
const usesOf = (wanted: string, part: 'request' | 'response') =>
  operationNames
    .map(operationNamed)
    .filter(({ request, response }) => {
      const name = part === 'response' ? response : request && named(requests[request])
      return name === wanted
    })
    .map(({ request, path }) => `\`${request ? 'POST' : 'GET'} ${path}\``)
    .join(', ')

function described(name: string, { description }: Schema): string {
  const [bodies, answers] = [usesOf(name, 'request'), usesOf(name, 'response')]
  const use = bodies ? `Body of ${bodies}.` : answers ? `Answer of ${answers}.` : undefined
  return comment([description, use].filter(Boolean).join(' '))
}

/** The declaration of a type. It inherits from the type with which it shares the most members and of which it lacks few. */
function declared(name: string, schema: Schema): string {
  if (!schema.properties) return `export type ${name} = ${typeOf(schema)}\n`
  const members = membersOf(schema)
  const [parent] = schemas
    // The private request is whole: a gross-up inherits from it.
    .filter(([, other]) => other !== requests.grossUp)
    .map(([name, other]) => {
      const theirs = membersOf(other)
      const shared = theirs.filter((member) => members.includes(member))
      const isLacking = (_: string, at: number) => !members.includes(theirs[at] ?? '')
      return { name, shared, lacking: Object.keys(other.properties ?? {}).filter(isLacking) }
    })
    .filter(
      ({ shared: { length }, lacking }) => length < members.length && length > 5 * lacking.length,
    )
    .sort((one, other) => other.shared.length - one.shared.length)
  if (parent === undefined) return `export interface ${name} ${objectOf(members)}\n`
  const { shared, lacking } = parent
  const ancestor = lacking.length > 0 ? `Omit<${parent.name}, ${unionOf(lacking)}>` : parent.name
  const own = members.filter((member) => !shared.includes(member))
  return `export interface ${name} extends ${ancestor} ${objectOf(own)}\n`
}

/** A list of words as a type, several on a line. */
function declaredWords(name: string, list: readonly string[]): string {
  const lines = ['']
  const others = words.filter(([other]) => other !== name)
  for (const word of unionOf(list, others).split(' | ')) {
    if (`${lines.at(-1)}${word}`.length > 92) lines.push('')
    lines[lines.length - 1] += ` | ${word}`
  }
  return `// biome-ignore format: several words on a line\nexport type ${name} =\n${lines.map((line) => ` ${line}`).join('\n')}\n`
}

/** Returns the module with the types of all requests and answers, and with the paths of the operations. */
export function wireTypes(): string {
  const questions = questionNames.map((name) => {
    const { summary, request = 'private', response } = operationNamed(name)
    const types = `{ request: ${named(requests[request])}; response: ${response} }`
    return `${comment(`${summary.en}.`)}${name}: ${types}`
  })
  const pathsOf = (names: readonly OperationName[]) =>
    names.map((name) => `${name}: ${JSON.stringify(operationNamed(name).path)},`)
  const text = [
    '/** Requests and answers of the service as types. Written by `npm run docs` from their schemas. */\n',
    ...words.map(([name, list]) => declaredWords(name, list)),
    ...schemas.map(([name, schema]) => described(name, schema) + declared(name, schema)),
    '/** The operations that answer one request, by the names of their methods. */',
    `export interface Questions {\n${questions.join('\n')}\n}\n`,
    '/** The paths of the questions. */',
    `export const questionPaths = {\n${pathsOf(questionNames).join('\n')}\n} as const\n`,
    '/** The paths of the other operations on data. */',
    `export const paths = {\n${pathsOf(['batch', ...lawOperationNames]).join('\n')}\n} as const\n`,
  ].join('\n')
  const biome = join(import.meta.dirname, '../../node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['check', '--write', '--stdin-file-path=wire.ts'], {
    input: text,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return stdout
}
