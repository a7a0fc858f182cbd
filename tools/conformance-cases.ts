import { readdirSync, readFileSync } from 'node:fs'
import { answerRequest, currentTaxYear } from '@oklad/answers'
import type { ExplanationResponse } from '@oklad/contract'
import { breakdownOf, operationNamed } from '@oklad/contract/internal'
import { lawVersion } from '@oklad/engine'

/** The topic of a case is that of the first pattern that one of its expected fields matches. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/^\/(payments|transfers)/, 'payments'],
  [/paid_out/, 'writs'],
  [/settlement/, 'settlement'],
  [/FOMS|FSS|PFR|accident|cost/, 'contributions'],
  [/deduction/, 'deductions'],
  [/north/, 'allowances'],
  [/tax/, 'income tax'],
  [/./, 'pay'],
]

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The lists of answers; golden cases have them as columns. */
const lists = ['monthly_details', 'payments', 'transfers']

/** The values that a golden case expects, with their JSON Pointers. */
function* valuesOf(expected: Fields, at = ''): Generator<[pointer: string, value: unknown]> {
  for (const [name, value] of Object.entries(expected)) {
    if (lists.includes(name) && !Array.isArray(value)) {
      for (const [field, values] of Object.entries(value as Record<string, unknown[]>)) {
        for (const [index, one] of values.entries()) yield [`/${name}/${index}/${field}`, one]
      }
    } else if (isObject(value)) yield* valuesOf(value, `${at}/${name}`)
    else yield [`${at}/${name}`, value]
  }
}

/** A case of a golden file, which is about a year, payments, average earnings, or the pay of the first months. */
interface Golden {
  readonly id: string
  readonly source: string
  readonly path?: 'vacationPay' | 'sickPay' | 'recalculate'
  readonly request?: object
  readonly expected?: Fields
  readonly payments?: Fields
  readonly transfers?: Fields
  readonly tax_year?: number
  readonly monthly_income?: readonly number[]
  readonly monthly_tax?: readonly number[]
}

/** The pay of the first months as a request: a salary of zero, and each month's pay as a bonus. */
const asBonuses = ({ tax_year, monthly_income = [] }: Golden) => ({
  gross_salary: 0,
  start_date: `${tax_year}-01-01`,
  monthly_bonuses: [...monthly_income, ...Array<number>(12 - monthly_income.length).fill(0)],
})

/** The golden cases for any language, with the article of every value. */
export function conformanceCases(): object {
  const folder = new URL('../fixtures/golden/', import.meta.url)
  const golden: readonly Golden[] = readdirSync(folder).flatMap((name) =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  )
  return {
    law_version: lawVersion(),
    cases: golden.map((one) => {
      const { id, source, path, payments, transfers, request = asBonuses(one) } = one
      const operation = path ?? (payments ? 'payments' : 'privateCalc')
      const { monthly_tax: monthly_tax_amount } = one
      const ofYear = one.expected ?? { monthly_details: { monthly_tax_amount } }
      const expected = payments ? { payments, transfers } : ofYear
      const asked = JSON.stringify(path ? request : { ...request, warnings: true })
      const year = currentTaxYear(Date.now())
      const answer = answerRequest[breakdownOf(operation)](asked, year, () => 'ru')
      if (!answer.ok) throw new Error(`${id}: ${JSON.stringify(answer.problems)}`)
      const { explanation } = answer.body as ExplanationResponse
      const values = [...valuesOf(expected)]
      const isOf = ([pattern]: (typeof topics)[number]) =>
        values.some(([pointer]) => pattern.test(pointer))
      const ofPath = path === 'recalculate' ? 'recalculation' : 'average earnings'
      return {
        id,
        topic: path ? ofPath : topics.find(isOf)?.[1],
        source,
        method: operationNamed(operation).path.replace('/api/v1/', ''),
        request,
        expected: values.map(([pointer, value]) => {
          const citation = explanation.find((step) => step.pointer === pointer)?.citation
          const article = citation && [citation.act, citation.article].filter(Boolean).join(', ')
          return { pointer, value, article }
        }),
      }
    }),
  }
}
