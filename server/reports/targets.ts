/** Tells whether something stands at an address that the content leads to. */
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { routingOf } from '../../src/router/match.ts'
import { isPagePath } from '../../src/router/page-path.ts'
import { createBoundedCache } from '../cache/bounded-cache.ts'
import type { Redirects } from '../cms/redirects/redirects.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { canonicalizePath } from '../http/canonical-path.ts'

/** `missing`: nothing is there. `gone`: a rule of editors says so. `malformed`: no address at all. */
export type TargetState = 'there' | 'missing' | 'gone' | 'malformed'

/** Checks an address: of another site it is taken as it is. */
export type CheckTarget = (address: string) => Promise<TargetState>

interface TargetDeps {
  readonly content: Pick<ContentSource, 'has' | 'assetFile' | 'inspect'>
  readonly redirects: Pick<Redirects, 'find'>
  readonly languages: Languages
  readonly config: Pick<Config, 'siteUrl' | 'designSystem' | 'searchPath'>
}

/** Addresses whose state is remembered at a time. */
const maxKnown = 20_000

/** The path and query of an address of this site; undefined for addresses of others, and parts of the page. */
function ownAddress(address: string, siteUrl: string): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return address
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  return url?.origin === siteUrl ? url.pathname + url.search : undefined
}

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Creates the check for one report. */
export function createTargetCheck({ content, redirects, languages, config }: TargetDeps): CheckTarget {
  const routing = routingOf(languages)
  const known = createBoundedCache<string, TargetState>({ maxEntries: maxKnown })

  async function stateOfRule(locale: Locale, path: string, search: string): Promise<TargetState> {
    const rule = await redirects.find(locale, path, search)
    if (!rule) return 'missing'
    return rule.to === undefined ? 'gone' : 'there'
  }

  async function stateOf(path: string, search: string): Promise<TargetState> {
    const canonical = canonicalizePath(path, languages)
    if (canonical.kind === 'malformed') return 'malformed'
    if (canonical.kind === 'redirect') return stateOf(canonical.path, search)
    if (routing.isReserved(path) || content.assetFile(decoded(path) ?? '') !== undefined) return 'there'
    // Other files of a content system over HTTP are not looked for.
    if (!isPagePath(path)) return content.inspect ? 'missing' : 'there'
    const match = routing.match(path, config)
    const isOwn = match && match.route.page !== 'content' && match.route.page !== 'home'
    if (isOwn || (match && (await content.has(match.locale, match.path)))) return 'there'
    const locale = routing.localeOf(path)
    const inside = (decoded(path) ?? path).slice(languages.of(locale).prefix.length) || '/'
    return stateOfRule(locale, inside, search)
  }

  return async (address) => {
    const own = ownAddress(address, config.siteUrl)
    if (own === undefined) return 'there'
    const [, path = '', search = ''] = /^([^?#]*)([^#]*)/.exec(own) ?? []
    const key = path + search
    const state = known.get(key) ?? (await stateOf(path, search))
    known.set(key, state)
    return state
  }
}
