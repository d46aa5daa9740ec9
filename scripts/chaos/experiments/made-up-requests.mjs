/** Requests that visitors make up: addresses, queries, headers, languages at once, and publishes. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../../checks/fleet/statistics.mjs'
import { warm } from '../lab/ask.mjs'
import { all200, atMost, none, survival, within } from '../lab/figure.mjs'
import { publish, secret, signed } from '../lab/publish.mjs'

const many = 10_000
const random = (length = 8) => randomBytes(length).toString('hex')
const numbered = (make) => Array.from({ length: many }, (_, n) => make(n))

async function madeUpPaths(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: cms.env })
  await warm(site, cms.paths)
  const load = { url: site.url, connections: 8 }
  await lab.load({ ...load, paths: numbered((n) => `/${n}-${random()}`), requests: 1_500 })
  const [heap, memory] = [await site.heapMB(), site.resetMaxRssMB()]
  cms.forget()
  const paths = await lab.load({ ...load, paths: numbered((n) => `/${n}-${random()}`), requests: many })
  const calls = cms.count()
  cms.forget()
  const queries = await lab.load({
    ...load,
    paths: numbered((n) => `${cms.page}?q${n}=${random()}`),
    requests: many,
  })
  return [
    none('made-up paths that were not 404', many - (paths.byStatus[404] ?? 0)),
    all200('made-up queries that were not 200', queries),
    atMost(200, 'calls to the system for 10,000 paths', calls),
    // What is old by then is loaded anew, whoever asks.
    atMost(20, 'calls to the system for 10,000 queries', cms.count('entries/p-bard')),
    atMost(40, 'memory grew by', site.maxRssMB() - memory, 'MB'),
    atMost(10, 'heap after collection grew by', (await site.heapMB()) - heap, 'MB'),
    ...survival(site),
  ]
}

const madeUpHeaders = () => ({
  'accept-language': `${random(1)}-${random(1)};q=0.${Math.floor(Math.random() * 10)}, nl;q=0.5, ${random(2)}`,
  'user-agent': `Mozilla/5.0 (${random(12)})`,
  cookie: `theme=${random(2)}; i18n_redirected=${random(1)}; a${random(2)}=${random(20)}`,
  accept: `text/html, application/${random(3)}`,
})

async function madeUpHeaderValues(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: cms.env })
  const paths = [...cms.paths, '/en', '/de']
  const entries = () => site.metric('triptych_page_cache_entries')
  await warm(site, paths)
  await site.settle(5_000)
  const load = { url: site.url, paths, connections: 8 }
  await lab.load({ ...load, headers: [madeUpHeaders()], requests: 200 })
  const before = await entries()
  const seen = await lab.load({ ...load, headers: numbered(madeUpHeaders), requests: many })
  return [
    all200(`answers of ${many} that were not 200`, seen),
    none('pages that are kept more than before', Math.max(0, (await entries()) - before)),
    ...survival(site),
  ]
}

/** A path of each language, and what only its pages say of themselves. */
const marks = {
  '/bard': '<html lang="nl"',
  '/en/about-us': '<html lang="en"',
  '/de/neuigkeiten': '<html lang="de"',
}
const rounds = 1_000

async function languagesAtOnce(lab) {
  const cms = await lab.startCms({ delay: 10 })
  const shortest = { PAGES_TTL_S: '1', GLOBALS_TTL_S: '1', TRANSLATIONS_TTL_S: '1' }
  // Without a page cache each page is made for each request.
  const site = await lab.startSite({ env: { ...cms.env, ...shortest, PAGE_CACHE_MAX_BYTES: '0' } })
  const paths = Object.keys(marks)
  const seen = await lab.load({
    ...{ url: site.url, paths, connections: 6, requests: rounds * paths.length, hasTexts: true },
    headers: ['nl', 'en', 'de', 'fr'].map((language) => ({ 'accept-language': language })),
  })
  const crossed = seen.texts.filter(([path, status, text]) => status === 200 && !text.includes(marks[path]))
  return [
    all200(`answers of ${seen.count} that were not 200`, seen),
    none(`pages of another language in ${rounds} rounds of three`, crossed.length),
    ...survival(site),
  ]
}

/** Publishes a second, and seconds. */
const [publishRate, publishSeconds] = [100, 10]

async function manyPublishes(site, eventOf, headersOf) {
  const asked = []
  for (let n = 0; n < publishRate * publishSeconds; n++) {
    const event = eventOf(n)
    asked.push(publish(site, event, headersOf(event)))
    await setTimeout(1000 / publishRate)
  }
  return Promise.all(asked)
}

/** Milliseconds of refused publishes, each from an address of its own, for secrets of two kinds in turns. */
async function refusedTimes(site, secrets) {
  const times = secrets.map(() => [])
  const statuses = new Set()
  for (let n = 0; n < 1_000; n++) {
    const from = `10.${n >> 8}.${n & 255}`
    for (const [kind, wrong] of secrets.entries()) {
      const { status, ms } = await publish(
        site,
        {},
        { 'X-Publish-Secret': wrong, 'X-Forwarded-For': `${from}.${kind}` },
      )
      statuses.add(status)
      times[kind].push(ms)
    }
  }
  return { times, statuses: [...statuses].join(', ') }
}

async function publishes(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: { ...cms.env, PUBLISH_SECRET: secret, TRUST_PROXY: '1' } })
  await warm(site, cms.paths)
  const loads = () => site.metric('triptych_publish_reloads_total')
  const load = lab.load({ url: site.url, paths: cms.paths, rate: 20, seconds: 20 })
  const [before, began] = [await loads(), performance.now()]
  const answers = await manyPublishes(
    site,
    (n) => ({ ...cms.event, n }),
    () => undefined,
  )
  const seconds = (performance.now() - began) / 1000
  const perSecond = ((await loads()) - before) / seconds
  await setTimeout(2_000)
  const beforeReplays = await loads()
  const event = cms.event
  const headers = signed(event)
  const replays = await manyPublishes(
    site,
    () => event,
    () => headers,
  )
  const replayed = (await loads()) - beforeReplays
  const { times, statuses } = await refusedTimes(site, [`${secret.slice(0, -1)}x`, 'x'.repeat(secret.length)])
  const [near, far] = times.map((each) => percentile(each, 50))
  return [
    none('publishes that were not taken', answers.filter(({ status }) => status !== 202).length),
    // Content is loaded at most every 400 ms, and at once for the first.
    atMost(1 / 0.4 + 1 / publishSeconds, `loads a second, of ${publishRate} publishes`, perSecond),
    none(
      'replays that were not known',
      replays.slice(1).filter(({ text }) => !text.includes('known')).length,
    ),
    atMost(1, 'loads for 1,000 replays', replayed),
    all200('pages that were not 200 meanwhile', await load),
    // All addresses together may be wrong 300 times a minute.
    { name: 'wrong secrets', value: statuses, mark: { is: '401, 429' } },
    within(1, 'difference of medians, nearly right and wholly wrong, 1,000 each', Math.abs(near - far)),
    ...survival(site),
  ]
}

const previewTest = 'a test: `tests/server/handlers/preview/preview.test.ts`, 100 rounds'

export const experiments = [
  { id: 'Z16', title: '10,000 made-up paths, then 10,000 made-up queries', seconds: 120, run: madeUpPaths },
  {
    id: 'Z17',
    title: '10,000 made-up languages, cookies and browsers',
    seconds: 60,
    run: madeUpHeaderValues,
  },
  { id: 'Z18', title: 'One preview among 100 public readers', seconds: 0, elsewhere: previewTest },
  {
    id: 'Z19',
    title: 'Three languages at once, made anew for each request',
    seconds: 60,
    run: languagesAtOnce,
  },
  { id: 'Z41', title: '100 publishes a second, replays, wrong secrets', seconds: 50, run: publishes },
]
