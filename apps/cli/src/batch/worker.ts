import {
  type AnsweredBatch,
  type AnsweredRows,
  type Answering,
  answering,
  type Batch,
  type FormatName,
  formatNamed,
  type Range,
  rangeAnswering,
  type TableRun,
} from '@oklad/table'

/** Rows of a run: a batch, or a range of a file. */
export type Rows = { readonly batch: Batch } | { readonly range: Range }

/** A run, and the name of the format that its answers are written in. */
export interface Asked {
  readonly run: TableRun
  readonly format: FormatName
}

/** What came of the rows: the output of a batch; that of a range is in its file. */
export type Answered = AnsweredRows & Partial<Pick<AnsweredBatch, 'output'>>

/** Makes the function that answers rows of a run in this thread, some of a range at a time. */
export function answerer({ run, format }: Asked) {
  let ofBatches: Promise<Answering> | undefined
  let ofRanges: ReturnType<typeof rangeAnswering> | undefined
  return async (rows: Rows, onAnswered: (answered: Answered) => void): Promise<void> => {
    if ('batch' in rows) {
      ofBatches ??= formatNamed(format).then((format) => answering(run, format))
      onAnswered((await ofBatches).answer(rows.batch))
      return
    }
    ofRanges ??= rangeAnswering(run, format)
    await (await ofRanges)(rows.range, onAnswered)
  }
}

let answer: ReturnType<typeof answerer> | undefined

/** Answers rows in a worker. All rows of a worker belong to one run. */
export default async (work: Asked & { readonly rows: Rows }): Promise<readonly Answered[]> => {
  answer ??= answerer(work)
  const answered: Answered[] = []
  await answer(work.rows, (rows) => answered.push(rows))
  return answered
}
