import type { Language } from '@oklad/contract'
import { bindSpaces } from './bind-spaces.ts'
import { escapeHtml } from './escape-html.ts'

/** Russian words with the numbers between them: an article and its act, a term in brackets. */
const russianWords =
  /(?:\d+-)?[«»А-Яа-яЁё]+(?:[\s.,/-]+(?:№\s*)?(?:\d[\d.,/-]*\d|\d|[«»А-Яа-яЁё]+))*/g

/** Dates, the numbers of acts and years from one to another: no line ends at their hyphens. */
const hyphenated = /\d+(?:-\d+)*[-–](?:ФЗ|\d[\d/]*)/g

/**
 * Text of a document as HTML. In an English page Russian is marked as such: a voice reads it as
 * Russian, or else it spells the letters or leaves them out.
 */
export function proseHtml(text: string, language: Language): string {
  const html = escapeHtml(bindSpaces(text))
    // A character reference means the same in Markdown and in HTML.
    .replace(/&amp;(#?\w+;)/g, '&$1')
  const marked = language === 'ru' ? html : html.replace(russianWords, '<span lang="ru">$&</span>')
  return marked.replace(hyphenated, '<span class="whole">$&</span>')
}
