import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/**
 * Liveness, for orchestrators: responds while the process runs. Without a response the process should be
 * restarted.
 */
export const live: RequestHandler = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.json({ status: 'ok' })
}

/**
 * Readiness, for load balancers: 200 once content was loaded or restored and while no stop has begun; else
 * 503.
 */
export const ready =
  ({ lifecycle, content }: Deps): RequestHandler =>
  (_req, res) => {
    const state = lifecycle.state === 'ready' && !content.health().loaded ? 'starting' : lifecycle.state
    const ok = state === 'ready'
    res.setHeader('Cache-Control', 'no-store')
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : state })
  }

/**
 * Startup, for orchestrators: 200 from the moment that content was loaded or restored once, whatever comes after
 * it; 503 before. Until then nobody should ask for liveness or readiness.
 */
export function startup({ lifecycle, content }: Pick<Deps, 'lifecycle' | 'content'>): RequestHandler {
  const state = { isStarted: false }
  return (_req, res) => {
    state.isStarted ||= lifecycle.state !== 'starting' && content.health().loaded
    res.setHeader('Cache-Control', 'no-store')
    res.status(state.isStarted ? 200 : 503).json({ status: state.isStarted ? 'ok' : 'starting' })
  }
}

/** Health of each part, for monitoring: states and ages, without addresses and error texts. */
export const health =
  ({ lifecycle, content, frontend, unknownSets, search, contentPictures, shared }: Deps): RequestHandler =>
  (_req, res) => {
    const { snapshot, ...source } = content.health()
    const status = lifecycle.state === 'ready' ? source.state : 'down'
    res.setHeader('Cache-Control', 'no-store')
    res.status(status === 'down' ? 503 : 200).json({
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
    })
  }
