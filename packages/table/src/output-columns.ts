import { usualFields } from '@oklad/contract/internal'
import { answerColumns, type OutputColumn } from './answer-columns.ts'
import { answerTitle } from './answer-titles.ts'
import type { TableFormat } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import type { Recognised } from './request-columns.ts'
import { sheetColumns } from './sheet-columns.ts'
import type { TableRun } from './table-run.ts'

/**
 * The columns of the output of a run: those of the input that pass through, those of the answers that the input does not
 * have (`added`), those of `constants`, and `errors`.
 * @returns with `salary`, the column of a list of people that has it, and `hasUsual`, see `Answering`
 */
export function outputColumns(run: TableRun, input: readonly InputColumn[], format?: TableFormat) {
  const { types, constants = {} } = run
  const recognised = input.flatMap((column) => column.recognised ?? [])
  const fields = new Set(
    recognised.flatMap(({ value, sheet }) => (sheet === undefined ? [value.field] : [])),
  )
  const salary = input.find(({ recognised }) => recognised && isSalaryOfPeople(recognised))
  const isList = salary !== undefined
  // Payments have no contributions.
  const hasUsual = isList && run.question !== 'payments' && !fields.has('accident_rate')
  const implied = recognised.flatMap(({ sheet }) => (sheet ? sheetColumns[sheet].sets : []))
  const asked = new Set([...fields, ...implied, ...(hasUsual ? Object.keys(usualFields({})) : [])])
  const areRoubles = !format?.isColumnar && recognised.some(isInRoubles)
  const titled = (column: OutputColumn): OutputColumn => {
    const title = isList ? answerTitle(column.name, run.language) : undefined
    const unit = areRoubles && column.type === 'kopecks' ? ', ₽' : ''
    return title === undefined ? column : { ...column, title: title + unit }
  }
  const written = (column: OutputColumn): OutputColumn =>
    areRoubles && column.type === 'kopecks'
      ? { ...titled(column), name: `${column.name}_rub`, type: 'roubles' }
      : titled(column)
  // An answer repeats some fields of its request; the input has their columns already.
  const added = answerColumns(asked, recognised, run).filter(
    // To a list without a place, those of the place say nothing.
    ({ name }) => !fields.has(name) && !(isList && ofPlace.has(name) && !asked.has(name)),
  )
  const last = Object.keys(constants).map((name) => ({ name, type: 'text' }) as const)
  const newColumns: OutputColumn[] = [
    ...added.map(({ name, type }) => written({ name, type })),
    ...last,
    written({ name: 'errors', type: 'text' }),
  ]
  const newNames = new Set<string>(newColumns.flatMap(({ name, title = name }) => [name, title]))
  const passed = input.flatMap(({ header, recognised, isEmpty }, index) => {
    if (newNames.has(header) || isEmpty) return []
    const type = types?.[index] ?? (isWholeOnTheWire(recognised) ? 'whole' : 'text')
    return [{ index, column: { name: header || `Unnamed: ${index}`, type } }]
  })
  const columns: readonly OutputColumn[] = [...passed.map(({ column }) => column), ...newColumns]
  return { salary, hasUsual, added, passed, columns }
}

/** The fields that a place sets, which answers repeat. */
const ofPlace: ReadonlySet<string> = new Set(sheetColumns.town.sets)

const isInRoubles = ({ value, writing }: Recognised) =>
  writing !== 'wire' && /roubles$/i.test(value.unit)

/** A list of employees has its salary as people write it; requests have it by its wire name. */
export const isSalaryOfPeople = (column: Recognised) =>
  isInRoubles(column) && /^(?:gross_salary|monthly_salaries)$/.test(column.value.field)

const isWholeOnTheWire = (recognised: Recognised | undefined) =>
  recognised?.writing === 'wire' && recognised.value.schema.type === 'integer'
