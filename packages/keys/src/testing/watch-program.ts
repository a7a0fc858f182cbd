import { watchKeysFile } from '../index.ts'

// <path>: only watches a keys file; the watch must not keep the process alive. Prints the number of
// keys and of signal listeners: the watch must add none, because a server handles signals itself
const [path = ''] = process.argv.slice(2)
const { active } = watchKeysFile(path, { onReload: () => {}, onError: () => {} })
  .ring()
  .counts(0)
console.log(active, process.listenerCount('SIGTERM') + process.listenerCount('SIGINT'))
