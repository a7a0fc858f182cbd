import completeWithTab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addExamples } from './command.ts'

/**
 * Adds `oklad completion <shell>`, which prints the script that completes commands and options in a shell.
 * Call it last: it completes the commands that the program has already.
 */
export function addCompletionCommand(program: Command, context: CommandContext): void {
  const { say } = context
  completeWithTab(program, { completionCommandName: 'completion' })
  const command = program.commands.find((added) => added.name() === 'completion') as Command
  command
    .summary(say('print the completion script of a shell'))
    .description(say('Print a script that completes commands and options on Tab in a shell.'))
    .usage('<shell>')
  for (const argument of command.registeredArguments) argument.description = say('the shell')
  addExamples(command, context, ['completion bash >> ~/.bashrc', 'completion zsh >> ~/.zshrc'])
}
