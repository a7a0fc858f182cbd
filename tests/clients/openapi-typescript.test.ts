import { readFileSync } from 'node:fs'
import { serviceDocument } from '@oklad/answers'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentTaxYear } from '../support/tax-year.ts'

/** A body, as a caller writes it in a program, with the path of its operation under `/api/v1`. */
interface Body {
  readonly path: string
  readonly body: string
}

/** The bodies that a document sends with curl. */
function bodiesIn(name: string): Body[] {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
  const commands = text.matchAll(/\/api\/v1(\/[\w/-]+)(?:(?!```|curl)[\s\S])*? -d '([^']+)'/g)
  return [...commands].map(([, path = '', body = '']) => ({ path, body }))
}

const documents = ['README.md', 'README.ru.md', 'docs/api.md', 'docs/api.ru.md']
const documentedBodies = documents.flatMap(bodiesIn)
// The documents show one body that the service refuses.
const isWrong = ({ body }: Body) => body.includes('grossSalary')
const rightBodies = [
  ...documentedBodies.filter((body) => !isWrong(body)),
  { path: '/private-calc', body: '{ gross_salary: 1, start_date: null, income_before: null }' },
  { path: '/private-calc/gross-up', body: '{ target_net: 100, gross_salary: null }' },
  { path: '/private-calc/payments', body: '{ gross_salary: 1, advance_percent: null }' },
]
const wrongBodies = [
  ...documentedBodies.filter(isWrong),
  { path: '/private-calc', body: '{ gross_salary: null }' },
  { path: '/private-calc', body: '{ gross_salary: 1, employment_type: "GHP" }' },
  { path: '/private-calc/gross-up', body: '{ gross_salary: 1, target_net: 100 }' },
]

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ['lib.es2022.d.ts'],
  types: [],
}

/** Returns TypeScript's errors in modules, by the name of the module. */
function problemsIn(modules: Readonly<Record<string, string>>): Map<string, string[]> {
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => name in modules || fileExists(name)
  host.getSourceFile = (name, version) => {
    const text = modules[name]
    return text === undefined
      ? getSourceFile(name, version)
      : ts.createSourceFile(name, text, version)
  }
  const problems = new Map<string, string[]>()
  const program = ts.createProgram(Object.keys(modules), options, host)
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file?.fileName ?? ''
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    problems.set(name, [...(problems.get(name) ?? []), message])
  }
  return problems
}

const moduleWith = ({ path, body }: Body) => `
import type { paths } from './schema.ts'
type Request = paths['/api/v1${path}']['post']['requestBody']['content']['application/json']
export const body: Request = ${body}
`
/** Lines of JSON are sent and read as texts; a line has a type of its own. */
const batch = `
import type { components, paths } from './schema.ts'
type Operation = paths['/api/v1/private-calc/batch']['post']
type Lines = 'application/x-ndjson'
export const sent: NonNullable<Operation['requestBody']>['content'][Lines] = '{"gross_salary":1}\\n'
declare const answer: Operation['responses']['200']['content'][Lines]
const lines = answer.split('\\n').map((line): components['schemas']['BatchLine'] => JSON.parse(line))
export const net: number | undefined = lines[0]?.answer?.annual_net_income
`

const nameOf = (kind: string, index: number) => `/${kind}-${index}.ts`

describe('a client that openapi-typescript generates', () => {
  let problems: Map<string, string[]>
  beforeAll(async () => {
    const types = await openapiTS(JSON.stringify(serviceDocument(currentTaxYear())))
    const modules = (kind: string, bodies: readonly Body[]) =>
      bodies.map((body, index) => [nameOf(kind, index), moduleWith(body)])
    problems = problemsIn({
      '/schema.ts': astToString(types),
      '/batch.ts': batch,
      ...Object.fromEntries([...modules('right', rightBodies), ...modules('wrong', wrongBodies)]),
    })
  })

  it('compiles with every documented body, with null for optional fields, and with a batch', () => {
    expect(rightBodies.length).toBeGreaterThanOrEqual(4)
    const isOfWrong = (name: string) => name.startsWith('/wrong')
    expect([...problems].filter(([name]) => !isOfWrong(name))).toEqual([])
  })

  it.each([...wrongBodies.entries()])('does not compile with a wrong body (%i: %j)', (index) => {
    expect(problems.get(nameOf('wrong', index))).toHaveLength(1)
  })
})
