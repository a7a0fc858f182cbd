import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** The violations that axe finds in the current page. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const violations = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )) as readonly Violation[]
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** All texts of the page, except those that are in another language on purpose. */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const other = document.documentElement.lang === 'ru' ? 'en' : 'ru'
    const all = document.documentElement.cloneNode(true) as HTMLElement
    for (const part of all.querySelectorAll(`[lang=${other}], script, style, noscript`)) {
      part.remove()
    }
    const attributes = [...all.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
      (part) => ['aria-label', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''),
    )
    return `${all.textContent} ${attributes.join(' ')}`
  })

/** The words and sums that the end of a line breaks in the middle, or parts from their unit. */
export const brokenWordsOf = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      // A part that is closed has no width; the words of the interactive reference are not ours.
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.swagger-ui')) {
        continue
      }
      for (const { 0: word, index } of text.data.matchAll(
        /[\p{L}\d.,₽%_\u00a0\u00ad]+(?: [₽%])?/gu,
      )) {
        // The name of a file, and a word with a place for a hyphen.
        if (/[_\u00ad]/.test(word)) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })

/**
 * Checks the page where a task ends: axe finds nothing, on a phone in the dark, no word is broken, and
 * a page in English has no Russian word but `names`: of people, of forms, and what was typed.
 */
export async function checkEnd(page: Page, names = /$/g): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' })
  await expect.poll(() => violationsOf(page)).toEqual([])
  await expect.poll(() => brokenWordsOf(page)).toEqual([])
  if ((await page.locator('html').getAttribute('lang')) === 'ru') return
  const russian = async () => (await wordsOf(page)).replace(names, '').match(/.{0,40}[а-яё]+/gis)
  await expect.poll(russian).toBeNull()
}
