import { questionOptions } from './batch.ts'
import type { CommandDescription, HelpEntry } from './command.ts'

// biome-ignore format: one option a line
const openEnded: HelpEntry =
  { term: '--open-ended', en: 'leave out the mark that ends a stream of answers, for ClickHouse: it reads as many rows as it has sent', ru: 'не писать метку конца потока ответов — для ClickHouse, который читает столько строк, сколько отправил' }

/** `oklad columns`: a process that engines keep and ask through its pipes. */
export const columnsCommand: CommandDescription = {
  name: 'columns',
  description: {
    en: 'Answer Arrow streams for another program. Reads tables of people from the standard input, one Arrow IPC stream after the other, and writes a stream of answers for each, with the columns oklad_version and law_version. Exit status: 0, or 2 for a stream or a header that cannot be read.',
    ru: 'Отвечать на потоки Arrow для другой программы. Читает таблицы людей со стандартного ввода, один поток Arrow IPC за другим, и на каждый пишет поток ответов со столбцами oklad_version и law_version. Код завершения: 0 или 2, если поток или заголовок не читается.',
  },
  options: [openEnded, ...questionOptions],
  // Loaded when needed, because the formats are slow to load.
  act: async (given, _, context) =>
    (await import('../batch/run-columns.ts')).columns(given, context),
}
