import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const styles = new URL('../src/styles/', import.meta.url)
const stylesheets = [
  ...['fonts.css', 'tokens.css', 'elements.css', 'document.css'],
  ...['shared-tables.css', 'answer-page.css'],
]

/** The module that the first build wrote. */
const pages = new URL('../dist/pages/pages.js', import.meta.url).href

/** Builds the pages that explain the tax and show the reference of the API, with their stylesheet as a hashed asset. */
export function staticPages(): Plugin {
  return {
    name: 'static-pages',
    async generateBundle(_, bundle) {
      // biome-ignore lint/plugin/import-form: a built file, which no import rule is about
      const { docsPage, howPage }: typeof import('../src/written-pages/index.ts') = await import(
        pages
      )
      // The fonts are those of the calculator, under the names that they got there.
      const woff2 = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const fontNamed = (name: string) =>
        `/${woff2.find((file) => file.startsWith(`assets/${name}-`))}`
      const style = this.emitFile({
        type: 'asset',
        name: 'document.css',
        source: stylesheets
          .map((name) => readFileSync(new URL(name, styles), 'utf8'))
          .join('\n')
          .replace(/\.\.\/\.\.\/fonts\/(\w+)\.woff2/g, (_, name) => fontNamed(name))
          // No script waits for the fonts here: one that comes late is used all the same.
          .replaceAll('font-display: optional', 'font-display: swap'),
      })
      const fonts = woff2.map((file) => `/${file}`)
      const site = { stylesheet: `/${this.getFileName(style)}`, fonts, origin: '' }
      const emit = (path: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
      for (const language of ['en', 'ru'] as const) {
        emit(`/how/${language}`, howPage(language, site))
        emit(`/docs/${language}/console`, docsPage(language, site))
      }
    },
  }
}
