import type { Language } from '@oklad/contract/fields'
import { openApiInRussian } from '@oklad/contract/internal'
import { byLanguage } from '../texts/by-language.ts'
import { framed, type Site } from './frame.tsx'

// biome-ignore format: one text a line
const words = byLanguage({
  title: { en: 'The HTTP API', ru: 'HTTP API' },
  lead: { en: 'One request computes a salary’s year to the kopeck. Every operation can be tried here.', ru: 'Один запрос считает зарплату за год до копейки. Каждый метод можно попробовать здесь; поля описаны на английском.' },
  guide: { en: 'Guide with a request of each kind', ru: 'Руководство с запросом каждого вида' },
  document: { en: 'The OpenAPI document', ru: 'Документ OpenAPI' },
  methods: { en: 'Operations', ru: 'Методы' },
  noScript: { en: 'The interactive reference needs JavaScript. The guide and the document do not.', ru: 'Интерактивному справочнику нужен JavaScript. Руководству и документу — нет.' },
})

/** Writes the page of the interactive reference. */
export function docsPage(language: Language, site: Site): string {
  const { title, lead, guide, document, methods, noScript } = words[language]
  return framed(
    {
      language,
      title,
      description: lead,
      paths: { en: '/docs/en/console', ru: '/docs/ru/console' },
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
