import { writingScript } from '../../src/content/later-styles.tsx'
import { memoBounded, memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { LiveLook } from '../brand/look.ts'
import { cspHash, type Frontend } from '../builds/frontend.ts'
import type { Config } from '../config/config.ts'
import type { Consent } from '../consent/consent.ts'
import type { ConsentSetup } from '../consent/consent-setup.ts'
import { gtmSources, joinSources, type Sources, type TagSources, tagSources } from '../consent/tag-sources.ts'
import { cspReportsPath, reportGroup } from '../http/fixed-headers.ts'
import { preferencesScript } from './preferences-script.ts'

/** The policy for responses other than pages, in which a browser may load and run nothing. */
const forOthers = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page may load besides its own files. */
export interface PageAllowances {
  /** Adds the hosts of the site's tools. */
  readonly analytics: boolean
  /** Whether the tag manager of the content is one of them, where the site has categories. */
  readonly tagManager?: boolean | undefined
  /** Origins of the frames in the page's content. */
  readonly frames?: readonly string[] | undefined
  /** Adds the hash of the build's first styles, which are embedded in the document of a first view. */
  readonly firstStyles: boolean
  /** Inline scripts and styles of a preview, and who may show it in a frame. */
  readonly preview?: PreviewAllowances | undefined
}

/** What the banner of a preview needs. */
interface PreviewAllowances {
  readonly script: string
  readonly style: string
  readonly frameAncestors: readonly string[]
}

/** Values of the `Content-Security-Policy` header. */
export interface ContentSecurityPolicy {
  /** Returns the policy for a page. */
  readonly page: (allowed: PageAllowances) => string
  /** Policy for all responses except pages. */
  readonly other: string
}

/** What policies are made of that changes while the site runs. */
interface PolicySources {
  readonly look: Pick<LiveLook, 'styles'>
  readonly consent: Pick<Consent, 'setup'>
}

/** The setup of a site without categories. */
const noSetup: ConsentSetup = { categories: [] }

/**
 * Creates the policies of the site; undefined in development, where Vite needs inline scripts. They follow
 * the look and the tools of the site as these change. Inline styles and scripts are allowed by hash and not by
 * nonce, so that rendered pages can be cached.
 */
export function createPolicy(
  config: Pick<Config, 'imageOrigins' | 'apiBase' | 'tagOrigins' | 'cspReports'>,
  { isBuilt, firstStyles: embedded }: Pick<Frontend, 'isBuilt' | 'firstStyles'>,
  { look, consent }: PolicySources,
): ContentSecurityPolicy | undefined {
  if (!isBuilt) return undefined
  const styleHashes = embedded ? [cspHash(embedded.css)] : []
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[preferencesScript, writingScript].map(cspHash)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...config.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(config.apiBase ? [config.apiBase] : [])],
    'manifest-src': ["'self'"],
    // Videos come from the same origins as pictures.
    'media-src': ["'self'", ...config.imageOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The second is for browsers that do not know the first.
    ...(config.cspReports && { 'report-to': [reportGroup], 'report-uri': [cspReportsPath] }),
  }
  const tagsOf = (setup: ConsentSetup, hasGtm: boolean): TagSources =>
    setup === noSetup ? gtmSources : tagSources(setup, hasGtm)
  const write = (
    setup: ConsentSetup,
    brandHashes: readonly string[],
    { analytics, tagManager = false, preview, ...more }: PageAllowances,
  ) => {
    const page = joinSources(preview ? framedBy(own, preview.frameAncestors) : own, {
      'script-src': preview ? [cspHash(preview.script)] : [],
      'style-src': [
        ...(more.firstStyles ? styleHashes : []),
        ...brandHashes,
        ...(preview ? [cspHash(preview.style)] : []),
      ],
      'frame-src': more.frames ?? [],
    })
    if (!analytics) return serialise(page)
    const { sources, inlineScripts } = tagsOf(setup, tagManager)
    return serialise(withInline(joinSources(page, sources, config.tagOrigins), inlineScripts))
  }
  // Few pages differ: policies are written once for each combination.
  const policies = memoWeak((setup: ConsentSetup) =>
    memoLast((styles: readonly string[]) => {
      const brandHashes = styles.map(cspHash)
      return memoBounded((allowed) => write(setup, brandHashes, JSON.parse(allowed)))
    }),
  )
  return {
    page: (allowed) => policies(consent.setup() ?? noSetup)(look.styles())(JSON.stringify(allowed)),
    other: forOthers,
  }
}

/** The sources of a page that some origins may show in a frame. */
const framedBy = (sources: Sources, origins: readonly string[]): Sources => ({
  ...sources,
  'frame-ancestors': ["'self'", ...origins],
})

const isHash = (source: string): boolean => source.startsWith("'sha256-")

/**
 * Allows the inline scripts that tools add. Those without a known hash need `'unsafe-inline'`, which browsers
 * ignore beside hashes. It is for script elements alone: attributes such as `onclick`, through which markup of
 * somebody else would come first, stay forbidden.
 */
function withInline(sources: Sources, inline: TagSources['inlineScripts']): Sources {
  const script = sources['script-src'] ?? []
  if (inline === 'all')
    return {
      ...sources,
      'script-src-elem': [...script.filter((source) => !isHash(source)), "'unsafe-inline'"],
      'script-src-attr': ["'none'"],
    }
  return joinSources(sources, { 'script-src': inline.map((hash) => `'${hash}'`) })
}

const serialise = (directives: Sources): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
