import type { Logger } from 'pino'

/** A question to the store that waits for its answer. */
export interface Question {
  readonly asked: number
  readonly giveUp: () => void
}

/** What went wrong: no answer in time, or an error for an answer. */
export type StoreFailure = 'timeout' | 'error'

/** What a store's health is found out with. */
export interface StoreHealthOptions {
  /** Asks the store for what every request asks it; rejects when it can not answer. */
  readonly probe: () => Promise<unknown>
  /** Called when the store has been silent for so long that its connection may be dead. */
  readonly reconnect: () => void
  readonly logger: Logger
  /** The longest that an answer may take, milliseconds. */
  readonly patience?: number
  /** Milliseconds, from any moment on. */
  readonly now?: () => number
}

const PATIENCE = 50

/** How late a timer may be before its lateness explains the silence, milliseconds. */
const LATENESS = 10

/** Between two probes of a store that does not answer, milliseconds. */
const PROBE_INTERVAL = 250

/** How long a probe is waited for, milliseconds: a store that hangs may never answer. */
const PROBE_PATIENCE = 1000

/** How many probes in a row must be answered in time before a lost store is asked again. */
const GOOD_PROBES = 2

/** How long a new connection may take before its absence is told, milliseconds. */
const CONNECTING = 2000

/** After what silence a connection is given up for a new one, milliseconds. */
const SILENCE = 5000

/**
 * Whether a shared store answers in time, so that no request waits for one that does not.
 *
 * A store that is gone fails at once; one that hangs is noticed by the first question that waits
 * too long, and then all that wait are given up together. From then on nobody but the probes asks
 * it, until they are answered in time again. Each change is one line of the log.
 */
export class StoreHealth {
  readonly failures: Record<StoreFailure, number> = { timeout: 0, error: 0 }
  private readonly options: Required<StoreHealthOptions>
  /** In the order of asking, so that the first one has waited longest. */
  private readonly waiting = new Set<Question>()
  private patienceTimer: NodeJS.Timeout | undefined
  private probeTimer: NodeJS.Timeout | undefined
  private state: 'connecting' | 'up' | 'down' = 'connecting'
  /** Since when the store has not answered. */
  private since = 0
  private goodProbes = 0
  private closed = false

  constructor(options: StoreHealthOptions) {
    this.options = { patience: PATIENCE, now: () => performance.now(), ...options }
  }

  /** Whether the store is asked. */
  get isUp(): boolean {
    return this.state === 'up'
  }

  /** Begins to find out whether the store is there. */
  start(): void {
    this.since = this.options.now()
    this.probeLater(0)
  }

  /**
   * Begins to wait for an answer.
   * @param giveUp called, at most once, when the answer takes too long or the store is lost
   */
  ask(giveUp: () => void): Question {
    const question = { asked: this.options.now(), giveUp }
    this.waiting.add(question)
    this.patienceTimer ??= this.lookAfter(this.options.patience)
    return question
  }

  /** @returns whether the answer came in time: a question that was given up is over */
  answered(question: Question): boolean {
    return this.waiting.delete(question)
  }

  /** Notes that a question was answered by an error. */
  failed(question: Question, error: unknown): void {
    if (!this.waiting.delete(question)) return
    question.giveUp()
    this.lose('error', error)
  }

  /** Notes that the connection was lost; whoever waits is given up. */
  disconnected(error: unknown): void {
    this.lose('error', error)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.patienceTimer)
    clearTimeout(this.probeTimer)
  }

  private lookAfter(milliseconds: number): NodeJS.Timeout {
    const due = this.options.now() + milliseconds
    return setTimeout(() => this.look(due), milliseconds).unref()
  }

  private look(due: number): void {
    this.patienceTimer = undefined
    const [oldest] = this.waiting
    if (oldest === undefined) return
    const { now, patience } = this.options
    // A timer that is late says that this process was busy: the answer may be there, unread.
    const wasBusy = now() - due > LATENESS
    if (wasBusy) this.patienceTimer = this.lookAfter(LATENESS)
    else if (now() - oldest.asked >= patience) this.lose('timeout')
    else this.patienceTimer = this.lookAfter(oldest.asked + patience - now())
  }

  private lose(failure: StoreFailure, error?: unknown): void {
    if (this.state !== 'up') return
    this.state = 'down'
    this.since = this.options.now()
    this.failures[failure]++
    this.tellLoss(failure === 'timeout' ? 'timeout' : codeOf(error))
    for (const question of this.waiting) question.giveUp()
    this.waiting.clear()
    this.goodProbes = 0
    this.probeLater(PROBE_INTERVAL)
  }

  private tellLoss(reason: string): void {
    this.options.logger.warn(
      { reason },
      'Redis does not answer: limits are counted by this process alone until it does',
    )
  }

  private probeLater(milliseconds: number): void {
    if (this.closed) return
    clearTimeout(this.probeTimer)
    this.probeTimer = setTimeout(() => this.probe(), milliseconds).unref()
  }

  private async probe(): Promise<void> {
    const { probe, now, patience } = this.options
    const asked = now()
    try {
      await inTime(probe(), PROBE_PATIENCE)
      if (now() - asked <= patience) this.goodProbes++
      else this.goodProbes = 0
    } catch (error) {
      this.goodProbes = 0
      this.stillAway(codeOf(error))
    }
    if (this.closed) return
    if (this.goodProbes >= (this.state === 'connecting' ? 1 : GOOD_PROBES)) this.find()
    else this.probeLater(PROBE_INTERVAL)
  }

  private stillAway(reason: string): void {
    const silence = this.options.now() - this.since
    if (this.state === 'connecting' && silence > CONNECTING) {
      this.state = 'down'
      this.failures.error++
      this.tellLoss(reason)
    }
    if (silence > SILENCE) {
      this.since = this.options.now()
      this.options.reconnect()
    }
  }

  private find(): void {
    this.options.logger.info('Redis answers: limits are shared')
    this.state = 'up'
  }
}

/** Rejects when something takes too long; what becomes of it then is nobody's business. */
function inTime<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('TIMEOUT ')), milliseconds).unref()
    value.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What kind of error it is. Its message may hold what was asked, and with it an address. */
function codeOf(error: unknown): string {
  const { code, message = '' } = error as NodeJS.ErrnoException
  return code ?? /^[A-Z]+(?= )/.exec(message)?.[0] ?? 'error'
}
