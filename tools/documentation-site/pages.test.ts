import { readdirSync, readFileSync } from 'node:fs'
import { answerRequest } from '@oklad/answers'
import { languages } from '@oklad/contract/fields'
import { errorCodes } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { fieldRows } from '../generated-sections/request-fields.ts'
import { exampleOf } from './field-examples.ts'
import { pagesIn, titleInMenu } from './pages.ts'

const names = fieldRows('en')[1].map(([code = '']) => code.slice(1, -1))

describe.each(languages)('the pages of the documentation in %s', (language) => {
  const pages = pagesIn(language)

  it('explain every request field and every error', () => {
    for (const name of names) expect([...pages.keys()]).toContain(`fields/${name}`)
    for (const code of errorCodes) expect([...pages.keys()]).toContain(`errors/${code}`)
  })

  it('link only to pages that exist', () => {
    for (const [address, text] of pages) {
      for (const [, target = ''] of text.matchAll(/\]\(\/(?:en|ru)\/([^)#]*)/g)) {
        expect([...pages.keys()], `${address}: ${target}`).toContain(target || 'index')
      }
    }
  })
})

it('links to a heading only in the language that has it', () => {
  const linked = (language: 'en' | 'ru') => pagesIn(language).get('examples')
  expect(linked('en')).toContain('(/en/install#in-another-project)')
  expect(linked('ru')).toContain('(/ru/install)')
})

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
  for (const name of names.filter((file) => /^(?!decisions|law\/figures)[\w/-]+\.md$/.test(file))) {
    expect(pages).toContain(`${readFileSync(`docs/${name}`, 'utf8').split('\n')[0]}\n`)
  }
})

it.each(names)('the example of %s is answered without a problem', (name) => {
  const { operation, request } = exampleOf(name)
  const answered = answerRequest[operation](JSON.stringify(request), 2026, () => 'en')
  expect(answered.ok ? [] : answered.problems).toEqual([])
})
