/** The files that the service sends. In the single executable another module with the same exports has them inside. */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** The documents that pages link to, as texts, for a clone without `npm run build:docs`. */
const documents = [
  ['docs/en/law.txt', 'law.md'],
  ['docs/ru/law.txt', 'law.ru.md'],
  ['docs/en/guide.txt', 'api.md'],
  ['docs/ru/guide.txt', 'api.ru.md'],
].map(([name = '', file]) => [name, join(import.meta.dirname, `../../../../docs/${file}`)] as const)

/**
 * Returns the paths of the files that `apps/web` builds, by their names: those below `site/` and `docs/` are served, texts from
 * their copies by Brotli; those below `pages/` write the answer pages. Sorted, so that pages and the executable have the same bytes
 * on every machine. None if the page is not built.
 */
export function pageFiles(): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../../../web/dist')
  if (!existsSync(join(folder, 'site/index.html.br'))) return new Map()
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
  // A text is served from its copy.
  const isNeeded = (name: string) => /\.[a-z\d]+$/.test(name) && !names.has(`${name}.br`)
  const built = [...names]
    .filter(isNeeded)
    .map((name) => [name.replaceAll(sep, '/'), join(folder, name)] as const)
  const texts = names.has(join('docs', 'llms.txt')) ? [] : documents
  return new Map([...built, ...texts.filter(([, path]) => existsSync(path))])
}

/** The path of a file of the reference: ours, or of the library, which the npm package has beside ours. */
function referenceFile(name: string): string {
  const beside = join(import.meta.dirname, `../../assets/${name}`)
  return existsSync(beside) ? beside : resolve(`swagger-ui-dist/${name}`)
}

/** The paths of the files of the reference, by their names below `/docs`. */
export const referenceFiles: ReadonlyMap<string, string> = new Map(
  ['reference.js', 'reference.css', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => [
    name,
    referenceFile(name),
  ]),
)
