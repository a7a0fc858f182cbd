import type { Text } from '@oklad/contract/internal'
import type { Employer } from './employer.ts'
import {
  type Head,
  headOf,
  periodCodes,
  twoDigits,
  type XmlDocument,
  type XmlKind,
} from './formats.ts'
import { type Element, readXml, textOf } from './xml.ts'

/** What was filed for a period: the first document and its corrections, in their order. */
export interface Filed extends Head {
  readonly kind: XmlKind
  readonly documents: readonly Element[]
}

/** Something that is wrong with a filed document, or without `index` with all together. */
export interface FiledProblem {
  readonly index?: number
  readonly text: Text
  readonly values: Readonly<Record<string, readonly string[]>>
}

// biome-ignore format: one text a line
const texts = {
  unreadable: { en: 'is not XML in windows-1251', ru: 'не XML в windows-1251' },
  other: { en: 'is of another document, employer or period: {names}', ru: 'другой документ, работодатель или период: {names}' },
  numbers: { en: 'the first document and each correction after it are needed once; there are НомКорр {numbers}', ru: 'нужны первичный документ и каждая следующая корректировка, по одному разу; есть НомКорр {numbers}' },
} as const satisfies Readonly<Record<string, Text>>

const childrenOf = ([, , children = []]: Element) => children as readonly Element[]
/** All are texts: the items of a new document are read as those that were filed. */
const attributesOf = ([, attributes]: Element) => attributes as Readonly<Record<string, string>>

/** The attributes of an element and of those in it. */
const allOf = (element: Element): Record<string, string> =>
  Object.assign({}, ...childrenOf(element).map(allOf), attributesOf(element))

/**
 * Reads what was filed for a period: the first document and all its corrections; notices in the order of their filing.
 * @param files the bytes of the XML
 * @returns all problems: no XML, another document, employer or period, a correction that is missing
 */
export function readFiled(
  files: readonly Uint8Array[],
  asked: Omit<Filed, 'documents'>,
  employer: Employer,
): { readonly filed: Filed; readonly problems: readonly FiledProblem[] } {
  const head = Object.entries(headOf(asked.kind, asked, employer))
  const problems: FiledProblem[] = []
  const documents = files.flatMap((bytes, index) => {
    const root = readXml(new TextDecoder('windows-1251').decode(bytes))
    const document = root && childrenOf(root)[0]
    if (document === undefined) problems.push({ index, text: texts.unreadable, values: {} })
    const own = { ...(document && allOf(['', {}, childrenOf(document).slice(0, 1)])) }
    Object.assign(own, document && attributesOf(document))
    const names = head.filter(([name, value]) => own[name] !== value).map(([name]) => name)
    if (document && names.length > 0) problems.push({ index, text: texts.other, values: { names } })
    return document ? [document] : []
  })
  if (asked.kind !== 'notice') {
    const numberOf = (document: Element) => Number(attributesOf(document)['НомКорр'])
    documents.sort((one, other) => numberOf(one) - numberOf(other))
    const numbers = documents.map(numberOf)
    if (problems.length === 0 && numbers.some((number, index) => number !== index)) {
      problems.push({ text: texts.numbers, values: { numbers: numbers.map(String) } })
    }
  }
  return { filed: { ...asked, documents }, problems }
}

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

/** Whether a line is income tax of the months of the period: a notice may have lines of others. */
const isOf = ({ year, firstMonth, lastMonth }: Head, item: Element): boolean => {
  if (item[0] !== 'УвИсчСумНалог') return item[0] in rules
  const { КБК, Год, Период, НомерМесКварт } = attributesOf(item)
  const quarter = Object.values(periodCodes).indexOf(`${Период}`)
  const month = quarter * 3 + Number(НомерМесКварт?.[1])
  const isTax = `${КБК}`.startsWith('18210102') && Год === String(year)
  return isTax && month >= firstMonth && month <= lastMonth
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
  const documentOf = (children: NonNullable<Element[2]>): XmlDocument => ({
    name,
    root: [root[0], root[1], [[tag, { ...attributes, ...numbers }, children]]],
  })
  if (filed.kind === 'ndfl6') {
    const [taxpayer, signed, report] = children as [Element, Element, Element]
    const items = correctedItems(report[2] ?? [], filed)
    return documentOf([taxpayer, signed, [report[0], report[1], items]])
  }
  const items: Element[] = []
  for await (const item of correctedItems(children, filed)) items.push(item)
  return items.some(([name]) => name in rules) ? documentOf(items) : undefined
}

async function* correctedItems(
  items: NonNullable<Element[2]>,
  { documents, ...head }: Filed,
): AsyncGenerator<Element> {
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
    if (!isOf(head, item)) continue
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
      if (isWhole || formOf(gone(item)) !== formOf(item)) yield gone(item)
    }
  }
  let last = ''
  for await (const one of items) {
    const item = readXml(textOf(one)) ?? one
    if (item[0] !== last) yield* goneOf(last)
    last = item[0]
    const found = take(item)
    if (found && !rules[last]?.isWhole && formOf(found) === formOf(item)) continue
    if (last === 'СправДох') {
      const { НомСпр = ++certificates, НомКорр = -1 } = found ? attributesOf(found) : {}
      yield [last, { НомСпр, НомКорр: twoDigits(Number(НомКорр) + 1) }, childrenOf(item)]
    } else yield item
  }
  for (const name of Object.keys(rules)) yield* goneOf(name)
}
