/**
 * Writes the Markdown of the documentation site into `build/docs`: the documents of the project, a page for each request
 * field and each error, and the history of every figure of the law. `npm run build:docs` makes the site of it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Language, languages } from '@oklad/contract/fields'
import { errorCatalogue, errorCodes, operationNamed } from '@oklad/contract/internal'
import { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { allFiguresOf, lawFigureKeys } from '@oklad/engine/internal'
import { fieldRows } from '../generated-sections/request-fields.ts'
import { historyOf } from '../generated-sections/sections.ts'
import { exampleOf } from './field-examples.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The documents by their addresses on the site, in the order of the menu. One without a Russian file is English in both. */
const menus = {
  start: { index: 'README' },
  employee: { employee: 'docs/guide/employee' },
  accountant: {
    accountant: 'docs/guide/accountant',
    'tax-agent': 'docs/documents',
    batch: 'docs/batch',
  },
  developer: {
    guide: 'docs/api',
    fields: 'docs/fields',
    errors: 'docs/errors',
    codes: 'docs/reference/codes',
    install: 'docs/install',
    playground: undefined,
    examples: 'examples/README',
    scale: 'docs/scale',
  },
  lawyer: {
    law: 'docs/law',
    'law/pay': 'docs/law/pay',
    'law/tax': 'docs/law/tax',
    'law/deductions': 'docs/law/deductions',
    'law/average-earnings': 'docs/law/average-earnings',
    'law/payments': 'docs/law/payments',
    'law/recalculation': 'docs/law/recalculation',
    'law/writs': 'docs/law/writs',
    'law/contributions': 'docs/law/contributions',
    'law/status': 'docs/law/status',
    figures: undefined,
    'gross-up': 'docs/gross-up',
  },
  operator: {
    configuration: 'docs/configuration',
    operations: 'docs/operations',
    runbook: 'docs/runbook',
  },
  packages: {
    command: 'apps/cli/README',
    'law-package': 'packages/law/README',
    engine: 'packages/engine/README',
    client: 'packages/client/README',
    contract: 'packages/contract/README',
    table: 'packages/table/README',
    documents: 'packages/documents/README',
    conformance: 'packages/conformance/README',
    spark: 'integrations/spark/README',
  },
  project: {
    contributing: 'CONTRIBUTING',
    architecture: 'docs/architecture',
    glossary: 'docs/glossary',
    decisions: undefined,
    security: 'docs/security',
    reporting: 'SECURITY',
    reliability: 'docs/reliability',
    benchmarks: 'benchmarks/results',
    releasing: 'docs/releasing',
    changes: 'CHANGELOG',
  },
} as const

type Menu = Readonly<Record<string, string | undefined>>

/** The decisions have a list in the menu, and a page each. */
const decisions: Menu = Object.fromEntries(
  readdirSync(join(root, 'docs/decisions'))
    .sort()
    .map((file) => `decisions/${file.slice(0, -3)}`)
    .map((address) => [address, `docs/${address}`]),
)

const addresses: Menu = Object.assign({}, ...Object.values(menus), decisions)

// biome-ignore format: one text a line
const words = {
  start: { en: 'Start', ru: 'Начало' },
  employee: { en: 'Employees, HR', ru: 'Работнику и кадровику' },
  accountant: { en: 'Accountants', ru: 'Бухгалтеру' },
  developer: { en: 'Developers', ru: 'Разработчику' },
  lawyer: { en: 'The law', ru: 'Закон' },
  operator: { en: 'Operators', ru: 'Администратору' },
  packages: { en: 'Command and packages', ru: 'Команда и пакеты' },
  project: { en: 'The project', ru: 'О проекте' },
  console: { en: 'Try the API', ru: 'Попробовать API' },
  playground: { en: 'Playground', ru: 'Песочница' },
  aboutPlayground: { en: 'Edit the request: its fields and their values are offered as you type, by Ctrl + Space too. The answer and the steps behind every figure change at once. The calculation runs in this browser and sends nothing. Sums are whole kopecks.', ru: 'Измените запрос: поля и их значения подсказываются при вводе и по Ctrl + пробел. Ответ и шаги расчёта каждой суммы меняются сразу. Всё считается в этом браузере, ничего не отправляется. Суммы — в целых копейках.' },
  figures: { en: 'Figures of the law by year', ru: 'Показатели закона по годам' },
  year: { en: 'From', ru: 'С года' },
  value: { en: 'Value', ru: 'Значение' },
  source: { en: 'Source', ru: 'Источник' },
  example: { en: 'In a request', ru: 'В запросе' },
  program: { en: 'a request in code', ru: 'запрос в коде' },
  all: { en: 'All fields', ru: 'Все поля' },
  allErrors: { en: 'All errors', ru: 'Все ошибки' },
  decisions: { en: 'Decisions', ru: 'Решения' },
  aboutDecisions: { en: 'Why the project is built as it is: what was chosen, what was measured, and what was left.', ru: 'Почему проект устроен именно так: что выбрано, что измерено и от чего отказались. Решения записаны по-английски.' },
  status: { en: 'HTTP status', ru: 'Статус HTTP' },
  exports: { en: 'Every export', ru: 'Всё, что экспортируется' },
} as const

/** The doors of the first page: the reader, the address in a language, and what is found there. */
// biome-ignore format: one text a line
const doors = [
  { reader: { en: 'An employee', ru: 'Работнику' }, at: { en: 'employee', ru: 'employee' }, finds: { en: 'Why the net pay falls in October, the deduction for children, vacation pay, sick pay.', ru: 'Почему с октября на руки меньше, вычет на детей, отпускные, больничный.' } },
  { reader: { en: 'HR', ru: 'Кадровику' }, at: { en: 'employee#what-is-paid-at-a-dismissal', ru: 'employee#что-при-увольнении' }, finds: { en: 'Dismissal, the northern allowance, the kind of contract, the salary for a net pay.', ru: 'Увольнение, северная надбавка, вид договора, оклад по сумме на руки.' } },
  { reader: { en: 'An accountant', ru: 'Бухгалтеру' }, at: { en: 'accountant', ru: 'accountant' }, finds: { en: 'A list of employees, the check against 1С, 6-НДФЛ, income certificates, corrections, due dates.', ru: 'Список сотрудников, сверка с 1С, 6-НДФЛ, справки о доходах, исправления, сроки.' } },
  { reader: { en: 'A developer', ru: 'Разработчику' }, at: { en: 'guide', ru: 'guide' }, finds: { en: 'A request of each kind, keys, limits and 429, retries, a page in a frame.', ru: 'Запрос каждого вида, ключи, лимиты и 429, повторы, как вставить на сайт.' } },
] as const

/** The titles of English documents in the Russian menu; those of packages are their names. */
const titlesInRussian: Menu = {
  'gross-up': 'Оклад по сумме на руки',
  examples: 'Примеры',
  operations: 'Эксплуатация',
  runbook: 'Что делать по тревоге',
  contributing: 'Как участвовать',
  architecture: 'Устройство',
  glossary: 'Словарь',
  security: 'Безопасность',
  reporting: 'Сообщить об уязвимости',
  reliability: 'Надёжность',
  benchmarks: 'Замеры скорости',
  releasing: 'Выпуск версии',
  changes: 'Изменения',
}

/** The file of a document in a language; the English one where there is no Russian one. */
const sourceOf = (name: string, language: Language) =>
  language === 'ru' && existsSync(join(root, `${name}.ru.md`)) ? `${name}.ru.md` : `${name}.md`

/** The addresses of the files of documents: links between them become links of the site. */
const addressOfSource = new Map(
  Object.entries({ ...addresses, figures: 'docs/law/figures' }).flatMap(([address, name]) =>
    name === undefined
      ? []
      : languages.map((language) => [sourceOf(name, language), address] as const),
  ),
)

/** A document with links of the site. A link to a file that is no page keeps only its words. */
function documentPage(name: string, language: Language): string {
  const source = sourceOf(name, language)
  return (
    textOf(source)
      .replace(/^\[(?:По-русски|In English)\]\([^)]*\)\n\n/m, '')
      .replace(/^<!--.*-->\n/gm, '')
      // The calculator is no page of the site: its router must not take the link. At the end of an answer it is a button.
      .replace(
        /\[([^\]]*)\]\(http:\/\/localhost:8080(\/#[^)]*)\)(?=(\n)?)/g,
        (_, title: string, path: string, end = '') =>
          `<a${end && ' class="filled"'} href="${path}" target="_self">${title}</a>`,
      )
      .replace(/^\| `(\w+)` \|/gm, (row, word: string) => {
        const folder =
          word in errorCatalogue && /errors/.test(source)
            ? 'errors'
            : /fields/.test(source) && 'fields'
        return folder ? `| [\`${word}\`](/${language}/${folder}/${word}) |` : row
      })
      .replace(
        /\[([^\]]*)\]\((?!https?:|\/)([^)#]*)(#[^)]*)?\)/g,
        (link, title: string, path: string, anchor = '') => {
          if (path === '') return link
          const file = normalize(join(dirname(source), path))
          const address = addressOfSource.get(file)
          if (address === undefined) return title
          // A heading of an English document is no heading of its translation.
          const isShown = sourceOf(addresses[address] ?? '', language) === file
          const target = `${address === 'index' ? '' : address}${isShown ? anchor : ''}`
          return `[${title}](/${language}/${target})`
        },
      )
  )
}

/** The first page: its doors, then the README. */
function startPage(language: Language): string {
  const links = doors.map(
    ({ reader, at, finds }) =>
      `- **[${reader[language]}](/${language}/${at[language]})**<br>${finds[language]}`,
  )
  return documentPage('README', language).replace(
    /^# .*\n/,
    (title) => `${title}\n<div class="doors">\n\n${links.join('\n')}\n\n</div>\n`,
  )
}

/** The programs of `examples/`, with the language that colours them. */
const programs = {
  Python: ['python/year.py', 'python'],
  '1С': ['1c/Oklad.bsl', 'bsl'],
  Excel: ['excel/oklad.pq', 'powerquery'],
  'Google Sheets': ['google-sheets/functions.gs', 'js'],
  Express: ['express/server.mjs', 'js'],
  Hono: ['hono/server.mjs', 'js'],
  React: ['react/app.jsx', 'jsx'],
  HTML: ['page/index.html', 'html'],
} as const

const programSections = (language: Language) =>
  Object.entries(programs).map(
    ([title, [path, coloured]]) =>
      `## ${title}: ${words.program[language]}\n\n\`\`\`${coloured}\n${textOf(`examples/${path}`).trimEnd()}\n\`\`\`\n`,
  )

/** The request with a field, in the four languages of the tabs. */
function requestTabs(name: string): string {
  const { operation, request } = exampleOf(name)
  const { path } = operationNamed(operation)
  const json = JSON.stringify(request)
  const python = json.replaceAll(':true', ':True').replaceAll(':false', ':False')
  const tabs = {
    'sh [curl]': `curl -s http://localhost:8080${path} -H 'x-api-key: my-own-long-secret' \\
  -H 'Content-Type: application/json' -d '${json}'`,
    'ts [TypeScript]': `import { createClient } from '@oklad/client'

const oklad = createClient({ baseUrl: 'http://localhost:8080', apiKey: 'my-own-long-secret' })
console.log(await oklad.${operation}(${json}))`,
    'python [Python]': `import requests

answer = requests.post(
    "http://localhost:8080${path}",
    headers={"x-api-key": "my-own-long-secret"},
    json=${python},
    timeout=10,
)
print(answer.json())`,
    'bsl [1С]': `Запрос = Новый HTTPЗапрос("${path}");
Запрос.Заголовки.Вставить("Content-Type", "application/json");
Запрос.Заголовки.Вставить("x-api-key", "my-own-long-secret");
Запрос.УстановитьТелоИзСтроки("${json.replaceAll('"', '""')}");
Ответ = Новый HTTPСоединение("localhost", 8080).ОтправитьДляОбработки(Запрос);
Сообщить(Ответ.ПолучитьТелоКакСтроку());`,
  }
  const blocks = Object.entries(tabs).map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\``)
  return `::: code-group\n${blocks.join('\n')}\n:::`
}

function fieldPages(language: Language): [string, string][] {
  const [head, rows] = fieldRows(language)
  return rows.map(([code = '', meaning, ...cells]) => {
    const name = code.slice(1, -1)
    const facts = cells.flatMap((cell, index) =>
      cell === '' ? [] : [`- ${head[index + 2]}: ${cell}`],
    )
    const text = `# ${code}\n\n${meaning}\n\n${facts.join('\n')}\n\n## ${words.example[language]}\n\n${requestTabs(name)}\n\n[${words.all[language]}](/${language}/fields)\n`
    return [`fields/${name}`, text.replaceAll('\\|', '|')]
  })
}

const errorPages = (language: Language) =>
  errorCodes.map((code): [string, string] => {
    const { title, status, [language]: detail } = errorCatalogue[code]
    return [
      `errors/${code}`,
      `# ${title[language]}\n\n\`${code}\` · ${words.status[language]} ${status}\n\n${detail}\n\n[${words.allErrors[language]}](/${language}/errors)\n`,
    ]
  })

/** The steps of a figure that is a number, from the earliest to the newest year. */
function picture(history: ReturnType<typeof historyOf>, title: string): string {
  const values = history.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  if (values.length < 2 || values.length < history.length) return ''
  const xOf = (year: number) => (year - EARLIEST_TAX_YEAR) * 60
  const yOf = (value: number) => Math.round(90 - (80 * value) / Math.max(...values))
  const steps = history.map(
    ({ year }, index) =>
      `${index === 0 ? 'M' : 'H'}${xOf(year)}${index === 0 ? ' ' : 'V'}${yOf(values[index] as number)}`,
  )
  const years = history.map(({ year }) => `<text x="${xOf(year)}" y="106">${year}</text>`)
  const width = xOf(NEWEST_TAX_YEAR + 1)
  return `<svg class="history" viewBox="0 0 ${width} 110" role="img" aria-label="${title}"><path d="${steps.join('')}H${width}"/>${years.join('')}</svg>\n\n`
}

function figuresPage(language: Language): string {
  const { year, value, source } = words
  const sections = lawFigureKeys.map((name) => {
    const title = allFiguresOf(lawOf(NEWEST_TAX_YEAR))[name].title[language]
    const history = historyOf(name, language)
    const rows = history.map(
      ({ from, text, citation: { article, act } }) => `| ${from} | ${text} | ${article}, ${act} |`,
    )
    return `## ${title}\n\n${picture(history, title)}| ${year[language]} | ${value[language]} | ${source[language]} |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# ${words.figures[language]}\n\n${sections.join('\n')}`
}

/** The editor is `playground/playground.ts`. */
const playgroundPage = (language: Language) =>
  `---\naside: false\n---\n\n# ${words.playground[language]}\n\n${words.aboutPlayground[language]}\n\n<Playground />\n`

/** What a library exports, from its docstrings; `npm run reference` writes it. */
const references = join(root, 'build/reference')
const exportPages = () =>
  (existsSync(references) ? readdirSync(references) : [])
    .filter((file) => file !== 'README.md')
    .map((file): [string, string] => [
      `exports/${file.slice(0, -3)}`,
      textOf(`build/reference/${file}`).replaceAll('__namedParameters', 'options'),
    ])

/** The list of the decisions, with their titles. */
const decisionsPage = (language: Language) =>
  `# ${words.decisions[language]}\n\n${words.aboutDecisions[language]}\n\n${Object.entries(
    decisions,
  )
    .map(([address, name]) => `- [${titleOf(textOf(`${name}.md`))}](/${language}/${address})\n`)
    .join('')}`

/** The pages that no document has. */
const written = { figures: figuresPage, playground: playgroundPage, decisions: decisionsPage }

/** Every page by its address below the language. */
export const pagesIn = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(addresses).map(([address, name]): [string, string] => [
      address,
      name === undefined
        ? written[address as keyof typeof written](language)
        : documentPage(name, language),
    ]),
    ['index', startPage(language)],
    [
      'examples',
      [documentPage('examples/README', language), ...programSections(language)].join('\n'),
    ],
    ...fieldPages(language),
    ...errorPages(language),
    ...exportPages(),
  ])

/** Keeps the number of an article beside its word, outside blocks of code: «ст. 224 п. 1». */
const withWholeCitations = (markdown: string) =>
  markdown
    .split(/(```[\s\S]*?```)/)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/(?<![\p{L}\d])((?:ст|п|пп|ч)\.|№) (?=[\d§])/gu, '$1\u00a0')
        : part,
    )
    .join('')

const titleOf = (markdown: string) => /^# (.*)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? ''

/** The title of a page in the menu of a language; in Russian with a note where the page is English. */
export function titleInMenu(address: string, language: Language, markdown: string): string {
  if (language === 'en') return titleOf(markdown)
  const title = titlesInRussian[address] ?? titleOf(markdown)
  const source = addresses[address]
  const isRussian = source === undefined || sourceOf(source, language).endsWith('.ru.md')
  return isRussian ? title : `${title} (англ.)`
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, 'build/docs')
  rmSync(folder, { recursive: true, force: true })
  const sidebars: Record<string, object> = {}
  let list =
    '# Oklad\n\n> Russian income tax and insurance contributions on pay, to the kopeck, by dated law.\n'
  for (const language of languages) {
    const pages = pagesIn(language)
    for (const [address, text] of pages) {
      const file = join(folder, language, `${address}.md`)
      mkdirSync(dirname(file), { recursive: true })
      // They would crowd the answers out: the history, and English texts among Russian words.
      const isFound = !(
        /^(?:changes|benchmarks)$/.test(address) ||
        (language === 'ru' && /^(?:exports|decisions)\//.test(address))
      )
      const matter = [
        isFound ? '' : 'search: false\n',
        // Its first columns are years.
        address === 'figures' ? 'pageClass: years\n' : '',
      ].join('')
      const shown = withWholeCitations(text)
      writeFileSync(file, matter === '' ? shown : `---\n${matter}---\n\n${shown}`)
    }
    const groups = Object.entries<Menu>(menus).map(([group, inside]) => ({
      text: words[group as keyof typeof menus][language],
      items: Object.entries(inside).map(([address, source]) => {
        const own = source?.replace(/^packages\/(\w+)\/.*/, 'exports/$1') ?? ''
        const items = [{ text: words.exports[language], link: `/${language}/${own}` }]
        return {
          // A menu breaks no line inside «6-НДФЛ».
          text: titleInMenu(address, language, pages.get(address) ?? '').replace('6-', '6\u2011'),
          link: `/${language}/${address === 'index' ? '' : address}`,
          ...(pages.has(own) && { items }),
        }
      }),
    }))
    const developers = groups.find(({ text }) => text === words.developer[language])
    developers?.items.push({ text: words.console[language], link: `/${language}/console` })
    sidebars[language] = groups
    const line = ([address, text]: [string, string]) =>
      `- [${titleOf(text)}](/docs/${language}/${address}.md)\n`
    list += `\n## ${language === 'en' ? 'English' : 'Русский'}\n\n${[...pages].map(line).join('')}`
  }
  writeFileSync(join(folder, 'menus.json'), JSON.stringify(sidebars))
  writeFileSync(join(folder, 'llms.txt'), list)
}
