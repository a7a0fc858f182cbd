import { execFileSync } from 'node:child_process'
import { buildPrograms } from '../tests/support/built-programs.ts'
import { projectFolder } from '../tests/support/project-folder.ts'
import { count, type Section } from './report.ts'
import { runtimeNames, runtimes } from './server.ts'

const loop = 'benchmarks/engine-loop.ts'

/** Measures each question in one thread, in a separate process for each runtime; on Node bundled, as the service is. */
export async function measureEngine(): Promise<Section> {
  const folder = await buildPrograms({ 'engine-loop': loop })
  const commands = {
    Bun: [...runtimes.Bun.command, loop],
    Node: ['node', `${folder}/engine-loop.js`],
  }
  const times = runtimeNames.map((name): Record<string, number> => {
    const [program = '', ...parameters] = commands[name]
    return JSON.parse(execFileSync(program, parameters, { cwd: projectFolder, encoding: 'utf8' }))
  })
  const columns = ['µs', 'a second'].flatMap((unit) =>
    runtimeNames.map((name) => `${name}, ${unit}`),
  )
  return {
    title: 'Engine and answers, one thread',
    head: ['', ...columns],
    rows: Object.keys(times[0] ?? {}).map((question) => {
      const own = times.map((of) => of[question] ?? Number.NaN)
      return [
        question,
        ...own.map((microseconds) => microseconds.toFixed(2)),
        ...own.map((microseconds) => count(1e6 / microseconds)),
      ]
    }),
    note: 'The best of 300 rounds of a millisecond or two, with a salary that changes every time; an answer is from the text of the body to its own text.',
  }
}
