import { createKey } from '../index.ts'

// <path> <count>: creates keys one after another and prints the id of each once it is stored.
// With the handler, exceeding the limit on file size fails the write; without it, it kills the process.
if (process.platform !== 'win32') process.on('SIGXFSZ', () => {})
const [path = '', count] = process.argv.slice(2)
for (let made = 0; made < Number(count); made++) {
  const { record } = await createKey(path, { name: 'key' })
  console.log(record.id)
}
