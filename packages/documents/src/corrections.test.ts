import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PersonYear } from './certificate.ts'
import { corrected } from './corrections.ts'
import { type Filed, readFiled } from './filed.ts'
import { noticeXml, personalDataXml, reportXml, type XmlDocument } from './formats.ts'
import { noticesOf, reportOf } from './report.ts'
import { paymentsOf } from './testing/people.ts'
import { encode, writeXml } from './xml.ts'
import { type Quarter, YearSums } from './year-sums.ts'

const employer = {
  ...{ name: 'ООО «А & Б»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}
const stamp = { date: '2026-11-20', id: '1', program: 'Oklad' }
const year = { year: 2026, quarter: 4 as Quarter, firstMonth: 1, lastMonth: 12 }

/** People by the number of their document, with their salary in roubles; `north` has allowances. */
type People = readonly (readonly [number: number, salary: number, north?: boolean])[]

const paid = new Map<string, ReturnType<typeof paymentsOf>>()
function paymentsTo(salary: number, isNorthern = false) {
  const key = `${salary} ${isNorthern}`
  const northern = isNorthern && { northern_coefficient: 150 }
  const request = { gross_salary: salary * 100, ...northern, advance_percent: 40 }
  const payments = paid.get(key) ?? paymentsOf(request)
  paid.set(key, payments)
  return payments
}

function documentsOf(people: People): Record<Filed['kind'], XmlDocument> {
  const sums = new YearSums(2026)
  const all = people.map(([document, salary, isNorthern], index) => {
    const payments = paymentsTo(salary, isNorthern)
    sums.add(payments)
    const own = new PersonYear(2026)
    own.add(payments)
    const person = {
      ...{ surname: 'Ли', first_name: 'Я', birth_date: '1990-01-31', citizenship: '643' },
      ...{ status: '1', document_code: '21', document_number: `45 01 ${document}` },
      snils: `001-001-${String(document).padStart(3, '0')} 00`,
    }
    const certificate = own.certificate()
    return { number: index + 1, person, certificate, gross_income: salary * 100 }
  })
  return {
    notice: noticeXml(noticesOf(sums, 4), employer, stamp),
    ndfl6: reportXml(reportOf(sums, 4), employer, stamp, all),
    'personal-data': personalDataXml(2026, 1, all, employer, stamp),
  }
}

async function textOf({ root }: XmlDocument): Promise<string> {
  let text = ''
  for await (const piece of writeXml(root)) text += piece
  return text
}

const read = (kind: Filed['kind'], texts: readonly string[]) =>
  readFiled(texts.map(encode), { kind, ...year }, employer)

/** The documents that correct what was filed for some people; `undefined` where nothing changed. */
async function correctionOf(kind: Filed['kind'], filed: readonly string[], people: People) {
  const { filed: known, problems } = read(kind, filed)
  expect(problems).toEqual([])
  const document = await corrected(documentsOf(people)[kind], known)
  return document && (await textOf(document))
}

const before: People = [
  [1, 100_000],
  [2, 90_000, true],
  [3, 190_000],
]
const after: People = [
  [4, 50_000],
  [3, 190_000],
  [1, 110_000],
]
const filedOf = (kind: Filed['kind']) => textOf(documentsOf(before)[kind])

describe('a correction', () => {
  it('of a report is whole, with zero lines and the certificates that changed', async () => {
    const text = (await correctionOf('ndfl6', [await filedOf('ndfl6')], after)) ?? ''
    expect(text).toContain('ОтчетГод="2026" НомКорр="1"')
    // 13 % of 12 × 350,000; nobody is in the north any more.
    expect(text.match(/<ОбязНА [^>]*/g)).toEqual([
      '<ОбязНА КБК="18210102010011000110" СумНалУд="546000" СумНалВоз="0"',
      '<ОбязНА КБК="18210102210011000110" СумНалУд="0" СумНалВоз="0"',
    ])
    expect(text).toContain(
      '<РасчСумНал Ставка="13" КБК="18210102210011000110" КолФЛ="0" КолКвал="0" СумНачислНач="0.00"',
    )
    // The third person did not change, the second one is gone.
    expect(text.match(/(?<=<СправДох )[^>]*/g)).toEqual([
      ...['НомСпр="4" НомКорр="00"', 'НомСпр="1" НомКорр="01"', 'НомСпр="2" НомКорр="99"'],
    ])
    const second = await correctionOf('ndfl6', [text, await filedOf('ndfl6')], before)
    expect(second).toContain('НомКорр="2"')
    // A person who was annulled gets a new number.
    expect(second?.match(/(?<=<СправДох )[^>]*/g)).toEqual([
      ...['НомСпр="1" НомКорр="02"', 'НомСпр="5" НомКорр="00"', 'НомСпр="4" НомКорр="99"'],
    ])
  })

  it('of a notice has the sums that changed', async () => {
    const other = (await filedOf('notice')).replace(
      '</Документ>',
      '<УвИсчСумНалог КППДекл="770701001" ОКТМО="45378000" КБК="18210201000011000160" СумНалогАванс="9" Период="34" НомерМесКварт="01" Год="2026"/>' +
        '<УвИсчСумНалог КППДекл="500143001" ОКТМО="46748000" КБК="18210102010011000110" СумНалогАванс="9" Период="34" НомерМесКварт="01" Год="2026"/></Документ>',
    )
    const same = other.replace(/(КБК="18210102010011000110" СумНалогАванс=)"\d+"/, '$1"45500"')
    const text = (await correctionOf('notice', [same], after)) ?? ''
    // 40 % of 350,000 and 60 % on two days: 45,500 in October, as it was filed. Contributions, and tax of a division, are left alone.
    expect(text.match(/(?<=КБК=")\d+" СумНалогАванс="\d+/g)).toEqual([
      ...Array(2).fill('18210102010011000110" СумНалогАванс="45500'),
      '18210102010011000110" СумНалогАванс="27300',
      ...Array(4).fill('18210102210011000110" СумНалогАванс="0'),
    ])
  })

  it('of personal data has the people that changed', async () => {
    const text = await correctionOf('personal-data', [await filedOf('personal-data')], after)
    expect(text?.match(/(?<=<ПерсСвФЛ )[^>]*/g)).toEqual([
      'СНИЛС="001-001-004 00" СумВыпл="50000.00"',
      'СНИЛС="001-001-001 00" СумВыпл="110000.00"',
      'СНИЛС="001-001-002 00" СумВыпл="0.00" ПрАннулир="1"',
    ])
  })

  it('is none where nothing changed, after any correction', async () => {
    const people = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
      .chain((numbers) =>
        fc.tuple(
          ...numbers.map((number) =>
            fc.tuple(fc.constant(number), fc.constantFrom(90_000, 300_000), fc.boolean()),
          ),
        ),
      )
    const kinds = fc.constantFrom('notice', 'ndfl6', 'personal-data' as const)
    await fc.assert(
      fc.asyncProperty(kinds, people, people, async (kind, one, other) => {
        const first = await textOf(documentsOf(one)[kind])
        const second = await correctionOf(kind, [first], other)
        const third = await correctionOf(kind, second ? [first, second] : [first], other)
        expect(third).toBeUndefined()
      }),
      { numRuns: runs(30) },
    )
  })
})

it('documents of others, and missing corrections, are refused together', async () => {
  const text = await filedOf('ndfl6')
  const texts = ['<a>', text.replace('ОКТМО="45378000"', 'ОКТМО="1"').replace('"34"', '"21"')]
  expect(read('ndfl6', texts).problems).toMatchObject([
    { index: 0, text: { en: 'is not XML in windows-1251' } },
    { index: 1, values: { names: ['Период', 'ОКТМО'] } },
  ])
  const ofOtherYear = (await filedOf('notice')).replaceAll('Год="2026"', 'Год="2025"')
  expect(read('notice', [ofOtherYear]).problems).toMatchObject([{ values: { names: ['Период'] } }])
  const later = text.replace('НомКорр="0"', 'НомКорр="2"')
  expect(read('ndfl6', [later, text]).problems).toMatchObject([{ values: { numbers: ['0', '2'] } }])
})
