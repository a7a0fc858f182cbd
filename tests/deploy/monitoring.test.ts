import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { calculate, PRIVATE, post } from '../support/http.ts'
import { Metrics } from '../support/metrics.ts'
import { hasProgram } from '../support/needed-program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { deployFolder, textOf, yamlOf } from './support/files.ts'
import { seriesIn } from './support/promql.ts'

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly datasource?: { readonly uid: string }
  readonly gridPos: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
  }
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[]
}

const rules = yamlOf('deploy/prometheus/alerts.yaml') as {
  readonly groups: readonly { readonly rules: readonly Alert[] }[]
}
const alerts = rules.groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(textOf('deploy/grafana/oklad.json')) as {
  readonly uid: string
  readonly panels: readonly Panel[]
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly definition: string }[]
  }
}
const runbook = textOf('docs/runbook.md')

/** Told by Prometheus, not by the service. */
const OF_PROMETHEUS = ['up', 'ALERTS']
const GIVEN_BY_PROMETHEUS = ['job', 'instance']

/** Every series of the service that alerts and dashboard ask for, by who asks. */
const asked = [
  ...alerts.map(({ alert, expr }) => ({ by: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ by: title, expr })),
  ),
  ...dashboard.templating.list.map(({ name, definition }) => ({
    by: name,
    expr: definition.replace(/^label_values\((.*), \w+\)$/, '$1'),
  })),
].map(({ by, expr }) => ({
  by,
  series: seriesIn(expr).filter(({ metric }) => !OF_PROMETHEUS.includes(metric)),
}))

describe.each(anyRuntime)('what alerts and dashboard ask for, on $runtime', ({ runtime }) => {
  it.each(['1', '2'])('is what the service tells, with %s workers', async (WORKERS) => {
    const environment = {
      WORKERS,
      RATE_LIMIT: 'on',
      REDIS_URL: 'redis://127.0.0.1:1',
      API_KEY: 'k3y-of-the-payroll-department',
    }
    await using server = await start({ runtime, environment })
    await calculate(server, { gross_salary: 15_000_000 })
    await post(server, PRIVATE, {}, { 'x-api-key': 'nobody' })
    let metrics = await Metrics.of(server)
    await eventually('Redis is spoken of', async () => {
      metrics = await Metrics.of(server)
      return metrics.value('oklad_redis_up') !== undefined
    })
    expect(asked.length).toBeGreaterThan(40)
    for (const { by, series } of asked) {
      for (const { metric, labels } of series) {
        if (WORKERS === '1' && metric.startsWith('oklad_worker')) continue
        expect(metrics.names, by).toContain(metric)
        const found = labelsOf(metrics, metric)
        for (const label of labels) {
          if (!GIVEN_BY_PROMETHEUS.includes(label))
            expect(found, `${by}: ${metric}`).toContain(label)
        }
      }
    }
  })
})

const labelsOf = ({ text }: Metrics, metric: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${metric}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  )

describe('expressions', () => {
  it('are read with their labels, and refused where they are none', () => {
    expect(seriesIn('sum by (le) (rate(one{a="b", c=~"d"}[5m])) / count(two == 1)')).toEqual([
      { metric: 'one', labels: ['a', 'c'] },
      { metric: 'two', labels: [] },
    ])
    expect(() => seriesIn('sum(rate(one[5m])')).toThrow('Not an expression')
  })
})

describe('alerts', () => {
  const tests = yamlOf('tests/deploy/alert-rules.yaml') as {
    readonly tests: readonly {
      readonly alert_rule_test?: readonly { alertname: string; exp_alerts?: readonly object[] }[]
    }[]
  }
  const tested = tests.tests.flatMap((test) => test.alert_rule_test ?? [])

  it.each(alerts)(
    '$alert is tried out, and explained where it says',
    ({ alert, annotations, labels }) => {
      const fired = tested.filter(({ alertname, exp_alerts = [] }) => {
        return alertname === alert && exp_alerts.length > 0
      })
      expect(fired.length).toBeGreaterThan(0)
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
      const section =
        new RegExp(`^## ${alert}\\n([\\s\\S]*?)(?=^##|$(?![\\s\\S]))`, 'm').exec(runbook)?.[1] ?? ''
      for (const part of ['Means', 'Look at', 'Do']) expect(section).toContain(`| ${part} | `)
      expect(['critical', 'warning', 'info']).toContain(labels.severity)
    },
  )

  it('are all that the documentation explains', () => {
    const explained = [...runbook.matchAll(/^## (Oklad\w+)$/gm)].map(([, name]) => name)
    expect(explained).toEqual(alerts.map(({ alert }) => alert))
  })
})

describe.runIf(hasProgram('promtool'))('promtool', () => {
  it.each([
    [
      'finds the configuration right',
      ['check', 'config', join(deployFolder, 'prometheus/prometheus.yaml')],
    ],
    ['finds the rules right', ['check', 'rules', join(deployFolder, 'prometheus/alerts.yaml')]],
    [
      'finds every alert raised when it is to be, and not before',
      ['test', 'rules', join(projectFolder, 'tests/deploy/alert-rules.yaml')],
    ],
  ])('%s', (_, parameters) => {
    const { status, stdout, stderr } = spawnSync('promtool', parameters, { encoding: 'utf8' })
    expect(`${stdout}${stderr}`).not.toMatch(/FAILED/)
    expect(status).toBe(0)
  })
})

describe('the dashboard', () => {
  const { panels } = dashboard

  it('asks the data source that is set up, and is the one that is shown first', () => {
    const sources = yamlOf('deploy/grafana/provisioning/datasources/prometheus.yaml') as {
      readonly datasources: readonly { readonly uid: string; readonly url: string }[]
    }
    const [source] = sources.datasources
    for (const { datasource, type } of panels) {
      if (type !== 'row') expect(datasource?.uid).toBe(source?.uid)
    }
    const compose = yamlOf('deploy/compose.yaml') as {
      readonly services: Readonly<Record<string, { readonly volumes?: readonly string[] }>>
    }
    expect(Object.keys(compose.services)).toContain(new URL(source?.url ?? '').hostname)
    const providers = yamlOf('deploy/grafana/provisioning/dashboards/oklad.yaml') as {
      readonly providers: readonly { readonly options: { readonly path: string } }[]
    }
    const path = providers.providers[0]?.options.path
    expect(compose.services['grafana']?.volumes).toContain(
      `./grafana/oklad.json:${path}/oklad.json:ro`,
    )
  })

  it('has panels that do not lie on each other, each with a name and a number of its own', () => {
    const places = new Set<string>()
    for (const { gridPos, title } of panels) {
      expect(title).not.toBe('')
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(places.has(`${x} ${y}`), title).toBe(false)
          places.add(`${x} ${y}`)
        }
      }
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { targets = [] } of panels) {
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
    }
  })
})
