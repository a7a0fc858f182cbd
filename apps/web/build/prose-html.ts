import type { Language } from '@oklad/contract'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for the inside of an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] as string)

/**
 * The spaces where a line must not break: between a number and its unit, within the number of an
 * article and its paragraph, before a dash, and within a sum up to its result.
 */
const noBreaks = [
  /(?<=\d)[ \n](?=%|million|roubles|kopecks|млн|руб|коп|год|(?:п|пп|ч)\.)/g,
  /(?<=№|(?:^|[\s(])(?:ст|п|пп|ч)\.)[ \n](?=[\d«])/g,
  /[ \n](?=—)/g,
  /(?<=[\d%)])[ \n](?=[+−×/]\s[\d(])/g,
  /(?<=\s[+−×/=])[ \n](?=[\d(])/g,
]

/** Russian words with the numbers between them: an article and its act, a term in brackets. */
const russianWords =
  /(?:\d+-)?[«»А-Яа-яЁё]+(?:[\s.,/-]+(?:№\s*)?(?:\d[\d.,/-]*\d|\d|[«»А-Яа-яЁё]+))*/g

/** Dates, the numbers of acts, and ranges of years: a line must not break at their hyphens. */
const hyphenated = /\d+(?:-\d+)*[-–](?:ФЗ|\d[\d/]*)/g

/**
 * Writes the text of a document as HTML. An English page marks Russian words, so that a screen
 * reader pronounces them as Russian.
 */
export function proseHtml(text: string, language: Language): string {
  const html = escapeHtml(noBreaks.reduce((bound, spaces) => bound.replace(spaces, '\u00a0'), text))
    // A character reference means the same in Markdown and in HTML
    .replace(/&amp;(#?\w+;)/g, '&$1')
  const marked = language === 'ru' ? html : html.replace(russianWords, '<span lang="ru">$&</span>')
  return marked.replace(hyphenated, '<span class="whole">$&</span>')
}
