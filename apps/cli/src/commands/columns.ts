import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { questionOptions } from './batch.ts'
import { addCommand } from './command.ts'

/** Adds `oklad columns`: a process that engines keep and ask through its pipes. */
export function addColumnsCommand(program: Command, context: CommandContext): void {
  addCommand(program, context, {
    name: 'columns',
    description:
      'Answer Arrow streams for another program. Reads tables of people from the standard input, one Arrow IPC stream after the other, and writes a stream of answers for each, with the columns oklad_version and law_version. Exit status: 0, or 2 for a stream or a header that cannot be read.',
    options: questionOptions(context),
    // Loaded when needed, because the formats are slow to load.
    act: async (given) => (await import('../batch/run-columns.ts')).columns(given, context),
  })
}
