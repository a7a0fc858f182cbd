import { expect, it } from 'vitest'
import type { FileOrder } from './messages.ts'
import { openFile } from './open-file.ts'

it.each([{}, { name: { keys: 'Anna' } }])(
  'opens a list of names that every object has, corrected by %j',
  async (mended) => {
    const names = Object.getOwnPropertyNames(Object.prototype)
    // Members of the function `Object`, too.
    const rows = [names, names, names.map(() => 'keys')].map((row, at) => [
      ...row,
      at ? 'keys' : 'name',
    ])
    const csv = rows.map((row, index) => [...row, index ? '1' : 'gross_salary'].join()).join('\n')
    const file = new File([csv], 'people.csv')
    const order: Partial<FileOrder> = {
      file,
      meanings: {},
      mended,
      language: 'en',
      currentYear: 2026,
    }
    const { batches } = await openFile(order as FileOrder, 'calc')
    for await (const { columns } of batches()) {
      const last = 'name' in mended ? 'Anna' : 'keys'
      expect(columns).toEqual([...names.map((name) => [name, 'keys']), [last, last], ['1', '1']])
    }
  },
)
