import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The oldest Node that is supported, and the newest one, which builds the image. */
export const nodeReleases = ['22.12.0', '26.10.0'] as const

/** The package of npm that has a release of Node for this machine, under a name that tells the release. */
export const nodePackage = (release: string): string =>
  `node-${release}@npm:node-${process.platform}-${process.arch}@${release}`

/** The binary of a release of Node in a folder where its package is installed. */
export const nodeBinary = (folder: string, release: string): string =>
  join(folder, `node_modules/node-${release}/bin/node`)

const denoPlatform = `@deno/${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`

/** The package of npm that has Deno for this machine. */
export const denoPackage = `${denoPlatform}@2.9.6`

/** The binary of Deno in a folder where its package is installed. */
export const denoBinary = (folder: string): string =>
  join(folder, 'node_modules', denoPlatform, 'deno')

/**
 * Installs packages that only a test needs into a folder; none of their scripts runs.
 * @returns whether the registry answered
 */
export function installFromRegistry(folder: string, packages: readonly string[]): Promise<boolean> {
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  const parameters = ['install', ...quiet, '--fetch-retries=1', ...packages]
  return promisify(execFile)('npm', parameters, { cwd: folder, timeout: 150_000 }).then(
    () => true,
    () => false,
  )
}
