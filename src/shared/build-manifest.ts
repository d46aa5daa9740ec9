/** A build, as `/builds/latest.json` names it. */
export interface BuildInfo {
  /** Derived from the built files: the same for the same input. */
  readonly id: string
  /** When it was built, in milliseconds since 1970. Nothing is decided by it: a rollback is news as well. */
  readonly timestamp?: number
}

/** What is known of a route before it is asked for. */
export interface RouteRules {
  /** Its pages are rendered before anyone asks, so that their payloads may be fetched ahead. */
  readonly prerender?: boolean
  /** Seconds for which a rendered page is fresh. */
  readonly ttl?: number
}

export type RuleTable = Readonly<Record<string, RouteRules>>

/**
 * Rules by path: `static` for one path, `wildcard` for all below one (`/en` → `/en/**`), `dynamic` for
 * patterns.
 */
export interface RuleMatcher {
  readonly static: RuleTable
  readonly wildcard: RuleTable
  readonly dynamic: RuleTable
}

/** `/builds/meta/{id}.json`. */
export interface Manifest extends BuildInfo {
  readonly matcher: RuleMatcher
  /** Canonical paths of pages that are rendered already, at most 2,000. */
  readonly prerendered: readonly string[]
}
