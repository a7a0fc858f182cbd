import assert from 'node:assert/strict'
import {
  createKey,
  KeyRing,
  listKeys,
  revokeKey,
  rotateKey,
  type VerifiedKey,
  watchKeysFile,
} from '../index.ts'

// <path>: everything a key goes through, for runtimes the tests themselves do not run on
const [path = ''] = process.argv.slice(2)
const first = await createKey(path, { name: 'ключ' })
let reloads = 0
const watch = watchKeysFile(path, {
  interval: 5,
  plainKey: 'простой ключ',
  onReload: () => reloads++,
  onError: (error) => {
    throw error
  },
})
const verify = (key: string): VerifiedKey | undefined => watch.ring().verify(key, Date.now())
const reloaded = async (times: number): Promise<void> => {
  while (reloads < times) await new Promise((go) => setTimeout(go, 5))
}

assert.deepEqual(verify(first.key), { id: first.record.id })
assert.deepEqual(verify('простой ключ'), { id: 'default' })
assert.equal(verify('unknown'), undefined)

const second = await rotateKey(path, first.record.id, { overlap: 60_000 })
await reloaded(1)
assert.deepEqual(verify(first.key), { id: first.record.id })
assert.deepEqual(verify(second.key), { id: second.record.id })

await revokeKey(path, first.record.id)
await reloaded(2)
assert.equal(verify(first.key), undefined)
assert.deepEqual(verify(second.key), { id: second.record.id })
assert.deepEqual(verify('простой ключ'), { id: 'default' })
assert.deepEqual(
  (await listKeys(path)).map(({ status }) => status),
  ['disabled', 'active'],
)
assert.equal(new KeyRing({}).verify('', 0), undefined)
// The watch is left open: it must not keep the process alive
console.log('done')
