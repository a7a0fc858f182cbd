import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { emptyInput } from '../input/input.ts'
import { outcomeOf } from '../input/outcome.ts'
import { textsIn } from '../texts/texts.ts'
import { delimitedText } from './delimited-text.ts'
import { type Cell, yearTable } from './year-table.ts'

const december = outcomeOf(
  {
    ...emptyInput,
    amount: roubles(3_000_000),
    details: { start_date: '2026-12-01' },
  },
  2026,
)
if (december.state !== 'solved') throw new Error('three million are a salary')

describe('a year as a table', () => {
  // 3 million in December: 402,000 of tax; contributions of 896,871, as the README works out, and 6,000
  // of accident insurance at 0.2 %.
  it('in Russian, for a spreadsheet whose decimal mark is a comma', () => {
    const table = yearTable(december, { language: 'ru', texts: textsIn.ru })
    expect(delimitedText(table, 'ru')).toBe(
      'Месяц;Оклад и премия;Начислено;НДФЛ с оклада;НДФЛ;На руки;Взносы на ОПС;Взносы на ОМС;Взносы на ВНиМ;Взносы на травматизм;Взносы;Расходы работодателя;Ставка;Начислено с начала года;НДФЛ с начала года;На руки с начала года\r\n' +
        'Декабрь;3000000,00;3000000,00;402000,00;402000,00;2598000,00;657480,00;153000,00;86391,00;6000,00;902871,00;3902871,00;13 и 15\u00a0%;3000000,00;402000,00;2598000,00\r\n' +
        'Итого;3000000,00;3000000,00;402000,00;402000,00;2598000,00;657480,00;153000,00;86391,00;6000,00;902871,00;3902871,00\r\n',
    )
  })

  it('in English, to paste', () => {
    const table = yearTable(december, { language: 'en', texts: textsIn.en })
    const [head, row] = delimitedText(table, 'en', '\t').split('\r\n')
    expect(head).toContain('Month\tSalary and bonus\tGross')
    expect(row).toContain('December\t3000000.00\t3000000.00\t402000.00')
  })
})

it('quotes what would be taken for two cells', () => {
  const cells: Cell[] = ['a;b', 'a,b', 'say "so"', 'two\nlines']
  expect(delimitedText([cells], 'ru')).toBe('"a;b";a,b;"say ""so""";"two\nlines"\r\n')
  expect(delimitedText([cells], 'en')).toBe('a;b,"a,b","say ""so""","two\nlines"\r\n')
})
