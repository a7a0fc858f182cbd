import type { Plugin } from 'vite'

/** The parts of the field table that the page never shows: those of OpenAPI and of the command line. */
const LEFT_OUT = ['description', 'argument', 'option', 'options']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly name?: string }
}

/** Leaves the parts of the field table that the page never shows out of its script. */
export function shortFieldTable(): Plugin {
  return {
    name: 'short-field-table',
    enforce: 'post',
    transform: {
      filter: { id: /fields\/request-fields\// },
      handler(code) {
        let shorter = code
        for (const { start, end } of leftOut(this.parse(code)).reverse()) {
          shorter = shorter.slice(0, start) + shorter.slice(end).replace(/^\s*,/, '')
        }
        return { code: shorter, map: null }
      },
    },
  }
}

/** The properties to leave out, in their order. */
function leftOut(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, key } = node as Node
  if (type === 'Property' && LEFT_OUT.includes(key?.name ?? '')) return [node as Node]
  return Object.values(node).flatMap(leftOut)
}
