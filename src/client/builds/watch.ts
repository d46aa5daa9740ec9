import type { BuildInfo } from '../../shared/build-manifest.ts'
import { type BuildObservation, createBuildConfirmation } from './build-confirmation.ts'
import { fetchSmallJson, parseBuildInfo } from './fetch-build-info.ts'
import { createPollScheduler } from './poll-scheduler.ts'
import { type OpenTabStorage, openTabStorage, readStoredList } from './tab-storage.ts'

/** Key in the tab's session storage of the ids of builds that the tab has run on. */
const key = 'triptych:builds'
/** A response with more bytes is refused. */
const maxBytes = 16_384
/** Milliseconds from a first response with another build to the request that confirms it. */
const confirmAfter = 5_000
/**
 * Milliseconds to the confirming request where this tab has run on the other build before: during a deploy,
 * servers of both builds may respond side by side for a while.
 */
const confirmReturnAfter = 60_000
/** Number of build ids in session storage; older ones are dropped. */
const maxRemembered = 20

interface BuildWatchOptions {
  /** Id of the build that made the document. */
  readonly buildId: string
  /** Milliseconds between requests; 0 switches the watcher off. */
  readonly interval: number
  /** Called once for each other build, when two responses in a row have named that build. */
  readonly onUpdate: (info: BuildInfo) => void
  readonly storage?: OpenTabStorage
}

/** The event that the document gets once for each new build, with its `BuildInfo` as detail. */
export const updateEvent = 'app:manifest:update'

/** Knows whether the server runs another build than the one that made this document. */
export interface BuildWatcher {
  /** The build that has replaced this document's, confirmed by two equal responses; else undefined. */
  readonly newBuild: () => BuildInfo | undefined
  /**
   * Records the build id that a payload response named. The id of another build causes a poll; the id of the
   * build known to be served cancels a change that waits to be confirmed.
   */
  readonly reportBuild: (id: string) => void
}

/**
 * Polls `/builds/latest.json` for the build that is served: every `interval`, soon after a first response
 * with another build, and at most once a minute when the visitor or the network comes back or a payload
 * response names another build. A hidden tab sends nothing. Only ids count, not times, as a rollback is an
 * update as well. Each new build is announced once, by the event `app:manifest:update` on the document and to
 * `onUpdate`.
 */
export function watchBuilds({
  buildId,
  interval,
  onUpdate,
  storage = openTabStorage,
}: BuildWatchOptions): BuildWatcher {
  const confirmation = createBuildConfirmation(buildId)
  if (interval <= 0) return { newBuild: confirmation.newBuild, reportBuild: () => {} }
  const previousBuilds = rememberBuild(storage, buildId)
  const react: Readonly<Record<BuildObservation, (info: BuildInfo) => void>> = {
    unchanged: () => {},
    first: ({ id }) => scheduler.pollIn(previousBuilds.has(id) ? confirmReturnAfter : confirmAfter),
    // A third build, while the second one was not confirmed yet: the regular interval is soon enough.
    unsettled: () => {},
    confirmed: announceOnce(buildId, onUpdate),
  }
  const scheduler = createPollScheduler(async () => {
    const info = await fetchLatest()
    if (info) react[confirmation.observe(info)](info)
  })
  setInterval(scheduler.poll, interval)
  onVisitorReturn(scheduler.pollThrottled)
  return {
    newBuild: confirmation.newBuild,
    reportBuild: (id) => {
      if (confirmation.contradict(id)) scheduler.cancel()
      if (id !== (confirmation.newBuild()?.id ?? buildId)) scheduler.pollThrottled()
    },
  }
}

/** Returns a function that announces each build once, and never the document's own (`ownId`). */
function announceOnce(ownId: string, onUpdate: BuildWatchOptions['onUpdate']): BuildWatchOptions['onUpdate'] {
  const announced = new Set([ownId])
  return (info) => {
    if (announced.has(info.id)) return
    announced.add(info.id)
    document.dispatchEvent(new CustomEvent(updateEvent, { detail: info }))
    onUpdate(info)
  }
}

/** The build that the server names; undefined for a failed request or a malformed response. */
const fetchLatest = (): Promise<BuildInfo | undefined> =>
  fetchSmallJson(`/builds/latest.json?${Date.now()}`, maxBytes, 'no-store').then(
    parseBuildInfo,
    () => undefined,
  )

/**
 * Calls back when the visitor or the network comes back, and when the browser restores the page from its
 * cache.
 */
function onVisitorReturn(proceed: () => void): void {
  for (const type of ['focus', 'online']) addEventListener(type, proceed)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) proceed()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') proceed()
  })
}

/**
 * Returns the builds that this tab has run on before, and adds this one to the list. Empty where session
 * storage is blocked.
 */
function rememberBuild(storage: OpenTabStorage, buildId: string): ReadonlySet<unknown> {
  try {
    const others = readStoredList(storage, key).filter((id) => typeof id === 'string' && id !== buildId)
    storage().setItem(key, JSON.stringify([...others, buildId].slice(-maxRemembered)))
    return new Set(others)
  } catch {
    return new Set()
  }
}
