import { fromJsonSchema, type JSONObject, McpServer } from '@modelcontextprotocol/server'
import { currentTaxYear } from '@oklad/answers'
import type { FieldSchema, Language, Text } from '@oklad/contract/internal'
import { version } from '../version.ts'
import { correctErrors } from './corrected-error.ts'
import { type Arguments, tools } from './tools.ts'

/** A ready question, and what of it may be told at once. */
interface Prompt {
  readonly title: Text
  readonly text: Text
  readonly given: Readonly<Record<string, Text>>
}

// biome-ignore format: one text a line
const prompts: Readonly<Record<string, Prompt>> = {
  payslip: {
    title: { en: 'Explain my payslip', ru: 'Объясни мой расчётный листок' },
    text: {
      en: 'Ask for my salary, my region and the date on which I started, unless they are given. Calculate the year and explain in plain words why my net pay changes from month to month, with the articles of the law.',
      ru: 'Спроси мой оклад, район и дату начала работы, если их здесь нет. Посчитай год и объясни простыми словами, почему сумма на руки меняется по месяцам, со ссылками на статьи.',
    },
    given: {
      salary: { en: 'My monthly salary before tax, roubles', ru: 'Мой оклад в месяц до вычета налога, в рублях' },
      region: { en: 'My region', ru: 'Мой район' },
      start: { en: 'The date on which I started', ru: 'Дата начала работы' },
    },
  },
  offer: {
    title: { en: 'Compare two job offers', ru: 'Сравни предложения о работе' },
    text: {
      en: 'Ask for the terms of two offers, unless they are given: salary, kind of contract, region. Calculate both and say which brings more net pay in a year, and why.',
      ru: 'Спроси условия двух предложений, если их здесь нет: оклад, вид договора, район. Посчитай оба и скажи, какое выгоднее на руки за год и почему.',
    },
    given: {
      first: { en: 'The first offer', ru: 'Первое предложение' },
      second: { en: 'The second offer', ru: 'Второе предложение' },
    },
  },
}

/** The most characters of what a prompt is told. */
const LONGEST_GIVEN = 500

/** A prompt with what is told at once in lines after it. */
function writePrompt(
  { text, given }: Prompt,
  told: Readonly<Record<string, unknown>>,
  language: Language,
) {
  const lines = Object.entries(given).flatMap(([name, label]) => {
    const value = told[name]
    if (typeof value !== 'string' || value.trim() === '') return []
    return [`${label[language]}: ${value.trim().slice(0, LONGEST_GIVEN)}`]
  })
  return [text[language], ...lines].join('\n')
}

// biome-ignore format: one text a line
const texts = {
  instructions: {
    en: 'Oklad calculates Russian income tax on pay (НДФЛ), contributions and net pay to the kopeck, by the law of each year since 2017. Never calculate these figures yourself. Sums in arguments and in structured answers are whole kopecks: 150,000 roubles are 15000000; in texts, names that end in _rub are roubles. First ask for what changes the result: the salary before tax, the region (district coefficient and northern allowance), the contract, children, the first month. Tell every warning of an answer. Begin with calculate; explain has the formula and the article of each figure of a month, gross_up the salary for a net pay, law and law_diff the figures of the law with their sources.',
    ru: 'Оклад рассчитывает НДФЛ с зарплаты, страховые взносы и сумму на руки до копейки, по закону каждого года с 2017. Не считайте эти цифры сами. Суммы в аргументах и в структурированных ответах — целые копейки: 150 000 ₽ — это 15000000; в текстах имена на _rub — рубли. Сначала спросите то, от чего зависит результат: оклад до вычета налога, район (районный коэффициент и северная надбавка), договор, дети, первый месяц. Сообщайте все предупреждения ответа. Начните с calculate; explain даёт формулу и статью каждой цифры месяца, gross_up — оклад по сумме на руки, law и law_diff — показатели закона с источниками.',
  },
  unit: {
    en: 'Sums are whole kopecks.',
    ru: 'Суммы — в целых копейках.',
  },
  known: {
    en: 'Other arguments are as before.',
    ru: 'Остальные поля — как выше.',
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
  'default',
  'format',
]

/** A description of more characters ends with its first clause; that of a choice has its words. */
const long = { plain: 78, choice: 95 }

/** Returns a text up to the first end of a part that has some characters before it; the whole text where there is none. */
function beginningOf(text: string, end: RegExp, least: number): string {
  const at = text.slice(least).search(end)
  return at < 0 ? text : text.slice(0, least + at)
}

/** A description without its citations, which the answers have, and without the usual answer no; of a long one the first clause, with its unit. */
function shortDescription({ description = '', enum: words }: FieldSchema): string {
  const plain = description.replace(/ \([^()]*\)| False by default\.$/g, '')
  if (plain.length <= (words === undefined ? long.plain : long.choice)) return plain
  // A beginning of a few words, as "Of a writ:", says nothing by itself.
  const clause = beginningOf(plain, /[.:;](?= |$)/, 15)
  const first = clause.length > long.plain ? beginningOf(clause, /, /, 25) : clause
  return `${first}.${plain.includes(' Kopecks.') ? ' Kopecks.' : ''}`
}

/** The tool that describes a field first, by its description, and that has the items of a list first. */
type Described = Map<string | FieldSchema, string>

/**
 * Returns a schema as short as an assistant needs it: it reads all tools together, and each field is described once.
 */
function shortSchema(schema: FieldSchema, tool: string, described: Described): JSONObject {
  const { items, properties, ...rest } = schema
  const parts = Object.entries(rest)
    .filter(([part]) => !leftOut.includes(part))
    // Choices have the type of their words.
    .filter(([part]) => part !== 'type' || rest.enum === undefined)
    .map(([part, value]) => [part, part === 'description' ? shortDescription(schema) : value])
  // The description of a list of numbers says what they are.
  if (items !== undefined && items.properties === undefined) {
    return { ...Object.fromEntries(parts), items: { type: items.type } }
  }
  const ofItems = items && described.get(items)
  if (items) described.set(items, ofItems ?? tool)
  return {
    ...Object.fromEntries(parts),
    ...(items && {
      items: ofItems ? { description: `As in ${ofItems}.` } : shortSchema(items, tool, described),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          shortField(field, tool, described),
        ]),
      ),
    }),
  }
}

/** A field in short: its type where a tool before describes it, and only words for an object that has the fields of another tool. */
function shortField(field: FieldSchema, tool: string, described: Described): JSONObject {
  const { type, description = '', properties } = field
  if (described.has(description)) return { type }
  if (description !== '') described.set(description, tool)
  const [same, ...others] = new Set(
    Object.values(properties ?? {}).map(({ description = '' }) => described.get(description)),
  )
  if (same === undefined || others.length > 0) return shortSchema(field, tool, described)
  return { type, description: `${description} Arguments of ${same}.`.trim() }
}

/** Returns the plain members of an answer with their types. The text of an answer shows the others. */
const shapeOf = ({ properties = {} }: { readonly properties?: object }): JSONObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(properties)
      .filter(([, { type }]) => type !== undefined && type !== 'array' && type !== 'object')
      .map(([name, { type }]) => [name, { type }]),
  ),
})

/** The tools check their arguments themselves, and report all problems at once. */
const unchecked: NonNullable<Parameters<typeof fromJsonSchema>[1]> = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}

/** Whether a field is described by a tool before. */
const isKnown = (field: unknown) => !('description' in Object(field))

const ofLanguages = new Map<Language, ReturnType<typeof describeTools>>()

/** Returns the tools with their titles, descriptions and schemas, which assistants read. */
function describeTools(language: Language) {
  const described: Described = new Map()
  return Object.entries(tools).map(([name, { title, purpose, schema, answerSchema, answer }]) => {
    const whole: FieldSchema = { type: 'object', ...schema }
    const hasSums = /kopecks/i.test(JSON.stringify(schema))
    const isFirst = described.size === 0
    const input = shortSchema(whole, name, described)
    const hasKnown = !isFirst && Object.values(Object(input['properties'])).some(isKnown)
    const about = {
      title: title[language],
      description: [
        // What the rest says, the descriptions of the fields and the answers say too.
        beginningOf(purpose[language], /(?<=\.) /, 0),
        ...(hasSums ? [texts.unit[language]] : []),
        ...(hasKnown ? [texts.known[language]] : []),
      ].join(' '),
      inputSchema: fromJsonSchema<Arguments>(input, unchecked),
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
  // The library would take the names of every object, such as `constructor`, for tools that are switched off.
  for (const known of [server['_registeredTools'], server['_registeredPrompts']]) {
    Object.setPrototypeOf(known, null)
  }
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
    const properties = Object.fromEntries(
      Object.entries(prompt.given).map(([name, label]) => [
        name,
        { type: 'string', description: `${label[language]}.` },
      ]),
    )
    const argsSchema = fromJsonSchema<Arguments>({ type: 'object', properties }, unchecked)
    server.registerPrompt(name, { title, description: title, argsSchema }, (told) => ({
      messages: [
        { role: 'user', content: { type: 'text', text: writePrompt(prompt, told, language) } },
      ],
    }))
  }
  return server
}
