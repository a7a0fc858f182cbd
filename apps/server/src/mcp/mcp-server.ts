import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { currentTaxYear } from '@oklad/answers'
import type { Language } from '@oklad/contract'
import { version } from '../version.ts'
import { type Arguments, tools } from './tools.ts'

/** Ready questions, in Russian: the law is Russian, and so are the people who ask. */
const prompts = {
  payslip: {
    title: 'Объясни мой расчётный листок',
    text: 'Спроси мой оклад, район и дату начала работы. Посчитай год и объясни простыми словами, почему сумма на руки меняется по месяцам, со ссылками на статьи.',
  },
  offer: {
    title: 'Сравни предложения о работе',
    text: 'Спроси условия двух предложений: оклад, вид договора, район. Посчитай оба и скажи, какое выгоднее на руки за год и почему.',
  },
}

const unit = {
  en: 'Sums are whole kopecks: 150,000 roubles are 15000000.',
  ru: 'Суммы — в целых копейках: 150 000 ₽ — это 15000000.',
}

/** The tools check their arguments themselves, and tell all problems at once. */
const unchecked: NonNullable<Parameters<typeof fromJsonSchema>[1]> = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}

/**
 * Creates a server of the Model Context Protocol for one connection or one request.
 * @param now returns milliseconds since 1970
 */
export function createMcpServer(language: Language, now: () => number): McpServer {
  const server = new McpServer({ name: 'oklad', version })
  for (const [name, { description, schema, answer }] of Object.entries(tools)) {
    const whole = { type: 'object', additionalProperties: false, ...schema }
    const about = {
      description: `${description[language]} ${unit[language]}`,
      inputSchema: fromJsonSchema<Arguments>(whole as object, unchecked),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }
    server.registerTool(name, about, (given) => {
      const { texts, isError = false } = answer(given, currentTaxYear(now()), language)
      return { content: texts.map((text) => ({ type: 'text' as const, text })), isError }
    })
  }
  for (const [name, { title, text }] of Object.entries(prompts)) {
    const message = { role: 'user', content: { type: 'text', text } } as const
    server.registerPrompt(name, { title, description: title }, () => ({ messages: [message] }))
  }
  return server
}
