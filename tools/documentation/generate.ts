/** Rewrites the generated sections of the documentation: `npm run docs`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withSections } from './sections.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

for (const name of readdirSync(docs).filter((file) => file.endsWith('.md'))) {
  const before = readFileSync(docs + name, 'utf8')
  const after = withSections(before)
  if (after === before) continue
  writeFileSync(docs + name, after)
  process.stdout.write(`docs/${name} was rewritten\n`)
}
