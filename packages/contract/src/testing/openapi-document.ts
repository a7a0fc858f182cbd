import { NEWEST_TAX_YEAR } from '@oklad/law'
import { openApiDocument } from '../openapi/document.ts'

/** A part of the document. */
// biome-ignore lint/suspicious/noExplicitAny: the parts of an OpenAPI document have many shapes
export type Tree = any

/** The document, with the operation and its request in place of each computed answer. */
export const document: Tree = openApiDocument(
  (operation, request) => ({ operation, request }),
  () => true,
  NEWEST_TAX_YEAR,
  '1.2.3',
)

/** The only operation of a path. */
export const operationAt = (path: string): Tree => Object.values(document.paths[path])[0]

/** The target of a reference, or the part itself. */
export const resolved = (part: Tree): Tree =>
  part.$ref === undefined
    ? part
    : part.$ref
        .slice(2)
        .split('/')
        .reduce((place: Tree, step: string) => place[step], document)

/** Every object and list of a tree. */
export function* partsOf(tree: Tree): Generator<Tree> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const part of Object.values(tree)) yield* partsOf(part)
}

/** The names in an object, in their order. */
export const namesOf = (object: Tree) => Object.keys(object)
