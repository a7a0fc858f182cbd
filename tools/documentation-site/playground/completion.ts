import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { FieldSchema, Language } from '@oklad/contract/fields'
import { type RequestKind, requestForms } from '@oklad/contract/internal'
import { findNodeAtLocation, getLocation, type JSONPath, parseTree } from 'jsonc-parser'
import { fieldRows } from '../../generated-sections/request-fields.ts'

/** Offers the fields that a request may have at the cursor, or the values of a field. */
export const completionOf =
  (kind: RequestKind, language: Language) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString()
    const { path, isAtPropertyKey } = getLocation(text, context.pos)
    const from = context.matchBefore(/"?\w*/)?.from ?? context.pos
    const to = context.pos + (text[from] === '"' && text[context.pos] === '"' ? 1 : 0)
    if (from === context.pos && !context.explicit) return null
    const form = requestForms[kind]
    if (!isAtPropertyKey) {
      const options = valuesOf(path.reduce(inside, form)).map((label) => ({ label }))
      return { from, to, options, validFor: /^"?\w*$/ }
    }
    const object = path.slice(0, -1)
    const given = keysAt(text, object)
    const fields = Object.entries(object.reduce(inside, form)?.properties ?? {})
    const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()]
    const options = fields.flatMap(([name, schema]): Completion[] => {
      if (given.includes(name) && name !== path.at(-1)) return []
      const value = after.startsWith(':') ? '' : `: ${exampleOf(schema)}`
      const apply = `${/[{,]$/.test(before) ? '' : ', '}"${name}"${value}${after.startsWith('"') ? ',' : ''}`
      const info = meanings[language].get(name) ?? schema.description ?? ''
      return [{ label: `"${name}"`, displayLabel: name, apply, info }]
    })
    return { from, to, options, validFor: /^"?\w*$/ }
  }

/** Returns the place in a text that a JSON Pointer leads to; the whole text where there is none. */
export function placeOf(text: string, pointer: string): { from: number; to: number } {
  const path = pointer.split('/').slice(1)
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path.map(indexOrName))
  const { offset, length } =
    (node?.parent?.type === 'property' ? node.parent : node) ??
    ({ offset: 0, length: text.length } as const)
  return { from: offset, to: offset + length }
}

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part)

const inside = (schema: FieldSchema | undefined, part: string | number) =>
  typeof part === 'number' ? schema?.items : schema?.properties?.[part]

function keysAt(text: string, path: JSONPath): string[] {
  const tree = parseTree(text)
  const { children = [] } = (tree && findNodeAtLocation(tree, path)) ?? {}
  return children.map((property) => property.children?.[0]?.value)
}

/** The values that may be offered, as JSON: those of a choice, or examples. */
function valuesOf(schema: FieldSchema | undefined): string[] {
  if (schema === undefined) return []
  if (schema.type === 'boolean') return ['true', 'false']
  return [...(schema.enum ?? schema.examples ?? [])].map((value) => JSON.stringify(value))
}

/** A value with an effect. */
function exampleOf(schema: FieldSchema): string {
  const { type, default: usual, enum: choices, examples = [] } = schema
  if (type === 'boolean') return `${usual !== true}`
  const empty = { object: {}, array: [], integer: 0, string: '' }[type]
  return JSON.stringify(choices?.find((value) => value !== usual) ?? examples[0] ?? empty)
}

/** What the documentation says of each field, and its values. */
const meaningsIn = (language: Language) =>
  new Map(
    fieldRows(language)[1].map(([name = '', meaning, values]) => [
      name.slice(1, -1),
      `${meaning} ${values}`.replace(/[`\\]/g, ''),
    ]),
  )
const meanings = { en: meaningsIn('en'), ru: meaningsIn('ru') }
