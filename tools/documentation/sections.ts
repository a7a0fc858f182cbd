import { errorCatalogue, errorCodes, type Language } from '@oklad/contract'
import { EARLIEST_TAX_YEAR, type Figure, lawOf, NEWEST_TAX_YEAR, Scale } from '@oklad/engine'

/** The parts of the documentation that are made of the code, by the name of their marker. */
export const sections: Readonly<Record<string, () => string>> = {
  'law-figures': lawFigures,
  'errors-en': () => errors('en'),
  'errors-ru': () => errors('ru'),
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Every figure from the year it took effect, with its source. */
function lawFigures(): string {
  const rows: string[][] = []
  const seen = new Set<Figure<unknown>>()
  for (let year = EARLIEST_TAX_YEAR; year <= NEWEST_TAX_YEAR; year++) {
    for (const [name, figure] of Object.entries(lawOf(year).figures) as [string, Figure<unknown>][]) {
      if (seen.has(figure)) continue
      seen.add(figure)
      const { act, article, date } = figure.citation
      rows.push([
        `\`${name}\``,
        String(figure.from),
        valueText(figure.value),
        figure.unit.replace(/kopecks?/g, 'rouble').replace('rouble a year', 'roubles a year'),
        `${article}, ${act}`,
        date,
        figure.checked,
      ])
    }
  }
  const byName = rows.sort(([one = ''], [other = '']) => one.localeCompare(other))
  return table(['Figure', 'From', 'Value', 'Unit', 'Source', 'Of', 'Checked'], byName)
}

function valueText(value: unknown): string {
  if (value === null) return 'none'
  if (value instanceof Scale) {
    return value.brackets
      .map(({ upTo, rate }) =>
        upTo === Number.POSITIVE_INFINITY ? `${rate} % above` : `${rate} % to ${roubles(upTo)}`,
      )
      .join(', ')
      .replace(/^(\d+ %) above$/, '$1 on all')
  }
  if (typeof value === 'number') return roubles(value)
  return Object.entries(value as Record<string, unknown>)
    .map(([name, part]) => `${name}: ${rateText(part)}`)
    .join('; ')
}

function rateText(part: unknown): string {
  if (part === null) return 'none'
  const { withinLimit, aboveLimit } = part as { withinLimit: number; aboveLimit: number }
  return `${withinLimit} within, ${aboveLimit} above the limit`
}

/** Roubles are what a reader checks against the statute; every figure is in whole ones. */
const roubles = (kopecks: number) =>
  String(kopecks / 100).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

function errors(language: Language): string {
  const head = {
    en: ['Code', 'Status', 'What it is', 'What happened and what to do'],
    ru: ['Код', 'Статус', 'Что это', 'Что случилось и что делать'],
  }[language]
  return table(
    head,
    errorCodes.map((code) => {
      const { status, title, detail } = errorCatalogue[code]
      return [`\`${code}\``, String(status), title[language], detail[language]]
    }),
  )
}

/** Puts the current sections between the markers of a document. */
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
