import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import type { EnglishText } from '../language.ts'
import { addCommand, type CommandOption } from './command.ts'

type OptionTexts = readonly (readonly [flags: EnglishText, description: EnglishText])[]

const optionsOf = (texts: OptionTexts, { say }: CommandContext) =>
  texts.map(([flags, description]): CommandOption => [say(flags), say(description)])

/** The options of what is asked for every row, in the language of the help. */
export const questionOptions = (context: CommandContext) =>
  optionsOf(
    [
      [
        '--detail <detail>',
        'year: sums of the year; months: the same with each month; by default year',
      ],
      ['--long', 'a row for each month or payment, in place of a row for each person'],
      [
        '--question <question>',
        'calc; gross-up: the salary for the net pay in the column target_net; payments: by date, sums by tax year; by default calc',
      ],
      [
        '--keep <column>',
        'a column to pass through although its name resembles a field; may be given several times',
      ],
    ],
    context,
  )

const fileOptions: OptionTexts = [
  ['--output <file>', 'the file to write; its extension is its format; - is the standard output'],
  ['--format <format>', 'the format of -: csv, ndjson, xlsx, parquet, arrow or arrows'],
  ['--errors <file>', 'a CSV or NDJSON file for the problems: row, column, code and text'],
  ['--workers <number>', 'threads that compute; by default one for each core'],
  [
    '--template <file>',
    'write an XLSX table to fill in, with two examples and notes, and do nothing else',
  ],
]

/** Adds `oklad batch`: a table of people in, a table of answers out. */
export function addBatchCommand(program: Command, context: CommandContext): void {
  const { say } = context
  addCommand(program, context, {
    name: 'batch',
    description:
      'Calculate a table of people: CSV, NDJSON, XLSX, Parquet or Arrow. Columns are the fields of the service (gross_salary, in kopecks; gross_salary_rub, in roubles) or their titles; all others pass through. Wrong rows get their problems in the column errors. Exit status: 0 all rows, 1 some rows are refused, 2 nothing is written.',
    examples: [
      'batch --template people.xlsx',
      'batch people.xlsx --output result.xlsx',
      'batch people.csv --output result.parquet --detail months --errors errors.csv',
      'batch - --output - --format ndjson < people.ndjson > result.ndjson',
    ],
    parameters: { [say('[table]')]: say('the file to read; - is the standard input') },
    options: [...optionsOf(fileOptions, context), ...questionOptions(context)],
    // Loaded when needed, because the formats are slow to load.
    act: async (given, [input]) =>
      (await import('../batch/run-batch.ts')).batch(given, input, context),
  })
}
