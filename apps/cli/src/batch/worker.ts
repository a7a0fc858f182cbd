import {
  type AnsweredBatch,
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
export type Answered = Pick<AnsweredBatch, 'problems'> & {
  readonly output?: AnsweredBatch['output']
  readonly totals: Readonly<Record<keyof AnsweredBatch['totals'], number | bigint>>
}

/** Makes the function that answers rows of a run in this thread. */
export function answerer({ run, format }: Asked) {
  let ofBatches: Promise<Answering> | undefined
  let ofRanges: ReturnType<typeof rangeAnswering> | undefined
  return async (rows: Rows): Promise<Answered> => {
    if ('batch' in rows) {
      ofBatches ??= formatNamed(format).then((format) => answering(run, format))
      return (await ofBatches).answer(rows.batch)
    }
    ofRanges ??= rangeAnswering(run, format)
    return (await ofRanges)(rows.range)
  }
}

let answer: ReturnType<typeof answerer> | undefined

/** Answers rows in a worker. All rows of a worker belong to one run. */
export default (work: Asked & { readonly rows: Rows }): Promise<Answered> => {
  answer ??= answerer(work)
  return answer(work.rows)
}
