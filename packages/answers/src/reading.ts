import type { PublicCalculationRequest, RightFields } from '@oklad/contract/fields'
import {
  type Examined,
  examineRequest,
  examineText,
  type InputProblem,
  type RequestKind,
  type Requests,
  readingOf,
} from '@oklad/contract/internal'
import { type Calculation, calculationOf } from './calculation/calculation.ts'
import { checkedPrivate } from './calculation/writs.ts'
import { type Checked, checkedYear } from './calculation/year-problems.ts'
import { grossUpProblems } from './questions/answer-gross-up.ts'
import { checkedPayments } from './questions/answer-payments.ts'
import { type BothCalculations, checkedRecalculation } from './questions/answer-recalculation.ts'
import { sickPayProblems, vacationPayProblems } from './questions/average-earnings-problems.ts'

/** What a valid request of a kind is completed to, beside itself. */
interface Completed {
  readonly public: Calculation
  readonly private: Calculation
  readonly comparison: Calculation
  readonly payments: Calculation
  readonly recalculation: BothCalculations
  readonly grossUp: undefined
  readonly vacationPay: undefined
  readonly sickPay: undefined
}

/** A valid request with its calculation, or everything that is wrong with it. */
export type ReadQuestion<Kind extends RequestKind> =
  | { readonly ok: true; readonly request: Requests[Kind]; readonly completed: Completed[Kind] }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }

type Check<Kind extends RequestKind> = (
  fields: RightFields,
  isWhole: boolean,
  currentYear: number,
) => Checked<Completed[Kind]>

/** A field that is wrong by itself has no further problem. */
const besideThemselves = (problems: readonly InputProblem[]) => ({
  problems: problems.map((problem) => ({ problem, beside: problem.pointer.slice(1) })),
})

/** The checks by the law. The public request has no field that needs one. */
const checks: { readonly [Kind in RequestKind]: Check<Kind> } = {
  public: (fields, isWhole, currentYear) => ({
    problems: [],
    completed: isWhole ? calculationOf(fields as PublicCalculationRequest, currentYear) : undefined,
  }),
  private: checkedPrivate,
  comparison: checkedYear,
  payments: checkedPayments,
  grossUp: (fields, _, currentYear) => ({ problems: grossUpProblems(fields, currentYear) }),
  recalculation: (fields, _, currentYear) => checkedRecalculation(fields, currentYear),
  vacationPay: (fields) => besideThemselves(vacationPayProblems(fields as object)),
  sickPay: (fields) => besideThemselves(sickPayProblems(fields as object)),
}

/**
 * Reads the body of a request once: parsed, checked with the law of its year, completed.
 * @param text the body, JSON
 * @param currentYear the tax year of a request without `start_date`
 */
export const readQuestion = <Kind extends RequestKind>(
  kind: Kind,
  text: string,
  currentYear: number,
): ReadQuestion<Kind> => completed(kind, examineText(kind, text), currentYear)

/** Reads a request that is an object already, as `readQuestion` does. */
export const readObject = <Kind extends RequestKind>(
  kind: Kind,
  value: unknown,
  currentYear: number,
): ReadQuestion<Kind> => completed(kind, examineRequest(kind, value), currentYear)

function completed<Kind extends RequestKind>(
  kind: Kind,
  examined: Examined<Kind>,
  currentYear: number,
): ReadQuestion<Kind> {
  const { fields, request } = examined
  const check: Check<Kind> = checks[kind]
  const ofLaw = fields === null ? undefined : check(fields, request !== null, currentYear)
  const reading = readingOf(examined, ofLaw?.problems)
  return reading.ok ? { ...reading, completed: ofLaw?.completed as Completed[Kind] } : reading
}
