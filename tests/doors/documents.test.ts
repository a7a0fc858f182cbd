import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSum } from '@oklad/contract/fields'
import type { PaymentsResponse } from '@oklad/contract/wire'
import { PersonTax } from '@oklad/documents'
import { runOklad } from 'oklad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked, type Fields, problemsOf, YEAR } from './asked.ts'
import { fixed, randomRequests } from './requests.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oklad-doors-'))
  await writeFile(join(folder, 'employer.json'), JSON.stringify(employer))
  const rows = people.map((request, index) => JSON.stringify({ ...request, ...personOf(index) }))
  await writeFile(join(folder, 'people.ndjson'), `${rows.join('\n')}\n`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const employer = {
  ...{ name: 'ООО «Ромашка»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}

/** A different person for each row. */
const personOf = (index: number) => ({
  ...{ surname: 'Иванов', first_name: 'Иван', birth_date: '1990-01-31', citizenship: '643' },
  ...{ document_code: '21', document_number: `45 10 ${100_000 + index}` },
})

const startsInYear = ({ start_date = `${YEAR}` }: Fields) =>
  String(start_date).startsWith(`${YEAR}`)

/** Deductions of 3 February leave excess tax of the main base, and tax due of the allowances. */
const ofTwoBases: Fields = {
  ...{ gross_salary: 10_000_000, territorial_multiplier: 187, final_day: 31 },
  ...{ children_count: 2, disabled_children_count: 1, single_parent: true },
  ...{ start_date: `${YEAR}-01-01`, end_date: `${YEAR}-02-03`, last_month: 'working_days' },
}

/** One employment each, without pay before it: that is in documents of its own. */
const people: readonly Fields[] = [...fixed, ofTwoBases, ...randomRequests('payments', 150)]
  .filter((request) => startsInYear(request) && problemsOf('payments', request).length === 0)
  .map(({ warnings: _, law_version: __, income_before: ___, ...request }) => request)
  .map(withNotices)

/** The request with the notice of each of its deductions, which a certificate names. */
function withNotices(request: Fields): Fields {
  const { notice_deductions } = request
  if (!Array.isArray(notice_deductions)) return request
  const notice = { number: '1234', date: `${YEAR}-01-12`, tax_office: '7707' }
  return { ...request, notice_deductions: notice_deductions.map((one) => ({ ...one, ...notice })) }
}

const paidInYear = people.map(paidTo)
const payments = paidInYear.flatMap(({ payments }) => payments)

function paidTo(request: Fields) {
  const { payments, transfers } = asked<PaymentsResponse>('payments', request)
  return {
    payments: payments.filter(({ tax_year }) => tax_year === YEAR),
    transfers: transfers.filter(({ withheld_from }) => withheld_from.startsWith(`${YEAR}`)),
  }
}

/** Makes a document as JSON. */
async function documentOf<Document>(kind: string, period: string): Promise<Document> {
  const output = join(folder, `${kind}-${period}`)
  const options = ['--employer', join(folder, 'employer.json'), '--output', output]
  const line = ['documents', kind, join(folder, 'people.ndjson'), '--period', period]
  const { stdout, stderr } = await runOklad([...line, '--format', 'json', ...options])
  const path = join(output, `${kind}-${period}.json`)
  if (!existsSync(path))
    throw new Error(
      `${stdout}${stderr}`
        .split('\n')
        .filter((line) => !/✓| as in /.test(line))
        .join('\n'),
    )
  return JSON.parse(await readFile(path, 'utf8'))
}

const sum = <Item>(items: readonly Item[], read: (item: Item) => number) =>
  items.reduce((total, item) => total + read(item), 0)

/** Sums by their keys. */
function sumsBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  read: (item: Item) => number,
): Record<string, number> {
  const keys = [...new Set(items.map(keyOf))].sort()
  const sums = keys.map((key) => [
    key,
    sum(
      items.filter((item) => keyOf(item) === key),
      read,
    ),
  ])
  return Object.fromEntries(sums.filter(([, total]) => total !== 0))
}

interface Report {
  readonly section1: readonly { readonly lines: Readonly<Record<string, number>> }[]
  readonly section2: readonly {
    readonly rate: number
    readonly lines: Readonly<Record<string, number>>
  }[]
}

it('6-НДФЛ of the year has the income, the deductions and the tax of the payments', async () => {
  const { section1, section2 } = await documentOf<Report>('ndfl6', `${YEAR}-Q4`)
  const parts = payments.flatMap(({ tax_parts }) => tax_parts)
  const tax = sum(payments, ({ tax_amount }) => tax_amount)
  // Tax set off between lines is returned in the one and withheld in the other.
  const withheld = sum(section1, ({ lines }) => (lines['020'] ?? 0) - (lines['030'] ?? 0))
  const inLines = sum(section2, ({ lines }) => (lines['160'] ?? 0) - (lines['190'] ?? 0))
  expect([withheld, inLines]).toEqual([tax, tax])
  for (const [line, name] of [
    ['120', 'income'],
    ['130', 'deduction'],
    ['131', 'tax_base'],
  ] as const) {
    const ofPayments = sumsBy(
      parts,
      ({ rate }) => `${rate}`,
      (part) => part[name],
    )
    expect(
      sumsBy(
        section2,
        ({ rate }) => `${rate}`,
        ({ lines }) => lines[line] ?? 0,
      ),
    ).toEqual(ofPayments)
  }
})

it('payments say what the documents of the year set off between rates', () => {
  const setOff = people.map((request) => {
    const divided = new PersonTax().divide(paidTo(request).payments, [12])
    const parts = divided.flatMap(({ tax_parts }) => tax_parts)
    return sum(parts, ({ returned = 0 }) => returned)
  })
  const said = people.map((request, index) => {
    const { warnings = [] } = asked<PaymentsResponse>('payments', request)
    const amount = writeSum(setOff[index] ?? 0, 'en')
    const ofYear = warnings.filter(({ detail }) => detail.startsWith(`In ${YEAR}, ${amount} of`))
    return ofYear.filter(({ code }) => code === 'tax_set_off').length
  })
  expect(said).toEqual(setOff.map((amount) => Number(amount > 0)))
  expect(said).toContain(1)
})

interface Notice {
  readonly quarter: number
  readonly slot: string
  readonly lines: readonly { readonly tax_amount: number }[]
}

/** The slots of a quarter in the order of the lines 021 to 026 and 031 to 036. */
const slots = ['01', '11', '02', '12', '03', '13']
const quarters = [1, 2, 3, 4]

it('the notices of the year have the tax of the transfers, and the tax set off in their slots', async () => {
  const notices = await Promise.all(
    quarters.map((quarter) => documentOf<Notice[]>('notice', `${YEAR}-Q${quarter}`)),
  )
  const reports = await Promise.all(
    quarters.map((quarter) => documentOf<Report>('ndfl6', `${YEAR}-Q${quarter}`)),
  )
  const setOff = reports.flatMap(({ section1 }, index) =>
    slots.map((slot, place) => ({
      key: `${index + 1} ${slot}`,
      tax: sum(section1, ({ lines }) => lines[`03${place + 1}`] ?? 0),
    })),
  )
  const transferred = paidInYear.flatMap(({ transfers }) =>
    transfers.map(({ withheld_to, slot, tax_amount: tax }) => ({
      key: `${Math.ceil(Number(withheld_to.slice(5, 7)) / 3)} ${slot}`,
      tax,
    })),
  )
  const noticed = notices.flat().map(({ quarter, slot, lines }) => ({
    key: `${quarter} ${slot}`,
    tax: sum(lines, ({ tax_amount }) => tax_amount),
  }))
  const bySlot = (sums: readonly { readonly key: string; readonly tax: number }[]) =>
    sumsBy(
      sums,
      ({ key }) => key,
      ({ tax }) => tax,
    )
  expect(bySlot(noticed)).toEqual(bySlot([...transferred, ...setOff]))
})

interface Certificate {
  readonly number: number
  readonly certificate: {
    readonly lines: readonly Readonly<
      Record<'income' | 'tax_base' | 'tax_amount' | 'returned', number>
    >[]
  }
}

it('each certificate has the income, the base and the tax of the payments of its person', async () => {
  const certificates = await documentOf<Certificate[]>('certificate', `${YEAR}`)
  const expected = paidInYear.filter(({ payments }) =>
    payments.some(({ gross_income }) => gross_income > 0),
  )
  const rows = certificates.map(({ certificate: { lines } }) => [
    sum(lines, ({ income }) => income),
    sum(lines, ({ tax_base }) => tax_base),
    sum(lines, ({ tax_amount, returned }) => tax_amount - returned),
  ])
  expect(rows).toEqual(
    expected.map(({ payments }) => {
      const parts = payments.flatMap(({ tax_parts }) => tax_parts)
      return [
        sum(parts, ({ income }) => income),
        sum(parts, ({ tax_base }) => tax_base),
        sum(payments, ({ tax_amount }) => tax_amount),
      ]
    }),
  )
})
