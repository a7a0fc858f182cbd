import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { textOf } from './support/files.ts'

interface Component {
  readonly purl: string
  readonly version: string
  readonly licenses?: readonly unknown[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[]
}

/** The manifests of the project and of its workspaces. */
const manifests = [
  'package.json',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((name) => `${folder}/${name}/package.json`),
  ),
].map((path) => JSON.parse(textOf(path)))

describe('npm run sbom', () => {
  // The command of the script, but for where it writes.
  const [command = '', file] = JSON.parse(textOf('package.json')).scripts.sbom.split(' > ')
  const [npm = '', ...parameters] = command.split(' ')
  const bill = JSON.parse(
    execFileSync(npm, parameters, { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' }),
  )
  const components = bill.components as readonly Component[]
  const isForDevelopment = (purl: string) =>
    components
      .find((component) => decodeURIComponent(component.purl) === purl)
      ?.properties?.some(({ name }) => name === 'cdx:npm:package:development')

  it('lists every dependency in its version, and marks those that only build and test', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
    for (const { name, dependencies = {}, devDependencies = {} } of manifests) {
      for (const [dependency, version] of Object.entries(dependencies)) {
        expect(isForDevelopment(`pkg:npm/${dependency}@${version}`), name).toBe(false)
      }
      for (const [dependency, version] of Object.entries(devDependencies)) {
        // Some are among the dependencies of what runs as well.
        expect(isForDevelopment(`pkg:npm/${dependency}@${version}`), name).toBeDefined()
      }
    }
    expect(isForDevelopment(`pkg:npm/vitest@${manifests[0].devDependencies.vitest}`)).toBe(true)
  })

  it('says the licence of each, and where none of them was downloaded', () => {
    expect(components.length).toBeGreaterThan(60)
    for (const { purl, licenses = [], externalReferences = [] } of components) {
      expect(licenses.length, purl).toBeGreaterThan(0)
      expect(externalReferences.filter(({ type }) => type === 'distribution')).toEqual([])
    }
  })

  it('is not kept in the repository', () => {
    expect(textOf('.gitignore').split('\n')).toContain(file)
  })
})

/** Returns the output and exit status of `npm run audit` with a registry that gives these answers. */
async function audit(advisories: object | undefined) {
  using cache = new TemporaryFolder()
  const registry = createServer((request, response) => {
    request.resume()
    const isQuestion = request.url?.endsWith('/security/advisories/bulk')
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const versions = Object.fromEntries(locked(name).map((version) => [version, { name, version }]))
    const answer = isQuestion ? advisories : { name, versions, 'dist-tags': {} }
    response.statusCode = answer === undefined ? 503 : 200
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = registry.address() as AddressInfo
    const { npm_execpath: _, ...environment } = process.env
    const child = spawn(process.execPath, ['tools/audit.js'], {
      cwd: projectFolder,
      env: {
        ...environment,
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: cache.path,
        npm_config_fetch_retries: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    const [code] = await once(child, 'close')
    return { code, output }
  } finally {
    registry.closeAllConnections()
    registry.close()
  }
}

const lockFile: { readonly packages: Readonly<Record<string, { readonly version: string }>> } =
  JSON.parse(textOf('package-lock.json'))

/** The versions of a package that the lock file has. */
const locked = (name: string): readonly string[] =>
  Object.entries(lockFile.packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) ? [version] : [],
  )

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.com/advisory',
  title: 'An example',
  severity,
  vulnerable_versions: '*',
})

describe('npm run audit', () => {
  it('is content when nothing is known', async () => {
    const { code, output } = await audit({})
    expect(output).toContain('Known vulnerabilities: 0')
    expect(code).toBe(0)
  })

  it('fails for a high one in what runs', async () => {
    const { code, output } = await audit({ pino: [advisory('high')] })
    expect(output).toContain('high: pino')
    expect(code).toBe(1)
  })

  it('tells of a low one, and does not fail for it', async () => {
    const { code, output } = await audit({ pino: [advisory('low')] })
    expect(output).toContain('low: pino')
    expect(code).toBe(0)
  })

  it('does not fail for a registry that does not answer, and says that it was not asked', async () => {
    const { code, output } = await audit(undefined)
    expect(output).toContain('the registry did not answer')
    expect(code).toBe(0)
  })
})
