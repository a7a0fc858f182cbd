import { watchKeysFile } from '../index.ts'

// <path>: watches a keys file, and does nothing else: the watch must not keep the process alive.
// Prints the number of keys and of the listeners to signals, which a server handles itself
const [path = ''] = process.argv.slice(2)
const { active } = watchKeysFile(path, { onReload: () => {}, onError: () => {} })
  .ring()
  .counts(0)
console.log(active, process.listenerCount('SIGTERM') + process.listenerCount('SIGINT'))
