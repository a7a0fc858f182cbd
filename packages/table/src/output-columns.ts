import { usualFields } from '@oklad/contract/internal'
import {
  type AnswerColumn,
  answerColumns,
  errorsColumn,
  type OutputColumn,
} from './answer-columns.ts'
import type { TableFormat } from './formats/format.ts'
import { headerAt, type InputColumn } from './header.ts'
import { isPayOfPeople, type Recognised } from './request-columns.ts'
import { sheetColumns } from './sheet-columns.ts'
import type { TableRun } from './table-run.ts'

/**
 * The columns of the output of a run: those of the input that pass through, those of the answers that the input does not
 * have (`added`), those of `constants`, and `errors`.
 * @returns with `salary`, the column of a list of people that has the pay asked about, and `hasUsual`, see `Answering`
 */
export function outputColumns(run: TableRun, input: readonly InputColumn[], format?: TableFormat) {
  const { types, constants = {} } = run
  const recognised = input.flatMap((column) => column.recognised ?? [])
  const fields = new Set(
    recognised.flatMap(({ value, sheet }) => (sheet === undefined ? [value.field] : [])),
  )
  const salary = input.find(
    ({ recognised }) => recognised && isPayOfPeople(recognised, run.question),
  )
  const isList = salary !== undefined
  const hasUsual = isList && run.question === 'calc' && !fields.has('accident_rate')
  const implied = recognised.flatMap(({ sheet }) => (sheet ? sheetColumns[sheet].sets : []))
  const asked = new Set([...fields, ...implied, ...(hasUsual ? Object.keys(usualFields({})) : [])])
  const areRoubles = !format?.isColumnar && recognised.some(isInRoubles)
  const written = ({ name, type, titles, texts }: Omit<AnswerColumn, 'value'>): OutputColumn => {
    const isSum = areRoubles && type === 'kopecks'
    const column = isSum ? { name: `${name}_rub`, type: 'roubles' as const } : { name, type }
    if (!isList) return column
    const title = titles?.[run.language]
    return {
      ...column,
      ...(title !== undefined && { title: isSum ? `${title}, ₽` : title }),
      ...(texts && run.language === 'ru' && { words: russian(texts) }),
    }
  }
  // An answer repeats some fields of its request; the input has their columns already.
  const added = answerColumns(asked, recognised, run, isList && !format?.isColumnar)
    // To a list without a place, those of the place say nothing.
    .filter(({ name }) => !fields.has(name) && !(isList && ofPlace.has(name) && !asked.has(name)))
  const last = Object.keys(constants).map((name) => ({ name, type: 'text' }) as const)
  const newColumns: OutputColumn[] = [...added.map(written), ...last, written(errorsColumn)]
  const nameOf = passedNames(input, newColumns, run)
  const passed = input.flatMap((one, index) => {
    const name = nameOf(one, index)
    const type = types?.[index] ?? (isWholeOnTheWire(one.recognised) ? 'whole' : 'text')
    // In a long table a person has several rows.
    const isSum = one.recognised?.writing === 'people' && isInRoubles(one.recognised)
    const more = isSum && run.detail !== 'long' && { isGivenSum: true }
    return name === undefined ? [] : [{ index, column: { name, type, ...more } }]
  })
  const columns: readonly OutputColumn[] = [...passed.map(({ column }) => column), ...newColumns]
  return { salary, hasUsual, added, passed, columns }
}

const russian = (texts: NonNullable<AnswerColumn['texts']>) =>
  Object.fromEntries(Object.entries(texts).map(([value, { ru }]) => [value, ru]))

/** The sums of a year that a table of answers has. */
const SUMS = /^annual_(?:gross_income|tax_amount|net_income)(?:_rub)?$/

/**
 * Makes the function that names a column of the input in the output: a name of the answer, whatever the case of its letters, gets
 * a word before it, so that neither column takes the place of the other. It returns `undefined` of a column that is not written: it is
 * empty, or an answer in a table of answers, which are computed anew.
 */
function passedNames(
  input: readonly InputColumn[],
  answers: readonly OutputColumn[],
  { keepsAnswers }: TableRun,
) {
  const lower = (name: string) => name.toLowerCase()
  // A file of columns has kopecks under the name without its unit.
  const formsOf = ({ name, title = name }: OutputColumn) =>
    [name, name.replace(/_rub$/, ''), title].map(lower)
  const given = new Set(input.map(({ header }) => lower(header)))
  const taken = new Set(answers.flatMap(formsOf))
  const sums = answers.filter(({ name }) => SUMS.test(name)).map(formsOf)
  const areAnswers = sums.length > 2 && sums.every((forms) => forms.some((form) => given.has(form)))
  const isReplaced = ({ header, recognised }: InputColumn) =>
    areAnswers && !keepsAnswers && recognised === undefined && taken.has(lower(header))
  return (column: InputColumn, index: number): string | undefined => {
    const { header, isEmpty } = column
    if (isEmpty || isReplaced(column)) return undefined
    let name = header || headerAt(index)
    while (taken.has(lower(name)) || (name !== header && given.has(lower(name)))) {
      name = `input_${name}`
    }
    return name
  }
}

/** The fields that a place sets, which answers repeat. */
const ofPlace: ReadonlySet<string> = new Set(sheetColumns.town.sets)

const isInRoubles = ({ value, writing }: Recognised) =>
  writing !== 'wire' && /roubles$/i.test(value.unit)

/** Whether a column has whole numbers as a request has them. */
export const isWholeOnTheWire = (recognised: Recognised | undefined) =>
  recognised?.writing === 'wire' && recognised.value.schema.type === 'integer'
