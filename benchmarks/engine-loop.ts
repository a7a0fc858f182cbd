/** Measures the engine in this process and prints the rates as JSON; started by `engine.ts`. */
import { answerRequest } from '@oklad/answers'
import { calculate, calculateColumns, kopecks, lawOf } from '@oklad/engine'

const law = lawOf(2026)
const ROUND = 100_000
let sink = 0

const salaryOf = (index: number) => 15_000_000 + (index % 50_000) * 100

function calculation(index: number): void {
  sink += calculate({ grossSalary: kopecks(salaryOf(index)) }, law).netIncome
}

function answer(name: 'calc' | 'private-calc', fields: string) {
  return (index: number): void => {
    const text = `{"gross_salary":${salaryOf(index)}${fields}}`
    const answer = answerRequest[name](text, 2026, () => 'en')
    if (!answer.ok) return
    const body = JSON.stringify(answer.body)
    // A string that is put together lazily is whole only when it is looked into.
    sink += body.charCodeAt(body.length - 2)
  }
}

const rows = Float64Array.from({ length: ROUND }, (_, index) => salaryOf(index))

/** Columns of a whole round; the rates are per row. */
function columns(): void {
  sink += calculateColumns(ROUND, { grossSalary: rows }, {}, law).grossIncome[0] as number
}

function best(measured: (index: number) => void): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20; round++) {
    const start = performance.now()
    for (let index = 0; index < ROUND; index++) measured(index)
    fastest = Math.min(fastest, performance.now() - start)
  }
  return (ROUND / fastest) * 1000
}

function bestOfColumns(): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 10; round++) {
    const start = performance.now()
    columns()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return (ROUND / fastest) * 1000
}

const rates = {
  calculation: best(calculation),
  columns: bestOfColumns(),
  publicAnswer: best(answer('calc', '')),
  privateAnswer: best(
    answer('private-calc', ',"territorial_multiplier":115,"northern_coefficient":130'),
  ),
}
// What was computed is looked at, so that no compiler may leave it out.
if (sink === 0) throw new Error('Nothing was computed')
process.stdout.write(JSON.stringify(rates))
