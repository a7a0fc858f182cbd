import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One table of results. */
export interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

/** A section as Markdown. */
export function sectionText({ title, head, rows, note }: Section): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `### ${title}\n\n${table}\n${note === undefined ? '' : `\n${note}\n`}`
}

const file = fileURLToPath(new URL('results.md', import.meta.url))
const marker = '<!-- newest first -->\n'

/** Adds a run to the results, above the earlier ones. */
export function saveResults(machine: string, sections: readonly Section[]): void {
  const date = new Date().toISOString().slice(0, 10)
  const run = `\n## ${date}\n\n${machine}\n\n${sections.map(sectionText).join('\n')}`
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(marker, `${marker}${run}`))
}

/** The middle of some measurements: one disturbed round does not move it. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** A whole number with grouped thousands. */
export const count = (value: number) => Math.round(value).toLocaleString('en-US')
