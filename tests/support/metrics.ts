import { eventually } from './eventually.ts'
import { type Address, anew, ask } from './http.ts'

/** The labels of a sample. */
type Labels = Readonly<Record<string, string>>

interface Sample {
  readonly name: string
  readonly labels: Labels
  readonly value: number
}

/** Metrics, parsed from the text format of Prometheus. */
export class Metrics {
  readonly text: string
  private readonly samples: readonly Sample[]

  constructor(text: string) {
    this.text = text
    this.samples = text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
        if (name === '') throw new Error(`Not a sample: ${line}`)
        const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)]
        return {
          name,
          labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
          value: Number(value),
        }
      })
  }

  static async of(server: Address): Promise<Metrics> {
    let { status, text } = await ask(server, '/metrics', { agent: anew })
    // The supervisor of a busy machine may be late.
    await eventually('there are metrics', async () => {
      if (status === 503) ({ status, text } = await ask(server, '/metrics', { agent: anew }))
      return status !== 503
    })
    if (status !== 200) throw new Error(`${status} instead of metrics: ${text}`)
    return new Metrics(text)
  }

  /** The names of all series. */
  get names(): readonly string[] {
    return [...new Set(this.samples.map(({ name }) => name))]
  }

  /** The sum of a metric's samples with these labels; undefined if there is none. */
  value(name: string, wanted: Labels = {}): number | undefined {
    const found = this.samples.filter(
      (sample) =>
        sample.name === name &&
        Object.entries(wanted).every(([label, text]) => sample.labels[label] === text),
    )
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
  }
}

/** Waits until a service has begun, and not finished, exactly so many requests. */
export function haveInFlight(service: Address, count: number): Promise<void> {
  return eventually(`${count} requests are in flight`, async () => {
    // The request for the metrics is in flight too.
    return (await Metrics.of(service)).value('http_server_active_requests') === count + 1
  })
}
