import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { projectFolder } from './project-folder.ts'

/** Beside the sources, so that the paths from there to files of the page are right. */
const folder = join(projectFolder, 'apps/server/dist/node')

/** The service for Node as JavaScript: it starts three times as fast as from its sources. */
export const serviceOnNode = join(folder, 'main.node.js')

/** Leaves packages from the registry out. */
const withoutDependencies: Plugin = {
  name: 'without dependencies',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@oklad/') ? undefined : { path, external: true },
    )
  },
}

/** Builds it before the tests of a project start. */
export async function setup(): Promise<void> {
  await build({
    entryPoints: [join(projectFolder, 'apps/server/src/main.node.ts')],
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
