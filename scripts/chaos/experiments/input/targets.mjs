/** Addresses that nobody wrote: random ones, and damaged copies of those that there are. */

const count = 100_000
const seeds = 50

const real = [
  ...[
    '/',
    '/en',
    '/de/sitemap',
    '/en/about-us',
    '/news/2026',
    '/designsystem/colours',
    '/search?q=water',
    '/sitemap.xml',
  ],
  ...[
    '/api/nl/page?path=/',
    '/api/cms/collections',
    '/assets/img/kwelder-bij-laag-water.jpg',
    '/feed.xml',
    '/en/news?page=2',
  ],
  ...[
    '/_build/',
    '/health/ready',
    '/preferences',
    '/forms/contact',
    '/robots.txt',
    '/favicon.ico',
    '/reports',
    '/hooks/publish',
  ],
]
const parts = [
  '%2e%2e',
  '%2f',
  '%5c',
  '..',
  '//',
  '/./',
  '%00',
  '%ff',
  '%c3%a9',
  '%',
  '?',
  '&',
  '=',
  ';',
  ':',
  '@',
  '+',
  '~',
  '*',
  '[',
  '{',
  '|',
]

/** Whole numbers below a bound, the same in every run (constants of "Numerical Recipes"). */
function createRandom(seed) {
  const state = { value: seed }
  return (below) => {
    state.value = (Math.imul(state.value, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state.value / 2 ** 32) * below)
  }
}

/** Characters that a request line can carry. */
const anyCharacter = (random) => String.fromCharCode(33 + random(94))

/** Changes an address at some places: a part is put in, a character is another, a piece is gone or doubled. */
const damages = [
  (text, at, random) => text.slice(0, at) + parts[random(parts.length)] + text.slice(at),
  (text, at, random) => text.slice(0, at) + anyCharacter(random) + text.slice(at + 1),
  (text, at, random) => text.slice(0, at) + text.slice(at + 1 + random(4)),
  (text, at) => text.slice(0, at) + text.slice(0, at) + text.slice(at),
]

function targetOf(random) {
  if (random(4) === 0) return `/${Array.from({ length: random(60) }, () => anyCharacter(random)).join('')}`
  const state = { text: real[random(real.length)] }
  for (let n = 0; n < 1 + random(4); n++)
    state.text = damages[random(damages.length)](state.text, random(state.text.length + 1), random)
  return state.text.startsWith('/') ? state.text : `/${state.text}`
}

async function run(lab) {
  const site = await lab.startSite()
  await site.settle()
  const health = lab.watchHealth(site)
  const tally = { count: 0, faults: 0, broken: 0, p99: [] }
  for (let seed = 1; seed <= seeds; seed++) {
    const random = createRandom(seed)
    const paths = Array.from({ length: count / seeds }, () => targetOf(random))
    const load = await lab.load({ url: site.url, paths, connections: 4, requests: paths.length })
    tally.count += load.count
    tally.broken += load.errors
    tally.p99.push(load.p99)
    for (const [status, times] of Object.entries(load.byStatus)) if (status >= '500') tally.faults += times
  }
  const { failures } = await health.stop()
  return [
    { name: 'targets', value: tally.count, mark: { min: count } },
    { name: 'answers 5xx', value: tally.faults, mark: { is: 0 } },
    { name: 'broken connections', value: tally.broken, mark: { is: 0 } },
    { name: 'failed health checks', value: failures, mark: { is: 0 } },
    {
      name: 'errors in the log',
      value: site.log().filter(({ level }) => level >= 50).length,
      mark: { is: 0 },
    },
    { name: 'most RSS', value: site.maxRssMB(), unit: 'MB', mark: { max: 256 } },
    {
      name: 'slowest p99 of a seed',
      value: Math.max(...tally.p99),
      unit: 'ms',
      mark: { max: 50 },
      timing: true,
    },
  ]
}

export const experiments = [{ id: 'Z35', title: '100,000 random addresses', seconds: 240, run }]
