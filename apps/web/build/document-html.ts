import type { Language } from '@oklad/contract'
import GithubSlugger from 'github-slugger'
import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml, proseHtml } from './prose-html.ts'
import { tableHtml } from './table-html.ts'

/** The documents with a page, by the names they call each other, and the paths of their pages. */
export const documentPaths: Readonly<Record<string, string>> = {
  'law.md': '/how/en/law',
  'law.ru.md': '/how/ru/law',
  'api.md': '/docs/en/guide',
  'api.ru.md': '/docs/ru/guide',
}

const words = {
  en: { example: 'Example as a request', table: 'Table' },
  ru: { example: 'Пример запросом', table: 'Таблица' },
}

interface Heading {
  readonly depth: number
  readonly id: string
  /** HTML. */
  readonly title: string
}

/**
 * Writes a document as HTML, without a script, a style or a link that leads nowhere.
 * Headings get the ids that GitHub gives them, so that anchors written in a document work.
 * @param reservedIds ids of the page around it
 * @returns `name`: the title as text; `body`: everything below the title
 * @throws {Error} for a document that does not begin with its title
 * @throws {SyntaxError} for an example that is not JSON
 */
export function documentHtml(markdown: string, language: Language, reservedIds: readonly string[]) {
  const slugger = new GithubSlugger()
  for (const id of reservedIds) slugger.slug(id)
  const headings: Heading[] = []

  const marked = new Marked({
    renderer: {
      heading({ tokens, text, depth }) {
        const heading = { depth, id: slugger.slug(text), title: this.parser.parseInline(tokens) }
        headings.push(heading)
        return `<h${depth} id="${heading.id}">${heading.title}</h${depth}>\n`
      },
      paragraph({ tokens }) {
        // A paragraph in italics says where other sources differ
        const isAside = tokens.length === 1 && tokens[0]?.type === 'em'
        return `<p${isAside ? ' class="aside"' : ''}>${this.parser.parseInline(tokens)}</p>\n`
      },
      code({ text, lang }) {
        // A request with what is expected of its answer, which a test runs.
        const isExample = lang === 'json' && text.includes('"request"')
        const code = `<pre><code>${escapeHtml(isExample ? layOut(text) : text)}\n</code></pre>\n`
        if (!isExample) return code
        return `<details>\n<summary>${words[language].example}</summary>\n${code}</details>\n`
      },
      table(token) {
        const section = headings.at(-1)?.title.replace(/<[^>]*>/g, '')
        const label = `${words[language].table}: ${section}`
        return tableHtml(token, label, ({ tokens }) => this.parser.parseInline(tokens))
      },
      html({ text }) {
        // Comments are for the tools of the project
        if (/^<!--[\s\S]*-->\s*$/.test(text)) return ''
        return /^<br *\/?>$/.test(text) ? '<br>' : escapeHtml(text)
      },
      codespan({ text }) {
        // Long names may break between their words
        return `<code>${escapeHtml(text).replace(/(?<=[a-z])(?=[A-Z])|(?<=_)/g, '<wbr>')}</code>`
      },
      link({ href, tokens }) {
        return linkHtml(href, this.parser.parseInline(tokens))
      },
      text(token) {
        return 'tokens' in token && token.tokens !== undefined
          ? this.parser.parseInline(token.tokens)
          : proseHtml(token.text, language)
      },
    },
  })

  const [first, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || first['depth'] !== 1) {
    throw new Error('The document does not begin with its title')
  }
  marked.parser([first])
  const body = marked.parser(rest.filter((token) => !isLanguageSwitch(token)))
  const [title, ...others] = headings as [Heading, ...Heading[]]
  return {
    name: String(first['text']),
    title,
    sections: others.filter(({ depth }) => depth === 2),
    body,
  }
}

/** A paragraph that only links to the other language: the page has that link in its header. */
function isLanguageSwitch(token: Token): boolean {
  const { type, tokens = [] }: Tokens.Generic = token
  const [only, ...others] = tokens
  const isLink = type === 'paragraph' && others.length === 0 && only?.type === 'link'
  return isLink && only['href'] in documentPaths
}

/**
 * A link that works on the page. A link to a file of the project keeps only its words: the
 * service does not serve the project's files.
 * @param title the text of the link, as HTML
 */
function linkHtml(href: string, title: string): string {
  if (/^https?:/.test(href)) {
    return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${title}</a>`
  }
  const [file = '', ...places] = href.split('#')
  const page = documentPaths[file]
  const address = [page, ...places].join('#')
  if (page !== undefined || file === '') return `<a href="${escapeHtml(address)}">${title}</a>`
  return title === escapeHtml(href) ? `<code>${title}</code>` : title
}

/** One field a line, for a column as narrow as a phone; a list of numbers stays on one line. */
const layOut = (json: string) =>
  JSON.stringify(JSON.parse(json), null, 2).replace(
    /\[\n([^[\]{}]*)\]/g,
    (_, items: string) => `[${items.trim().replace(/\n\s*/g, ' ')}]`,
  )
