import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const folder = mkdtempSync(join(tmpdir(), 'oklad-year-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A taxpayer number of a person with right control digits. */
function innOf(index: number): string {
  const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
  const digit = (text: string, of: readonly number[]) =>
    (of.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11) % 10
  const ten = `5001${String(index).padStart(6, '0')}`
  const eleven = ten + digit(ten, weights.slice(1))
  return eleven + digit(eleven, weights)
}

/** An insurance number of a person with the right control number. */
function snilsOf(index: number): string {
  const digits = `002003${String(index).padStart(3, '0')}`
  const sum = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (9 - place), 0)
  const control = String((sum % 101) % 100).padStart(2, '0')
  return `${digits.replace(/(...)(...)(...)/, '$1-$2-$3')} ${control}`
}

const columns =
  'ФИО;ИНН;СНИЛС;Дата рождения;Паспорт;Оклад;Районный коэффициент;Северная надбавка, %;Дата приёма;Дата увольнения;Дети;Отпуск с;Отпуск по;Налоговый резидент'

/** 50 people: every third in the north, every fourth on vacation, one is dismissed, one is not a resident, one is hired again. */
const people = Array.from({ length: 50 }, (_, index) => {
  const isNorthern = index % 3 === 0
  const onVacation = index % 4 === 1 ? ['06.07.2026', '19.07.2026'] : ['', '']
  const [hired, dismissed] = index === 7 ? ['', '30.06.2026'] : ['', '']
  const pay = [30_000 + index * 9_000, ...(isNorthern ? ['1,5', '50'] : ['', ''])]
  return [
    ...[`Фамильный Имя${'абвгдежзик'[index % 10]} Отчествович`, innOf(index), snilsOf(index)],
    ...['01.02.1980', `45 01 ${100_000 + index}`, ...pay, hired, dismissed, index % 3],
    ...[...onVacation, index === 11 ? 'нет' : 'да'],
  ]
})
const again = [...(people[7] ?? [])]
again.splice(8, 2, '01.09.2026', '')
const table = [columns, ...[...people, again].map((cells) => cells.join(';'))].join('\n')
const employer = {
  ...{ name: 'ООО «Север»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}

/** Runs the command, and returns what it writes. */
async function files(kind: string, period: string, format: string) {
  const output = join(folder, `${kind}-${period}-${format}`)
  const options = ['--period', period, '--format', format, '--output', output]
  const run = await runOklad(
    [
      'documents',
      kind,
      join(folder, 'people.csv'),
      '--employer',
      join(folder, 'employer.json'),
    ].concat(options),
  )
  expect(run.code, run.stderr).toBe(0)
  expect(run.stdout + run.stderr).not.toMatch(/Фамильный|Отчествович|5001\d{8}/)
  return readdirSync(output).map((name) => join(output, name))
}

const jsonOf = async (kind: string, period: string) =>
  JSON.parse(readFileSync((await files(kind, period, 'json'))[0] ?? '', 'utf8'))

interface Line {
  readonly rate: number
  readonly budget_code: string
}
type Sums<Names extends string> = Line & { readonly [Name in Names]: number }

it('a year of 50 people is four reports, its notices and 50 certificates whose sums meet', async () => {
  writeFileSync(join(folder, 'people.csv'), table)
  writeFileSync(join(folder, 'employer.json'), JSON.stringify(employer))
  const periods = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']
  const reports = []
  for (const period of periods) reports.push(await jsonOf('ndfl6', period))
  const annual = reports[3]
  const notices: { quarter: number; slot: string; lines: Sums<'tax_amount'>[] }[] = await jsonOf(
    'notice',
    '2026',
  )
  const certificates: {
    certificate: { lines: Sums<'income' | 'deduction' | 'tax_base' | 'due' | 'tax_amount'>[] }
  }[] = await jsonOf('certificate', '2026')
  expect(certificates).toHaveLength(50)
  // Each month has a notice.
  expect(new Set(notices.map(({ quarter, slot }) => `${quarter} ${slot[1]}`)).size).toBe(12)
  const slots = { '01': '021', 11: '022', '02': '023', 12: '024', '03': '025', 13: '026' } as const
  for (const { quarter, slot, lines } of notices) {
    for (const { budget_code, tax_amount } of lines) {
      const line = reports[quarter - 1].section1.find(
        (one: Line) => one.budget_code === budget_code,
      )
      expect(line.lines[slots[slot as keyof typeof slots]]).toBe(tax_amount)
    }
  }
  const noticed = notices
    .flatMap(({ lines }) => lines)
    .reduce((sum, one) => sum + one.tax_amount, 0)
  const withheld = annual.section2.reduce(
    (sum: number, { lines }: { lines: Record<string, number> }) => sum + (lines['160'] ?? 0),
    0,
  )
  expect(noticed).toBe(withheld)
  expect(annual.section2.length).toBeGreaterThanOrEqual(4)
  for (const { rate, budget_code, lines } of annual.section2) {
    const own = certificates
      .flatMap(({ certificate }) => certificate.lines)
      .filter((line) => line.rate === rate && line.budget_code === budget_code)
    const sum = (name: 'income' | 'deduction' | 'tax_base' | 'due' | 'tax_amount') =>
      own.reduce((total, line) => total + line[name], 0)
    expect([
      own.length,
      sum('income'),
      sum('deduction'),
      sum('tax_base'),
      sum('due'),
      sum('tax_amount'),
    ]).toEqual(['110', '120', '130', '131', '140', '160'].map((line) => lines[line]))
  }
  const pages = await files('certificate', '2026', 'html')
  expect(pages).toHaveLength(50)
  const xml = await files('notice', '2026', 'xml')
  // Every month but the last of a quarter; the dismissed person is not there in July and August.
  for (const month of ['01', '02', '04', '05', '07', '08', '10', '11']) {
    const [file = ''] = await files('personal-data', `2026-${month}`, 'xml')
    const written = new TextDecoder('windows-1251').decode(readFileSync(file))
    const paid = [...written.matchAll(/СумВыпл="([\d.]+)"/g)].map(([, sum]) => Number(sum) * 100)
    // The first one has 30,000 with a coefficient and an allowance of half of it each.
    expect(paid[0]).toBe(6_000_000)
    expect(paid).toHaveLength(month === '07' || month === '08' ? 49 : 50)
    xml.push(file)
  }
  for (const period of periods) xml.push(...(await files('ndfl6', period, 'xml')))
  const formats = process.env['OKLAD_FORMATS']
  if (formats === undefined) return
  for (const schema of readdirSync(formats).filter((name) => name.endsWith('.xsd'))) {
    const own = xml.filter((path) =>
      schema.startsWith(/[A-Z]+_[A-Z\d.]+(?=_7707_)/.exec(path)?.[0] ?? ''),
    )
    expect(own).not.toEqual([])
    execFileSync('xmllint', ['--noout', '--schema', join(formats, schema), ...own], {
      stdio: 'pipe',
    })
  }
})
