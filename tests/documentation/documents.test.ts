import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ProblemDocument } from '@oklad/contract'
import { operationNamed, operationNames, warningCodes } from '@oklad/contract/internal'
import { personColumnOf } from '@oklad/documents'
import { examineColumns, listColumns } from '@oklad/table'
import { describe, expect, it } from 'vitest'
import { textOf } from '../deploy/support/files.ts'
import { projectFolder } from '../support/project-folder.ts'

const folders = [
  ...[
    '.',
    'docs',
    'docs/law',
    'docs/guide',
    'docs/reference',
    'docs/decisions',
    'benchmarks',
    'examples',
    'apps/cli',
    'integrations/spark',
  ],
  ...readdirSync(join(projectFolder, 'packages')).map((name) => join('packages', name)),
]
const documents = folders.flatMap((folder) =>
  readdirSync(join(projectFolder, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
/** The folders around a file: `docs` and `docs/law` of `docs/law/pay.md`. */
const foldersOf = (path: string) =>
  path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : parts.slice(0, index).join('/')))

const exists = (path: string) => existsSync(join(projectFolder, path))

/** The anchor that repository viewers make of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe.each(documents)('%s', (document) => {
  const text = textOf(document)

  it('links only to documents and sections that exist', () => {
    for (const [, path = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = path === '' ? document : normalize(join(dirname(document), path))
      expect(exists(target), target).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(target), `${target}#${anchor}`).toContain(anchor)
    }
  })
})

describe.each(['README.md', 'README.ru.md'])('%s', (readme) => {
  it('links to every document for its readers', () => {
    const isOther =
      readme === 'README.md'
        ? /\.ru\.md$/
        : /(api|batch|configuration|documents|errors|fields|install|law|scale)\.md$/
    const wanted = documents.filter((name) =>
      /^(docs\/[\w.-]+|SECURITY|CONTRIBUTING)\.md$/.test(name),
    )
    expect(wanted.length).toBeGreaterThan(8)
    for (const name of wanted.filter((one) => !isOther.test(one))) {
      expect(textOf(readme)).toMatch(new RegExp(`\\(${name}[)#]`))
    }
  })
})

describe('the threat model', () => {
  const rows = textOf('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('.test.ts`'))

  it('names for every measure a test that exists', () => {
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      const named = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, path]) => path,
      )
      expect(named.length).toBeGreaterThan(0)
      for (const path of named) expect(exists(path ?? ''), path).toBe(true)
    }
  })

  it('leaves no threat without one', () => {
    const section = textOf('docs/security.md')
      .split('## Threats')[1]
      ?.split('## Remaining risks')[0]
    const threats = section?.split('\n').filter((line) => /^\| (?!Threat|---)/.test(line))
    expect(threats).toEqual(rows)
  })
})

const { code, errors } = ProblemDocument.properties
const codesOfPages = {
  'docs/errors': code.enum,
  'docs/reference/codes': [...errors.items.properties.code.enum, ...warningCodes],
}

describe.each(Object.entries(codesOfPages))('%s', (document, codes) => {
  it.each(['.md', '.ru.md'])('has a row for every code (%s)', (ending) => {
    const text = textOf(document + ending)
    expect(codes.filter((name) => !text.includes(`\n| \`${name}\` |`))).toEqual([])
  })
})

describe.each(['docs/api.md', 'docs/api.ru.md', 'apps/cli/README.md'])('%s', (document) => {
  it('has every tool of assistants', () => {
    const tools = operationNames.flatMap((name) => operationNamed(name).tool ?? [])
    expect(tools.filter((tool) => !textOf(document).includes(`\`${tool}\``))).toEqual([])
  })
})

describe('the operations guide', () => {
  const text = textOf('docs/operations.md')

  it('names only files that exist', () => {
    const named = [...text.matchAll(/(?<![\w/.-])(deploy|benchmarks|tests)\/[\w./-]+\w/g)]
    expect(named.length).toBeGreaterThan(8)
    for (const [path] of named) {
      // The operator makes these files.
      if (/keys\.json|grafana-password/.test(path)) continue
      expect(exists(path), path).toBe(true)
    }
  })

  it('describes every metric of the service', async () => {
    const folders = ['apps/server/src/telemetry', 'apps/server/src/workers']
    const sources = folders.flatMap((folder) =>
      readdirSync(join(projectFolder, folder)).map((name) => textOf(join(folder, name))),
    )
    const names = [...sources.join('').matchAll(/'((?:oklad|http_server)_\w+)'/g)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) expect(text).toContain(`\`${name}\``)
  })
})

describe('the tree of docs/architecture.md', () => {
  const tree = /```\n([\s\S]*?)```/.exec(textOf('docs/architecture.md'))?.[1] ?? ''
  const files = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' })
  const folders = [...new Set(files.split('\n').flatMap((path) => foldersOf(path)))]

  it('names every folder of the project, of a package and of its sources', () => {
    const described =
      /^(?:[^/.]+|(?:packages|apps|tests|tools)\/[^/]+|(?:packages|apps)\/[^/]+\/(?:src\/)?[^/]+)$/
    const named = [...tree.matchAll(/[\w-]+(?=\/)/g)].map(String)
    const unnamed = folders
      .filter((path) => described.test(path) && !/\/(?:src|testing)$/.test(path))
      .filter((path) => !named.includes(path.split('/').at(-1) ?? ''))
    expect(unnamed).toEqual([])
  })

  it('names no folder that does not exist', () => {
    const named = tree
      .split('\n')
      .flatMap(
        (line) => /^ *((?:\w[\w-]*\/)+(?:, (?:[\w-]+\/)+)*)/.exec(line)?.[1]?.split(', ') ?? [],
      )
    expect(named.length).toBeGreaterThan(100)
    expect(
      named.filter((name) => !folders.some((path) => `/${path}/`.endsWith(`/${name}`))),
    ).toEqual([])
  })
})

/** What the guide of accountants quotes beside columns: places of the page, a row, an organisation. */
const otherQuotes = {
  '.ru.md': [
    ...['Сотрудники', 'Сохранить как — XLSX', 'Итого', 'Предупреждения', 'Больничный'],
    ...['Как это считается', 'Север', 'Документы', 'Исправить сданное'],
  ],
  '.md': ['Employees', 'Sick leave', 'Documents', 'Correct what was filed'],
}

it.each(['.ru.md', '.md'] as const)(
  'every column that guide/accountant%s names is known',
  (ending) => {
    const text = textOf(`docs/guide/accountant${ending}`)
    const quoted = [...text.matchAll(/[«“]([^»”]*)[»”]/g)].map(([, name = '']) => name)
    const headers = [...new Set(quoted)].filter(
      (name) => ending === '.ru.md' || !/[а-яё]/i.test(name),
    )
    const samples = headers.map((name) => (/^(?:Ставка|FTE)$/.test(name) ? [0.5] : []))
    const reading = { headers, samples, question: 'payments' } as const
    const { columns } = listColumns(reading, examineColumns(reading).problems, 'ru')
    const unknown = columns.filter(
      ({ taken, question, header }) => !(taken ?? question ?? personColumnOf(header)),
    )
    expect(unknown.map(({ header }) => header).sort()).toEqual([...otherQuotes[ending]].sort())
  },
)
