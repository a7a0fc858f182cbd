import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'

/**
 * An element of XML: its name, its attributes (`undefined` is left out), and the elements in it. Those of a long element
 * come one by one.
 */
export type Element = readonly [
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children?: readonly Element[] | AsyncIterable<Element>,
]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Writes a text in XML or HTML. */
export const escaped = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Writes a document in pieces: a long one is never a whole in memory. */
export async function* writeXml(root: Element): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="windows-1251"?>\n'
  yield* writeElement(root)
}

async function* writeElement(element: Element): AsyncGenerator<string> {
  const [name, , children = []] = element
  if (!isLong(element)) {
    yield textOf(element)
    return
  }
  yield startOf(element)
  for await (const child of children) yield* writeElement(child)
  yield `</${name}>`
}

const isLong = ([, , children = []]: Element): boolean =>
  Symbol.asyncIterator in children || children.some(isLong)

/** Writes an element that is not long. */
export function textOf(element: Element): string {
  const [name, , children = []] = element
  return `${startOf(element)}${(children as readonly Element[]).map(textOf).join('')}</${name}>`
}

function startOf([name, attributes]: Element): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value as string | number)}"`)
  return `<${name}${written.join('')}>`
}

/** The byte of each character in windows-1251. */
const bytes: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]
    .map((character, byte) => [character, byte] as const)
    // The one byte that stands for no character.
    .filter(([, byte]) => byte !== 0x98),
)

/** Whether a text can be written in windows-1251. */
export const isEncodable = (text: string): boolean =>
  [...text].every((character) => bytes.has(character))

/**
 * Encodes a text in windows-1251.
 * @throws {RangeError} for a character that it does not have
 */
export function encode(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const byte = bytes.get(character)
    if (byte === undefined) throw new RangeError('A character is not in windows-1251')
    return byte
  })
}

const elementOf = ({ name, attributes, children }: XmlElement): Element => [
  name,
  attributes,
  children.filter((child) => child instanceof XmlElement).map(elementOf),
]

/** Reads a document of elements and attributes, as the formats have it; `undefined` if it is no XML. */
export function readXml(text: string): Element | undefined {
  try {
    const { root } = parseXml(text)
    return root ? elementOf(root) : undefined
  } catch (error) {
    if (error instanceof XmlError) return undefined
    throw error
  }
}
