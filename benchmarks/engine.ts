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
    const { calculation, answer } = JSON.parse(output) as Record<string, number>
    return [name, count(calculation ?? 0), count(answer ?? 0)]
  })
  return {
    title: 'Engine, one thread',
    head: ['', 'twelve-month calculations/s', 'private answers read, computed and written/s'],
    rows,
    note: 'The best of 20 rounds of 100,000, with allowances, contributions and a salary that changes every time.',
  }
}
