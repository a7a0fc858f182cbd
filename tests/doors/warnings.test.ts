import { tools } from '@oklad/server/testing'
import { runOklad } from 'oklad/testing'
import { describe, expect, it } from 'vitest'
import { asked, type Fields, type Question, YEAR } from './asked.ts'

interface Warned {
  readonly warnings?: readonly { readonly code: string; readonly detail: string }[]
}

const salary = { gross_salary: 10_000_000, start_date: `${YEAR}-01-01` }
const family = { children_count: 2, disabled_children_count: 1, single_parent: true }
const nonResident = { is_not_resident: true, non_resident_category: 'patent_holder' }
const bonus = { ...salary, monthly_bonuses: [...Array(9).fill(0), 10_000_000, 0, 0] }
const nextYear = { ...salary, start_date: `${YEAR + 1}-01-01` }
const ofFebruary = { end_date: `${YEAR}-02-03`, last_month: 'working_days', final_day: 31 }

/** Questions with their tool, their command, and requests with the code of a warning of each. */
const questions: readonly (readonly [Question, tool: string, command: string, Fields, string])[] = [
  ['payments', 'payments', 'payments', { ...salary, advance_percent: 0 }, 'late_payday'],
  ['payments', 'payments', 'payments', { ...salary, ...nonResident }, 'budget_code_unknown'],
  [
    ...(['payments', 'payments', 'payments'] as const),
    { ...salary, ...family, ...ofFebruary, territorial_multiplier: 187 },
    'tax_set_off',
  ],
  [
    ...(['payments', 'payments', 'payments'] as const),
    { ...salary, ...family, ...ofFebruary, territorial_multiplier: 187 },
    'excess_tax',
  ],
  [
    ...(['recalculate', 'recalculate', 'recalculate'] as const),
    { before: bonus, after: salary, paid_on: `${YEAR}-12-31` },
    'excess_tax',
  ],
  [
    ...(['recalculate', 'recalculate', 'recalculate'] as const),
    { before: nextYear, after: nextYear, paid_on: `${YEAR + 1}-06-10` },
    'provisional_law',
  ],
]

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(questions)(
  '%s, the tool %s and the command %s',
  (question, tool, command, request, code) => {
    const { warnings = [] } = asked<Warned>(question, request)
    const sentences = warnings.map(({ detail }) => detail)

    it(`warn of ${code} in the same words`, async () => {
      expect(warnings.map((warning) => warning.code)).toContain(code)
      const answer = tools[tool]?.answer(request, YEAR, 'en')
      const data = answer && 'data' in answer ? (answer.data as Warned) : undefined
      expect(data?.warnings?.map(({ detail }) => detail)).toEqual(sentences)
      const input = JSON.stringify(request)
      const line = [command, '--request', '-', '--lang', 'en']
      const { stdout, stderr } = await runOklad(line, { input })
      for (const sentence of sentences) expect(oneLine(stdout + stderr)).toContain(sentence)
      const json = await runOklad([...line, '--json'], { input })
      expect((JSON.parse(json.stdout) as Warned).warnings).toEqual(warnings)
    })
  },
)
