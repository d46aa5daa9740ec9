/** Sends many requests to one site, and tells what is wrong with their answers. */
import { exchange } from './exchange.mjs'
import { judge } from './judge.mjs'
import { seedOf } from './random.mjs'
import { bytesOf, makeRequest } from './requests.mjs'
import { origin } from './site.mjs'

/** Requests that are under way at a time. */
const concurrency = 4

/** Sends one request. Returns its answers, and the rules that they break. */
async function tryRequest(site, request) {
  const faultsBefore = site.faults.length
  const outcome = await exchange(site.port, bytesOf(request), request.method)
  const broken = judge(request, outcome, origin)
  if (site.faults.length > faultsBefore) broken.push('the log has nothing to warn of')
  if (!site.isRunning()) broken.push('the site goes on')
  return { request, broken, statuses: outcome.answers.map(({ status }) => status) }
}

/**
 * Sends requests, some at a time.
 * @returns failures with their requests, and how often each status was the answer
 */
export async function tryAll(site, requests) {
  const failures = []
  const statuses = {}
  const waiting = requests[Symbol.iterator]()
  async function work() {
    for (const request of waiting) {
      const tried = await tryRequest(site, request)
      const status = tried.statuses[0] ?? 'none'
      statuses[status] = (statuses[status] ?? 0) + 1
      if (tried.broken.length > 0) failures.push(tried)
      if (!site.isRunning()) return
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { failures, statuses }
}

/** The requests of a seed, one after the other. */
export function* requestsOf(seed, count) {
  for (let index = 0; index < count; index += 1) yield makeRequest(seedOf(seed, index))
}

/** The parts of a request that can be left out. */
function* smaller(request) {
  if (request.body !== '')
    yield {
      ...request,
      body: '',
      headers: request.headers.filter(([name]) => !/^(?:content-|transfer-)/i.test(name)),
    }
  for (const index of request.headers.keys())
    yield { ...request, headers: request.headers.filter((_, other) => other !== index) }
  const [path, query] = request.target.split(/\?(.*)/s)
  if (query !== undefined) yield { ...request, target: path }
}

/** Leaves out what a failure does not need. */
export async function shrink(site, failure) {
  for (const request of smaller(failure.request)) {
    if (!site.isRunning()) break
    const tried = await tryRequest(site, request)
    if (tried.broken.includes(failure.broken[0])) return shrink(site, tried)
  }
  return failure
}

/** A failure, how to see it again, and how to keep it. */
export const describeFailure = ({ request, broken, statuses }) =>
  [
    `These do not hold: ${broken.join('; ')}. The answers were ${statuses.join(', ') || 'none'}.`,
    'To see it again, and once it is mended to keep it, add this line to tests/fixtures/fuzz/requests.json:',
    `  ${JSON.stringify({ why: broken[0], ...request })},`,
    `and call npm run fuzz -- --requests 0`,
  ].join('\n')
