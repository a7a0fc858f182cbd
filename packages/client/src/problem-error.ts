import type { InputProblem, ProblemDocument } from '#wire'

/** An answer of the service that is not a success. Its message never holds the request or the key. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  /** The HTTP status; 0 in a browser where the service redirects. */
  readonly status: number
  /** The whole answer; `undefined` if it is not a problem document, for example from a proxy. */
  readonly problem: ProblemDocument | undefined
  /** The kind of error, as in docs/errors.md. */
  readonly code: ProblemDocument['code'] | undefined
  /** Everything that is wrong with the request; empty where the request is right. */
  readonly errors: readonly InputProblem[]
  /** After how many seconds to try again, if the service says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, problem?: ProblemDocument, retryAfter?: number) {
    // Browsers hide the status of a redirect.
    const isRedirect = status < 400
    const words = isRedirect
      ? 'The service redirects the call, which would take the key elsewhere: give the address that it leads to'
      : `The service answered with the HTTP status ${status}`
    const summary = problem?.detail ?? words
    // A gateway may have its own problem documents, where `errors` is an object.
    const errors = Array.isArray(problem?.errors) ? problem.errors : []
    super([summary, ...errors.map(({ detail }) => detail)].join('\n'))
    this.status = status
    this.problem = problem
    this.code = problem?.code
    this.errors = errors
    this.retryAfter = retryAfter
  }
}
