import { videoFrameHosts } from '../../src/blocks/video/video-address.ts'
import { writingScript } from '../../src/content/later-styles.tsx'
import { cspHash, type Frontend } from '../assets/frontend.ts'
import type { Config } from '../config/config.ts'
import { themeScript } from '../render/document.ts'

type Directives = Readonly<Record<string, readonly string[]>>

const tagManager = 'https://www.googletagmanager.com'
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]
/** The tag manager and Google Analytics; what other tags need is a setting. */
const measured: Directives = {
  'script-src': [tagManager],
  'img-src': measurement,
  'connect-src': measurement,
}

/** What answers other than pages may do in a browser: nothing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface PageAllows {
  /** Adds the hosts of the tag manager and of its tags. */
  readonly analytics: boolean
  /** Adds the hash of the build's first styles, which a first view has inside. */
  readonly firstStyles: boolean
}

export interface ContentSecurityPolicy {
  readonly page: (allowed: PageAllows) => string
  readonly other: string
}

/**
 * The policies of the site, fixed at start; undefined in development, where Vite needs inline scripts. They
 * allow no inline style and script but those whose hashes are fixed, so that finished pages can be stored.
 */
export function createPolicy(
  config: Pick<Config, 'imageOrigins' | 'apiBase' | 'tagOrigins'>,
  { isBuilt, firstStyles: inside }: Pick<Frontend, 'isBuilt' | 'firstStyles'>,
): ContentSecurityPolicy | undefined {
  if (!isBuilt) return undefined
  const styleHashes = inside ? [cspHash(inside.css)] : []
  const policy = ({ analytics, firstStyles }: PageAllows) => {
    const own: Directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...[themeScript, writingScript].map(cspHash)],
      'style-src': ["'self'", ...(firstStyles ? styleHashes : [])],
      'img-src': ["'self'", 'data:', ...config.imageOrigins],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...(config.apiBase ? [config.apiBase] : [])],
      'frame-src': videoFrameHosts,
      'manifest-src': ["'self'"],
      // Films lie where pictures do.
      'media-src': ["'self'", ...config.imageOrigins],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    }
    return serialise(analytics ? joined(own, measured, config.tagOrigins) : own)
  }
  const policies = (analytics: boolean) => ({
    linked: policy({ analytics, firstStyles: false }),
    inside: policy({ analytics, firstStyles: true }),
  })
  const [plain, tagged] = [policies(false), policies(true)]
  return {
    page: ({ analytics, firstStyles }) => (analytics ? tagged : plain)[firstStyles ? 'inside' : 'linked'],
    other: nothing,
  }
}

/** The first policy with what the others allow besides. */
const joined = (own: Directives, ...more: readonly Directives[]): Directives =>
  Object.fromEntries(
    Object.entries(own).map(([name, values]) => [
      name,
      [...new Set([...values, ...more.flatMap((directives) => directives[name] ?? [])])],
    ]),
  )

const serialise = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
