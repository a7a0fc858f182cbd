import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  corrected,
  encode,
  neededFields,
  noticesOf,
  noticesOfDeductions,
  noticeXml,
  type PersonCertificate,
  PersonTax,
  PersonYear,
  personalDataXml,
  quarters,
  readFiled,
  readPerson,
  reportOf,
  reportXml,
  settled,
  withBudgetCodes,
  writeXml,
  type XmlDocument,
  YearSums,
} from '@oklad/documents'
import { anyPerson, divided, paymentsOf } from '@oklad/documents/testing'
import { noticeKindNames } from '@oklad/engine/internal'
import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/needed-program.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const employer = {
  name: 'ООО «Ромашка & Ко»',
  ...{ inn: '7707083893', kpp: '770701001', oktmo: '45378000', tax_office: '7707' },
  phone: '+7 495 000-00-00',
  signer: { surname: 'Ёлкина', first_name: 'Анна' },
  budget_codes: Object.fromEntries(
    [13, 15, 18, 20, 22].map((rate) => [rate, `182101020${rate}011000110`]),
  ),
}
const person = {
  ...{ surname: "О'Нил-Петров", first_name: 'Пётр', patronymic: 'Иванович', inn: '500100732259' },
  ...{ snils: '112-233-445 95', birth_date: '1980-02-29', document_code: '21' },
  ...{ document_number: '45 01 <1> "2"', citizenship: '643', status: '1' },
}
const stamp = { date: '2027-02-01', id: 'A-1', program: 'Oklad 0.1.0' }

/** A notice for each kind of deduction: two of them are one. */
const notices = noticesOfDeductions(
  noticeKindNames.map((kind, index) => ({
    ...{ kind, month: 1, amount: 1, date: '2026-09-28', tax_office: '7707' },
    number: `12/Ж-${Math.max(index, 1)}`,
  })),
)

type Payments = Parameters<typeof withBudgetCodes>[0]

/** The person whose bonus of October was too large: 1,300 of 2,600 are returned in November. */
const [paidTwice, paidOnce] = [2_000_000, 1_000_000].map((bonus) =>
  paymentsOf({ gross_salary: 10_000_000, monthly_bonuses: [...Array(9).fill(0), bonus, 0, 0] }),
) as [Payments, Payments]
const onDay = '2026-11-09'
const returned = { on: onDay, amount: 130_000 }
const recalculated = settled({ was: paidTwice, is: paidOnce, on: onDay, returned }, new PersonTax())

async function xmlOf(root: XmlDocument['root']) {
  let xml = ''
  for await (const piece of writeXml(root)) xml += piece
  return xml
}

/** All files of the year of some people. */
function filesOf(people: readonly (readonly Payments[])[], more?: typeof recalculated) {
  const sums = new YearSums(2026)
  const all = people.map((employments) =>
    employments.map((payments) => withBudgetCodes(payments, employer.budget_codes)),
  )
  const settledOne = Array.isArray(more) ? [[more]] : []
  const certificates = [...all, ...settledOne].map((employments, index): PersonCertificate => {
    const lines = new Map()
    const year = new PersonYear(2026)
    const tax = new PersonTax()
    for (const coded of employments) {
      const paid = divided(coded, tax)
      sums.add(paid, lines)
      year.add(paid)
    }
    const document_number = `45 01 <${people.length - index}>`
    return {
      number: index + 1,
      person: { ...person, document_number },
      certificate: year.certificate(),
      notices,
    }
  })
  const paid = certificates.filter(({ certificate }) => certificate.lines.length > 0)
  return quarters.flatMap((quarter): XmlDocument[] => {
    const report = reportOf(sums, quarter)
    return [
      ...(report.section2.length > 0
        ? [reportXml(report, employer, stamp, quarter === 4 ? paid : [])]
        : []),
      ...noticesOf(sums, quarter).map((notice) => noticeXml([notice], employer, stamp)),
      personalDataXml(2026, quarter, [{ person, gross_income: 12_345_678 }], employer, stamp),
    ]
  })
}

/** The files of the last quarter of the year, as corrections of those of other people. */
async function correctionsOf(before: readonly XmlDocument[], after: readonly XmlDocument[]) {
  const months = { year: 2026, quarter: 4, firstMonth: 4, lastMonth: 12 } as const
  const found: XmlDocument[] = []
  for (const [kind, prefix] of [
    ['notice', 'UT_'],
    ['ndfl6', 'NO_NDFL'],
    ['personal-data', 'NO_PERS'],
  ] as const) {
    const [was, is] = [before, after].map((all) =>
      all.findLast(({ name }) => name.startsWith(prefix)),
    )
    if (!was || !is) continue
    const { filed, problems } = readFiled(
      [encode(await xmlOf(was.root))],
      { kind, ...months },
      employer,
    )
    expect(problems).toEqual([])
    const correction = await corrected(is, filed)
    if (correction) found.push(correction)
  }
  return found
}

const decode = (bytes: Uint8Array) => new TextDecoder('windows-1251').decode(bytes)

const folder = process.env['OKLAD_FORMATS']
const schemas = folder === undefined ? [] : readdirSync(folder)
const schemaOf = (name: string) =>
  join(folder ?? '', schemas.find((file) => file.startsWith(name)) ?? `${name}: no schema`)

if (folder === undefined)
  it.skip('the schemas of the formats, because OKLAD_FORMATS names no folder')
describe.skipIf(folder === undefined || !hasProgram('xmllint'))('the files', () => {
  it('are valid by the official schemas for any people', async () => {
    using written = new TemporaryFolder()
    const byFormat = new Map<string, string[]>()
    await fc.assert(
      fc.asyncProperty(fc.array(anyPerson, { minLength: 1, maxLength: 4 }), async (people) => {
        const corrections = await correctionsOf(
          filesOf(people),
          filesOf(people.slice(1), recalculated),
        )
        for (const { name, root } of [...filesOf(people), ...corrections]) {
          const format = name.split('_').slice(0, 2).join('_')
          const files = byFormat.get(format) ?? []
          byFormat.set(format, files)
          const path = written.file(`${format}-${files.length}.xml`)
          files.push(path)
          writeFileSync(path, encode(await xmlOf(root)))
        }
      }),
      { numRuns: runs(300), interruptAfterTimeLimit: 120_000 },
    )
    const reports = byFormat.get('NO_NDFL6.2') ?? []
    expect(reports.some((path) => decode(readFileSync(path)).includes('<УведВыч '))).toBe(true)
    expect([...byFormat.keys()].sort()).toEqual(['NO_NDFL6.2', 'NO_PERSSVFL', 'UT_UVISCHSUMNAL'])
    for (const [format, files] of byFormat) {
      execFileSync('xmllint', ['--noout', '--schema', schemaOf(format), ...files], {
        stdio: ['ignore', 'ignore', 'pipe'],
        maxBuffer: 1e8,
      })
      console.log(`${files.length} files of ${format} are valid`)
    }
  })
})

const letters = fc.constantFrom(..."АяЁёIVДд -.'(),/".split(''))
const anyName = fc.string({ unit: letters, minLength: 1, maxLength: 12 })

it.skipIf(folder === undefined || !hasProgram('xmllint'))(
  'every name that is accepted is valid by the schema of personal data',
  async () => {
    using written = new TemporaryFolder()
    const accepted = fc.sample(anyName, { numRuns: 20_000, seed: 1 }).filter((surname) => {
      const { problems } = readPerson({ ...person, surname }, neededFields['personal-data'])
      return problems.length === 0
    })
    expect(accepted.length).toBeGreaterThan(100)
    const people = accepted.map((surname) => ({ person: { ...person, surname }, gross_income: 1 }))
    const { root } = personalDataXml(2026, 1, people, employer, stamp)
    const path = written.file('names.xml')
    writeFileSync(path, encode(await xmlOf(root)))
    execFileSync('xmllint', ['--noout', '--schema', schemaOf('NO_PERSSVFL'), path], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  },
)

it('tax that is returned is in the report and not withheld in the certificate', async () => {
  const report = filesOf([], recalculated).findLast(({ name }) => name.startsWith('NO_NDFL'))
  const xml = report ? await xmlOf(report.root) : ''
  expect(xml).toContain('СумНалВоз="1300"')
  expect(xml).toMatch(/СумНалВоз3Срок="1300"/)
  expect(xml).toContain('СумНалВозвр="1300"')
  // 13 % of 1,210,000.
  expect(xml).toContain('НалИсчисл="157300"')
  expect(xml).toContain('НалУдерж="157300" НалУдержЛиш="0"')
})

it('the files pass the checks of the formats that are outside of the schemas', async () => {
  const people = fc.sample(anyPerson, { numRuns: 20, seed: 1 })
  for (const { name, root } of filesOf(people)) {
    const xml = await xmlOf(root)
    // The file has the name that it says.
    expect(xml).toContain(`<Файл ИдФайл="${name}"`)
    expect(name).toMatch(/^[A-Z\d._]+_7707_7707_7707083893770701001_20270201_A-1$/)
    // The agent signs, with a name, so there is no representative.
    expect(xml).toMatch(
      /<Подписант ПрПодп="1"><ФИО Фамилия="Ёлкина" Имя="Анна"><\/ФИО><\/Подписант>/,
    )
    expect(xml).not.toMatch(/СвПред|СвРеоргЮЛ|НПФЛ|ПрАннулир/)
    // A notice of an organisation names the КПП of each line.
    expect(xml.match(/<УвИсчСумНалог /g)?.length).toBe(xml.match(/ КППДекл=/g)?.length)
    for (const obligation of xml.match(/<ОбязНА .*?<\/ОбязНА>/g) ?? []) {
      expect(obligation).toMatch(/<СведСумНалУд .*<СведСумНалВоз /)
    }
    // Certificates are in the report of a year, and each has income.
    const certificates = xml.match(/<СправДох .*?<\/СправДох>/g) ?? []
    expect(certificates.every((one) => one.includes('<СведДох '))).toBe(true)
    expect(certificates.length > 0).toBe(
      xml.includes('КНД="1151100"') && xml.includes('Период="34"'),
    )
  }
})
