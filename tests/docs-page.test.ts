import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Browser, chromium } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { ask } from './support/http.ts'
import { runtimes } from './support/runtimes.ts'
import { sharedServer } from './support/server.ts'

if (chromium === undefined) {
  console.warn('The reference is not opened in a browser: there is no chromium on this machine')
}

/** What a page must not do: errors in its console, and whatever its security policy refused. */
function troublesOf({ events }: Browser): unknown[] {
  return events
    .filter(
      ({ method, params }) =>
        method === 'Runtime.exceptionThrown' ||
        (method === 'Runtime.consoleAPICalled' && params?.['type'] === 'error') ||
        (method === 'Log.entryAdded' &&
          (params?.['entry'] as { level?: string } | undefined)?.level === 'error') ||
        method === 'Network.loadingFailed' ||
        (method === 'Audits.issueAdded' &&
          JSON.stringify(params).includes('ContentSecurityPolicyIssue')),
    )
    .map(({ params }) => params)
}

/** The addresses that a page asked for. */
const requestsOf = ({ events }: Browser) =>
  events
    .filter(({ method }) => method === 'Network.requestWillBeSent')
    .map(({ params }) => (params as { request: { url: string } }).request.url)

describe.skipIf(chromium === undefined).each(runtimes)('the reference on $runtime', (options) => {
  const server = sharedServer(options)

  it('is rendered in a browser, and asks no other host for anything', {
    timeout: 60_000,
  }, async () => {
    await using browser = new Browser(chromium ?? '')
    await browser.openPage()
    await browser.tell('Page.navigate', { url: `${server().url}/docs` })
    const appears = (what: string, condition: string) =>
      eventually(what, async () => (await browser.evaluate(condition)) === true, 30_000)
    const { paths } = (await ask(server(), '/openapi.json')).json as { paths: object }
    const operations = Object.values(paths).flatMap((methods) => Object.keys(methods)).length
    await appears(
      'every operation',
      `document.querySelectorAll('.opblock').length === ${operations}`,
    )

    const summaries = await browser.evaluate(
      "[...document.querySelectorAll('.opblock-summary')].map((line) => line.textContent)",
    )
    for (const path of ['/api/v1/calc', '/api/v1/private-calc', '/livez', '/readyz']) {
      // The page puts invisible spaces into long paths, where a line may break.
      expect(String(summaries).replaceAll('\u200b', '')).toContain(path)
    }
    expect(await browser.evaluate('document.title')).toBe('Oklad API')

    // Opening an operation renders its schemas, examples and the form to try it.
    await browser.evaluate("document.querySelector('.opblock-summary-control').click()")
    await appears(
      'the form to try it, with its example',
      "document.querySelector('.body-param__text')?.value.includes('gross_salary')",
    )
    await browser.evaluate("document.querySelector('.opblock button.execute').click()")
    await appears(
      'the answer',
      "document.querySelector('.live-responses-table')?.textContent.includes('annual_tax_amount')",
    )

    expect(troublesOf(browser)).toEqual([])
    const elsewhere = requestsOf(browser).filter(
      (url) => !url.startsWith(`${server().url}/`) && !url.startsWith('data:'),
    )
    expect(elsewhere).toEqual([])

    // For whoever wants to see it: OKLAD_SCREENSHOT=page.png npx vitest run tests/docs-page
    const picture = process.env['OKLAD_SCREENSHOT']
    if (picture !== undefined) writeFileSync(picture, await browser.screenshot())
  })
})
