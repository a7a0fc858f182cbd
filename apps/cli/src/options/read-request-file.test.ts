import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

let folder: string
const file = (name: string, text: string | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oklad-cli-request-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const commands = ['calc', 'explain', 'compare']

describe('--request', () => {
  it.each(commands)('gives the answer that options give: %s', async (command) => {
    const path = file('request.json', '{"gross_salary": 15000000, "children_count": 2}')
    const byFile = await runOklad([command, '--request', path, '--json'])
    const byOptions = await runOklad([command, ...'--salary 150000 --children 2 --json'.split(' ')])
    expect(byFile).toEqual(byOptions)
    expect(byFile.code).toBe(0)
  })

  it.each([
    [['--request', 'a.json', '--request', 'b.json'], '--request is given more than once'],
    [
      ['--request', 'a.json', '--children', '2', '--salary', '1'],
      '--request replaces --salary, --children: give one or the other',
    ],
  ])('refuses two files, and options beside a file: %j', async (argv, problem) => {
    expect(await runOklad(['compare', ...argv])).toEqual({
      code: 2,
      stdout: '',
      stderr: `oklad: ${problem}\nSee oklad compare --help\n`,
    })
  })

  it('accepts --month and --every beside the file', async () => {
    const argv = 'explain --request - --month 3 --every --lang ru'.split(' ')
    const { code, stdout } = await runOklad(argv, { input: '{"gross_salary": 10000000}' })
    expect(code).toBe(0)
    expect(stdout).toContain('Март 2026')
  })

  it('reports all problems of the file and of other options at once', async () => {
    const input =
      '{"gross_salary": 1.5, "childern_count": 1, "other_employers": [{"base_gross_income": -1, "north_gross_income": 0}]}'
    const argv = 'explain --request - --month 13'.split(' ')
    const { code, stderr } = await runOklad(argv, { input })
    expect(code).toBe(2)
    expect(stderr.match(/^oklad: (--request: "[^"]+"|--month)/gm)).toEqual([
      'oklad: --request: "gross_salary"',
      'oklad: --request: "other_employers[0].tax_withheld"',
      'oklad: --request: "other_employers[0].base_gross_income"',
      'oklad: --request: "childern_count"',
      'oklad: --month',
    ])
  })

  it.each([
    ['', 'line 1'],
    ['{"gross_salary": 15000000', 'line 1'],
    ['[]', 'must be a JSON object'],
    ['{"gross_salary": 1, "gross_salary": 2}', 'given more than once'],
  ])('refuses a text that is not a request: %j', async (input, problem) => {
    const { code, stderr } = await runOklad(['calc', '--request', '-'], { input })
    expect(code).toBe(2)
    expect(stderr).toContain(problem)
  })

  it('reports problems in Russian', async () => {
    const argv = 'gross-up --request - --lang ru'.split(' ')
    const { code, stderr } = await runOklad(argv, { input: '{"gross_salary": 1}' })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: [
        'oklad: --request: Нет обязательного поля «target_net». Добавьте его.',
        'oklad: --request: Поля «gross_salary» в этом запросе нет. Возможно, имелось в виду «target_net»?',
        'Справка: oklad gross-up --help',
        '',
      ].join('\n'),
    })
  })

  it.each([
    ['en', 'there is no file or folder'],
    ['ru', 'нет файла или папки'],
  ])('returns 1 if there is no such file, in %s', async (language, reason) => {
    const path = join(folder, 'nowhere.json')
    const argv = ['explain', '--request', path, '--lang', language]
    const { code, stdout, stderr } = await runOklad(argv)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toBe(`oklad: ${reason} ${path}\n`)
  })

  it.each([
    ['en', 'is a folder, not a file'],
    ['ru', '— папка, а не файл'],
  ])('names a folder in place of a file, in %s', async (language, reason) => {
    const { stderr } = await runOklad(['explain', '--request', folder, '--lang', language])
    expect(stderr).toBe(`oklad: ${folder} ${reason}\n`)
  })
})
