import { fromJsonSchema, type JSONObject, McpServer } from '@modelcontextprotocol/server'
import { currentTaxYear } from '@oklad/answers'
import type { FieldSchema, Language } from '@oklad/contract'
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
  en: 'Sums are whole kopecks: 150,000 roubles are 15000000. Fields without a description have that of "calculate".',
  ru: 'Суммы — в целых копейках: 150 000 ₽ — это 15000000. Поля без описания описаны у calculate.',
}

/** The parts of a field's schema that its description says in words, and those that one tool tells for all. */
const inWords = ['examples', 'pattern']
const toldOnce = [
  ...inWords,
  'description',
  'default',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]

/**
 * Returns a schema as short as an assistant needs it.
 * @param told the fields, with the texts of their schemas, that a tool before has told: an assistant reads all tools together, and everything in
 * every tool would be 66 kB
 */
function shortSchema(schema: FieldSchema, told: Set<string>, field = ''): JSONObject {
  const text = field + JSON.stringify(schema)
  const left = told.has(text) ? toldOnce : inWords
  told.add(text)
  const parts = Object.entries(schema).filter(([part]) => !left.includes(part))
  return Object.fromEntries(
    parts.map(([part, value]) => {
      if (part === 'items') return [part, shortSchema(value, told, field)]
      if (part !== 'properties') return [part, value]
      const fields = Object.entries<FieldSchema>(value)
      return [
        part,
        Object.fromEntries(fields.map(([name, one]) => [name, shortSchema(one, told, name)])),
      ]
    }),
  )
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
  const told = new Set<string>()
  for (const [name, { description, schema, answer }] of Object.entries(tools)) {
    const whole: FieldSchema = { type: 'object', additionalProperties: false, ...schema }
    const about = {
      description: `${description[language]} ${unit[language]}`,
      inputSchema: fromJsonSchema<Arguments>(shortSchema(whole, told), unchecked),
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
