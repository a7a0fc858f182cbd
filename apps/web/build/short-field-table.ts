import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The parts of the field table that the page never shows: those of OpenAPI, of tables and of the command line. */
const LEFT_OUT = ['description', 'examples', 'headers', 'argument', 'option', 'options', 'word']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly value?: unknown
  /** The texts of a template, between its values. */
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

/** A part of a module, and what takes its place. */
type Cut = Pick<Node, 'start' | 'end'> & { readonly by: '' | "''" }

/** Leaves the parts of the field table and of the schema of the answer that the page never shows out of its script. */
export const shortFieldTable = (): Plugin =>
  leavingOut(
    /fields\/(?:request-fields\/|contract-types)|responses\/(?:parts|private-calculation)/,
    { name: 'short-field-table', properties: LEFT_OUT, sentences: true },
  )

/** Leaves titles and units of the law's figures out of the script: the page shows their values and sources. */
export const untitledLaw = (): Plugin =>
  leavingOut(/packages\/law\/src\//, {
    name: 'untitled-law',
    properties: ['title', 'unit'],
    sentences: false,
  })

/** Leaves the words of the engine's problems out of the script: the page has words of its own for their codes. */
export const wordlessProblems = (): Plugin =>
  leavingOut(/packages\/engine\/src\/terms\//, {
    name: 'wordless-problems',
    properties: ['words'],
    sentences: true,
  })

/** The name of a plugin, the properties that it leaves out, and whether the descriptions too. */
interface LeftOut {
  readonly name: string
  readonly properties: readonly string[]
  readonly sentences: boolean
}

function leavingOut(id: RegExp, parts: LeftOut): Plugin {
  return {
    name: parts.name,
    // Not in the list of employees, whose worker a build makes without these plugins.
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id },
      handler(code) {
        let shorter = code
        for (const { start, end, by } of cutsIn(this.parse(code), parts).reverse()) {
          const rest = shorter.slice(end)
          shorter = shorter.slice(0, start) + by + (by === '' ? rest.replace(/^\s*,/, '') : rest)
        }
        return { code: shorter, map: null }
      },
    },
  }
}

/** The properties that are left out, and the descriptions that schemas are made with; none within another. */
function cutsIn(node: unknown, parts: LeftOut): Cut[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, start, end, key, arguments: given } = node as Node
  // What a pattern names is read, and left out where it is made.
  if (type === 'ObjectPattern') return []
  const isLeftOut = type === 'Property' && parts.properties.includes(key?.name ?? '')
  if (isLeftOut) return [{ start, end, by: '' }]
  if (!parts.sentences || type !== 'CallExpression' || given === undefined)
    return Object.values(node).flatMap((part) => cutsIn(part, parts))
  return given.flatMap((one) =>
    isSentence(one) ? [{ start: one.start, end: one.end, by: "''" as const }] : cutsIn(one, parts),
  )
}

/** Whether an argument is text with words: a description. Names of terms, their places and separators have none. */
const isSentence = ({ value, quasis = [] }: Node) =>
  [value, ...quasis.map(({ value }) => value.raw)].some(
    (text) => typeof text === 'string' && /\p{L} /u.test(text),
  )

/** Who imports rules that the page loads later, which rules, and the module of `src/input` that stands in for them. */
const standIns = [
  [/calculation\/(?:calculation|year-problems)\.ts$/, /^\.\/absences\.ts$/, 'rules-on-demand'],
  [/answer\/reasons-of\.ts$/, /^\.\/shown-warnings\.ts$/, 'rules-on-demand'],
  [/input\/outcome\.ts$/, /^\.\/sought-salary\.ts$/, 'rules-on-demand'],
  [/gross-up\/[a-z-]+\.ts$/, /\/(?:deduct-after-tax|paid-out)\.ts$/, 'no-writs'],
] as const

/** Leaves the rules and schemas of absences, the warnings, the search of a salary and the writs of a gross-up out of the script: the page loads them with the first input that needs them, or after the first answer. */
export function rulesOnDemand(): Plugin {
  const input = fileURLToPath(new URL('../src/input/', import.meta.url))
  return {
    name: 'rules-on-demand',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = standIns.find(([by, rules]) => by.test(importer) && rules.test(source))
      return found && `${input}${found[2]}.ts`
    },
    transform: {
      filter: { id: /request-fields\/absences-schema\.ts$/ },
      handler: () => ({
        code: "export const absencesSchema = { type: 'array' }, earningsBeforeSchema = absencesSchema",
        map: null,
      }),
    },
  }
}
