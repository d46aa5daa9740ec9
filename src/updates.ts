import { isChunkFailure, onMissingCode } from './builds/chunk-failure.ts'
import { readConnection } from './builds/connection.ts'
import { loadDocument } from './builds/load-document.ts'
import { createManifest, deferManifest } from './builds/manifest.ts'
import { createReloads } from './builds/reload.ts'
import { watchBuilds } from './builds/watch.ts'
import { showToast, type ToastAction } from './components/notification/toast-channel.ts'
import type { ClientState } from './content/payload.ts'
import type { Translate } from './i18n/translate.ts'

/** What this document does about builds other than its own, and about code that is gone. */
export interface Updates {
  /** An answer named the build that gave it. */
  readonly onBuild: (id: string) => void
  /** True when a new build is out and the browser has been told to load it at this address. */
  readonly leave: (url: URL) => boolean
  /** For code that is missing: true when the browser has been told to load the document of this address instead. */
  readonly reloadAt: (url: URL) => boolean
  /** Whether the page of a path is rendered already, so that its payload may be fetched ahead. */
  readonly isPrerendered: (path: string) => boolean
  /** Milliseconds for which a payload that was fetched ahead may be shown; undefined where no rule says. */
  readonly lifetimeOf: (path: string) => number | undefined
  /** False on slow links and when the visitor saves data. */
  readonly mayPrefetch: () => boolean
  /** A page has been shown: what could not be had before is asked for again. */
  readonly arrived: () => void
}

interface Shown {
  readonly t: () => Translate
  /** It became known which pages may be fetched ahead. */
  readonly onManifest: () => void
}

export function followUpdates(
  { buildId, buildPollInterval }: Pick<ClientState, 'buildId' | 'buildPollInterval'>,
  { t, onManifest }: Shown,
): Updates {
  const manifest = createManifest({ buildId, onLoad: onManifest })
  const reloads = createReloads()
  const builds = watchBuilds({
    buildId,
    interval: buildPollInterval,
    onUpdate: ({ id }) => {
      void manifest.load(id)
      offerUpdate(t())
    },
  })
  deferManifest(manifest.load)
  // The page itself is whole, and the visitor may be in the middle of something.
  onMissingCode((error) => {
    if (isChunkFailure(error)) offerReload(t())
  })

  return {
    onBuild: builds.seen,
    leave: (url) => builds.other() !== undefined && reloads.reloadAt(url),
    reloadAt: reloads.reloadAt,
    isPrerendered: (path) => builds.other() === undefined && manifest.isPrerendered(path),
    lifetimeOf: (path) => {
      const { ttl } = manifest.rules(path)
      return ttl === undefined ? undefined : ttl * 1_000
    },
    mayPrefetch: () => {
      const { isSlow, savesData } = readConnection()
      return !isSlow && !savesData && navigator.onLine
    },
    arrived: () => void manifest.load(builds.other()?.id ?? buildId),
  }
}

const reloadAction = (t: Translate): ToastAction => ({
  label: t('update-load'),
  onPress: () => loadDocument(new URL(location.href)),
})

/** Said once, and left to the visitor: the next page comes from the new build anyway. */
const offerUpdate = (t: Translate): void =>
  showToast({ title: t('update-title'), text: t('update-text'), actions: [reloadAction(t)] })

const offerReload = (t: Translate): void =>
  showToast({ tone: 'warning', title: t('error-part-missing'), actions: [reloadAction(t)] })
