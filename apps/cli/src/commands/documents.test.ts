import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { formatNamed } from '@oklad/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunOptions, runOklad } from '../testing/run-oklad.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oklad-documents-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)

const employer = {
  ...{ name: 'ООО «Ромашка»', inn: '7707083893', kpp: '770701001', oktmo: '45378000' },
  tax_office: '7707',
  signer: { surname: 'Ёлкина', first_name: 'Анна' },
}

/** Runs `oklad documents` on a table; the files that it writes are in a folder of the name. */
async function documents(
  name: string,
  table: string,
  line: string,
  changed: object = {},
  options: RunOptions = {},
) {
  writeFileSync(file(`${name}.csv`), table)
  writeFileSync(file(`${name}.json`), JSON.stringify({ ...employer, ...changed }))
  const [kind = '', ...given] = line.split(' ')
  const files = ['--employer', file(`${name}.json`), '--output', file(name)]
  const words = ['documents', kind, file(`${name}.csv`), ...given, ...files]
  const run = await runOklad(words, options)
  return { ...run, written: existsSync(file(name)) ? readdirSync(file(name)) : [] }
}

const jsonOf = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'))

// 40 % of 100,000 on the 20th, the rest on the 5th: 13 % of 240,000 in the first quarter.
const salary = 'Оклад,advance_percent\n100000,40\n'

describe('oklad documents', () => {
  it('writes nothing of a table that changes between its readings', async () => {
    const onMessage = () => writeFileSync(file('moved.csv'), `${salary}200000,40\n`)
    const run = await documents('moved', salary, 'ndfl6 --period 2026-Q1', {}, { onMessage })
    expect([run.code, run.written]).toEqual([1, []])
    expect(run.stderr).toMatch(/moved\.csv has changed while it was read: run the command again/)
  })

  it('takes the tax of a recalculation by its day', async () => {
    // 13 % of 30,000 on the 19th beside 44,000 of the advance in the same slot, of 60,000 for May and of the rest.
    const paid = JSON.stringify(
      Array.from({ length: 12 }, (_, index) => (index < 5 ? 10 : 11) * 1_000_000),
    )
    const pay = '[{""kind"":""recalculation"",""month"":6,""day"":19,""amount"":3000000}]'
    const table = `Оклад,advance_percent,monthly_salaries,other_pay\n100000,40,"${paid}","${pay}"\n`
    const run = await documents('found', table, 'notice --period 2026-06 --format json')
    expect(run.code, run.stderr).toBe(0)
    // 5 June: 60,000; 19 June: 44,000 and 30,000.
    expect(jsonOf('found/notice-2026-06.json')).toMatchObject([
      { slot: '03', lines: [{ tax_amount: 1_742_000 }] },
    ])
  })

  it('leaves the self-employed out, and says so', async () => {
    const table = 'Оклад,Договор\n100000,ТД\n300000,самозанятость\n'
    const run = await documents('alone', table, 'ndfl6 --period 2026-Q1 --format json')
    expect(run.code, run.stderr).toBe(0)
    expect(run.stderr).toContain('The self-employed are left out: the agent')
    expect(run.stderr).toContain('(row 3)')
    expect(jsonOf('alone/ndfl6-2026-Q1.json').section2).toMatchObject([{ lines: { 110: 1 } }])
    const only = await documents(
      'only',
      'Оклад,Договор\n300000,самозанятость\n',
      'ndfl6 --period 2026-Q1',
    )
    expect([only.code, only.written]).toEqual([1, []])
    expect(only.stderr).toMatch(
      /The self-employed are left out.*\noklad: nothing was paid in the period\n/,
    )
  })

  it('reports ten people, five of whom have a secondary education', async () => {
    const education = (at: number) => (at % 2 === 0 ? 'высшее' : 'среднее')
    const rows = Array.from(
      { length: 10 },
      (_, at) => `${education(at)},Ёлкина Анна${at},100000,40\n`,
    )
    const table = `Образование,Сотрудник,Оклад,advance_percent\n${rows.join('')}Итого,,1000000,\n`
    const run = await documents('ten', table, 'ndfl6 --period 2026-Q1 --format json')
    expect(run.code, run.stderr).toBe(0)
    expect(jsonOf('ten/ndfl6-2026-Q1.json').section2).toMatchObject([{ lines: { 110: 10 } }])
    // Above the notes and the relations.
    expect(run.stderr).toMatch(/Totals are left out \(row 12\)\.\n/)
    const nameless = 'Образование,Оклад\nвысшее,150000\nсреднее,100000\n'
    const refused = await documents('nameless', nameless, 'ndfl6 --period 2026-Q1')
    expect([refused.code, refused.written]).toEqual([1, []])
    expect(refused.stderr).toContain('oklad: row 3, Оклад: The row begins like a total')
  })

  it('asks about a value of row 121', async () => {
    const row = (at: number) =>
      `Ёлкина Анна,100000,40,${at === 119 ? 'уволен с 31.03' : 'работает'}\n`
    const rows = Array.from({ length: 150 }, (_, at) => row(at)).join('')
    const table = `Сотрудник,Оклад,advance_percent,Статус\n${rows}`
    const run = await documents('late', table, 'ndfl6 --period 2026-Q1')
    expect([run.code, run.written]).toEqual([2, []])
    expect(run.stderr).toContain('The column "Статус" may be a term of pay: see row 121.')
  })

  it('leaves headings out where asked, and says so', async () => {
    const table = 'ФИО,Оклад,advance_percent\nСклад,,\nЁлкина Анна,100000,40\nДиректор ____,,\n'
    const line = 'notice --period 2026-03 --format json'
    const refused = await documents('headings', table, line)
    expect([refused.code, refused.written]).toEqual([1, []])
    expect(refused.stderr).toContain('oklad: row 2, Оклад: The row has no term of pay')
    expect(refused.stderr).toContain('\n--skip-headings leaves out')
    const run = await documents('headings', table, `${line} --skip-headings`)
    expect(run.code, run.stderr).toBe(0)
    expect(run.stderr).toContain('signatures and vacancies are left out (row 2 and 1 more).')
    // 13 % of 60,000 on 5 March and of 40,000 on the 20th.
    expect(jsonOf('headings/notice-2026-03.json')).toMatchObject([
      { lines: [{ tax_amount: 1_300_000 }] },
    ])
  })

  it('says which columns are for the files alone, and which are not used', async () => {
    const table = 'Фамилия,Отдел,Оклад\nЁлкина,Сбыт,100000\n'
    const run = await documents('columns', table, 'notice --period 2026-03')
    expect(run.stderr).toBe(`CSV, separator ",", decimal point, utf-8
Columns:
  Оклад: Salary, roubles
For the files alone: Фамилия.
Not used: Отдел.
`)
  })

  it('knows the columns of a person without the dots of ё, and with double spaces', async () => {
    const table = 'Ф.И.О.,Дата пересчета,Возвращен  НДФЛ,Оклад\nЁлкина Анна,,,100000\n'
    const { stderr } = await documents('plain', table, 'notice --period 2026-03')
    expect(stderr).toContain('For the files alone: Ф.И.О., Дата пересчета, Возвращен НДФЛ.\n')
    expect(stderr).not.toContain('Not used')
  })

  it('refuses the status of a non-resident for a resident, and the other way round', async () => {
    const table = 'Оклад,Код статуса,Нерезидент\n100000,2,\n100000,1,да\n100000,1,\n100000,2,да\n'
    const run = await documents('status', table, 'ndfl6 --period 2026-Q1')
    expect([run.code, run.written]).toEqual([1, []])
    expect(run.stderr.match(/row \d, Код статуса: status 2/g)).toEqual([
      'row 2, Код статуса: status 2',
      'row 3, Код статуса: status 2',
    ])
  })

  it('refuses a status with other tax than the columns of residence, and rows of one person with other tax', async () => {
    const head = 'Фамилия,ИНН,Оклад,Код статуса,non_resident_category,has_tax_privilege'
    const rows = [
      'А,,100000,9,,,,',
      'Б,,100000,1,patent_holder,,,',
      'В,,100000,7,,,,',
      'Г,,100000,6,patent_holder,,,',
      // At 15% from the first rouble, where the special operation has its own scale.
      'Д,500100732259,1000000,,,true,2026-01-01,2026-03-31',
      'Д,500100732259,50000,,,,2026-04-01,',
      'Е,771234567859,100000,,eaeu_citizen,,2026-01-01,2026-03-31',
      'Е,771234567859,100000,,,,2026-04-01,',
      'Ж,500100732322,100000,3,highly_qualified_specialist,,2026-01-01,2026-03-31',
      'Ж,500100732322,100000,6,patent_holder,,2026-04-01,',
    ].map((row) => `${row},${/patent|eaeu|highly/.test(row)}`)
    const table = `${head},start_date,end_date,is_not_resident\n${rows.join('\n')}\n`
    const run = await documents('regime', table, 'ndfl6 --period 2026-Q2')
    expect([run.code, run.written]).toEqual([1, []])
    expect(run.stderr.match(/(?<=^oklad: )row .{60}/gm)).toEqual([
      expect.stringMatching(/^row 2, Код статуса: the columns of residence differ/),
      expect.stringMatching(/^row 3, Код статуса: the columns of residence differ/),
      expect.stringMatching(/^row 7, has_tax_privilege: the same person as in row 6, and/),
      expect.stringMatching(/^row 9, Код статуса: the same person as in row 8 with another/),
      expect.stringMatching(/^row 11, Код статуса: the same person as in row 10 with another/),
    ])
  })

  it('says which values and rows are not counted', async () => {
    const table =
      'Оклад,social_expense,accident_rate,start_date,monthly_bonuses\n' +
      '100000,5000000,20,,\n' +
      '100000,5000000,20,2026-02-01,"[100,0,0,0,0,0,0,0,0,0,0,0]"\n' +
      '100000,,,2025-02-01,\n'
    const run = await documents('uncounted', table, 'ndfl6 --period 2026-Q1 --format json')
    expect(run.code, run.stderr).toBe(0)
    expect(run.stderr.split('\n').slice(-4)).toEqual([
      expect.stringMatching(/^row 2 and 1 more: "Own treatment, .*: not used here, /),
      'row 3: Bonuses of months before the first one are not counted.',
      expect.stringMatching(/^row 4: Nothing is paid in 2026: /),
      '',
    ])
  })

  it('grants deductions and exempt pay once to a person with several rows', async () => {
    const head =
      'ИНН,gross_salary,start_date,end_date,children_count,final_day,advance_percent,other_pay'
    const row = (salary: number, start: string, end: string, day = 5, aid = '') => {
      const pay = `"[{""kind"":""material_aid"",""month"":${aid},""amount"":400000}]"`
      return `500100732259,${salary}00,${start},${end},1,${day},40,${aid && pay}`
    }
    const report = async (period: string, ...rows: string[]) => {
      const table = [head, ...rows, ''].join('\n')
      const run = await documents(
        `once-${rows.length}-${period}`,
        table,
        `ndfl6 --period ${period} --format json`,
      )
      expect(run.code, run.stderr).toBe(0)
      return jsonOf(`once-${rows.length}-${period}/ndfl6-${period}.json`).section2
    }
    // 60,000 for December on 12 January, then 240,000; 1,400 for each of three months; 13 % of 295,800.
    expect(
      await report(
        '2026-Q1',
        row(100_000, '2025-12-01', '', 12),
        row(100_000, '2026-01-01', '', 12),
      ),
    ).toMatchObject([{ lines: { 120: 30_000_000, 130: 420_000, 160: 3_845_400 } }])
    // 300,000 and 4,000 of aid, then 25,000 + 37,500 + 25,000 + 37,500 + 25,000: 450,000 without the aid is within the limit in June.
    const first = row(100_000, '2026-01-01', '2026-03-31', 5, '3')
    expect(await report('2026-Q2', first, row(62_500, '2026-04-01', ''))).toMatchObject([
      { lines: { 120: 45_400_000, 130: 400_000 + 6 * 140_000 } },
    ])
    const again = [head, first, row(62_500, '2026-03-31', '', 5, '8')].join('\n')
    const { code, stderr } = await documents(
      'again-granted',
      `${again}\n`,
      'ndfl6 --period 2026-Q3',
    )
    expect(code).toBe(1)
    expect(stderr.match(/(?<=^oklad: )row .*?(?=,? (?:which|the person has))/gm)).toEqual([
      'row 3, other_pay: together with row 2',
      'row 3, ИНН: the same person as in row 2',
    ])
  })

  it('needs the notice of a deduction for a certificate, and writes it there', async () => {
    const table = (deduction: object) => {
      const cell = JSON.stringify([
        { kind: 'treatment', month: 2, amount: 5_000_000, ...deduction },
      ])
      const person = 'Иванов Пётр,01.02.1980,4501 000001,10000000'
      return `ФИО,Дата рождения,Паспорт,gross_salary,notice_deductions\n${person},"${cell.replaceAll('"', '""')}"\n`
    }
    const kind = 'certificate --period 2026'
    const lacking = await documents('no-notice', table({ number: '45' }), kind)
    expect(lacking.code).toBe(1)
    expect(lacking.stderr).toContain(
      'row 2, notice_deductions: the certificate needs the number, the date and the tax_office of each notice',
    )
    // A quarter without certificates needs none.
    const quarter = await documents('no-need', table({}), 'ndfl6 --period 2026-Q1')
    expect(quarter.code, quarter.stderr).toBe(0)
    const whole = { number: '45', date: '2026-01-12', tax_office: '7707' }
    const run = await documents('notice', table(whole), kind)
    expect(run.code, run.stderr).toBe(0)
    expect(readFileSync(join(file('notice'), `${run.written[0]}`), 'utf8')).toContain(
      'код вида 2 · № 45 от 12.01.2026',
    )
  })

  it('shows the relations, and writes the report under its prescribed name', async () => {
    const run = await documents('q1', salary, 'ndfl6 --period 2026-Q1')
    expect(run.code, run.stderr).toBe(0)
    expect(run.stdout).toMatch(/^1\. tax base 131 = income 120 − deductions 130: holds\n2\. /)
    expect(run.written).toEqual([
      expect.stringMatching(
        /^NO_NDFL6\.2_7707_7707_7707083893770701001_20261120_[\da-f-]{36}\.xml$/,
      ),
    ])
    const bytes = readFileSync(file(`q1/${run.written[0]}`))
    const text = new TextDecoder('windows-1251').decode(bytes)
    expect(text).toContain('<ОбязНА КБК="18210102010011000110" СумНалУд="31200" СумНалВоз="0">')
    expect(text).toContain('СумНачислНач="240000.00" СумНачислКвал="0.00" СумВыч="0.00"')
    expect(text).toContain(`ИдФайл="${run.written[0]?.replace('.xml', '')}"`)
  })

  it('corrects what was filed, and refuses files of others and other formats', async () => {
    const [filed] = (await documents('filed', salary, 'notice --period 2026-02')).written
    const earlier = `notice --period 2026-02 --earlier ${file(`filed/${filed}`)}`
    // 13 % of 120,000: the rest of January and the advance of February.
    const run = await documents('corrected', salary.replace('100000', '120000'), earlier)
    expect(run.stderr).toContain('Correction 1: ')
    const bytes = readFileSync(file(`corrected/${run.written[0]}`))
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('СумНалогАванс="15600"')
    const same = await documents('unchanged', salary, earlier)
    expect([same.code, same.stderr]).toEqual([1, expect.stringContaining('nothing that was filed')])
    const other = await documents('other', salary, earlier, { kpp: '770702001' })
    expect(other.stderr).toMatch(
      /filed\/UT_.*\.xml belongs to another document, employer or period: КПП/,
    )
    const json = await documents('json', salary, `${earlier} --format json`)
    expect([json.code, json.stderr]).toEqual([2, expect.stringContaining('is written as xml')])
  })

  it('refuses a second first document of a period in a folder', async () => {
    const [first] = (await documents('again', salary, 'notice --period 2026-02')).written
    const second = await documents('again', salary, 'notice --period 2026-02')
    expect([second.code, second.written]).toEqual([2, [first]])
    expect(second.stderr).toContain(`${first} is a document of this period already`)
    // Another month, and a correction of the first.
    expect((await documents('again', salary, 'notice --period 2026-04')).written).toHaveLength(2)
    const earlier = `notice --period 2026-02 --earlier ${file(`again/${first}`)}`
    const raised = await documents('again', salary.replace('100000', '120000'), earlier)
    expect([raised.code, raised.written.length], raised.stderr).toEqual([0, 3])
  })

  it('makes the same report of a workbook, with its numbers and dates, as of a CSV', async () => {
    const person = 'Ёлкина Анна;500100732259;01.02.1980;4501 100000;50000,5;1,15;16.03.2026'
    const head = 'ФИО;ИНН;Дата рождения;Паспорт;Оклад;Районный коэффициент;Дата приёма'
    await documents('both', `${head}\n${person}\n`, 'ndfl6 --period 2026-Q4')
    const days = [new Date('1980-02-01'), new Date('2026-03-16')]
    const cells = ['Ёлкина Анна', 500_100_732_259, days[0], '4501 100000', 50_000.5, 1.15, days[1]]
    const columns = head.split(';').map((name) => ({ name, type: 'text' }) as const)
    const { write } = await formatNamed('xlsx')
    const pieces = write(columns, Readable.from([cells.map((cell) => [cell])]))
    writeFileSync(file('both.xlsx'), await buffer(Readable.from(pieces)))
    const options = ['--employer', file('both.json'), '--output', file('workbook')]
    const line = ['documents', 'ndfl6', file('both.xlsx'), '--period', '2026-Q4', ...options]
    const run = await runOklad(line)
    expect(run.code, run.stderr).toBe(0)
    const [one, other] = ['both', 'workbook'].map((name) => {
      const [report = ''] = readdirSync(file(name))
      return readFileSync(file(`${name}/${report}`), 'latin1').replace(/_[\da-f-]{36}"/, '"')
    })
    expect(one).toBe(other)
    expect(one).toMatch(/="500100732259".*="01\.02\.1980"/)
  })

  it('reads headers of other programs, the series apart and numbers without their first zero', async () => {
    const heads = [
      'ФИО;ИНН;Дата рождения;Паспорт;Оклад',
      'Ф.И.О. сотрудника;ИНН физлица;Д.р.;Номер паспорта;Серия паспорта;Оклад',
    ]
    const rows = [
      'Мамедов Али Гасан оглы;050000000002;01.02.1980;4501 100000;50000',
      'Мамедов Али Гасан оглы;50000000002;01.02.1980;100000;4501;50000',
    ]
    const reports = []
    for (const [index, head] of heads.entries()) {
      const name = `heads${index}`
      const run = await documents(name, `${head}\n${rows[index]}\n`, 'ndfl6 --period 2026-Q4')
      expect(run.code, run.stderr).toBe(0)
      const report = readFileSync(file(`${name}/${run.written[0]}`), 'latin1')
      reports.push(report.replace(/_[\da-f-]{36}"/, '"'))
    }
    expect(reports[0]).toContain('="050000000002"')
    expect(reports[0]).toBe(reports[1])
  })

  it('takes a dash and «нет» for no patronymic', async () => {
    const head = 'Фамилия;Имя;Отчество;ИНН;Дата рождения;Паспорт;Оклад'
    for (const none of ['', '-', '—', 'нет', 'Отсутствует']) {
      const table = `${head}\nКим;Ир;${none};${none};01.02.1980;4501 100000;50000\n`
      const run = await documents('dash', table, 'certificate --period 2026-03 --format json')
      expect(run.code, run.stderr).toBe(0)
      const written = readFileSync(file(`dash/${run.written[0]}`), 'utf8')
      expect(written).toMatch(/"surname": *"Ким"/)
      expect(written).not.toMatch(/patronymic|"inn": *"[^7]/)
    }
  })

  it('refuses a name in one cell that is more than three names', async () => {
    const names = [
      'Ёлкина (Липина) Анна',
      'Ёлкина Анна Павловна (декрет)',
      'Ёлкин, Пётр',
      'Ли Ан Бо Цзы',
    ]
    const rows = names.map((name, at) => `${name};01.02.1980;4501 10000${at};100000`)
    const table = `ФИО;Дата рождения;Паспорт;Оклад\n${rows.join('\n')}\n`
    const { stderr } = await documents('names', table, 'ndfl6 --period 2026-Q4')
    expect(stderr.split('\n').filter((line) => line.startsWith('oklad: row'))).toEqual(
      [2, 3, 4, 5].map((row) =>
        expect.stringMatching(
          new RegExp(`row ${row}, ФИО: must be only a surname, a first name and a patronymic`),
        ),
      ),
    )
  })

  it('refuses control characters in the fields of people, of the employer and of the signer', async () => {
    const head = 'Фамилия,Имя,Отчество,Дата рождения,Серия и номер,Оклад\n'
    const table = `${head}Ли\u0001,Я,,01.02.1990,4501 000001,100000\nЛи,Я,,01.02.1990,4501\u000b000002,100000\n`
    const run = await documents('control', table, 'ndfl6 --period 2026')
    const sign = 'has a control character, such as a line break, which no document can have'
    expect([run.code, run.written]).toEqual([1, []])
    expect(run.stderr.split('\n').filter((line) => line.startsWith('oklad: row'))).toEqual([
      `oklad: row 2, Фамилия: ${sign}`,
      `oklad: row 3, Серия и номер: ${sign}`,
    ])
    const changed = {
      name: 'ООО\u0001',
      phone: '1\u0002',
      signer: { surname: 'Ё\u001b', first_name: 'А' },
    }
    const ofEmployer = await documents('control', salary, 'notice --period 2026-01', changed)
    expect(ofEmployer.code).toBe(2)
    for (const field of ['name', 'phone', 'signer.surname']) {
      expect(ofEmployer.stderr).toContain(`${field} ${sign}`)
    }
  })

  it('refuses a change of tax residence, a name of one word and a birth after the period', async () => {
    const rows = [
      'Ёлкина Анна;500100732259;01.02.1980;4501 100000;;30.06.2026;нет',
      'Ёлкина Анна;500100732259;01.02.1980;4501 100000;01.07.2026;;да',
      'Ли;;01.02.27;45 01 100001;;;да',
    ]
    const head =
      'ФИО;ИНН;Дата рождения;Паспорт;Дата приёма;Дата увольнения;Налоговый резидент;Оклад'
    const table = `${head}\n${rows.map((row) => `${row};100000`).join('\n')}\n`
    const { stderr } = await documents('moved', table, 'ndfl6 --period 2026-Q4')
    const problems = stderr.split('\n').filter((line) => line.startsWith('oklad: row'))
    expect(problems).toEqual([
      expect.stringMatching(/row 3, Status code: the same person as in row 2 with another tax res/),
      'oklad: row 4, ФИО (First name): is missing',
      'oklad: row 4, Дата рождения: must be before the end of the period; a year has 4 digits',
    ])
    // Nothing of the second employment is paid in the first half of the year.
    const notice = await documents('before', table.replace(/Ли.*\n/, ''), 'notice --period 2026-06')
    expect(notice.code, notice.stderr).toBe(0)
  })

  it('refuses initials where people are named, and two columns that disagree', async () => {
    const head = 'Сотрудник;ФИО;Дата рождения;Паспорт;Номер документа;Оклад'
    const table = `${head}\nЁлкина А.И.;Ёлкина А.И.;01.02.1980;0401 123456;401123456;100000\n`
    const { stderr } = await documents('initials', table, 'ndfl6 --period 2026-Q4')
    const problems = stderr.split('\n').filter((line) => line.startsWith('oklad: row'))
    expect(problems).toEqual([
      'oklad: row 2, Паспорт: another column says something else: leave one of them',
      'oklad: row 2, Сотрудник (First name): must be written in full, without initials',
    ])
    const quarter = table.replace('0401 123456', '401123456')
    expect((await documents('q', quarter, 'ndfl6 --period 2026-Q1')).code).toBe(0)
    // A workbook drops the first zero of a number.
    const year = await documents('zero', quarter, 'ndfl6 --period 2026-Q4')
    expect(year.stderr).toContain('row 2, Паспорт: must have the 4 digits of the series and the 6')
  })

  it('refuses to replace its own table', async () => {
    const table = file('ndfl6-2026-Q1.csv')
    writeFileSync(table, salary)
    writeFileSync(file('own.json'), JSON.stringify(employer))
    const options = ['--format', 'csv', '--employer', file('own.json'), '--output', folder]
    const line = ['documents', 'ndfl6', table, '--period', '2026-Q1', ...options]
    const { code, stderr } = await runOklad(line)
    expect([code, stderr]).toEqual([2, expect.stringContaining('is the table itself')])
    expect(readFileSync(table, 'utf8')).toBe(salary)
  })

  it('calls the documents of a period that has not ended a forecast', async () => {
    const forecast = 'The period ends on 30 November 2026: until then the documents are a forecast.'
    const { stderr } = await documents('later', salary, 'notice --period 2026-11')
    expect(stderr).toContain(forecast)
    expect((await documents('over', salary, 'notice --period 2026-10')).stderr).not.toContain(
      'a forecast',
    )
  })

  it('writes a notice for each slot of a month', async () => {
    const late = 'Оклад,advance_day,final_day\n100000,25,10\n'
    const { written } = await documents('slots', late, 'notice --period 2026-03')
    expect(written).toHaveLength(2)
  })

  it('continues the tax of a person who is hired twice, and refuses rows out of order', async () => {
    const head = 'ИНН,gross_salary,start_date,end_date\n'
    const first = '500100732259,100000000,2026-01-01,2026-03-31\n'
    const second = '500100732259,100000000,2026-06-01,\n'
    await documents('twice', head + first + second, 'ndfl6 --period 2026-Q4 --format json', {})
    // No names: the report of a year names its people.
    const { stderr } = await documents('twice', head + first + second, 'ndfl6 --period 2026-Q4')
    expect(stderr).toContain('row 2, Surname: is missing')
    const run = await documents(
      'third',
      head + first + second,
      'ndfl6 --period 2026-Q3 --format json',
    )
    expect(run.code, run.stderr).toBe(0)
    const { section2 } = jsonOf('third/ndfl6-2026-Q3.json')
    // 3,000,000 and 3,000,000 with the advance of September: above 5,000,000 at 18 %.
    expect(
      section2.map(({ rate, lines }: { rate: number; lines: object }) => [rate, lines]),
    ).toMatchObject([
      [13, { 110: 1, 131: 240_000_000 }],
      [15, { 110: 1, 131: 260_000_000 }],
      [18, { 110: 1 }],
    ])
    const turned = await documents('turned', head + second + first, 'ndfl6 --period 2026-Q3')
    expect(turned).toMatchObject({ code: 1, written: [] })
    expect(turned.stderr).toContain(
      'row 3, ИНН: the same person as in row 2: employments must follow',
    )
  })

  it('names a person who is hired twice as the last row does', async () => {
    const head = 'ФИО,ИНН,birth_date,Паспорт,gross_salary,start_date,end_date\n'
    const person = 'Ёлкина Анна,500100732259,1990-01-31'
    const table = `${head}${person},4501 000001,10000000,2026-01-01,2026-03-31
${person},4526 000002,10000000,2026-06-01,\n`
    const run = await documents('renewed', table, 'certificate --period 2026 --format json')
    expect(run.code, run.stderr).toBe(0)
    expect(jsonOf('renewed/certificate-2026.json')).toMatchObject([
      { person: { document_number: '4526 000002' }, certificate: { lines: [{ rate: 13 }] } },
    ])
  })

  it('says where pay for December goes that comes after other pay of January', async () => {
    // Payday is the 15th, and a vacation from 14 January is paid on the 9th, the working day before the 11th.
    const table = [
      'ИНН,gross_salary,start_date,final_day,other_pay',
      '500100732259,10000000,2025-12-01,15,',
      '500100732259,10000000,2026-01-01,15,"[{""kind"": ""vacation_pay"", ""month"": 1, ""day"": 9, ""amount"": 3000000}]"',
    ]
    const line = 'notice --period 2026-01 --format json'
    const refused = await documents('january', `${table.join('\n')}\n`, line)
    expect(refused).toMatchObject({ code: 1, written: [] })
    expect(refused.stderr).toContain(
      'row 3, ИНН: pay of January comes before the pay for December of row 2. Delete that row',
    )
  })

  it('sets excess tax of one base off against tax of the other, and in a second employment', async () => {
    // Main base: 13 % of 36,600 is 4,758, of 28,200 3,666. North: 13 % of 25,000 is 3,250, of 27,500 3,575.
    const table = [
      'ИНН,gross_salary,start_date,end_date,monthly_salaries,northern_coefficient,children_count,disabled_children_count,advance_percent,final_day',
      '500100732259,0,2026-01-01,2026-02-27,"[5000000,500000,0,0,0,0,0,0,0,0,0,0]",150,1,1,0,31',
      '500100732259,10000000,2026-06-01,,,,,,40,',
    ].join('\n')
    const run = await documents('excess', table, 'ndfl6 --period 2026-Q1 --format json')
    expect(run.code, run.stderr).toBe(0)
    const lines = (name: string) =>
      jsonOf(name).section2.map(({ lines }: { lines: Record<string, number> }) =>
        ['140', '160', '170', '180', '190'].map((line) => (lines[line] ?? 0) / 100),
      )
    expect(lines('excess/ndfl6-2026-Q1.json')).toEqual([
      [3_666, 4_758, 0, 767, 325],
      [3_575, 3_575, 0, 0, 0],
    ])
    const second = await documents('after', table, 'notice --period 2026-Q2 --format json')
    expect(second.code, second.stderr).toBe(0)
    // 19 June: 13 % of 68,200 is 8,866, less 4,758 and 325 that were returned.
    expect(jsonOf('after/notice-2026-Q2.json')).toMatchObject([
      { slot: '03', lines: [{ budget_code: '18210102010011000110', tax_amount: 443_300 }] },
    ])
  })

  it('returns a part of the excess tax that deductions leave, with a second employment after it', async () => {
    const head =
      'ИНН,gross_salary,start_date,end_date,last_month,children_count,disabled_children_count,single_parent,final_day,Дата пересчёта,Возвращён НДФЛ,Дата возврата НДФЛ\n'
    const terms = '500100732259,10000000,2026-01-01,2026-02-03,working_days,3,1,true,31'
    const next = '500100732259,10000000,2026-03-02,2026-03-31,,,,,31,,,\n'
    // 7,228 are withheld in January, and 2,824 are due by 3 February: 4,404 too much.
    const line = 'ndfl6 --period 2026-Q1 --format json'
    for (const [name, rows] of [
      ['returned', `${terms},,1000,20.02.2026\n`],
      ['told', `${terms},,,\n${terms},10.02.2026,1000,20.02.2026\n`],
    ] as const) {
      const run = await documents(name, head + rows, line)
      expect(run.code, run.stderr).toBe(0)
      const { section1, section2 } = jsonOf(`${name}/ndfl6-2026-Q1.json`)
      expect(section2).toMatchObject([
        { lines: { 140: 282_400, 160: 722_800, 170: 0, 180: 340_400, 190: 100_000, 193: 100_000 } },
      ])
      expect(section1).toMatchObject([{ lines: { '030': 100_000, '033': 100_000 } }])
    }
    const more = await documents('more', `${head}${terms},,4405,20.02.2026\n`, line)
    expect([more.code, more.written]).toEqual([1, []])
    expect(more.stderr).toContain('row 2, Возвращён НДФЛ: is more than the excess tax')
    const again = await documents('next', `${head}${terms},,1000,20.02.2026\n${next}`, line)
    expect(again.code, again.stderr).toBe(0)
    // 13 % of 21,726.32 + 100,000 is 15,824; 7,228 less the 1,000 were withheld.
    expect(jsonOf('next/ndfl6-2026-Q1.json').section2).toMatchObject([
      { lines: { 110: 1, 140: 1_582_400, 160: 1_682_400, 170: 0, 180: 0, 190: 100_000 } },
    ])
  })

  it('carries over deductions of an employment whose pay is exempt', async () => {
    const gift = '"[{""kind"": ""gift"", ""month"": 1, ""amount"": 300000}]"'
    const table = [
      'ИНН,gross_salary,start_date,end_date,children_count,final_day,other_pay',
      `500100732259,0,2026-01-01,2026-01-31,1,31,${gift}`,
      '500100732259,10000000,2026-07-01,2026-07-31,1,31,',
    ]
    const line = 'ndfl6 --period 2026-Q3 --format json'
    const run = await documents('exempt', `${table.join('\n')}\n`, line)
    expect(run.code, run.stderr).toBe(0)
    // 3,000 and 100,000 less 3,000 of the gift and 1,400 for January and July: 13 % of 97,200 = 12,636.
    expect(jsonOf('exempt/ndfl6-2026-Q3.json').section2[0].lines).toMatchObject({
      ...{ 120: 10_300_000, 130: 580_000, 131: 9_720_000, 160: 1_263_600 },
    })
  })

  it('takes less pay from its own day, and the tax from a recalculation on', async () => {
    const head =
      'СНИЛС,Оклад,advance_percent,monthly_bonuses,Дата пересчёта,Возвращён НДФЛ,Дата возврата НДФЛ\n'
    const row = (who: number, bonus: number, days: string) =>
      `001-001-00${who} 00,100000,40,"[0,0,0,${bonus * 100},0,0,0,0,0,0,0,0]",${days}\n`
    const was = (who = 1) => row(who, 20_000, ',,')
    const is = (days: string, who = 1) => row(who, 10_000, days)
    const line = 'ndfl6 --period 2026-Q2 --format json'
    const report = async (name: string, table: string) => {
      const run = await documents(name, head + table, line)
      expect(run.code, run.stderr).toBe(0)
      return jsonOf(`${name}/ndfl6-2026-Q2.json`).section2[0].lines
    }
    // 13 % of 550,000; 1,300 of 20,000 are set off on 19 June, or returned on the 11th.
    expect(await report('less', was() + is('19.06.2026,,'))).toMatchObject({
      ...{ 110: 1, 120: 55_000_000, 140: 7_150_000, 160: 7_150_000, 165: 1_170_000 },
    })
    expect(await report('back', was() + is('2026-06-10,1300,11.06.2026'))).toMatchObject({
      ...{ 160: 7_280_000, 165: 1_300_000, 180: 0, 190: 130_000, 195: 130_000 },
    })
    const wrong = [
      is('19.06.2026,,', 1) + was(2) + is('2026-06-10,1301,2026-06-11', 2),
      was(3) + is('2027-06-10,,', 3) + was(4) + is(',1,', 4),
      was(5) + is('2026-06-10,,', 5) + is('2026-07-10,,', 5),
    ].join('')
    const { code, stderr } = await documents('wrong-days', head + wrong, line)
    expect(code).toBe(1)
    expect(stderr.match(/(?<=^oklad: )row .*$/gm)).toEqual([
      'row 2, Дата пересчёта: the row above must be of the same person, as it was paid until this day',
      'row 4, Возвращён НДФЛ: is more than the excess tax by the day of the return',
      'row 6, Дата пересчёта: must be a day of the year of the documents, and not after the return of the tax',
      'row 8, Дата возврата НДФЛ: is missing',
      'row 8, СНИЛС: the same person as in row 7: employments must follow each other by date. Pay of a second contract on the same days, also of a civil one, goes into the columns "Other pay № 1: …" of the employment, with the kind "Other pay". Correct its income code in the certificate, 4800, by hand',
      'row 11, Дата пересчёта: the row above must be of the same person, as it was paid until this day',
    ])
  })

  it('tells all problems of rows at once, without names, and writes nothing', async () => {
    const table =
      'Фамилия,Имя,ИНН,СНИЛС,Дата рождения,Оклад,Дети\n' +
      'Секретов,Пётр,500100732250,112-233-445 96,31.02.1990,100000,много\n' +
      'Тайнова,,500100732259,,01.02.1990,х,1\n'
    const run = await documents('wrong', table, 'personal-data --period 2026-04 --lang ru')
    expect(run).toMatchObject({ code: 1, stdout: '', written: [] })
    const problems = run.stderr.split('\n').filter((line) => line.startsWith('oklad: строка'))
    expect(problems.map((line) => line.replace(/ ?:.*?(?=$)/s, '').length)).toHaveLength(7)
    for (const place of [
      '2, ИНН',
      '2, СНИЛС',
      '2, Дата рождения',
      '2, Дети',
      '3, Имя',
      '3, СНИЛС',
      '3, Оклад',
    ]) {
      expect(run.stderr).toContain(`oklad: строка ${place}: `)
    }
    expect(run.stderr).not.toMatch(/Секретов|Тайнова|Пётр|5001007322|445 96|много/)
  })

  it('tells all problems of the command line and of the employer at once', async () => {
    const changed = { inn: '7707083894', kpp: '77', oktmo: '', signer: {}, tax: 1 }
    const { code, stderr } = await documents(
      'bad',
      salary,
      'ndfl6 --period 2026-05 --format html',
      changed,
    )
    expect(code).toBe(2)
    expect(
      stderr.match(/^oklad: .*$/gm)?.map((line) => line.replace(file('bad.json'), 'FILE')),
    ).toEqual([
      'oklad: --period of ndfl6 must be a quarter (2026-Q1), a year (2026); known years: 2026',
      'oklad: --format must be one of xml, json, csv',
      'oklad: FILE: tax is not a known field',
      'oklad: FILE: inn has wrong control digits',
      'oklad: FILE: kpp must be a КПП of 9 characters',
      'oklad: FILE: oktmo is missing',
      'oklad: FILE: signer.surname is missing',
      'oklad: FILE: signer.first_name is missing',
    ])
    writeFileSync(file('twice.json'), '{"inn":"1","inn":"2"}')
    // «О» of windows-1251.
    writeFileSync(file('old.json'), Uint8Array.of(0x7b, 0x22, 0xce))
    const options = ['--period', '2026-Q1', '--output', file('out'), '--employer']
    const saidOf = async (name: string) =>
      (await runOklad(['documents', 'ndfl6', file('bad.csv'), ...options, file(name)])).stderr
    expect(await saidOf('twice.json')).toMatch(/twice\.json "inn" is given more than once/)
    expect(await saidOf('old.json')).toMatch(/old\.json is not in UTF-8: save it/)
  })

  it.each([2025, 2027])('refuses %i, whose forms are not known', async (year) => {
    const run = await documents('forms', salary, `notice --period ${year}-03`)
    expect(run).toMatchObject({ code: 2, written: [] })
    expect(run.stderr).toContain(
      'oklad: --period of notice must be a month (2026-03), a quarter (2026-Q1), a year (2026); known years: 2026\n',
    )
  })

  it('refuses people who cannot be told apart, names of other alphabets, and sums without their payments', async () => {
    const table =
      'Фамилия,Имя,СНИЛС,Оклад,' +
      ['base_gross_income', 'north_gross_income', 'tax_withheld']
        .map((name) => `income_before_${name}`)
        .join() +
      '\n' +
      'Первый,Пётр,112-233-445 95,100000,,,\n' +
      'Второй,Пётр,112-233-445 95,100000,,,\n' +
      'Ivanov,Пётр,001-001-001 00,100000,,,\n' +
      'Третий,Müller,001-001-002 00,100000,,,\n' +
      'Пятый,Пётр,001-001-003 00,100000,10000000,0,1300000\n'
    const { code, stderr, written } = await documents(
      'who',
      table,
      'personal-data --period 2026-04',
    )
    expect([code, written]).toEqual([1, []])
    expect(stderr.match(/^oklad: row .*$/gm)).toEqual([
      'oklad: row 3, СНИЛС: another person has this number, in row 2',
      'oklad: row 4, Фамилия: must be written in Russian letters, with single spaces and signs between them',
      'oklad: row 5, Имя: has a character that windows-1251 does not have',
      'oklad: row 6, income_before: the documents need the payments of these months themselves: add a row for them',
    ])
  })

  it('refuses rows of one person of which only one has the taxpayer number', async () => {
    const table =
      'Фамилия,Имя,ИНН,СНИЛС,Оклад,Дата приема,Дата увольнения\n' +
      'Первый,Пётр,500100732259,112-233-445 95,500000,01.01.2026,30.06.2026\n' +
      'Первый,Пётр,,112-233-445 95,500000,01.07.2026,\n' +
      'Второй,Пётр,,550-200-003 00,500000,01.01.2026,30.06.2026\n' +
      'Второй,Пётр,771234567859,550-200-003 00,500000,01.07.2026,\n'
    const { code, stderr, written } = await documents('numbers', table, 'ndfl6 --period 2026-Q3')
    expect([code, written]).toEqual([1, []])
    expect(stderr.match(/^oklad: row .*$/gm)).toEqual([
      expect.stringMatching(
        /^oklad: row 3, СНИЛС: only a part of the numbers is the same as in row 2/,
      ),
      expect.stringMatching(
        /^oklad: row 5, ИНН: only a part of the numbers is the same as in row 4/,
      ),
    ])
  })

  it('refuses rows of one name without a number that both have, and two people with one СНИЛС', async () => {
    const table =
      'ФИО,ИНН,СНИЛС,Дата рождения,Оклад\n' +
      'Первый Пётр,,,,100000\n' +
      'Первый  Петр,,,,100000\n' +
      'Второй Пётр,500100732259,,,100000\n' +
      'Второй Пётр,,112-233-445 95,,100000\n' +
      'Третий Пётр,771234567859,550-200-003 00,,100000\n' +
      'Другой Пётр,505003156746,550-200-003 00,,100000\n' +
      // Namesakes.
      'Пятый Пётр,,,01.02.1990,100000\n' +
      'Пятый Пётр,,,03.02.1990,100000\n'
    const { code, stderr, written } = await documents('names', table, 'ndfl6 --period 2026-Q3')
    expect([code, written]).toEqual([1, []])
    expect(stderr.match(/^oklad: row .*$/gm)).toEqual([
      expect.stringMatching(/^oklad: row 3, ФИО: the same name as in row 2, .*add ИНН or СНИЛС/),
      expect.stringMatching(/^oklad: row 5, ФИО: the same name as in row 4, /),
      expect.stringMatching(
        /^oklad: row 7, ИНН: only a part of the numbers is the same as in row 6/,
      ),
    ])
  })

  it('refuses rows of one number with different dates of birth', async () => {
    const table =
      'ФИО,СНИЛС,Дата рождения,Оклад,Дата приема,Дата увольнения\n' +
      'Первый Пётр,112-233-445 95,01.02.1980,100000,,31.01.2026\n' +
      'Первый Пётр,112-233-445 95,01.02.1981,100000,01.02.2026,\n'
    const { code, stderr, written } = await documents('born', table, 'ndfl6 --period 2026-Q1')
    expect([code, written]).toEqual([1, []])
    expect(stderr).toContain(
      'oklad: row 3, Дата рождения: differs from row 2, which has the same number of the person: correct the wrong one',
    )
  })

  it('leaves out a self-employed row of a person who is employed, too', async () => {
    const table =
      'Фамилия,ИНН,СНИЛС,Оклад,Договор\n' +
      'Первый,,112-233-445 95,300000,НПД\n' +
      'Первый,500100732259,112-233-445 95,100000,ТД\n'
    const run = await documents('both', table, 'ndfl6 --period 2026-Q1 --format json')
    expect(run.code, run.stderr).toBe(0)
    expect(jsonOf('both/ndfl6-2026-Q1.json').section2).toMatchObject([{ lines: { 110: 1 } }])
  })

  it.each([
    [
      'ndfl6 --period 2025-Q1',
      '--period of ndfl6 must be a quarter (2026-Q1), a year (2026); known years: 2026',
    ],
    [
      'personal-data --period 2026-13',
      '--period of personal-data must be a month (2026-03); known years: 2026',
    ],
    ['personal-data --period 2026-06', 'the months 03, 06, 09 and 12 have no personal data'],
    [
      'ndfl --period 2026-Q1',
      '<document> must be one of notice, ndfl6, certificate, personal-data',
    ],
  ])('refuses %s', async (line, problem) => {
    const { code, stderr, written } = await documents('period', salary, line)
    expect([code, written]).toEqual([2, []])
    expect(stderr).toContain(problem)
  })

  it('writes nothing where nothing was paid', async () => {
    const later = 'Оклад,Дата приёма\n100000,2026-11-02\n'
    const { code, stderr, written } = await documents('none', later, 'notice --period 2026-Q1')
    expect([code, written]).toEqual([1, []])
    expect(stderr).toContain('nothing was paid in the period')
    const empty = await documents('empty', 'Оклад\n', 'ndfl6 --period 2026-Q1 --lang ru')
    expect(empty.stderr).toContain('oklad: в таблице есть заголовки, но нет строк с людьми\n')
  })

  it('refuses a table that is no file: a pipe could not be read again', async () => {
    writeFileSync(file('folder.json'), JSON.stringify(employer))
    const options = ['--period', '2026-Q1', '--output', file('out'), '--employer']
    mkdirSync(file('folder.csv'))
    const line = ['documents', 'ndfl6', file('folder.csv'), ...options, file('folder.json')]
    const { code, stderr } = await runOklad(line)
    expect([code, stderr]).toEqual([2, expect.stringContaining('folder.csv must be a file: ')])
  })

  it('asks for the budget code where none is known', async () => {
    const table = 'gross_salary,has_tax_privilege\n10000000,true\n'
    const refused = await documents('code', table, 'notice --period 2026-02')
    expect(refused).toMatchObject({ code: 1, written: [] })
    expect(refused.stderr).toContain(
      'or of non-residents (rows 2): add "budget_codes": { "13": "182…" } to the employer',
    )
    // Other formats have the sum without a code, and this is said.
    const listed = await documents('listed', table, 'notice --period 2026-02 --format json')
    expect([listed.code, listed.stderr]).toEqual([0, expect.stringContaining('(rows 2)')])
    const budget_codes = { 13: '18210102010011000110' }
    const { code } = await documents('coded', table, 'notice --period 2026-02', { budget_codes })
    expect(code).toBe(0)
  })

  it('asks for the code of non-residents where pay of the special operation has the rate, too', async () => {
    const table =
      'Оклад;has_tax_privilege;is_not_resident;non_resident_category\n' +
      '100000;;;\n100000;true;;\n100000;;true;patent_holder\n'
    const line = 'ndfl6 --period 2026-Q1'
    const none = await documents('mixed', table, line)
    expect(none.stderr).toContain(
      '(rows 3, 4): add "budget_codes": { "13": "182…", "13_non_resident": "182…" } to',
    )
    const codes = { 13: '18210102210011000110' }
    const json = `${line} --format json`
    const one = await documents('mixed', table, json, { budget_codes: codes })
    expect([one.code, one.written]).toEqual([1, []])
    expect(one.stderr).toContain('(rows 4): add "budget_codes": { "13_non_resident": "182…" } to')
    const budget_codes = { ...codes, '13_non_resident': '18210102990011000110' }
    const both = await documents('mixed', table, json, { budget_codes })
    expect(both.code, both.stderr).toBe(0)
    expect(
      jsonOf('mixed/ndfl6-2026-Q1.json').section2.map(
        (line: { budget_code: string }) => line.budget_code,
      ),
    ).toEqual(['18210102010011000110', '18210102210011000110', '18210102990011000110'])
  })

  it('adds up the lines of both bases under one budget code, and counts a person once', async () => {
    const head = 'Оклад,advance_percent,Северная надбавка,has_tax_privilege,non_resident_category'
    const rows = ['50%,,,', ',true,,', '50%,,eaeu_citizen,true'].map((row) => `100000,40,${row}\n`)
    const table = `${head},is_not_resident\n${rows.join('')}`
    const budget_codes = { 13: '18210102210011000110', '13_non_resident': '18210102990011000110' }
    const line = 'ndfl6 --period 2026-Q1 --format json'
    const run = await documents('bases', table, line, { budget_codes })
    expect(run.code, run.stderr).toBe(0)
    // 240,000 each, and half of it for the north: 13 % of 240,000, of 120,000 + 240,000, and of 240,000 + 120,000.
    expect(jsonOf('bases/ndfl6-2026-Q1.json').section2).toMatchObject([
      { lines: { 110: 1, 120: 24_000_000, 160: 3_120_000 } },
      { budget_code: budget_codes[13], lines: { 110: 2, 120: 36_000_000, 160: 4_680_000 } },
      {
        budget_code: budget_codes['13_non_resident'],
        lines: { 110: 1, 120: 36_000_000, 160: 4_680_000 },
      },
    ])
  })

  it('writes an employer to fill in, and tells what goes into each field', async () => {
    const { stdout } = await runOklad(['documents', '--template', file('template.json')])
    for (const name of ['name', 'inn', 'tax_office', 'signer.surname', 'budget_codes'])
      expect(stdout).toMatch(new RegExp(`^  ${name} +\\p{L}`, 'mu'))
    expect(Object.keys(jsonOf('template.json'))).toEqual([
      ...['name', 'inn', 'kpp', 'oktmo', 'tax_office', 'phone', 'signer'],
    ])
  })
})
