import { openApiInRussian } from '@oklad/contract'
import type { Language } from '@oklad/contract/fields'
import { byLanguage } from '../texts/by-language.ts'
import { framed, type Site } from './frame.tsx'

const words = byLanguage({
  title: ['HTTP API', 'The HTTP API'],
  lead: [
    'Один запрос считает зарплату за год до копейки. Каждый метод можно попробовать здесь; поля описаны на английском.',
    'One request computes a salary’s year to the kopeck. Every operation can be tried here.',
  ],
  guide: ['Руководство с запросом каждого вида', 'Guide with a request of each kind'],
  document: ['Документ OpenAPI', 'The OpenAPI document'],
  methods: ['Методы', 'Operations'],
  noScript: [
    'Интерактивному справочнику нужен JavaScript. Руководству и документу — нет.',
    'The interactive reference needs JavaScript. The guide and the document do not.',
  ],
})

/** Writes the page of the interactive reference. */
export function docsPage(language: Language, site: Site): string {
  const { title, lead, guide, document, methods, noScript } = words[language]
  return framed(
    {
      language,
      title,
      description: lead,
      paths: { en: '/docs/en', ru: '/docs/ru' },
      styles: ['/docs/swagger-ui.css', '/docs/reference.css'],
      scripts: ['/docs/swagger-ui-bundle.js', '/docs/reference.js'],
    },
    site,
    <main id="content" class="reference" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <a href={`/docs/${language}/guide`}>{guide}</a> · <a href="/openapi.json">{document}</a>
      </p>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <h2>{methods}</h2>
      <div
        id="reference"
        data-translation={language === 'ru' ? JSON.stringify(openApiInRussian) : undefined}
      />
    </main>,
  )
}
