import { median, type Section } from './report.ts'
import { runtimeNames, startServer } from './server.ts'

const STARTS = 15

/** Measures the time from the start of the process to its first answer to a calculation. */
export async function measureStartUp(): Promise<Section> {
  const rows: string[][] = []
  for (const name of runtimeNames) {
    const times: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const begin = performance.now()
      await using _ = await startServer(name, { cores: '0,1' })
      times.push(performance.now() - begin)
    }
    rows.push([name, median(times).toFixed(0), Math.min(...times).toFixed(0)])
  }
  return {
    title: 'Start to first answer',
    head: ['', 'median, ms', 'best, ms'],
    rows,
    note: `${STARTS} starts from sources; a client asks every millisecond.`,
  }
}
