/**
 * The body of `/builds/latest.json`: the build that the server runs. Open pages request it to learn of a new
 * build.
 */
export interface BuildInfo {
  /** A hash of the built files: the same sources have the same id. */
  readonly id: string
  /**
   * Time of the build in milliseconds since 1970. It is information only: builds are told apart by their ids,
   * as a rollback is an update as well.
   */
  readonly timestamp?: number
}

/** Rules of a route that browsers need before they request its pages. */
export interface RouteRules {
  /** Whether its pages are rendered before the first request, so that their payloads may be prefetched. */
  readonly prerender?: boolean
  /** Seconds for which a rendered page may be shown again without being rendered anew. */
  readonly ttl?: number
}

/** Rules of routes, by path or pattern. */
export type RuleTable = Readonly<Record<string, RouteRules>>

/**
 * The rules of all routes: `static` by path, `wildcard` by the path that all matching paths lie below (`/en`
 * for `/en/**`), `dynamic` by pattern.
 */
export interface RuleMatcher {
  readonly static: RuleTable
  readonly wildcard: RuleTable
  readonly dynamic: RuleTable
}

/** The body of `/builds/meta/{id}.json`: the rules and prerendered pages of one build. */
export interface Manifest extends BuildInfo {
  readonly matcher: RuleMatcher
  /** Canonical paths of the pages that the server has rendered in advance, at most 2,000. */
  readonly prerendered: readonly string[]
}
