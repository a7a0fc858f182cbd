import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

describe.skipIf(!hasBrowser).each(anyRuntime)('the reference on $runtime', (options) => {
  const server = sharedServer(options)
  const visit = sharedBrowser()

  it('renders in a browser without a request to another host', async () => {
    const { page } = await visit({ url: `${server().url}/docs/en/console` })
    const { paths } = (await ask(server(), '/openapi.json')).json as { paths: object }
    const operations = Object.values(paths).flatMap((methods) => Object.keys(methods)).length
    await expect.poll(() => page.locator('.opblock').count()).toBe(operations)

    const summaries = await page.locator('.opblock-summary').allTextContents()
    for (const path of ['/api/v1/calc', '/api/v1/private-calc', '/livez', '/readyz']) {
      // The page puts invisible spaces into long paths, where a line may break.
      expect(String(summaries).replaceAll('\u200b', '')).toContain(path)
    }
    await expect.poll(() => page.title()).toBe('The HTTP API · Oklad')
    await page.locator('header .name').waitFor()

    // Opening an operation renders its schemas, examples and the form to try it.
    await page.locator('.opblock-summary-control').first().click()
    await expect
      .poll(() => page.locator('.body-param__text').inputValue())
      .toContain('gross_salary')
    await page.locator('.opblock button.execute').first().click()
    await expect
      .poll(() => page.locator('.live-responses-table').textContent())
      .toContain('annual_tax_amount')

    // To see it: OKLAD_SCREENSHOT=page.png npx vitest run tests/page/docs-page
    const path = process.env['OKLAD_SCREENSHOT']
    if (path !== undefined) await page.screenshot({ path, fullPage: true })
  })

  it('has its buttons and headings in Russian on the Russian page', async () => {
    const { page } = await visit({ url: `${server().url}/docs/ru/console` })
    await page.locator('.opblock-summary-control').first().click()
    await page.getByRole('button', { name: 'Отправить' }).first().click()
    await page.getByRole('heading', { name: 'Ответ сервера' }).first().waitFor()
    const english = page.getByRole('button', { name: /^(Execute|Clear|Cancel|Authorize)$/ })
    await expect.poll(() => english.count()).toBe(0)
  })
})
