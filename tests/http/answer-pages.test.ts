import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { sharedInProcess, startInProcess } from '../support/in-process.ts'

const firstSentence = (html: string) =>
  (/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

describe('the answer pages', () => {
  const server = sharedInProcess({ PUBLIC_URL: 'https://oklad.example' })

  it.each([
    // 250,000 − 13 %
    ['/ru/salary/250000', 'С оклада 250 000 ₽ на руки выходит 217 500 ₽ в месяц'],
    ['/en/salary/250000', 'A salary of 250,000 ₽ gives take-home pay of 217,500 ₽ a month'],
    // 100,000 × (1 + 0.8 + 0.8) − 13 %
    [
      '/ru/city/norilsk',
      'Норильск: с оклада 100 000 ₽ на руки выходит 156 600 – 226 200 ₽ в месяц',
    ],
    [
      '/en/city/moscow',
      'Moscow: a base salary of 100,000 ₽ gives take-home pay of 87,000 ₽ a month',
    ],
    // The rate of the last month is 15 %: 300,000 / 0.85 = 352,941.18, up to whole thousands.
    [
      '/ru/net/300000',
      'Чтобы каждый месяц получать на руки не меньше 300 000 ₽, просите оклад 353 000 ₽ ',
    ],
    // 100,000 / 29.3 × 14 = 47,781.58, less 13 %; 2,400,000 / 730 × 10 = 32,876.70, less 1,282 and 2,992.
    ['/ru/vacation/100000', 'С окладом 100 000 ₽ за 14 дней отпуска на руки выходит 41 570 ₽ '],
    ['/en/sick/100000', 'With a salary of 100,000 ₽, sick pay for ten days after tax is 28,603 ₽ '],
  ])('%s answers in its first sentence, without a script', async (path, sentence) => {
    const { status, text, headers } = await ask(server(), path)
    expect(status).toBe(200)
    expect(firstSentence(text)).toBe(sentence)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).not.toMatch(/<script|<style| style=/)
    expect(text).toContain(`<link rel="canonical" href="https://oklad.example${path}"`)
    const other = path.startsWith('/ru') ? path.replace('/ru', '/en') : path.replace('/en', '/ru')
    expect(text).toContain(`href="https://oklad.example${other}"`)
    // A shared link shows the title and the amount in words, without a picture.
    expect(text).toMatch(/<meta property="og:title" content="[^"]*\d/)
    expect(text).toMatch(/<meta property="og:description" content="[^"]*\d/)
  })

  it('asks for its fonts in the order of their names', async () => {
    const { text } = await ask(server(), '/ru/salary/250000')
    const fonts = [...text.matchAll(/\/assets\/([a-z]+)-[^"]*\.woff2/g)].map(([, name]) => name)
    expect(fonts).toEqual(['cyrillic', 'figures', 'rouble'])
  })

  it('links to pages that exist', async () => {
    for (const path of ['/ru/salary/250000', '/en/city/norilsk', '/ru/net/1']) {
      const { text } = await ask(server(), path)
      const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = '']) => link)
      expect(links.length).toBeGreaterThan(10)
      for (const link of links) {
        expect((await ask(server(), link)).status, link).toBeLessThan(400)
      }
    }
  })

  it('may be cached by everybody, with an entity tag for each encoding', async () => {
    const path = '/ru/salary/123456'
    const plain = await ask(server(), path)
    const gzip = await ask(server(), path, { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(gzip.headers.etag).not.toBe(plain.headers.etag)
    for (const { headers } of [plain, gzip]) {
      expect(headers['cache-control']).toBe('public, max-age=3600')
      expect(headers.vary).toBe('accept-encoding')
    }
    const known = { 'if-none-match': plain.headers.etag }
    expect((await ask(server(), path, { headers: known })).status).toBe(304)
  })

  it.each([
    ['/ru/salary/250x', 404, 'Такой страницы нет'],
    ['/ru/salary/', 404, 'Такой страницы нет'],
    ['/ru/salary/250000.png', 404, 'Такой страницы нет'],
    ['/ru/salary/0250000', 404, 'Такой страницы нет'],
    ['/en/city/atlantis', 404, 'There is no such page'],
    ['/en/city/toString', 404, 'There is no such page'],
    ['/en/salary/250000/more', 404, 'There is no such page'],
    ['/en/salary/9999999999', 400, 'There is no such page'],
    ['/ru/net/9999999999', 400, 'Такой страницы нет'],
    // 300,000,000 / 29.3 × 14 is above the largest sum that is paid for a vacation, 100 million.
    ['/ru/vacation/300000000', 400, 'Такой страницы нет'],
  ])('%s is answered %d with a page that says what is right', async (path, status, title) => {
    const answer = await ask(server(), path)
    expect(answer.status).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(firstSentence(answer.text)).toBe(title)
    expect(answer.text).toContain('/salary/250000')
    expect(answer.text).not.toContain('og:')
  })

  it('are in the sitemap, if the address of the service is known', async () => {
    const { text, headers } = await ask(server(), '/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml')
    for (const path of ['/ru/salary/250000', '/en/net/300000', '/ru/city/norilsk']) {
      expect(text).toContain(`<loc>https://oklad.example${path}</loc>`)
    }
    expect((await ask(server(), '/robots.txt')).text).toContain('https://oklad.example/sitemap.xml')
    const unknown = await startInProcess()
    expect((await ask(unknown, '/sitemap.xml')).status).toBe(404)
    const page = (await ask(unknown, '/ru/salary/250000')).text
    expect(page).toContain('<link rel="canonical" href="/ru/salary/250000"')
  })
})
