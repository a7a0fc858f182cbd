import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { staffList } from '../support/staff-list.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const hasXmllint = hasProgram('xmllint')

const employer = {
  ...{ name: 'ООО «Ромашка»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  tax_office: '7707',
  signer: { surname: 'Ёлкина', first_name: 'Анна' },
}

it('an accountant comes from a list of Т-3 to 6-НДФЛ, and has no question next month', async () => {
  using folder = new TemporaryFolder()
  const file = (name: string) => join(folder.path, name)
  const oklad = (...words: string[]) =>
    promisify(execFile)('node', [join(projectFolder, 'tools/launch.js'), 'oklad', ...words], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NO_COLOR: '1',
        OKLAD_LANG: 'ru',
      },
    })
  writeFileSync(file('people.csv'), staffList)
  writeFileSync(file('employer.json'), JSON.stringify(employer))

  // The table of questions, and the file to answer in.
  const { stdout, stderr } = await oklad('columns', file('people.csv'), '--lang', 'ru')
  expect(stderr).toMatch(/^Тарифная ставка \(оклад\), руб\. +150000; 80000.* Оклад, ₽/m)
  const mapping = JSON.parse(stdout)
  const answers = {
    'Количество штатных единиц': 'share_of_full_time',
    Надбавка: 'keep',
    Премия: 'monthly_bonuses_3_rub',
  }
  for (const [header, answer] of Object.entries(answers)) {
    expect(mapping.columns[header]).toContain(answer)
  }
  const columns = { ...mapping.columns, ...answers }
  writeFileSync(file('people.mapping.json'), JSON.stringify({ ...mapping, columns }))
  const said = ['--mapping', file('people.mapping.json'), '--lang', 'ru']

  // The answers. By hand: 13 % of 150,000 × 12 + 50,000, and of 80,000 × 0.5 × 12.
  await oklad('batch', file('people.csv'), '--output', file('answers.csv'), ...said)
  const [head = '', ...rows] = readFileSync(file('answers.csv'), 'utf8').trimEnd().split('\n')
  const tax = head.split(';').indexOf('Удержан НДФЛ за год, ₽')
  expect(rows.map((row) => row.split(';')[tax])).toEqual(['240500,00', '62400,00'])

  // The report of the quarter has the advances of three months and the rest of two:
  // (150,000 + 40,000) × 2.4 = 456,000; 13 % are 59,280.
  const asked = ['--period', '2026-Q1', '--employer', file('employer.json')]
  const output = ['--output', file('report')]
  const report = await oklad('documents', 'ndfl6', file('people.csv'), ...asked, ...output, ...said)
  expect(report.stdout.match(/: выполнено$/gm)?.length).toBeGreaterThan(3)
  const [name = ''] = readdirSync(file('report'))
  const xml = new TextDecoder('windows-1251').decode(readFileSync(join(file('report'), name)))
  expect(xml).toContain('СумНачислНач="456000.00"')
  expect(xml).toContain('СумНалУдерж="59280"')
  const formats = process.env['OKLAD_FORMATS']
  if (hasXmllint) {
    const schema = formats && readdirSync(formats).find((one) => one.startsWith('NO_NDFL6.2'))
    const by = schema ? ['--schema', join(formats, schema)] : []
    await promisify(execFile)('xmllint', ['--noout', ...by, join(file('report'), name)])
  }

  // The next month: another person, another salary, the same columns, no question.
  const next = staffList
    .replace('150000', '155000')
    .replace('Котов Иван Ильич', 'Лисина Анна Львовна')
  writeFileSync(file('next.csv'), next)
  const again = await oklad('columns', file('next.csv'), ...said)
  expect(Object.values(JSON.parse(again.stdout).columns).filter(Array.isArray)).toEqual([])
  await oklad('batch', file('next.csv'), '--output', file('next-answers.csv'), ...said)
})
