import { object } from '../schema/build.ts'
import { date } from './request-fields/kinds.ts'
import { describedSchemas, PaymentsRequest, PrivateCalculationRequest } from './requests.ts'

const { advance_day, final_day, advance_percent } = PaymentsRequest.properties
const { paid_on } = describedSchemas({
  paid_on: {
    ...date('2026-06-19'),
    description:
      'The day of the recalculation, in the tax year of both requests. The payments before it are made; the difference is settled on it.',
  },
})

/** Body of `POST /api/v1/private-calc/recalculate`. `null` for an optional field counts as omitted. */
export const RecalculationRequest = object({
  before: PrivateCalculationRequest,
  after: PrivateCalculationRequest,
  paid_on,
  'advance_day?': advance_day,
  'final_day?': final_day,
  'advance_percent?': advance_percent,
})
