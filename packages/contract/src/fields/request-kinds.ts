import type * as wire from '../wire.ts'
import { SickPayRequest, VacationPayRequest } from './average-earnings.ts'
import type { FieldSchema } from './field.ts'
import { RecalculationRequest } from './recalculation.ts'
import {
  GrossUpRequest,
  PaymentsRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
} from './requests.ts'

/** The schemas of the bodies that the service reads; by name, because their types are long. */
export const requests: {
  readonly public: typeof PublicCalculationRequest
  readonly private: typeof PrivateCalculationRequest
  readonly comparison: typeof PrivateCalculationRequest
  readonly grossUp: typeof GrossUpRequest
  readonly payments: typeof PaymentsRequest
  readonly recalculation: typeof RecalculationRequest
  readonly vacationPay: typeof VacationPayRequest
  readonly sickPay: typeof SickPayRequest
} = {
  public: PublicCalculationRequest,
  private: PrivateCalculationRequest,
  comparison: PrivateCalculationRequest,
  grossUp: GrossUpRequest,
  payments: PaymentsRequest,
  recalculation: RecalculationRequest,
  vacationPay: VacationPayRequest,
  sickPay: SickPayRequest,
}

/** The same as schemas of fields: the days of a vacation may be a number or a text, other fields have one type. */
export const requestForms = requests as unknown as Readonly<
  Record<keyof typeof requests, FieldSchema>
>

/** Which request a body is. */
export type RequestKind = keyof typeof requests

/** The valid requests of each kind. */
export interface Requests {
  readonly public: PublicCalculationRequest
  readonly private: PrivateCalculationRequest
  readonly comparison: PrivateCalculationRequest
  readonly grossUp: GrossUpRequest
  readonly payments: wire.PaymentsRequest
  readonly recalculation: wire.RecalculationRequest
  readonly vacationPay: wire.VacationPayRequest
  readonly sickPay: wire.SickPayRequest
}
