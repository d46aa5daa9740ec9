/** Reads metrics as Prometheus does. */
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { Metrics } from '../../server/metrics/metrics.ts'
import { portOf } from './test-deps.ts'

/** The samples of one scrape. */
export interface Scrape {
  /** Names of all metrics with their types, such as `counter`. */
  readonly types: ReadonlyMap<string, string>
  /** Every series, as it is written: `a_total{b="c"}`. */
  readonly series: ReadonlyMap<string, number>
  /** The sum of the series of a name that have all these labels. */
  sum(name: string, labels?: Readonly<Record<string, string>>): number
}

/** Prometheus reads numbers that are none in any case. */
const sampleLine = /^([a-zA-Z_:][\w:]*)(\{.*\})? (-?[\d.]+(?:e[-+]?\d+)?|[-+]?inf|nan)$/i

/** Reads the text format; throws for a line that is none. */
function parseMetrics(text: string): Scrape {
  const [types, series] = [new Map<string, string>(), new Map<string, number>()]
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [, name, type] = /^# TYPE (\S+) (\w+)$/.exec(line) ?? []
    if (name && type) types.set(name, type)
    if (line.startsWith('#')) continue
    const [, own, labels = '', value] = sampleLine.exec(line) ?? []
    if (own === undefined) throw new Error(`Not a sample: ${line}`)
    series.set(own + labels, Number(value))
  }
  return {
    types,
    series,
    sum(name, labels = {}) {
      const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
      return [...series]
        .filter(([key]) => key === name || key.startsWith(`${name}{`))
        .filter(([key]) => wanted.every((label) => key.includes(`{${label}`) || key.includes(`,${label}`)))
        .reduce((sum, [, value]) => sum + value, 0)
    },
  }
}

/** Listens until the test ends, and answers the address. */
export async function serveMetrics(metrics: Metrics | undefined): Promise<string> {
  if (!metrics) throw new Error('The metrics are off')
  metrics.server.listen(0, '127.0.0.1')
  await once(metrics.server, 'listening')
  onTestFinished(() => metrics.close())
  return `http://127.0.0.1:${portOf(metrics.server)}`
}

/** Asks for the metrics once. */
export const scrape = async (url: string): Promise<Scrape> =>
  parseMetrics(await (await fetch(`${url}/metrics`)).text())
