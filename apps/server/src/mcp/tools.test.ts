import { readFileSync } from 'node:fs'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { expect, it } from 'vitest'
import { tools } from './tools.ts'

const examples: Readonly<Record<string, object>> = {
  calculate: { gross_salary: 15_000_000 },
  explain: { gross_salary: 15_000_000, month: 12 },
  gross_up: { target_net: 15_000_000 },
  compare: { gross_salary: 15_000_000 },
  payments: { gross_salary: 15_000_000 },
  recalculate: {
    before: { gross_salary: 10_000_000, start_date: '2026-01-01' },
    after: { gross_salary: 11_000_000, start_date: '2026-01-01' },
    paid_on: '2026-06-19',
  },
  vacation_pay: {
    ...{ kind: 'vacation', start_date: '2026-07-06', days: 14 },
    months: [{ month: '2026-06', pay: 8_000_000 }],
  },
  sick_pay: {
    ...{ from: '2026-10-12', to: '2026-10-21', cause: 'own', insurance_months: 84 },
    earnings: [{ year: 2025, pay: 100_000_000 }],
  },
  law_diff: { from: 2026, to: 2027 },
  law: {},
}

it.each(Object.entries(tools))('%s answers as its schema says, in both languages', (name, tool) => {
  const isAnswer = independentValidator({ type: 'object', ...tool.answerSchema })
  for (const language of ['en', 'ru'] as const) {
    const answer = tool.answer({ ...examples[name] }, 2026, language)
    assertValid(isAnswer, 'data' in answer && answer.data)
  }
})

it.each([
  ['payments', { gross_salary: 1, target_net: 1 }, 'target_net'],
  ['law', { yer: 2026 }, 'Did you mean "year"?'],
  ['law_diff', { from: 2026, to: 2027, gross_salary: 1 }, 'gross_salary'],
])('%s refuses %j, which it does not have', (name, given, words) => {
  const answer = tools[name]?.answer(given, 2026, 'en')
  expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(words) })
})

it.each(['docs/api.md', 'docs/api.ru.md'])('%s names every tool', (file) => {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
  const [named = ''] = /\/mcp`[\s\S]*?`law_diff`/.exec(text) ?? []
  expect(Object.keys(tools).filter((name) => !named.includes(`\`${name}\``))).toEqual([])
})
