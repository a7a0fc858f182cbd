import type { Text } from '@oklad/contract/internal'
import type { Employer } from './employer.ts'
import { type Head, headOf, periodCodes, type XmlKind } from './formats.ts'
import { type Element, readXml } from './xml.ts'

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
  other: { en: 'belongs to another document, employer or period: {names}', ru: 'относится к другому документу, работодателю или периоду: {names}' },
  numbers: { en: 'the first document and each correction after it are needed once; there are НомКорр {numbers}', ru: 'нужны первичный документ и каждая следующая корректировка, по одному разу; есть НомКорр {numbers}' },
} as const satisfies Readonly<Record<string, Text>>

export const childrenOf = ([, , children = []]: Element) => children as readonly Element[]
/** All are texts: the items of a new document are read as those that were filed. */
export const attributesOf = ([, attributes]: Element) =>
  attributes as Readonly<Record<string, string>>

/** The attributes of an element and of those in it. */
export const allOf = (element: Element): Record<string, string> =>
  Object.assign({}, ...childrenOf(element).map(allOf), attributesOf(element))

/** Whether a line of a notice is income tax of the months of the period: a notice may have lines of others. */
export const isOf = ({ year, firstMonth, lastMonth }: Head, line: Element): boolean => {
  const { КБК, Год, Период, НомерМесКварт } = attributesOf(line)
  const quarter = Object.values(periodCodes).indexOf(`${Период}`)
  const month = quarter * 3 + Number(НомерМесКварт?.[1])
  const isTax = `${КБК}`.startsWith('18210102') && Год === String(year)
  return isTax && month >= firstMonth && month <= lastMonth
}

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
    const filed = root && childrenOf(root)[0]
    if (filed === undefined) {
      problems.push({ index, text: texts.unreadable, values: {} })
      return []
    }
    // A notice may have lines of divisions.
    const isOwn = (line: Element) =>
      [undefined, employer.kpp].includes(attributesOf(line)['КППДекл'])
    const document: Element = [filed[0], filed[1], childrenOf(filed).filter(isOwn)]
    const own = { ...allOf(['', {}, childrenOf(document).slice(0, 1)]), ...attributesOf(document) }
    const names = head.filter(([name, value]) => own[name] !== value).map(([name]) => name)
    const isNotice = asked.kind === 'notice' && names.length === 0
    if (isNotice && !childrenOf(document).some((line) => isOf(asked, line))) names.push('Период')
    if (names.length > 0) problems.push({ index, text: texts.other, values: { names } })
    return [document]
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
