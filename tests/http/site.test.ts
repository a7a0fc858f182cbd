import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { type ServiceInProcess, sharedInProcess } from '../support/in-process.ts'

/** The addresses that a document loads. */
const loadedBy = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"#]+)"/g)]
    .map(([, address]) => address as string)
    .filter((address) => /\.[a-z]+$/.test(address))

const pages = ['/', '/embed', '/how/en', '/how/ru', '/docs/en/console'] as const

describe('the files of the page', () => {
  const server = sharedInProcess()
  const documentAt = async (at: ServiceInProcess, path: string) => (await ask(at, path)).text

  it.each(pages)(
    '%s loads only files of the service, and its policy forbids inline code',
    async (path) => {
      const answer = await ask(server(), path)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, no-cache')
      const policy = answer.headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(answer.text).not.toMatch(/<style|<script(?![^>]* src=)| style=| on[a-z]+="/)
      const loaded = loadedBy(answer.text)
      expect(loaded.length).toBeGreaterThan(1)
      for (const address of loaded) {
        expect(address, address).toMatch(/^\//)
        expect((await ask(server(), address)).status, address).toBe(200)
      }
    },
  )

  it('assets may be cached for a year and are compressed with Brotli and gzip', async () => {
    const assets = loadedBy(await documentAt(server(), '/')).filter((path) =>
      /^\/assets\/.*\.(js|css)$/.test(path),
    )
    expect(assets.length).toBeGreaterThan(1)
    for (const path of assets) {
      const plain = await ask(server(), path)
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(plain.headers['content-encoding']).toBeUndefined()
      const both = { 'accept-encoding': 'gzip, deflate, br' }
      const brotli = await ask(server(), path, { headers: both })
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotli.headers.vary).toBe('accept-encoding')
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
      const gzip = await ask(server(), path, { headers: { 'accept-encoding': 'gzip' } })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
      expect(brotli.bytes.length).toBeLessThan(gzip.bytes.length)
      const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag ?? '')
      expect(new Set(tags).size).toBe(3)
      for (const [index, status] of [200, 200, 304].entries()) {
        const headers = { ...both, 'if-none-match': tags[index] }
        expect((await ask(server(), path, { headers })).status).toBe(status)
      }
    }
  })

  it('fonts are sent as they are: they are compressed', async () => {
    const loaded = loadedBy(await documentAt(server(), '/'))
    const style = await documentAt(server(), loaded.find((path) => path.endsWith('.css')) ?? '')
    const fonts = [...style.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)]
    expect(fonts.length).toBeGreaterThan(0)
    for (const [, path = ''] of fonts) {
      const { headers, bytes } = await ask(server(), path, {
        headers: { 'accept-encoding': 'gzip, br' },
      })
      expect(headers['content-encoding']).toBeUndefined()
      expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
    }
  })

  it('the first visit loads less than 60 kB of compressed files', async () => {
    const accepted = { headers: { 'accept-encoding': 'br' } }
    let bytes = (await ask(server(), '/', accepted)).bytes.length
    const seen = new Set<string>()
    const load = async (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      const { bytes: body, text } = await ask(server(), path, accepted)
      bytes += body.length
      const content = path.endsWith('.js') ? brotliDecompressSync(body).toString('utf8') : text
      // Static imports only. Dynamic imports, which have parentheses, are loaded later.
      const imports = content.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)
      for (const [, name] of imports) await load(`/assets/${name}`)
    }
    for (const path of loadedBy(await documentAt(server(), '/'))) {
      if (/\.(?:js|css)$/.test(path)) await load(path)
    }
    expect(seen.size).toBeGreaterThan(1)
    expect(bytes).toBeLessThan(60_000)
  })

  it('the service worker is revalidated each time, and lists only files that exist', async () => {
    const { headers, text } = await ask(server(), '/sw.js')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, no-cache')
    const [, list = '[]'] = /(\["\/[^\]]+\])/.exec(text) ?? []
    const files: string[] = JSON.parse(list)
    expect(files).toEqual(expect.arrayContaining(['/', '/embed', '/how/ru']))
    for (const path of files) expect((await ask(server(), path)).status, path).toBe(200)
  })

  it.each(['/assets/nothing.js', '/how/de', '/assets/', '/assets/../package.json', '/index.html'])(
    '%s is answered 404',
    async (path) => {
      const answer = await ask(server(), path)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('application/problem+json')
    },
  )

  it('the law and the guide are pages of the documentation, or texts where it is not built', async () => {
    const old = await ask(server(), '/how/ru/law')
    expect([old.status, old.headers.location]).toEqual([301, '/docs/ru/law'])
    for (const [path, title] of [
      ['/docs/ru/law', 'НДФЛ'],
      ['/docs/en/guide', 'HTTP API'],
    ] as const) {
      const { status, headers, text } = await ask(server(), path)
      expect(status, path).toBe(200)
      expect(headers['content-type']).toMatch(/^text\/(?:html|plain); charset=utf-8$/)
      expect(text).toContain(title)
    }
  })

  it.each([
    ['/docs/', '/docs'],
    ['/ru/', '/ru'],
    ['/how/ru/', '/how/ru'],
    ['/ru/salary/250000/', '/ru/salary/250000'],
    ['/errors/not_found/', '/errors/not_found'],
    ['//example.com/', undefined],
  ])(
    '%s leads a browser to the page without the slash, and to no other site',
    async (path, page) => {
      const { headers } = await ask(server(), path, { headers: { accept: 'text/html' } })
      expect(headers.location).toBe(page)
      expect((await ask(server(), path)).status).toBe(404)
    },
  )

  it.each([
    ['ru-RU,ru;q=0.9,en;q=0.8', '/how/ru'],
    ['en', '/how/en'],
    ['fr', '/how/en'],
  ])('/how redirects by Accept-Language %s', async (accepted, location) => {
    const answer = await ask(server(), '/how', { headers: { 'accept-language': accepted } })
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(location)
  })
})
