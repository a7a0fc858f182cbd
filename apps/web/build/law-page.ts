import type { Language } from '@oklad/contract'
import { documentHtml, lawAddresses } from './law-document.ts'
import { escapeHtml } from './prose-html.ts'

const words = {
  en: {
    description:
      'How income tax and insurance contributions on a Russian salary are computed: rules with articles, worked examples, and every figure of the law since 2017.',
    skip: 'Skip to the text',
    contents: 'Contents',
    other: 'ru',
    otherLanguage: 'По-русски',
  },
  ru: {
    description:
      'Как считаются НДФЛ и страховые взносы с зарплаты: правила со статьями, разобранные примеры и все показатели закона с 2017 года.',
    skip: 'К тексту',
    contents: 'Содержание',
    other: 'en',
    otherLanguage: 'In English',
  },
} as const

/**
 * Builds the page of the law from its document: `docs/law.md` or `docs/law.ru.md`.
 *
 * The page has no script and no inline style, so it works under the service's strictest security
 * policy; the examples fold without a script.
 * @param options.language the language of the document, and of the words around it
 * @param options.stylesheet an address, like `options.icon`
 * @returns a whole HTML document
 */
export function lawPage(
  markdown: string,
  options: { readonly language: Language; readonly stylesheet: string; readonly icon: string },
): string {
  const { language, stylesheet, icon } = options
  const { description, skip, contents, other, otherLanguage } = words[language]
  const { name, title, sections, body } = documentHtml(markdown, language, ['content', 'contents'])
  const items = sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)

  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)} · Oklad</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${escapeHtml(icon)}">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
<link rel="alternate" hreflang="${language}" href="${lawAddresses[language]}">
<link rel="alternate" hreflang="${other}" href="${lawAddresses[other]}">
</head>
<body>
<a class="skip" href="#content">${skip}</a>
<header>
<a class="name" href="/">Oklad</a>
<a href="${lawAddresses[other]}" hreflang="${other}" lang="${other}">${otherLanguage}</a>
<a href="/docs">API</a>
</header>
<main id="content" tabindex="-1">
<h1 id="${title.id}">${title.title}</h1>
<nav aria-labelledby="contents">
<p id="contents">${contents}</p>
<ol>
${items.join('\n')}
</ol>
</nav>
<article>
${body}</article>
</main>
</body>
</html>
`
}
