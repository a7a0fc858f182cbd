import { write } from '@oklad/contract/internal'
import type { Batch } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import { hasPay, isHeading, isVacancy, noPerson } from './no-person.ts'
import type { outputColumns } from './output-columns.ts'
import type { rowReader } from './read-rows.ts'
import type { RowProblem } from './row-problems.ts'
import type { TableRun } from './table-run.ts'
import type { tableSurvey } from './table-survey.ts'

/**
 * Why rows are left out: they are empty, totals of others, look like headings, see `TableRun.skipsHeadings`, or the row below
 * has the same person recalculated.
 */
export type LeftOut = 'empty' | 'total' | 'heading' | 'replaced'

/** Makes the function that finds the people in the rows of a batch: the others are left out, or refused. */
export function rowExamination(
  input: readonly InputColumn[],
  run: TableRun,
  { salary, passed }: Pick<ReturnType<typeof outputColumns>, 'salary' | 'passed'>,
  { rowsIn }: Pick<ReturnType<typeof rowReader>, 'rowsIn'>,
  { subtotalsOf }: Pick<ReturnType<typeof tableSurvey>, 'subtotalsOf'>,
) {
  const { types } = run
  const pay = salary ?? input.find(({ recognised }) => recognised)
  const passedPlaces = new Set(passed.map(({ index }) => index))
  const ofPeople = input.map(({ header, recognised }, place) =>
    recognised || passedPlaces.has(place) ? header : undefined,
  )

  /** Why a row looks like no person, but may be one. */
  function doubtIn(batch: Batch) {
    const sums = subtotalsOf(batch)
    return (index: number, isBelowTotal: boolean): string | undefined => {
      const sum = sums.get(batch.firstRow + index)
      if (sum || !salary) return sum
      if (isVacancy(batch, index, input)) return texts.vacancy[run.language]
      if (!isHeading(batch, index, input, isBelowTotal)) return undefined
      const text = isBelowTotal ? texts.belowTotal : texts.heading
      return write(text, run.language, { column: salary.header })
    }
  }

  /** Why a row that begins like a total is refused. */
  function detailOf(why: ReturnType<typeof noPerson>, isCertain: boolean): string | undefined {
    if (why === undefined || why === 'empty') return undefined
    return texts[isCertain || why === 'total' ? 'total' : 'unclear'][run.language]
  }

  return (batch: Batch) => {
    const { lines, firstRow, size } = batch
    const rows = rowsIn(batch)
    const problems = [...rows.problems]
    const refuse = (index: number, code: RowProblem['code'], detail: string) => {
      const problem = { row: firstRow + index, column: pay?.header ?? '', detail, code }
      problems[index] = [...(problems[index] ?? []), problem]
    }
    /** Why rows are left out, by their index. */
    const left: (LeftOut | undefined)[] = []
    const doubt = lines || types || run.isJoined ? undefined : doubtIn(batch)
    const cells = { firstRow, size, columns: rows.cells }
    let isBelowTotal = false
    for (let index = 0; index < size && !run.isJoined; index++) {
      const repeated = batch.repeated?.get(firstRow + index)
      if (repeated === null && !run.refusesTotals) {
        left[index] = 'replaced'
        continue
      }
      const why: ReturnType<typeof noPerson> = noPerson(types ? cells : batch, index, ofPeople)
      isBelowTotal ||= why === 'total'
      // Below a total stand further figures.
      const isCertain = why === 'total' || (why === 'figure' && isBelowTotal)
      if (!types && (why === 'empty' || (isCertain && !run.refusesTotals))) {
        left[index] = why === 'empty' ? why : 'total'
        continue
      }
      isBelowTotal &&= why !== undefined || !hasPay(batch, index, input)
      const ofLine = lines && noPerson(cells, index, ofPeople)
      const detail = detailOf(ofLine ?? why, isCertain) ?? doubt?.(index, isBelowTotal)
      if (detail !== undefined) {
        if (run.skipsHeadings) left[index] = 'heading'
        refuse(index, 'no_person', detail)
      } else if (repeated !== undefined) {
        refuse(index, 'same_person', repeated ?? texts.replaced[run.language])
      }
    }
    return { ...rows, problems, left }
  }
}

// biome-ignore format: one text a line
const texts = {
  total: { en: 'The row is a total, not a person. Delete it.', ru: 'Строка — итог, а не сотрудник. Удалите её.' },
  unclear: { en: 'The row begins like a total or an average, but may be a person. Delete it; if it is a person, give the name or the personnel number in a column of the row.', ru: 'Строка начинается как итог или среднее, и неясно, сотрудник ли это. Удалите её, а если это сотрудник, укажите в строке имя или табельный номер.' },
  replaced: { en: 'The row below recalculates this one, and has the answer of the year. Delete this row.', ru: 'Строка ниже пересчитывает эту, и ответ за год — в ней. Удалите эту строку.' },
  vacancy: { en: 'The row is a vacancy, not a person. Delete it; to calculate its pay too, name the row otherwise.', ru: 'Строка — вакансия, а не сотрудник. Удалите её, а если нужен и её расчёт, назовите строку иначе.' },
  heading: { en: 'The row has no term of pay, no number and no name: it looks like a heading or a signature. Delete it; if it is a person, fill in "{column}".', ru: 'В строке нет ни условий оплаты, ни номера, ни имени: похоже на заголовок или подпись. Удалите её, а если это сотрудник, заполните «{column}».' },
  belowTotal: { en: 'The row stands below a total and has no sum: it looks like a heading or a signature. Delete it; if it is a person, fill in "{column}".', ru: 'Строка стоит под итогом, и сумм в ней нет: похоже на заголовок или подпись. Удалите её, а если это сотрудник, заполните «{column}».' },
}
