import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type {
  PrivateCalculationResponse,
  RecalculationResponse,
  VacationPayResponse,
} from '@oklad/contract/wire'
import { roubles, sickPayOf } from '@oklad/engine'
import { serveInProcess } from '@oklad/server/testing'
import { rowsOf } from '@oklad/table/testing'
import { emptyInput, listFile, outcomeOf, textsFor, workbookOf } from '@oklad/web/testing'
import { runOklad } from 'oklad/testing'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asked, problemsOf, YEAR } from './asked.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oklad-two-doors-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command over a table. */
async function command(table: string, name: string, ...options: readonly string[]) {
  const path = join(folder, name)
  await writeFile(path, table)
  const language = options.includes('--lang') ? [] : ['--lang', 'en']
  return runOklad([...options, ...language].map((option) => option.replace('TABLE', path)))
}

/** Posts to the service, and returns the body of the reply. */
async function posted(path: string, body: string, type = 'application/json', language = 'en') {
  const { handle } = await serveInProcess({ API_KEY: 'key-of-two-doors', LOG_LEVEL: 'silent' })
  const headers = {
    'content-type': type,
    accept: type,
    'accept-language': language,
    'x-api-key': 'key-of-two-doors',
  }
  const bytes = new TextEncoder().encode(body)
  const reply = await handle({ path: `/api/v1/private-calc${path}`, headers, body: bytes })
  const pieces = reply.body
  if (pieces === null || !('next' in Object(pieces))) return String(pieces)
  const read = { [Symbol.asyncIterator]: () => pieces as AsyncIterator<string> }
  return text(read)
}

const employees = ['Анна;100000;ТД', 'Борис;100000;ТД', 'Вера;50000;ГПХ', 'Глеб;50000;НПД']
const list = ['ФИО;Оклад;Договор', ...employees].join('\n')

/** The cost of the list in the column of a file, roubles. */
async function costIn(format: 'csv' | 'xlsx') {
  const output = join(folder, `cost.${format}`)
  const { stderr } = await command(list, 'list.csv', 'batch', 'TABLE', '--output', output)
  const file = await readFile(output).catch(() => Promise.reject(new Error(stderr)))
  const rows = await rowsOf(format, file)
  const people = rows.filter(({ ФИО: name }) => employees.some((row) => row.startsWith(`${name};`)))
  return people.reduce((sum, row) => {
    const cost = row['employer_total_cost_rub'] ?? row['Cost to the employer, ₽'] ?? Number.NaN
    return sum + Number(String(cost).replace(',', '.'))
  }, 0)
}

/** A net pay of at least 200,000 in each month, on the page. */
function sought() {
  const details = { start_date: `${YEAR}-01-01` }
  const amount = roubles(200_000)
  const input = { ...emptyInput, kind: 'net', basis: 'every_month', amount, details } as const
  const solved = outcomeOf(input, YEAR)
  if (solved.state !== 'solved') throw new Error(solved.state)
  return { input, solved }
}

/** A bonus of October is taken back on the last day of the year. */
const withBonus = {
  ...{ gross_salary: 10_000_000, start_date: `${YEAR}-01-01` },
  monthly_bonuses: [...Array(9).fill(0), 10_000_000, 0, 0],
}
const { monthly_bonuses: _, ...withoutBonus } = withBonus
const employer = {
  ...{ name: 'ООО «Ромашка»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  ...{ tax_office: '7707', signer: { surname: 'Ёлкина', first_name: 'Анна' } },
}
const person = {
  ...{ surname: 'Иванов', first_name: 'Иван', birth_date: '1990-01-31', citizenship: '643' },
  ...{ document_code: '21', document_number: '45 10 123456' },
}

/** Makes 6-НДФЛ of a table. */
async function report(table: string, name: string, quarter: number) {
  const employerFile = join(folder, 'employer.json')
  await writeFile(employerFile, JSON.stringify(employer))
  const period = `${YEAR}-Q${quarter}`
  const line = ['documents', 'ndfl6', 'TABLE', '--period', period, '--format', 'json']
  // A refused report must not find the file of another.
  const output = await mkdtemp(join(folder, 'report-'))
  const files = ['--employer', employerFile, '--output', output]
  const { stderr } = await command(table, name, ...line, ...files)
  const made = readFile(join(output, `ndfl6-${period}.json`), 'utf8').then(JSON.parse)
  return { stderr, made: await made.catch(() => undefined) }
}

async function line180() {
  const rows = [withBonus, { ...withoutBonus, recalculated_on: `${YEAR}-12-31` }]
  const table = rows.map((row) => `${JSON.stringify({ ...row, ...person })}\n`).join('')
  const { made, stderr } = await report(table, 'recalculated.ndjson', 4)
  return made?.section2[0].lines['180'] ?? stderr
}

/** The tax of the year in 6-НДФЛ of two employments, kopecks. */
async function taxOf(before: object | undefined) {
  const { made, stderr } = await report(employments(before), 'employments.ndjson', 4)
  const rates: readonly { lines: Record<string, number> }[] = made?.section2 ?? []
  return rates.length > 0 ? rates.reduce((sum, { lines }) => sum + (lines['140'] ?? 0), 0) : stderr
}

/** Two years at the minimum wage, with a vacation in March and another one in July. */
const lowest = { 2025: 2_244_000, 2026: 2_709_300 }
const months = Array.from({ length: 18 }, (__, index) => {
  const year = index < 12 ? 2025 : 2026
  const month = `${year}-${String((index % 12) + 1).padStart(2, '0')}`
  return { month, pay: lowest[year] }
})
const inMarch = { kind: 'vacation', from: '2026-03-16', days: 14 }
const inJuly = { kind: 'vacation', from: '2026-07-06', days: 14 }

const twice = 'ФИО;Оклад\nКотов Иван;250000\nКотов Иван;250000\n'
const isSamePerson = (text: string) => /same name as in row 2/.test(text)

/** Two employments of one person: 250,000 a month until June, and again from July. */
const fromJanuary = {
  gross_salary: 25_000_000,
  start_date: `${YEAR}-01-01`,
  end_date: `${YEAR}-06-30`,
}
const fromJuly = { gross_salary: 25_000_000, start_date: `${YEAR}-07-01` }
const paidUntilJune = {
  base_gross_income: 150_000_000,
  north_gross_income: 0,
  tax_withheld: 19_500_000,
}
const employments = (income_before: object | undefined) =>
  [fromJanuary, { ...fromJuly, income_before }]
    .map((row) => `${JSON.stringify({ ...row, ...person, inn: '500100732259' })}\n`)
    .join('')

const wrongLeave = { from: '2026-02-30', to: '2026-03-04', cause: 'flu', insuranceMonths: -1 }

/** The fields of `names` that a text has, in any of their spellings. */
const namedIn = (text: string) =>
  ['from', 'cause', 'insurance_months'].filter((name) =>
    new RegExp(`\\b${name.replace('_', '_?')}\\b`, 'i').test(text),
  )

function refusalOf(question: () => unknown): string {
  try {
    question()
    return 'answered'
  } catch (error) {
    return String(error)
  }
}

const nextYear = { gross_salary: 10_000_000, start_date: `${YEAR + 1}-01-01` }
const ofNextYear = {
  before: nextYear,
  after: { ...nextYear, gross_salary: 9_000_000 },
  paid_on: `${YEAR + 1}-06-10`,
}
const isProvisional = (text: string) => text.includes(`law of ${YEAR + 1} is not known yet`)

/** The questions that once had two answers: the right one, by hand or by law, and the doors. */
const questions: Readonly<
  Record<string, { readonly right: unknown; readonly doors: Record<string, () => unknown> }>
> = {
  'the cost of a list': {
    // 1,200,000 and 30.2 % of it twice, 600,000 and 30 % of it, 600,000.
    right: 4_504_800,
    doors: {
      CSV: () => costIn('csv'),
      workbook: () => costIn('xlsx'),
      async command() {
        const output = ['--output', join(folder, 'summary.csv')]
        const { stderr } = await command(list, 'list.csv', 'batch', 'TABLE', ...output)
        return Number(/Total cost +([\d,.]+)/.exec(stderr)?.[1]?.replaceAll(',', ''))
      },
      async service() {
        const body = await posted('/batch', list, 'text/csv')
        const rows = await rowsOf('csv', body)
        return rows.reduce(
          (sum, row) => sum + Number(String(row['employer_total_cost_rub']).replace(',', '.')),
          0,
        )
      },
    },
  },
  'the salary for a net pay of 200,000': {
    // Of the round 236,000: 2,400,000 × 13 % + 432,000 × 15 %, as of the salary itself.
    right: [23_600_000, 37_680_000],
    doors: {
      'headline of the page': () => [sought().solved.salary, sought().solved.year.incomeTax],
      'months of the page': () => {
        const { months, total } = sought().solved.statement
        return [months[0]?.amounts.grossIncome, total.incomeTax]
      },
      async 'workbook of the page'() {
        const { input, solved } = sought()
        const file = await workbookOf(input, solved, {
          language: 'en',
          texts: textsFor('en', 'TD'),
        })
        const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()))
        const [head = [], first = []] = sheet?.data ?? []
        const total = sheet?.data.at(-1) ?? []
        const cell = (row: readonly unknown[], name: RegExp) =>
          Number(row[head.findIndex((title) => name.test(String(title)))])
        return [cell(first, /^Accrued|^Gross/) * 100, cell(total, /tax/i) * 100]
      },
      'the year of that salary': () => {
        const request = { gross_salary: 23_600_000, start_date: `${YEAR}-01-01` }
        const year = asked<PrivateCalculationResponse>('privateCalc', request)
        return [year.gross_salary, year.annual_tax_amount]
      },
    },
  },
  'excess tax with nothing left to pay': {
    // 13 % of 100,000.
    right: 1_300_000,
    doors: {
      recalculation() {
        const request = { before: withBonus, after: withoutBonus, paid_on: `${YEAR}-12-31` }
        const { excess_tax } = asked<RecalculationResponse>('recalculate', request)
        return excess_tax.set_off === 0 ? excess_tax.to_return : excess_tax
      },
      'line 180 of 6-НДФЛ': line180,
    },
  },
  'a vacation at the floor': {
    // 27,093 / 29.3 = 924.68, for 14 days.
    right: 1_294_552,
    doors: {
      question: () =>
        asked<VacationPayResponse>('vacationPay', {
          ...{ kind: 'vacation', start_date: '2026-07-06', days: 14, salary: lowest[2026] },
          months: months.slice(6),
        }).pay,
      year() {
        const request = {
          ...{ gross_salary: lowest[2026], start_date: '2026-01-01' },
          ...{ absences: [inMarch, inJuly], earnings_before: months.slice(0, 12) },
        }
        return asked<PrivateCalculationResponse>('privateCalc', request).absence_pay?.[1]?.pay
      },
    },
  },
  'sick pay for a wrong cause, day and insurance': {
    right: ['from', 'cause', 'insurance_months'],
    doors: {
      package: () => namedIn(refusalOf(() => sickPayOf(wrongLeave as never))),
      service: () =>
        namedIn(
          problemsOf('sickPay', {
            ...{ from: wrongLeave.from, to: wrongLeave.to, cause: wrongLeave.cause },
            insurance_months: wrongLeave.insuranceMonths,
          }).join(' '),
        ),
      async command() {
        const line = ['sick-pay', '--from', wrongLeave.from, '--to', wrongLeave.to]
        const terms = ['--cause', 'flu', '--insurance-months', '-1', '--lang', 'en']
        const { stderr } = await runOklad([...line, ...terms])
        return namedIn(stderr.replaceAll('-months', '_months'))
      },
    },
  },
  'a law that is not known yet': {
    right: true,
    doors: {
      service: async () => isProvisional(await posted('/recalculate', JSON.stringify(ofNextYear))),
      async command() {
        const input = JSON.stringify(ofNextYear)
        const line = ['recalculate', '--request', '-', '--lang', 'en']
        const { stdout, stderr } = await runOklad(line, { input })
        return isProvisional(`${stdout}${stderr}`.replaceAll(/\s+/g, ' '))
      },
    },
  },
  'two employments one after the other': {
    // 2,400,000 × 13 % + 600,000 × 15 % in the year.
    right: 40_200_000,
    doors: {
      async batch() {
        const output = join(folder, 'employments.ndjson')
        const table = employments(paidUntilJune)
        const { stderr } = await command(table, 'e.ndjson', 'batch', 'TABLE', '--output', output)
        const rows = (await readFile(output, 'utf8')).trim().split('\n')
        const taxes = rows.map((row) => JSON.parse(row).annual_tax_amount)
        return taxes.every(Number.isInteger) ? taxes[0] + taxes[1] : stderr
      },
      documents: () => taxOf(paidUntilJune),
      'documents with the rows alone': () => taxOf(undefined),
    },
  },
  'another pay before than that of the first employment': {
    right: true,
    doors: {
      async documents() {
        const wrong = { ...paidUntilJune, tax_withheld: 19_400_000 }
        const { stderr } = await report(employments(wrong), 'wrong.ndjson', 4)
        return /row 2, income_before: differs[\s\S]*nothing is written/.test(stderr) || stderr
      },
    },
  },
  'two employments without the pay before': {
    right: true,
    doors: {
      async batch() {
        const output = join(folder, 'unsaid.ndjson')
        await command(employments(undefined), 'u.ndjson', 'batch', 'TABLE', '--output', output)
        return /the later row needs .*before the first month/.test(await readFile(output, 'utf8'))
      },
    },
  },
  'one person in two rows': {
    right: true,
    doors: {
      async batch() {
        const output = join(folder, 'twice.ndjson')
        await command(twice, 'twice.csv', 'batch', 'TABLE', '--output', output)
        return isSamePerson(await readFile(output, 'utf8'))
      },
      service: async () => isSamePerson(await posted('/batch', twice, 'text/csv')),
      async documents() {
        const { made, stderr } = await report(twice, 'two.csv', 1)
        return made === undefined && /row 3/i.test(stderr) ? true : stderr
      },
    },
  },
}

/** The doors that differ, which should be none. */
const known: readonly string[] = []

it('no question has two answers', async () => {
  const differences: string[] = []
  for (const [question, { right, doors }] of Object.entries(questions)) {
    for (const [door, answer] of Object.entries(doors)) {
      const found = await Promise.resolve().then(answer).catch(String)
      if (isDeepStrictEqual(found, right)) continue
      differences.push(
        `${question}, ${door}: ${JSON.stringify(found)} for ${JSON.stringify(right)}`,
      )
    }
  }
  expect(differences).toEqual(known)
})

it('writes one CSV of a list: the command, the service and the page', async () => {
  const people = ['Анна;500000;+', 'Пётр;10000;+', 'Вера;100000;', 'Олег;;']
  for (const [language, pay] of [
    ['ru', 'Оклад'],
    ['ru', 'gross_salary_rub'],
    ['en', 'Оклад'],
  ] as const) {
    const table = [`ФИО;${pay};НПД`, ...people].join('\n')
    const isRussian = language === 'ru' && pay === 'Оклад'
    const output = join(folder, `one-${language}-${pay}.csv`)
    await command(table, 'one.csv', 'batch', 'TABLE', '--output', output, '--lang', language)
    const ofCommand = await readFile(output, 'utf8')
    expect(await posted('/batch', table, 'text/csv', language)).toBe(ofCommand)
    const file = new File([table], 'one.csv')
    const ofPage = await listFile(file, 'csv', { language, currentYear: YEAR })
    // The text of a Blob has no byte order mark.
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await ofPage.arrayBuffer())).toBe(
      ofCommand,
    )
    const [title = '', ...rows] = ofCommand.split('\n')
    // Whether the income of the year is above the limit of the self-employed.
    const flags = isRussian ? ['да', 'нет'] : ['true', 'false']
    for (const [index, word] of flags.entries()) expect(rows[index]?.split(';')).toContain(word)
    expect(title).toContain(isRussian ? 'Удержан НДФЛ за год, ₽' : 'annual_tax_amount_rub')
  }
})
