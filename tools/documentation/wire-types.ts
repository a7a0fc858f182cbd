import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  errorCodes,
  figureNames,
  inputProblemCodes,
  lawFigureNames,
  lawOperationNames,
  type OperationName,
  operationNamed,
  operationNames,
  questionNames,
  requests,
  responseSchemas,
  stepKinds,
  warningCodes,
} from '@oklad/contract/internal'

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
export const wireModule = fileURLToPath(
  new URL('../../packages/contract/src/wire.ts', import.meta.url),
)

/** The lists of words that have a type of their own, because several schemas have them or they are long. */
const words = new Map<unknown, string>([
  [errorCodes, 'ErrorCode'],
  [inputProblemCodes, 'InputProblemCode'],
  [warningCodes, 'WarningCode'],
  [lawFigureNames, 'LawFigureName'],
  [figureNames, 'FigureName'],
  [stepKinds, 'StepKind'],
])

const schemas = [
  ['PublicCalculationRequest', requests.public],
  ['PrivateCalculationRequest', requests.private],
  ['GrossUpRequest', requests.grossUp],
  ['PaymentsRequest', requests.payments],
  ['RecalculationRequest', requests.recalculation],
  ['VacationPayRequest', requests.vacationPay],
  ['SickPayRequest', requests.sickPay],
  ...Object.entries<Schema>(responseSchemas)
    .filter(([, { items }]) => items === undefined)
    .sort(([one], [other]) => one.localeCompare(other)),
  ['LawFigureValue', responseSchemas.LawFigureState.properties.value],
] as readonly (readonly [name: string, schema: Schema])[]

/** The rates of a fund or a tariff, which the values of several figures have. */
const rates = (responseSchemas.LawFigureState.properties.value as Schema).anyOf
  ?.map(({ properties }) => properties?.['pension'])
  .find((schema) => schema !== undefined) as Schema

const names = new Map<Schema, string>(schemas.map(([name, schema]) => [schema, name]))

const plainTypes: Readonly<Record<string, string>> = { integer: 'number', array: 'never[]' }

function typeOf(schema: Schema): string {
  const { type = 'unknown', enum: choices, anyOf, items, properties } = schema
  if (choices) return words.get(choices) ?? unionOf(choices)
  if (anyOf) return [...new Set(anyOf.map(named))].join(' | ')
  if (items) return /^\w+$/.test(named(items)) ? `${named(items)}[]` : `Array<${named(items)}>`
  if (properties) return membersOf(schema)
  return [type]
    .flat()
    .map((name) => plainTypes[name] ?? name)
    .join(' | ')
}

/** The type of a schema, or the name of its type. */
const named = (schema: Schema): string =>
  names.get(schema) ?? (keysOf(schema) === keysOf(rates) ? 'ContributionRate' : typeOf(schema))

const keysOf = ({ properties }: Schema) => Object.keys(properties ?? {}).join()

const unionOf = (choices: readonly string[]) =>
  choices.map((choice) => JSON.stringify(choice)).join(' | ')

function membersOf({ properties = {}, required = [] }: Schema, inherited: object = {}): string {
  const own = Object.entries(properties).filter(([name]) => !(name in inherited))
  const members = own.map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${comment(schema.description)}${name}${mark}: ${named(schema)}`
  })
  return `{\n${members.join('\n')}\n}`
}

const comment = (text: string | undefined) => (text ? `/** ${text} */\n` : '')

/** The operations that send a request or answer with a response. */
const usesOf = (wanted: string, part: 'request' | 'response') =>
  operationNames
    .map(operationNamed)
    .filter(({ request, response }) => {
      const name = part === 'response' ? response : request && names.get(requests[request])
      return name === wanted
    })
    .map(({ request, path }) => `\`${request ? 'POST' : 'GET'} ${path}\``)
    .join(', ')

function described(name: string, { description }: Schema): string {
  const [bodies, answers] = [usesOf(name, 'request'), usesOf(name, 'response')]
  const use = bodies ? `Body of ${bodies}.` : answers ? `Answer of ${answers}.` : undefined
  return comment([description, use].filter(Boolean).join(' '))
}

/** The declaration of a type. A request with the fields of the private one inherits them. */
function declared(name: string, schema: Schema): string {
  const { properties } = schema
  if (!properties) return `export type ${name} = ${typeOf(schema)}\n`
  const inherited = Object.keys(requests.private.properties)
  const inherits = schema === requests.grossUp || schema === requests.payments
  if (!inherits) return `export interface ${name} ${membersOf(schema)}\n`
  const lacking = inherited.filter((field) => !(field in properties))
  const parent =
    lacking.length > 0
      ? `Omit<PrivateCalculationRequest, ${unionOf(lacking)}>`
      : 'PrivateCalculationRequest'
  return `export interface ${name} extends ${parent} ${membersOf(schema, requests.private.properties)}\n`
}

/** A list of words as a type, several on a line. Figures are the kinds of steps and more. */
function declaredWords(name: string, list: readonly string[]): string {
  const lines = [list === figureNames ? ' | StepKind' : '']
  for (const word of list) {
    if (list === figureNames && stepKinds.some((kind) => kind === word)) continue
    const last = lines.at(-1) ?? ''
    if (last.length + word.length > 90) lines.push('')
    lines[lines.length - 1] += ` | '${word}'`
  }
  return `// biome-ignore format: several words on a line\nexport type ${name} =\n${lines.map((line) => ` ${line}`).join('\n')}\n`
}

/** Returns the module with the types of all requests and answers, and with the paths of the operations. */
export function wireTypes(): string {
  const questions = questionNames.map((name) => {
    const { summary, request = 'private', response } = operationNamed(name)
    const types = `{ request: ${names.get(requests[request])}; response: ${response} }`
    return `${comment(`${summary.en}.`)}${name}: ${types}`
  })
  const pathsOf = (names: readonly OperationName[]) =>
    names.map((name) => `${name}: ${JSON.stringify(operationNamed(name).path)},`)
  const text = [
    '/** Requests and answers of the service as types. Written by `npm run docs` from their schemas. */\n',
    ...[...words].map(([list, name]) => declaredWords(name, list as string[])),
    declared('ContributionRate', rates),
    ...schemas.map(([name, schema]) => described(name, schema) + declared(name, schema)),
    '/** The operations that answer one request, by the names of their methods. */',
    `export interface Questions {\n${questions.join('\n')}\n}\n`,
    '/** The paths of the questions. */',
    `export const questionPaths = {\n${pathsOf(questionNames).join('\n')}\n} as const\n`,
    '/** The paths of the other operations on data. */',
    `export const paths = {\n${pathsOf(['batch', ...lawOperationNames]).join('\n')}\n} as const\n`,
  ].join('\n')
  const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))
  const { stdout, stderr } = spawnSync(biome, ['check', '--write', '--stdin-file-path=wire.ts'], {
    input: text,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return stdout
}
