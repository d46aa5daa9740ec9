import { showToast, type ToastAction } from '../components/notification/toast-channel.ts'
import type { Translate } from '../i18n/translate.ts'
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import { onChunkLoadError } from '../shared/preload-errors.ts'
import { loadDocument } from './builds/load-document.ts'
import { createReloadGuard } from './builds/reload-guard.ts'
import type { BuildTracker } from './builds/track-builds.ts'
import { updateEvent } from './builds/watch.ts'

/** What the router calls so that new builds and missing code are handled. */
export interface BuildUpdates {
  /**
   * Loads the document of an address when a new build is out; returns whether it does. Too many reloads
   * forbid it.
   */
  readonly loadIfOutdated: (url: URL) => boolean
  /**
   * Loads the document of an address whose code is missing; returns false where too many reloads forbid it.
   */
  readonly reloadAt: (url: URL) => boolean
  /** To be called when a page is shown: fetches the build's manifest where an earlier request has failed. */
  readonly onPageShown: () => void
}

/**
 * Tells the visitor when a new build is out or a part of the page lacks its code, and offers to reload.
 * @param t gives the texts of the page that is shown
 */
export function handleBuildUpdates(
  { newBuild, loadManifest }: BuildTracker,
  t: () => Translate,
): BuildUpdates {
  const { reloadAt } = createReloadGuard()
  if (newBuild()) offerUpdate(t())
  document.addEventListener(updateEvent, () => offerUpdate(t()))
  // The rest of the page works, and the visitor may be filling in a form: so the visitor decides.
  onChunkLoadError((error) => {
    if (isChunkLoadError(error)) offerReload(t())
  })
  return {
    loadIfOutdated: (url) => newBuild() !== undefined && reloadAt(url),
    reloadAt,
    onPageShown: loadManifest,
  }
}

const reloadAction = (t: Translate): ToastAction => ({
  label: t('update-load'),
  onPress: () => loadDocument(new URL(location.href)),
})

/** Announces a new build. The reload is only an offer, as the next navigation loads the new build anyway. */
const offerUpdate = (t: Translate): void =>
  showToast({ title: t('update-title'), text: t('update-text'), actions: [reloadAction(t)] })

const offerReload = (t: Translate): void =>
  showToast({ tone: 'warning', title: t('error-part-missing'), actions: [reloadAction(t)] })
