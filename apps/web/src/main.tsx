import { render } from 'preact'
import { Page } from './page/page.tsx'
import { isEmbedded, language } from './page/state.ts'
import './styles/page.css'

/** How long the first paint waits for the font, milliseconds. */
const LONGEST_WAIT = 300

const root = document.getElementById('page')
if (root === null) throw new Error('The document has no place for the page')
if (!isEmbedded && 'serviceWorker' in navigator) {
  // Without the worker the page works, but not offline.
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}

// With the font at the first paint, later text does not move. A slow network does not hold it up.
// The letters are of each of its files.
const { fontFamily } = getComputedStyle(root)
const font = document.fonts.load(`700 1em ${fontFamily}`, language.value === 'ru' ? 'А0₽' : 'A0₽')
await Promise.race([font, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]).catch(
  () => undefined,
)
render(<Page />, root)
// On a touch screen the focus would open the keyboard over the page.
const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
if (isEmbedded) (await import('./page/announce-height.ts')).announceHeight()
else if (hasKeyboard && location.hash === '') document.getElementById('salary-gross')?.focus()
