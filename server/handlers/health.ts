import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/** For orchestrators: the process answers. A failure means that it should be restarted. */
export const live: RequestHandler = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.json({ status: 'ok' })
}

/** For load balancers: content was loaded or restored, and no stop has begun. */
export const ready =
  ({ lifecycle, content }: Deps): RequestHandler =>
  (_req, res) => {
    const state = lifecycle.state === 'ready' && !content.health().loaded ? 'starting' : lifecycle.state
    const ok = state === 'ready'
    res.setHeader('Cache-Control', 'no-store')
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : state })
  }

/** For monitoring: the state and age of each part, without addresses and error texts. */
export const health =
  ({ lifecycle, content, frontend, unknownSets, search }: Deps): RequestHandler =>
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
        search: search.health(),
      },
    })
  }
