import { describe, expect, it } from 'vitest'
import { formatNamed } from './formats/table-formats.ts'
import { readHeader } from './header.ts'
import { templateWorkbook } from './template.ts'

describe('the workbook to fill in', () => {
  it.each(['en', 'ru'] as const)(
    'has the headers of the columns that people have (%s)',
    async (language) => {
      const { buffer, byteLength } = await templateWorkbook(language)
      const slice = (start: number, end?: number) => buffer.slice(start, end) as ArrayBuffer
      async function* bytes() {}
      const { headers } = await (await formatNamed('xlsx')).open(
        { bytes: bytes(), file: { byteLength, slice } },
        'calc',
      )
      const columns = readHeader({ headers, question: 'calc' })
      expect(columns.map(({ recognised }) => recognised?.value.name)).toEqual([
        undefined,
        ...['gross_salary', 'territorial_multiplier', 'northern_coefficient', 'children_count'],
        ...['employment_type', 'hire_date', 'dismissal_date'],
      ])
    },
  )
})
