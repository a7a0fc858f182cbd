import type { Language } from '@oklad/contract'
import { documentHtml } from './document-html.ts'
import { escapeHtml } from './escape-html.ts'
import { lawAddresses } from './law-addresses.ts'
import { lawPageWords } from './law-page-words.ts'

export interface LawPageOptions {
  /** The language of the document, and of the words around it. */
  readonly language: Language
  /** The address of the stylesheet. */
  readonly stylesheet: string
  /** The address of the page's icon. */
  readonly icon: string
}

const otherLanguages: Readonly<Record<Language, Language>> = { en: 'ru', ru: 'en' }

/**
 * The page of the law, made of its document: `docs/law.md` or `docs/law.ru.md`.
 *
 * It has no script and no style of its own, so that the strictest security policy of the service
 * serves it; the examples fold without a script.
 * @returns a whole HTML document
 */
export function lawPage(markdown: string, options: LawPageOptions): string {
  const { language } = options
  const words = lawPageWords[language]
  const other = otherLanguages[language]
  const { name, title, sections, body } = documentHtml(markdown, language, ['content', 'contents'])
  const contents = sections
    .map((section) => `<li><a href="#${section.id}">${section.title}</a></li>`)
    .join('\n')

  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)} · Oklad</title>
<meta name="description" content="${escapeHtml(words.description)}">
<link rel="icon" href="${escapeHtml(options.icon)}">
<link rel="stylesheet" href="${escapeHtml(options.stylesheet)}">
<link rel="alternate" hreflang="${language}" href="${lawAddresses[language]}">
<link rel="alternate" hreflang="${other}" href="${lawAddresses[other]}">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header>
<a class="name" href="/">Oklad</a>
<a href="${lawAddresses[other]}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a>
<a href="/docs">API</a>
</header>
<main id="content" tabindex="-1">
<h1 id="${title.id}">${title.title}</h1>
<nav aria-labelledby="contents">
<p id="contents">${words.contents}</p>
<ol>
${contents}
</ol>
</nav>
<article>
${body}</article>
</main>
</body>
</html>
`
}
