import { createKey } from '../index.ts'

// <path> <count> <name>: creates keys one after another and prints the id of each once it is stored
// Without this, a limit to the size of files would kill the process instead of failing its write
if (process.platform !== 'win32') process.on('SIGXFSZ', () => {})
const [path = '', count = '1', name = 'key'] = process.argv.slice(2)
for (let index = 0; index < Number(count); index++) {
  const { record } = await createKey(path, { name: `${name} ${index}` })
  console.log(record.id)
}
