import { expect, it, onTestFinished } from 'vitest'
import type { Reply } from '../http/exchange.ts'
import { HeaderSet } from '../http/header-set.ts'
import type { Served } from './listener.ts'
import { serveOnNode } from './node.ts'

const right: Reply = { status: 200, headers: new HeaderSet([]), body: 'right' }
/** No header may have a line break: Node throws. */
const wrong: Reply = { ...right, own: [['x-broken', 'a\r\nb']] }

/** Answers by the path of a request. */
const answers: Readonly<Record<string, Served['handle']>> = {
  '/right': (_, write) => write(right),
  '/throws': (_, write) => write(wrong),
  '/rejects': async (_, write) => write(wrong),
  '/fails': () => {
    throw new Error('no answer')
  },
}

it('closes the connection of an answer that cannot be written, and serves on', async () => {
  const handle: Served['handle'] = (exchange, write) =>
    (answers[exchange.path] as Served['handle'])(exchange, write)
  const place = { host: '127.0.0.1', port: 0, setting: 'PORT', isShared: false } as const
  const listener = await serveOnNode({ handle, paths: [], isDraining: false }, place)
  onTestFinished(() => listener.cut())
  const address = `http://127.0.0.1:${listener.port}`
  for (const path of ['/throws', '/rejects', '/fails']) {
    await expect(fetch(address + path), path).rejects.toThrow('fetch failed')
    expect(await (await fetch(`${address}/right`)).text()).toBe('right')
  }
})
