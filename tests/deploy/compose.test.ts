import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask } from '../support/http.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { commandOf, readContainerfile, type Stage } from './support/containerfile.ts'
import { deployFolder, textOf, version, yamlOf } from './support/files.ts'
import { composeSchema, problemsBy } from './support/schema.ts'
import { settingNames, startAsDeployed } from './support/settings.ts'

interface Volume {
  readonly type?: string
  readonly source: string
  readonly target: string
  readonly read_only?: boolean
}

interface ComposeService {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly (string | Volume)[]
  readonly networks: readonly string[] | Record<string, { readonly ipv4_address?: string } | null>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly deploy?: { readonly resources?: { readonly limits?: Readonly<Record<string, unknown>> } }
  readonly ports?: readonly string[]
  readonly stop_grace_period?: string
}

const compose = yamlOf('deploy/compose.yaml') as {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<
    Record<string, { readonly internal?: boolean; readonly ipam?: object } | null>
  >
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}
const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }))
const replicas = services.filter(({ name }) => name.startsWith('oklad-'))
const image = readContainerfile('deploy/Containerfile').at(-1) as Stage

const volumesOf = ({ volumes = [] }: ComposeService): readonly Volume[] =>
  volumes.map((volume) => {
    if (typeof volume !== 'string') return volume
    const [source = '', target = '', mode] = volume.split(':')
    return { source, target, read_only: mode === 'ro' }
  })
const networksOf = ({ networks }: ComposeService): readonly string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks)
const addressIn = (name: string, network: string) => {
  const networks = compose.services[name]?.networks
  return (networks as Record<string, { ipv4_address?: string }>)[network]?.ipv4_address
}

describe('compose.yaml', () => {
  const validate = composeSchema()

  it('is a Compose file', () => {
    expect(problemsBy(validate, compose)).toEqual([])
  })

  it('would not be one with a word that Compose does not know', () => {
    const wrong = structuredClone(compose) as { services: Record<string, object> }
    wrong.services['nginx'] = { ...wrong.services['nginx'], read_onyl: true }
    expect(problemsBy(validate, wrong).join()).toContain('read_onyl')
  })

  it('runs two replicas of the image, and they are the same but for their addresses', () => {
    expect(replicas).toHaveLength(2)
    const [one, other] = replicas.map(({ service }) => ({ ...service, networks: undefined }))
    expect(one).toEqual(other)
    expect(one?.image).toBe(`oklad:${version}`)
    expect(join(deployFolder, one?.build?.context ?? '', one?.build?.dockerfile ?? '')).toBe(
      join(deployFolder, 'Containerfile'),
    )
  })

  it.each(services)('gives $name no more than it needs', ({ name, service }) => {
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(Object.keys(service.deploy?.resources?.limits ?? {})).toEqual(['cpus', 'memory', 'pids'])
    // The image of the service says its own user, and is built here.
    if (!name.startsWith('oklad-')) {
      expect(service.user).toMatch(/^[1-9]\d*:\d+$/)
      expect(service.image).toMatch(/:v?\d+\.\d+\.\d+(-alpine)?@sha256:[\da-f]{64}$/)
    }
    expect(service.healthcheck?.test[0]).toBe('CMD')
    for (const volume of volumesOf(service).filter(({ source }) => source.startsWith('.'))) {
      expect(volume.read_only, volume.source).toBe(true)
    }
  })

  it('mounts what exists', () => {
    const mounted = services.flatMap(({ service }) => volumesOf(service))
    expect(mounted.length).toBeGreaterThan(5)
    for (const { source } of mounted) {
      if (source.startsWith('.')) expect(existsSync(join(deployFolder, source)), source).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    // The operator makes the secrets, in a folder that exists and whose files Git ignores.
    for (const { file } of Object.values(compose.secrets)) {
      expect(textOf(join('deploy', file, '../.gitignore'))).toContain('\n*\n')
    }
    expect(textOf('deploy/keys/.gitignore')).toContain('\n*\n')
  })

  it('sets what the service knows, to what it takes', async () => {
    using folder = new TemporaryFolder()
    const environment = replicas[0]?.service.environment ?? {}
    const known = settingNames()
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
    await using server = await startAsDeployed(environment, folder)
    expect((await ask(server, '/readyz')).status).toBe(200)
  })

  it('checks the health of a replica as its image does', () => {
    for (const { service } of replicas) {
      expect(service.healthcheck?.test.slice(1)).toEqual(commandOf(image, 'HEALTHCHECK'))
      // Ten seconds are what the end of the service may take.
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(10)
    }
  })

  it('has the replicas believe nginx, and it alone', () => {
    for (const { service } of replicas) {
      expect(service.environment?.['TRUST_PROXY']).toBe(addressIn('nginx', 'proxy'))
    }
    const addresses = ['oklad-1', 'oklad-2', 'nginx'].map((name) => addressIn(name, 'proxy'))
    expect(new Set(addresses).size).toBe(3)
  })

  it('lets only nginx and Grafana be reached from outside', () => {
    expect(services.filter(({ service }) => service.ports).map(({ name }) => name)).toEqual([
      'nginx',
      'grafana',
    ])
    expect(compose.services['grafana']?.ports).toEqual(['127.0.0.1:3000:3000'])
    for (const { name, service } of services) {
      const open = networksOf(service).filter((network) => !compose.networks[network]?.internal)
      expect(open, name).toEqual(service.ports ? ['outside'] : [])
    }
  })

  it('connects those who talk to each other', () => {
    const together = (one: string, other: string) =>
      networksOf(compose.services[one] as ComposeService).filter((network) =>
        networksOf(compose.services[other] as ComposeService).includes(network),
      )
    for (const { name } of replicas) {
      expect(together(name, 'nginx')).toEqual(['proxy'])
      expect(together(name, 'valkey')).toEqual(['store'])
      expect(together(name, 'prometheus')).toEqual(['metrics'])
    }
    expect(together('nginx', 'valkey')).toEqual([])
    expect(together('nginx', 'prometheus')).toEqual([])
  })

  it('names the same replicas and ports in nginx and Prometheus', () => {
    const nginx = textOf('deploy/nginx/nginx.conf')
    const upstream = [...nginx.matchAll(/server (oklad-\S+?):(\d+) /g)]
    expect(upstream.map(([, name]) => name)).toEqual(replicas.map(({ name }) => name))
    expect(new Set(upstream.map(([, , port]) => port))).toEqual(new Set(['8080']))
    expect(image.steps.find(({ keyword }) => keyword === 'EXPOSE')?.text).toBe('8080')

    const prometheus = yamlOf('deploy/prometheus/prometheus.yaml') as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
    }
    const [scrape] = prometheus.scrape_configs
    expect(scrape?.job_name).toBe('oklad')
    expect(scrape?.static_configs[0]?.targets).toEqual(
      replicas.map(({ name, service }) => `${name}:${service.environment?.['METRICS']}`),
    )
  })
})
