import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StandInServer } from '../../../scripts/cms-mock/server.mjs'
import { answerContractSite as answerFetch } from '../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../support/cms/rest-answers.ts'
import { createStandIn } from '../../support/cms/stand-in.ts'
import { untrusted } from '../../support/cms/stand-in-certificate.ts'
import { serveProduct } from '../../support/product.ts'
import type { LogLine } from '../../support/test-deps.ts'

const respond = { fetch: () => answerFetch({}), rest: () => answerRest({}) } as const
type SourceName = keyof typeof respond
const sources = Object.keys(respond) as SourceName[]

const pages = ['/', '/en', '/de', '/sitemap', '/en/sitemap', '/de/sitemap', '/designsystem'] as const

interface Site {
  readonly url: string
  readonly logs: readonly LogLine[]
  /** Every page answers this status. */
  statuses(paths?: readonly string[]): Promise<readonly number[]>
  health(): Promise<{ readonly status: string }>
  close(): Promise<void>
}

/** The whole product against a content system, as its start wires it. */
async function startSite(source: SourceName, cmsUrl: string, snapshotDir = '', env = {}): Promise<Site> {
  const { url, logs, close } = await serveProduct({
    ...{ CONTENT_SOURCE: source, CMS_URL: cmsUrl, SNAPSHOT_DIR: snapshotDir },
    ...env,
  })
  onTestFinished(close)
  return {
    url,
    logs,
    async statuses(paths = pages) {
      const answers = await Promise.all(paths.map((path) => request(url).get(path)))
      return answers.map(({ status }) => status)
    },
    health: async () => (await request(url).get('/health')).body,
    close,
  }
}

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-outage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const allOk = pages.map(() => 200)
const errorsOf = (site: Site) => site.logs.filter(({ level }) => level >= 50)
const faultLines = (site: Site) => errorsOf(site).filter(({ cms }) => cms !== undefined)

afterEach(() => vi.useRealTimers())

describe.each(sources)('%s', (source) => {
  test('the content system stops while running: every page visited before is still 200', async () => {
    const cms = await createStandIn({ respond: respond[source]() })
    const site = await startSite(source, cms.url)
    expect(await site.statuses()).toEqual(allOk)
    expect(await site.health()).toMatchObject({ status: 'ok' })

    await cms.down()
    vi.useFakeTimers({ toFake: ['performance'] })
    // Everything is out of date by then, and asked for in vain.
    for (let time = 0; time < 3; time += 1) {
      vi.advanceTimersByTime(1_200_000)
      expect(await site.statuses()).toEqual(allOk)
    }
    expect(await site.health()).toMatchObject({ status: 'degraded' })
    expect(faultLines(site)).toHaveLength(1)
  })

  test('a restart while the content system is down serves what was saved', async () => {
    const folder = await tempFolder()
    const cms = await createStandIn({ respond: respond[source]() })
    const before = await startSite(source, cms.url, folder)
    expect(await before.statuses()).toEqual(allOk)
    const [text] = await Promise.all([request(before.url).get('/en')])
    await before.close()
    await cms.down()

    const after = await startSite(source, cms.url, folder)
    expect(await after.statuses()).toEqual(allOk)
    expect((await request(after.url).get('/en')).text).toBe(text.text)
    expect(await after.health()).toMatchObject({ status: 'degraded' })
    expect((await request(after.url).get('/health/ready')).status).toBe(200)
  })

  test('a snapshot of another content system is not shown', async () => {
    const folder = await tempFolder()
    const cms = await createStandIn({ respond: respond[source]() })
    const other = await createStandIn({ respond: respond[source]() })
    const before = await startSite(source, cms.url, folder)
    await before.statuses(['/'])
    await before.close()
    await other.down()
    const after = await startSite(source, other.url, folder)
    expect(await after.statuses(['/'])).toEqual([503])
  })

  test('500 visitors of one cold page make one call per resource', async () => {
    const cms = await createStandIn({ respond: respond[source]() })
    cms.fault('delay=100')
    const site = await startSite(source, cms.url)
    const visits = Array.from({ length: 500 }, () => fetch(`${site.url}/en`).then((answer) => answer.text()))
    const bodies = await Promise.all(visits)
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('<html lang="en"')
    const asked = cms.requests.map(({ method, url, body }) => `${method} ${url} ${body}`)
    expect(asked).toHaveLength(new Set(asked).size)
    expect(cms.mostAtOnce()).toBeLessThanOrEqual(8)
  }, 30_000)

  test('a content system that comes back is fresh again without a restart', async () => {
    const cms = await createStandIn({ respond: respond[source]() })
    await cms.down()
    const site = await startSite(source, cms.url)
    expect(await site.statuses(['/', '/en'])).toEqual([503, 503])
    expect((await request(site.url).get('/health/ready')).status).toBe(503)
    await cms.up()
    await expect.poll(() => site.statuses(['/', '/en', '/de'])).toEqual([200, 200, 200])
    expect(await site.health()).toMatchObject({ status: 'ok' })
    expect((await request(site.url).get('/health/ready')).status).toBe(200)
  }, 20_000)

  test('a language that the content system does not have is 404 and asked for by nobody, not a fault', async () => {
    const cms = await createStandIn({ respond: respond[source]() })
    cms.fault('status=500', /(locale|site[\])%D5]*)=(de|none)/)
    const site = await startSite(source, cms.url, '', { CMS_LOCALES: 'de=none' })
    expect(await site.statuses(['/', '/en', '/de', '/de/sitemap', '/de/designsystem'])).toEqual([
      200, 200, 404, 404, 404,
    ])
    expect(await site.health()).toMatchObject({ status: 'ok' })
    expect(faultLines(site)).toEqual([])
    expect(cms.count(/=(de|none)/)).toBe(0)
  })

  describe('what is wrong with the connection', () => {
    const wrong: Readonly<Record<string, readonly [spoil: (cms: StandInServer) => unknown, advice: RegExp]>> =
      {
        'a content system that is not there': [(cms) => cms.down(), /cannot be reached.*check CMS_URL/],
        'a wrong key': [(cms) => cms.fault('status=401'), /check CMS_API_KEY/],
        'a redirect to a login page': [
          (cms) => cms.fault('redirect=/cp/auth/login'),
          /redirect.*CMS_URL|CMS_URL.*redirect/,
        ],
        'a web page instead of JSON': [(cms) => cms.fault('html'), /web page.*CMS_URL/],
        'an address without the API': [(cms) => cms.fault('status=404'), /CMS_URL/],
        'errors of the content system': [(cms) => cms.fault('status=500'), /500/],
        'a broken body': [(cms) => cms.fault('truncate'), /.{20,}/],
        'a body that is too large': [(cms) => cms.fault('huge'), /CMS_MAX_BYTES/],
      }

    test.each(Object.entries(wrong))(
      '%s is one clear line, degraded, and 503 with Retry-After',
      async (_, [spoil, advice]) => {
        const cms = await createStandIn({ respond: respond[source]() })
        await spoil(cms)
        const site = await startSite(source, cms.url)
        for (const path of ['/', '/en', '/de', '/']) {
          const answer = await request(site.url).get(path)
          expect(answer.status).toBe(503)
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
          expect(answer.headers['cache-control']).toBe('no-store')
        }
        expect(await site.health()).toMatchObject({ status: 'degraded' })
        const lines = faultLines(site).map(({ msg }) => msg)
        expect(lines).toHaveLength(1)
        expect(lines[0]).toMatch(advice)
      },
    )

    test('a certificate that nobody trusts is one clear line', async () => {
      const cms = await createStandIn({ respond: respond[source](), tls: untrusted })
      const site = await startSite(source, cms.url)
      expect(await site.statuses(['/', '/en'])).toEqual([503, 503])
      const lines = faultLines(site).map(({ msg }) => msg)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/certificate/)
    })

    test('a key that was refused shows nowhere', async () => {
      const cms = await createStandIn({ respond: respond[source]() })
      cms.fault('status=401')
      const site = await startSite(source, cms.url, '', { CMS_API_KEY: 'do-not-show-this' })
      const answer = await request(site.url).get('/')
      expect(answer.text).not.toContain('do-not-show-this')
      expect(JSON.stringify(site.logs)).not.toContain('do-not-show-this')
    })
  })
})
