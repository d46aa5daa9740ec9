import { loadDocument, type Tab } from './load-document.ts'
import { type OpenStorage, readList, sessionOfTab } from './tab-storage.ts'

const key = 'triptych:reload'
/** One reload of a path within this time, in milliseconds, its end included. */
const guarded = 10_000
const minute = 60_000
const perMinute = 2

/** A path with its query, and when its guard ends. */
type Reload = readonly [path: string, expires: number]

interface Options extends Partial<Tab> {
  readonly storage?: OpenStorage
  readonly now?: () => number
  readonly isOffline?: () => boolean
}

export interface Reloads {
  /**
   * Loads the document of an address of this site, query and fragment kept. False when nothing was started:
   * the path has been reloaded within 10 s, the tab twice within a minute, the storage that would tell is
   * blocked, the browser is offline, or the address is another site's.
   */
  readonly reloadAt: (url: URL) => boolean
}

/**
 * Reloads that the page decides about itself; what keeps them from going on for ever lies in the tab's
 * storage.
 */
export function createReloads({
  storage = sessionOfTab,
  now = Date.now,
  location = globalThis.location,
  history = globalThis.history,
  isOffline = () => navigator.onLine === false,
}: Options = {}): Reloads {
  const claim = (path: string): boolean => {
    try {
      const recent = readReloads(storage, now())
      if (recent.length >= perMinute || recent.some(([other, expires]) => other === path && now() <= expires))
        return false
      const next: Reload = [path, now() + guarded]
      storage().setItem(key, JSON.stringify([...recent, next]))
      return true
    } catch {
      // Without a memory nothing would end a loop.
      return false
    }
  }

  return {
    reloadAt: (url) => {
      const path = url.pathname + url.search
      // A `blob:` address has the origin of the page that made it.
      const isOwn = url.origin === location.origin && /^https?:$/.test(url.protocol)
      if (!isOwn || isOffline() || !claim(path)) return false
      loadDocument(url, { location, history })
      return true
    },
  }
}

/** Those of the last minute. A time that is still to come is the remains of a clock that was set back. */
const readReloads = (storage: OpenStorage, now: number): Reload[] =>
  readList(storage, key)
    .filter(isReload)
    .filter(([, expires]) => expires <= now + guarded && now <= expires - guarded + minute)

const isReload = (entry: unknown): entry is Reload =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
