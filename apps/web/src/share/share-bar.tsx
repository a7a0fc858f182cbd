import { useState } from 'preact/hooks'
import { asCsv, asTabbedText } from '../export/delimited-text.ts'
import { download } from '../export/download.ts'
import { yearTable } from '../export/year-table.ts'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { afterMonthsTexts } from '../texts/after-months.ts'

interface ShareBarProps {
  readonly solved: Solved
  /** The address of the page with its whole input. */
  readonly link: () => string
}

/** Takes the year out of the page: as a link, a table, a file, or on paper. */
export function ShareBar({ solved, link }: ShareBarProps) {
  const words = useWords()
  const { language } = words
  const { share } = afterMonthsTexts[language]
  const [status, setStatus] = useState('')
  const table = () => yearTable(solved, words)
  const fileName = share.fileName(solved.year.year)

  const act = (action: () => Promise<void> | void, done: string) => async () => {
    try {
      await action()
      setStatus(done)
    } catch {
      setStatus(share.failed)
    }
  }
  const button = (label: string, action: () => Promise<void> | void, done = '') => (
    <button type="button" onClick={act(action, done)}>
      {label}
    </button>
  )

  return (
    <section class="card share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <div class="actions">
        {button(share.link, () => navigator.clipboard.writeText(link()), share.linkCopied)}
        {button(
          share.table,
          () => navigator.clipboard.writeText(asTabbedText(table(), language)),
          share.tableCopied,
        )}
        {button(share.csv, () =>
          download(
            `${fileName}.csv`,
            new Blob([asCsv(table(), language)], { type: 'text/csv;charset=utf-8' }),
          ),
        )}
        {button(share.xlsx, async () => {
          // The spreadsheet writer is larger than the page, so it is loaded on demand.
          const { asWorkbook } = await import('../export/workbook.ts')
          download(`${fileName}.xlsx`, await asWorkbook(table(), String(solved.year.year)))
        })}
        {button(share.print, () => window.print())}
      </div>
      <p role="status" class="hint">
        {status || share.private}
      </p>
    </section>
  )
}
