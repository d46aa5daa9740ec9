import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { inlineScript } from '../document.ts'
import { cspHash } from '../frontend.ts'

const tagManager = 'https://www.googletagmanager.com'
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * One table for every answer, errors included. The policy allows no inline script or style but the two whose hashes the build
 * fixes, so that finished pages can be stored.
 */
export function securityHeaders({ config, frontend, globals }: Deps): RequestHandler {
  const fixed: readonly (readonly [string, string])[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(config.siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
    ...(config.indexable ? [] : [['X-Robots-Tag', 'noindex, nofollow'] as const]),
  ]
  const { styleHash } = frontend
  const policies = styleHash && {
    plain: policy({ styleHash, config, analytics: false }),
    measured: policy({ styleHash, config, analytics: true }),
  }
  return async (_req, res, next) => {
    for (const [name, value] of fixed) res.setHeader(name, value)
    if (policies) {
      const { gtmId } = await globals.settings()
      res.setHeader('Content-Security-Policy', gtmId ? policies.measured : policies.plain)
    }
    next()
  }
}

interface PolicyParts {
  readonly styleHash: string
  readonly config: Deps['config']
  readonly analytics: boolean
}

function policy({ styleHash, config, analytics }: PolicyParts): string {
  const measured = analytics ? measurement : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cspHash(inlineScript), ...(analytics ? [tagManager] : [])],
    'style-src': ["'self'", styleHash],
    'img-src': ["'self'", 'data:', ...config.imageOrigins, ...measured],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(config.apiBase ? [config.apiBase] : []), ...measured],
    'frame-src': videoPlayers,
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
