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

/**
 * Checks the page where a task ends: axe finds nothing, on a phone in the dark, and a page in English
 * has no Russian word but `names`: of people, of forms, and what was typed.
 */
export async function checkEnd(page: Page, names = /$/g): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' })
  await expect.poll(() => violationsOf(page)).toEqual([])
  if ((await page.locator('html').getAttribute('lang')) === 'ru') return
  const russian = async () => (await wordsOf(page)).replace(names, '').match(/.{0,40}[а-яё]+/gis)
  await expect.poll(russian).toBeNull()
}
