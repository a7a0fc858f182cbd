import type { Language } from '@oklad/contract/fields'
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { sections } from '../share/link.ts'
import { textsIn } from '../texts/texts.ts'

/** The addresses of the service that a page contains. */
export interface Site {
  /** The address of the stylesheet. */
  readonly stylesheet: string
  /** The addresses of the fonts. */
  readonly fonts: readonly string[]
  /** Where people reach the service, without a slash at the end; empty where it is not known. */
  readonly origin: string
}

/** The head of a page. */
interface Head {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The path of the page in both languages; `undefined` for a page that has no address of its own. */
  readonly paths: Readonly<Record<Language, string>> | undefined
  /** More stylesheets. */
  readonly styles?: readonly string[]
  readonly scripts?: readonly string[]
}

const skip = { en: 'Skip to the text', ru: 'К тексту' } as const
/** The fonts of the first words: with them at the first paint, later text does not move. */
const FONTS = { en: /latin|rouble/, ru: /cyrillic|figures|rouble/ } as const

/**
 * Writes a page around its content: head, and header with the ways back. It has no inline script and no
 * inline style, so it works under the service's strictest security policy.
 * @returns a whole HTML document
 */
export function framed(head: Head, site: Site, content: ComponentChildren): string {
  const { language, title, description, paths, styles = [], scripts = [] } = head
  const { links, switchLanguage } = textsIn[language]
  const other = language === 'ru' ? 'en' : 'ru'
  const address = (path: string) => site.origin + path
  return `<!doctype html>${renderToString(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Oklad`}</title>
        <meta name="description" content={description} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {site.fonts
          .filter((file) => FONTS[language].test(file))
          .map((file) => (
            <link
              key={file}
              rel="preload"
              as="font"
              type="font/woff2"
              href={file}
              crossorigin="anonymous"
            />
          ))}
        {[site.stylesheet, ...styles].map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {paths === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address(paths[language])} />
            <link rel="alternate" hreflang="en" href={address(paths.en)} />
            <link rel="alternate" hreflang="ru" href={address(paths.ru)} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Oklad" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={address(paths[language])} />
          </>
        )}
      </head>
      <body>
        <a class="skip" href="#content">
          {skip[language]}
        </a>
        <header class="page-header">
          <a class="name" href="/">
            Oklad
          </a>
          <nav class="tabs" aria-label="Oklad">
            <a href="/">{links.salary}</a>
            {sections.map((name) => (
              <a key={name} href={`/#${name}`}>
                {links[name]}
              </a>
            ))}
          </nav>
          <nav aria-label={links.navigation}>
            <a href={`/how/${language}`}>{links.how}</a>
            <a href={`/docs/${language}`}>{links.api}</a>
            <a href={paths?.[other] ?? '/'} hreflang={other} lang={other}>
              {switchLanguage}
            </a>
          </nav>
        </header>
        {content}
        {scripts.map((file) => (
          <script key={file} src={file} />
        ))}
      </body>
    </html>,
  )}\n`
}
