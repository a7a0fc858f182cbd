import { readFileSync } from 'node:fs'
import type { Language } from '@oklad/contract/fields'
import type { Plugin } from 'vite'
import { lawAddresses, lawDocuments } from './law-document.ts'
import { lawPage } from './law-page.tsx'

const docs = new URL('../../../docs/', import.meta.url)
const styles = new URL('../src/styles/', import.meta.url)
const stylesheets = ['tokens.css', 'document.css', 'document-tables.css', 'answer-page.css']

/** The module that the first build wrote. */
const pages = new URL('../dist/pages/pages.js', import.meta.url).href

/**
 * Builds the page that explains the tax, and the pages of the law from `docs/`, with their stylesheet as a hashed
 * asset.
 */
export function lawPages(): Plugin {
  return {
    name: 'law-pages',
    async generateBundle(_, bundle) {
      // biome-ignore lint/plugin/import-form: a built file, which no import rule is about
      const { howPage }: typeof import('../src/pages/index.ts') = await import(pages)
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
      const site = { stylesheet: `/${this.getFileName(style)}`, origin: '' }
      for (const language of Object.keys(lawAddresses) as Language[]) {
        const markdown = readFileSync(new URL(lawDocuments[language], docs), 'utf8')
        const emit = (path: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        emit(`/how/${language}`, howPage(language, site))
        emit(lawAddresses[language], lawPage(markdown, language, site))
      }
    },
  }
}
