import { readFileSync } from 'node:fs'
import type { Language } from '@oklad/contract/fields'
import type { Plugin } from 'vite'
import { lawAddresses, lawDocuments } from './law-document.ts'
import { lawPage } from './law-page.ts'

const docs = new URL('../../../docs/', import.meta.url)
const stylesheet = new URL('../src/styles/document.css', import.meta.url)

/** Builds the pages of the law from `docs/`, with their stylesheet as a hashed asset. */
export function lawPages(): Plugin {
  let style = ''
  return {
    name: 'law-pages',
    buildStart() {
      style = this.emitFile({
        type: 'asset',
        name: 'document.css',
        source: readFileSync(stylesheet, 'utf8'),
      })
    },
    generateBundle() {
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
