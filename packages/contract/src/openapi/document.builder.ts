import { openApiDocument } from './document.ts'

/** A part of the document, which tests walk as its readers do. */
// biome-ignore lint/suspicious/noExplicitAny: what a part is, the document says by itself
export type Tree = any

/** The document of 2026. */
export const document: Tree = openApiDocument(2026)

/** The only operation of a path. */
export const operationAt = (path: string): Tree => Object.values(document.paths[path])[0]

/** What a reference leads to, or the thing itself. */
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
