import { readFileSync } from 'node:fs'
import { type Language, languages } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { documentPage } from './document-page.tsx'

const lawDocuments = { en: 'law.md', ru: 'law.ru.md' }
const paths = { en: '/how/en/law', ru: '/how/ru/law' }
const lawPage = (markdown: string, language: Language, around = site) =>
  documentPage(markdown, { language, description: 'The law', paths }, around)

const site = { stylesheet: '/assets/document-3f9a.css', fonts: [], origin: '' }

const pages = languages.map((language) => {
  const address = new URL(`../../../docs/${lawDocuments[language]}`, import.meta.url)
  const markdown = readFileSync(address, 'utf8')
  return { language, markdown, html: lawPage(markdown, language) }
})

/** All values of an attribute in a page. */
const valuesOf = (attribute: string, html: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The text of a page, on one line. */
const textOf = (html: string) =>
  html
    .replace(/<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')

/** The text of a Markdown document, on one line. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^#+ /gm, '')
    .replace(/<br>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const withoutExamples = (markdown: string) => markdown.replace(/```json\n[\s\S]*?```/g, '')

describe.each(pages)('the page of the law in $language', ({ language, markdown, html }) => {
  const article = /<article>([\s\S]*)<\/article>/.exec(html)?.[1] ?? ''

  it('is a whole document in its language', () => {
    const title = /^# (.*)$/m.exec(markdown)?.[1]
    expect(html).toMatch(/^<!doctype html><html lang="(en|ru)">/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${title} · Oklad</title>`)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
    expect(html).toContain(`<link rel="stylesheet" href="${site.stylesheet}"/>`)
    expect(countOf(/<h1[ >]/g, html)).toBe(1)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
  })

  it('links to the calculator, to the other language and to the API reference', () => {
    const header = /<header class="page-header">([\s\S]*)<\/header>/.exec(html)?.[1] ?? ''
    const other = { en: 'ru', ru: 'en' }[language]
    expect(valuesOf('href', header)).toEqual([
      ...['/', '/', '/#vacation', '/#sick', '/#people'],
      `/how/${language}`,
      `/docs/${language}`,
      `/how/${other}/law`,
    ])
    expect(header).toContain(`hreflang="${other}" lang="${other}"`)
    // The header has this link, so the document's own line with it is left out
    expect(valuesOf('href', article)).not.toContain(`/how/${other}/law`)
  })

  it('begins with a link that skips to the text', () => {
    expect(/<body>\s*(<a .*?>)/.exec(html)?.[1]).toBe('<a class="skip" href="#content">')
    expect(html).toContain('<main id="content" tabindex="-1">')
  })

  it('contains no script, no inline style and no foreign address', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle\s*=|\son\w+\s*=|javascript:/i)
    for (const address of [...valuesOf('href', html), ...valuesOf('src', html)]) {
      expect(address).toMatch(/^(\/|#|https:)/)
    }
  })

  it('has each id once, and a target for each link inside the page', () => {
    const ids = valuesOf('id', html)
    expect(new Set(ids).size).toBe(ids.length)
    const places = valuesOf('href', html).filter((address) => address.startsWith('#'))
    expect(places.length).toBeGreaterThan(7)
    for (const place of places) expect(ids).toContain(place.slice(1))
    for (const name of valuesOf('aria-labelledby', html)) expect(ids).toContain(name)
  })

  it('lists every section', () => {
    const titles = [...markdown.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
    const contents = /<main[\s\S]*<\/nav>/.exec(html)?.[0] ?? ''
    expect(titles.length).toBeGreaterThanOrEqual(7)
    expect([...contents.matchAll(/<li>(.*?)<\/li>/g)].map(([item]) => textOf(item))).toEqual(titles)
    expect([...article.matchAll(/<h2 .*<\/h2>/g)].map(([title]) => textOf(title))).toEqual(titles)
  })

  it('contains every paragraph and table cell of the document', () => {
    const page = textOf(html)
    const [, , ...paragraphs] = withoutExamples(markdown)
      .replace(/^(\||<!--).*$/gm, '')
      .split(/\n{2,}/)
    expect(paragraphs.length).toBeGreaterThan(30)
    for (const paragraph of paragraphs) expect(page).toContain(wordsOf(paragraph))
    const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'))
    for (const row of rows) {
      for (const cell of row.slice(2, -2).split(' | ')) expect(page).toContain(wordsOf(cell))
    }
  })

  it('folds each example without changing it', () => {
    const summary = { en: 'Example as a request', ru: 'Пример запросом' }[language]
    const given = [...markdown.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)
    const folded = [
      ...article.matchAll(
        /<details>\n<summary>(.*)<\/summary>\n<pre>([\s\S]*?)<\/pre>\n<\/details>/g,
      ),
    ]
    expect(folded.map(([, name]) => name)).toEqual(given.map(() => summary))
    expect(folded.map(([, , json = '']) => JSON.parse(textOf(json)))).toEqual(
      given.map((json) => JSON.parse(json)),
    )
    expect(countOf(/<pre>/g, article)).toBe(given.length)
  })

  it('puts its table in a named region that scrolls', () => {
    const name = { en: 'Table: Figures', ru: 'Таблица: Показатели' }[language]
    const region = `<div class="scroll" role="region" tabindex="0" aria-label="${name}">`
    expect(countOf(/<table>/g, html)).toBe(1)
    expect(html).toContain(`${region}\n<table>`)
    expect(countOf(/<!--/g, html)).toBe(0)
  })

  it('names each figure once, above the rows of its values', () => {
    const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'))
    const figures = new Set(rows.map((row) => row.split(' | ')[0]))
    expect(countOf(/<tbody>/g, html)).toBe(figures.size)
    expect(countOf(/<th scope="rowgroup" colspan="5">/g, html)).toBe(figures.size)
    expect(countOf(/<th scope="row">/g, html)).toBe(rows.length)
    expect(countOf(/<th scope="col">/g, html)).toBe(5)
  })
})

describe('a page of a document', () => {
  const page = (body: string, language: 'en' | 'ru' = 'en') =>
    lawPage(`# A title\n\n${body}\n`, language)
  const article = (body: string, language: 'en' | 'ru' = 'en') =>
    /<article>\n([\s\S]*)<\/article>/.exec(page(body, language))?.[1]

  it('escapes HTML in the document and the options', () => {
    expect(article('a < b & c <script>alert(1)</script> "d" &lt;')).toBe(
      '<p>a &lt; b &amp; c &lt;script&gt;alert(1)&lt;/script&gt; &quot;d&quot; &lt;</p>\n',
    )
    expect(article('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>\n')
    expect(article('<img src=x onerror=alert(1)>')).toContain('&lt;img')
    expect(article('```json\n{ "a": "</pre><b>" }\n```')).toContain('&lt;/pre&gt;&lt;b&gt;')
    expect(article('```sh\necho "<b>"\n```')).toBe(
      '<pre><code>echo &quot;&lt;b&gt;&quot;\n</code></pre>\n',
    )
    const hostile = { stylesheet: '"><b>', fonts: [], origin: '"><i>' }
    expect(lawPage('# A & "b"', 'en', hostile)).not.toMatch(/"><[bi]>/)
    expect(lawPage('# A & "b"', 'en', hostile)).toContain(
      '<title>A &amp; &quot;b&quot; · Oklad</title>',
    )
  })

  it.each([
    ['[x](law.md)', '<a href="/how/en/law">x</a>'],
    ['[x](law.ru.md#показатели)', '<a href="/how/ru/law#показатели">x</a>'],
    ['[x](#a-title)', '<a href="#a-title">x</a>'],
    [
      '[x](https://e.org/?a=1&b=2)',
      '<a href="https://e.org/?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    ],
    ['[x](architecture.md)', 'x'],
    ['[architecture.md](architecture.md)', '<code>architecture.md</code>'],
    ['[`engine/law`](../packages/engine/src/law)', '<code>engine/law</code>'],
    ['[x](javascript:alert)', 'x'],
    ['[x](//e.org)', 'x'],
  ])('writes the link %s', (link, html) => {
    expect(article(`To ${link}.`)).toBe(`<p>To ${html}.</p>\n`)
  })

  it('gives headings with the same words different ids', () => {
    const html = page(
      '## Content\n\n## Rates (2026), `x`\n\n## Rates (2026), `x`\n\n### Ставки и сроки',
    )
    expect(valuesOf('id', html)).toEqual([
      'content',
      'a-title',
      'contents',
      'content-1',
      'rates-2026-x',
      'rates-2026-x-1',
      'ставки-и-сроки',
    ])
  })

  it('does not break lines inside numbers, articles and dates', () => {
    expect(article('до 5 млн 13 % (ст. 224\nп. 1) — 1 + 0,2 = 1,2, № 8-ФЗ', 'ru')).toBe(
      '<p>до 5\u00a0млн 13\u00a0% (ст.\u00a0224\u00a0п.\u00a01)\u00a0— 1\u00a0+\u00a00,2 =\u00a01,2, №\u00a0<span class="whole">8-ФЗ</span></p>\n',
    )
    expect(article('On 2026-11-20')).toBe('<p>On <span class="whole">2026-11-20</span></p>\n')
  })

  it('marks Russian in an English page', () => {
    expect(article('Tax (ст. 224 п. 1): 13 %')).toBe(
      '<p>Tax (<span lang="ru">ст.\u00a0224\u00a0п.\u00a01</span>): 13\u00a0%</p>\n',
    )
    expect(article('НДФЛ', 'ru')).toBe('<p>НДФЛ</p>\n')
  })

  it('marks a paragraph in italics as an aside', () => {
    expect(article('*Others differ.*')).toBe('<p class="aside"><em>Others differ.</em></p>\n')
    expect(article('*Others* differ.')).toBe('<p><em>Others</em> differ.</p>\n')
  })

  it('does not group a table whose first cells all differ', () => {
    expect(article('| A | B |\n| --- | ---: |\n| 1 | 2<br>3 |\n| 4 | 5 |')).toBe(
      [
        '<div class="scroll" role="region" tabindex="0" aria-label="Table: A title">',
        '<table>',
        '<thead>',
        '<tr><th scope="col">A</th><th scope="col">B</th></tr>',
        '</thead>',
        '<tbody>',
        '<tr><th scope="row">1</th><td>2<br>3</td></tr>',
        '<tr><th scope="row">4</th><td>5</td></tr>',
        '</tbody>',
        '</table>',
        '</div>\n',
      ].join('\n'),
    )
  })

  it('refuses a document without a title and an example that is not JSON', () => {
    expect(() => lawPage('Words', 'en')).toThrow(/title/)
    expect(() => page('```json\n{ "request": … }\n```')).toThrow(SyntaxError)
  })
})
