import process from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sayIn } from '@oklad/contract/fields'
import { exitCodes } from './context.ts'
import { pickLanguage } from './language.ts'
import { run } from './run.ts'
import { systemFailure } from './system-failure.ts'

const argv = process.argv.slice(2)
const say = sayIn(pickLanguage(argv, process.env))

const failed = new Set<NodeJS.WriteStream>()
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A full disk fails more than one write.
    const isTold = failed.has(stream)
    failed.add(stream)
    // A reader such as `head` may close the output early. This is not an error.
    if (isTold || error.code === 'EPIPE') return
    process.exitCode = exitCodes.failed
    if (stream === process.stdout) process.stderr.write(`oklad: ${systemFailure(error, say)}\n`)
  })
}

const code = await run(argv, {
  stdout: process.stdout,
  stderr: process.stderr,
  inputBytes: () => process.stdin,
  pipeOutput: (chunks) =>
    pipeline(Readable.from(chunks), process.stdout, { end: false }).catch((error) => {
      // The failure is told above, and a summary of the rows so far would be wrong.
      if (failed.has(process.stdout)) process.exit()
      throw error
    }),
  isTerminal: process.stderr.isTTY === true,
  env: process.env,
  now: Date.now,
  columns: process.stdout.columns,
})
// A stream that failed has set the code already.
process.exitCode ||= code
