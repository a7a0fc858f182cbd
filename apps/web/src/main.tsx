import { currentTaxYear } from '@oklad/answers/calculation'
import { render } from 'preact'
import { initialLanguage } from './language/kept-language.ts'
import { announceHeight } from './page/announce-height.ts'
import { Page } from './page/page.tsx'
import './styles/page.css'

const root = document.getElementById('page')
if (root === null) throw new Error('The document has no place for the page')
const language = initialLanguage()
// Set before there is any text: the browser would lay all of it out again.
document.documentElement.lang = language
const isEmbedded = document.documentElement.dataset['embedded'] !== undefined

render(
  <Page
    initialLanguage={language}
    isEmbedded={isEmbedded}
    currentYear={currentTaxYear(Date.now())}
  />,
  root,
)
if (isEmbedded) announceHeight()
else if ('serviceWorker' in navigator) {
  // Without the worker the page works, but not offline.
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
