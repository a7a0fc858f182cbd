import { execFileSync } from 'node:child_process'
import { createContext, runInContext } from 'node:vm'
import { calculate, kopecks, lawOf } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { goldenCases } from '../support/golden.ts'
import { projectFolder as root } from '../support/project-folder.ts'
import { bunBinary, hasBun } from '../support/runtimes.ts'

const termsAndYears = goldenCases.core.map(({ request: { start_date = '', ...request } }) => ({
  year: Number(start_date.slice(0, 4)),
  terms: {
    grossSalary: kopecks(request.gross_salary),
    districtCoefficient: request.territorial_multiplier ?? 100,
    northernAllowance: (request.northern_coefficient ?? 100) - 100,
    firstMonth: Number(start_date.slice(5, 7)) as 1,
    hasTaxPrivilege: request.has_tax_privilege ?? false,
  },
}))
const here = termsAndYears.map(({ year, terms }) => calculate(terms, lawOf(year)))

const compute = `JSON.stringify(
  ${JSON.stringify(termsAndYears)}.map(({ year, terms }) => engine.calculate(terms, engine.lawOf(year))),
)`

describe.skipIf(!hasBun)('the engine, the same source everywhere', () => {
  it('gives the same results for the golden cases on Bun and on Node', () => {
    const script = `import * as engine from '@oklad/engine'\nprocess.stdout.write(${compute})`
    const output = execFileSync(bunBinary, ['-e', script], { cwd: root, encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual(here)
  })

  it('computes the golden cases without process, clock and I/O', () => {
    const bundle = execFileSync(
      bunBinary,
      ['build', '--target=browser', '--format=esm', 'packages/engine/src/index.ts'],
      { cwd: root, encoding: 'utf8' },
    )
    // This context has only the language. The exports become one object.
    const names = /export \{([^}]*)\};?\s*$/.exec(bundle)?.[1] ?? ''
    const script = bundle.replace(/export \{[^}]*\};?\s*$/, '')
    const output: string = runInContext(
      `delete globalThis.Date.now; (() => { ${script}\nconst engine = { ${names} }; return ${compute} })()`,
      createContext(Object.create(null)),
    )
    expect(JSON.parse(output)).toEqual(here)
  })
})
