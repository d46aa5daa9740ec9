import { videoFrameHosts } from '../src/blocks/video/video-address.ts'
import { writingScript } from '../src/later-styles.tsx'
import type { Config } from './config.ts'
import { inlineScript } from './document.ts'
import { cspHash, type Frontend } from './frontend.ts'

const tagManager = 'https://www.googletagmanager.com'
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]

/** What answers other than pages may do in a browser: nothing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface ContentSecurityPolicy {
  /** Of a page; `analytics` adds the tag manager's hosts. */
  readonly page: (analytics: boolean) => string
  readonly other: string
}

/**
 * The policies of the site, fixed at start; undefined in development, where Vite needs inline scripts. They allow no inline style,
 * and no inline scripts but those whose hashes are fixed, so that finished pages can be stored.
 */
export function createPolicy(
  config: Pick<Config, 'imageOrigins' | 'apiBase'>,
  { isBuilt }: Pick<Frontend, 'isBuilt'>,
): ContentSecurityPolicy | undefined {
  if (!isBuilt) return undefined
  const policy = (analytics: boolean) => {
    const measured = analytics ? measurement : []
    return serialise({
      'default-src': ["'none'"],
      'script-src': [
        "'self'",
        ...[inlineScript, writingScript].map(cspHash),
        ...(analytics ? [tagManager] : []),
      ],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', ...config.imageOrigins, ...measured],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...(config.apiBase ? [config.apiBase] : []), ...measured],
      'frame-src': videoFrameHosts,
      'manifest-src': ["'self'"],
      // Films lie where pictures do.
      'media-src': ["'self'", ...config.imageOrigins],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  }
  const [plain, measured] = [policy(false), policy(true)]
  return { page: (analytics) => (analytics ? measured : plain), other: nothing }
}

const serialise = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
