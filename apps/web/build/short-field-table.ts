import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The parts of the field table that the page never shows: those of OpenAPI, of tables and of the command line. */
const LEFT_OUT = ['description', 'examples', 'headers', 'argument', 'option', 'options']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly name?: string }
  readonly properties?: readonly Node[]
  readonly value?: { readonly elements?: readonly { readonly value?: unknown }[] }
}

/** The fields by month, for which the page has no controls. */
const WITHOUT_CONTROLS = /^(?:end_date|last_month|earnings_before|monthly_(?!bonuses))/

/** The warnings that the page tells by its figures: a breakdown makes them, and shows none. */
const BY_FIGURES = ['threshold_passed', 'net_pay_falls']

/** Leaves what the page never shows out of its script: parts of the field table, contradictions of other fields, and the words of warnings. */
export function shortFieldTable(): Plugin {
  return {
    name: 'short-field-table',
    // Not in the list of employees, whose worker a build makes without these plugins.
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /fields\/request-fields\/|calculation\/(?:contradictions|warnings)\.ts/ },
      handler(code, id) {
        let shorter = code
        if (id.includes('warnings')) {
          for (const { start, end, key } of nodesOf(
            this.parse(code),
            isNamed(BY_FIGURES),
          ).reverse()) {
            shorter = `${shorter.slice(0, start)}${key?.name}: { en: '', ru: '' }${shorter.slice(end)}`
          }
          return { code: shorter, map: null }
        }
        const isLeftOut = id.includes('contradictions') ? isWithoutControls : isNamed(LEFT_OUT)
        for (const { start, end } of nodesOf(this.parse(code), isLeftOut).reverse()) {
          shorter = shorter.slice(0, start) + shorter.slice(end).replace(/^\s*,/, '')
        }
        return { code: shorter, map: null }
      },
    },
  }
}

/** The nodes that pass a test, in their order; none within another. */
function nodesOf(node: unknown, test: (node: Node) => boolean): Node[] {
  if (typeof node !== 'object' || node === null) return []
  if (test(node as Node)) return [node as Node]
  return Object.values(node).flatMap((inside) => nodesOf(inside, test))
}

/** Whether an object's `fields` name one without controls. */
function isWithoutControls({ properties }: Node): boolean {
  const fields = properties?.find(({ key }) => key?.name === 'fields')?.value?.elements
  return fields?.some(({ value }) => WITHOUT_CONTROLS.test(String(value))) === true
}

const isNamed =
  (names: readonly string[]) =>
  ({ type, key }: Node) =>
    type === 'Property' && names.includes(key?.name ?? '')

/** Leaves the rules of absences, the writs of a gross-up, and the schemas of both out of the script: the page loads the rules with the first absence. */
export function absencesOnDemand(): Plugin {
  const input = fileURLToPath(new URL('../src/input/', import.meta.url))
  return {
    name: 'absences-on-demand',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOfCalculation = /calculation\/(?:calculation|year-problems)\.ts$/.test(importer)
      if (isOfCalculation && source === './absences.ts') return `${input}absence-rules.ts`
      const isOfGrossUp = /gross-up\/[a-z-]+\.ts$/.test(importer)
      return isOfGrossUp && /\/(?:deduct-after-tax|paid-out)\.ts$/.test(source)
        ? `${input}no-writs.ts`
        : undefined
    },
    transform: {
      filter: { id: /request-fields\/(?:absences|writs)-schema\.ts$/ },
      handler: () => ({
        code: "export const absencesSchema = { type: 'array' }, earningsBeforeSchema = absencesSchema, writsSchema = absencesSchema",
        map: null,
      }),
    },
  }
}
