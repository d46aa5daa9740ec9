/** The scenarios of the benchmark, in the order in which the result shows them, and the servers they need. */
import { startFlags } from './start-flags.mjs'

const br = { 'accept-encoding': 'br, gzip' }
const product = [...startFlags, 'dist/server/main.js']
const peers = [...startFlags, 'dist/bench/main.js']
const off = { PAGE_CACHE_MAX_BYTES: '0' }
const cms = { CONTENT_SOURCE: 'fetch', CMS_LOCALES: 'nl=default,en=en,de=de' }

/**
 * The content system of the comparison with other frameworks.
 * @param vary `1` to add a word to each response in every text of several sentences, `one` in one such text
 */
function peersBackend(...vary) {
  return {
    args: () => ['bench/peers/replay.mjs', ...vary],
    ready: '/__stats',
    env: (url) => ({ STUB_URL: url }),
  }
}

/**
 * Content systems for the servers: `ready` is a path with status 200, `env` returns the variables with the
 * address for a server.
 */
export const backends = {
  cms: {
    args: (port) => ['scripts/cms-mock/command.mjs', 'fetch', '--port', port],
    ready: '/__requests',
    env: (url) => ({ CMS_URL: url }),
  },
  peers: peersBackend(),
  'peers-new': peersBackend('1'),
  'peers-edited': peersBackend('one'),
}

/** The product under each configuration that is measured; `backend` is the content system that it reads. */
export const servers = {
  product: { args: product, env: {} },
  stale: { args: product, env: { PAGES_TTL_S: '1' } },
  uncached: { args: product, env: off },
  cms: { args: product, env: cms, backend: 'cms' },
  'cms-uncached': { args: product, env: { ...cms, ...off }, backend: 'cms' },
  peers: { args: [...peers, '--cached'], env: {}, backend: 'peers' },
  'peers-uncached': { args: peers, env: {}, backend: 'peers' },
  'peers-new': { args: peers, env: {}, backend: 'peers-new' },
  'peers-edited': { args: peers, env: {}, backend: 'peers-edited' },
}

const home = () => ['/']
const unknown = () => ['/bestaat-niet']
const payloadOf = ({ buildId }) => [`/_payload.json?${buildId}`]
const peerPages = () => ['/', '/over-ons', '/en', '/en/about', '/de', '/de/ueber-uns']
const others = () => Array.from({ length: 10_000 }, (_, i) => `/bestaat-niet-${i}`)

/**
 * `server` names one of the servers; `paths` are requested in turn; every response must have the `status`.
 * `paths` and `headers` are functions of the result of `inspectProduct`: the build id, the entry script, the
 * ETag of the home page and the addresses on it.
 */
const scenarios = [
  { name: 'hit', server: 'product', paths: home, status: 200 },
  { name: 'hit, br', server: 'product', paths: home, headers: () => br, status: 200 },
  {
    name: '304',
    server: 'product',
    paths: home,
    headers: ({ etag }) => ({ ...br, 'if-none-match': etag }),
    status: 304,
  },
  { name: 'stale, br', server: 'stale', paths: ({ pages }) => pages, headers: () => br, status: 200 },
  { name: 'miss', server: 'uncached', paths: home, status: 200 },
  { name: 'miss, br', server: 'uncached', paths: home, headers: () => br, status: 200 },
  { name: '404', server: 'product', paths: unknown, status: 404 },
  { name: '404, each another', server: 'product', paths: others, status: 404 },
  { name: 'payload, br', server: 'product', paths: payloadOf, headers: () => br, status: 200 },
  {
    name: 'static, br',
    server: 'product',
    paths: ({ script }) => [script],
    headers: () => br,
    status: 200,
  },
  { name: 'CMS: hit, br', server: 'cms', paths: home, headers: () => br, status: 200 },
  { name: 'CMS: miss, br', server: 'cms-uncached', paths: home, headers: () => br, status: 200 },
  { name: 'CMS: 404, each another', server: 'cms', paths: others, status: 404 },
  { name: 'peer content, cached', server: 'peers', paths: home, status: 200 },
  { name: 'peer content, cached, br', server: 'peers', paths: home, headers: () => br, status: 200 },
  { name: 'peer content, fetched', server: 'peers-uncached', paths: home, status: 200 },
  {
    name: 'peer content, fetched, br',
    server: 'peers-uncached',
    paths: home,
    headers: () => br,
    status: 200,
  },
  { name: 'every text new', server: 'peers-new', paths: home, status: 200 },
  { name: 'every text new, br', server: 'peers-new', paths: home, headers: () => br, status: 200 },
  { name: 'every text new, pages in turn', server: 'peers-new', paths: peerPages, status: 200 },
  { name: 'one text new', server: 'peers-edited', paths: home, status: 200 },
  { name: 'one text new, br', server: 'peers-edited', paths: home, headers: () => br, status: 200 },
  { name: 'peer content, 404', server: 'peers', paths: unknown, status: 404 },
  { name: 'peer content, 404 not cached', server: 'peers-uncached', paths: unknown, status: 404 },
]

/** The scenarios whose name contains a text. */
export const selectScenarios = (only) => scenarios.filter(({ name }) => name.includes(only))
