import { settings } from './settings.ts'

/** What `oklad-server --help` prints. */
export function helpText(): string {
  const list = Object.values(settings)
  const width = Math.max(...list.map(({ name }) => name.length))
  const lines = list.map(({ name, help, shown }) => {
    const indent = ' '.repeat(width + 4)
    return `  ${name.padEnd(width)}  ${help}\n${indent}Default: ${shown}.`
  })
  return `Usage: oklad-server

Serves the salary tax calculation over HTTP. Everything is set by environment variables:

${lines.join('\n')}
  ${'NODE_ENV'.padEnd(width)}  production: limits are on, no key is made up at start, logs are all that is printed.

Without API_KEY and API_KEYS_FILE a key is made for the run and printed once.
SIGTERM and SIGINT stop the service once everything in flight is answered.
`
}
