import { render } from 'preact'
import { initialLanguage } from './language/kept-language.ts'
import { announceHeight } from './page/announce-height.ts'
import { Page } from './page/page.tsx'
import './styles/page.css'

/** How long the first paint waits for the font, milliseconds. */
const LONGEST_WAIT = 300

const FONTS = { en: '"Golos Latin"', ru: 'Golos' }

const root = document.getElementById('page')
if (root === null) throw new Error('The document has no place for the page')
const language = initialLanguage()
// Set before there is any text: the browser would lay all of it out again.
document.documentElement.lang = language
const isEmbedded = document.documentElement.dataset['embedded'] !== undefined
if (!isEmbedded && 'serviceWorker' in navigator) {
  // Without the worker the page works, but not offline.
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}

// With the font at the first paint, later text does not move. A slow network does not hold it up.
const font = document.fonts.load(`700 1em ${FONTS[language]}`, 'Аа0₽')
await Promise.race([font, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]).catch(
  () => undefined,
)
render(<Page initialLanguage={language} isEmbedded={isEmbedded} />, root)
if (isEmbedded) announceHeight()
