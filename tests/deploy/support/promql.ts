import { parser } from '@prometheus-io/lezer-promql'

/** The series that an expression asks for, each with the labels it names. */
export interface Asked {
  readonly metric: string
  readonly labels: readonly string[]
}

/**
 * Reads an expression of Prometheus.
 * @throws {Error} when it is none
 */
export function seriesIn(expression: string): readonly Asked[] {
  // Grafana replaces its variables before it asks.
  const text = expression.replaceAll('$__rate_interval', '1m')
  const found: { metric: string; labels: string[] }[] = []
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`Not an expression at ${node.from}: ${text}`)
      const words = text.slice(node.from, node.to)
      if (node.name === 'VectorSelector') found.push({ metric: '', labels: [] })
      const last = found.at(-1)
      if (last === undefined) return
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector') {
        last.metric = words
      }
      if (node.name === 'LabelName' && node.matchContext(['UnquotedLabelMatcher'])) {
        last.labels.push(words)
      }
    },
  })
  return found
}
