import { Ajv, type SchemaObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { textOf } from './files.ts'

/** Returns the errors of a document by a schema, each as `place: error`. */
export function problemsBy(validate: ValidateFunction, document: unknown): readonly string[] {
  if (validate(document)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath || '/'}: ${message} ${JSON.stringify(params)}`.trim(),
  )
}

const lenient = { allErrors: true, strict: false, logger: false, validateFormats: false } as const

/** The schema of Compose files. */
export const composeSchema = (): ValidateFunction =>
  new Ajv2020(lenient).compile(JSON.parse(textOf('fixtures/schemas/compose.json')))

/** The versions of Kubernetes whose schemas are kept: the oldest supported and the newest known. */
export const kubernetesVersions = ['1.30', '1.37'] as const

/** The schemas of one version of Kubernetes, which refuse fields that do not exist. */
export class KubernetesSchemas {
  private readonly whole: Record<string, SchemaObject>
  private readonly ajv: Ajv

  /** @param isPatch whether documents may leave out what is required */
  constructor(version: (typeof kubernetesVersions)[number], isPatch = false) {
    const text = textOf(`fixtures/schemas/kubernetes-${version}.json`)
    const schemas = JSON.parse(text, (name, value) =>
      isPatch && name === 'required' && Array.isArray(value) ? [] : value,
    )
    this.whole = schemas.kinds
    this.ajv = new Ajv(lenient)
    this.ajv.addSchema({ $id: 'kubernetes', $defs: schemas.$defs })
  }

  /** Returns the errors of a resource. */
  problems(resource: { readonly apiVersion: string; readonly kind: string }): readonly string[] {
    const name = `${resource.apiVersion} ${resource.kind}`
    const reference = this.whole[name]?.['$ref']
    if (reference === undefined) return [`${name} is not a kind whose schema is kept`]
    return problemsBy(this.ajv.compile({ $ref: `kubernetes${reference}` }), resource)
  }
}
