import { emptyInput, writeFragment } from '@oklad/web/testing'
import { describe, expect, it } from 'vitest'
import { type Fields, YEAR } from '../doors/asked.ts'
import { answerOf } from '../doors/doors.ts'
import { fixed } from '../doors/requests.ts'
import { Calculator } from '../support/calculator.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** Ten of the requests of the other doors; writs take from the net pay that the page shows. */
const ten = fixed
  .filter((request) => !('deductions_after_tax' in request))
  .filter((_, index) => index % 2 === 1)
  .slice(0, 10)

describe.skipIf(!hasBrowser)('the page in a browser', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each(ten)('answers %j as the service does', async (request) => {
    const asked = { start_date: '2026-01-01', ...request }
    const { gross_salary, ...details }: Fields = asked
    const input = { ...emptyInput, amount: gross_salary as never, details: details as never }
    const { page } = await visit({ url: `${server().url}/#${writeFragment([input], YEAR)}` })
    const calculator = new Calculator(page)
    const isProfessional =
      'employment_type' in request && request['employment_type'] === 'SELF_EMPLOYED'
    const columns = await calculator.columns()
    const totals = await calculator.totals()
    const figures = answerOf(asked)
    const heading = isProfessional ? 'НПД' : 'НДФЛ'
    expect({
      gross: totals['Начислено'],
      tax: totals[heading],
      net: totals['На руки'],
      months: columns[heading]?.map((sum, index) => [sum, columns['На руки']?.[index]]),
    }).toEqual({
      gross: figures.gross,
      tax: figures.tax,
      net: figures.net,
      months: figures.months,
    })
  })
})
