import { allOf, attributesOf, childrenOf, type Filed, isOf } from './filed.ts'
import { twoDigits, type XmlDocument } from './formats.ts'
import { type Element, readXml, textOf } from './xml.ts'

/** How the items of documents are corrected. */
interface Rule {
  /** What tells an item from others, the surest first. */
  readonly keys: (attributes: Readonly<Record<string, string>>) => readonly string[]
  /** Says that an item which was filed is no more. */
  readonly gone: (item: Element) => Element
  /** Whether an item that did not change is filed again. */
  readonly isWhole?: true
}

/** Attributes of lines that are not sums. */
const places = ['КППДекл', 'ОКТМО', 'КБК', 'Период', 'НомерМесКварт', 'Год', 'Ставка']

const placeIn = (attributes: Readonly<Record<string, string>>) => [
  places.map((name) => attributes[name] ?? '').join(' '),
]

const zeroed = (item: Element): Element => {
  const zeros = Object.entries(attributesOf(item)).map(([name, value]) => [
    name,
    places.includes(name) ? value : value.includes('.') ? '0.00' : '0',
  ])
  return [item[0], Object.fromEntries(zeros), childrenOf(item).map(zeroed)]
}

const rules: Readonly<Record<string, Rule>> = {
  УвИсчСумНалог: { keys: placeIn, gone: zeroed },
  ОбязНА: { keys: placeIn, gone: zeroed, isWhole: true },
  РасчСумНал: { keys: placeIn, gone: zeroed, isWhole: true },
  СправДох: {
    keys: ({ ИННФЛ = '', КодУдЛичн, СерНомДок = '' }) =>
      [ИННФЛ, `${КодУдЛичн} ${СерНомДок.replace(/\s/g, '')}`].filter((key) => key !== ''),
    gone: (item) => [item[0], { ...item[1], НомКорр: '99' }, childrenOf(item).slice(0, 1)],
  },
  ПерсСвФЛ: {
    keys: ({ СНИЛС = '' }) => [СНИЛС],
    gone: (item) => [item[0], { ...item[1], ПрАннулир: '1', СумВыпл: '0.00' }, childrenOf(item)],
  },
}

const keysOf = (item: Element) =>
  rules[item[0]]?.keys(allOf(item)).map((key) => `${item[0]} ${key}`) ?? []

/** An item without its numbers, as a text that is the same for the same item. */
const formOf = (item: Element): string => {
  const { НомСпр: _, НомКорр: __, ...attributes } = attributesOf(item)
  return [item[0], ...Object.entries(attributes).sort(), ...childrenOf(item).map(formOf)].join()
}

/**
 * Makes a document the correction of what was filed. A report is whole: lines that it no longer has are 0, and it has the
 * certificates that changed, or are annulled. A notice has only the sums that changed, personal data the people.
 * @returns `undefined` where nothing changed
 * @source Tax Code, article 81, paragraph 6; order of the Federal Tax Service, 19.09.2023 № ЕД-7-11/649@
 */
export async function corrected(
  { name, root }: XmlDocument,
  filed: Filed,
): Promise<XmlDocument | undefined> {
  const [tag, attributes, children = []] = childrenOf(root)[0] as Element
  const numbers = filed.kind === 'notice' ? {} : { НомКорр: filed.documents.length }
  const [taxpayer, signed, report] = filed.kind === 'ndfl6' ? (children as readonly Element[]) : []
  const items = correctedItems(report?.[2] ?? children, filed)
  /** The items up to the first change; the rest is read when it is written. */
  const first: Element[] = []
  for (let hasChanged = false; !hasChanged; ) {
    const { done, value } = await items.next()
    if (done) return undefined
    first.push(value.item)
    hasChanged = value.isChanged
  }
  async function* all() {
    yield* first
    for await (const { item } of items) yield item
  }
  const isReport = taxpayer && signed && report
  const parts = isReport ? [taxpayer, signed, [report[0], report[1], all()] as const] : all()
  return { name, root: [root[0], root[1], [[tag, { ...attributes, ...numbers }, parts]]] }
}

async function* correctedItems(
  items: NonNullable<Element[2]>,
  { documents, ...head }: Filed,
): AsyncGenerator<{ readonly item: Element; readonly isChanged: boolean }> {
  /** What was filed and is not in the items yet, by each of its keys. */
  const left = new Map<string, Element>()
  const take = (item: Element) => {
    const found = keysOf(item)
      .map((key) => left.get(key))
      .find((one) => one !== undefined)
    for (const key of found ? keysOf(found) : []) left.delete(key)
    return found
  }
  let certificates = 0
  const filed = documents.flatMap(childrenOf)
  for (const item of filed.flatMap((one) => (one[0] in rules ? [one] : childrenOf(one)))) {
    if (item[0] === 'УвИсчСумНалог' ? !isOf(head, item) : !(item[0] in rules)) continue
    const { НомСпр = 0, НомКорр, ПрАннулир } = attributesOf(item)
    certificates = Math.max(certificates, Number(НомСпр))
    take(item)
    if (НомКорр === '99' || ПрАннулир) continue
    for (const key of keysOf(item)) left.set(key, item)
  }
  function* goneOf(name: string) {
    const { gone, isWhole } = rules[name] ?? {}
    for (const item of new Set(left.values())) {
      if (gone === undefined || item[0] !== name) continue
      take(item)
      const isChanged = formOf(gone(item)) !== formOf(item)
      if (isWhole || isChanged) yield { item: gone(item), isChanged }
    }
  }
  let last = ''
  for await (const one of items) {
    const item = readXml(textOf(one)) ?? one
    if (item[0] !== last) yield* goneOf(last)
    last = item[0]
    const found = take(item)
    const isChanged = last in rules && !(found && formOf(found) === formOf(item))
    if (!isChanged && last in rules && !rules[last]?.isWhole) continue
    if (last === 'СправДох') {
      const { НомСпр = ++certificates, НомКорр = -1 } = found ? attributesOf(found) : {}
      const numbers = { НомСпр, НомКорр: twoDigits(Number(НомКорр) + 1) }
      yield { item: [last, numbers, childrenOf(item)], isChanged }
    } else yield { item, isChanged }
  }
  for (const name of Object.keys(rules)) yield* goneOf(name)
}
