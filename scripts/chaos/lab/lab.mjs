/**
 * What an experiment works with: sites, content systems, loads and folders. Whatever it starts is ended by
 * `close`, also after a failure.
 *
 * @typedef {import('./lab.d.mts').Lab} Lab
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentSystem } from '../../checks/fleet/content-system.mjs'
import { end, run } from '../../checks/fleet/processes.mjs'
import { createProbes } from '../../checks/overload/probes.mjs'
import { isContained } from './container.mjs'
import { freePort } from './free-port.mjs'
import { load } from './load.mjs'
import { askRaw } from './raw.mjs'
import { startSite } from './site.mjs'
import { summary } from './summary.mjs'

/** @returns {Lab} */
export function createLab() {
  const endings = []
  /** Has something done at the end; what came last ends first. */
  const atEnd = (ending) => endings.unshift(ending)
  const kept = async (starting, stop = (started) => started.stop()) => {
    const started = await starting
    atEnd(() => stop(started))
    return started
  }

  return {
    atEnd,
    freePort,
    load,
    raw: askRaw,
    startSite: (options = {}) => startSite(options, atEnd),
    startCms: (options = {}) => kept(createContentSystem(options)),
    run: (command, args, options) => kept(run(command, args, options), (child) => end(child, 'SIGKILL')),
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
      // The site in a container is another user.
      if (isContained) chmodSync(folder, 0o777)
      atEnd(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
    async health(site, path = '/health') {
      const began = performance.now()
      const answer = await fetch(new URL(path, site.url), { signal: AbortSignal.timeout(15_000) })
      const body = await answer.json()
      return { status: answer.status, body, ms: performance.now() - began }
    },
    watchHealth(site, { path = '/health', port = site.port } = {}) {
      const probes = createProbes([{ name: 'health', port, path }])
      return {
        async stop() {
          const { times, failures } = (await probes.stop()).health
          return { count: times.length, failures, ...summary(times) }
        },
      }
    },
    async close() {
      const failures = []
      for (const ending of endings.splice(0))
        try {
          await ending()
        } catch (error) {
          failures.push(error)
        }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended')
    },
  }
}
