import * as messages from '../errors.ts'
import { whenCalm } from '../when-calm.ts'
import { allowsManifest, type Connection, readConnection } from './connection.ts'
import { createMatcher } from './matcher.ts'
import { fetchSmallJson, readManifest } from './read-info.ts'
import type { RouteRules } from './types.ts'

const maxBytes = 1_000_000
/** After a failed try, in milliseconds. */
const pauseAfterFailure = 10_000
const delay = 1_000

/** What a build tells about its pages. Nothing is known until `load` has succeeded, and no navigation waits for it. */
export interface AppManifest {
  /**
   * Fetches the manifest unless it is there, on its way, failed less than 10 s ago, or the connection forbids it. With the id of another
   * build that build's manifest takes the place of the one known. Failures are told on the console; never rejects.
   */
  readonly load: (id?: string) => Promise<void>
  readonly rules: (path: string) => RouteRules
  /** Whether the page's data may be fetched ahead. */
  readonly isPrerendered: (path: string) => boolean
}

interface Options {
  readonly buildId: string
  /** Called whenever a manifest has become known. */
  readonly onLoad?: () => void
  readonly connection?: () => Connection
  readonly fetch?: typeof fetch
}

interface Known {
  readonly id: string
  readonly prerendered: ReadonlySet<string>
  readonly match: (path: string) => RouteRules
}

/** Asks for `/builds/meta/{id}.json`. After a failure the next `load` tries again, and so does the return of the network. */
export function createManifest(options: Options): AppManifest {
  const { buildId, onLoad, connection = readConnection, fetch } = options
  let wanted = buildId
  let known: Known | undefined
  let underWay: { readonly id: string; readonly done: Promise<void> } | undefined
  const pause = createPause(() => void load())

  const ask = async (id: string): Promise<void> => {
    const found = await fetchManifest(id, fetch).catch((error: unknown) => {
      if (id !== wanted) return
      console.error(messages.manifest, error)
      pause.begin()
    })
    if (underWay?.id === id) underWay = undefined
    if (!found || id !== wanted) return
    known = found
    onLoad?.()
  }

  const load = async (id = wanted): Promise<void> => {
    if (id !== wanted) pause.end()
    wanted = id
    if (underWay?.id === id) return underWay.done
    if (known?.id === id || !pause.isOver() || !allowsManifest(connection())) return
    underWay = { id, done: ask(id) }
    return underWay.done
  }

  return {
    load,
    rules: (path) => findRules(known, path),
    isPrerendered: (path) =>
      known?.prerendered.has(canonical(path)) === true || findRules(known, path).prerender === true,
  }
}

/** After a failure nothing is tried for a while. When the network has come back since, `again` is called at the end of it. */
function createPause(again: () => void) {
  let until = 0
  const left = () => until - performance.now()
  const end = () => {
    until = 0
  }
  const endAndTry = () => {
    end()
    again()
  }
  const retry = () => {
    setTimeout(endAndTry, left())
  }
  return {
    end,
    isOver: () => left() <= 0,
    begin: () => {
      until = performance.now() + pauseAfterFailure
      window.addEventListener('online', retry, { once: true })
    },
  }
}

function findRules(known: Known | undefined, path: string): RouteRules {
  try {
    return known?.match(canonical(path)) ?? {}
  } catch (error) {
    console.error(messages.rules, error)
    return {}
  }
}

const canonical = (path: string): string => path.replace(/\/$/, '') || '/'

async function fetchManifest(id: string, fetch?: typeof globalThis.fetch): Promise<Known> {
  const answer = await fetchSmallJson(`/builds/meta/${id}.json`, { maxBytes, ...(fetch && { fetch }) })
  const manifest = readManifest(answer)
  if (manifest?.id !== id) throw new Error(`The answer is not the manifest of build ${id}`)
  return {
    id,
    prerendered: new Set(manifest.prerendered.map(canonical)),
    match: tryMatcher(manifest.matcher),
  }
}

function tryMatcher(matcher: unknown): Known['match'] {
  try {
    return createMatcher(matcher)
  } catch (error) {
    console.error(messages.matcher, error)
    return () => ({})
  }
}

/** Loads the manifest a second after the page has come to rest; not at all on a very slow connection or one that saves data. */
export function deferManifest(
  load: () => Promise<void>,
  connection: () => Connection = readConnection,
): void {
  if (!allowsManifest(connection())) return
  void whenCalm().then(() => setTimeout(() => void load(), delay))
}
