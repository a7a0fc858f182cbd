import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** A block of commands, and the JSON that the document says it prints. */
interface Example {
  readonly commands: string
  readonly answer: string | undefined
}

function examplesOf(document: string): Example[] {
  const blocks = [...document.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(
    ([, kind = '', text = '']) => ({ kind, text: text.trim() }),
  )
  return blocks.flatMap(({ kind, text }, index) => {
    const next = blocks[index + 1]
    return kind === 'sh'
      ? [{ commands: text, answer: next?.kind === 'json' ? next.text : undefined }]
      : []
  })
}

/** Starts the service by a line of the document; resolves with its address when it serves. */
async function serve(line: string, folder: string): Promise<[ChildProcess, url: string]> {
  const child = spawn('bash', ['-c', `exec env ${line}`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', DRAIN_DELAY: '0' },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /Oklad serves at (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(`${line} in ${folder} ended:\n${output}`)))
  })
  return [child, url]
}

/** Stops the service; the exit code passes through npm. */
async function stop(child: ChildProcess): Promise<number | null> {
  const gone = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.kill('SIGTERM')
  return gone
}

const starts = (commands: string) => /npm (?:start|run start:node)/.test(commands)

const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
const readmes = ['README.md', 'README.ru.md']
const configurations = ['docs/configuration.md', 'docs/configuration.ru.md']
const guides = ['docs/guide/accountant.md', 'docs/guide/accountant.ru.md']
const installs = ['docs/install.md', 'docs/install.ru.md']
const documents = [
  ...[...readmes, 'docs/api.md', 'docs/api.ru.md'],
  ...[...configurations, ...installs],
]

/** The examples of all documents; one that two languages share counts once. */
const examples = [
  ...new Map(
    documents
      .flatMap((name) => examplesOf(textOf(name)))
      .map((example) => [JSON.stringify(example), example]),
  ).values(),
]

describe('the examples of the documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-readme-'))
  let server: ChildProcess | undefined
  let address = ''

  beforeAll(async () => {
    ;[server, address] = await serve('API_KEY=my-own-long-secret npm start', folder)
  })
  afterAll(async () => {
    if (server !== undefined) await stop(server)
    rmSync(folder, { recursive: true })
  })

  const asHere = (commands: string) =>
    commands
      .replaceAll('http://localhost:8080', address)
      .replaceAll('keys.json', join(folder, 'keys.json'))
      .replaceAll('build/', `${mkdtempSync(join(folder, 'build-'))}/`)

  it.each(examples.filter(({ answer }) => answer !== undefined))(
    'print what they say: $commands',
    async ({ commands, answer = '' }) => {
      const { stdout } = await run('bash', ['-c', asHere(commands)], { cwd: root })
      // The open method answers for the current year; the document was written in 2026.
      const isOpen = !commands.includes('start_date')
      const year = (isOpen && /"month":"(\d{4})/.exec(stdout)?.[1]) || '2026'
      const inYear = stdout.replaceAll(`"${year}-`, '"2026-').replace(/,"warnings":\[.*\]/, '')
      const printed = JSON.stringify(JSON.parse(inYear), null, 2).replace(
        /("request_id": )"[^"]+"/,
        '$1"…"',
      )
      const [shown = '', rest] = answer.split(/\n\s*…$/)
      if (rest === undefined) expect(printed).toBe(answer)
      else expect(printed.startsWith(shown)).toBe(true)
    },
  )

  it.each(
    examples.filter(
      ({ commands, answer }) => answer === undefined && commands !== 'npm ci && npm test',
    ),
  )('run: $commands', async ({ commands }) => {
    for (const line of asHere(commands).split('\n')) {
      if (!starts(line)) {
        const { stdout } = await run('bash', ['-c', line], { cwd: root })
        expect(stdout.length).toBeGreaterThan(0)
        continue
      }
      const [child, url] = await serve(line.replace(/^npm ci\b.* && /, ''), folder)
      const { status } = await fetch(`${url}/readyz`)
      expect(status).toBe(200)
      expect(await stop(child)).toBe(0)
    }
  })
})

/** A file that a guide shows under its path, or a block of commands with the lines that it prints. */
type GuideStep =
  | { readonly path: string; readonly text: string }
  | { readonly commands: string; readonly printed: string }

const BLOCK = /(?:`(build\/[\w.]+)`[^`\n]*\n\n)?```(\w+)\n([\s\S]*?)```(?:\n\n```\n([\s\S]*?)```)?/g

const stepsOf = (guide: string): readonly GuideStep[] =>
  [...textOf(guide).matchAll(BLOCK)].map(([, path, kind, text = '', printed = '']) => {
    if (kind === 'sh') return { commands: text, printed }
    if (path === undefined) throw new Error(`${guide} shows a file without its path:\n${text}`)
    return { path, text }
  })

it.each(guides)('%s is followed from the list to the correction', async (guide) => {
  const empty = mkdtempSync(join(tmpdir(), 'oklad-guide-'))
  // A new copy of the project has no such folder: the guide makes it.
  const asHere = (text: string) => text.replace(/\bbuild(?=\/|$)/gm, `${empty}/build`)
  try {
    const steps = stepsOf(guide)
    expect(steps.length).toBeGreaterThan(10)
    for (const step of steps) {
      if ('path' in step) {
        writeFileSync(asHere(step.path), step.text)
        continue
      }
      const { stdout, stderr } = await run('bash', ['-c', asHere(step.commands)], {
        cwd: root,
        env: { ...process.env, LC_ALL: 'C', COLUMNS: '100' },
      })
      const printed = (stdout + stderr).replaceAll('\u00a0', ' ')
      expect(printed, step.commands).toContain(asHere(step.printed))
    }
  } finally {
    rmSync(empty, { recursive: true })
  }
})

describe.each(readmes)('%s', (name) => {
  it('has at most 350 words beside its commands and its answer', () => {
    const words = textOf(name)
      .replace(/```[\s\S]*?```/g, '')
      .match(/\S*[\p{L}\d]\S*/gu)
    expect(words?.length).toBeLessThanOrEqual(350)
  })

  it('has the two commands that .ci/run calls', () => {
    const script = textOf('.ci/run').split('\n')
    for (const line of ['npm ci', 'npm test', 'npm run test:all']) expect(script).toContain(line)
    expect(textOf(name)).toContain('npm ci && npm start')
    expect(textOf(name)).toContain('npm ci && npm test')
  })
})
