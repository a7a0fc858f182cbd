/**
 * `npm run build:binary` compiles the command and the service, with the page and the reference inside, to one
 * executable that needs nothing installed. Into `build/binary` or the folder that is given it writes `oklad`, its
 * bill of materials `oklad.cdx.json`, and the checksums of both in `SHA256SUMS`. It runs on Bun.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pageFiles, referenceFiles } from '@oklad/server/files'
import { packagesIn, writeBill, writeSums } from './bill-of-materials.ts'

if (process.versions.bun === undefined)
  throw new Error('Bun compiles the executable, and its binary is missing: npm rebuild bun')

const root = join(import.meta.dirname, '..')
const target = resolve(process.argv[2] ?? join(root, 'build/binary'))

/** The text of a module that has the paths of embedded files in place of those on the disk. */
function embedded(): string {
  const imports: string[] = []
  const mapOf = (files: ReadonlyMap<string, string>) => {
    const entries = [...files].map(([name, path]) => {
      imports.push(`import f${imports.length} from ${JSON.stringify(path)} with { type: 'file' }`)
      return `[${JSON.stringify(name)}, f${imports.length - 1}]`
    })
    return `new Map([${entries.join(', ')}])`
  }
  const page = mapOf(pageFiles())
  const reference = mapOf(referenceFiles)
  return `${imports.join('\n')}
export const pageFiles = () => ${page}
export const referenceFiles = ${reference}`
}

/** A worker of the service gets the path of its script as the first argument: the executable has the script inside. */
const entry = join(root, 'oklad.js')
const files = {
  [entry]: `if (process.argv[2] === process.argv[1]) process.argv.splice(2, 1)
    await import(${JSON.stringify(join(root, 'apps/cli/src/main.ts'))})`,
}

mkdirSync(target, { recursive: true })
const { metafile } = await Bun.build({
  metafile: true,
  entrypoints: [entry],
  files,
  root,
  target: 'bun',
  minify: true,
  // Parquet needs the npm package.
  external: ['@duckdb/node-api'],
  // A file `.env` in the folder of a table must not change anything.
  compile: { outfile: join(target, 'oklad'), autoloadDotenv: false, autoloadBunfig: false },
  plugins: [
    {
      name: 'embedded files',
      setup: ({ onLoad }) => {
        onLoad({ filter: /\/pages\/files\.ts$/ }, () => ({ contents: embedded(), loader: 'js' }))
      },
    },
  ],
})

writeBill(target, packagesIn(Object.keys(metafile?.inputs ?? {}), ['bun']))
process.stdout.write(`${target}\n${writeSums(target, ['oklad', 'oklad.cdx.json'])}`)
