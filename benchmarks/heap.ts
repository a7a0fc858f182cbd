import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects what this process does not use any more, on either runtime. */
function collectGarbage(): void {
  if ('Bun' in globalThis) {
    Bun.gc(true)
    return
  }
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** What this process keeps in use, MiB. */
export function heapMebibytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/**
 * By how much a series grows, by the method of least squares.
 * @returns what is added to `y` for each 1 that is added to `x`
 */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const above = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const below = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return above / below
}
