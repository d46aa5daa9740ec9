import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { end, run, untilReady } from '../fleet/processes.mjs'

/** Milliseconds after the start in which the site makes pages ahead and reads them for search. */
const settling = 6_000

/** Starts a build of the site with the embedded content, and waits until it is at rest. */
export async function startSite({ build, port }) {
  const child = await run(
    process.execPath,
    [
      ...['--max-semi-space-size=4', '--min-semi-space-size=4', '--v8-pool-size=1'],
      join(build, 'server/main.js'),
    ],
    {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', HEALTH_PORT: String(port + 1) },
        ...{ SNAPSHOT_DIR: '', PICTURES_DIR: '', BUILDS_DIR: '', FORMS_DIR: '' },
      },
    },
  )
  await untilReady(`http://127.0.0.1:${port}/health/ready`)
  await setTimeout(settling)
  const hasHealthPort = await fetch(`http://127.0.0.1:${port + 1}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
  return {
    probed: [
      { name: 'health', port, path: '/health' },
      ...(hasHealthPort ? [{ name: 'health, own port', port: port + 1, path: '/health' }] : []),
      { name: 'page that is kept', port, path: '/en' },
    ],
    stop: () => end(child),
  }
}
