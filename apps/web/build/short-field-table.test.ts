import { calculate, lawOf, type Problem, type Terms, WrongArgumentsError } from '@oklad/engine'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { wordlessProblems } from './short-field-table.ts'

type Engine = Pick<typeof import('@oklad/engine'), 'calculate' | 'lawOf' | 'WrongArgumentsError'>

/** The engine as the script of the page has it. */
async function engineOfPage(): Promise<Engine> {
  const entry = '\0engine'
  const built = (await build({
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [
      wordlessProblems(),
      {
        name: 'entry',
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? "export * from '@oklad/engine'" : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }] = built.output
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

/** The problems of terms that are refused, without their words. */
function problemsOf({ calculate, lawOf, WrongArgumentsError }: Engine, terms: Terms) {
  try {
    calculate(terms, lawOf(2026))
  } catch (error) {
    if (!(error instanceof WrongArgumentsError)) throw error
    return error.problems.map(({ words: _, ...rest }: Problem) => rest)
  }
  return []
}

const page = await engineOfPage()
const gift = { kind: 'gift', month: 3, day: 1, amount: 100 }

// The page marks a field by the place of its problem, and names the one beside it.
it.each([
  [{ grossSalary: -1 }, 'grossSalary'],
  [{ grossSalary: 1, monthlySalaries: Array(12).fill(-1) }, 'monthlySalaries[0]'],
  [{ grossSalary: 1, monthlySalaries: [1] }, 'monthlySalaries'],
  [{ grossSalary: 1, firstMonth: 4, otherPay: [gift] }, 'otherPay[0].month'],
  [{ grossSalary: 1, otherPay: [{ ...gift, northernAmount: 1 }] }, 'otherPay[0].northernAmount'],
  [{ grossSalary: 1, contractType: 'selfEmployment', otherPay: [gift] }, 'otherPay'],
  [{ grossSalary: 1, children: 1, disabledChildren: 2 }, 'disabledChildren'],
  [{ grossSalary: 1, lastMonth: 3, firstMonth: 4 }, 'lastMonth'],
  [{ grossSalary: 1, childen: 2 }, 'childen'],
  [{ grossSalary: 1, contractType: 'none' }, 'contractType'],
  [null, 'terms'],
])('the script of the page keeps the places of problems without their words: %j', (terms, path) => {
  const wrong = terms as unknown as Terms
  const found = problemsOf(page, wrong)
  expect(found.slice(0, 1)).toMatchObject([{ path }])
  expect(found).toEqual(problemsOf({ calculate, lawOf, WrongArgumentsError }, wrong))
})
