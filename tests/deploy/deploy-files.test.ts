import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { createSchema } from '../../server/config/schema.ts'
import { isReservedPath } from '../../src/router/reserved-paths.ts'
import { readConfig } from '../support/config.ts'

const settings = Object.keys(createSchema(['files', 'rest', 'fetch']).entries)
const read = (file: string) => readFileSync(file, 'utf8')

interface Probe {
  readonly httpGet: { readonly path: string }
}
interface KubernetesObject {
  readonly kind: string
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number
        readonly containers: readonly [Readonly<Record<string, Probe>>]
      }
    }
  }
}

describe('the files for Kubernetes', () => {
  const objects: readonly KubernetesObject[] = parseAllDocuments(read('deploy/kubernetes/site.yaml')).map(
    (document) => document.toJS(),
  )
  const of = (kind: string): KubernetesObject => {
    const found = objects.find((object) => object.kind === kind)
    if (!found) throw new Error(`There is no ${kind}`)
    return found
  }
  const env = { ...of('ConfigMap').data, ...of('Secret').stringData }

  test('have probes, a disruption budget and an autoscaler', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      ...['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Secret', 'Service'],
    ])
  })

  test('look at addresses that the server has', () => {
    const [container] = of('Deployment').spec.template.spec.containers
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
      (name) => container[name]?.httpGet.path,
    )
    expect(paths).toEqual(['/health/startup', '/health/ready', '/health/live'])
    for (const path of paths) expect(isReservedPath(path ?? '')).toBe(true)
  })

  test('name settings that exist, with values that are accepted', () => {
    for (const name of Object.keys(env)) expect(settings).toContain(name)
    const { shutdownTimeout, drainTime } = readConfig(env, 'tests/fixtures/none')
    expect(drainTime).toBe(8_000)
    const grace = of('Deployment').spec.template.spec.terminationGracePeriodSeconds
    expect(grace * 1_000).toBeGreaterThan(shutdownTimeout)
  })
})

test('the file for Compose names settings that exist, and a grace longer than a stop', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true })
  for (const name of ['web1', 'web2']) {
    for (const setting of Object.keys(services[name].environment)) expect(settings).toContain(setting)
    expect(Number.parseInt(services[name].stop_grace_period, 10)).toBeGreaterThan(10)
  }
})

test('HAProxy accepts its configuration', () => {
  execFileSync('haproxy', ['-c', '-q', '-f', 'deploy/haproxy.cfg'], { stdio: 'pipe' })
})
