import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, calculatePrivately } from '../support/http.ts'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** Questions as people type them, and words of the answer. */
const questions = {
  ru: [
    ['почему в октябре меньше зарплата', /с октября меньше.{0,200}15\s%/s],
    ['как передать районный коэффициент 1,15', /115 — это 1,15/],
    ['сколько НДФЛ с зарплаты 250 000', /13\s%.{0,200}15\s%/s],
    ['вычет на второго ребёнка', /2\s800/],
    ['налог нерезидента 30 процентов', /30\s%/],
    ['на северную надбавку не 15 а 13 процентов', /5 млн|5\s000\s000/],
    ['МРОТ 2026', /27\s093/],
    ['предельная база взносов 2026', /2\s979\s000/],
    ['удерживают ли НДФЛ с аванса', /в том числе с аванса/],
    ['429 слишком много запросов', /Retry-After/],
    ['где взять ключ x-api-key', /владельца сервиса/],
    ['какой оклад просить чтобы на руки 150000', /target_net/],
    ['посчитать список сотрудников из excel', /xlsx/i],
    ['запрос из 1С', /HTTPЗапрос/],
    ['самозанятый 6 процентов налог', /6\s%/],
    ['6-НДФЛ', /documents ndfl6/],
    ['вставить на сайт', /<iframe/],
    ['429', /Retry-After/],
    ['идемпотентность', /Idempotency-Key/],
    ['больничный', /Первые три дня/],
    ['северная надбавка', /складывают/],
    ['справка о доходах', /Справки о доходах/],
    ['сколько чистыми с 150 тысяч', /130\s500/],
    ['как посчитать отпускные', /средний дневной заработок|Средний дневной заработок/],
    ['больничный по уходу за ребенком', /фонд/],
    ['аванс и зарплата какого числа', /дня выплаты|«День аванса»|ДНИ|Дни выплат/],
    ['когда платить ндфл в бюджет', /28-го/],
    ['как исправить ошибку в 6-ндфл', /НомКорр|--earlier/],
    ['совместитель на полставки', /Ставка/],
    ['работник уволился в середине месяца', /увольнени/],
    ['как подключить к своему сайту', /iframe/],
    ['сколько запросов можно в минуту', /RATE_LIMIT|RateLimit|балл/],
    ['докер запустить', /docker|Docker/],
    ['пример на питоне', /requests/],
    ['третий ребенок вычет', /6\s000\s₽/],
    ['вернуть 13 процентов за квартиру', /до 2 млн/],
    ['гражданин Казахстана налог', /Евразийского|ЕАЭС/],
    ['почему вычет на детей пропал', /450\s000/],
    ['приставы списали с зарплаты', /50\s%/],
    ['при сокращении сколько выплат', /Выходное пособие/],
    ['зарплата за декабрь выплачена в январе', /следующего года/],
    ['срок сдачи персонифицированных сведений', /25-го числа/],
  ],
  en: [
    ['how do I pass district coefficient 1.15', /115 is 1\.15/],
    ['429 in batch', /10 batches|too_many_batches/],
    ['are amounts in kopecks or roubles', /whole kopecks/i],
    ['tax rate brackets 2025', /13%.{0,200}15%.{0,200}18%/s],
    ['unknown_field error', /suggestion|no such field/i],
    ['how many rows can a batch have', /MAX_BATCH_LINES|64 MiB/],
    ['run in docker', /docker|podman/i],
    ['kubernetes readiness probe', /readyz/],
    ['create api key', /keys create/],
    ['which port does it listen on', /`PORT`|localhost:8080/],
    ['use with ChatGPT or Claude mcp', /Model Context Protocol|\/mcp/],
    ['are salaries written to logs', /log contains no request, no answer/],
    ['self-employed with a company 6 percent', /6%/],
    ['typescript client install', /npm install (?:\S*)@?oklad/],
    ['employee started in March', /start_date/],
    ['idempotency', /Idempotency-Key/],
    ['429', /Retry-After/],
    ['vacation pay', /daily average/],
    ['sick leave', /first three days/],
    ['net pay lower in October', /October/],
    ['what is left after tax from 150 000', /130,500/],
    ['when must vacation money be paid', /three days before/],
    ['tax back for buying a flat', /up to 2 million/],
    ['upload excel of employees', /XLSX/],
    ['how to rotate an api key', /keys rotate/],
    ['what year laws are supported', /2017/],
    ['northern coefficient Norilsk', /Choose a town|coefficient and allowance/],
    ['alimony maximum share', /70%/],
    ['deadline 6-NDFL first quarter', /25 April/],
    ['correct a filed report', /--earlier/],
    ['numbers differ from 1C', /Compare with 1С/],
    ['embed calculator in my site', /<iframe/],
    ['why did I lose the child deduction', /450,000/],
    ['single mother deduction', /single parent/],
    ['redundancy pay', /Severance|severance/],
    ['bailiffs took money from my salary', /50%/],
    ['maternity benefit', /maternity/],
    ['december salary paid in january', /next year/],
    ['service is slow what to check', /OkladSlow/],
    ['contribution limit 2026', /2,979,000/],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, RegExp])[]>>

const [runtime] = anyRuntime as [(typeof anyRuntime)[number]]

/** `npm run build:docs` writes it. */
const isBuilt = existsSync(join(projectFolder, 'apps/web/dist/docs/llms.txt'))

describe.skipIf(!hasBrowser || !isBuilt)('the documentation', () => {
  const server = sharedServer(runtime)
  const visit = sharedBrowser()

  describe.each(['ru', 'en'] as const)('in %s', (language) => {
    it('loads its first page in 100 kB', async () => {
      const { page } = await visit({ url: `${server().url}/docs/${language}/` })
      const bytes = await page.evaluate(() =>
        (performance.getEntries() as PerformanceResourceTiming[])
          .map(({ encodedBodySize = 0 }) => encodedBodySize)
          .reduce((sum, size) => sum + size),
      )
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThan(100_000)
    })

    it('answers the questions of its readers in the first three pages found', async () => {
      const { page } = await visit({ url: `${server().url}/docs/${language}/` })
      await page.locator('.DocSearch-Button').click()
      const unanswered: string[] = []
      const linksFound = () =>
        page
          .locator('.result')
          .evaluateAll((found) =>
            found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
          )
      let links: string[] = []
      for (const [question, answer] of questions[language]) {
        await page.locator('#localsearch-input').fill(question)
        await expect.poll(linksFound).not.toEqual(links)
        links = await linksFound()
        const first = [...new Set(links)].slice(0, 3)
        const texts = await Promise.all(
          first.map(
            async (path) => (await ask(server(), `${path.replace(/\/$/, '/index')}.md`)).text,
          ),
        )
        if (!texts.some((text) => answer.test(text))) unanswered.push(`${question}: ${first}`)
      }
      expect(unanswered).toEqual([])
    })
  })

  it('shows a request in four languages, copies it, and turns dark', async () => {
    const url = `${server().url}/docs/en/fields/children_count`
    const { page } = await visit({ url, colorScheme: 'light', permissions: ['clipboard-write'] })
    const shown = () => page.locator('.vp-code-group .active code').textContent()
    for (const [tab, text] of [
      ['curl', "curl -s http://localhost:8080/api/v1/private-calc -H 'x-api-key"],
      ['TypeScript', 'await oklad.privateCalc({"gross_salary":15000000,"children_count":2})'],
      ['Python', 'requests.post('],
      ['1С', 'Новый HTTPЗапрос("/api/v1/private-calc")'],
    ] as const) {
      await page.locator('.vp-code-group label', { hasText: tab }).click()
      await expect.poll(shown).toContain(text)
    }
    await page.locator('.vp-code-group .active').hover()
    await page.locator('.vp-code-group .active button.copy').click()
    await page.locator('.vp-code-group .active button.copied').waitFor()
    await page.locator('.VPSwitchAppearance').first().click()
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
  })

  it('calculates in the playground what the service answers, and words its problems', async () => {
    const { page } = await visit({ url: `${server().url}/docs/ru/playground` })
    const request = page.getByRole('textbox', { name: 'Запрос' })
    const type = async (text: string) => {
      await request.press('Control+A')
      await request.pressSequentially(text)
    }
    await type('{"gross_salary": 15000000, "child')
    await page.getByRole('option', { name: 'children_count', exact: true }).click()
    await expect.poll(() => request.textContent()).toContain('"children_count": 2}')
    const answerOfService = async () => {
      const body = (await request.textContent()) ?? ''
      return (await calculatePrivately(server(), body, { 'accept-language': 'ru' })).json
    }
    const shown = () => page.locator('.playground pre').textContent()
    expect(JSON.parse((await shown()) ?? '')).toEqual(await answerOfService())
    // 13 % × (150,000 − 1,400 − 2,800).
    await expect
      .poll(() => page.locator('.playground ol').first().textContent())
      .toContain('18\u00a0954,00')

    await type('{"gross_salary": -1, "childen_count": 2}')
    const { errors } = (await answerOfService()) as { errors: { detail: string }[] }
    const problems = page.getByRole('status')
    for (const { detail } of errors)
      await expect.poll(() => problems.textContent()).toContain(detail)
    expect(errors).toHaveLength(2)

    await page.locator('.VPNavBarTranslations button').hover()
    await page.locator('.VPNavBarTranslations a[href$="/docs/en/playground"]').click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Request' }).textContent())
      .toContain('childen_count')
    await expect.poll(() => problems.textContent()).toContain('The service would answer 400')
  })

  it('draws the history of a figure', async () => {
    const { page } = await visit({ url: `${server().url}/docs/en/figures` })
    const picture = page.getByRole('img', { name: 'Minimum wage' })
    await expect.poll(() => picture.locator('text').allTextContents()).toContain('2026')
  })

  it('is listed for programs, each page as Markdown', async () => {
    const { text } = await ask(server(), '/llms.txt')
    const paths = [...text.matchAll(/\]\((\/docs\/[^)]*)\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(150)
    for (const path of paths) {
      const { status, headers, text: page } = await ask(server(), path)
      expect(status, path).toBe(200)
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(page).toMatch(/^# /m)
      const html = await ask(server(), path.replace(/(?:index)?\.md$/, ''))
      expect(html.status, path).toBe(200)
      expect(html.text).not.toMatch(/<style|<script(?![^>]* src=)| style="| on[a-z]+="/)
    }
  })

  it('has what each library exports, from its docstrings', async () => {
    for (const name of ['law', 'engine', 'client', 'documents', 'table'])
      expect((await ask(server(), `/docs/ru/exports/${name}`)).status, name).toBe(200)
    const { text } = await ask(server(), '/docs/en/exports/engine.md')
    expect(text).toMatch(
      /## grossUp\(\)\n\n```ts\nfunction grossUp<.*\n```\n\nFinds the smallest salary/,
    )
  })

  it('leads to the calculator, and has a page for an address that does not exist', async () => {
    const { page } = await visit({ url: `${server().url}/docs/ru/` })
    await page.getByRole('link', { name: 'Калькулятор Oklad' }).click()
    await page.locator('#salary-gross').waitFor()
    const path = '/docs/ru/nothing'
    const shown = await ask(server(), path, { headers: { accept: 'text/html' } })
    expect(shown.status).toBe(404)
    expect(shown.text).toContain('<div id="app">')
    expect((await ask(server(), path)).json).toMatchObject({ status: 404 })
  })

  it('leads from its old addresses to the new ones', async () => {
    for (const [from, to] of [
      ['/docs', '/docs/en'],
      ['/docs/en', '/docs/en/'],
    ]) {
      expect((await ask(server(), from as string)).headers.location).toBe(to)
    }
  })
})
