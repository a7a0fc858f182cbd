import { escapeHtml } from './escape-html.ts'
import { lawAddresses, lawDocuments } from './law-addresses.ts'

/**
 * A link of a document as it can be followed from the page. What leads to a file of the project
 * stays as its words: the project's files are not served.
 * @param words what the link says, as HTML
 */
export function linkHtml(href: string, words: string): string {
  if (/^https?:/.test(href)) {
    return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${words}</a>`
  }
  const address = href.startsWith('#') ? href : pageAddress(href)
  if (address !== undefined) return `<a href="${escapeHtml(address)}">${words}</a>`
  const isPath = words === escapeHtml(href)
  return isPath ? `<code>${words}</code>` : words
}

/** The address of the page that is made of a document, with the place in it. */
function pageAddress(href: string): string | undefined {
  const [name, ...places] = href.split('#')
  const language = (['en', 'ru'] as const).find((known) => lawDocuments[known] === name)
  return language && [lawAddresses[language], ...places].join('#')
}
