import { videoFrameHosts } from '../../src/blocks/video/video-address.ts'
import { writingScript } from '../../src/content/later-styles.tsx'
import { memoLast } from '../../src/shared/memo.ts'
import type { LiveLook } from '../brand/look.ts'
import { cspHash, type Frontend } from '../builds/frontend.ts'
import type { Config } from '../config/config.ts'
import { preferencesScript } from './document.ts'

type Directives = Readonly<Record<string, readonly string[]>>

const tagManager = 'https://www.googletagmanager.com'
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]
/** Sources for the tag manager and Google Analytics. The setting `TAG_ORIGINS` adds those of other tags. */
const analyticsSources: Directives = {
  'script-src': [tagManager],
  'img-src': measurement,
  'connect-src': measurement,
}

/** The policy for responses other than pages, in which a browser may load and run nothing. */
const forOthers = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page may load besides its own files. */
interface PageAllowances {
  /** Adds the hosts of the tag manager and of its tags. */
  readonly analytics: boolean
  /** Adds the hash of the build's first styles, which are embedded in the document of a first view. */
  readonly firstStyles: boolean
}

/** Values of the `Content-Security-Policy` header. */
export interface ContentSecurityPolicy {
  /** Returns the policy for a page. */
  readonly page: (allowed: PageAllowances) => string
  /** Policy for all responses except pages. */
  readonly other: string
}

/**
 * Creates the policies of the site, once at the start and after each change of its look; undefined in
 * development, where Vite needs inline scripts. Inline styles and scripts are allowed by hash and not by nonce, so that rendered pages can be
 * cached.
 */
export function createPolicy(
  config: Pick<Config, 'imageOrigins' | 'apiBase' | 'tagOrigins'>,
  { isBuilt, firstStyles: embedded }: Pick<Frontend, 'isBuilt' | 'firstStyles'>,
  look: Pick<LiveLook, 'styles'>,
): ContentSecurityPolicy | undefined {
  if (!isBuilt) return undefined
  const styleHashes = embedded ? [cspHash(embedded.css)] : []
  const policy = ({ analytics, firstStyles }: PageAllowances, brandHashes: readonly string[]) => {
    const own: Directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...[preferencesScript, writingScript].map(cspHash)],
      'style-src': ["'self'", ...(firstStyles ? styleHashes : []), ...brandHashes],
      'img-src': ["'self'", 'data:', ...config.imageOrigins],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...(config.apiBase ? [config.apiBase] : [])],
      'frame-src': videoFrameHosts,
      'manifest-src': ["'self'"],
      // Videos come from the same origins as pictures.
      'media-src': ["'self'", ...config.imageOrigins],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    }
    return serialise(analytics ? joined(own, analyticsSources, config.tagOrigins) : own)
  }
  const policies = (analytics: boolean, brandHashes: readonly string[]) => ({
    linked: policy({ analytics, firstStyles: false }, brandHashes),
    embedded: policy({ analytics, firstStyles: true }, brandHashes),
  })
  const tables = memoLast((styles: readonly string[]) => {
    const brandHashes = styles.map(cspHash)
    return { plain: policies(false, brandHashes), tagged: policies(true, brandHashes) }
  })
  return {
    page({ analytics, firstStyles }) {
      const { plain, tagged } = tables(look.styles())
      return (analytics ? tagged : plain)[firstStyles ? 'embedded' : 'linked']
    },
    other: forOthers,
  }
}

/** The directives of `own`, with the sources that `more` has for the same directives. */
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
