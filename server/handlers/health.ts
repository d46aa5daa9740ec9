import type { RequestHandler } from 'express'
import { ownAddresses as at } from '../addresses/own-addresses.ts'
import type { Deps } from '../deps.ts'
import type { MonitorAnswers } from '../metrics/monitor-server.ts'

/** A status, and what is told as JSON. */
interface Health {
  readonly status: number
  readonly body: object
}

type HealthDeps = Pick<
  Deps,
  'lifecycle' | 'content' | 'frontend' | 'unknownSets' | 'search' | 'contentPictures' | 'shared'
>

/**
 * Liveness, for orchestrators: responds while the process runs. Without a response the process should be
 * restarted.
 */
const live = (): Health => ({ status: 200, body: { status: 'ok' } })

/**
 * Readiness, for load balancers: 200 once content was loaded or restored and the process is warm, and while no
 * stop has begun; else 503.
 */
function ready({ lifecycle, content }: HealthDeps): Health {
  const state = lifecycle.state === 'ready' && !content.health().loaded ? 'starting' : lifecycle.state
  const ok = state === 'ready'
  return { status: ok ? 200 : 503, body: { status: ok ? 'ok' : state } }
}

/**
 * Startup, for orchestrators: 200 from the moment that content was loaded or restored once, whatever comes after
 * it; 503 before. Until then nobody should ask for liveness or readiness.
 */
function createStartup({ lifecycle, content }: HealthDeps): () => Health {
  const state = { isStarted: false }
  return () => {
    state.isStarted ||= lifecycle.state !== 'starting' && content.health().loaded
    return {
      status: state.isStarted ? 200 : 503,
      body: { status: state.isStarted ? 'ok' : 'starting' },
    }
  }
}

/** Health of each part, for monitoring: states and ages, without addresses and error texts. */
function health({
  lifecycle,
  content,
  frontend,
  unknownSets,
  search,
  contentPictures,
  shared,
}: HealthDeps): Health {
  const { snapshot, ...source } = content.health()
  const isUp = lifecycle.state === 'ready' || lifecycle.state === 'warming'
  const status = isUp ? source.state : 'down'
  const body = {
    status,
    buildId: frontend.buildId,
    uptime_s: Math.round(process.uptime()),
    checks: {
      content: {
        source: content.name,
        ...source,
        age_s: Math.round(source.age_s),
        unknown_sets: unknownSets.count(),
      },
      ...(snapshot && { snapshot }),
      ...(shared && { redis: shared.health() }),
      search: search.health(),
      pictures: contentPictures.health(),
    },
  }
  return { status: status === 'down' ? 503 : 200, body }
}

/** What is told of the health of the process, by path. */
const healthAt = (deps: HealthDeps): ReadonlyMap<string, () => Health> =>
  new Map<string, () => Health>([
    [at.health.path, () => health(deps)],
    [at.live.path, live],
    [at.ready.path, () => ready(deps)],
    [at.startup.path, createStartup(deps)],
  ])

/** Answers the addresses of health, and leaves all others to the next handler. */
export function healthChecks(deps: HealthDeps): RequestHandler {
  const checks = healthAt(deps)
  return (req, res, next) => {
    const check = req.method === 'GET' || req.method === 'HEAD' ? checks.get(req.path) : undefined
    if (!check) return next()
    const { status, body } = check()
    res.setHeader('Cache-Control', 'no-store')
    res.status(status).json(body)
  }
}

/** The same for servers that only monitors ask. */
export const healthAnswers = (deps: HealthDeps): MonitorAnswers =>
  new Map(
    [...healthAt(deps)].map(([path, check]) => [
      path,
      () => {
        const { status, body } = check()
        return { status, contentType: 'application/json; charset=utf-8', text: JSON.stringify(body) }
      },
    ]),
  )
