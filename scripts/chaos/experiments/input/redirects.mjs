/** Redirect rules of editors that lead to themselves, to each other, or are very many. */
import { setTimeout } from 'node:timers/promises'
import { writeProject } from '../../lab/content/project.mjs'

const pages = [
  { id: 'home', slug: 'home', title: 'Home' },
  { id: 'target', slug: 'target', title: 'Target' },
]
const numbers = (count) => Array.from({ length: count }, (_, n) => n)
const rule = (from, to, more = {}) => ({ from, to, code: 301, ...more })
const many = 10_000

const rules = {
  itself: [rule('/itself', '/itself')],
  loop: [rule('/loop-a', '/loop-b'), rule('/loop-b', '/loop-c'), rule('/loop-c', '/loop-a')],
  chain: numbers(15).map((n) => rule(`/chain-${n}`, n === 14 ? '/target' : `/chain-${n + 1}`)),
  long: numbers(50).map((n) => rule(`/long-${n}`, n === 49 ? '/target' : `/long-${n + 1}`)),
  odd: [
    rule('/(a+)+$', '/target'),
    rule('/[x', '/target'),
    rule('#^/(a+)+$#', '/target', { match: 'regex' }),
  ],
  many: numbers(many).map((n) => rule(`/old/${n}`, '/target')),
}
const starts = [
  '/itself',
  '/loop-a',
  '/chain-0',
  '/long-0',
  '/old/0',
  `/old/${many - 1}`,
  '/(a+)+$',
  `/${'a'.repeat(200)}!`,
]

/** Follows redirects, and returns how many there were and the last status. */
async function follow(url, path) {
  const seen = { hops: 0, path, status: 0 }
  while (seen.hops < 30) {
    const answer = await fetch(url + seen.path, { redirect: 'manual' })
    await answer.arrayBuffer()
    seen.status = answer.status
    const to = answer.headers.get('location')
    if (!to || answer.status < 300 || answer.status >= 400) return seen
    seen.hops += 1
    seen.path = new URL(to, url).pathname
  }
  return seen
}

/**
 * Starts a site with some rules, and once more: the milliseconds of both until it is ready, and the second
 * one's p50 for an address.
 */
async function measure(lab, redirects, path) {
  const folder = writeProject(lab.folder(), { pages, redirects })
  const env = { CONTENT_DIR: folder, WARM_UP_MS: '0', SNAPSHOT_DIR: lab.folder() }
  const first = await lab.startSite({ env })
  await first.stop()
  const site = await lab.startSite({ env })
  const load = await lab.load({ url: site.url, paths: [path], connections: 1, requests: 500 })
  return { site, folder, p50: load.p50, ms: site.startedInMs, firstMs: first.startedInMs }
}

/** Whether the rule that was saved last is followed within half a minute. */
async function taken(url) {
  for (let n = 0; n < 300; n++) {
    const { status } = await fetch(`${url}/new`, { redirect: 'manual' })
    if (status === 301) return true
    await setTimeout(100)
  }
  return false
}

async function run(lab) {
  const few = await measure(lab, [rule('/old/1', '/target')], '/old/1')
  await few.site.stop('SIGINT')
  const all = await measure(lab, Object.values(rules).flat(), `/old/${many - 1}`)
  await all.site.settle()
  await all.site.longestBlockMs()
  // An editor saves one more.
  writeProject(all.folder, { pages, redirects: [...Object.values(rules).flat(), rule('/new', '/target')] })
  const isTaken = await taken(all.site.url)
  const block = await all.site.longestBlockMs()
  const results = []
  for (const path of starts) results.push(await follow(all.site.url, path))
  const health = await lab.health(all.site)
  return [
    { name: 'rules', value: Object.values(rules).flat().length, mark: { min: many } },
    { name: 'hops, most', value: Math.max(...results.map(({ hops }) => hops)), mark: { max: 1 } },
    { name: 'answers 5xx', value: results.filter(({ status }) => status >= 500).length, mark: { is: 0 } },
    { name: 'health after it', value: health.status, mark: { is: 200 } },
    {
      name: 'a redirect takes longer than with one rule by',
      value: all.p50 - few.p50,
      unit: 'ms',
      mark: { max: 0.1 },
      timing: true,
    },
    {
      name: 'the first start with them takes longer by',
      value: all.firstMs - few.firstMs,
      unit: 'ms',
      mark: { max: 200 },
      timing: true,
    },
    {
      name: 'a later start takes longer by',
      value: all.ms - few.ms,
      unit: 'ms',
      mark: { max: 200 },
      timing: true,
    },
    { name: 'one more rule is saved, and followed', value: isTaken ? 'yes' : 'no', mark: { is: 'yes' } },
    { name: 'longest block as it is taken in', value: block, unit: 'ms', mark: { max: 50 }, timing: true },
  ]
}

export const experiments = [
  { id: 'Z39', title: 'Redirects: to itself, in circles, in chains, 10,000 rules', seconds: 15, run },
]
