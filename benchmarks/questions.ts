import { execFileSync } from 'node:child_process'
import { type RuntimeName, root, runtimes } from './machine.ts'
import type { Section } from './report.ts'

const names = {
  calculation: 'a plain calculation',
  children: 'with two children',
  explain: 'its breakdown',
  grossUpAnnual: 'gross-up, annual',
  grossUpFirstMonth: 'gross-up, first month',
  grossUpEveryMonth: 'gross-up, every month',
  compare: 'comparison with break-evens',
  explainAnswer: 'the answer of /explain read, computed and written',
  explainEveryField: 'the same with every field used',
  compareAnswer: 'the answer of /compare read, computed and written',
} as const

/** The time of each question about one salary, in a process of their own for each runtime. */
export function measureQuestions(): Section {
  const runtimeNames = Object.keys(runtimes) as RuntimeName[]
  const times = runtimeNames.map((name): Record<string, number> => {
    const [program, ...options] = runtimes[name].command
    const output = execFileSync(program, [...options, 'benchmarks/questions-loop.ts'], {
      cwd: root,
      encoding: 'utf8',
    })
    return JSON.parse(output)
  })
  return {
    title: 'Questions about one salary, microseconds',
    head: ['', ...runtimeNames],
    rows: Object.entries(names).map(([question, name]) => [
      name,
      ...times.map((own) => (own[question] ?? Number.NaN).toFixed(1)),
    ]),
    note: 'The best of 10 rounds, with allowances and a salary that changes every time.',
  }
}
