/** Generates sections of the documentation. `npm run docs` runs this file, which rewrites them, the types of the wire and the version of the law. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import { writeFigure } from '@oklad/answers'
import { numericDate } from '@oklad/contract/fields'
import {
  errorCatalogue,
  errorCodes,
  type Language,
  languages,
  operationNamed,
  operationNames,
} from '@oklad/contract/internal'
import { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { allFiguresOf, lawFigureKeys } from '@oklad/engine/internal'
import { settingRows } from '@oklad/server/configuration'
import { type Meaning, problemMeanings, warningMeanings } from './code-meanings.ts'
import { namingPackage, versionModule, versionOfLaw, withPackageVersion } from './law-version.ts'
import { fieldRows } from './request-fields.ts'
import { wireModule, wireTypes } from './wire-types.ts'

const fields = (language: Language) => table(...fieldRows(language))

/** The function that generates each section, by the name in the section's markers: `law-figures-en`. */
export const sections: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries({
    'law-figures': lawFigures,
    operations,
    errors,
    fields,
    settings,
    warnings: codesTable(warningMeanings),
    'inner-codes': codesTable(problemMeanings),
  }).flatMap(([name, write]) =>
    languages.map((language) => {
      const section = () => write(language)
      return [`${name}-${language}`, language === 'ru' ? () => unbroken(section()) : section]
    }),
  ),
)

/** A Russian text in which numbers keep their thousands and signs on one line. */
const unbroken = (text: string) => text.replace(/(?<=\d) (?=\d{3}(?!\d)|[%₽])/g, '\u00a0')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Returns the table of the law's figures: a row for each new value, with its first year and its source. */
function lawFigures(language: Language): string {
  const head = {
    en: ['Figure', 'In the code', 'From', 'Value', 'Source', 'Dated', 'Checked'],
    ru: ['Показатель', 'В коде', 'С года', 'Значение', 'Источник', 'От', 'Проверено'],
  }[language]
  const rows = lawFigureKeys.flatMap((name) =>
    historyOf(name, language).map(
      ({ title, from, checked, citation: { act, article, date }, text }) => [
        title[language],
        `\`${name}\``,
        String(from),
        text,
        `${article}, ${act}`,
        numericDate(date, language),
        numericDate(checked, language),
      ],
    ),
  )
  return table(head, rows)
}

/** With the year after the newest, whose production calendar may be known. */
const years = Array.from(
  { length: NEWEST_TAX_YEAR + 1 - EARLIEST_TAX_YEAR + 1 },
  (_, index) => EARLIEST_TAX_YEAR + index,
)

/** Returns every value that a figure has had, oldest first, with its text: thousands stay on one line in a narrow cell. */
export const historyOf = (name: (typeof lawFigureKeys)[number], language: Language) =>
  years
    .map((year) => ({ year, law: lawOf(year), ...allFiguresOf(lawOf(year))[name] }))
    .filter(({ year, from }) => year === EARLIEST_TAX_YEAR || from === year)
    .map(({ law, ...figure }) => ({
      ...figure,
      text: writeFigure(law, name, language)
        .join('<br>')
        .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0'),
    }))

/** Returns the operations under a limit with the points that each costs. */
function operations(language: Language): string {
  const head = {
    en: ['Method', 'What it does', 'Points'],
    ru: ['Метод', 'Что делает', 'Баллы'],
  }[language]
  const limited = operationNames.map(operationNamed).filter(({ price }) => price !== undefined)
  return table(
    head,
    limited.map(({ path, request, summary, price }) => [
      `\`${request === undefined ? 'GET' : 'POST'} ${path}\``,
      summary[language],
      String(price?.request),
    ]),
  )
}

function errors(language: Language): string {
  const head = {
    en: ['Code', 'Status', 'Meaning', 'Cause and remedy'],
    ru: ['Код', 'Статус', 'Что это', 'Что случилось и что делать'],
  }[language]
  return table(
    head,
    errorCodes.map((code) => {
      const { status, title, [language]: detail } = errorCatalogue[code]
      return [`\`${code}\``, String(status), title[language], detail]
    }),
  )
}

/** Returns a function that writes codes with their meanings. */
function codesTable(meanings: Readonly<Record<string, Meaning>>) {
  const head = {
    en: ['Code', 'Meaning', meanings === warningMeanings ? 'What to do' : 'Extra members'],
    ru: ['Код', 'Что это', meanings === warningMeanings ? 'Что делать' : 'Что ещё в ошибке'],
  }
  return (language: Language) =>
    table(
      head[language],
      Object.entries(meanings).map(([code, texts]) => [`\`${code}\``, ...texts[language]]),
    )
}

function settings(language: Language): string {
  const head = { en: ['Variable', 'Default', ''], ru: ['Переменная', 'По умолчанию', ''] }[language]
  return table(
    head,
    settingRows(language).map(([name, ...cells]) => [
      `\`${name}\``,
      // An example of an address is no link.
      ...cells.map((text) => text.replace(/\b\w+:\/\/[\w.:]+\w/g, '`$&`')),
    ]),
  )
}

/** Returns a document with the current sections between its markers. */
export function withSections(document: string): string {
  return document.replace(
    /(<!-- ([a-z-]+) begin -->\n)[\s\S]*?(<!-- \2 end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const section = sections[name]
      if (section === undefined) throw new Error(`No section is called "${name}"`)
      return `${begin}${section()}\n${end}`
    },
  )
}

const docs = `${import.meta.dirname}/../../docs/`

/** The documents below `docs/`, such as `law/pay.ru.md`. */
export const documentNames = (): readonly string[] =>
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.md'))
    .sort()

if (process.argv[1] === import.meta.filename) {
  for (const name of documentNames()) {
    writeFileSync(docs + name, withSections(readFileSync(docs + name, 'utf8')))
  }
  writeFileSync(wireModule, wireTypes())
  writeFileSync(versionModule, versionOfLaw())
  for (const file of namingPackage)
    writeFileSync(file, withPackageVersion(readFileSync(file, 'utf8')))
}
