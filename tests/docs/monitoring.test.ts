import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { createStandIn } from '../support/cms/stand-in.ts'
import { eventually } from '../support/eventually.ts'
import { type Scrape, scrape } from '../support/metrics.ts'
import { serveProduct } from '../support/product.ts'
import { promtool, startPrometheus } from '../support/prometheus.ts'
import { portOf } from '../support/test-deps.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}
interface Panel {
  readonly id: number
  readonly title: string
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>
  readonly targets?: readonly { readonly expr: string }[]
}
interface Dashboard {
  readonly panels: readonly Panel[]
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: unknown }[] }
  readonly annotations: { readonly list: readonly { readonly expr: string }[] }
}

const rules = (parse(read('docs/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const dashboard = JSON.parse(read('docs/monitoring/dashboard.json')) as Dashboard
const drawn = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
]

/** A site with everything that can be measured, over HTTP. Redis and the cache in front are away. */
async function measuredSite() {
  const standIn = await createStandIn({ respond: answerContractSite({}) })
  const away = 'http://127.0.0.1:9/'
  const site = await serveProduct({
    ...{ CONTENT_SOURCE: 'rest', CMS_URL: standIn.url, METRICS_PORT: '0', METRICS_HOST: '127.0.0.1' },
    REPORTS_SECRET: 'sixteen-characters',
    ...{ PUBLISH_SECRET: 'sixteen-characters', PURGE_URL: away, REDIS_URL: 'redis://127.0.0.1:9' },
  })
  onTestFinished(() => site.close())
  const { metrics } = site.deps
  if (!metrics) throw new Error('The metrics are off')
  metrics.server.listen(0, '127.0.0.1')
  await once(metrics.server, 'listening')
  onTestFinished(() => metrics.close())
  onTestFinished(() => site.deps.shared?.close())
  const get = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).arrayBuffer()
  return { site, get, target: `127.0.0.1:${portOf(metrics.server)}` }
}

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(?:triptych|nodejs|process)_\w+/g)].map(([name]) => name)),
]
/** The metric of a series: those of a histogram have endings. */
const metricOf = (name: string, { types }: Scrape): string => {
  const plain = name.replace(/_(?:bucket|sum|count)$/, '')
  return types.get(plain) === 'histogram' || types.get(plain) === 'summary' ? plain : name
}

test('the docs name every metric that a site tells, and no other', async () => {
  const { target } = await measuredSite()
  const { types } = await scrape(`http://${target}`)
  const rows = read('docs/monitoring.md').match(/^\| `triptych_.*$/gm) ?? []
  const documented = rows.flatMap((row) => namesIn(row.split('|')[1] ?? ''))
  const told = [...types.keys()].filter((name) => name.startsWith('triptych_'))
  expect(documented.toSorted()).toEqual(told.toSorted())
})

test('dashboard and alerts ask for metrics that a site tells', async () => {
  const { target } = await measuredSite()
  const told = await scrape(`http://${target}`)
  const asked = namesIn([...drawn, ...rules.map(({ expr }) => expr)].join('\n'))
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter((name) => !told.types.has(metricOf(name, told)))).toEqual([])
})

test('every rule says how bad it is, and what to look at', () => {
  expect(rules.length).toBeGreaterThan(10)
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Triptych[A-Z]\w+$/)
    expect(['critical', 'warning', 'info']).toContain(labels.severity)
    expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) })
  }
})

test('every panel of the dashboard has a place of its own, and uses the variables that there are', () => {
  const places = dashboard.panels.map(({ gridPos }) => gridPos)
  for (const [n, { x, y, w, h }] of places.entries()) {
    expect(x + w).toBeLessThanOrEqual(24)
    for (const other of places.slice(n + 1))
      expect(
        x + w <= other.x || other.x + other.w <= x || y + h <= other.y || other.y + other.h <= y,
        `${JSON.stringify(places[n])} and ${JSON.stringify(other)}`,
      ).toBe(true)
  }
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  const known = [...dashboard.templating.list.map(({ name }) => name), '__rate_interval']
  const used = drawn.flatMap((expr) => [...expr.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([])
})

test('Prometheus’ own tool takes the rules, and they fire on trouble alone', () => {
  expect(promtool('check', 'rules', join(root, 'docs/monitoring/alerts.yaml'))).toMatchObject({ ok: true })
  const tested = promtool('test', 'rules', join(root, 'tests/fixtures/monitoring/alerts.test.yaml'))
  expect(tested.ok, tested.text).toBe(true)
  const cases = read('tests/fixtures/monitoring/alerts.test.yaml')
  expect(rules.filter(({ alert }) => !cases.includes(`"${alert}"`))).toEqual([])
})

test('a real Prometheus reads the site, and understands every question of dashboard and alerts', async () => {
  const { get, target } = await measuredSite()
  const prometheus = await startPrometheus(target, [join(root, 'docs/monitoring/alerts.yaml')])
  for (const path of ['/en', '/en', '/nope']) await get(path)
  const first = async (expression: string) => (await prometheus.query(expression))[0]?.value[1]
  await eventually(async () => expect(await first('up{job="triptych"}')).toBe('1'))
  await eventually(async () => expect(await first('triptych_ready')).toBe('1'))
  await eventually(async () => expect(await first('sum(triptych_http_requests_total)')).toBe('3'))
  expect(await first('sum(triptych_cms_calls_total{outcome="ok"}) > bool 0')).toBe('1')
  expect(await first('triptych_redis_available')).toBe('0')
  for (const expr of [...drawn, ...rules.map((rule) => rule.expr)])
    await prometheus.query(filledIn(expr)).catch((error: unknown) => expect.soft(String(error)).toBe(''))
})

/** A question of the dashboard with values for its variables. */
const filledIn = (expr: string): string =>
  expr.replaceAll('$__rate_interval', '1m').replaceAll(/\$(?:job|instance)\b/g, '.*')
