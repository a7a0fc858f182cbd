import { expect, it } from 'vitest'
import { runTable } from './testing/run-table.ts'

/** Texts that a pattern with two repetitions in a row reads again and again. */
const repeated = ['%', ' ', '1 ', '1,', 'a', 'рубл', '\t', ' 0:00', 'kб', '-']

it.each(repeated)('a cell and a header of 50,000 «%s» are read as any other text', async (part) => {
  const text = `"1${part.repeat(50_000)}x"`
  const problems = async (table: string) => {
    try {
      const { problems } = await runTable(['csv', 'csv'], table, {}, 65_536)
      return problems.map(({ code }) => code)
    } catch (error) {
      return (error as { problems?: { code: string }[] }).problems?.map(({ code }) => code)
    }
  }
  const columns = 'Оклад;Дата приёма;Город;Дети;Доля ставки;Отпуска'
  const cells = (value: string) => `100000;${Array(5).fill(value).join(';')}`
  // Each cell is refused: none is a value, however much of it might be.
  expect(await problems(`${columns}\n${cells('')}\n${cells(text)}\n`)).not.toEqual([])
  // Such a header passes, or is asked about.
  await problems(`Оклад;${text}\n100000;слово\n`)
})
