import { spawn } from 'node:child_process'
import { type RuntimeName, root, runtimes } from './machine.ts'
import { median, type Section } from './report.ts'
import { firstAnswer, freePort, KEY } from './server.ts'

const STARTS = 15

/** From the start of the process to the first answer of a calculation. */
export async function measureStartUp(): Promise<Section> {
  const rows: string[][] = []
  for (const name of Object.keys(runtimes) as RuntimeName[]) {
    const times: number[] = []
    for (let start = 0; start < STARTS; start++) times.push(await startOnce(name))
    rows.push([name, median(times).toFixed(0), Math.min(...times).toFixed(0)])
  }
  return {
    title: 'Start to first answer',
    head: ['', 'median, ms', 'best, ms'],
    rows,
    note: `Of ${STARTS} starts, from sources, asking every millisecond.`,
  }
}

async function startOnce(name: RuntimeName): Promise<number> {
  const port = await freePort()
  const { command, server } = runtimes[name]
  const [program, ...options] = command
  const begin = performance.now()
  const child = spawn(program, [...options, server], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_KEY: KEY },
    stdio: 'ignore',
  })
  await firstAnswer(`http://127.0.0.1:${port}`)
  const time = performance.now() - begin
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  return time
}
