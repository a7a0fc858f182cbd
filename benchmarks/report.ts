import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { runtimes } from './server.ts'

/** One table of results. */
export interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note: string
}

/** Returns a section's table and note as Markdown. */
export function sectionText({ head, rows, note }: Section): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n${note}\n`
}

const file = `${import.meta.dirname}/results.md`

/**
 * Writes a section into `results.md`, in place of the earlier section with the same title.
 * @param command what measures it
 */
export function saveSection(section: Section, command: string): void {
  const [introduction = '', ...parts] = readFileSync(file, 'utf8').split(/^## /m)
  const title = `${section.title}\n`
  const date = new Date().toISOString().slice(0, 10)
  const measured = `${date}, \`${command}\`. ${describeMachine()}`
  const part = `${title}\n${measured}\n\n${sectionText(section)}\n`
  const index = parts.findIndex((other) => other.startsWith(title))
  if (index < 0) parts.push(part)
  else parts[index] = part
  writeFileSync(file, `${[introduction, ...parts].join('## ').trimEnd()}\n`)
}

/** Describes the machine and the versions of the programs in one line. */
function describeMachine(): string {
  const versionOf = (command: readonly string[]) =>
    execFileSync(command[0] ?? '', [...command.slice(1), '--version'], { encoding: 'utf8' }).trim()
  const nginx = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr?.match(/nginx\/\S+/)?.[0]
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores of ${cpus()[0]?.model}, ${gibibytes} GiB; Bun ${versionOf(runtimes.Bun.command)}, Node ${process.version}, ${nginx}.`
}

/** Returns the median: a single disturbed measurement does not affect it. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? 0)) / 2
}

/** Formats a whole number with thousands separators. */
export const count = (value: number) => Math.round(value).toLocaleString('en-US')
