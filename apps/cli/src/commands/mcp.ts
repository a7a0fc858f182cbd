import type { Command } from 'commander'
import type { CommandContext } from '../context.ts'
import { addCommand } from './command.ts'

/** Adds `oklad mcp`: the calculation as tools of an assistant, by the Model Context Protocol. */
export function addMcpCommand(program: Command, context: CommandContext): void {
  const { language, now } = context
  addCommand(program, context, {
    name: 'mcp',
    description: {
      en: 'Serve an assistant: calculations as tools of the Model Context Protocol, over standard input and output.',
      ru: 'Отвечать ассистенту: расчёты как инструменты Model Context Protocol, через стандартный ввод и вывод.',
    },
    async act() {
      // Loaded only here: the other commands start faster without it.
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
      const { createMcpServer } = await import('@oklad/server/mcp')
      serveStdio(() => createMcpServer(language, now))
    },
  })
}
