/** Words that readers type and pages do not have, by the page that answers them: they are found, not shown. */
export const spokenWords: Readonly<Record<string, string>> = {
  'ru/employee':
    'упала зарплата, зарплата стала меньше, почему в октябре меньше, чистыми, нетто, белая зарплата, северные, северный коэффициент, листок нетрудоспособности, декрет, отгул, расчёт при увольнении, выплаты при сокращении, вернуть налог',
  'ru/accountant':
    '6-НДФЛ, 6 НДФЛ, 2-НДФЛ, справка о доходах, справка 2-НДФЛ, сдать отчёт, срок сдачи, уведомление ЕНП, ЕНС, отчётность, не сходится с 1С, ЗУП, расчётный листок, ведомость, корректировка, уточнёнка, на полставки, совместитель, совместительство, загрузить список',
  'ru/tax-agent': '6-НДФЛ, 2-НДФЛ, уведомление ЕНП, уточнёнка, персонифицированные сведения, КНД',
  'ru/batch': 'Excel, эксель, таблица, список сотрудников, выгрузка из 1С, ведомость',
  'ru/guide':
    'вставить на сайт, виджет, iframe, встроить, 429, повтор запроса, ретраи, идемпотентность, токен, лимит, подключить к сайту, копейки или рубли',
  'ru/examples': 'питон, пайтон, гугл таблицы, джаваскрипт, пример кода',
  'ru/operations': 'докер, докере, контейнер, кубернетес, развернуть',
  'ru/runbook': 'сервис тормозит, алерт, тревога',
  'ru/law/status': 'за какие годы считает, поддерживаемые годы, чего не считает',
  'ru/fields/territorial_multiplier': 'как передать районный коэффициент, коэффициент 1,15',
  'ru/errors/rate_limit_exceeded': '429, слишком много запросов',
  'en/errors/rate_limit_exceeded': '429, too many requests',
  'ru/law/average-earnings':
    'отпускные, больничный, средний заработок, командировочные, компенсация',
  'ru/law/writs': 'алименты, исполнительный лист, приставы, удержания',
  'en/employee':
    'net pay lower in October, salary dropped, take-home pay, why is my pay less, vacation pay, sick leave, sick pay, holiday pay, parental',
  'en/accountant':
    '6-NDFL, 2-NDFL, 6-НДФЛ, income certificate, filing deadline, due date, payroll report, 1C, does not match 1C, correction',
  'en/tax-agent': '6-NDFL, 2-NDFL, income certificate, notice, correction',
  'en/guide':
    'idempotency, idempotent, retry, 429, too many requests, rate limit, embed, iframe, widget, put on a site, token, kopecks or roubles',
  'en/batch': 'upload a spreadsheet, import a list of employees, Excel file',
  'en/configuration': 'create an API key, rotate a key, revoke a key',
  'en/law/status': 'which years are supported, supported tax years, not supported',
  'en/runbook': 'service is slow, what to check at an alert',
  'en/fields/territorial_multiplier': 'pass the district coefficient, coefficient 1.15',
  'en/law/average-earnings': 'holiday pay, vacation pay, sick leave, sick pay, average earnings',
}

interface Page {
  readonly relativePath: string
  readonly frontmatter?: Readonly<Record<string, unknown>>
}

/** Of a library only the names of its members are found: their texts would stand before the guides. */
const namesOnly = (html: string) => {
  const [title = '', ...names] = html.match(/<h[1-6]\b[^>]*>.*?<\/h[1-6]>/gs) ?? []
  return `${title}<p>${names.map((name) => name.replace(/<[^>]*>/g, '')).join(' ')}</p>`
}

/** A phrase as a section, whose title counts more than a text. */
const section = (phrase: string, index: number) =>
  `\n<h2 id="q${index}">${phrase} <a class="header-anchor" href="#q${index}">#</a></h2>\n<p>${phrase}</p>`

/** The HTML of a page as the search indexes it; empty where it is left out. */
export function indexed(html: string, { relativePath, frontmatter }: Page): string {
  if (frontmatter?.['search'] === false) return ''
  const page = relativePath.replace(/\.md$/, '')
  const phrases = spokenWords[page]?.split(', ') ?? []
  const found = page.includes('/exports/') ? namesOnly(html) : html
  return found + phrases.map(section).join('')
}
