import { readFileSync } from 'node:fs'
import type { Language } from '@oklad/contract/fields'
import type { Plugin } from 'vite'
import { lawAddresses, lawDocuments } from './law-document.ts'
import { lawPage } from './law-page.ts'

const docs = new URL('../../../docs/', import.meta.url)
const styles = new URL('../src/styles/', import.meta.url)
const stylesheets = ['tokens.css', 'document.css', 'document-tables.css', 'answer-page.css']

/** Builds the pages of the law from `docs/`, with their stylesheet as a hashed asset. */
export function lawPages(): Plugin {
  return {
    name: 'law-pages',
    generateBundle(_, bundle) {
      // The fonts are those of the calculator, under the names that they got there.
      const fontNamed = (name: string) =>
        `/${Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`))}`
      const style = this.emitFile({
        type: 'asset',
        name: 'document.css',
        source: stylesheets
          .map((name) => readFileSync(new URL(name, styles), 'utf8'))
          .join('\n')
          .replace(/\.\.\/\.\.\/fonts\/(\w+)\.woff2/g, (_, name) => fontNamed(name)),
      })
      for (const language of Object.keys(lawAddresses) as Language[]) {
        const markdown = readFileSync(new URL(lawDocuments[language], docs), 'utf8')
        this.emitFile({
          type: 'asset',
          fileName: `${lawAddresses[language].slice(1)}.html`,
          source: lawPage(markdown, {
            language,
            stylesheet: `/${this.getFileName(style)}`,
            icon: '/icon.svg',
          }),
        })
      }
    },
  }
}
