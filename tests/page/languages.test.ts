import { describe, expect, it } from 'vitest'
import { wordsOf } from '../support/end-of-task.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const rich =
  '#1/net=28000000&territorial_multiplier=150&northern_coefficient=150&statutory_territorial_multiplier=120&start_date=2025-02-01&children_count=1&single_parent=true&monthly_bonuses=0,0,5000000,0,0,0,0,0,0,0,0,0&social_expense=1000000&housing_expense=100000000&income_before=100,0,0&other_employers=250000000,0,32700000&contribution_tariff=it&accident_rate=20/gross=15000000&employment_type=SELF_EMPLOYED&has_registration_deduction=true'

describe.skipIf(!hasBrowser)('the language of the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each([
    ['ru-RU', 'ru'],
    ['ru', 'ru'],
    ['en-US', 'en'],
    ['de-DE', 'en'],
  ])('is, for a browser of %s, %s', async (locale, language) => {
    const { page } = await visit({ url: server().url, locale })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  })

  it.each([
    ['ru', 'en-GB'],
    ['en', 'ru-RU'],
  ])('is, at /%s, the one that is asked for, and stays it', async (language, locale) => {
    const { page } = await visit({ url: `${server().url}/${language}`, locale })
    const written = () => page.locator('html').getAttribute('lang')
    await expect.poll(written).toBe(language)
    expect(page.url()).toBe(`${server().url}/`)
    await page.reload()
    await expect.poll(written).toBe(language)
    const other = language === 'ru' ? 'en' : 'ru'
    await page.goto(`${server().url}/${other}`)
    await expect.poll(written).toBe(other)
  })

  it('is, where #en is typed into an open page, English, and the inputs stay', async () => {
    const { page } = await visit({ url: `${server().url}/#1/gross=15000000`, locale: 'ru-RU' })
    const { hash } = new URL(page.url())
    await page.evaluate(() => {
      location.hash = 'en'
    })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.locator('#salary-gross').inputValue()).toBe('150,000')
    expect(new URL(page.url()).hash).toBe(hash)
    await expect.poll(() => page.locator('.problem').count()).toBe(0)
  })

  it('can be switched, is remembered, and is kept by links', async () => {
    const { page } = await visit({ url: server().url })
    await page.getByRole('button', { name: 'English' }).click()
    await expect
      .poll(() => page.locator('header h1').innerText())
      .toBe('Take-home pay, month by month, under Russian law')
    await expect.poll(() => page.title()).toContain('calculator')
    await page.reload()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('link', { name: 'How it is computed' }).first().click()
    expect(new URL(page.url()).pathname).toBe('/how/en')
    await page.getByRole('link', { name: 'Русский' }).click()
    expect(new URL(page.url()).pathname).toBe('/how/ru')
  })

  it.each(['ru-RU', 'en-GB'])('leaves nothing untold, %s', async (locale) => {
    const { page } = await visit({ url: server().url + '/' + rich, locale })
    for (const group of ['place', 'contract', 'family', 'time', 'bonuses', 'before', 'employer']) {
      await page.locator(`#question-${group}-button`).click()
      await page.locator(`#question-${group} .group`).waitFor()
    }
    await page.locator('.whole-table').click()
    await page.locator('[data-cell="1-2"]').click()
    await page.locator('.formula').waitFor()
    const words = await wordsOf(page)
    expect(words).not.toMatch(/undefined|null|NaN|\[object/)
    if (locale === 'en-GB') expect(words.match(/[а-яё]+/gi)).toBeNull()
    // Names and units that are the same in both languages.
    else
      expect(words.replace(/Oklad|API|CSV|Excel|PDF|Enter|IT|English/g, '')).not.toMatch(
        /[a-z]{2}/i,
      )
  })
})
