import type { openArchive } from './archive.ts'
import { readXml } from './xml.ts'

type Archive = ReturnType<typeof openArchive>

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  readonly name: string
  readonly path: string
  readonly isHidden: boolean
}

/** How a format shows numbers: as dates, or with a mark of a currency or of percent. */
interface NumberStyle {
  readonly isDate: boolean
  readonly mark: string | undefined
}

/** The text of a cell without the escapes of characters that XML forbids: `_x0001_`. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Whether an attribute or a cell is true. */
export const isTrue = (text = '') => /^(?:1|true)$/.test(text)

/** The types of the links of a workbook to its parts, without the address of the standard. */
const typeOf = (link: string | undefined) => link?.split('/').at(-1)

/** What the cells of a sheet are read with. */
export type SheetParts = ReturnType<typeof readWorkbook>['parts']

/**
 * Reads which sheets a workbook has, and the parts that they share.
 * @throws {Error} if the archive is no workbook
 */
export function readWorkbook(archive: Archive) {
  const links = new Map<string, { type: string | undefined; path: string }>()
  readXml(archive.text('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Type: type, Target: target = '' }) {
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      if (name === 'Relationship') links.set(id, { type: typeOf(type), path })
    },
  })
  const sheets: ListedSheet[] = []
  let startsIn1904 = false
  readXml(archive.text('xl/workbook.xml'), {
    open(element, { id = '', name = '', state = '', date1904 = '' }) {
      if (element === 'workbookPr') startsIn1904 ||= isTrue(date1904)
      const link = links.get(id)
      // A chart on a sheet of its own has no rows.
      if (element !== 'sheet' || link?.type !== 'worksheet') return
      const isHidden = /^(?:veryH|h)idden$/.test(state)
      sheets.push({ name: unescaped(name), path: link.path, isHidden })
    },
  })
  const itemsOf = <Item>(type: string, read: (archive: Archive, path: string) => Item[]) => {
    const path = [...links.values()].find((link) => link.type === type)?.path
    return path !== undefined && archive.has(path) ? read(archive, path) : []
  }
  const strings = itemsOf('sharedStrings', readStrings)
  const styles = itemsOf('styles', readStyles)
  return { sheets, parts: { archive, strings, styles, startsIn1904 } }
}

/** Reads the texts that cells share. */
function readStrings(archive: Archive, path: string): string[] {
  const strings: string[] = []
  const collector = textCollector()
  readXml(archive.text(path), {
    ...collector,
    close(name) {
      collector.close(name)
      if (name === 'si') strings.push(unescaped(collector.take()))
    },
  })
  return strings
}

/** Collects the texts of an element: of all its runs, and without how they are read aloud. */
export function textCollector() {
  let [all, isText, isPhonetic] = ['', false, false]
  return {
    open(name: string) {
      if (name === 't') isText = true
      else if (name === 'rPh') isPhonetic = true
    },
    close(name: string) {
      if (name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
    },
    text(part: string) {
      if (isText && !isPhonetic) all += part
    },
    /** The text since the last call. */
    take(): string {
      const taken = all
      all = ''
      return taken
    },
  }
}

/** The longest code of a format in Excel. */
const LONGEST_CODE = 255

/** Formats that every workbook has: of percentages, and of dates, those of other languages included. */
const PERCENTAGES = [9, 10]
const isBuiltInDate = (id: number) =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([first = 0, last = 0]) => id >= first && id <= last)

/** Formats with lower numbers are those that every workbook has. */
const FIRST_OWN = 100

/** Reads how the styles of cells show numbers, by the number of the style. */
function readStyles(archive: Archive, path: string): NumberStyle[] {
  const codes = new Map<number, string>(PERCENTAGES.map((id) => [id, '0%']))
  const bases: (string | undefined)[] = []
  const styles: NumberStyle[] = []
  let list: string | undefined
  readXml(archive.text(path), {
    open(name, { numFmtId, formatCode = '', xfId }) {
      const id = Number(numFmtId)
      if (name === 'numFmt' && id >= FIRST_OWN) codes.set(id, formatCode.slice(0, LONGEST_CODE))
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name
      if (name !== 'xf') return
      if (list === 'cellStyleXfs') bases.push(numFmtId)
      else if (list === 'cellXfs') {
        const own = Number(numFmtId ?? bases[Number(xfId)])
        const code = codes.get(own) ?? ''
        styles.push({ isDate: isBuiltInDate(own) || isDateCode(code), mark: markIn(code) })
      }
    },
    close(name) {
      if (name === list) list = undefined
    },
  })
  return styles
}

/** The mark of a currency or of percent in a format: `[$€-1]`, `"$"#,##0`, `0%`; `[$-419]` is a language. */
function markIn(code: string): string | undefined {
  const [mark] =
    /(?!₽)\p{Sc}|%|(?!RU[BR])\b[A-Z]{3}\b|тенге|у\.\s?е\./u.exec(code.replaceAll('[$', '[')) ?? []
  return mark
}

/** The parts of a format of dates. */
const DATE_PART = /^(?:s{1,2}|m{1,5}|h{1,2}|am|pm|a|p|d{1,4}|a{3,5}|yy?|yyyy|e{1,2}|eeee)$/

/** Whether a format has nothing but parts of dates, in one of its sections. */
function isDateCode(code: string): boolean {
  const sections = code.toLowerCase().replace(/;@$/, '').replace(/\\./g, ' ').split(';')
  return sections.some((section) => {
    const parts = section
      .replace(/"[^"]*"/g, ' ')
      // Fractions of a second, and times beyond a day: [h]:mm.
      .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
      .replace(/\[([smhd]{1,2})\]/g, '$1')
      .replace(/\[[^[\]]*\]/g, '')
      .split(/[^a-z0#?%]+/)
      .filter((part) => part !== '')
    return parts.length > 0 && parts.every((part) => DATE_PART.test(part))
  })
}
