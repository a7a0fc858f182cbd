import { join } from 'node:path'
import { build } from 'esbuild'
import { projectFolder } from './project-folder.ts'
import type { Runtime } from './runtimes.ts'

/** Beside the sources, so that the paths from there to files of the page are right. */
const folder = join(projectFolder, 'apps/server/dist/built')

/** The service as JavaScript, with its libraries inside: reading their files was half of each start. */
export const builtService: Readonly<Record<Runtime, string>> = {
  bun: join(folder, 'service-on-bun.js'),
  node: join(folder, 'service-on-node.js'),
}

/** The service without a socket, the same way. */
export const builtInProcess = join(folder, 'in-process.js')

/** The command, the same way. */
export const builtCommand = join(folder, 'command.js')

/** Builds them before the tests of a project start, and the programs that tests of the keys file start. */
export async function setup(): Promise<void> {
  await buildPrograms({
    'service-on-bun': 'apps/server/src/main.bun.ts',
    'service-on-node': 'apps/server/src/main.node.ts',
    'in-process': 'apps/server/src/testing/index.ts',
    command: 'apps/cli/src/main.ts',
    'create-keys-program': 'packages/keys/src/testing/create-keys-program.ts',
    'watch-program': 'packages/keys/src/testing/watch-program.ts',
  })
}

/**
 * Builds programs.
 * @param sources from the folder of the project, by the names of the programs
 * @returns their folder
 */
export async function buildPrograms(sources: Readonly<Record<string, string>>): Promise<string> {
  await build({
    absWorkingDir: projectFolder,
    entryPoints: { ...sources },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    sourcesContent: false,
    mainFields: ['module', 'main'],
    // They start threads from files of their own, or have native parts.
    external: ['bun', 'pino', '@duckdb/*'],
    // For the libraries that are CommonJS.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url), __filename = import.meta.filename`,
    },
    logLevel: 'error',
  })
  return folder
}
