import { roubles } from '@oklad/engine'
import { expect, it } from 'vitest'
import { listSources } from '../testing/list-file.ts'

/** The tax that 6-НДФЛ has less by reason and person, kopecks. */
async function lessTax(rows: readonly string[]) {
  const file = new File([rows.join('\n')], 'people.csv')
  const { less } = await listSources(file, { language: 'ru', currentYear: 2026 })
  const some = less?.flatMap(({ reason, people, incomeTax, grossIncome }) => {
    const own = people.map((one) => [one.name || one.row, one.incomeTax] as const)
    expect(own.reduce((sum, [, tax]) => sum + tax, 0)).toBe(people.length > 0 ? incomeTax : 0)
    return incomeTax === 0 && grossIncome === 0 ? [] : [[reason, Object.fromEntries(own)] as const]
  })
  return Object.fromEntries(some ?? [])
}

// By the end of May 100,000 a month is 500,000; paid are 400,000 and the advance of 9 of 19 working days, 47,368.42, so that
// payments have the deduction of May, too: 13 % of 1,400, and of 1,400 + 2,800.
it('says whose deduction is of another month by the dates of payments', async () => {
  const rows = ['ФИО;Оклад;Детей;Дата увольнения']
  rows.push('Ким Анна;100000;1;30.11.2026', 'Ли Борис;100000;2;30.11.2026')
  // 300,000 passes the limit in February either way, and 30,000 in no month.
  rows.push('Пак Вера;300000;2;30.11.2026', 'Цой Глеб;30000;2;30.11.2026')
  expect(await lessTax(rows)).toEqual({
    deductions: { 'Ким Анна': roubles(182), 'Ли Борис': roubles(546) },
  })
})

// Of December 11 of 22 working days are paid in January: 13 % of 50,000, and 18 % of 250,000 above 5 million.
it('divides the difference between pay of December and the deduction', async () => {
  const rows = ['ФИО;Оклад;Детей;Дата аванса;День зарплаты']
  rows.push('Ким Анна;100000;1;27;12', 'Ли Борис;500000;0;27;12')
  expect(await lessTax(rows)).toEqual({
    latePay: { 'Ким Анна': roubles(6500), 'Ли Борис': roubles(45_000) },
    deductions: { 'Ким Анна': roubles(182) },
  })
})

// February 2026 has 19 working days, 10 of them to the 15th: 52,634.21 and 47,370.79 have 15,790 and 14,211, the month 30,001.5.
it('names the rounding of the flat rate', async () => {
  const rows = ['ФИО;Оклад;Нерезидент;Первый месяц;Дата увольнения']
  rows.push('Ким Анна;100005;да;01.02.2026;28.02.2026')
  expect(await lessTax(rows)).toEqual({ rounding: { 'Ким Анна': roubles(1) } })
})
