// The configuration of Vite imports this file, and its loader does not read tsconfig.json.
/** @jsxImportSource preact */
import type { Language } from '@oklad/contract'
import { framed, type Head, type Site } from '../src/documents/frame.tsx'
import { documentHtml } from './document-html.ts'

const contents: Readonly<Record<Language, string>> = { en: 'Contents', ru: 'Содержание' }

/**
 * Builds a page from a document of the project, such as `docs/law.md`. Its examples fold without a script.
 * @returns a whole HTML document
 */
export function documentPage(
  markdown: string,
  head: Pick<Head, 'language' | 'description' | 'paths'>,
  site: Site,
): string {
  const { language } = head
  const { name, title, sections, body } = documentHtml(markdown, language, ['content', 'contents'])
  const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
  return framed(
    { ...head, title: name },
    site,
    <main id="content" tabIndex={-1}>
      <h1 id={title.id} {...html(title.title)} />
      <nav aria-labelledby="contents">
        <p id="contents">{contents[language]}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} {...html(title)} />
            </li>
          ))}
        </ol>
      </nav>
      <article {...html(`\n${body}`)} />
    </main>,
  )
}
