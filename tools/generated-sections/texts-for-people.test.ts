import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** Texts that programs and their authors read: the OpenAPI document, tools of assistants, refused bodies. */
const forPrograms = /^packages\/contract\/src\/operations\/|^apps\/server\/src\/(?:mcp|routes)\//

/** The names that people write down themselves: of a column, a function, or a member of a file. */
const written: Readonly<Record<string, string>> = {
  'apps/cli/src/commands/batch.ts': 'share_of_full_time target_net gross_salary gross_salary_rub',
  'apps/cli/src/commands/columns.ts': 'oklad_version law_version',
  'apps/cli/src/commands/documents.ts': 'first_name birth_date',
  'apps/cli/src/commands/recalculate.ts': 'other_pay',
  'apps/cli/src/commands/sql.ts': 'annual_tax_amount annual_tax gross_salary children_count',
  'apps/cli/src/documents/run-documents.ts': 'budget_codes',
  'packages/contract/src/errors/catalogue.ts': 'request_id',
  'packages/contract/src/errors/input-problems.ts': 'gross_salary',
  'packages/table/src/documents/people.ts': 'start_date tax_office',
  'packages/table/src/table-error.ts': 'gross_salary',
}

const LITERAL = /(?:\b(en|ru):\s*)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g
const WIRE_NAME = /(?<![\w{/])[a-z]+(?:_[a-z\d]+)+(?![\w}])/g

/** The wire names in the texts of a source: those of `{ en, ru }`, and whatever begins in Russian. */
const wireNamesIn = (source: string) =>
  [...source.matchAll(LITERAL)].flatMap(([, language, text = '']) =>
    language !== undefined || /^.(?:\$\{[^}]*\}|[\s«—])*[а-яё]/i.test(text)
      ? (text.replace(/\$\{[^}]*\}/g, '').match(WIRE_NAME) ?? [])
      : [],
  )

/** The wire names in a guide, beside its commands, its files and the addresses of its links. */
const wireNamesOfGuide = (guide: string) =>
  guide.replace(/```[\s\S]*?```|\]\([^)]*\)/g, '').match(WIRE_NAME) ?? []

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .filter((path) => !forPrograms.test(path))

it('texts for people have words in place of the names of the wire', () => {
  const found = sources.flatMap((path) => {
    const allowed = written[path]?.split(' ') ?? []
    const names = wireNamesIn(readFileSync(new URL(path, root), 'utf8'))
    const others = names.filter((name) => !allowed.includes(name))
    return others.length > 0 ? [`${path}: ${others.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

it('no name is allowed in a text that does not have it', () => {
  const unused = Object.entries(written).flatMap(([path, names]) => {
    const found = wireNamesIn(readFileSync(new URL(path, root), 'utf8'))
    return names.split(' ').filter((name) => !found.includes(name))
  })
  expect(unused).toEqual([])
})

it.each(['employee.md', 'employee.ru.md', 'accountant.md', 'accountant.ru.md'])(
  'the guide %s has the titles of columns in place of the names of the wire',
  (name) => {
    const guide = readFileSync(new URL(`docs/guide/${name}`, root), 'utf8')
    // A member of the file of the employer, which has no other title.
    expect(wireNamesOfGuide(guide).filter((one) => one !== 'budget_codes')).toEqual([])
  },
)

it('a wire name in a guide is noticed', () => {
  expect(wireNamesOfGuide('Fill in `other_pay_1_kind`.\n```sh\na_b\n```')).toEqual([
    'other_pay_1_kind',
  ])
})

it('a wire name in a text is noticed, in either language', () => {
  expect(wireNamesIn(`{ en: 'Give earnings_before.', ru: 'Укажите earnings_before.' }`)).toEqual([
    'earnings_before',
    'earnings_before',
  ])
  expect(wireNamesIn(`{ en: 'The limit is {limit_sum}.' }; f('earnings_before')`)).toEqual([])
})

/** Second words for what the glossary names: "subsistence minimum", "запрос закрытого метода". */
const SECOND_WORDS = /living[ -]minimum|закрыт(?:ый|ого|ому|ом) (?:запрос|расч[её]т)/gi

it('sources and documents have the word of the glossary only', () => {
  const documents = execFileSync('git', ['ls-files', 'docs', 'README*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.endsWith('.md'))
  const found = [...sources, ...documents].flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(SECOND_WORDS)].map(
      ([word]) => `${path}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})
