import { type BrowserTab, loadDocument } from './load-document.ts'
import { type OpenTabStorage, openTabStorage, readStoredList } from './tab-storage.ts'

/** Key in the tab's session storage of the latest reloads. */
const key = 'triptych:reload'
/** Milliseconds for which a reloaded path is not reloaded again, the last millisecond included. */
const guardPeriod = 10_000
/** In milliseconds. */
const minute = 60_000
/** Maximum number of reloads of one tab within a minute, whatever their paths. */
const maxPerMinute = 2

/** A path with its query, and the time in milliseconds until which it is not reloaded again. */
type RecordedReload = readonly [path: string, expires: number]

/** The parts of the browser that the guard uses; tests replace them. */
interface ReloadGuardOptions extends Partial<BrowserTab> {
  readonly storage?: OpenTabStorage
  /** The time in milliseconds since 1970. */
  readonly now?: () => number
  readonly isOffline?: () => boolean
}

/** Loads documents on behalf of the page, and never so often that a loop arises. */
export interface ReloadGuard {
  /**
   * Loads the document of an address of this site, with its query and fragment, and returns true. Returns
   * false, and does nothing, when the path has been reloaded within 10 s, the tab twice within a minute, the
   * session storage is blocked, the browser is offline, or the address is on another site.
   */
  readonly reloadAt: (url: URL) => boolean
}

/**
 * Creates the guard of reloads that the page itself causes, when code is missing or out of date. The reloads
 * of the last minute are stored in the tab's session storage, where the next document finds them.
 */
export function createReloadGuard({
  storage = openTabStorage,
  now = Date.now,
  location = globalThis.location,
  history = globalThis.history,
  isOffline = () => navigator.onLine === false,
}: ReloadGuardOptions = {}): ReloadGuard {
  /** Records a reload of a path; returns false where the path must not be reloaded. */
  const claim = (path: string): boolean => {
    try {
      const recent = readReloads(storage, now())
      if (
        recent.length >= maxPerMinute ||
        recent.some(([other, expires]) => other === path && now() <= expires)
      )
        return false
      const next: RecordedReload = [path, now() + guardPeriod]
      storage().setItem(key, JSON.stringify([...recent, next]))
      return true
    } catch {
      // Without storage nothing would end a loop of reloads.
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

/**
 * The reloads of the last minute; each was at `expires - guardPeriod`. A reload in the future is left out:
 * the clock has been set back since.
 */
const readReloads = (storage: OpenTabStorage, now: number): RecordedReload[] =>
  readStoredList(storage, key)
    .filter(isReload)
    .filter(([, expires]) => expires <= now + guardPeriod && now <= expires - guardPeriod + minute)

const isReload = (entry: unknown): entry is RecordedReload =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
