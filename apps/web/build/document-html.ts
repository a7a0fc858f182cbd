import type { Language } from '@oklad/contract'
import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from './escape-html.ts'
import { exampleHtml } from './example-html.ts'
import { HeadingIds } from './heading-ids.ts'
import { lawDocuments } from './law-addresses.ts'
import { lawPageWords } from './law-page-words.ts'
import { linkHtml } from './link-html.ts'
import { proseHtml } from './prose-html.ts'
import { tableHtml } from './table-html.ts'

/** A heading of a document; the title is HTML. */
export interface Heading {
  readonly id: string
  readonly title: string
}

/** A document as the parts of a page. */
export interface DocumentHtml {
  /** The title as text. */
  readonly name: string
  readonly title: Heading
  readonly sections: readonly Heading[]
  /** Everything below the title. */
  readonly body: string
}

/**
 * Reads a document and writes its parts as HTML, without a script, a style or a link that leads
 * nowhere.
 * @param reservedIds ids that the page around it has
 * @throws {Error} for a document that does not begin with its title
 */
export function documentHtml(
  markdown: string,
  language: Language,
  reservedIds: readonly string[],
): DocumentHtml {
  const words = lawPageWords[language]
  const ids = new HeadingIds(reservedIds)
  const headings = new Map<Token, Heading>()
  let section = ''

  const marked = new Marked({
    renderer: {
      heading(token) {
        const { id, title } = headings.get(token) as Heading
        section = title
        return `<h${token.depth} id="${id}">${title}</h${token.depth}>\n`
      },
      paragraph({ tokens }) {
        // A paragraph in italics tells where others differ: it stands beside the rules.
        const isAside = tokens.length === 1 && tokens[0]?.type === 'em'
        return `<p${isAside ? ' class="aside"' : ''}>${this.parser.parseInline(tokens)}</p>\n`
      },
      code({ text, lang }) {
        return lang === 'json'
          ? exampleHtml(text, words.example)
          : `<pre><code>${escapeHtml(text)}\n</code></pre>\n`
      },
      table(token) {
        const label = words.table(section.replace(/<[^>]*>/g, ''))
        return tableHtml(token, label, ({ tokens }) => this.parser.parseInline(tokens))
      },
      html({ text }) {
        // The marks around what the code generates are for the project alone.
        if (/^<!--[\s\S]*-->\s*$/.test(text)) return ''
        return /^<br *\/?>$/.test(text) ? '<br>' : escapeHtml(text)
      },
      codespan({ text }) {
        // Long names may break between their words.
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

  const tokens = marked.lexer(markdown)
  marked.walkTokens(tokens, (token) => {
    if (!isHeading(token)) return
    headings.set(token, {
      id: ids.next(token.text),
      title: marked.parseInline(token.text, { async: false }),
    })
  })
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space')
  if (!isHeading(first, 1)) throw new Error('The document does not begin with its title')
  const title = headings.get(first) as Heading
  section = title.title
  const text = rest.filter((token) => !isLanguageSwitch(token))
  return {
    name: first.text,
    title,
    sections: text
      .filter((token) => isHeading(token, 2))
      .map((token) => headings.get(token) as Heading),
    body: marked.parser(text),
  }
}

function isHeading(token: Token | undefined, depth?: number): token is Tokens.Heading {
  return token?.type === 'heading' && (depth === undefined || token['depth'] === depth)
}

/** A paragraph that only leads to the other language: the page has that in its header. */
function isLanguageSwitch(token: Token): boolean {
  const { type, tokens = [] }: Tokens.Generic = token
  const [only] = tokens
  return (
    type === 'paragraph' &&
    tokens.length === 1 &&
    only?.type === 'link' &&
    Object.values(lawDocuments).includes(only['href'])
  )
}
