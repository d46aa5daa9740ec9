import type { RouteRules } from '../../shared/build-manifest.ts'
import * as messages from '../../shared/errors.ts'
import type { ReceivedManifest } from './fetch-build-info.ts'
import { createRuleMatcher } from './rule-matcher.ts'

/** Maximum number of paths of prerendered pages that are read from a manifest; the rest is ignored. */
const maxPrerendered = 2_000

/**
 * Looks up what the build manifest says of a path, for prefetching: whether a page is prerendered, and for
 * how long its payload is fresh. Without a manifest there are no rules.
 */
export interface RouteRulesLookup {
  /** The rules of a path; empty where none apply. */
  readonly of: (path: string) => RouteRules
  /** Whether the page is prerendered, so that its payload may be prefetched. */
  readonly isPrerendered: (path: string) => boolean
}

/** A manifest with its paths and rules in a form that is quick to search. */
interface ParsedManifest {
  readonly manifest: ReceivedManifest
  readonly prerendered: ReadonlySet<string>
  readonly match: (path: string) => RouteRules
}

/**
 * Creates the lookup of route rules in the latest manifest. Each manifest is parsed once, and errors in its
 * rules are logged to the console.
 * @param currentManifest gives the latest manifest
 */
export function createRouteRules(currentManifest: () => ReceivedManifest | undefined): RouteRulesLookup {
  let parsed: ParsedManifest | undefined
  const current = (): ParsedManifest | undefined => {
    const manifest = currentManifest()
    if (manifest && manifest !== parsed?.manifest) parsed = parseManifest(manifest)
    return parsed
  }
  const of = (path: string): RouteRules => {
    try {
      return current()?.match(canonical(path)) ?? {}
    } catch (error) {
      console.error(messages.rules, error)
      return {}
    }
  }
  return {
    of,
    isPrerendered: (path) =>
      current()?.prerendered.has(canonical(path)) === true || of(path).prerender === true,
  }
}

/** A path without its trailing slash, as manifests have it: `/about/` → `/about`. */
const canonical = (path: string): string => path.replace(/\/$/, '') || '/'

function parseManifest(manifest: ReceivedManifest): ParsedManifest {
  const paths = manifest.prerendered.filter((path) => typeof path === 'string').slice(0, maxPrerendered)
  return { manifest, prerendered: new Set(paths.map(canonical)), match: compileMatcher(manifest.matcher) }
}

function compileMatcher(matcher: unknown): ParsedManifest['match'] {
  try {
    return createRuleMatcher(matcher)
  } catch (error) {
    console.error(messages.matcher, error)
    return () => ({})
  }
}
