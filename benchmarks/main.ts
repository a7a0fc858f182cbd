/**
 * `npm run bench` measures the engine, the start and HTTP. `npm run bench -- floor points` measures the benchmarks that it
 * names, of those in the table below. Options: `--seconds 4` and `--rounds 4` for each HTTP measurement, `--rows 1000000`
 * for tables and engines, `--minutes 10` and `--node` for the soak test and the mixed load, `--save` to write the tables
 * into `benchmarks/results.md`. HTTP needs the Debian packages wrk and nginx-light, tables and the command time, `redis`
 * redis-server, `page` chromium.
 */
import { parseArgs } from 'node:util'
import { measureCommand } from './command.ts'
import { measureEngine } from './engine.ts'
import { measureEngines } from './engines.ts'
import { measureFloor } from './floor.ts'
import { measureHttp } from './http.ts'
import { measureMixed } from './mixed.ts'
import { measurePage } from './page.ts'
import { measureNeighbour, measurePoints } from './points.ts'
import { measureRedisLoss } from './redis-loss.ts'
import { type Section, saveSection, sectionText } from './report.ts'
import { measureSoak } from './soak.ts'
import { measureStartUp } from './start-up.ts'
import { measureTables } from './tables.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '4' },
    rows: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '10' },
    node: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)

const benchmarks: Readonly<Record<string, () => Section | Promise<Section>>> = {
  engine: measureEngine,
  start: measureStartUp,
  command: measureCommand,
  http: () => measureHttp(seconds, Number(values.rounds)),
  floor: () => measureFloor(Number(values.rounds)),
  points: () => measurePoints(seconds),
  neighbour: measureNeighbour,
  redis: () => measureRedisLoss(seconds),
  page: measurePage,
  tables: () => measureTables(Number(values.rows)),
  engines: () => measureEngines(Number(values.rows)),
  mixed: () => measureMixed(Number(values.minutes), values.node ? 'Node' : 'Bun'),
  soak: () => measureSoak(Number(values.minutes), values.node ? 'Node' : 'Bun'),
}
const wanted = positionals.length > 0 ? positionals : ['engine', 'start', 'http']
const options = process.argv
  .slice(2)
  .filter((part) => part !== '--save' && !positionals.includes(part))

for (const name of wanted) {
  const measure = benchmarks[name]
  if (measure === undefined) {
    throw new Error(`No benchmark "${name}": one of ${Object.keys(benchmarks).join(', ')}`)
  }
  const section = await measure()
  process.stdout.write(`\n## ${section.title}\n\n${sectionText(section)}`)
  if (values.save) saveSection(section, ['npm run bench --', name, ...options].join(' '))
}
