import type { AnsweredRequest, RequestObserver } from './answered-request.ts'

/** How many requests are kept for an observer that is not loaded yet; the ones after are lost. */
const MOST_KEPT = 10_000

/**
 * An observer that is loaded after the first answers; it is then told of those too. One that can
 * not be loaded is told of nothing.
 */
export class LateObserver {
  /** Tells of a request. */
  observe: RequestObserver
  private kept: AnsweredRequest[] = []

  constructor() {
    this.observe = (request) => {
      if (this.kept.length < MOST_KEPT) this.kept.push(request)
    }
  }

  /** From now on the observer is told itself. */
  pass(observer: RequestObserver): void {
    this.observe = observer
    for (const request of this.kept) observer(request)
    this.kept = []
  }

  /** There will be no observer. */
  drop(): void {
    this.pass(() => {})
  }
}
