/** A site that is read and edited for a long time. */
import { readdirSync } from 'node:fs'
import { copyProject, createEditor } from '../../lab/content/editor.mjs'

const secret = 'the-secret-of-a-soak'
/** What visitors and programs ask for besides the pages that the home pages lead to. */
const others = [
  ...['/sitemap', '/search?q=kwelder', '/en/search?q=marsh', '/sitemap.xml', '/designsystem', '/api/nl/page'],
  ...['/health', '/missing', '/en/missing', '/robots.txt'],
]
/** Requests a second: a machine that also does other things bears it. */
const rate = 20
const minutes = 20
/** The first minutes fill what is kept. */
const settled = 5

const publish = (url) =>
  fetch(`${url}/hooks/publish`, { method: 'POST', headers: { 'X-Publish-Secret': secret } }).then(
    ({ status }) => status,
  )

async function findPaths(url) {
  const homes = ['/', '/en', '/de']
  const pages = await Promise.all(homes.map((path) => fetch(url + path).then((page) => page.text())))
  const linked = pages.flatMap((page) => [...page.matchAll(/href="(\/[a-z/-]+)"/g)].map(([, path]) => path))
  return [...new Set([...homes, ...others, ...linked])]
}

/** How the process is after a collection of its garbage. */
async function sampleOf(site) {
  const [rss, block, heap] = [site.rssMB(), await site.longestBlockMs(), await site.heapMB()]
  // The collection before `heapMB` blocks too, but no visitor causes it: the next figure begins after it.
  await site.longestBlockMs()
  const descriptors = readdirSync(`/proc/${site.pid}/fd`).length
  return { rss, block, heap, handles: await site.handles(), descriptors }
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const most = (values) => Math.max(...values)

/** Answers 5xx, and connections that broke. */
const faultsOf = ({ byStatus }) =>
  sum(Object.entries(byStatus).map(([status, count]) => (status === '0' || status >= '500' ? count : 0)))

/** How much values grow for each unit of time: the slope of the line that fits `[time, value]` best. */
function slope(points) {
  const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const [x, y] = [mean(points.map(([time]) => time)), mean(points.map(([, value]) => value))]
  const over = (part) => points.reduce((sum, point) => sum + part(point), 0)
  return over(([time, value]) => (time - x) * (value - y)) / over(([time]) => (time - x) ** 2)
}

async function soak(lab) {
  const project = copyProject(lab.folder())
  const editor = createEditor(project)
  const site = await lab.startSite({ env: { CONTENT_DIR: project, PUBLISH_SECRET: secret } })
  // Nobody waits while a process reads its code.
  await site.longestBlockMs()
  const paths = await findPaths(site.url)
  const publishes = []
  const timers = [
    setInterval(editor.edit, 2_000),
    setInterval(() => publishes.push(publish(site.url)), 10_000),
  ]
  const [loads, samples] = [[], []]
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      loads.push(await lab.load({ url: site.url, paths, rate, seconds: 60 }))
      samples.push({ minute, ...(await sampleOf(site)) })
    }
  } finally {
    timers.forEach(clearInterval)
  }
  const flat = samples.filter(({ minute }) => minute >= settled)
  const [first, last] = [flat[0], flat.at(-1)]
  const refused = (await Promise.all(publishes)).filter((status) => status !== 202)
  const growth = slope(flat.map(({ minute, rss }) => [minute, rss]))
  return [
    { name: 'requests', value: sum(loads.map(({ count }) => count)), mark: { min: rate * minutes * 57 } },
    { name: 'answers 5xx and broken connections', value: sum(loads.map(faultsOf)), mark: { is: 0 } },
    { name: 'edits', value: editor.count(), mark: { min: minutes * 28 } },
    { name: 'publishes', value: publishes.length, mark: { min: minutes * 5 } },
    { name: 'publishes that were refused', value: refused.length, mark: { is: 0 } },
    { name: 'heap, minute 20 to minute 5', value: last.heap / first.heap, unit: '×', mark: { max: 1.1 } },
    { name: 'heap, minute 20', value: last.heap, unit: 'MB', mark: { max: 128 } },
    { name: 'RSS, most', value: most(samples.map(({ rss }) => rss)), unit: 'MB', mark: { max: 256 } },
    { name: 'RSS, growth a minute', value: growth, unit: 'MB', mark: { max: 1 } },
    { name: 'more handles', value: last.handles - first.handles, mark: { max: 8 } },
    { name: 'more descriptors', value: last.descriptors - first.descriptors, mark: { max: 8 } },
    {
      name: 'errors in the log',
      value: site.log().filter(({ level }) => level >= 50).length,
      mark: { is: 0 },
    },
    {
      name: 'slowest p99 of a minute',
      value: most(loads.map(({ p99 }) => p99)),
      unit: 'ms',
      mark: { max: 250 },
      timing: true,
    },
    {
      name: 'longest block',
      value: most(samples.map(({ block }) => block)),
      unit: 'ms',
      mark: { max: 250 },
      timing: true,
    },
  ]
}

export const experiments = [
  { id: 'Z28', title: 'Twenty minutes of reading, edits and publishes', seconds: 1_220, run: soak },
]
