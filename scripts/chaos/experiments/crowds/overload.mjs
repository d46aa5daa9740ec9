/** More is asked than the site can answer. */

/** No page of these is kept: each is work. */
const paths = ['kwelder', 'dijk', 'onderzoek', 'natuur', 'water', 'wad', 'slib', 'kust', 'vogels'].map(
  (word) => `/search?q=${word}`,
)
const factor = 4
const seconds = 60

/** Milliseconds until three searches in a row take less than a second. */
async function recovery(url) {
  const began = performance.now()
  for (let quick = 0; quick < 3; ) {
    const asked = performance.now()
    const { status } = await fetch(url + paths[0]).then(async (answer) => {
      await answer.arrayBuffer()
      return answer
    })
    quick = status === 200 && performance.now() - asked < 1_000 ? quick + 1 : 0
  }
  return performance.now() - began
}

const below = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

async function overload(lab) {
  const site = await lab.startSite()
  await site.settle(6_000)
  const isFresh = true
  const alone = await lab.load({ url: site.url, paths, connections: 1, seconds: 4, isFresh })
  const closed = await lab.load({ url: site.url, paths, connections: 8, seconds: 4, isFresh })
  const capacity = closed.byStatus[200] / closed.seconds
  const health = lab.watchHealth(site)
  const load = await lab.load({ url: site.url, paths, rate: capacity * factor, seconds, isFresh })
  const recovered = await recovery(site.url)
  const { failures, p99 } = await health.stop()
  const [served = [], refused = []] = [load.times[200], load.times[503]]
  const share = served.length / load.seconds / capacity
  return [
    { name: 'neither 200 nor 503', value: load.count - served.length - refused.length, mark: { is: 0 } },
    { name: 'refusals without Retry-After', value: load.unhinted, mark: { is: 0 } },
    { name: 'refused', value: refused.length, mark: { min: 1 } },
    { name: 'failed health checks', value: failures, mark: { is: 0 } },
    { name: 'health, p99', value: p99, unit: 'ms', mark: { max: 500 }, timing: true },
    { name: 'refusals, p99', value: below(refused, 0.99), unit: 'ms', mark: { max: 100 }, timing: true },
    { name: 'served of capacity', value: share * 100, unit: '%', mark: { min: 60 }, timing: true },
    {
      ...{ name: 'accepted, p95, to that of one visitor', value: below(served, 0.95) / alone.p95, unit: '×' },
      ...{ mark: { max: 5 }, timing: true },
    },
    { name: 'recovered after', value: recovered, unit: 'ms', mark: { max: 5_000 }, timing: true },
    { name: 'most RSS', value: site.maxRssMB(), unit: 'MB', mark: { max: 256 } },
  ]
}

export const experiments = [
  { id: 'Z24', title: 'Four times the searches that it can answer', seconds: 90, run: overload },
]
