import type { Text } from '@oklad/contract/internal'
import { helpWidthOf } from './commands/command.ts'
import type { CommandContext } from './context.ts'
import { wrapText } from './report/text.ts'

/** What holds for all commands, by the names that follow `oklad help`; a line is a fact. */
// biome-ignore format: one fact a line
const topics = {
  values: [
    { en: 'How values are written', ru: 'Как писать значения' },
    { en: 'Sums are roubles: 150000, 150000.50 or "150 000,50". A value with a space stands in quotes.', ru: 'Суммы — в рублях: 150000, 150000,50 или "150 000,50". Значение с пробелом берут в кавычки.' },
    { en: 'A district coefficient is a multiplier, 1.15; a northern allowance is a percentage, 30.', ru: 'Районный коэффициент — множитель, 1,15; северная надбавка — процент, 30.' },
    { en: 'Dates are 2026-03-16 or 16.03.2026; months of a year are numbers from 1 to 12.', ru: 'Даты — 16.03.2026 или 2026-03-16; месяцы года — числа от 1 до 12.' },
    { en: 'An option of several months is given several times, month=value: --bonus 3=50000 --bonus 12=100000.', ru: 'Параметр нескольких месяцев повторяют, месяц=значение: --bonus 3=50000 --bonus 12=100000.' },
    { en: 'With --json sums are whole kopecks, as in the HTTP interface: 150,000 roubles are 15000000.', ru: 'С параметром --json суммы — целые копейки, как в HTTP-интерфейсе: 150 000 рублей — это 15000000.' },
    { en: 'Without a start date the year is the current one in Moscow, from 1 January.', ru: 'Без даты начала считается текущий год по московскому времени, с 1 января.' },
  ],
  files: [
    { en: 'Which files are read', ru: 'Какие файлы читаются' },
    { en: 'Tables are CSV, NDJSON, XLSX, Parquet or Arrow; the extension of a file is its format.', ru: 'Таблицы — CSV, NDJSON, XLSX, Parquet или Arrow; формат файла — его расширение.' },
    { en: '"-" in place of a file is the standard input or output.', ru: '«-» вместо файла — стандартный ввод или вывод.' },
    { en: 'oklad columns FILE shows how each column is understood, and writes a file with the answers for --mapping.', ru: 'oklad columns ФАЙЛ показывает, как понят каждый столбец, и записывает файл с ответами для --mapping.' },
    { en: '--request FILE reads a request as the HTTP interface takes it, with sums in kopecks.', ru: '--request ФАЙЛ читает запрос в том виде, в каком его принимает HTTP-интерфейс, с суммами в копейках.' },
  ],
  statuses: [
    { en: 'Exit statuses', ru: 'Коды завершения' },
    { en: '0  everything is done', ru: '0  всё сделано' },
    { en: '1  a file or the system failed, or some rows, people or relations have problems: the other rows are answered, documents are not written', ru: '1  сбой файла или системы либо ошибки в строках, у людей или в соотношениях: остальные строки посчитаны, документы не записаны' },
    { en: '2  the command line, a file or a header is wrong: nothing is written', ru: '2  ошибка в командной строке, файле или заголовке: ничего не записано' },
  ],
  environment: [
    { en: 'Variables of the environment', ru: 'Переменные окружения' },
    { en: 'LC_ALL, LC_MESSAGES and LANG choose the language; --lang takes precedence.', ru: 'LC_ALL, LC_MESSAGES и LANG выбирают язык; параметр --lang важнее.' },
    { en: 'COLUMNS is the width of reports where the output is no terminal.', ru: 'COLUMNS — ширина отчётов, когда вывод идёт не в терминал.' },
    { en: 'API_KEYS_FILE and the other settings of the service are in oklad serve --help.', ru: 'API_KEYS_FILE и остальные настройки сервиса — в oklad serve --help.' },
  ],
} as const satisfies Readonly<Record<string, readonly Text[]>>

/** The names of the topics. */
export const topicNames = Object.keys(topics)

/** The help of a topic; `undefined` for another word. */
export function helpOfTopic(name: string, context: CommandContext): string | undefined {
  if (!Object.hasOwn(topics, name)) return undefined
  const [title, ...facts] = topics[name as keyof typeof topics].map((line) => context.say(line))
  const lines = facts.flatMap((fact) => wrapText(`  ${fact}`, helpWidthOf(context), '    '))
  return `${title}:\n${lines.join('\n')}\n`
}
