import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { OutputColumn } from './answer-columns.ts'
import { linesOf, withHeight } from './sheet-layout.ts'
import { workbookOf } from './workbook.ts'

describe('the lines of a wrapped text', () => {
  it.each([
    ['', 10, 1],
    ['Оклад', 10, 1],
    ['Начислено всего за год, ₽', 14, 3],
    ['Стандартный вычет на детей в месяц, ₽', 14, 3],
    ['персонифицированные', 10, 2],
    ['one\ntwo three', 5, 3],
  ])('of %j in %i characters are %i', (text, width, lines) => {
    expect(linesOf(text, width)).toBe(lines)
  })
})

it('gives a row the height of its longest wrapped text, at most what a program shows', () => {
  const cell = (value: string) => ({ value, wrap: true })
  expect(withHeight(['a', cell('one two three'), cell('b')], [9, 7, 9])).toEqual([
    'a',
    { ...cell('one two three'), height: 45 },
    { ...cell('b'), height: 45 },
  ])
  expect(withHeight([cell('short')], [20])).toEqual([cell('short')])
  expect(withHeight([cell('word '.repeat(100))], [7])).toMatchObject([{ height: 409 }])
})

/** The elements of a part of a workbook, in their order. */
const elementsIn = (xml: string) =>
  [...xml.matchAll(/<([A-Za-z]+)[\s/>]/g)].map(([, name]) => name as string)

it('prints a list a few pages wide, with its header and first column on each', async () => {
  const columns = [
    { name: 'ФИО', type: 'text' } as const,
    ...Array.from({ length: 20 }, (_, index) => ({
      ...{ name: `a_${index}`, type: 'roubles', title: 'Начислено всего за год, ₽' },
    })),
    { name: 'errors', type: 'text', title: 'Ошибки' } as const,
  ] as OutputColumn[]
  const cells = columns.map(({ type }) => (type === 'text' ? [''] : [100]))
  const files = unzipSync(await workbookOf(columns, cells))
  const textOf = (part: string) => strFromU8(files[part] ?? new Uint8Array())
  const workbook = textOf('xl/workbook.xml')
  // 20 columns of 16 characters and one of a name: 325 and more.
  expect(textOf('xl/worksheets/sheet1.xml')).toContain('fitToWidth="2" fitToHeight="0"')
  expect(textOf('xl/worksheets/sheet1.xml')).toMatch(/<row r="1" ht="45" customHeight="1">/)
  expect(workbook).toContain(`'Сотрудники'!$A$1:$U$3<`)
  expect(workbook).toContain(`'Сотрудники'!$A:$A,'Сотрудники'!$1:$1<`)
  // Excel repairs a workbook whose elements are twice there, or in another order.
  const ofSheet = elementsIn(textOf('xl/worksheets/sheet1.xml'))
  const order = ['sheetPr', 'sheetViews', 'cols', 'sheetData', 'pageMargins', 'pageSetup']
  expect(ofSheet.filter((name) => order.includes(name))).toEqual(order)
  expect(elementsIn(workbook).filter((name) => /^(?:definedNames|calcPr)$/.test(name))).toEqual([
    'definedNames',
    'calcPr',
  ])
})
