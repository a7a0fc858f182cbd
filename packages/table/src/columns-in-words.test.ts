import { describe, expect, it } from 'vitest'
import { entriesOf, listColumns } from './columns-in-words.ts'
import type { HeaderReading } from './header.ts'
import { examineColumns, settledColumns } from './settled-columns.ts'
import { TableError } from './table-error.ts'

const people: HeaderReading = {
  headers: ['ФИО', 'Оклад', 'Ставка', 'Надбавка', 'Отдел'],
  samples: [
    ['Котов Иван', 'Ким Анна'],
    [150, 120],
    [1, 0.5],
    [10, 20],
    ['Склад', 'Цех'],
  ],
  question: 'calc',
}

const listOf = (reading: HeaderReading) =>
  listColumns(reading, examineColumns(reading).problems, 'ru')

const askedIn = (reading: HeaderReading) => {
  const { problems } = examineColumns(reading)
  return problems.map(({ code, values }) => `${code} ${values?.['header']}`)
}

describe('the list of the columns of a table', () => {
  it('has a line for each: what it is taken for, or its question with what each choice would do', () => {
    const { columns, others } = listOf(people)
    expect(others).toEqual([])
    expect(columns.map(({ header }) => header)).toEqual(people.headers)
    const [name, salary, share, , department] = columns
    for (const passing of [name, department]) {
      expect(passing).not.toHaveProperty('taken')
      expect(passing).not.toHaveProperty('question')
    }
    expect(name?.values).toEqual(['Котов Иван', 'Ким Анна'])
    // The first value as it would be read: 150 roubles, or 150,000.
    expect(salary?.question?.choices).toEqual([
      {
        name: 'gross_salary_rub',
        meaning: expect.stringMatching(/^Оклад, ₽: 150 → 150\s₽$/),
      },
      {
        name: 'gross_salary_thousand_rub',
        meaning: expect.stringMatching(/^Оклад, тыс\. ₽: 150 → 150\s000\s₽$/),
      },
      { name: 'keep', meaning: 'оставить как есть' },
    ])
    expect([share?.taken ?? share?.question]).not.toEqual([undefined])
  })

  it('becomes a file: answers, choices of questions, and nothing of a column that passes by itself', () => {
    const said = { ...people, keep: ['Надбавка'], columns: { Ставка: 'Доля ставки' } }
    expect(entriesOf(listOf(said))).toEqual([
      ['ФИО', null],
      ['Оклад', ['gross_salary_rub', 'gross_salary_thousand_rub', 'keep']],
      ['Ставка', 'share_of_full_time'],
      ['Надбавка', 'keep'],
      ['Отдел', null],
    ])
  })
})

describe('what was said of columns before', () => {
  const mapping = {
    Оклад: 'gross_salary_thousand_rub',
    Ставка: 'share_of_full_time',
    Надбавка: 'keep',
    'Столбец прошлого месяца': 'keep',
  }

  it('answers all questions, and those of new and changed headers are left', () => {
    expect(askedIn(people)).toContain('unit Оклад')
    expect(askedIn({ ...people, mapping })).toEqual([])
    const headers = ['ФИО', 'Оклад', 'Ставка', 'Надбавка, %', 'Отдел']
    expect(askedIn({ ...people, headers, mapping })).toEqual(['asked Надбавка, %'])
  })

  it('gives way to what is said now', () => {
    const now = { ...people, mapping, columns: { Оклад: 'gross_salary_rub' } }
    const { columns } = settledColumns(now)
    expect(columns[1]?.recognised?.writing).toBe('people')
    expect(settledColumns({ ...people, mapping }).columns[1]?.recognised?.writing).toBe('thousands')
  })

  it('may be of another question, and then says nothing', () => {
    const { columns } = settledColumns({
      ...people,
      mapping: { ...mapping, Отдел: 'target_net_rub' },
    })
    expect(columns[4]?.recognised).toBeUndefined()
  })

  it('is refused where it names no column', () => {
    expect(askedIn({ ...people, mapping: { ...mapping, Отдел: 'no_such_name' } })).toEqual([
      'unknown_name Отдел',
    ])
  })
})

describe('to keep the rest', () => {
  const said = { ...people, columns: { Оклад: 'gross_salary_thousand_rub' } }

  it('passes what would be asked about, and names it', () => {
    const asked = askedIn(said).map((one) => one.replace('asked ', ''))
    expect(asked).toContain('Надбавка')
    const { rest, columns } = settledColumns({ ...said, keepsRest: true })
    expect(rest).toEqual(asked)
    for (const [at, { recognised }] of columns.entries()) {
      if (asked.includes(people.headers[at] ?? '')) expect(recognised).toBeUndefined()
    }
  })

  it('passes more columns than one answer lists, and understands those after them', () => {
    const many = Array.from({ length: 250 }, (_, at) => `Надбавка вида x${at}`)
    const headers = [...many, 'Оклад']
    const { rest, columns } = settledColumns({ headers, question: 'calc', keepsRest: true })
    expect(rest).toEqual(many)
    expect(columns.at(-1)?.recognised?.value.name).toBe('gross_salary')
  })

  it('answers no contradiction, and finds no salary', () => {
    const twice = { headers: ['Оклад', 'Salary'], question: 'calc', keepsRest: true } as const
    expect(() => settledColumns(twice)).toThrow(TableError)
    const none = { headers: ['ФИО', 'Надбавка'], question: 'calc', keepsRest: true } as const
    expect(() => settledColumns(none)).toThrow('There is no column')
  })
})
