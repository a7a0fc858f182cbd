import { settingsText } from '@oklad/server/configuration'
import type { CommandDescription } from './command.ts'

/** `oklad serve`: the HTTP service and the page, until a signal stops them. */
export const serveCommand: CommandDescription = {
  name: 'serve',
  description: {
    en: 'Serve the HTTP interface and the page. They run until SIGTERM or SIGINT, by default at http://localhost:8080.',
    ru: 'Запустить сервис: HTTP API и страницу. Работает до SIGTERM или SIGINT, по умолчанию на http://localhost:8080.',
  },
  notes: settingsText,
  async act() {
    // The service is loaded only here: the other commands start faster without it.
    if (process.versions['bun']) await import('@oklad/server/bun')
    else await import('@oklad/server/node')
  },
}
