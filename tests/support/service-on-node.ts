import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { projectFolder } from './project-folder.ts'

/** Beside the sources, so that the paths from there to files of the page are right. */
const folder = join(projectFolder, 'apps/server/dist/node')

/** The service for Node as JavaScript: it starts three times as fast as from its sources. */
export const serviceOnNode = join(folder, 'service.js')

/** The command for Node, the same way. */
export const commandOnNode = join(folder, 'command.js')

/** Leaves packages from the registry out. */
const withoutDependencies: Plugin = {
  name: 'without dependencies',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@oklad/') ? undefined : { path, external: true },
    )
  },
}

/** Builds them before the tests of a project start. */
export async function setup(): Promise<void> {
  await build({
    entryPoints: {
      service: join(projectFolder, 'apps/server/src/main.node.ts'),
      command: join(projectFolder, 'apps/cli/src/main.ts'),
      // The command starts it as a file beside its own.
      worker: join(projectFolder, 'apps/cli/src/batch/worker.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    sourcesContent: false,
    plugins: [withoutDependencies],
    logLevel: 'error',
  })
}
