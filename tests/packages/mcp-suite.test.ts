import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  installFromRegistry,
  nodeBinary,
  nodePackage,
  nodeReleases,
} from '../support/from-registry.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** The scenarios of the official suite that hold. */
const holding = [
  'server-initialize',
  'ping',
  'tools-list',
  'prompts-list',
  'dns-rebinding-protection',
  // They look for streams of the server, find none, and check nothing.
  'server-sse-polling',
  'server-sse-multiple-streams',
]

const sampleTool = 'calls a tool that only the sample server of the suite has'
const samplePrompt = 'gets a prompt that only the sample server of the suite has'
const noResources = 'the service has no resources'
const asksBack = 'no tool asks the caller back'

/** The scenarios that cannot hold, each with the reason. */
const failing: Readonly<Record<string, string>> = {
  'tools-call-simple-text': sampleTool,
  'tools-call-image': sampleTool,
  'tools-call-audio': sampleTool,
  'tools-call-embedded-resource': sampleTool,
  'tools-call-mixed-content': sampleTool,
  'tools-call-with-logging': sampleTool,
  'tools-call-error': sampleTool,
  'tools-call-with-progress': sampleTool,
  'json-schema-2020-12': sampleTool,
  'prompts-get-simple': samplePrompt,
  'prompts-get-with-args': samplePrompt,
  'prompts-get-embedded-resource': samplePrompt,
  'prompts-get-with-image': samplePrompt,
  'tools-call-sampling': asksBack,
  'tools-call-elicitation': asksBack,
  'elicitation-sep1034-defaults': asksBack,
  'elicitation-sep1330-enums': asksBack,
  'resources-list': noResources,
  'resources-read-text': noResources,
  'resources-read-binary': noResources,
  'resources-templates-read': noResources,
  'resources-subscribe': noResources,
  'resources-unsubscribe': noResources,
  'logging-set-level': 'the service sends no log messages to a caller',
  'completion-complete': 'the arguments of prompts are free texts, with nothing to complete',
}

/** The suite needs Node 22. */
const [, release] = nodeReleases
const folder = new TemporaryFolder()
let isInstalled = false

beforeAll(async () => {
  writeFileSync(folder.file('package.json'), '{"private": true}')
  const suite = '@modelcontextprotocol/conformance@0.1.16'
  isInstalled = await installFromRegistry(folder.path, [nodePackage(release), suite])
})
afterAll(() => folder[Symbol.dispose]())

it.concurrent.for(anyRuntime)(
  'the suite finds no failure on $runtime but the expected ones',
  async ({ runtime }, { skip }) => {
    skip(!isInstalled, 'the registry of npm did not answer')
    await using server = await start({ runtime })
    // The suite sends no key.
    const withKey = createServer((incoming, reply) => {
      const { method, headers, url } = incoming
      const forwarded = { method, headers: { ...headers, 'x-api-key': server.key } }
      const outgoing = request(`${server.url}${url}`, forwarded, (answer) => {
        reply.writeHead(answer.statusCode ?? 0, answer.headers)
        answer.pipe(reply)
      })
      incoming.pipe(outgoing)
    }).listen(0, '127.0.0.1')
    await once(withKey, 'listening')
    const { port } = withKey.address() as AddressInfo
    const suite = folder.file('node_modules/@modelcontextprotocol/conformance/dist/index.js')
    const address = `http://127.0.0.1:${port}/mcp`
    // It ends with 1, because some scenarios fail.
    const { stdout } = await promisify(execFile)(
      nodeBinary(folder.path, release),
      [suite, 'server', '--suite', 'all', '--url', address],
      { cwd: folder.path, timeout: 120_000 },
    ).catch((failure) => failure)
    withKey.close()
    const namesAfter = (mark: string) =>
      [...stdout.matchAll(new RegExp(`^${mark} ([\\w-]+): `, 'gm'))].map(([, name]) => name).sort()
    expect(namesAfter('✓')).toEqual([...holding].sort())
    expect(namesAfter('✗')).toEqual(Object.keys(failing).sort())
  },
)
