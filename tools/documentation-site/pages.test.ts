import { readdirSync, readFileSync } from 'node:fs'
import { answerRequest } from '@oklad/answers'
import { languages } from '@oklad/contract/fields'
import { errorCodes } from '@oklad/contract/internal'
import GithubSlugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { fieldRows } from '../generated-sections/request-fields.ts'
import { exampleOf } from './field-examples.ts'
import { pagesIn, titleInMenu } from './pages.ts'

/** The anchors of the headings of a page. */
const anchorsIn = (page: string): readonly string[] => {
  const slugger = new GithubSlugger()
  return [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.*)$/gm)].map(
    ([, title = '']) => slugger.slug(title.replaceAll('`', '')),
  )
}

const names = fieldRows('en')[1].map(([code = '']) => code.slice(1, -1))

describe.each(languages)('the pages of the documentation in %s', (language) => {
  const pages = pagesIn(language)

  it('explain every request field and every error', () => {
    for (const name of names) expect([...pages.keys()]).toContain(`fields/${name}`)
    for (const code of errorCodes) expect([...pages.keys()]).toContain(`errors/${code}`)
  })

  it('link only to pages and headings that exist', () => {
    const dead = [...pages].flatMap(([address, text]) =>
      [...text.matchAll(/\]\((?:\/(?:en|ru)\/([^)#]*))?(?:#([^)]*))?\)/g)].flatMap(
        ([link, target = address, heading]) => {
          const page = pages.get(target || 'index')
          const isThere = heading === undefined || anchorsIn(page ?? '').includes(heading)
          return page !== undefined && isThere ? [] : `${address}: ${link}`
        },
      ),
    )
    expect(dead).toEqual([])
  })

  it('have every decision, which the list in the menu names with its title', () => {
    const list = pages.get('decisions') ?? ''
    for (const file of readdirSync('docs/decisions')) {
      const name = file.replace(/\.md$/, '')
      const [title, , date] = readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')
      expect(list).toContain(`[${title?.slice(2)}](/${language}/decisions/${name})`)
      expect(pages.get(`decisions/${name}`)).toContain(`${title}\n`)
      expect(date, file).toMatch(/^\d\d? [A-Z][a-z]+ 2026\.$/)
    }
  })
})

it('links to a heading only in the language that has it', () => {
  const linked = (language: 'en' | 'ru') => pagesIn(language).get('examples')
  expect(linked('en')).toContain('(/en/install#in-another-project)')
  expect(linked('ru')).toContain('(/ru/install)')
})

it.each(languages)(
  'a link to the calculator is a button only at the end of an answer, in %s',
  (language) => {
    const linksIn = (address: string) =>
      [...(pagesIn(language).get(address) ?? '').matchAll(/<a( class="filled")? href="\/#/g)].map(
        ([, button]) => button !== undefined,
      )
    expect(linksIn('employee')).not.toContain(false)
    expect(linksIn('employee').length).toBeGreaterThan(8)
    // “Employees” stands inside a sentence.
    expect(linksIn('accountant')).toEqual([false])
  },
)

it('the Russian menu has Russian titles, but for names of packages', () => {
  const pages = [...pagesIn('ru')].filter(([address]) => !address.includes('/'))
  const titles = pages.map(([address, text]) => titleInMenu(address, 'ru', text))
  expect(titles.filter((title) => !/[а-яё]|^@?oklad|^HTTP API$/i.test(title))).toEqual([])
  expect(titles).toContain('Устройство (англ.)')
  expect(titles).toContain('@oklad/client (англ.)')
})

it('every document of docs/ has a page', () => {
  const pages = [...pagesIn('en').values()].join('\n')
  const names = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /^(?!law\/figures)[\w/-]+\.md$/.test(file))) {
    expect(pages).toContain(`${readFileSync(`docs/${name}`, 'utf8').split('\n')[0]}\n`)
  }
})

it.each(names)('the example of %s is answered without a problem', (name) => {
  const { operation, request } = exampleOf(name)
  const answered = answerRequest[operation](JSON.stringify(request), 2026, () => 'en')
  expect(answered.ok ? [] : answered.problems).toEqual([])
})
