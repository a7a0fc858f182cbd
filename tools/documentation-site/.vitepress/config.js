import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { slug } from 'github-slugger'
import { indexed } from '../spoken-words.ts'

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const srcDir = at('build/docs')
const outDir = at('apps/web/dist/docs')
const menus = JSON.parse(readFileSync(`${srcDir}/menus.json`, 'utf8'))

/** The styles that Markdown has in attributes, by the classes that replace them: the security policy allows no inline style. */
const classes = new Map()
const classOf = (style) => {
  const name = `s${createHash('sha256').update(style).digest('hex').slice(0, 6)}`
  classes.set(name, style)
  return name
}

/** Moves a script of a page into a file. */
const scriptFile = (text) => {
  const name = `assets/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
  mkdirSync(`${outDir}/assets`, { recursive: true })
  writeFileSync(`${outDir}/${name}`, text)
  return `<script src="/docs/${name}"></script>`
}

const russian = {
  siteTitle: 'Калькулятор Oklad',
  docFooter: { prev: 'Назад', next: 'Дальше' },
  outline: { label: 'На этой странице', level: [2, 3] },
  langMenuLabel: 'Язык',
  returnToTopLabel: 'Наверх',
  sidebarMenuLabel: 'Меню',
  darkModeSwitchLabel: 'Оформление',
  lightModeSwitchTitle: 'Светлое оформление',
  darkModeSwitchTitle: 'Тёмное оформление',
  skipToContentLabel: 'К тексту',
  notFound: {
    title: 'Такой страницы нет',
    quote: '',
    linkText: 'К началу',
    linkLabel: 'К началу документации',
  },
}
const searchInRussian = {
  button: { buttonText: 'Поиск', buttonAriaLabel: 'Поиск' },
  modal: {
    displayDetails: 'Показать подробности',
    resetButtonTitle: 'Очистить',
    backButtonTitle: 'Закрыть',
    noResultsText: 'Ничего не найдено:',
    footer: {
      selectText: 'открыть',
      navigateText: 'выбрать',
      closeText: 'закрыть',
    },
  },
}

/** 2 % larger than with the highest one, in a third of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

export default {
  title: 'Oklad',
  description: 'Russian income tax on a salary, to the kopeck, by dated law',
  base: '/docs/',
  srcDir,
  outDir,
  cleanUrls: true,
  // The policy allows no inline script.
  metaChunk: true,
  router: { prefetchLinks: false },
  // It would add a style element.
  appearance: { disableTransition: false },
  contentProps: {},
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/docs/code.css' }],
  ],
  locales: {
    en: { label: 'English', lang: 'en', themeConfig: { sidebar: menus.en } },
    ru: { label: 'Русский', lang: 'ru', themeConfig: { ...russian, sidebar: menus.ru } },
  },
  themeConfig: {
    siteTitle: 'Oklad calculator',
    // The calculator is no page of the site: its router must not take the link.
    logoLink: { link: '/', target: '_self' },
    notFound: { title: 'There is no such page', quote: '', linkText: 'To the first page' },
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        locales: { ru: { translations: searchInRussian } },
        _render: (source, page, md) => indexed(md.render(source, page), page),
      },
    },
  },
  markdown: {
    // The anchors that documents name are those of GitHub.
    anchor: { slugify: (text) => slug(text) },
    config(md) {
      // Each text is highlighted once, not again for the index of the search and in the other language.
      const { highlight } = md.options
      const highlighted = new Map()
      md.options.highlight = (...code) => {
        const key = JSON.stringify(code)
        return highlighted.get(key) ?? highlighted.set(key, highlight(...code)).get(key)
      }
      const render = md.render.bind(md)
      md.render = (...parameters) => {
        // Random ids of tabs would make every build another one.
        const ids = new Map()
        const numbered = (id) => ids.get(id) ?? ids.set(id, `tab-${ids.size + 1}`).get(id)
        return render(...parameters)
          .replace(/(?<=(?:id|for|name)=")(?:tab|group)-[^"]*/g, numbered)
          .replace(/ style="([^"]*)"/g, (_, style) => ` class="${classOf(style)}"`)
      }
    },
  },
  vite: {
    plugins: [
      {
        name: 'search',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === 'minisearch' && importer?.includes('VPLocalSearchBox')
            ? at('tools/documentation-site/search.ts')
            : undefined,
      },
    ],
    // TypeBox then interprets its schemas: the policy allows no code from texts.
    define: { 'globalThis.Function': 'undefined' },
    // Nor does it allow fonts inside styles.
    build: { assetsInlineLimit: 0 },
  },
  // Pages of the service.
  ignoreDeadLinks: [/\/console$/, /^http:\/\/localhost/],
  transformPageData({ relativePath, frontmatter }) {
    // They are in no menu.
    if (/\/(?:fields|errors|decisions)\//.test(relativePath))
      Object.assign(frontmatter, { prev: false, next: false })
    // One table: it has the place of the outline too.
    if (/\/(?:codes|configuration|errors|fields|glossary)\.md$/.test(relativePath))
      frontmatter.aside = false
  },
  transformHtml: (html) =>
    html
      .replace(/<script id="[^"]*">(.*?)<\/script>/gs, (_, text) => scriptFile(text))
      .replace(/ style="[^"]*"/g, ''),
  buildEnd() {
    writeFileSync(
      `${outDir}/code.css`,
      [...classes].map(([name, style]) => `.${name}{${style}}\n`).join(''),
    )
    rmSync(`${outDir}/hashmap.json`)
    cpSync(srcDir, outDir, { recursive: true, filter: (path) => !path.endsWith('menus.json') })
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:html|js|css|md|txt)$/.test(name)) continue
      writeFileSync(
        `${outDir}/${name}.br`,
        brotliCompressSync(readFileSync(`${outDir}/${name}`), quality),
      )
    }
  },
}
