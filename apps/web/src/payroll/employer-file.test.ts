import { describe, expect, it } from 'vitest'
import { employerFile, readEmployerFile } from './employer-file.ts'

const file = (content: BlobPart) => new File([content], 'employer.json')

describe('the file of an employer', () => {
  it('is read as it was written', async () => {
    const fields = {
      ...{ name: 'ООО «Север»', inn: '7707083893', 'signer.surname': 'Ёлкина' },
      'budget_codes.13': '18210102010011000110',
    }
    expect(await readEmployerFile(file(employerFile(fields)))).toEqual(fields)
  })

  it('leaves out what is no field of an employer', async () => {
    const text = '{"inn":"1","constructor":"a","signer":{"toString":"b","surname":"С"},"phone":7}'
    expect(await readEmployerFile(file(text))).toEqual({ inn: '1', 'signer.surname': 'С' })
  })

  it.each(['', '[]', '{"a":1}', '"text"', 'null', '{'])('of %j has no fields', async (text) => {
    expect(await readEmployerFile(file(text))).toBeUndefined()
  })

  it('is not read where it is too long', async () => {
    expect(await readEmployerFile(file(`{"inn":"1"}${' '.repeat(100_000)}`))).toBeUndefined()
  })
})
