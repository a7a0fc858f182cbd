import type { CommandDescription } from './command.ts'

/** `oklad mcp`: the calculation as tools of an assistant, by the Model Context Protocol. */
export const mcpCommand: CommandDescription = {
  name: 'mcp',
  description: {
    en: 'Serve an assistant: calculations as tools of the Model Context Protocol, over standard input and output.',
    ru: 'Отвечать ассистенту: расчёты как инструменты Model Context Protocol, через стандартный ввод и вывод.',
  },
  async act(_, __, { language, now }) {
    // Loaded only here: the other commands start faster without it.
    const { serveOverStdio } = await import('@oklad/server/mcp')
    serveOverStdio(language, now)
  },
}
