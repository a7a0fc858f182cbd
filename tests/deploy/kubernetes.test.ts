import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { ask } from '../support/http.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { readContainerfile, type Stage } from './support/containerfile.ts'
import { version, yamlOf } from './support/files.ts'
import {
  type Container,
  type Deployment,
  documentsIn,
  files,
  isForeign,
  kubernetesFolder,
  kustomizationOf,
  kustomizations,
  type Labels,
  type Resource,
  resourceIn,
} from './support/kubernetes.ts'
import { KubernetesSchemas, kubernetesVersions } from './support/schema.ts'
import { settingNames, startAsDeployed } from './support/settings.ts'

/** How long the end of the service takes at most, seconds; `tests/operation/drain.test.ts` holds it. */
const DRAIN = 10

describe.each(kubernetesVersions)('for Kubernetes %s', (kubernetes) => {
  const whole = new KubernetesSchemas(kubernetes)
  const patch = new KubernetesSchemas(kubernetes, true)

  it.each(files)('$file is valid', ({ file, isPatch }) => {
    const documents = documentsIn(file)
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents.filter((resource) => !isForeign(resource))) {
      expect((isPatch ? patch : whole).problems(document), document.kind).toEqual([])
    }
  })

  it('a field that does not exist is refused, and so are a wrong type and a missing field', () => {
    const { spec, ...rest } = resourceIn<Deployment>('base/deployment.yaml')
    const problems = (wrong: object) =>
      whole.problems({ ...rest, spec: { ...spec, ...wrong } } as never)
    expect(problems({ replica: 2 }).join()).toContain('replica')
    expect(problems({ minReadySeconds: 'five' }).join()).toContain('minReadySeconds')
    expect(whole.problems({ ...rest, spec: { replicas: 2 } } as never).join()).toContain('selector')
  })
})

describe('the files of Kubernetes', () => {
  it('are all part of a kustomization', () => {
    const found = readdirSync(kubernetesFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'))
      .sort()
    expect(found).toEqual(files.map(({ file }) => file).sort())
  })

  it('name one image, the one that is built', () => {
    const { containers } = resourceIn<Deployment>('base/deployment.yaml').spec.template.spec
    expect(containers.map(({ image }) => image)).toEqual([`oklad:${version}`])
    expect(kustomizationOf('overlays/example').images).toMatchObject([
      { name: 'oklad', newTag: version },
    ])
    const compose = yamlOf('deploy/compose.yaml') as { services: Record<string, Container> }
    expect(compose.services['oklad-1']?.image).toBe(`oklad:${version}`)
    const valkey = documentsIn('overlays/example/valkey.yaml')[0] as Deployment
    expect(valkey.spec.template.spec.containers[0]?.image).toBe(compose.services['valkey']?.image)
  })

  it('hold no key', () => {
    const generator = kustomizationOf('overlays/example').secretGenerator?.[0]
    expect(generator?.files).toEqual(['keys.json=example-keys.json'])
    const example = readFileSync(
      join(kubernetesFolder, 'overlays/example/example-keys.json'),
      'utf8',
    )
    expect(JSON.parse(example)).toEqual({ version: 1, keys: [] })
    expect(files.flatMap(({ file }) => documentsIn(file)).map(({ kind }) => kind)).not.toContain(
      'Secret',
    )
  })
})

describe('the deployment', () => {
  const deployment = resourceIn<Deployment>('base/deployment.yaml')
  const { metadata, spec: pod } = deployment.spec.template
  const container = pod.containers[0] as Container
  const image = readContainerfile('deploy/Containerfile').at(-1) as Stage
  const ports = new Map(container.ports.map((port) => [port.name, port.containerPort]))
  const { literals } = kustomizationOf('base').configMapGenerator?.[0] ?? { literals: [] }
  const variablesOf = (lines: readonly string[]) =>
    Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]))
  const settings = {
    ...Object.fromEntries(container.env?.map(({ name, value }) => [name, value]) ?? []),
    ...variablesOf(literals),
    ...variablesOf(kustomizationOf('overlays/example').configMapGenerator?.[0]?.literals ?? []),
  }

  it('is what the service, the budget, the spread and the policy select', () => {
    const { labels } = metadata
    const selectors = [
      deployment.spec.selector.matchLabels,
      ...pod.topologySpreadConstraints.map((constraint) => constraint.labelSelector.matchLabels),
      (resourceIn('base/service.yaml') as never as { spec: { selector: Labels } }).spec.selector,
      (
        resourceIn('base/pod-disruption-budget.yaml') as never as {
          spec: { selector: { matchLabels: Labels } }
        }
      ).spec.selector.matchLabels,
      (
        resourceIn('base/network-policy.yaml') as never as {
          spec: { podSelector: { matchLabels: Labels } }
        }
      ).spec.podSelector.matchLabels,
    ]
    expect(selectors).toHaveLength(6)
    for (const selector of selectors) expect(selector).toEqual(labels)
    expect(pod.serviceAccountName).toBe(resourceIn('base/service-account.yaml').metadata.name)
    expect(resourceIn('base/horizontal-pod-autoscaler.yaml')).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name: deployment.metadata.name } },
    })
    expect(resourceIn('overlays/example/horizontal-pod-autoscaler.yaml').metadata.name).toBe(
      resourceIn('base/horizontal-pod-autoscaler.yaml').metadata.name,
    )
  })

  it('is reached at the ports that it has', () => {
    expect(ports.get('http')).toBe(
      Number(image.steps.find(({ keyword }) => keyword === 'EXPOSE')?.text),
    )
    expect(String(ports.get('metrics'))).toBe(settings['METRICS'])
    const service = resourceIn('base/service.yaml') as never as {
      spec: { ports: { name: string; targetPort: string }[] }
    }
    expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual([...ports.keys()])
    const policy = resourceIn('base/network-policy.yaml') as never as {
      spec: { ingress: { ports: { port: string }[] }[] }
    }
    expect(policy.spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port))).toEqual([
      ...ports.keys(),
    ])
    const monitor = resourceIn('overlays/service-monitor/service-monitor.yaml')
    expect(monitor).toMatchObject({
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'ServiceMonitor',
      spec: {
        selector: { matchLabels: resourceIn('base/service.yaml').metadata.labels },
        endpoints: [{ port: 'metrics' }],
      },
    })
    // The name of the job is that of the service, and the alerts ask for it.
    expect(resourceIn('base/service.yaml').metadata.name).toBe('oklad')
  })

  it('asks for what the service answers, and sets what it takes', async () => {
    const known = settingNames()
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([])
    using temporary = new TemporaryFolder()
    await using server = await startAsDeployed(settings, temporary)
    const probes = container as never as Record<string, { httpGet: { path: string; port: string } }>
    const asked = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => {
      expect(probes[probe]?.httpGet.port).toBe('http')
      return probes[probe]?.httpGet.path ?? ''
    })
    expect(asked).toEqual(['/livez', '/readyz', '/livez'])
    for (const path of asked) expect((await ask(server, path)).status).toBe(200)
  })

  it('is given the time that its end takes', () => {
    const { seconds } = container.lifecycle.preStop.sleep
    expect(seconds).toBeGreaterThanOrEqual(5)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + DRAIN + 5)
  })

  it.each(['base/deployment.yaml', 'overlays/example/valkey.yaml'])(
    'of %s has no more rights than it needs',
    (file) => {
      const { spec } = (documentsIn(file)[0] as Deployment).spec.template
      expect(spec.automountServiceAccountToken).toBe(false)
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.requests).toHaveProperty('cpu')
        expect(resources.limits).toHaveProperty('memory')
      }
    },
  )

  it('runs as the user of the image, who may read the keys', () => {
    const user = image.steps.find(({ keyword }) => keyword === 'USER')?.text
    const context = pod.securityContext as Record<string, number>
    expect(`${context['runAsUser']}:${context['runAsGroup']}`).toBe(user)
    expect(context['fsGroup']).toBe(context['runAsGroup'])
    const mount = container.volumeMounts[0]
    expect(settings['API_KEYS_FILE']).toBe(`${mount?.mountPath}/keys.json`)
    const generated = kustomizationOf('overlays/example').secretGenerator?.[0]
    expect(pod.volumes).toMatchObject([
      // Only the group may read.
      { name: mount?.name, secret: { secretName: generated?.name, defaultMode: 0o440 } },
    ])
    expect(generated?.options.disableNameSuffixHash).toBe(true)
  })
})

const version5 = /Kustomize Version: v[5-9]/
const hasKustomize = version5.test(
  spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' }).stdout ?? '',
)
if (!hasKustomize) it.skip('what kustomize builds, because there is no kubectl that has it')

describe.runIf(hasKustomize)('what kustomize builds', () => {
  it.each(kustomizations)('of %s is valid', (path) => {
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(kubernetesFolder, path)], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const resources = parseAllDocuments(stdout).map((document) => document.toJS() as Resource)
    expect(resources.length).toBeGreaterThanOrEqual(7)
    for (const kubernetes of kubernetesVersions) {
      const schemas = new KubernetesSchemas(kubernetes)
      for (const resource of resources.filter((each) => !isForeign(each))) {
        expect(schemas.problems(resource), resource.kind).toEqual([])
      }
    }
    const deployment = resources.find(({ metadata }) => metadata.name === 'oklad') as Resource
    expect(deployment).toBeDefined()
    const settings = resources.find(({ kind }) => kind === 'ConfigMap')?.metadata.name ?? 'none'
    // The name with its hash is the one that the deployment reads.
    expect(stdout.match(new RegExp(`name: ${settings}$`, 'gm'))).toHaveLength(2)
  })
})
