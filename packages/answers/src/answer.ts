import type { InputProblem } from '@oklad/contract'

/** The body of an answer, or everything that is wrong with the request. */
export type Answer<Body extends object = object> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly problems: readonly InputProblem[] }
