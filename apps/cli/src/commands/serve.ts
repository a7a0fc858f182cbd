import { settingsText } from '@oklad/server/configuration'
import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addCommand } from './command.ts'

/** Adds `oklad serve`: the HTTP service and the page, until a signal stops them. */
export function addServeCommand(program: Command, context: CommandContext): void {
  addCommand(program, context, {
    name: 'serve',
    description: {
      en: 'Serve the HTTP interface and the page. They run until SIGTERM or SIGINT, by default at http://localhost:8080.',
      ru: 'Запустить сервис: HTTP API и страницу. Работает до SIGTERM или SIGINT, по умолчанию на http://localhost:8080.',
    },
    async act() {
      // The service is loaded only here: the other commands start faster without it.
      if (process.versions['bun']) await import('@oklad/server/bun')
      else await import('@oklad/server/node')
    },
  }).addHelpText('after', `\n${settingsText(context.language)}`)
}
