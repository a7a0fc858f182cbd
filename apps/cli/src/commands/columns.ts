import { tableArgument } from '../texts.ts'
import { questionOptions, sheetOption } from './batch.ts'
import type { CommandDescription, HelpEntry } from './command.ts'

// biome-ignore format: one option a line
const result: HelpEntry =
  { term: { en: '--result <column>', ru: '--result <столбец>' }, en: 'the only column of the answers, for ClickHouse. It is also named "result", and the stream has no end mark, because ClickHouse reads as many rows as it has sent', ru: 'единственный столбец ответов, для ClickHouse. Второе его название — «result», а метки конца потока нет: ClickHouse читает столько строк, сколько отправил' }

/** `oklad columns`: what the columns of a file hold; without a file, a process that engines keep and ask through its pipes. */
export const columnsCommand: CommandDescription = {
  name: 'columns',
  description: {
    en: 'Show what the columns of a table hold. Prints a line for each column: its header, three values, and what it is taken for, or the question with its choices and what each would do. Writes the same to the standard output as a file for --mapping: leave one choice of each list in it; "keep" passes a column through. Without a table it answers Arrow streams for another program: reads tables of people from the standard input, one Arrow IPC stream after the other, and writes a stream of answers for each, with the columns oklad_version and law_version. Exit status: 0, or 2 for a stream or a header that cannot be read.',
    ru: 'Показать, что в столбцах таблицы. Выводит по строке на столбец: заголовок, три значения и то, что в нём, или вопрос с вариантами и тем, что сделает каждый. То же пишет на стандартный вывод как файл для --mapping: оставьте в нём по одному варианту из каждого списка; "keep" оставляет столбец как есть. Без таблицы отвечает на потоки Arrow для другой программы: читает таблицы людей со стандартного ввода, один поток Arrow IPC за другим, и на каждый пишет поток ответов со столбцами oklad_version и law_version. Код завершения: 0 или 2, если поток или заголовок не читается.',
  },
  examples: ['columns people.xlsx > people.mapping.json'],
  parameters: [
    {
      term: tableArgument,
      en: 'the file whose columns are shown',
      ru: 'файл, столбцы которого показать',
    },
  ],
  options: [result, sheetOption, ...questionOptions],
  // Loaded when needed, because the formats are slow to load.
  act: async (given, [table], context) =>
    table === undefined
      ? (await import('../batch/run-columns.ts')).columns(given, context)
      : (await import('../batch/ask-columns.ts')).askColumns(given, table, context),
}
