import { execFileSync } from 'node:child_process'
import { type RuntimeName, root, runtimes } from './machine.ts'
import { count, type Section } from './report.ts'

/** Twelve-month calculations a second in one thread, in a process of their own for each runtime. */
export function measureEngine(): Section {
  const rows = (Object.keys(runtimes) as RuntimeName[]).map((name) => {
    const [program, ...options] = runtimes[name].command
    const output = execFileSync(program, [...options, 'benchmarks/engine-loop.ts'], {
      cwd: root,
      encoding: 'utf8',
    })
    const { calculation, columns, publicAnswer, privateAnswer } = JSON.parse(output) as Record<
      string,
      number
    >
    const perSecond = [calculation, columns, publicAnswer, privateAnswer]
    return [name, ...perSecond.map((rate) => count(rate ?? 0))]
  })
  return {
    title: 'Engine, one thread',
    head: ['', 'calculations/s', 'rows of columns/s', 'public answers/s', 'private answers/s'],
    rows,
    note: 'The best of 20 rounds of 100,000 plain years with a salary that changes every time: payslips, columns of all months and funds, and answers from the text of a body to the text of the answer (the private one with allowances).',
  }
}
