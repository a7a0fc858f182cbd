import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { copyContext } from './build-context.ts'
import type { Stage, Step } from './containerfile.ts'

const run = promisify(execFile)

/** What the steps that build are; all others say how the image is run. */
const BUILDING = ['WORKDIR', 'COPY', 'RUN']

/**
 * Carries the stages of a Containerfile out without an engine of containers: each in a folder that
 * stands for the root of its image, its commands with this machine's programs.
 * @param folder an empty one, for all of it
 * @returns the folder of the last stage's working directory
 */
export async function buildImage(stages: readonly Stage[], folder: string): Promise<string> {
  const context = join(folder, 'context')
  copyContext(context)
  const built = new Map<string, Promise<string>>()
  // Those that need no other are carried out at the same time, as a real build does.
  for (const [index, stage] of stages.entries()) {
    const name = stage.name ?? String(index)
    built.set(name, buildStage(stage, join(folder, name), context, built))
  }
  // All come to an end, so that nothing is written any more when one has failed.
  await Promise.allSettled(built.values())
  return (await Promise.all(built.values())).at(-1) ?? ''
}

async function buildStage(
  stage: Stage,
  root: string,
  context: string,
  built: ReadonlyMap<string, Promise<string>>,
): Promise<string> {
  let working = root
  mkdirSync(root, { recursive: true })
  for (const step of stage.steps.filter(({ keyword }) => BUILDING.includes(keyword))) {
    if (step.keyword === 'WORKDIR') {
      working = join(root, step.text)
      mkdirSync(working, { recursive: true })
    } else if (step.keyword === 'COPY') {
      if (step.from !== undefined) await built.get(step.from)
      copy(step, step.from === undefined ? context : join(root, '..', step.from), working)
    } else {
      await run('sh', ['-ec', step.text], { cwd: working, env: environment, maxBuffer: 2 ** 26 })
    }
  }
  return working
}

/** What npm has fetched for the tests need not be fetched again. */
const environment = { ...process.env, npm_config_prefer_offline: 'true', NODE_ENV: '' }

/** A folder's contents become the destination's; a file becomes the destination, or goes into it. */
function copy({ words }: Step, source: string, working: string): void {
  const destination = words.at(-1) ?? ''
  const intoFolder = destination.endsWith('/')
  for (const word of words.slice(0, -1)) {
    const from = join(source, word)
    const isFile = statSync(from).isFile()
    const target = resolve(working, destination, isFile && intoFolder ? basename(word) : '')
    cpSync(from, target, { recursive: true, verbatimSymlinks: true })
  }
}
