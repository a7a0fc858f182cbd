/**
 * `npm run bench`: engine, questions about a salary, start-up, and HTTP against nginx, in one run.
 * `-- --seconds 5 --rounds 4` sets how long each HTTP measurement takes and how often it is taken;
 * `-- --save` adds the run to `benchmarks/results.md`.
 */
import { parseArgs } from 'node:util'
import { measureEngine } from './engine.ts'
import { measureHttp } from './http.ts'
import { describeMachine, installTools } from './machine.ts'
import { measureQuestions } from './questions.ts'
import { type Section, saveResults, sectionText } from './report.ts'
import { measureStartUp } from './start-up.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '4' },
    save: { type: 'boolean', default: false },
  },
})

installTools()
const sections: Section[] = []
for (const measure of [
  () => measureEngine(),
  () => measureQuestions(),
  () => measureStartUp(),
  () => measureHttp(Number(values.seconds), Number(values.rounds)),
]) {
  const section = await measure()
  sections.push(section)
  process.stdout.write(`\n${sectionText(section)}\n`)
}
if (values.save) saveResults(describeMachine(), sections)
