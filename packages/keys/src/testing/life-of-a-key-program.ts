import assert from 'node:assert/strict'
import { createKey, revokeKey, rotateKey, watchKeysFile } from '../index.ts'

// <path>: all that a key goes through, for runtimes on which the tests themselves do not run
const [path = ''] = process.argv.slice(2)
assert.equal(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT'), 0)
const first = await createKey(path, { name: 'ключ' })
const id = first.record.id
let reloads = 0
const watch = watchKeysFile(path, {
  interval: 5,
  plainKey: 'простой ключ',
  onReload: () => reloads++,
  onError: (error) => {
    throw error
  },
})
const ownerOf = (key: string) => watch.ring().verify(key, Date.now())
const reloaded = async (times: number): Promise<void> => {
  while (reloads < times) await new Promise((go) => setTimeout(go, 5))
}

assert.deepEqual(ownerOf(first.key), { id, limitId: id })
assert.deepEqual(ownerOf('простой ключ'), { id: 'default', limitId: 'default' })
assert.equal(ownerOf('unknown'), undefined)
const second = await rotateKey(path, id, { overlap: 60_000 })
await reloaded(1)
assert.deepEqual(ownerOf(first.key), { id, limitId: id })
assert.deepEqual(ownerOf(second.key), { id: second.record.id, limitId: id })
await revokeKey(path, id)
await reloaded(2)
assert.equal(ownerOf(first.key), undefined)
// The watch stays open: it must not keep the process alive
console.log('done')
