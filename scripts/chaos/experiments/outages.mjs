/** The content system is away: from the start, later, with a status, and until it is back. */
import { setTimeout } from 'node:timers/promises'
import { ask, askAll, failing, until, warm } from '../lab/ask.mjs'
import { all200, atMost, none, survival, within } from '../lab/figure.mjs'
import { pageOf } from '../lab/many-pages.mjs'

const languages = ['', '/en', '/de']
const showcase = [
  '/designsystem',
  ...['buttons', 'card', 'color', 'footer'].map((name) => `/designsystem/${name}`),
]
const showcasePaths = languages.flatMap((language) => showcase.map((path) => language + path))
/** Content that is old after a second, so that an outage is noticed at once. */
export const shortLived = { PAGES_TTL_S: '1', GLOBALS_TTL_S: '1', TRANSLATIONS_TTL_S: '1' }

const isNot = (status) => (answer) => answer.status !== status
const isUnhinted = ({ status, headers }) => status === 503 && !headers.has('retry-after')

async function downAtStart(lab) {
  const cms = await lab.startCms()
  await cms.down()
  const env = { ...cms.env, DESIGNSYSTEM: 'on', WARM_UP_MS: '0' }
  const site = await lab.startSite({ env, until: '/health' })
  const startedIn = site.startedInMs
  // One after the other: a crowd on a cold process is another experiment.
  const shown = await failing(site, showcasePaths)
  const content = await askAll(site, ['/', '/en', '/de', '/over-ons'])
  const health = await lab.health(site)
  const ready = await lab.health(site, '/health/ready')
  const told = site.log().filter(({ msg }) => msg === 'Failed to fetch global data')
  await cms.up()
  const recovered = await until(async () => (await ask(site, '/over-ons')).status === 200)
  return [
    within(3_000, 'until it listens', startedIn),
    none('pages of the design system that are not 200', shown.length),
    none('pages of the content that are not 503', content.filter(isNot(503)).length),
    none('503 without Retry-After', content.filter(isUnhinted).length),
    { name: 'health', value: `${health.status} ${health.body.status}`, mark: { is: '200 degraded' } },
    { name: 'readiness without any content', value: ready.status, mark: { is: 503 } },
    atMost(3, 'lines about global data, in three languages', told.length),
    within(10_000, 'until pages are there when the system is back', recovered),
    ...survival(site),
  ]
}

async function dies(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived } })
  await warm(site, cms.paths)
  const load = { url: site.url, paths: cms.paths, connections: 8 }
  const healthy = await lab.load({ ...load, requests: 2_000 })
  await cms.down()
  const away = await lab.load({ ...load, requests: 5_000 })
  // From here on it can be counted what it is asked.
  await setTimeout(5_000)
  cms.fault('status=503')
  await cms.up()
  cms.forget()
  const began = performance.now()
  const broken = await lab.load({ ...load, requests: 5_000 })
  const periods = (performance.now() - began) / 5_000
  const calls = cms.count()
  return [
    all200('answers of 10,000 that were not 200', away, broken),
    within(1.5, 'p95, times that of before', Math.max(away.p95, broken.p95) / healthy.p95, ''),
    // A probe is sent each 5 s, give or take a fifth.
    atMost(1.5, 'calls to the system in 5 s', calls / Math.max(1, periods)),
    ...survival(site),
  ]
}

async function failsWith(lab, site, cms, status, cold) {
  cms.fault(status)
  const warmed = await lab.load({ url: site.url, paths: cms.paths, rate: 20, seconds: 6 })
  cms.forget()
  const answers = []
  for (const path of cold) answers.push(await ask(site, path))
  await setTimeout(3_000)
  const calls = cms.count()
  cms.clearFaults()
  await until(async () => (await ask(site, cold[0])).status === 200)
  return { warmed, answers, calls }
}

async function statuses(lab) {
  const cms = await lab.startCms({ pages: 300 })
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived, WARM_UP_MS: '0' } })
  await warm(site, cms.paths)
  const seen = []
  for (const [n, status] of ['status=500', 'status=502', 'status=429,12'].entries())
    seen.push(await failsWith(lab, site, cms, status, [290 - 3 * n, 289 - 3 * n, 288 - 3 * n].map(pageOf)))
  const cold = seen.flatMap(({ answers }) => answers)
  return [
    all200('warm pages that were not 200', ...seen.map(({ warmed }) => warmed)),
    none('cold pages that were not 503', cold.filter(isNot(503)).length),
    none('503 without Retry-After', cold.filter(isUnhinted).length),
    within(100, 'a cold page while the breaker is open', Math.max(...cold.map(({ ms }) => ms))),
    none('calls within the pause that 429 asked for', seen[2].calls),
    ...survival(site),
  ]
}

async function restart(lab) {
  const cms = await lab.startCms({ pages: 50 })
  const env = { ...cms.env, SNAPSHOT_DIR: lab.folder() }
  const first = await lab.startSite({ env })
  const paths = [...languages.map((path) => path || '/'), ...cms.paths.filter((path) => path !== '/')]
  await warm(first, paths)
  const stopped = await first.stop()
  await cms.down()
  const site = await lab.startSite({ env, until: '/health' })
  const answers = await askAll(site, paths)
  const ready = await until(async () => (await lab.health(site, '/health/ready')).status === 200)
  return [
    { name: 'exit code of the first process', value: stopped.code, mark: { is: 0 } },
    none(`of ${paths.length} known pages not 200 after the restart`, answers.filter(isNot(200)).length),
    within(3_000, 'until it listens', site.startedInMs),
    within(5_000, 'until it is ready', ready),
    ...survival(site),
  ]
}

async function recovery(lab) {
  const cms = await lab.startCms({ delay: 50 })
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived } })
  await warm(site, cms.paths)
  await cms.down()
  const during = await lab.load({ url: site.url, paths: cms.paths, rate: 15, seconds: 12 })
  const text = cms.edit()
  cms.forget()
  await cms.up()
  const after = lab.load({ url: site.url, paths: cms.paths, rate: 15, seconds: 12 })
  const shown = await until(async () => (await ask(site, cms.page)).text.includes(text))
  return [
    all200('answers that were not 200', during, await after),
    within(10_000, 'until the new text is shown', shown),
    atMost(8, 'calls at once', cms.mostAtOnce()),
    ...survival(site),
  ]
}

/** Seconds of flapping. */
const flapping = 300

async function flaps(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived } })
  await warm(site, cms.paths)
  const linesBefore = site.log().length
  cms.fault('flap=3000')
  const seen = await lab.load({ url: site.url, paths: cms.paths, rate: 10, seconds: flapping })
  const told = site
    .log()
    .slice(linesBefore)
    .filter(({ level, cms: call, msg }) => level >= 40 || (call && msg !== 'CMS call'))
  return [
    all200(`answers of ${seen.count} that were not 200`, seen),
    atMost(2, 'lines of the log for each turn of the system', told.length / (flapping / 3)),
    ...survival(site),
  ]
}

export const experiments = [
  { id: 'Z1', title: 'The content system is down at the start', seconds: 15, quick: true, run: downAtStart },
  { id: 'Z2', title: 'The content system dies while pages are warm', seconds: 90, run: dies },
  { id: 'Z3', title: 'The content system answers 500, 502, 429', seconds: 60, run: statuses },
  { id: 'Z11', title: 'A restart while the content system is away', seconds: 25, run: restart },
  { id: 'Z12', title: 'The content system is back', seconds: 40, run: recovery },
  { id: 'Z40', title: 'The content system is away every other 3 s, for 5 minutes', seconds: 310, run: flaps },
]
