import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './program.ts'
import type { Section } from './report.ts'

const RUNS = 15
const PEOPLE = 50

/** The command as it is installed: `npm run pack` writes it. */
const program = join(import.meta.dirname, '../build/oklad/dist/oklad.js')

/** Measures the processor time of the packed command on this Node: a calculation, and a list. */
export function measureCommand(): Section {
  if (!existsSync(program)) throw new Error('There is no build/oklad: run "npm run pack" first')
  const folder = mkdtempSync(join(tmpdir(), 'oklad-command-'))
  try {
    const list = join(folder, 'people.csv')
    const people = Array.from({ length: PEOPLE }, (_, i) => `Работник ${i};${100_000 + 1_000 * i}`)
    writeFileSync(list, `ФИО;Оклад\n${people.join('\n')}\n`)
    const oklad = [process.execPath, program]
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['Node with nothing to do', [process.execPath, '-e', '0']],
      ['`oklad calc`', [...oklad, 'calc', '--salary', '100000']],
      ['a list of 50, CSV', [...oklad, 'batch', list, '--output', join(folder, 'answer.csv')]],
      ['a list of 50, XLSX', [...oklad, 'batch', list, '--output', join(folder, 'answer.xlsx')]],
    ]
    const rows = cases.map(([name, words]) => {
      const times = Array.from({ length: RUNS }, () => run(words).seconds)
      return [name, Math.min(...times).toFixed(2)]
    })
    return {
      title: 'Start of the command',
      head: ['', 'processor time, s'],
      rows,
      note: `The packed command on Node ${process.version}, the least of ${RUNS} runs.`,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
