// The configuration of Vite imports this file, and its loader does not read tsconfig.json.
/** @jsxImportSource preact */
import type { Language } from '@oklad/contract'
import { framed, type Site } from '../src/pages/frame.tsx'
import { documentHtml, lawAddresses } from './law-document.ts'

const words = {
  en: {
    description:
      'How income tax and insurance contributions on a Russian salary are computed: rules with articles, worked examples, and every figure of the law since 2017.',
    contents: 'Contents',
  },
  ru: {
    description:
      'Как считаются НДФЛ и страховые взносы с зарплаты: правила со статьями, разобранные примеры и все показатели закона с 2017 года.',
    contents: 'Содержание',
  },
} as const

/**
 * Builds the page of the law from its document: `docs/law.md` or `docs/law.ru.md`. Its examples fold without a script.
 * @returns a whole HTML document
 */
export function lawPage(markdown: string, language: Language, site: Site): string {
  const { description, contents } = words[language]
  const { name, title, sections, body } = documentHtml(markdown, language, ['content', 'contents'])
  const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })
  return framed(
    { language, title: name, description, paths: lawAddresses },
    site,
    <main id="content" tabIndex={-1}>
      <h1 id={title.id} {...html(title.title)} />
      <nav aria-labelledby="contents">
        <p id="contents">{contents}</p>
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
