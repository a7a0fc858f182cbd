import { updateKeysFile } from '../update-keys-file.ts'

// <path>: is killed in the middle of a change, its lock left behind
const [path = ''] = process.argv.slice(2)
await updateKeysFile(path, 'create', (file) => {
  process.kill(process.pid, 'SIGKILL')
  return { file, result: undefined }
})
