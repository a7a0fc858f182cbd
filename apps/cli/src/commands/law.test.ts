import { lawDifference, lawDocument } from '@oklad/answers'
import { startYears } from '@oklad/contract/fields'
import { lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const { minimum, maximum } = startYears
const NEXT_YEAR = NEWEST_TAX_YEAR + 1
const CALENDAR = lawOf(NEXT_YEAR).workingDays === null ? '' : 'apart from its production calendar, '
const PROVISIONAL = `! The law of ${NEXT_YEAR} is not known yet: ${CALENDAR}these are the figures of ${NEWEST_TAX_YEAR}.`

const oklad = (line: string, options = {}) => runOklad(line.split(' '), options)

describe('oklad law', () => {
  // Law № 176-ФЗ and decree № 1705.
  it('shows figures in roubles with their sources', async () => {
    const { code, stdout, stderr } = await oklad('law 2026', { columns: 120 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const lines = stdout.split('\n')
    expect(lines.slice(0, 8)).toEqual([
      'Rates and limits of 2026',
      '',
      'Figure                         Value                                             Source',
      '─'.repeat(lines[3]?.length ?? 0),
      'Income tax scale: main base    13% up to 2,400,000 roubles                       ст. 224 п. 1, Налоговый кодекс РФ (в',
      '                               15% up to 5,000,000 roubles                         редакции закона № 176-ФЗ),',
      '                               18% up to 20,000,000 roubles                        2024-07-12',
      '                               20% up to 50,000,000 roubles',
    ])
    expect(stdout).toMatch(/ 2,979,000 roubles a year +п\. 1, Постановление Правительства РФ\n/)
    expect(stdout).toMatch(/^Checked against the sources on \d{4}-\d\d-\d\d\.\n$/m)
  })

  it('speaks Russian and fits the terminal', async () => {
    for (const columns of [80, 100, 120, 200]) {
      const { stdout } = await oklad('law 2026 --lang ru', { columns })
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
        columns,
      )
      expect(stdout).toContain('МРОТ')
      expect(stdout).not.toMatch(/[A-Za-z]{2}/)
    }
  })

  it('shows the current year in Moscow by default', async () => {
    const { stdout } = await oklad('law', { now: '2024-12-31T21:00:00Z' })
    expect(stdout).toMatch(/^Rates and limits of 2025\n/)
  })

  it('says that the law of next year is provisional', async () => {
    const { code, stdout } = await oklad(`law ${NEXT_YEAR}`)
    expect(code).toBe(0)
    expect(stdout).toContain(PROVISIONAL)
  })

  it('prints the answer of the service with --json', async () => {
    const { stdout } = await oklad('law 2026 --json --lang ru')
    expect(JSON.parse(stdout)).toEqual(lawDocument(2026, 'ru'))
  })

  it.each([String(minimum - 1), String(maximum + 1), 'last', '2026.0', '20260'])(
    'refuses the year %s',
    async (year) => {
      expect(await oklad(`law ${year}`)).toEqual({
        code: 2,
        stdout: '',
        stderr: `oklad: "${year}" is not a year whose law is known: ${minimum} to ${maximum}\nSee oklad law --help\n`,
      })
    },
  )
})

describe('oklad law diff', () => {
  it('shows both values and both acts of every figure that differs', async () => {
    const { code, stdout, stderr } = await oklad('law diff 2025 2026', { columns: 100 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^What differs between 2025 and 2026\n\nFigure +2025 +2026\n─+\n/)
    expect(stdout).toMatch(
      /^Minimum wage on 1 January +22,440 roubles a month +27,093 roubles a month$/m,
    )
    expect(stdout).toContain('№ 365-ФЗ')
    expect(stdout).toContain('№ 429-ФЗ')
    // The scales of 2025 still hold.
    expect(stdout).not.toContain('Income tax scale')
  })

  it('accepts --json in any place', async () => {
    for (const line of ['law diff 2024 2025 --json', 'law --json diff 2024 2025']) {
      expect(JSON.parse((await oklad(line)).stdout)).toEqual(lawDifference(2024, 2025, 'en'))
    }
  })

  it('says that no figure differs', async () => {
    expect((await oklad('law diff 2025 2025')).stdout).toBe(
      'No figure differs between 2025 and 2025.\n',
    )
  })

  it('says that a year is provisional', async () => {
    const { stdout } = await oklad(`law diff ${NEWEST_TAX_YEAR} ${NEXT_YEAR}`)
    expect(stdout).toContain(PROVISIONAL)
  })

  it('reports every wrong year at once', async () => {
    expect(await oklad(`law diff ${minimum - 1} next --lang ru`)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `oklad: «${minimum - 1}»: нужен год с ${minimum} по ${maximum}\n` +
        `oklad: «next»: нужен год с ${minimum} по ${maximum}\n` +
        'Справка: oklad law diff --help\n',
    })
    expect(await oklad('law diff 2024')).toMatchObject({
      code: 2,
      stderr: 'oklad: give <other-year> after the command\nSee oklad law diff --help\n',
    })
    expect((await oklad('law diff 2024 2025 2026')).code).toBe(2)
    expect((await oklad('law 2024 2025')).code).toBe(2)
  })
})
