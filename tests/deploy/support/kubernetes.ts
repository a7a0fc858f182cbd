import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { deployFolder, yamlOf } from './files.ts'

/** Labels, or what selects by them. */
export type Labels = Readonly<Record<string, string>>

/** A resource of Kubernetes, as far as every kind has it. */
export interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly labels?: Labels }
}

/** A container of a pod, as far as it is asked about. */
export interface Container {
  readonly name: string
  readonly image: string
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly securityContext: object
  readonly resources: { readonly requests: object; readonly limits: object }
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  readonly lifecycle: { readonly preStop: { readonly sleep: { readonly seconds: number } } }
}

/** A deployment, as far as it is asked about. */
export interface Deployment extends Resource {
  readonly spec: {
    readonly selector: { readonly matchLabels: Labels }
    readonly template: {
      readonly metadata: { readonly labels: Labels }
      readonly spec: {
        readonly serviceAccountName: string
        readonly automountServiceAccountToken: boolean
        readonly terminationGracePeriodSeconds: number
        readonly securityContext: object
        readonly containers: readonly Container[]
        readonly topologySpreadConstraints: readonly {
          readonly labelSelector: { readonly matchLabels: Labels }
        }[]
        readonly volumes: readonly { readonly name: string }[]
      }
    }
  }
}

/** A file that says what belongs together, and how it is changed. */
export interface Kustomization {
  readonly resources: readonly string[]
  readonly patches?: readonly { readonly path: string }[]
  readonly images?: readonly { readonly name: string; readonly newTag: string }[]
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: string[] }[]
  readonly secretGenerator?: readonly {
    readonly name: string
    readonly files: readonly string[]
    readonly options: { readonly disableNameSuffixHash: boolean }
  }[]
}

/** The folder of all manifests. */
export const kubernetesFolder = join(deployFolder, 'kubernetes')
/** The kustomizations that can be built, by their path in the folder. */
export const kustomizations = ['base', 'overlays/example', 'overlays/service-monitor']
/** Reads a kustomization. */
export const kustomizationOf = (path: string) =>
  yamlOf(`deploy/kubernetes/${path}/kustomization.yaml`) as Kustomization
/** The resources in a file. */
export const documentsIn = (path: string): readonly Resource[] =>
  parseAllDocuments(readFileSync(join(kubernetesFolder, path), 'utf8')).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS()
  })
/** The first resource in a file. */
export const resourceIn = <Kind extends Resource>(path: string) => documentsIn(path)[0] as Kind

/** The files of a kustomization, each with whether it changes a resource of another. */
const filesOf = (path: string) => {
  const { resources, patches = [] } = kustomizationOf(path)
  return [
    ...resources
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ file: `${path}/${name}`, isPatch: false })),
    ...patches.map((patch) => ({ file: `${path}/${patch.path}`, isPatch: true })),
  ]
}
/** The files of all kustomizations. */
export const files = kustomizations.flatMap(filesOf)

/** Resources that are not of Kubernetes itself, so that it has no schema of them. */
export const isForeign = ({ apiVersion }: Resource) =>
  apiVersion.startsWith('monitoring.coreos.com/')
