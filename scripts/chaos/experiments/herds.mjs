/** Crowds: on one page that nobody read yet, on one that gets old, on all at once after a purge. */
import { ask, askAll, warm } from '../lab/ask.mjs'
import { all200, atMost, none, survival, within } from '../lab/figure.mjs'
import { pageOf } from '../lab/many-pages.mjs'
import { publish, secret } from '../lab/publish.mjs'

/** How often each address beyond the first was asked for. */
function repeated(requests) {
  const urls = requests.map(({ url }) => url)
  return urls.length - new Set(urls).size
}

async function herd(lab) {
  const cms = await lab.startCms({ pages: 400, delay: 20 })
  const site = await lab.startSite({ env: cms.env })
  await ask(site, pageOf(200))
  cms.forget()
  cms.fault('delay=500')
  const path = pageOf(399)
  const seen = await lab.load({
    url: site.url,
    paths: [path],
    connections: 500,
    requests: 500,
    hasTexts: true,
  })
  const texts = new Set(seen.texts.map(([, , text]) => text))
  return [
    all200('answers of 500 that were not 200', seen),
    { name: 'calls for the page', value: cms.count('entries/many-399'), mark: { is: 1 } },
    none('calls that were made twice', repeated(cms.requests)),
    { name: 'different answers', value: texts.size, mark: { is: 1 } },
    within(1_500, 'p99 of the crowd', seen.p99),
    ...survival(site),
  ]
}

/** Seconds for which pages are fresh, for which they are where none gets old, and for which the crowd comes. */
const [lifetime, endless, crowdSeconds] = [10, 86_400, 60]

/** A crowd on a page of a site that has started long enough ago to do nothing else. */
async function crowdOn(lab, freshSeconds) {
  const cms = await lab.startCms({ delay: 50 })
  const site = await lab.startSite({ env: { ...cms.env, PAGES_TTL_S: String(freshSeconds) } })
  await warm(site, cms.paths)
  await site.settle(6_000)
  cms.forget()
  const seen = await lab.load({ url: site.url, paths: [cms.page], rate: 200, seconds: crowdSeconds })
  const times = seen.times[200] ?? []
  const slow = (100 * times.filter((ms) => ms > 3 * seen.p50).length) / times.length
  return { site, seen, slow, calls: cms.count('entries/p-bard') }
}

async function expiry(lab) {
  const still = await crowdOn(lab, endless)
  await still.site.stop()
  const { site, seen, slow, calls } = await crowdOn(lab, lifetime)
  return [
    all200(`answers of ${seen.count} that were not 200`, seen),
    // Lifetimes differ by a tenth.
    atMost(
      Math.ceil(crowdSeconds / (lifetime * 0.9)),
      `refreshes in ${crowdSeconds} s, fresh for ${lifetime} s`,
      calls,
    ),
    none('refreshes where nothing gets old', still.calls),
    within(
      0.5,
      'answers that took three times the median, more than where nothing gets old',
      slow - still.slow,
      '%',
    ),
    within(100, 'p99', seen.p99),
    ...survival(site),
  ]
}

async function purge(lab) {
  const cms = await lab.startCms({ pages: 500, delay: 20 })
  const site = await lab.startSite({ env: { ...cms.env, PUBLISH_SECRET: secret } })
  const paths = Array.from({ length: 500 }, (_, n) => pageOf(n))
  for (let n = 0; n < paths.length; n += 10) await askAll(site, paths.slice(n, n + 10))
  cms.forget()
  const loaded = lab.load({ url: site.url, paths, rate: 10, seconds: 20 })
  const statuses = []
  for (let n = 0; n < 2; n++) {
    statuses.push((await publish(site, {})).status)
    await site.settle(8_000)
  }
  const seen = await loaded
  return [
    none('publishes that were not taken', statuses.filter((status) => status !== 202).length),
    all200(`answers of ${seen.count} that were not 200`, seen),
    atMost(8, 'calls at once', cms.mostAtOnce()),
    within(1_000, 'p99', seen.p99),
    ...survival(site),
  ]
}

export const experiments = [
  {
    id: 'Z13',
    title: '500 visitors at once on a page that nobody read yet',
    seconds: 15,
    run: herd,
  },
  {
    id: 'Z14',
    title: 'A page gets old again and again under 200 requests a second',
    seconds: 150,
    run: expiry,
  },
  { id: 'Z15', title: 'Everything is purged under load, 500 pages', seconds: 60, run: purge },
]
