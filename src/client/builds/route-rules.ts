import type { RouteRules } from '../../shared/build-manifest.ts'
import * as messages from '../../shared/errors.ts'
import type { ReceivedManifest } from './fetch-build-info.ts'
import { createMatcher } from './rule-matcher.ts'

const mostPrerendered = 2_000

/** What the manifest says of paths: nothing while there is none. */
export interface Rules {
  readonly of: (path: string) => RouteRules
  /** Whether the page's data may be fetched ahead. */
  readonly isPrerendered: (path: string) => boolean
}

interface Read {
  readonly manifest: ReceivedManifest
  readonly prerendered: ReadonlySet<string>
  readonly match: (path: string) => RouteRules
}

/** Reads a manifest once for each that becomes known. What is wrong with its rules is told on the console. */
export function createRules(known: () => ReceivedManifest | undefined): Rules {
  let read: Read | undefined
  const current = (): Read | undefined => {
    const manifest = known()
    if (manifest && manifest !== read?.manifest) read = readManifest(manifest)
    return read
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

const canonical = (path: string): string => path.replace(/\/$/, '') || '/'

function readManifest(manifest: ReceivedManifest): Read {
  const paths = manifest.prerendered.filter((path) => typeof path === 'string').slice(0, mostPrerendered)
  return { manifest, prerendered: new Set(paths.map(canonical)), match: tryMatcher(manifest.matcher) }
}

function tryMatcher(matcher: unknown): Read['match'] {
  try {
    return createMatcher(matcher)
  } catch (error) {
    console.error(messages.matcher, error)
    return () => ({})
  }
}
