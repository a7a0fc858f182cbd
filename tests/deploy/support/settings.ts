import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { freePort } from '../../support/free-port.ts'
import { projectFolder } from '../../support/project-folder.ts'
import { runtimes } from '../../support/runtimes.ts'
import { type Server, start } from '../../support/server.ts'
import type { TemporaryFolder } from '../../support/temporary-folder.ts'

/** The names of the service's variables, as its help lists them. */
export function settingNames(): readonly string[] {
  const help = execFileSync('node', ['tools/launch.js', 'server', '--help'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  return [...help.matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name = '']) => name)
}

/**
 * Starts the service as a deployment sets it, but for the places that only the deployment has: its
 * keys file, and the port of its metrics.
 */
export async function startAsDeployed(
  variables: Readonly<Record<string, string>>,
  folder: TemporaryFolder,
): Promise<Server> {
  const file = folder.file('keys.json')
  writeFileSync(file, '{ "version": 1, "keys": [] }')
  const environment = {
    NODE_ENV: 'production',
    ...variables,
    API_KEYS_FILE: file,
    METRICS: String(await freePort()),
  }
  return start({ runtime: runtimes[0]?.runtime ?? 'node', environment })
}
