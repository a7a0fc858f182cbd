import { GrossUpRequest, PaymentsRequest, PrivateCalculationRequest } from '@oklad/contract'
import type { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import type { CommandContext } from '../context.ts'
import { addCommand } from './command.ts'

/** Runs a command of the program with streams of its own. It throws after it has written the problems. */
export type RunCommand = (argv: readonly string[], context: CommandContext) => Promise<unknown>

type Arguments = Readonly<Record<string, unknown>>

/** A tool: a command of the program, and the schema of its arguments, which come from the field table. */
interface Tool {
  readonly command: string
  readonly schema: { readonly properties: object; readonly required?: readonly string[] }
  /** The command line for arguments; the rest of them is the request. */
  readonly argv?: (given: Arguments) => {
    readonly argv: readonly string[]
    readonly request?: object
  }
  /** Whether the answer in kopecks follows the report. It has no months, so that it is short. */
  readonly hasSums: boolean
}

const month = { type: 'integer', minimum: 1, maximum: 12, description: 'The month to explain.' }

const year = { type: 'integer', description: 'The tax year; by default the current one.' }

const tools: Readonly<Record<string, Tool>> = {
  calculate: { command: 'calc', schema: PrivateCalculationRequest, hasSums: true },
  explain: {
    command: 'explain',
    schema: {
      ...PrivateCalculationRequest,
      required: ['gross_salary', 'month'],
      properties: { month, ...PrivateCalculationRequest.properties },
    },
    argv: ({ month, ...request }) => ({ argv: ['--month', String(month)], request }),
    hasSums: false,
  },
  gross_up: { command: 'gross-up', schema: GrossUpRequest, hasSums: true },
  compare: { command: 'compare', schema: PrivateCalculationRequest, hasSums: true },
  payments: { command: 'payments', schema: PaymentsRequest, hasSums: false },
  law: {
    command: 'law',
    schema: { properties: { year } },
    argv: ({ year }) => ({ argv: year === undefined ? [] : [String(year)] }),
    hasSums: false,
  },
}

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

/** Adds `oklad mcp`: the calculation as tools of an assistant, by the Model Context Protocol. */
export function addMcpCommand(program: Command, context: CommandContext, run: RunCommand): void {
  const { say } = context
  addCommand(program, context, {
    name: 'mcp',
    description:
      'Serve an assistant: calculations as tools of the Model Context Protocol, over standard input and output.',
    async act() {
      // Loaded only here: the other commands start faster without it.
      const { McpServer, fromJsonSchema } = await import('@modelcontextprotocol/server')
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
      // The command checks its request itself, and tells all problems at once.
      const unchecked: NonNullable<Parameters<typeof fromJsonSchema>[1]> = {
        getValidator: () => (data) => ({
          valid: true,
          data: data as never,
          errorMessage: undefined,
        }),
      }
      serveStdio(() => {
        const server = new McpServer({ name: 'oklad', version: manifest.version })
        for (const [name, tool] of Object.entries(tools)) {
          const { command } = tool
          const described = program.commands.find((one) => one.name() === command)?.description()
          server.registerTool(
            name,
            {
              description: `${described} ${say('Sums are whole kopecks: 150,000 roubles are 15000000.')}`,
              inputSchema: fromJsonSchema<Arguments>(
                { type: 'object', additionalProperties: false, ...tool.schema } as object,
                unchecked,
              ),
              annotations: { readOnlyHint: true, openWorldHint: false },
            },
            (given) => answerOf(tool, given, context, run),
          )
        }
        for (const [name, { title, text }] of Object.entries(prompts)) {
          const message = { role: 'user', content: { type: 'text', text } } as const
          server.registerPrompt(name, { title }, () => ({ messages: [message] }))
        }
        return server
      })
    },
  })
}

/** The report of a command in roubles, and the sums of its answer in kopecks. */
async function answerOf(tool: Tool, given: Arguments, context: CommandContext, run: RunCommand) {
  const { command, argv: argvOf, hasSums } = tool
  const { argv, request } = argvOf?.(given) ?? { argv: [], request: given }
  const whole = request === undefined ? [] : ['--request', '-']
  const output = async (...more: string[]) => {
    let text = ''
    const write = (part: string) => (text += part)
    const readInput = async () => JSON.stringify(request)
    try {
      const streams = { stdout: { write }, stderr: { write }, readInput }
      await run([command, ...whole, ...argv, ...more], { ...context, ...streams })
      return { text, isError: false }
    } catch {
      // Without the name of the program, and without the hint at its help in the last line.
      const problems = text.trim().split('\n').slice(0, -1)
      const sentences = problems.map((line) => line.replace(/^oklad: (?:--request: )?/, ''))
      return { text: sentences.join('\n'), isError: true }
    }
  }
  const report = await output()
  const content = [{ type: 'text' as const, text: report.text }]
  if (report.isError || !hasSums) return { content, isError: report.isError }
  const withoutMonths = (name: string, value: unknown) =>
    name === 'monthly_details' ? undefined : value
  const sums = JSON.stringify(JSON.parse((await output('--json')).text), withoutMonths)
  const kopecks = context.say('The same in kopecks: {sums}', { sums })
  return { content: [...content, { type: 'text' as const, text: kopecks }] }
}
