import { lawVersion } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { topicNames } from './help-topics.ts'
import { optionsOf } from './options/request-options.ts'
import { version } from './program.ts'
import { run } from './run.ts'
import { runOklad } from './testing/run-oklad.ts'

describe('help', () => {
  it.each([
    [['--help'], 'Usage: oklad <command> [options]', 'oklad calc --salary 150000'],
    [['help'], 'Usage: oklad <command> [options]', 'oklad calc --salary 150000'],
    [
      ['calc', '--help'],
      'Usage: oklad calc (--salary <roubles> | --request <file>)',
      'up to two decimals',
    ],
    [['help', 'calc'], 'Usage: oklad calc (--salary <roubles> | --request <file>)', 'Examples:'],
    [['explain', '--help'], 'Usage: oklad explain (--salary', '--every show every step'],
    [['gross-up', '--help'], 'Usage: oklad gross-up (--net <roubles> |', '--basis <basis>'],
    [['compare', '--help'], 'Usage: oklad compare (--salary', '--paid-by individuals'],
    [['keys', '--help'], 'Usage: oklad keys <command> [options]', 'oklad keys create --name CRM'],
    [['keys', 'rotate', '-h'], 'Usage: oklad keys rotate <id> [options]', '--overlap <time>'],
  ])('goes to the standard output: %j', async (argv, usage, detail) => {
    const { code, stdout, stderr } = await runOklad(argv)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(usage)
    expect(stdout.replace(/\s+/g, ' ')).toContain(detail)
  })

  it.each([
    [['--help']],
    [['calc', '--help']],
    [['compare', '--help']],
    [['keys', '--help']],
    [['keys', 'list', '--help']],
    [['serve', '--help']],
  ])('has no English in Russian: %j', async (argv) => {
    const { stdout } = await runOklad([...argv, '--lang', 'ru'])
    expect(stdout).toContain('Использование: oklad')
    expect(stdout).toContain('Параметры:')
    expect(stdout).not.toMatch(
      /Usage|Options|Commands|Arguments|\[options]|\[command]|display|Default| the /,
    )
  })

  it.each(
    ['calc', 'explain', 'gross-up', 'compare'].flatMap((command) => [
      { command, language: 'en', groups: /^(Options|Pay|Deductions):$/gm },
      { command, language: 'ru', groups: /^(Параметры|Оплата|Вычеты):$/gm },
    ]),
  )(
    'lists every option of $command in groups, within 80 columns, in $language',
    async ({ command, language, groups }) => {
      const { stdout } = await runOklad([command, '--help', '--lang', language], { columns: 80 })
      const options = optionsOf(command === 'gross-up' ? 'grossUp' : 'private')
      const listed = stdout.match(/^ {2}--[a-z-]+/gm)?.map((flag) => flag.trim())
      expect(listed).toEqual(expect.arrayContaining(options.map(({ option }) => option.flag)))
      expect(listed).toEqual(expect.arrayContaining(['--request', '--json', '--lang']))
      expect(stdout.match(groups)).toHaveLength(3)
      expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    },
  )

  it.each(['en', 'ru'])(
    'wraps the settings of the service below their names, in %s',
    async (lang) => {
      const { stdout } = await runOklad(['serve', '--help', '--lang', lang], { columns: 80 })
      const lines = stdout.split('\n')
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
      const start = lines.findIndex((line) => line.startsWith('  API_KEYS_FILE '))
      expect(lines[start + 1]).toMatch(/^ {31}\S/)
    },
  )

  it.each(
    topicNames.flatMap((topic) => [
      [topic, 'en'],
      [topic, 'ru'],
    ]),
  )('of the topic %s fits a terminal, in %s', async (topic, language) => {
    const argv = ['help', topic, '--lang', language]
    const { code, stdout, stderr } = await runOklad(argv, { columns: 80 })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [title = '', ...lines] = stdout.trimEnd().split('\n')
    expect(title).toMatch(language === 'ru' ? /^[А-Я][а-я ]+:$/ : /^[A-Z][a-z ]+:$/)
    expect(lines.length).toBeGreaterThan(2)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    // Options that a topic names are options of a command.
    const helps = await Promise.all(
      ['calc', 'batch', 'serve'].map((name) => runOklad([name, '--help'])),
    )
    const known = helps.map((help) => help.stdout).join(' ')
    for (const [option] of stdout.matchAll(/--[a-z-]+/g)) expect(known).toContain(option)
  })

  it.each([[[]], [['keys']]])('goes to the standard error without a command: %j', async (argv) => {
    const { code, stdout, stderr } = await runOklad(argv)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('Commands:')
  })
})

it('prints its version', async () => {
  expect(await runOklad(['--version'])).toEqual({
    code: 0,
    stdout: `${version} (law of ${lawVersion()})\n`,
    stderr: '',
  })
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

describe('a command line that cannot be parsed', () => {
  it.each([
    [['cacl'], 'unknown command cacl. Did you mean calc?', 'oklad'],
    [['zzz'], 'unknown command zzz', 'oklad'],
    [['help', 'cacl'], 'unknown command cacl. Did you mean calc?', 'oklad'],
    [['--lang', 'en', 'help', 'zzz'], 'unknown command zzz', 'oklad'],
    [['help', '--lang', 'en', 'zzz'], 'unknown command zzz', 'oklad'],
    [
      ['law', '2024', '2025'],
      'give one year, or compare two: oklad law diff 2024 2025',
      'oklad law',
    ],
    [['keys', 'creat'], 'unknown command creat. Did you mean create?', 'oklad keys'],
    [['calc', '--salry', '5'], 'unknown option --salry. Did you mean --salary?', 'oklad calc'],
    [['calc', '--qqqqqq'], 'unknown option --qqqqqq', 'oklad calc'],
    [['calc', '--salary'], '--salary <roubles> needs a value', 'oklad calc'],
    [
      ['calc', '--salary', '150', '000'],
      'too many arguments; values follow their options, those with spaces in quotes: --salary "150 000"',
      'oklad calc',
    ],
    [['gross-up', '100000'], 'give the net pay by its option: --net "150 000"', 'oklad gross-up'],
    [
      ['batch', 'people.csv', 'result.csv'],
      'give one table, and the file for the answers by its option: --output result.csv',
      'oklad batch',
    ],
    [['keys', 'revoke'], 'give <id> after the command', 'oklad keys revoke'],
  ])('returns 2 and says why: %j', async (argv, problem, command) => {
    expect(await runOklad(argv)).toEqual({
      code: 2,
      stdout: '',
      stderr: `oklad: ${problem}\nSee ${command} --help\n`,
    })
  })

  it.each([
    [['cacl'], 'неизвестная команда cacl. Возможно, имелось в виду calc?'],
    [['calc', '--salry', '5'], 'неизвестный параметр --salry. Возможно, имелось в виду --salary?'],
    [['calc', '--salary'], 'не указано значение параметра --salary <рубли>'],
    [['keys', 'revoke'], 'после команды укажите <id>'],
    [
      ['calc', 'x'],
      'лишние аргументы; значение пишут после его параметра, с пробелами — в кавычках: --salary "150 000"',
    ],
  ])('says why in Russian: %j', async (argv, problem) => {
    const { code, stderr } = await runOklad(argv, { env: { LC_ALL: 'ru_RU.UTF-8' } })
    expect(code).toBe(2)
    expect(stderr.split('\n')[0]).toBe(`oklad: ${problem}`)
  })
})

it('reports an unexpected error without a stack', async () => {
  let written = ''
  const code = await run(['calc', '--salary', '1'], {
    stdout: { write: () => {} },
    stderr: { write: (text) => (written += text) },
    inputBytes: () => new Blob([]).stream() as unknown as AsyncIterable<Uint8Array>,
    pipeOutput: async () => {},
    isTerminal: false,
    env: {},
    now: () => {
      throw new Error('the clock has stopped')
    },
    columns: undefined,
  })
  expect(code).toBe(1)
  expect(written).toBe('oklad: unexpected error: the clock has stopped\n')
})
