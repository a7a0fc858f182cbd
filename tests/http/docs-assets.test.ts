import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'
import { docsAssets } from '../support/routes.ts'

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

const contentTypeOf = (path: string) => contentTypes[path.split(/[./]/).at(-1) ?? '']

/** The addresses that a page or a style sheet loads or links to. */
const addressesIn = (text: string) =>
  [...text.matchAll(/(?:src|href|action|url)\s*[=(]\s*["']?([^"')\s>]+)/gi)].map(
    ([, address]) => address as string,
  )

describe('the files of the reference', () => {
  const server = sharedInProcess()

  describe.each(docsAssets)('%s', (path) => {
    it('is served uncompressed by default, with its media type', async () => {
      const answer = await ask(server(), path)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe(contentTypeOf(path))
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.bytes.length).toBeGreaterThan(100)
    })

    it('is compressed for callers that accept gzip', async () => {
      const plain = await ask(server(), path)
      for (const accepted of ['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.5']) {
        const answer = await ask(server(), path, { headers: { 'accept-encoding': accepted } })
        expect(answer.headers['content-encoding']).toBe('gzip')
        expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding')
        expect(gunzipSync(answer.bytes).equals(plain.bytes)).toBe(true)
      }
    })

    it.each(['br', 'identity', ''])(
      'is not compressed for Accept-Encoding %j',
      async (accepted) => {
        const answer = await ask(server(), path, { headers: { 'accept-encoding': accepted } })
        expect(answer.status).toBe(200)
        expect(answer.headers['content-encoding']).toBeUndefined()
      },
    )

    it('is answered 304 to callers that have this version', async () => {
      const { headers } = await ask(server(), path)
      expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/)
      expect(headers['cache-control']).toMatch(/no-cache|max-age/)
      const held = [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]
      for (const tag of held) {
        const answer = await ask(server(), path, { headers: { 'if-none-match': tag } })
        expect(answer.status, tag).toBe(304)
        expect(answer.bytes).toHaveLength(0)
        expect(answer.headers.etag).toBe(headers.etag)
      }
      const answer = await ask(server(), path, { headers: { 'if-none-match': '"other"' } })
      expect(answer.status).toBe(200)
    })
  })

  it('Accept-Encoding with gzip;q=0 gets an uncompressed answer', async () => {
    const accepted = { 'accept-encoding': 'gzip;q=0, identity' }
    const answer = await ask(server(), '/docs/reference.css', { headers: accepted })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('If-None-Match: * is answered 304', async () => {
    const answer = await ask(server(), '/docs/reference.css', { headers: { 'if-none-match': '*' } })
    expect(answer.status).toBe(304)
  })

  it('the page loads nothing from another host', async () => {
    const page = (await ask(server(), '/docs/en/console')).text
    const style = (await ask(server(), '/docs/reference.css')).text
    const addresses = [...addressesIn(page), ...addressesIn(style)]
      .map((one) => one.replace(/#.*/, ''))
      .filter((one) => one !== '')
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      expect(new URL(address, 'https://oklad.example').origin).toBe('https://oklad.example')
      expect((await ask(server(), address)).status, address).toBeLessThan(400)
    }
  })

  it('the style sheet of the reference loads no other file', async () => {
    const style = (await ask(server(), '/docs/swagger-ui.css')).text
    const loaded = addressesIn(style.replace(/\/\*.*?\*\//gs, '')).filter(
      (address) => !/^(data:|#)/.test(address),
    )
    expect(loaded).toEqual([])
  })

  it('the pages have no inline script or style, which the policy would block', async () => {
    for (const path of ['/docs/ru/console', '/errors/invalid_request']) {
      const page = (await ask(server(), path)).text
      expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/i)
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/i)
    }
  })
})
