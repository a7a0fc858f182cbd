import { currentTaxYear } from '@oklad/contract/form'
import { render } from 'preact'
import { initialLanguage } from './language/kept-language.ts'
import { announceHeight } from './page/announce-height.ts'
import { Page } from './page/page.tsx'
import './styles/page.css'

const root = document.getElementById('page')
if (root === null) throw new Error('The document has no place for the page')
const language = initialLanguage()
// Told to the browser before there is a text: later it would lay out all of it anew.
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
  // Without it the page is the same, only not offline.
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
