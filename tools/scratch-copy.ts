import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Runs a program in a folder, and returns whether it succeeded, with all that it printed. */
export function run(folder: string, command: string, ...parameters: string[]) {
  const env = { ...process.env, NO_COLOR: '1' }
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const { status, stdout, stderr } = spawnSync(command, parameters, options)
  return { ok: status === 0, stdout, output: `${stdout}${stderr}` }
}

/** Runs a program in a folder, and returns its output. @throws {Error} if it fails */
export function mustRun(folder: string, command: string, ...parameters: string[]): string {
  const { ok, stdout, output } = run(folder, command, ...parameters)
  if (!ok) throw new Error(`${command} ${parameters.join(' ')}\n${output}`)
  return stdout
}

/** A copy of the last commit in a folder of its own, with the installed dependencies; `using` removes it. */
export class ScratchCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'oklad-copy-'))

  constructor() {
    mustRun('.', 'git', 'worktree', 'add', '--quiet', '--detach', this.folder)
    const nested = [
      'packages/keys/',
      'apps/server/',
      'tests/clients/',
      'tools/documentation-site/reference/',
    ]
    for (const at of ['', ...nested]) this.#linkModules(`${at}node_modules`)
  }

  /** Links the installed dependencies; the packages of the workspace are links into the copy itself. */
  #linkModules(modules: string): void {
    mkdirSync(join(this.folder, modules))
    for (const name of readdirSync(modules).filter((name) => !name.startsWith('.vite'))) {
      const [from, to] = [resolve(modules, name), join(this.folder, modules, name)]
      if (name === '@oklad') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else symlinkSync(from, to)
    }
  }

  [Symbol.dispose](): void {
    run('.', 'git', 'worktree', 'remove', '--force', this.folder)
  }
}
