import { openApiInRussian } from '@oklad/contract'
import type { Language } from '@oklad/contract/fields'
import { framed, type Site } from './frame.tsx'

const words = {
  en: {
    title: 'The HTTP API',
    lead: 'One request computes a salary’s year to the kopeck. Every operation can be tried here.',
    guide: 'Guide with a request of each kind',
    document: 'The OpenAPI document',
    methods: 'Operations',
    noScript: 'The interactive reference needs JavaScript. The guide and the document do not.',
  },
  ru: {
    title: 'HTTP API',
    lead: 'Один запрос считает зарплату за год до копейки. Каждый метод можно попробовать здесь; поля описаны на английском.',
    guide: 'Руководство с запросом каждого вида',
    document: 'Документ OpenAPI',
    methods: 'Методы',
    noScript: 'Интерактивному справочнику нужен JavaScript. Руководству и документу — нет.',
  },
} as const

/** Writes the page of the interactive reference. */
export function docsPage(language: Language, site: Site): string {
  const { title, lead, guide, document, methods, noScript } = words[language]
  return framed(
    {
      language,
      title,
      description: lead,
      paths: { en: '/docs/en', ru: '/docs/ru' },
      files: [
        '/docs/swagger-ui.css',
        '/docs/reference.css',
        '/docs/swagger-ui-bundle.js',
        '/docs/reference.js',
      ],
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
