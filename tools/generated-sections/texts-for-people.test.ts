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
  'packages/table/src/columns-in-words.ts': 'earnings_before_1_month earnings_before_1_pay_rub',
  'packages/table/src/documents/people.ts': 'performance_bonus profit_bonus start_date tax_office',
  'packages/table/src/same-person.ts': 'income_before',
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

it('a wire name in a text is noticed, in either language', () => {
  expect(wireNamesIn(`{ en: 'Give earnings_before.', ru: 'Укажите earnings_before.' }`)).toEqual([
    'earnings_before',
    'earnings_before',
  ])
  expect(wireNamesIn(`{ en: 'The limit is {limit_sum}.' }; f('earnings_before')`)).toEqual([])
})
