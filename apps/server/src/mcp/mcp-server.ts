import { fromJsonSchema, type JSONObject, McpServer } from '@modelcontextprotocol/server'
import { currentTaxYear } from '@oklad/answers'
import {
  type FieldSchema,
  type Language,
  responseSchemas,
  type Text,
} from '@oklad/contract/internal'
import { version } from '../version.ts'
import { correctErrors } from './corrected-error.ts'
import { type Arguments, tools } from './tools.ts'

/** Ready questions. */
// biome-ignore format: one text a line
const prompts: Readonly<Record<string, { readonly title: Text; readonly text: Text }>> = {
  payslip: {
    title: { en: 'Explain my payslip', ru: 'Объясни мой расчётный листок' },
    text: {
      en: 'Ask for my salary, my region and the date on which I started. Calculate the year and explain in plain words why my net pay changes from month to month, with the articles of the law.',
      ru: 'Спроси мой оклад, район и дату начала работы. Посчитай год и объясни простыми словами, почему сумма на руки меняется по месяцам, со ссылками на статьи.',
    },
  },
  offer: {
    title: { en: 'Compare two job offers', ru: 'Сравни предложения о работе' },
    text: {
      en: 'Ask for the terms of two offers: salary, kind of contract, region. Calculate both and say which brings more net pay in a year, and why.',
      ru: 'Спроси условия двух предложений: оклад, вид договора, район. Посчитай оба и скажи, какое выгоднее на руки за год и почему.',
    },
  },
}

// biome-ignore format: one text a line
const texts = {
  instructions: {
    en: 'Oklad calculates Russian income tax on pay (НДФЛ), contributions and net pay to the kopeck, by the law of each year since 2017. Never calculate these figures yourself. Sums in arguments and in structured answers are whole kopecks: 150,000 roubles are 15000000; in texts, names that end in _rub are roubles. First ask for what changes the result: the salary before tax, the region (district coefficient and northern allowance), the contract, children, the first month. Tell every warning of an answer. Begin with calculate; explain has the formula and the article of each figure of a month, gross_up the salary for a net pay, law and law_diff the figures of the law with their sources.',
    ru: 'Оклад рассчитывает НДФЛ с зарплаты, страховые взносы и сумму на руки до копейки, по закону каждого года с 2017. Не считайте эти цифры сами. Суммы в аргументах и в структурированных ответах — целые копейки: 150 000 ₽ — это 15000000; в текстах имена на _rub — рубли. Сначала спросите то, от чего зависит результат: оклад до вычета налога, район (районный коэффициент и северная надбавка), договор, дети, первый месяц. Сообщайте все предупреждения ответа. Начните с calculate; explain даёт формулу и статью каждой цифры месяца, gross_up — оклад по сумме на руки, law и law_diff — показатели закона с источниками.',
  },
  unit: {
    en: 'Sums are whole kopecks: 150,000 roubles are 15000000.',
    ru: 'Суммы — в целых копейках: 150 000 ₽ — это 15000000.',
  },
}

/** The parts of a field's schema that its description says in words, or that the check of the arguments tells. */
const leftOut = [
  'examples',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'additionalProperties',
]

/**
 * Returns a schema as short as an assistant needs it.
 * @param described the descriptions that a tool before has at length, and the items of lists with the tool that has: an
 *   assistant reads all tools together, and the whole descriptions of each would be 90 kB
 */
function shortSchema(
  schema: FieldSchema,
  tool: string,
  described: Map<string | FieldSchema, string>,
): JSONObject {
  const parts = Object.entries(schema).filter(([part]) => !leftOut.includes(part))
  return Object.fromEntries(
    parts.map(([part, value]) => {
      if (part === 'items') {
        const before = described.get(value)
        if (before !== undefined) return [part, { description: `As in ${before}.` }]
        if (value.properties) described.set(value, tool)
        return [part, shortSchema(value, tool, described)]
      }
      if (part !== 'properties') return [part, value]
      const fields = Object.entries<FieldSchema>(value).map(([name, field]) => {
        const { description = '' } = field
        const shorter = described.has(description) ? shortDescription(field) : description
        described.set(description, tool)
        return [name, shortSchema({ ...field, description: shorter }, tool, described)]
      })
      return [part, Object.fromEntries(fields)]
    }),
  )
}

/** The first clause of a field's description, or the sentence that tells the words of a choice; with its unit, without citations. */
function shortDescription({ description = '', enum: words }: FieldSchema): string {
  const end = words === undefined ? /[.:;](?= |$)/ : /\.(?= |$)/
  const [start = ''] = description.replace(/ \([^()]*\)/g, '').split(end)
  return `${start}.${description.includes(' Kopecks.') ? ' Kopecks.' : ''}`
}

/** Returns the shape of an answer, without words. */
const shapeOf = (schema: object): JSONObject =>
  JSON.parse(
    JSON.stringify({ type: 'object', ...schema }, (_, part) => {
      if (part === responseSchemas.PrivateCalculationResponse && part !== schema)
        return { type: 'object', description: 'The answer of calculate.' }
      if (part?.type === undefined) return part
      const { type, properties, items } = part
      return { type, properties, items }
    }),
  )

/** The tools check their arguments themselves, and report all problems at once. */
const unchecked: NonNullable<Parameters<typeof fromJsonSchema>[1]> = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}

const ofLanguages = new Map<Language, ReturnType<typeof describeTools>>()

/** Returns the tools with their titles, descriptions and schemas, which assistants read. */
function describeTools(language: Language) {
  const described = new Map<string | FieldSchema, string>()
  return Object.entries(tools).map(([name, { title, purpose, schema, answerSchema, answer }]) => {
    const whole: FieldSchema = { type: 'object', ...schema }
    const hasSums = /kopecks/i.test(JSON.stringify(schema))
    const about = {
      title: title[language],
      description: hasSums ? `${purpose[language]} ${texts.unit[language]}` : purpose[language],
      inputSchema: fromJsonSchema<Arguments>(shortSchema(whole, name, described), unchecked),
      outputSchema: fromJsonSchema(shapeOf(answerSchema), unchecked),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }
    return { name, about, answer }
  })
}

/**
 * Creates a server of the Model Context Protocol for one connection or one request.
 * @param now returns milliseconds since 1970
 */
export function createMcpServer(language: Language, now: () => number): McpServer {
  const instructions = texts.instructions[language]
  const server = new McpServer({ name: 'oklad', version }, { instructions })
  correctErrors(server)
  // Once for each language: it takes as long as dozens of calculations.
  const known = ofLanguages.get(language) ?? describeTools(language)
  ofLanguages.set(language, known)
  for (const { name, about, answer } of known) {
    server.registerTool(name, about, (given) => {
      const { text, ...rest } = answer(given, currentTaxYear(now()), language)
      const content = [{ type: 'text' as const, text }]
      return 'data' in rest
        ? { content, structuredContent: { ...rest.data } }
        : { content, ...rest }
    })
  }
  for (const [name, prompt] of Object.entries(prompts)) {
    const title = prompt.title[language]
    const content = { type: 'text', text: prompt.text[language] } as const
    server.registerPrompt(name, { title, description: title }, () => ({
      messages: [{ role: 'user', content }],
    }))
  }
  return server
}
