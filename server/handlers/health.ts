import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'

/** The process answers. */
export const live: RequestHandler = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store')
  res.json({ status: 'ok' })
}

/** Traffic is welcome: content is there and no stop has begun. */
export const ready =
  ({ lifecycle }: Deps): RequestHandler =>
  (_req, res) => {
    const ok = lifecycle.state === 'ready'
    res.setHeader('Cache-Control', 'no-store')
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : lifecycle.state })
  }

/** For monitoring: each check with its state and age, without addresses and error texts. */
export const health =
  ({ lifecycle, content, frontend }: Deps): RequestHandler =>
  (_req, res) => {
    const source = content.health()
    const status = lifecycle.state === 'ready' ? source.state : 'down'
    res.setHeader('Cache-Control', 'no-store')
    res.status(status === 'down' ? 503 : 200).json({
      status,
      buildId: frontend.buildId,
      uptime_s: Math.round(process.uptime()),
      checks: { content: { source: content.name, ...source, age_s: Math.round(source.age_s) } },
    })
  }
