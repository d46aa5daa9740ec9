/**
 * Measures what pages of a long list cost: writes a project of 10,000 entries with 300 terms (or as many as
 * are named), starts the built site without a page cache, and prints the processor time per request of each
 * address, with the memory of the process.
 *
 *     npm run build && node bench/lists.mjs [entries terms]
 */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpGet } from './http-get.mjs'
import { termSlug, writeListsProject } from './lists-project.mjs'
import { createProcesses } from './processes.mjs'
import { startFlags } from './start-flags.mjs'
import { usageOf, waitUntilIdle } from './usage.mjs'

const [entries = 10_000, terms = 300] = process.argv.slice(2).map(Number)
const dir = join(tmpdir(), `triptych-lists-${entries}-${terms}`)
/** Requests before the measurement, so that V8 has compiled the code, and in it. */
const counts = { before: 60, measured: 200 }
/** Entries per page. */
const perPage = 12

const lastPage = Math.ceil(entries / perPage)
const addresses = [
  '/',
  '/news',
  '/news?page=2',
  `/news?page=${Math.min(200, lastPage)}`,
  `/news?page=${lastPage}`,
  '/news?archive=2020',
  '/news?archive=2020-05&page=2',
  `/news?page=${lastPage + 1}`,
  `/topics/${termSlug(7)}`,
  '/topics',
  '/sitemap.xml',
]

const megabytes = (bytes) => Math.round(bytes / 104_857.6) / 10

async function measure({ url, pid }, address) {
  const ask = async (count) => {
    let status = 0
    for (let at = 0; at < count; at++) status = (await httpGet(url + address)).status
    return status
  }
  await ask(counts.before)
  const { cpu } = usageOf(pid)
  const status = await ask(counts.measured)
  const after = usageOf(pid)
  return { address, status, ms: (after.cpu - cpu) / counts.measured, resident: after.resident }
}

if (!existsSync(dir)) writeListsProject(dir, { entries, terms })
const processes = createProcesses()
const server = await processes.serve(
  [...startFlags, join(import.meta.dirname, '..', 'dist/server/main.js')],
  {
    env: {
      CONTENT_DIR: dir,
      PAGE_CACHE_MAX_BYTES: '0',
      LOG_LEVEL: 'silent',
      SNAPSHOT_DIR: '',
      SITE_URL: 'http://localhost',
    },
  },
)
await waitUntilIdle([server.pid], 60_000)
console.log(`${entries} entries, ${terms} terms; start ${Math.round(server.readyMs)} ms`)
for (const address of addresses) {
  const { status, ms, resident } = await measure(server, address)
  console.log(`${address.padEnd(32)} ${status}  ${ms.toFixed(2)} ms  ${megabytes(resident)} MB`)
}
await processes.stop(server)
